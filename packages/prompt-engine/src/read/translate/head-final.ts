import { sifted } from '../../lexicon/sifting/sifted.ts';
import { senses } from '../senses.ts';
import { followsNoun, ingOf, isBeside, measures, pluralOfPhrase, restingAt, when } from './english.ts';
import {
  type Argument,
  compound,
  counted,
  describe,
  joinedWordsOf,
  newState,
  type State,
  take,
} from './gathered.ts';
import type { Gloss, Glossary } from './glossary.ts';
import { koreanTokens, segmented, type Token } from './segment.ts';
import type { Translation } from './western.ts';
import { UNKNOWN_HEAD } from './western-phrase.ts';

/*
 * Japanese and Korean into English for reading. What describes stands before its noun, the verb at the end, and
 * particles say what each noun is to the verb. Here the phrases are gathered by their particles until a verb comes;
 * before a noun it describes that, at the end it says what is done.
 */

/** The particle after a noun settles what the noun is to the verb. */
function mark(state: State, part: string): void {
  const { phrase } = state;
  if (!phrase) return;
  if (part === 'of') {
    describe(state);
    return;
  }
  if (part === 'and' || part === 'with') {
    state.joined.push(phrase.words);
    state.after.push(...phrase.after);
    state.phrase = undefined;
    return;
  }
  if (part === 'also') return;
  state.phrase = undefined;
  if (phrase.role === 'time') {
    state.times.push(phrase.head);
    return;
  }
  const words = joinedWordsOf(state, phrase);
  state.args.push({ phrase: { ...phrase, words }, part });
}

const RESTS = sifted(/^(?:in|on|at|to)$/);
const MOVES = sifted(/^(?:go|walk|run|fly|jump|climb|return|come|look|give|throw|lean|belong|talk)\b/);

const placed = ({ phrase, part }: Argument, verb: string): string => {
  if (part === 'subj' || part === 'obj') return phrase.words;
  if (!RESTS.test(part) || (part === 'to' && MOVES.test(verb) && phrase.role !== 'place'))
    return `${part} ${phrase.words}`;
  if (part === 'at' && isBeside(phrase.head, verb)) return `by ${phrase.words}`;
  // 'with yarn': what is no place is what it is done with.
  const isMeans = part === 'at' && phrase.role === 'noun';
  return `${restingAt(phrase.head, isMeans ? 'with' : part === 'to' ? 'in' : part)} ${phrase.words}`;
};

/** The gathered phrases as what follows a verb in English, who does it left out. */
function deedOf(state: State, verb: string): string {
  const order = (part: string): number => (part === 'obj' ? 0 : 1);
  const rest = state.args.filter(({ part }) => part !== 'subj').sort((a, b) => order(a.part) - order(b.part));
  // 'the beach, object': what one runs along is a place, not what is done to.
  const words = rest.map((arg) =>
    arg.part === 'obj' && arg.phrase.role === 'place' && !/^(?:look|paint|draw|clean|photograph)/.test(verb)
      ? placed({ ...arg, part: 'in' }, verb)
      : placed(arg, verb),
  );
  const objects = rest.map(({ phrase, part }) => (part === 'obj' ? phrase.head : ''));
  // 'wear' of what is put on the head or held: an umbrella is held.
  const deed = verb === 'wear' && objects.some((head) => /umbrella|parasol/.test(head)) ? 'hold' : verb;
  state.args.splice(0, state.args.length, ...state.args.filter(({ part }) => part === 'subj'));
  // 'on the roof looking at the moon': where somebody is comes before a place that is only seen.
  const isSeen = rest[0]?.part === 'obj' && rest[0].phrase.role === 'place' && verb === 'look at';
  return isSeen ? [...words.slice(1), ingOf(deed), words[0]].join(' ') : [ingOf(deed), ...words].join(' ');
}

/** A verb: it goes on to another, describes the noun that follows, or ends the sentence. */
function act(state: State, gloss: Gloss, next: Token | undefined): void {
  // '강아지와 산책하는': with whom, where no second noun follows.
  if (!state.phrase && state.joined.length > 0)
    state.args.push({
      phrase: { words: state.joined.splice(0).join(' and '), after: [], head: '', role: 'noun' },
      part: 'with',
    });
  if (state.phrase)
    mark(
      state,
      state.phrase.role === 'time'
        ? 'at'
        : next || state.args.some(({ part }) => part === 'subj')
          ? 'obj'
          : 'subj',
    );
  state.deeds.push(deedOf(state, gloss.english));
  const describes = gloss.form === 'adnominal' && next !== undefined;
  if (!describes) {
    state.isClosed = gloss.form === 'adnominal';
    return;
  }
  closeRelative(state);
}

/** What was done by whom, before a noun: 'a girl dancing in' the square, or the girl who dances. */
function closeRelative(state: State): void {
  const subject = state.args.findIndex(({ part }) => part === 'subj');
  const deeds = state.deeds.splice(0).join(' and ');
  if (subject >= 0) {
    const [who] = state.args.splice(subject, 1);
    state.clause = [state.clause, `${who?.phrase.words ?? ''} ${deeds}`].filter(Boolean).join(', ');
    return;
  }
  state.after.push(deeds);
}

const isNoun = (gloss: Gloss): boolean => ['noun', 'place', 'time', 'style'].includes(gloss.role);

/** Nobody and nothing was named yet. */
const isFresh = ({ args, deeds, clause, joined }: State): boolean =>
  args.length + deeds.length + joined.length === 0 && clause === '';

function readToken(state: State, token: Token, next: Token | undefined, isOpening: boolean): void {
  const gloss = chosen(state, token, next);
  if (!gloss) {
    state.isPartly = true;
    const leads = next?.gloss?.role === 'particle';
    if (isOpening && isFresh(state) && (!next || (leads && /^(?:subj)$/.test(next.gloss?.english ?? ''))))
      take(state, UNKNOWN_HEAD, 'noun');
    return;
  }
  if (MANY.test(token.text) && state.phrase)
    state.phrase = { ...state.phrase, words: pluralOfPhrase(state.phrase.words.replace(/^an? /, '')) };
  else if (gloss.role === 'particle' || gloss.role === 'preposition') mark(state, gloss.english);
  else if (gloss.role === 'action') act(state, gloss, next);
  else if (gloss.role === 'number') {
    // 'two of them' after the noun counts it; 'one cup' measures it.
    if (state.phrase && state.phrase.role === 'noun' && !measures(next?.gloss?.english ?? ''))
      state.phrase = counted(state.phrase, gloss.english);
    else state.count = gloss.english;
  } else if (gloss.role === 'adjective' || gloss.role === 'feeling') {
    if (state.phrase) compound(state);
    if (followsNoun(gloss.english)) state.after.push(gloss.english);
    else state.modifiers.push(gloss.english);
  } else if (gloss.role === 'pronoun')
    state.owner = /^(?:my|its|his|her|their)$/.test(gloss.english) ? gloss.english : '';
  else if (isNoun(gloss)) take(state, gloss.english, gloss.role);
}

/** What makes a noun plural. */
const MANY = sifted(/^(?:たち|達|들)$/);

/** Of a word with several meanings: a particle after a noun, a noun before a particle, else the first. */
function chosen(state: State, { options }: Token, next: Token | undefined): Gloss | undefined {
  const particle = options.find(({ role }) => role === 'particle');
  if (particle && state.phrase) return particle;
  const noun = options.find(isNoun);
  if (noun && next?.options.some(({ role }) => role === 'particle')) return noun;
  const adnominal = options.find(({ form }) => form === 'adnominal');
  return options.find(({ role }) => role !== 'particle' && role !== 'action') ?? adnominal ?? options[0];
}

/** The sentence that was gathered. */
function written(state: State): string {
  if (state.phrase?.role === 'time') compound(state);
  const times = [...new Set(state.times)].map((time) => (namesLook(time) ? time : when(time)));
  const left = state.phrase ? joinedWordsOf(state, state.phrase) : state.joined.splice(0).join(' and ');
  const extra = state.after.join(' ');
  const at = state.args.findIndex(({ part }) => part === 'subj');
  const subject = at >= 0 ? state.args.splice(at, 1)[0]?.phrase.words : undefined;
  const deeds = state.deeds.join(' and ');
  const rest = state.args.map((arg) => placed(arg, ''));
  const main = subject ? [subject, deeds || undefined, ...rest, left && `, ${left}`] : [left, deeds, ...rest];
  const modified = state.modifiers.length > 0 && !left && !subject ? state.modifiers.join(' ') : '';
  return [[...main, extra, modified].filter(Boolean).join(' '), state.clause, ...times]
    .filter(Boolean)
    .join(', ')
    .replace(/\s+,/g, ',');
}

const namesLook = (words: string): boolean =>
  senses()
    .get(words)
    .some(({ is }) => is === 'style' || is === 'camera' || is === 'light');

const ENDS = sifted(/[。.！!？?\n;；]/);

/** A Japanese or Korean text in English. */
export function fromHeadFinal(text: string, glossary: Glossary): Translation {
  const parts = text.split(/(?<=[、，,。.！!？?\n;；・])/);
  const clauses: string[] = [];
  let state = newState();
  let isPartly = false;
  const close = (): void => {
    const english = written(state);
    if (english) clauses.push(english);
    isPartly ||= state.isPartly;
    state = newState();
  };
  for (const part of parts) {
    const clean = part.replace(/[、，,。.！!？?\n;；・「」『』（）()]/g, ' ').trim();
    const tokens = glossary.name === 'korean' ? koreanTokens(clean, glossary) : segmented(clean, glossary);
    for (const [i, token] of tokens.entries())
      readToken(state, token, nextOf(tokens, i), clauses.length === 0);
    const goesOn =
      !ENDS.test(part) &&
      (state.args.length > 0 || state.deeds.length > 0) &&
      !state.phrase &&
      !state.isClosed;
    if (!goesOn) close();
  }
  close();
  return { text: clauses.join(', '), isPartly };
}

/** What follows that says anything. */
const nextOf = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(at + 1).find(({ gloss }) => gloss?.role !== 'filler');
