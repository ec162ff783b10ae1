import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Read } from '../../read/scene.ts';
import { LIGHT_TERMS, type LightTerm } from '../../read/terms.ts';
import type { Take } from '../../vocabulary.ts';
import { chosen, keySide } from '../choose.ts';
import { pictureOfIdea } from '../look/idea-picture.ts';
import { isLeft, isWindowless } from '../place/place-facts.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isLiving, isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, said } from '../shot.ts';
import type { LightSide, StageLight } from '../stage.ts';
import { lightOfWorld } from '../world/world-light.ts';
import { lightAboard } from './light-aboard.ts';
import type { LightChoice } from './light-choice.ts';
import { lightOfCast, lightOfGlow, lightOfStyle } from './light-given.ts';
import { lightOfGreyDay, lightOfRoom } from './light-indoors.ts';
import { filledSides, isVeiled, lightOfHour, TABLE } from './light-of-hour.ts';
import { lightOfPicture } from './light-of-picture.ts';
import { isGentle, isLowSun, lightOfPlace } from './light-of-place.ts';
import { isLitByNight } from './light-outdoors.ts';
import { isHomely, SET_UPS, suitsMood } from './light-setups.ts';
import { lightOfLitPane, lightOfMatter, lightOfStalls, lightThrough } from './light-sources.ts';
import { lightAsSaid, lightFromSide, lightOfDarkTable, lightOfForge } from './light-told.ts';
import { lightOfLitWindows, lightOfWindow } from './light-window.ts';
import { litWhere } from './lit-where.ts';
import { fromSource, sunOver } from './source-in-scene.ts';

const SIDES: readonly LightSide[] = ['left', 'right', 'back', 'front', 'top', 'below'];

function stageLight(facts: readonly string[], side: 'left' | 'right'): StageLight {
  const [from = '', quality, warmth = '0', key] = facts;
  const named = SIDES.find((each) => each === from);
  return {
    from: named ?? side,
    hard: quality === 'hard',
    warmth: Number(warmth),
    key: key === 'low' || key === 'high' ? key : 'normal',
  };
}

const INITIAL: Readonly<Record<Take, string>> = { studio: 's', cinematic: 'c', minimal: 'm' };

function namedLight(read: Read<LightTerm>, side: 'left' | 'right', take: Take): LightChoice {
  const { row } = read;
  const text = capital(filledSides(row.text, side));
  const parts = text.split(',');
  // 'small' alone says nothing of a candle.
  const most = /^ \w+$/.test(parts[1] ?? '') ? 3 : 2;
  const short = take === 'minimal' ? parts.slice(0, most).join(',') : text;
  return {
    decision: { element: 'light', text: short, because: `${said(read.words)} names the light.` },
    stage: {
      from: row.from ?? side,
      hard: row.hard ?? false,
      warmth: row.warmth ?? 0,
      key: row.key ?? 'normal',
    },
  };
}

function wishedLight(brief: Brief, side: 'left' | 'right'): LightChoice | undefined {
  const wish = brief.wishes.lighting?.toLowerCase();
  if (!wish) return undefined;
  const named = LIGHT_TERMS.find(({ names }) =>
    names.some(
      (name) =>
        wish === name ||
        wish === name.replace(/ light(?:ing)?$/, '') ||
        name === `${wish} light` ||
        name === `${wish} lighting`,
    ),
  );
  if (named) {
    const choice = namedLight({ words: wish, row: named.term }, side, brief.take);
    return { ...choice, decision: { ...choice.decision, because: `You asked for ${said(wish)} light.` } };
  }
  const words = /light/.test(wish) ? wish : `${wish} light`;
  return {
    decision: {
      element: 'light',
      text: capital(
        `${words} from camera ${side}, ${brief.take === 'cinematic' ? 'hard-edged, the far side in shadow' : 'soft, with an open shadow side'}`,
      ),
      because: `You asked for ${said(wish)}.`,
    },
    stage: { from: side, hard: brief.take === 'cinematic', warmth: 0, key: 'normal' },
  };
}

/** The light of the picture that stands for an idea. */
const lightOfIdea = (brief: Brief, picture: string): LightChoice | undefined =>
  lightOfLitPane(picture) ?? lightOfPicture(brief, picture);

/** The key light that the words, the look, the hour or the place give; none where a set-up is free to choose. */
export function lightGiven(brief: Brief, kind: SceneClass, where: Circumstances): LightChoice | undefined {
  const side = keySide(brief);
  const [named] = brief.scene.lights;
  if (named) return namedLight(named, side, brief.take);
  const main = mainOf(brief.scene);
  // The light of a world is more than the one that its look is known by.
  const world = lightOfWorld(brief, kind, where);
  return (
    (kind === 'idea' && main ? lightOfIdea(brief, pictureOfIdea(brief, main) ?? '') : undefined) ??
    lightOfMatter(brief) ??
    lightThrough(brief.scene) ??
    lightOfGlow(brief) ??
    lightOfForge(brief) ??
    lightAsSaid(brief, side) ??
    lightFromSide(brief) ??
    (world ? undefined : lightOfStyle(brief, kind, where, side)) ??
    wishedLight(brief, side) ??
    lightOfCast(brief, where) ??
    world ??
    lightOfLitWindows(brief, kind, where) ??
    (where.surroundings === 'outdoor' ? lightOfStalls(brief, where.daytime) : undefined) ??
    (isLitByNight(where) ? lightOfPlace(brief, where, side) : undefined) ??
    lightOfHour(brief, kind, where, side) ??
    lightOfWindow(brief, kind, where, side) ??
    lightOfPlace(brief, where, side)
  );
}

/** Whether the words rule the sun out. */
const isSunless = ({ scene }: Brief): boolean =>
  scene.excluded.some((words) => /\bsun(?:light|shine)?\b/i.test(words));

/** Months of pale light. */
const COLD_SEASON = sifted(/\b(?:november|december|january|february|midwinter)\b/i);
const COLD_WARMTH = 0.3;

/** The place that the sun comes over: the one that the picture is of, else the one where it plays. */
function groundOf({ scene }: Brief, where: Circumstances): PlaceRow | undefined {
  const main = mainOf(scene);
  return (main?.kind === 'place' || main?.kind === 'terrain' ? main.placeRow : undefined) ?? where.place;
}

/** The key light of a take. */
export function lightOf(brief: Brief, kind: SceneClass, where: Circumstances): LightChoice {
  const side = keySide(brief);
  const given = lightGiven(brief, kind, where);
  if (given) return given;
  const place = litWhere(brief, kind, where);
  if (place === 'indoor' && where.time && where.daytime) {
    const hour = isLowSun(where) ? 'golden-hour' : where.daytime;
    const room = lightOfRoom(hour, brief.take, side);
    const read = brief.scene.times.find(({ row }) => row === where.time);
    return {
      decision: { element: 'light', text: room.text, because: `${said(read?.words ?? '')} sets the light.` },
      stage: room.stage,
    };
  }
  const grey = place === 'indoor' ? lightOfGreyDay(brief, where, side) : undefined;
  if (grey) return grey;
  const dark = TABLE.has(kind) && place !== 'outdoor' ? lightOfDarkTable(brief, side) : undefined;
  if (dark) return dark;
  const aboard = place === 'indoor' ? lightAboard(brief, where, side) : undefined;
  if (aboard) return aboard;
  const isDark = where.daytime === 'night' || where.daytime === 'dusk';
  const homely = isHomely(brief, kind);
  const isColdSeason = COLD_SEASON.test(brief.scene.subject);
  const isOverhead = brief.scene.cameras.some(({ row }) => row.height === 'overhead');
  const fitting = SET_UPS.filter(
    (each) =>
      each.take === INITIAL[brief.take] &&
      each.where === place &&
      !((isDark || isWindowless(brief, where)) && /\b(?:sun|window|daylight|cloud|sky)\b/i.test(each.text)) &&
      // By day a room has its windows.
      !(
        (place === 'indoor'
          ? /\b(?:lamplight|ceiling lamp|warm lamp from|one hard light|diffused source|one soft light)\b/i
          : /\b(?:lamplight|ceiling lamp|warm lamp from|one hard light)\b/i
        ).test(each.text) &&
        !isDark &&
        !isWindowless(brief, where)
      ) &&
      !(isLeft(brief) && /\blamps?\b/.test(each.text)) &&
      // The camera hangs where the lamp would.
      !(isOverhead && /^overhead/i.test(each.text)) &&
      !((isSunless(brief) || isVeiled(where)) && /\bsun\b/i.test(each.text)) &&
      // No warm sun is low in November.
      !(isColdSeason && Number(each.facts[2]) > COLD_WARMTH) &&
      // A black panel makes a portrait of character, and no picture of a puppy.
      !(homely && /\b(?:black panel|deep shadow)\b/.test(each.text)) &&
      // One hard lamp draws a thing; on a face it is an interrogation.
      !(brief.take === 'minimal' && place === 'studio' && isLiving(kind) && each.facts[1] === 'hard') &&
      // What the picture is of does not go dark.
      !(
        (isPlaceClass(kind) ||
          brief.scene.place !== undefined ||
          brief.scene.cast.some(({ part }) => part === 'scenery' || part === 'support')) &&
        /everything behind falling off/.test(each.text)
      ) &&
      // What is to be read lies on the side that is lit.
      !(brief.scene.lettering.length > 0 && each.facts[0] === 'back'),
  );
  const feeling = brief.scene.feeling?.row;
  const suited = fitting.filter((each) => suitsMood(each.facts, feeling?.temper, isGentle(brief), homely));
  // Where no light of its place fits, one that is true anywhere.
  const anywhere = SET_UPS.filter((each) => each.take === INITIAL[brief.take] && each.where === 'open');
  const setUp = chosen([suited, fitting, anywhere].find(({ length }) => length > 0) ?? [], brief, 'light');
  const because =
    brief.take === 'studio'
      ? 'Studio keeps one large soft source under control.'
      : brief.take === 'cinematic'
        ? 'Cinematic takes its light from a source in the scene.'
        : 'Minimal has one light.';
  return {
    decision: {
      element: 'light',
      text: fromSource(
        sunOver(filledSides(setUp?.text ?? '', side), groundOf(brief, where), brief.scene),
        kind,
        brief.scene,
      ),
      because:
        feeling && brief.take !== 'studio'
          ? `${because} ${said(brief.scene.feeling?.words ?? '')} keeps it ${feeling.light || 'plain'}.`
          : because,
    },
    stage: stageLight(setUp?.facts ?? [], side),
  };
}
