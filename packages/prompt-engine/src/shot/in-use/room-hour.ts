import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import { fitsLook } from '../moment/fits.ts';
import { isLeft } from '../place/place-facts.ts';
import { isUsual } from '../plain/certainty.ts';
import { classOf } from '../scene-class.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { LEFT_ROOMS, ROOMS } from './rows/rooms.ts';
import { VIEWS } from './rows/views.ts';

/*
 * The hour of a place that is itself the picture: what was just used in a room, what its window shows and which lamp is
 * on; the weather over land and town. Only where the words leave hour, weather and light open.
 */

interface HourRow {
  readonly names: readonly string[];
  readonly at: string;
  readonly light: string;
}

const readHours = (table: string): readonly HourRow[] =>
  rowsOf(table, 3).map(([names, at, light]) => ({
    names: listOf(names),
    at: textOf(at),
    light: textOf(light),
  }));

let rooms: readonly HourRow[] | undefined;
let views: readonly HourRow[] | undefined;
let left: readonly HourRow[] | undefined;

const roomRows = (): readonly HourRow[] => {
  rooms ??= readHours(ROOMS);
  return rooms;
};
const viewRows = (): readonly HourRow[] => {
  views ??= readHours(VIEWS);
  return views;
};
const leftRows = (): readonly HourRow[] => {
  left ??= rowsOf(LEFT_ROOMS, 2).map(([at, light]) => ({
    names: [],
    at: textOf(at),
    light: textOf(light),
  }));
  return left;
};

/** All rows of rooms and views. */
export const hourRows = (): readonly HourRow[] => [...roomRows(), ...viewRows(), ...leftRows()];

/** Words by which a place is seen otherwise than from within it, or has an air of its own. */
const OTHERWISE = sifted(
  /\b(?:floor ?plan|map of|isometric|cutaway|top[- ]down|overhead|from above|aerial|drone|panorama|underwater|flooded|on fire|burning|miniature|tiny|giant|futuristic|alien|sunny|bright|minimal\w*|tidy|clean|empty|calm|still|peaceful|serene|colou?rful|pastel|pink|white|rainbow|symmetr\w*|liminal|infinite|surreal|daylight|lit|lamps?|lights?|candles?|neon|fireplace|window\w*|view|(?:of|inside|aboard|on) an? \p{L}+)\b/iu,
);

/** What another season than the one that is told would have at the window. */
const OF_A_SEASON = sifted(/\b(?:snow\w*|leaves|garden|leaf)\b/i);

/** What is above a view, and is told. */
const OF_THE_SKY: ReadonlySet<string> = new Set(['weather', 'celestial']);

function isOpen(scene: Scene): boolean {
  const { times, lights, cameras, feeling, cast, styles, doings } = scene;
  return (
    times.every(({ row }) => row.type === 'season') &&
    lights.length + doings.length + scene.around.length + scene.rest.length === 0 &&
    cameras.every(({ row }) => row.height !== 'overhead' && row.id !== 'isometric') &&
    (feeling === undefined || feeling.row.temper === 'calm') &&
    scene.colours.length === 0 &&
    cast.every(
      ({ kind, known, relation, part }) =>
        known &&
        !isBeing(kind) &&
        !OF_THE_SKY.has(kind) &&
        // The kitchen of a spaceship has none of the rain of a house.
        (part === 'main' || part === 'topic' || relation?.preposition === 'with'),
    ) &&
    styles.every(({ row }) => row.medium === 'photo' && !row.traits.has('mono')) &&
    !scene.isEdit &&
    scene.isUnread !== true &&
    !scene.isForeign &&
    !scene.syntax.isTags &&
    scene.uses.length === 0 &&
    scene.lettering.length === 0 &&
    fitsLook(scene) &&
    !isOnSheet(scene) &&
    worldNamed(scene) === undefined
  );
}

/** What leaves a room as its kind is. */
const OF_ROOMS = sifted(
  /^(?:artists?|painters?|messy|cluttered|hotel|luxury|luxurious|bachelor|student|guest|master|small|large|big|rustic|industrial|boho|bohemian|scandinavian|nordic|mid-century|country|family|grandma's|my|writer's|old-fashioned|parisian|new york|corner|private|staff|retro)$/i,
);
const isPlainRoom = ({ strange, placeRow }: Member): boolean =>
  placeRow !== undefined && strange.every((each) => OF_ROOMS.test(each));

/** Rooms of whoever does magic, whatever room it is. */
const OF_TALES = sifted(/\b(?:wizard|witch|alchemist|sorcer\w+|magician|warlock|mage)\b/i);

/** Rows that know a place by what it is called, or by a name of its row. */
function hoursOf(scene: Scene, rows: readonly HourRow[]): readonly HourRow[] {
  const main = mainOf(scene);
  const called = (main?.name ?? '').toLowerCase();
  const listed = main?.placeRow?.names.map((each) => each.toLowerCase()) ?? [];
  const isListed = listed.includes(called);
  if (OF_TALES.test(main?.words ?? '')) return rows.filter(({ names }) => names.includes("wizard's tower"));
  const own = rows.filter(({ names }) => names.includes(called));
  // A wizard's study is one of its own row, and no study of a house.
  if (own.length > 0 && (isListed || listed.length === 0)) return own;
  const ofRow = rows.filter(({ names }) => names.some((each) => listed.includes(each)));
  return ofRow.length > 0 ? ofRow : own;
}

/** A place of the picture at its hour. */
export interface RoomHour {
  readonly place: Decision;
  readonly light: Decision | undefined;
}

/** The hour and the trace of life of a place that is itself what a cinematic take shows; undefined where words tell otherwise. */
export function placeAtHour(brief: Brief): RoomHour | undefined {
  const { scene, take, wishes } = brief;
  const main = take === 'cinematic' ? mainOf(scene) : undefined;
  const kind = classOf(scene);
  const isRoom = kind === 'interior';
  if (!main || !(isRoom || kind === 'landscape' || kind === 'city') || !isOpen(scene)) return undefined;
  if (main.kind !== 'place' && main.kind !== 'terrain') return undefined;
  if (scene.place && scene.place.words !== main.words) return undefined;
  const isAlone = isLeft(brief);
  // A season is outside a room; over land it is the weather.
  if (scene.times.length > 0 && !isRoom) return undefined;
  if (OTHERWISE.test(scene.subject) && !(isAlone && isRoom)) return undefined;
  if (!isAlone && !isUsual(main) && !isPlainRoom(main)) return undefined;
  const rows = isRoom ? (isAlone ? leftRows() : hoursOf(scene, roomRows())) : hoursOf(scene, viewRows());
  const row = chosenEvenly(
    rows.filter(
      ({ at, light }) =>
        allowed([at], scene).length + allowed([light], scene).length === 2 &&
        !(scene.times.length > 0 && OF_A_SEASON.test(`${at} ${light}`)),
    ),
    brief,
    'hour',
  );
  if (!row || (isAlone && !isRoom)) return undefined;
  const side = keySide(brief);
  const sided = (text: string): string =>
    text.replaceAll('{side}', side).replaceAll('{other}', otherSide(side));
  return {
    place: {
      element: 'setting',
      text: sided(row.at),
      because: `No hour is told of ${said(main.words)}: this one shows that it is used.`,
    },
    light:
      wishes.lighting === undefined
        ? { element: 'light', text: sided(row.light), because: 'This is the light of that hour.' }
        : undefined,
  };
}
