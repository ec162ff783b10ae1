import { sifted } from '../lexicon/sifting/sifted.ts';
import { UNLETTERED } from './asker-words.ts';
import type { Member } from './scene.ts';

/*
 * Words that are only a name: where no name and no text is wanted in the picture, none of them is to be read there.
 */

const EXCEPTED = sifted(/^[^,.;]{0,20}?\b(?:except|but|besides|apart from|other than)\b/iu);
/** What is said of words that do stand in the picture, right before them. */
const TO_BE_READ = sifted(
  /\b(?:says?|said|saying|reads?|reading|words?|text|lettering|titled?|headline|label\w*|written|lettered|spell\w*|sign|slogan|caption\w*)[\s:,]+$/iu,
);

/** Whether the words rule out that anything is read in the picture. */
function isUnlettered(subject: string): boolean {
  const denied = UNLETTERED.exec(subject);
  return denied !== null && !EXCEPTED.test(subject.slice(denied.index + denied[0].length));
}

/** The lines to be read that the words do not rule out. */
export const linesWanted = (lines: readonly string[], subject: string): readonly string[] =>
  isUnlettered(subject)
    ? lines.filter((line) => {
        const at = subject.indexOf(line);
        return at > 0 && TO_BE_READ.test(subject.slice(0, at).replace(/["“„«']$/, ''));
      })
    : lines;

const SEEN: ReadonlySet<string> = new Set('vehicle boat aircraft person group building'.split(' '));
/** 'Toyota cars': things of a make are seen, and not read. */
const isMakeOf = ({ kind, known, name, plural }: Member, line: string): boolean =>
  known && plural && SEEN.has(kind) && !/\d/.test(line) && /^\p{Ll}/u.test(name) && line.endsWith(` ${name}`);

/** Whether a piece of a sign's sentence is to be read on it; '5 soups' is how many there are. @param others who is named beside the sign */
export const isReadThere = (line: string, others: readonly Member[]): boolean =>
  /^[\p{Lu}\p{N}]/u.test(line) &&
  !/^\d+ \p{Ll}{3}/u.test(line) &&
  !others.some((member) => isMakeOf(member, line));
