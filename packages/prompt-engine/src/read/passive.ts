import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Piece } from './pieces.ts';
import { senseOf } from './sense-of.ts';

/** States in which one is near something, and not changed by it. */
const AT_REST = sifted(
  /^(?:seated|parked|moored|stopped|situated|located|gathered|abandoned|left|placed|stood|camped|perched|anchored|buried|settled|huddled|tied|curled|planted|set|dressed|built|framed|lost|red|wicked|naked)$/,
);
const DONE = sifted(
  /^(?:\p{L}{2,}ed|hit|struck|beaten|torn|swept|broken|caught|hidden|bitten|eaten|driven|thrown|blown|shaken|split|cut|worn|overrun|drawn|led|frozen|carried)$/u,
);

/** Whether the last 'by' before a piece tells what does it: 'hit by huge waves' is no place to be at. */
export function isPassiveBefore(pieces: readonly Piece[], end: number): boolean {
  const by = pieces.findLastIndex(({ lower }, at) => at < end && lower === 'by');
  const done = pieces[by - 1]?.lower ?? '';
  return DONE.test(done) && !AT_REST.test(done);
}

/** Whether whoever did it does the next deed, too: 'startled by a parrot shouting'. */
export const goesOn = (pieces: readonly Piece[], end: number): boolean =>
  isPassiveBefore(pieces, end) && senseOf(pieces[end], 'action')?.form === 'ing';
