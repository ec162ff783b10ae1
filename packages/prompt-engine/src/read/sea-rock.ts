import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import { placeCalled } from './senses.ts';

const OF_THE_SEA = sifted(/^(?:mermaid|merman|siren|selkie|seal|sea lion|walrus|puffin|cormorant)s?$/i);

/** The rock that a mermaid or a seal is on is one by the sea. */
export function settleSeaRock(draft: Draft): void {
  const { cast, place } = draft;
  if (!place || !OF_THE_SEA.test(cast[0]?.name ?? '') || !/^(?:.+ )?rocks?$/i.test(place.words)) return;
  const row = placeCalled('rocks by the sea');
  if (row) draft.place = { ...place, row };
}
