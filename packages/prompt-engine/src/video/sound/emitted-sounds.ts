import { isNoun, setOf, verbAt, type Word, wordsOf } from '../idea/verbs.ts';

/* What is heard of verbs that are sounds themselves, and of what is on the air: 'the radio crackling', 'football on the radio'. */

const SOUNDS = setOf(
  'crackle jingle rattle hum buzz beep creak squeak clatter rustle drip plink chime toll hiss sizzle rumble roar howl chirp clink clang tick whir whirr thump fizz gurgle jangle tinkle patter',
);
const ON_AIR =
  /\b((?:[\p{L}’'-]+\s){1,2}(?:on|from)\s(?:the|an?|his|her|their)\s(?:old\s|small\s|kitchen\s|car\s)?(?:radio|tv|telly|television|stereo))\b/iu;

/** What a moment has that sounds by itself; empty where nothing does. */
export function soundEmitted({ text, doer }: { readonly text: string; readonly doer: string }): string {
  const onAir = ON_AIR.exec(text)?.[1] ?? '';
  if (onAir !== '') return onAir.replace(/^(?:and|with|to|hears?)\s/i, '').toLowerCase();
  const words = wordsOf(text);
  const at = words.findIndex((_, i) => i > 0 && i < 5 && isEmitted(words, i));
  if (at < 1) return '';
  const ing = verbAt(words, at)?.verb.ing.split(' ')[0] ?? '';
  const led = words.slice(0, at).map(({ text: word }) => word);
  const who = led.some((word) => word === doer.split(' ').at(-1)) ? doer : led.join(' ');
  return /^(?:it|they|he|she|everything|something)$/i.test(who) ? ing : `${who} ${ing}`;
}

/** Whether a word is the sound that what stands before it makes: no article and no preposition leads it. */
function isEmitted(words: readonly Word[], at: number): boolean {
  const verb = verbAt(words, at);
  const before = words[at - 1]?.text ?? '';
  const isSubject = isNoun(before) || /^(?:it|they|he|she)$/.test(before) || isSeveral(before);
  return (
    verb !== undefined && verb.form !== 'past' && SOUNDS.has(verb.verb.base.split(' ')[0] ?? '') && isSubject
  );
}

/** Several things that a list may not have: 'spurs'. */
const isSeveral = (word: string): boolean => /[^siu]s$/.test(word);
