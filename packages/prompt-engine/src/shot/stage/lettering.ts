import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';

const SAID_BY_SIGNS = sifted(
  /\b(stop|exit|open|closed|welcome|for sale|no parking|sold|happy \w+(?: \w+)?|merry christmas)(?: \w+)? sign\b/i,
);

/** What is to be read: the quoted words, or what a sign is called by. */
const linesOf = ({ lettering, subject }: Scene): readonly string[] =>
  lettering.length > 0
    ? lettering
    : (SAID_BY_SIGNS.exec(subject)?.slice(1, 2) ?? []).map((line) => line.toUpperCase());

/** The capitals that begin a line, where small letters follow: they say what the sign says, the rest what it is on. */
export const capitalsOf = (line: string): string =>
  /^([A-Z0-9][A-Z0-9&!?.' -]*[A-Z0-9!?])\s+[a-z]/.exec(line)?.[1] ?? line;

/** The lines on a sheet: those that are asked for, capitals after 'the words', or what an empty one is for. */
export function linesOn(scene: Scene, isEmpty: boolean): readonly string[] {
  const lines = linesOf(scene);
  const told = /\bthe (?:words?|text|letters) ([A-Z][A-Z0-9 &'!?.-]*\w)/.exec(scene.subject)?.[1];
  if (lines.length > 0 || told) return told && lines.length === 0 ? [told] : lines;
  const topic = scene.cast.find(({ part }) => part === 'topic')?.words ?? scene.place?.words;
  return isEmpty && topic ? [topic] : [];
}
