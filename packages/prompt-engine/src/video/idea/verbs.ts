import type { ActionRow } from '../../lexicon/action.ts';
import { formsOf, singularsOf, type VerbForms } from '../../lexicon/inflect.ts';
import { isEnglish } from '../../read/english-words.ts';
import { isBeing, isPeople } from '../../read/scene.ts';
import { senses, type VerbForm } from '../../read/senses.ts';

/*
 * Which word of a clause is its verb. The lexicon's verbs are known by their rows; of all others the dictionary is
 * asked whether their other forms exist: 'collapses' is a verb, for 'collapsing' is a word.
 */

/** A word of a text, where it stands; `end` exclusive. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

/** A verb among words: the index of its first word and how many it has. */
export interface VerbAt {
  readonly at: number;
  readonly length: number;
  readonly verb: VerbForms;
  readonly form: VerbForm;
}

/** The words of a list that spaces part, to look them up in. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const PRONOUNS = setOf(
  'he she it they we you i everyone everybody everything someone somebody something nobody both one all',
);
export const DETERMINERS = setOf(
  'a an the this that these those my your his her its our their some another each every one two three four five six seven eight nine ten twelve several many few both no',
);
export const PREPOSITIONS = setOf(
  'in on at into onto to from off over under across through along around down up out by with for about after before as of behind against toward towards past inside outside between among near next beside away back beyond above below until while without like',
);
export const PARTICLES = setOf('up out off away down in over back past across into');
const ADVERBS = setOf(
  'suddenly finally slowly quickly gently carefully quietly happily silently then just never always still also almost nearly both all alone together once again barely eventually proudly nervously immediately accidentally secretly really now first later only simply each instead soon',
);
export const OTHERS = setOf('him them me us himself herself itself themselves that what where how when who');
/** Words that are nearly never verbs where ideas have them. */
export const NOUNS = setOf(
  'morning evening wedding ceiling king ring string thing spring clothing nothing anything everything red his its was has this is us bus plus ones kids need seconds minutes hours years days news glasses stairs scissors headphones children people couple goods means species series always sometimes perhaps true tricks stunts tapas legs arms eyes hands heads faces photos videos films pictures',
);

/** Nouns that a verb in '-ing' only tells the kind of: 'a hiking trip', 'my dog walking business'. */
export const OF_A_KIND =
  /^(?:trip|tours?|class(?:es)?|lessons?|session|day|season|match|race|party|contest|competition|game|tips|schools?|pool|shoes|gear|machine|room|business|service|company|agency|firm|shop|studio|club|centre|center|course|workshop|app|kit|set|board|bottle|bag|pan|pot|lamp|chair|table|school|challenge|tutorial|video|routine|store|salon)$/;

/** The words of a text in lower case, with their offsets in it (the end exclusive) and whether a capital began them. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), (hit) => ({
    text: hit[0].toLowerCase(),
    start: hit.index,
    end: hit.index + hit[0].length,
    isCapital: /^\p{Lu}/u.test(hit[0]),
  }));

/** Words that end as adverbs do. */
const LY_NOUN = setOf(
  'family belly jelly bully butterfly firefly dragonfly lily ally early only lovely friendly lonely elderly silly curly',
);

/** Whether a word in lower case is an adverb: a listed one, or one in '-ly' that is no listed noun or adjective. */
export const isAdverb = (word: string): boolean =>
  ADVERBS.has(word) || (!LY_NOUN.has(word) && /^\p{L}{3,}ly$/u.test(word));

/** 'Repot' is to pot again, though no list of words has it. */
const isAgain = (word: string): boolean => /^(?:re|un)\p{L}{3,}$/u.test(word) && isVerbBase(word.slice(2));

const isVerbBase = (word: string): boolean =>
  word.length > 1 &&
  ((isEnglish(word) && isEnglish(formsOf(word).ing)) || (!isEnglish(word) && isAgain(word))) &&
  !NOUNS.has(word);

/** Everything that a word in lower case may mean by the lexicon, the likeliest first; empty where it has none. */
export const sensesAt = (word: string) => senses().get(word);
/** Plurals have senses of their own. */
export const isNoun = (word: string): boolean =>
  sensesAt(word).some(({ is }) => is === 'noun' || is === 'place');
/** Whether one of the meanings of a word is a being. */
export const isBeingNoun = (word: string): boolean =>
  sensesAt(word).some((sense) => sense.is === 'noun' && isBeing(sense.row.kind));

/** Whether a word names an animal or another being, and never somebody with hands. */
export const isAnimalNoun = (word: string): boolean =>
  isBeingNoun(word) && !sensesAt(word).some((sense) => sense.is === 'noun' && isPeople(sense.row.kind));

/** A row that names its verb by the '-ing' form alone: its other forms by rule. */
function withFiniteForms(verb: VerbForms): VerbForms {
  const [ing = '', ...rest] = verb.ing.split(' ');
  if (verb.base !== verb.ing || !ing.endsWith('ing')) return verb;
  return formsOf([baseOfIng(ing), ...rest].join(' '));
}

function baseOfIng(ing: string): string {
  const stem = ing.slice(0, -3);
  const undoubled = /([bdgmnpt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const bases = [undoubled, `${stem}e`, stem, stem.replace(/y$/, 'ie')];
  return bases.find((base) => isEnglish(base) && formsOf(base).ing === ing) ?? undoubled;
}

/* Past forms that no rule makes. */
export const PASTS: ReadonlyMap<string, string> = new Map(
  'forgot forget,knew know,wrote write,drove drive,broke break,chose choose,spoke speak,gave give,took take,saw see,began begin,sang sing,drank drink,threw throw,flew fly,grew grow,drew draw,ate eat,woke wake,stole steal,fell fall,came come,became become,went go'
    .split(',')
    .map((pair) => {
      const [past = '', base = ''] = pair.split(' ');
      return [past, base] as const;
    }),
);

function unlisted(word: string): Pick<VerbAt, 'verb' | 'form'> | undefined {
  const irregular = PASTS.get(word);
  if (irregular) return { verb: formsOf(irregular, word), form: 'past' };
  if (NOUNS.has(word) || word.includes("'") || word.includes('’')) return undefined;
  if (/^\p{L}{2,}ing$/u.test(word) && isEnglish(word)) {
    const verb = formsOf(baseOfIng(word));
    return verb.ing === word && isEnglish(verb.base) ? { verb, form: 'ing' } : undefined;
  }
  if (/[^su]s$/.test(word)) {
    const base: string | undefined = [word.slice(0, -1), ...singularsOf(word)].find(
      (one) => one !== word && isVerbBase(one) && formsOf(one).s === word,
    );
    return base ? { verb: formsOf(base), form: 's' } : undefined;
  }
  if (word.endsWith('ed') && isEnglish(word)) {
    const base = [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)].find(
      (one) => isVerbBase(one) && formsOf(one).past === word,
    );
    return base ? { verb: formsOf(base), form: 'past' } : undefined;
  }
  return isVerbBase(word) ? { verb: formsOf(word), form: 'base' } : undefined;
}

/** The word or words at a place as a verb. */
export function verbAt(words: readonly Word[], at: number): VerbAt | undefined {
  const word = words[at]?.text ?? '';
  if (word === 'has' || word === 'have')
    return { at, length: 1, verb: formsOf('have', 'had'), form: word === 'has' ? 's' : 'base' };
  // 'Hands out the tests' is done, and is no part of a body.
  if (
    word === 'hands' &&
    /^(?:out|over|him|her|them|it|us|me|everyone|back|down|in)$/.test(words[at + 1]?.text ?? '')
  )
    return { at, length: 1, verb: formsOf('hand'), form: 's' };
  // 'A swordsmith hands his last blade to her'.
  const before = words[at - 1]?.text ?? '';
  if (
    word === 'hands' &&
    at > 1 &&
    /^(?:his|her|its|their|the|an?|my)$/.test(words[at + 1]?.text ?? '') &&
    !/^(?:his|her|its|their|my|our|two|both|the|old|bare|of|with|and|small)$/.test(before) &&
    !/['’]s?$/.test(before)
  )
    return { at, length: 1, verb: formsOf('hand'), form: 's' };
  if (
    word === '' ||
    word === 'as' ||
    DETERMINERS.has(word) ||
    PREPOSITIONS.has(word) ||
    NOUNS.has(word) ||
    isAdverb(word)
  )
    return undefined;
  const hit = senses().longestAt(
    words.slice(at, at + 5).map(({ text }) => text),
    0,
  );
  const listed = [...(hit?.value ?? []), ...senses().get(word)].find((sense) => sense.is === 'action');
  if (listed?.is === 'action') {
    const verb = withFiniteForms(listed.verb);
    return {
      at,
      length: Math.min(hit?.value.includes(listed) ? (hit?.length ?? 1) : 1, verb.base.split(' ').length),
      verb,
      form: listed.form,
    };
  }
  const found = unlisted(word);
  return found && { at, length: 1, ...found };
}

/** The row of a verb that any doer fits. */
export const rowOf = (verb: string): ActionRow | undefined =>
  senses()
    .get(verb)
    .flatMap((sense) => (sense.is === 'action' && sense.row ? [sense.row] : []))
    .find(({ traits }) => traits.needs.length === 0);
