import type { Draft } from './draft.ts';
import { isBeing, type Member } from './scene.ts';

/*
 * Who is in what: 'pushing an old man in a wheelchair' has the old man in it, and 'a cat looking at a goldfish in a bowl'
 * the goldfish.
 */

const LOOKS = /^(?:look|stare|gaze|watch|peer|point|glare|peek)\b/;

/** Whether it is what a deed is done to that is in a thing, and not whoever does it. */
export const isInsideIt = (
  { doings }: Draft,
  before: Member,
  { preposition, member }: { readonly preposition: string; readonly member: Pick<Member, 'kind'> },
): boolean =>
  preposition === 'in' &&
  before.part === 'object' &&
  ((member.kind === 'vehicle' && isBeing(before.kind)) ||
    (member.kind === 'container' && LOOKS.test(doings.at(-1)?.verb.base ?? '')));
