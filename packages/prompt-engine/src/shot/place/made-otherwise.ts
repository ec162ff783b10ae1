import type { Scene } from '../../read/scene.ts';

const OF_WHAT = /^ (?:of|made (?:of|from|out of)|built (?:of|from)) (?!(?:the|an?|my|his|her|our) )\p{L}/iu;

/** A throne of roots is neither carved nor carpeted: whether the words tell what a thing by this name is made of. */
export function isMadeOtherwise({ subject }: Scene, name: string): boolean {
  const at = subject.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && OF_WHAT.test(subject.slice(at + name.length));
}
