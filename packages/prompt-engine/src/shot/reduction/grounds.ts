import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { growthOf } from '../place/field-of.ts';
import { FULL, isEmptied } from '../place/place-facts.ts';
import { isAsUsual } from '../place/place-told.ts';

/*
 * What a place comes down to: its ground, or the thing that bears the main one.
 */

/** Grounds that are no plain surface. */
const RESTLESS = sifted(
  /\b(?:strewn|people|crowd\w*|rushing|foaming|roots and stones|seen from above|puddles)\b/,
);

const WITHIN = sifted(/^(?:in|inside|at|on|along|across|through|in the middle of|over)$/);

/** States by which a ground is another than its row has it. */
const CHANGED = sifted(
  /\b(?:muddy|dirty|icy|snowy|dusty|golden|wet|dry|burnt|burned|scorched|autumn\w*|mossy|grassy|sandy|rocky|stony|wooden|white|black|red|green|blue|yellow|pink|purple|moonlit|candlelit|glowing|enchanted|magical|haunted|burning|flooded|neon|bioluminescent)\b/i,
);

const FLOATING = /\b(?:floating|flying|sky|cloud|hanging|underwater)\b/i;

const BORNE =
  /\b(?:table|tabletop|desk|counter|bench|board|slab|tray|shelf|windowsill|sill|worktop|bar|plinth|pedestal|rug|carpet|blanket|sheet|floor|bed)$/i;

/** Rooms that have no plain wall. */
const OPEN_WALLS = ['nature', 'transport', 'space', 'water', 'stage', 'air'];

/** Whether the row is that of the place in which all of it is. */
const isNamed = ({ brief: { scene }, where }: SeenTake): boolean =>
  scene.place?.row?.names === where.place?.names &&
  scene.place?.strange.length === 0 &&
  WITHIN.test(scene.place.preposition);

/** What bears the main one, where it is bare: 'wooden desk'. */
export function supportOf({ brief: { scene }, where }: SeenTake): string | undefined {
  const { place } = scene;
  if (!place || place.plural || !where.place?.traits.has('support')) return undefined;
  return /^on$/.test(place.preposition) && BORNE.test(place.words)
    ? place.words.toLowerCase().replace(/^(?:the|an?|my|his|her|our|their) /, '')
    : undefined;
}

/** A coastal road is none without its coast. */
const BY_LAND = sifted(
  /\b(?:coastal|seaside|clifftop|mountain|alpine|desert|forest|jungle|canyon|lakeside|riverside|country|autumn) (?:road|highway|path|trail|track|lane)$/i,
);

const CROP = sifted(
  /\b(lavender|tulip|sunflower|corn|maize|wheat|barley|rye|rice|poppy|canola|rapeseed|cotton|tea)s?[ -]fields?\b/i,
);
const IN_ROWS = sifted(/^(?:lavender|tulip|corn|maize|cotton|tea)$/i);

/** A field by what stands on it: 'rows of lavender'. */
export function cropOf(words: string): string | undefined {
  const crop = CROP.exec(words)?.[1]?.toLowerCase();
  return crop && (IN_ROWS.test(crop) ? `rows of ${crop}` : `standing ${crop}`);
}

/** What is done in soil, and in no gravel path. */
const IN_SOIL = sifted(/^(?:plant|dig|sow|weed|rake|hoe|harvest|garden|pull weeds)\b/);

/** The ground of the open place that the words name; undefined where it is no plain one. */
export function groundLeft(staged: SeenTake): string | undefined {
  const { brief, where } = staged;
  const { scene } = brief;
  const { place } = scene;
  const row = where.place;
  // A floating city has no street to stand on.
  if (place && FLOATING.test(place.words)) return undefined;
  if (!place && !row && where.weather === 'snow' && where.surroundings === 'outdoor') return 'unbroken snow';
  const growth = growthOf(scene);
  if (growth !== undefined) return growth;
  if (!row || !place || !isNamed(staged)) return undefined;
  if (row.traits.has('support') || BY_LAND.test(place.words)) return undefined;
  // A lavender field is its rows, and no stony soil between them.
  const crop = cropOf(place.words);
  if (crop !== undefined) return crop;
  if (where.weather === 'snow' && row.surroundings === 'outdoor') return 'unbroken snow';
  if (scene.doings.some(({ verb }) => IN_SOIL.test(verb.base))) return 'bare raked soil';
  const ground = row.ground.replace(/ (?:with|between|under|beside|around|ending at|leading) .*$/, '');
  const isPlain = ground !== '' && !RESTLESS.test(ground) && !(isEmptied(brief) && FULL.test(ground));
  const isOwnState = row.names.includes(place?.words.toLowerCase() ?? '');
  if (!isPlain || (!isOwnState && CHANGED.test(place?.words ?? '')) || !isAsUsual(scene, where))
    return undefined;
  const isWalled = row.surroundings === 'indoor' && !OPEN_WALLS.some((trait) => row.traits.has(trait));
  return isWalled ? undefined : ground;
}

const HOLLOW = sifted(
  /\b(?:bath|bathtub|tub|sink|basin|aquarium|tank|cage|box|crate|bed|crib|hammock|basket|cradle|drawer|wardrobe|cupboard|oven|fridge)$/i,
);

/** Whether the named place is a room with walls, one of which can stand for it. */
export function isWalled({ brief: { scene }, where }: SeenTake): boolean {
  const row = where.place;
  return (
    row?.surroundings === 'indoor' &&
    !row.traits.has('support') &&
    !row.traits.has('big') &&
    // A tub has no wall that could stand behind whoever is in it.
    !HOLLOW.test(scene.place?.words ?? '') &&
    !OPEN_WALLS.some((trait) => row.traits.has(trait)) &&
    isAsUsual(scene, where) &&
    !scene.place?.proper
  );
}

const UNSEEN: ReadonlySet<string> = new Set([
  ...['hands', 'abstract', 'sport', 'place', 'material', 'weather', 'event'],
]);
const OF_A_BODY: ReadonlySet<string> = new Set(['main', 'worn', 'held', 'topic', 'content', 'feature']);
const AT_HAND = ['tiny', 'hand', 'held', 'worn'];

/** What else is in the picture, beside what is worn, held or as small as a hand. */
export const isAccompanied = (scene: Scene): boolean =>
  scene.cast.some(
    ({ part, kind, row, words }) =>
      !OF_A_BODY.has(part) &&
      words !== scene.place?.words &&
      !UNSEEN.has(kind) &&
      !AT_HAND.some((size) => row?.traits.words.has(size)),
  );
