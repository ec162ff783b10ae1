import type { NounKind } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';
import { patternOf } from '../refer.ts';

/*
 * A place or a building where none stands: a house on a turtle, a castle on a cloud, a city in a seashell, a forest
 * that grows out of a typewriter. What usually lies around such a place is not there; what bears it is.
 */

/** How the place is to what bears it. */
export type Bearing = 'on' | 'within' | 'out of';

/** A place, what bears it, and how. */
export interface Borne {
  readonly place: Member;
  readonly bearer: Member;
  readonly how: Bearing;
  /** What says so, to be followed by what bears it: 'on the shoulders of'. */
  readonly phrase: string;
}

const PLACES: ReadonlySet<NounKind> = new Set(['building', 'structure', 'place', 'terrain']);
/** What is much smaller than any place, and not clear as glass: through that one looks as into any vessel. */
const THINGS: ReadonlySet<NounKind> = new Set<NounKind>([
  'food',
  'device',
  'machine',
  'instrument',
  'clothing',
  'hands',
  'jewellery',
  'toy',
  'tool',
  'weapon',
  'product',
]);
const CLEAR = sifted(
  /\b(?:glass|bottles?|jars?|light ?bulbs?|lamps?|globes?|spheres?|terrariums?|vases?|teacups?|cups?|mugs?|bowls?|bubbles?|drops?|droplets?|crystal ball)\b/i,
);
/** What places are in or on every day. */
const EVERYDAY = sifted(
  /\b(?:stilts|stilt|poles|pillars|columns|legs|trailers?|wheels|rails?|tents?|pots?|planters?|box|boxes|screens?|televisions?|tv|phones?|monitors?|masks?|plates?)$/i,
);

/** What carries a house as a load: a ship has bars and pools of its own. */
const CRAFT: ReadonlySet<NounKind> = new Set<NounKind>(['boat', 'vehicle']);
const FLAT_CRAFT = sifted(
  /\b(?:barge|raft|pontoon|rowing boat|fishing boat|truck|lorry|pickup|cart|wagon|sledge|sled|train)$/i,
);

const BACKS =
  '(?:back|backs|shoulders?|head|heads|top|shell|palm|hand|hands|nose|snout|horns?|antlers|spine|tail|hat|belly|neck)';
const PHRASE = `(on (?:the |top of )?(?:(?:broad|mossy|wide|huge|giant) )?${BACKS} of|on top of|atop|upon|on|deep inside|inside of|inside|within|into|in|out of|from)`;
const VERBS =
  '(?:(?:that |which )?(?:is |are |was )?(?:built|carved|grown|growing|sprouting|rising|pouring|flowing|tumbling|falling|bursting|spilling|blooming|perched|balanced|sitting|resting|standing|living|set|nestled|hidden|hollowed|tucked|emerging|coming|made)(?: up| right)? )?';

/** What a castle is built of bears none. */
const MADE_OF = sifted(/\b(?:built|made|carved|cut|constructed|hollowed|coming)(?: up)? (?:out of|from)\b/i);
const OUT_OF = sifted(/^(?:out of|from)$/);
const WITHIN = sifted(/^(?:deep inside|inside of|inside|within|into|in)$/);
const ON_CLOUD = sifted(/\bclouds?$/i);

function bears({ kind, name, words, known }: Member, how: Bearing): boolean {
  if (ON_CLOUD.test(name)) return how === 'on';
  if (CLEAR.test(words) || EVERYDAY.test(name)) return false;
  if (/\bshell$/i.test(name)) return true;
  if (!known) return false;
  if (isBeing(kind)) return !isPeople(kind) || /\bgiants?$/i.test(name);
  if (how === 'on' && CRAFT.has(kind)) return FLAT_CRAFT.test(name);
  // A library in a tree is inside it; what is on one is among its boughs.
  if (kind === 'tree') return how === 'within';
  if (kind === 'plant' || kind === 'flower') return how === 'on';
  return THINGS.has(kind);
}

/** 'a whale with a city on its back', 'an ox carrying a shrine on its shoulders'. */
function carriedIn(scene: Scene, bearer: Member): Borne | undefined {
  if (!isBeing(bearer.kind)) return undefined;
  for (const place of scene.cast) {
    if (!PLACES.has(place.kind)) continue;
    const told = new RegExp(
      `\\b(?:with|carr(?:ying|ies)|bear(?:ing|s)|balancing|balances|wearing|wears) (?:an? |the |one )?(?:\\p{L}+ )?${patternOf(place.words)} (?:(?:built|growing|sitting|perched|balanced) )?(?:on|atop) (?:top of )?(?:its|his|her|their) ((?:\\p{L}+ )?${BACKS})(?!\\p{L})`,
      'iu',
    ).exec(scene.subject);
    if (told?.[1]) return { place, bearer, how: 'on', phrase: `on the ${told[1].toLowerCase()} of` };
  }
  return undefined;
}

/** A place that something bears which bears none in this world; nothing where the words tell no such thing. */
export const borneIn = onceFor((scene: Scene): Borne | undefined => {
  const main = mainOf(scene);
  if (!main || scene.isEdit || scene.isForeign) return undefined;
  return PLACES.has(main.kind) ? standsOn(scene, main) : carriedIn(scene, main);
});

function standsOn(scene: Scene, place: Member): Borne | undefined {
  // 'on the antlers of a deer' is on the deer.
  const bearers = scene.cast.toSorted(
    (one, other) => Number(isBeing(other.kind)) - Number(isBeing(one.kind)),
  );
  for (const bearer of bearers) {
    if (bearer === place || PLACES.has(bearer.kind)) continue;
    const told = new RegExp(
      `${patternOf(place.words)} ${VERBS}${PHRASE} (?:(?:an?|the|my|one) )?(?:\\p{L}+ )?${patternOf(bearer.name)}(?!\\p{L})`,
      'iu',
    ).exec(scene.subject);
    const phrase = told?.[1]?.toLowerCase();
    if (phrase === undefined) continue;
    if (MADE_OF.test(told?.[0] ?? '')) continue;
    const how = OUT_OF.test(phrase) ? 'out of' : WITHIN.test(phrase) ? 'within' : 'on';
    // A house in a tree is a tree house: only what is said to be inside it is.
    if (bearer.kind === 'tree' && phrase === 'in') continue;
    if (bears(bearer, how)) return { place, bearer, how, phrase };
  }
  return undefined;
}

const VAST = sifted(
  /\b(?:giant|gigantic|huge|enormous|colossal|massive|immense|titanic|ancient|mountain-?sized|world|island-?sized)\b/i,
);
const VAST_BEINGS = sifted(
  /\b(?:whales?|dragons?|leviathans?|giants?|titans?|golems?|elephants?|mammoths?|krakens?|colossus|trees?|oaks?|clouds?|dinosaurs?)$/i,
);

const SMALL_SIZES = ['tiny', 'hand', 'held'] as const;

/** Whether what bears it is as large as a hill, rather than the place as small as a toy. */
export const isVast = ({ bearer }: Borne): boolean =>
  VAST.test(bearer.words) ||
  CRAFT.has(bearer.kind) ||
  VAST_BEINGS.test(bearer.name) ||
  (isBeing(bearer.kind) &&
    !SMALL_SIZES.some((size) => bearer.row?.traits.words.has(size)) &&
    bearer.kind !== 'insect');

/** How what bears it is there. */
export type Bearer =
  | 'asleep'
  | 'boat'
  | 'vehicle'
  | 'cloud'
  | 'flier'
  | 'swimmer'
  | 'walker'
  | 'upright'
  | 'still';

const FLYING = sifted(/\b(?:flying|floating|soaring|hovering|drifting|in the (?:sky|clouds|air))\b/i);
const RESTING = sifted(/\b(?:sleep\w*|asleep|slumber\w*|dozing|dead|resting|lying|dormant)\b/i);
const UPRIGHT = sifted(
  /\b(?:giants?|titans?|golems?|robots?|knights?|colossus|god|goddess|trolls?|ogres?)$/i,
);

/** How what bears it carries itself. */
export function bearerOf({ bearer }: Borne, { subject }: Scene): Bearer {
  if (ON_CLOUD.test(bearer.name)) return 'cloud';
  if (bearer.kind === 'boat' || bearer.kind === 'vehicle') return bearer.kind;
  if (!isBeing(bearer.kind)) return 'still';
  if (RESTING.test(subject)) return 'asleep';
  if (FLYING.test(subject)) return 'flier';
  if (UPRIGHT.test(bearer.name)) return 'upright';
  if (bearer.kind === 'bird') return 'flier';
  return bearer.kind === 'sea-animal' ? 'swimmer' : 'walker';
}
