import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { patternOf } from '../refer.ts';

const BEARING: ReadonlySet<string> = new Set([
  'furniture',
  'vehicle',
  'terrain',
  'textile',
  'structure',
  'container',
]);

/** Whether a sheet lies on what the words name: nobody asks for a drawing of it. */
export const isLaidOn = ({ cast }: Scene, main: Member): boolean =>
  cast.some(
    ({ kind, relation }) =>
      BEARING.has(kind) &&
      relation !== undefined &&
      cast[relation.to] === main &&
      /^(?:on|across|over|under|in)$/.test(relation.preposition),
  );

/** Whether a fish is on a plate or in a can: nobody asks for it at its eye level. */
export const isServed = ({ subject, doings }: Scene, { name }: Member): boolean =>
  doings.every(({ form }) => form === 'past') &&
  new RegExp(
    `\\b(?:cans?|tins?|jars?|plates?|platters?|dish|bowls?|fillets?|slices?) of (?:[\\p{L}-]+ ){0,2}?${patternOf(name)}|${patternOf(name)} on (?:an? |the )?(?:[\\p{L}-]+ ){0,2}?(?:plate|platter|ice|cutting board|newspaper)\\b`,
    'iu',
  ).test(subject);

/** What stands on the earth under a moon. */
export const isEarthly = ({ kind, part }: Member): boolean =>
  part !== 'topic' &&
  part !== 'main' &&
  (isBeing(kind) || ['building', 'structure', 'tree', 'terrain', 'vehicle', 'boat'].includes(kind));

/** 'alley of tea shops': the way is seen, and no room of what stands along it. */
export const WAY_OF = sifted(
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:alley|street|lane|row|avenue|boulevard|square|quarter|district) of /iu,
);

/** What a thing does that only is somewhere. */
export const STAYS = sifted(/^(?:stand|lie|rest|sit|lean|float|hang|balance|wait)\b/);
