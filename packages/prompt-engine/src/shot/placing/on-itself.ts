import type { NounKind } from '../../lexicon/noun.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';

/* What a thing has on itself and not beside it: a basket on a bicycle, honey on a stall. */

/** What a bicycle, a boat or a van has on itself: it stands nowhere beside it. */
const BEARING: ReadonlySet<NounKind> = new Set<NounKind>(['vehicle', 'boat', 'aircraft']);
const MOUNTED = sifted(
  /(?:\b|-)(?:baskets?|crates?|racks?|roof ?racks?|surfboards?|trailers?|sidecar|lanterns?|lamps?|headlights?|flags?|sails?|banners?|bells?|awning|signs?|boxes|saddlebags?|panniers?|luggage|suitcases|balloons?|ribbons?|wreath|garlands?|flowers|stickers|seats?|wheels?|propellers?|floats|skis|stripes|tree)$/i,
);
const FIXED: Readonly<Record<Take, string>> = {
  studio: '{Other} fixed to {the}, full in view',
  cinematic: '{Other} on {the} nearest to the lens and sharp',
  minimal: '{Other} on {the}, part of one clear outline',
};

/** What is sold lies on what it is sold from. */
const STALLS = sifted(/\b(?:stalls?|stand|cart|counter|shelf|shelves|display|kiosk|booth|truck|window)$/i);
const WARES: ReadonlySet<string> = new Set([
  'food',
  'drink',
  'flower',
  'plant',
  'container',
  'product',
  'textile',
  'toy',
]);
const LAID_OUT_ON: Readonly<Record<Take, string>> = {
  studio: '{Other} in rows across the front of {the}, each whole in view',
  cinematic: '{Other} large at the near edge of {the}, some cut by the frame',
  minimal: '{Other} in one row on {the}, the rest bare',
};

/** How such a thing is seen in each take, its places open; undefined where it stands beside. */
export function onItself(
  main: Member,
  { name, kind, relation, plural }: Member,
): Readonly<Record<Take, string>> | undefined {
  const preposition = relation?.preposition ?? 'and';
  if (preposition === 'with' && BEARING.has(main.kind) && MOUNTED.test(name)) return FIXED;
  return /^(?:with|and)$/.test(preposition) && plural && STALLS.test(main.name) && WARES.has(kind)
    ? LAID_OUT_ON
    : undefined;
}
