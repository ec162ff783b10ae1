import {
  joinMeasure,
  kindOf,
  measures,
  namesBeing,
  pluralOfPhrase,
  restingAt,
  withArticle,
} from './english.ts';
import type { Gloss } from './glossary.ts';

/*
 * What is gathered of a Japanese or Korean sentence until a verb comes: noun phrases with what stands before them, and
 * what each is to the verb.
 */

/** A phrase in English, as it waits for its place in the sentence. */
export interface Phrase {
  readonly words: string;
  /** Describes it and what it is joined with: 'a boy and a dog' *running*. */
  readonly after: readonly string[];
  readonly head: string;
  readonly role: Gloss['role'];
}

/** A phrase, and what it is to the deed. */
export interface Argument {
  readonly phrase: Phrase;
  /** subj, obj, or an English preposition. */
  readonly part: string;
}

/** What was gathered of a sentence so far. */
export interface State {
  readonly args: Argument[];
  /** Deeds that go on to another: 'reading a book and'. */
  readonly deeds: string[];
  readonly times: string[];
  /** What stands before the next noun. */
  modifiers: string[];
  count: string;
  owner: string;
  /** What describes the next noun and follows it in English. */
  after: string[];
  phrase: Phrase | undefined;
  /** A thing that describes the next noun: what a being has on, or what a thing is of. */
  worn: Phrase | undefined;
  /** Phrases joined by 'and'. */
  joined: string[];
  isPartly: boolean;
  /** The last verb, where it ended a clause. */
  isClosed: boolean;
  clause: string;
}

/** Nothing gathered yet, as at the beginning of each clause. */
export const newState = (): State => ({
  args: [],
  deeds: [],
  times: [],
  modifiers: [],
  count: '',
  owner: '',
  after: [],
  phrase: undefined,
  worn: undefined,
  joined: [],
  isPartly: false,
  isClosed: false,
  clause: '',
});

const isClothing = (head: string): boolean =>
  kindOf(head) === 'clothing' ||
  /\b(?:dress|kimono|hanbok|boots|coat|hat|suit|uniform|armour|raincoat)$/.test(head);

const isMany = (count: string): boolean => count !== '' && !/^(?:a|one)$/.test(count);

/** A noun with everything that was gathered before it. */
export function take(state: State, head: string, role: Gloss['role']): void {
  const content = state.phrase;
  if (content && measures(head) && ['food', 'drink'].includes(kindOf(content.head) ?? '')) {
    // 'coffee one cup'.
    state.phrase = {
      ...content,
      words: joinMeasure(`${state.count && state.count !== 'one' ? state.count : 'a'} ${head}`, content.head),
    };
    state.count = '';
    return;
  }
  if (state.phrase) compound(state);
  if (state.worn && namesBeing(head))
    state.after.unshift(`${isClothing(state.worn.head) ? 'in' : 'with'} ${state.worn.words}`);
  else if (state.worn) state.modifiers.unshift(state.worn.head);
  state.worn = undefined;
  const noun = isMany(state.count) ? pluralOfPhrase(head) : head;
  const core = [state.count, ...state.modifiers, noun].filter(Boolean).join(' ');
  const owned =
    role === 'style' || role === 'time'
      ? core
      : state.owner
        ? `${state.owner} ${core}`
        : withArticle(core, noun, role === 'place');
  state.phrase = { words: owned, after: state.after, head: [...state.modifiers, noun].join(' '), role };
  state.modifiers = [];
  state.after = [];
  state.count = '';
  state.owner = '';
}

/** Two nouns side by side: the first describes the second. */
export function compound(state: State): void {
  const { phrase } = state;
  state.phrase = undefined;
  if (!phrase) return;
  if (phrase.role === 'time') state.times.push(phrase.head);
  else if (phrase.role === 'style') state.times.push(phrase.head);
  else state.modifiers.push(phrase.head);
}

/** 'N の N', 'N의 N': what the first is to the second. */
export function describe(state: State): void {
  const { phrase } = state;
  state.phrase = undefined;
  if (!phrase) return;
  state.after.push(...phrase.after);
  if (phrase.role === 'time') state.times.push(phrase.head);
  else if (phrase.role === 'place') state.after.push(`${restingAt(phrase.head)} ${phrase.words}`);
  else if (phrase.role === 'adjective') state.modifiers.push(phrase.head);
  else if (namesBeing(phrase.head)) state.owner = `${phrase.words}'s`;
  else state.worn = phrase;
}

/** A phrase with those that it is joined with and what describes them. */
export const joinedWordsOf = (state: State, phrase: Phrase): string =>
  [[...state.joined.splice(0), phrase.words].join(' and '), ...phrase.after].join(' ');

/**
 * A phrase with the number that followed its noun: 'a cat' and 'three' are 'three cats'. A count of one changes
 * nothing.
 */
export const counted = (phrase: Phrase, count: string): Phrase => ({
  ...phrase,
  words: isMany(count) ? `${count} ${pluralOfPhrase(phrase.words.replace(/^an? /, ''))}` : phrase.words,
});
