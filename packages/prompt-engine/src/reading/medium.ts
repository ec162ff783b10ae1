import { MEDIA, type MediumName } from './named.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Token } from './tokens.ts';

/**
 * The medium the whole picture is in: 'watercolor of a fox', 'a fox, oil painting', 'a fox in ink'.
 * Not a painting that merely hangs in the scene, nor a child that is drawing.
 */
export function mediumOf(tokens: readonly Token[], phrases: readonly NounPhrase[]): MediumName | undefined {
  for (const match of MEDIA.all(tokens)) {
    const phrase = phrases.find(({ from, to }) => match.at >= from && match.at < to);
    if (phrase && isOfWholePicture(phrase)) return match.value;
  }
  return undefined;
}

function isOfWholePicture({ link, linkWord, determiner }: NounPhrase): boolean {
  if (link === 'place') return linkWord === 'in' && !determiner;
  if (link === 'other') return linkWord === 'as' || linkWord === 'like';
  if (link === 'of') return !determiner;
  return link !== 'verb';
}
