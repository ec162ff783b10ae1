import type { PlaceRow } from '../../lexicon/place.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { isLayered } from '../look/look.ts';
import { regionsOf } from '../place/place-told.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';

/*
 * A town, a country or a landmark that is named is seen by two or three things of its own, in another age by those
 * that stood there then.
 */

const AWAY = sifted(/^(?:from|to|toward|towards|of|out of|for|about|after|into)$/);

/** Classes that show no town: a sheet, a dish, a thing on a table, a room. */
const WITHOUT_TOWN: ReadonlySet<SceneClass> = new Set([
  'graphic',
  'sign',
  'idea',
  'edit',
  'food',
  'drink',
  'product',
  'small-thing',
  'hands',
  'interior',
  'insect',
  'event',
  'landscape',
  'space',
]);

/** What no street had before the motor car. */
const MODERN = sifted(
  /\b(?:double-decker|bus(?:es)?|cabs?|taxis?|cars?|scooters?|trams?|neon|glass|needle|concrete|skyscrapers?|cranes?|television|vending|jeepneys?|minibus\w*|trucks?|pickup|convertibles?|steel|sign boards?|bicycles?|plastic|asphalt|wires|bulbs|cable cars?|motor\w*|towers? in haze|mirrored)\b/i,
);
/** Ages before the streets that are told had been built. */
const LONG_AGO = sifted(
  /\b(?:medieval|ancient|roman|prehistoric|bronze age|iron age|stone age|viking|tudor|renaissance|1[0-6]\d0s|1[0-7]th)\b/i,
);

/** The town that the words name as where it is. */
function townOf(scene: Scene): PlaceRow | undefined {
  const { place } = scene;
  if (!place || AWAY.test(place.preposition)) return undefined;
  const words = place.words.toLowerCase();
  return regionsOf(scene).find((row) => row.names.some((name) => words.includes(name.toLowerCase())));
}

/** What neither grows nor stands out in snow. */
const OF_SUMMER = sifted(
  /\b(?:lavender|flowers?|blossoms?|palms?|cact\w+|roses?|tulips?|geraniums?|parasols?|awnings?|stalls?|jasmine|lotus|bougainvillea|wisteria|rice|vines?)\b/i,
);
const isCold = ({ times }: Scene): boolean =>
  times.some(({ row }) => /\b(?:snow\w*|winter|blizzard|frost|ice)\b/i.test(row.names.join(' ')));

const headOf = (phrase: string): string =>
  phrase
    .split(/ (?:on|in|with|of|over|at|by|to|under|above|behind|along|and) /)[0]
    ?.split(' ')
    .at(-1) ?? phrase;

/** What is seen of a town that the words name and no decision shows. */
export function townSeen(
  { scene, take }: Brief,
  kind: SceneClass,
  decided: readonly Decision[],
): Decision | undefined {
  const main = mainOf(scene);
  const town = townOf(scene);
  const isHidden =
    take === 'minimal' ||
    WITHOUT_TOWN.has(kind) ||
    scene.isForeign ||
    scene.isUnread === true ||
    scene.place?.row?.surroundings === 'indoor' ||
    isOnSheet(scene) ||
    isLayered(scene) ||
    LONG_AGO.test(scene.subject);
  if (!main || !town || isHidden || main.kind === 'place') return undefined;
  const written = decided.map(({ text }) => text.toLowerCase()).join(' ');
  if ([...town.things, town.far].some((thing) => thing !== '' && written.includes(headOf(thing))))
    return undefined;
  const isPast = scene.times.some(({ row }) => row.type === 'era' && row.traits.has('past'));
  const stood = allowed(
    [...town.things, town.far].filter((thing) => thing !== '' && !(isPast && MODERN.test(thing))),
    scene,
  ).filter(
    (thing) =>
      !scene.subject.toLowerCase().includes(headOf(thing).replace(/s$/, '')) &&
      !(isCold(scene) && OF_SUMMER.test(thing)),
  );
  const far = stood.includes(town.far) ? town.far : undefined;
  const near = stood.filter((thing) => thing !== far && !far?.includes(headOf(thing)));
  const told =
    take === 'studio'
      ? [...near.slice(0, 2), ...(far ? [far] : [])]
      : [...near.slice(2, 3), ...(far ? [far] : [])];
  if (told.length === 0) return undefined;
  return {
    element: 'setting',
    text:
      take === 'studio'
        ? `${isBeing(main.kind) ? 'Behind' : 'Around'} ${theOf(main)}, ${inWords(told)}`
        : `${capital(inWords(told))} in the background`,
    because: `${said(scene.place?.words ?? '')} is seen by what stands there.`,
  };
}
