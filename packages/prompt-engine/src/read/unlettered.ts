import { sifted } from '../lexicon/sifting/sifted.ts';
import { UNLETTERED } from './asker-words.ts';

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
