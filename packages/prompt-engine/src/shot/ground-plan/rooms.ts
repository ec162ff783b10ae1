import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { keySide, otherSide } from '../choose.ts';
import { mentions } from '../mentions.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { ROOM_LIGHTS, ROOM_ROWS } from './room-rows.ts';

/*
 * What stands in a room that is itself the picture: the things of its kind, and where an age is told those of that age
 * ('teenage bedroom 1997' has a stereo and cassettes). The words decide first: what they name stands where they have it,
 * and an empty room has nothing.
 */

interface RoomRow {
  readonly ages: readonly string[];
  readonly rooms: ReadonlySet<string>;
  readonly texts: Readonly<Record<Exclude<Take, 'minimal'>, string>>;
}

const WIDTH = 4;
let table: readonly RoomRow[] | undefined;

function rows(): readonly RoomRow[] {
  table ??= rowsOf(ROOM_ROWS, WIDTH).map(([ages, rooms, studio, cinematic]) => ({
    ages: listOf(ages),
    rooms: new Set(listOf(rooms)),
    texts: { studio: textOf(studio), cinematic: textOf(cinematic) },
  }));
  return table;
}

/** Rooms in which nothing of their kind stands, or which are not as their kind is. */
const OTHERWISE =
  /\b(?:abandoned|derelict|disused|ruin\w*|flooded|underwater|burn\w*|collapsed|minimal\w*|liminal|infinite|unfinished|demolished|futuristic|future|sci-?fi|cyberpunk|alien|spaceship|space station|doll'?s?house|miniature|tiny|lego|gingerbread|cardboard|floor ?plan|blueprint|isometric|cutaway|top[- ]?down|map|diagram|overhead|from above|inside (?:an?|the)|made (?:entirely )?(?:out )?of|imagined|ice|igloo|treehouse|tent|cave|ship|submarine|train)\b/i;

/** A room of which the words say that nothing is in it. */
const EMPTY = /\b(?:empty|bare|emptied|vacant|unfurnished)\b/i;

/** A village green is no room, and a garage band no garage. */
const isRoom = (main: Member): boolean => main.kind === 'place' || main.kind === 'building';

/** What a room may be known by: where the lexicon knows it by a whole name, a dentist's office is no office. */
function namesOf({ words, name, placeRow }: Member): readonly string[] {
  const parts = words.toLowerCase().split(' ');
  const own = [words.toLowerCase(), name.toLowerCase(), ...(placeRow?.names ?? [])];
  const ends = parts.map((_, at) => parts.slice(at).join(' '));
  return [...own, ...ends.filter((end) => placeRow === undefined || placeRow.names.includes(end))];
}

/** The parts of a list that speak of nothing which the words name. */
function besideNamed(text: string, scene: Scene, main: Member): string {
  const parts = text.split(', ').filter((part) => {
    const lower = part.toLowerCase();
    return !scene.cast.some((member) => member !== main && mentions(lower, member.name.toLowerCase()));
  });
  const [first = '', ...rest] = parts;
  return first === '' ? '' : [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest].join(', ');
}

/** A room with the things of its kind and age, and whether an age was told. */
export interface RoomFurnished {
  /** None in a minimal take, which leaves it out. */
  readonly decision?: Decision;
  readonly isOfAge: boolean;
  /** The two things that are left of it in a minimal take. */
  readonly left: string;
  /** The light and the colours of such a room, where no hour and no light is told. */
  readonly light?: Decision;
  readonly palette?: Decision;
}

const LIGHT_WIDTH = 4;

/** How a room of an age is lit and coloured by day and in use; none where the words tell a light, an hour or colours. */
function seenByAge(brief: Brief, age: string, because: string): Pick<RoomFurnished, 'light' | 'palette'> {
  const { scene, take, wishes } = brief;
  const row = rowsOf(ROOM_LIGHTS, LIGHT_WIDTH).find(([ages]) => listOf(ages).includes(age));
  if (!row) return {};
  const side = keySide(brief);
  const [, studio, cinematic, colours] = row;
  const isLit = wishes.lighting !== undefined || scene.lights.length > 0 || LIT.test(scene.subject);
  const isTimed = scene.times.some(({ row: time }) => time.type !== 'era');
  const text = textOf(take === 'cinematic' ? cinematic : studio)
    .replaceAll('{side}', side)
    .replaceAll('{other}', otherSide(side));
  return {
    ...(!isLit && !isTimed && { light: { element: 'light', text, because } }),
    ...(wishes.palette === undefined &&
      scene.colours.length === 0 && {
        palette: { element: 'palette', text: capital(textOf(colours)), because },
      }),
  };
}
const LIT = /\b(?:neon|lit|lights?|lamps?|candles?|glow\w*|sun\w*|moon\w*|dark|flash|tubes?)\b/i;

/** What stands in the room that the picture is of; undefined where the words leave it empty or have it otherwise. */
export function roomFurnished(brief: Brief, kind: SceneClass): RoomFurnished | undefined {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (kind !== 'interior' || !main || !isRoom(main)) return undefined;
  if (
    EMPTY.test(`${main.adjectives.join(' ')} ${main.words}`) ||
    /^(?:an? |the )?(?:empty|bare)\b/i.test(scene.subject)
  )
    return undefined;
  if (OTHERWISE.test(scene.subject) || scene.isEdit || scene.isUnread === true) return undefined;
  const age = worldNamed(scene)?.world.key;
  const names = namesOf(main);
  const fits = (row: RoomRow): boolean => names.some((name) => row.rooms.has(name));
  const row =
    age === undefined
      ? rows().find((each) => each.ages.includes('any') && fits(each))
      : rows().find((each) => each.ages.includes(age) && fits(each));
  if (!row) return undefined;
  const text = besideNamed(row.texts[take === 'minimal' ? 'studio' : take], scene, main);
  if (text === '' || allowed([text], scene).length === 0) return undefined;
  const because = `${said(main.words)}: these stand in such a room${age === undefined ? '' : ` of ${said(age)}`}.`;
  const [first = '', second = ''] = text.split(', ');
  return {
    isOfAge: age !== undefined,
    left: second === '' ? first : `${first} and ${second}`,
    ...(take !== 'minimal' && { decision: { element: 'setting' as const, text, because } }),
    ...(age !== undefined && names.some((name) => LIVED_IN.test(name)) && seenByAge(brief, age, because)),
  };
}

/** Rooms that somebody lives in. */
const LIVED_IN =
  /\b(?:bedroom|nursery|playroom|kitchen|living|lounge|apartment|parlou?r|sitting|drawing room|salon|boudoir|kids? room|child(?:'?s|rens) room|student room|dorm room)\b/i;

/** What a minimal take says of a room of an age instead of one patch of light, which shows none of it. */
export function roomReduced(
  decisions: readonly Decision[],
  room: RoomFurnished | undefined,
): readonly Decision[] {
  if (!room?.isOfAge || !decisions.some(({ text }) => PATCH.test(text))) return decisions;
  return decisions.map((each) =>
    PATCH.test(each.text)
      ? { ...each, text: `${room.left}, the rest of the room bare` }
      : OF_PATCH.test(each.text)
        ? { ...each, text: 'All of it in the lower half, the wall above empty' }
        : each,
  );
}
const PATCH = /\bin shadow but for one patch of light\b/;
const OF_PATCH = /^The patch low\b/;

/** What the style of a house brings, which says nothing of what stands in it. */
const OF_STYLE = sifted(/ brings these\.$/);

/** Where a take plays with its room: that of an age in place of its world's, that of no age where nothing else stands in it. */
export function withRoom(told: readonly Decision[], room: RoomFurnished | undefined): readonly Decision[] {
  if (!room?.decision) return told;
  if (room.isOfAge) return [room.decision];
  return told.every(({ because }) => OF_STYLE.test(because)) ? [...told, room.decision] : told;
}
