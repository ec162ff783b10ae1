import type { Draft } from './draft.ts';
import { PUT_ON } from './read-place.ts';

/** 'A man in a trench coat and fedora' wears both: what is named after a garment by no more than 'and' is one too. */
export function settleClothes({ cast }: Draft, subject: string): void {
  for (const [i, member] of cast.entries()) {
    const before = cast[i - 1];
    const isNext =
      before?.part === 'worn' &&
      member.part === 'scenery' &&
      member.relation === undefined &&
      (['clothing', 'textile', 'jewellery'].includes(member.kind) || PUT_ON.test(member.name));
    if (!isNext || before.relation === undefined) continue;
    const between = subject.slice(
      subject.indexOf(before.words) + before.words.length,
      subject.indexOf(member.words),
    );
    if (/^(?:,? and |, )(?:(?:an?|matching|\p{L}+) )?$/iu.test(between))
      cast[i] = { ...member, part: 'worn', relation: before.relation };
  }
}
