import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { onceFor } from '../once-for.ts';

/** What is not done, or not yet, has no pose of its being done. */
const DENIED = sifted(
  /\b(?:nobody(?! else)|no ?one(?! else)|misse[sd]|refus\w+|unable|fail(?:s|ed|ing)? to|forg[eo]t\w* to|afraid to|too \w+ to|never|not|can't|cannot|won't|doesn't|isn't|cant|wont|doesnt|isnt|wasnt|didnt|dont|havent|pretend\w*)\b/i,
);

/** What is held back is seen on the face: 'trying not to cry'. */
const HELD_BACK = sifted(/\btr(?:y|ies|ied|ying) not to (?:cry|laugh|giggle|smile|fall asleep)\b/i);

/** Whether the words say that the deed is not done. */
export const isDenied = onceFor(({ subject }: Scene): boolean => DENIED.test(subject.replace(HELD_BACK, '')));
