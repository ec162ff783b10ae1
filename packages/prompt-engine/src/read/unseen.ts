import { sifted } from '../lexicon/sifting/sifted.ts';
import { AUXILIARY, finiteAt } from './finite-verbs.ts';
import type { Segment } from './pieces.ts';
import { roleOf, senseOf } from './sense-of.ts';

/*
 * What a sentence says and no picture shows: what somebody has not done, what nobody does, what somebody thinks or likes.
 */

/** Words that take back the deed behind them. */
export const DENIED = sifted(/^(?:not|never|no longer|rather)$/);
const NOBODY = sifted(/^(?:nobody|no one)$/);
const RELATIVE = sifted(/^(?:who|that|which|whom)$/);
/** What somebody only thinks is not seen, and no more is that they think it. */
const THINKS = sifted(
  /^(?:thinks?|knows?|believes?|hopes?|wishes|wish|forgets?|remembers?|realizes?|realises?|wants?)$/,
);
/** What is told of somebody, and not seen of them: 'who hates noise'. */
const FELT = sifted(
  /^(?:hates?|loves?|likes?|fears?|misses|miss|wants?|knows?|believes?|remembers?|hopes?|needs?|owes?|thinks?|dreams?|prefers?|used|once)(?: |$)/,
);

/** A clause without what it denies: 'who have not spoken in ten years', 'does not recognize her'. */
export function withoutDenials(pieces: Segment): Segment {
  for (let at = 0; at < pieces.length; at++) {
    const word = pieces[at]?.lower ?? '';
    const isFelt = (FELT.test(word) || NOBODY.test(word)) && RELATIVE.test(pieces[at - 1]?.lower ?? '');
    if (!isFelt && !isOver(pieces, at) && !DENIED.test(word)) continue;
    const aux = AUXILIARY.test(pieces[at - 1]?.lower ?? '') ? at - 1 : at;
    const isRelative = RELATIVE.test(pieces[aux - 1]?.lower ?? '');
    if (!isRelative && (aux === at || aux === 0)) continue;
    // Whoever hates noise is somebody still.
    const start = isRelative && pieces[aux - 1]?.lower !== 'who' ? aux - 1 : aux;
    const main = isRelative ? finiteAt(pieces, 0) : undefined;
    const rest = main && main.at > at ? withoutDenials(pieces.slice(main.at)) : [];
    return [...pieces.slice(0, start), ...rest];
  }
  return pieces;
}

/** 'a sailor who lost his ring in the sea opens a fish': what was done before the deed that is told. */
const isOver = (pieces: Segment, at: number): boolean =>
  RELATIVE.test(pieces[at - 1]?.lower ?? '') &&
  senseOf(pieces[at], 'action')?.form === 'past' &&
  (finiteAt(pieces, 0)?.at ?? -1) > at;

/** A clause of others as far as it is seen: what somebody thinks is not, and what nobody does. */
export function withoutThoughts(pieces: Segment): Segment {
  if (NOBODY.test(pieces[0]?.lower ?? '')) return [];
  const at = pieces.slice(0, 6).findIndex(({ lower }) => THINKS.test(lower));
  if (at < 0) return pieces;
  return roleOf(pieces[0]) === 'pronoun' ? [] : pieces.slice(0, at);
}

/** Whether nobody does what is told: 'nobody is scared'. */
export const isOfNobody = (pieces: Segment): boolean =>
  NOBODY.test(pieces[0]?.lower ?? '') && AUXILIARY.test(pieces[1]?.lower ?? '');
