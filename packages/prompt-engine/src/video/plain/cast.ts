import { isBeingNoun, wordsOf } from '../idea/verbs.ts';
import { capital } from '../wording.ts';
import { doerOf } from './acts.ts';
import type { Moment } from './as-told.ts';

/*
 * Who 'he' and 'she' are at the beginning of a moment: each shot is made by itself, so that it names whom it shows. Where more
 * than one being was named, or more are meant, the words stay as they are.
 */

const BY_PRONOUN = /^(?:he|she)\s(?=\p{L}+s\b)/iu;
/** Who is never he or she. */
const GROUP = /^(?:party|team|class|crowd|family|audience|band|crew|choir|couple|group|gang)$/iu;
const ALONE = /^(?:he|she)$/iu;
const SEVERAL =
  /\b(?:two|three|four|five|both|they|them|and his|and her|couple|people|kids|friends|sisters|brothers|everyone)\b/iu;

/** The beings that a text names, each once. */
const beingsIn = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .map(({ text: word }) => word.replace(/['’]s$/u, ''))
      .filter(
        (word) =>
          isBeingNoun(word) &&
          !/^(?:he|she|it|one|snow|fall|light|cleaner|player|fan|stranger|face|party|team|class|crowd|family|audience|band|crew|choir|couple|group|gang)$/u.test(
            word,
          ),
      ),
  ),
];

/** The moments with the one being of the film named where a pronoun opens them. */
export function withNamed(moments: readonly Moment[]): readonly Moment[] {
  let told = '';
  let who = '';
  let before: Moment | undefined;
  return moments.map((moment) => {
    const beings = beingsIn(told);
    const isOne =
      beings.length === 1 && who !== '' && !SEVERAL.test(told) && !/\p{Lu}\p{Ll}+['’]s\b/u.test(told);
    // Who asks does not answer.
    const asked = before?.lines.at(-1);
    const isAnswer = asked?.line.endsWith('?') && moment.lines.length > 0;
    before = moment;
    const text =
      isOne && !isAnswer && BY_PRONOUN.test(moment.text)
        ? `${capital(who)} ${moment.text.replace(BY_PRONOUN, '')}`
        : moment.text;
    const lines =
      isOne && !isAnswer
        ? moment.lines.map((line) => (ALONE.test(line.speaker) ? { ...line, speaker: capital(who) } : line))
        : moment.lines;
    const doer = doerOf(text);
    const head = doer.split(' ').at(-1) ?? '';
    if (isBeingNoun(head.toLowerCase()) && !GROUP.test(head)) who = doer;
    told = `${told} ${text}`;
    return { ...moment, text, lines };
  });
}
