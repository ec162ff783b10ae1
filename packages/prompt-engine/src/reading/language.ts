import type { Token } from './tokens.ts';

/** Words that hold sentences of other languages together and mean nothing in English. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'der das ein eine einer einem einen und mit auf im am bei ist nicht uber unter zwischen vor fur von zum zur',
    'le les un une des du et avec dans sur sous chez qui est pres devant pour au aux',
    'el los las una unos unas y con en sobre bajo del al que esta por para junto',
    'il lo gli uno della del nella nel con sul sulla che di e per sotto alla',
    'o os um uma umas uns da do das dos na no nas nos em com para pelo pela sob ao',
    'de het een van met op naar bij onder onze zijn en aan',
    'pa och med til av ett en det som',
  ]
    .join(' ')
    .split(' '),
);
/** Members of the list that English uses too. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  'do no on in an a as at am o e y at is den not pour'.split(' '),
);

const ENGLISH: ReadonlySet<string> = new Set(
  'the a an of and in with on at for from by to is are under over his her their this that through'.split(' '),
);

const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether a text is in another language than English, as far as its script and small words tell. */
export function looksForeign(text: string, tokens: readonly Token[]): boolean {
  const start = text.slice(0, 400);
  if (OTHER_SCRIPT.test(start)) return !/[a-z]{3}/i.test(start) || count(tokens, ENGLISH) === 0;
  const foreign = tokens.filter(({ word }) => FUNCTION_WORDS.has(word) && !ALSO_ENGLISH.has(word)).length;
  return foreign > 0 && foreign > count(tokens, ENGLISH);
}

function count(tokens: readonly Token[], set: ReadonlySet<string>): number {
  return tokens.filter(({ word }) => set.has(word)).length;
}
