import type { Scene } from '../../read/scene.ts';

/** Whether what a place has by habit is a thing that the words tell something else of. */
export const isRetold = (text: string, { cast, place, subject }: Scene): boolean =>
  [
    ...subject.matchAll(
      /\b(?:the|all|every) (?!others?\b|rest\b|ones?\b)(\p{L}{3,}) (?:is|are|was|were|has|have)\b/giu,
    ),
  ].some(([, thing = '']) => new RegExp(`\\b${thing}`, 'iu').test(text)) ||
  cast.some(
    ({ name, part }) =>
      part !== 'scenery' &&
      name.length > 2 &&
      !place?.words.toLowerCase().includes(name.toLowerCase()) &&
      text.toLowerCase().includes(name.toLowerCase()),
  );
