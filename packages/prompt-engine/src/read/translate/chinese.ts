import { sifted } from '../../lexicon/sifting/sifted.ts';
import {
  followsNoun,
  ingOf,
  joinMeasure,
  kindOf,
  measures,
  namesBeing,
  pluralOfPhrase,
  restingAt,
  when,
  withArticle,
} from './english.ts';
import type { Gloss, Glossary } from './glossary.ts';
import { segmented, type Token } from './segment.ts';
import type { Translation } from './western.ts';
import { UNKNOWN_HEAD } from './western-phrase.ts';

/*
 * Chinese into English for reading. The order is that of English, but for what describes (before 的 and its noun) and
 * where it happens (在 …, before its verb).
 */

interface Part {
  readonly is: 'noun' | 'verb' | 'where' | 'when' | 'and' | 'look';
  readonly words: string;
  readonly head: string;
  readonly role: Gloss['role'];
}

const SIDES = sifted(/^(?:inside|on|under|beside|in front of|behind|between|around|outside|above)$/);
const NOMINAL: ReadonlySet<string> = new Set(['noun', 'place', 'time', 'style']);

const pickOf = ({ options }: Token, before: Part | undefined): Gloss | undefined => {
  const side = options.find(({ role, english }) => role === 'particle' && SIDES.test(english));
  if (side && before?.is === 'noun') return side;
  return options.find(({ role }) => role !== 'particle') ?? options[0];
};

interface State {
  readonly parts: Part[];
  modifiers: string[];
  count: string;
  /** Follows its noun in English. */
  after: string[];
  /** Where the phrase that 在 leads begins among the parts. */
  leads: number;
  /** The preposition that leads it, where it is not 在. */
  side: string;
  isPartly: boolean;
}

function addNoun(state: State, head: string, role: Gloss['role']): void {
  const last = state.parts.at(-1);
  const { modifiers } = state;
  if (role === 'time') {
    state.parts.push({ is: 'when', words: [...modifiers, head].join(' '), head, role });
    state.modifiers = [];
    return;
  }
  if (role === 'style') {
    state.parts.push({ is: 'look', words: head, head, role });
    return;
  }
  if (last?.is === 'noun' && measures(last.head) && !state.count) {
    state.parts.pop();
    const content = [...modifiers, head].join(' ');
    state.parts.push({ is: 'noun', words: joinMeasure(last.words, content), head: content, role });
    state.modifiers = [];
    return;
  }
  // Two nouns side by side: the first describes the second.
  const isSideBySide =
    last?.is === 'noun' &&
    !state.count &&
    modifiers.length === 0 &&
    state.after.length === 0 &&
    !namesBeing(last.head) &&
    state.leads !== state.parts.length;
  if (isSideBySide) state.parts.pop();
  const many = state.count && !/^(?:a|one)$/.test(state.count) ? pluralOfPhrase(head) : head;
  const core = [isSideBySide && last ? last.head : '', ...modifiers, many].filter(Boolean).join(' ');
  const words = state.count
    ? `${state.count === 'one' ? 'a' : state.count} ${core}`
    : withArticle(core, many, role === 'place');
  state.parts.push({ is: 'noun', words: [words, ...state.after].join(' '), head: core, role });
  state.modifiers = [];
  state.after = [];
  state.count = '';
}

/** 在 … closes at its side word, before a verb, or at the end. */
function closeWhere(state: State, side: string | undefined): void {
  const { leads, parts } = state;
  const noun = parts.at(-1);
  if (leads < 0) return;
  state.leads = -1;
  if (noun?.is !== 'noun' || parts.length - 1 < leads) return;
  parts.pop();
  const plain = side === undefined || side === 'inside' || side === 'on';
  const preposition = state.side || (plain ? restingAt(noun.head, side === 'on' ? 'on' : 'in') : side);
  state.side = '';
  parts.push({ ...noun, is: 'where', words: `${preposition} ${noun.words}` });
}

/** What stands before 的 describes the noun that follows. */
function describe(state: State): void {
  const { parts } = state;
  const verbAt = parts.findLastIndex(({ is }) => is === 'verb');
  const hasSubject = parts.slice(0, Math.max(0, verbAt)).some(({ is }) => is === 'noun');
  if (verbAt >= 0 && !hasSubject) {
    if (state.leads >= 0) closeWhere(state, undefined);
    state.after.push(inEnglishOrder(parts.splice(0)));
    return;
  }
  const last = parts.at(-1);
  if (last?.is === 'where') {
    parts.pop();
    state.after.push(last.words);
  } else if (last?.is === 'noun') {
    parts.pop();
    if (last.role === 'place') state.after.push(`${restingAt(last.head)} ${last.words}`);
    else if (namesBeing(last.head)) state.count = `${last.words}'s`;
    else if (kindOf(last.head) === 'clothing') state.after.push(`in ${last.words}`);
    else state.modifiers.push(last.head);
  }
}

/** Where and when follow what is done; two deeds are joined by 'and'. */
function inEnglishOrder(parts: readonly Part[]): string {
  const out: string[] = [];
  let where: string[] = [];
  let hasVerb = false;
  const flush = (): void => {
    out.push(...where);
    where = [];
  };
  for (const [i, part] of parts.entries()) {
    const after = parts.slice(i + 1);
    if (part.is === 'when' || part.is === 'look') continue;
    if (part.is === 'where' && after.some(({ is }) => is === 'verb') && parts[i - 1]?.is !== 'verb') {
      // 'on the roof looking at the moon': where somebody is comes before a place that is only seen.
      const isSeen = after[0]?.head === 'look at' && after[1]?.role === 'place';
      (isSeen ? out : where).push(part.words);
    } else if (part.is === 'verb') {
      if (hasVerb) {
        flush();
        out.push('and');
      }
      out.push(part.words);
      hasVerb = true;
    } else out.push(part.words);
  }
  // 'in the park two old men': who comes before where.
  flush();
  const times = parts.filter(({ is }) => is === 'when').map(({ words }) => when(words));
  const looks = parts.filter(({ is }) => is === 'look').map(({ words }) => words);
  const main = out.join(' ').replace(/ and (?=and )/g, ' ');
  return [main, ...times, ...looks].filter(Boolean).join(', ');
}

function readToken(state: State, token: Token, next: Token | undefined, isOpening: boolean): void {
  const before = state.parts.at(-1);
  const gloss = pickOf(token, before);
  if (!gloss) {
    state.isPartly = true;
    if (
      isOpening &&
      state.parts.length === 0 &&
      (!next || next.gloss?.role === 'action' || next.gloss?.english === 'in')
    )
      addNoun(state, UNKNOWN_HEAD, 'noun');
    return;
  }
  const { english, role } = gloss;
  if (token.text === '们' && before?.is === 'noun') {
    state.parts[state.parts.length - 1] = {
      ...before,
      words: before.words.replace(/^an? /, '').replace(before.head, pluralOfPhrase(before.head)),
    };
    return;
  }
  if (role === 'particle' && english === 'of') {
    describe(state);
  } else if (role === 'particle' && english === 'in') {
    closeWhere(state, undefined);
    state.leads = state.parts.length;
  } else if ((role === 'particle' || role === 'preposition') && SIDES.test(english)) {
    if (state.leads < 0) state.leads = state.parts.length - 1;
    if (before?.is === 'when') state.leads = -1;
    else closeWhere(state, english);
  } else if (role === 'particle' && /^(?:with|and)$/.test(english)) {
    state.parts.push({ is: 'and', words: 'and', head: '', role });
  } else if (role === 'particle' || role === 'preposition') {
    if (!/^(?:towards|through|from|without|against|for|by|across)$/.test(english)) return;
    closeWhere(state, undefined);
    state.leads = state.parts.length;
    state.side = english;
  } else if (role === 'action') {
    if (state.leads >= 0) closeWhere(state, undefined);
    state.parts.push({ is: 'verb', words: ingOf(english), head: english, role });
  } else if (role === 'number' || role === 'article') {
    state.count = role === 'article' ? 'a' : english;
  } else if (role === 'adjective' || role === 'feeling') {
    if (followsNoun(english)) state.after.push(english);
    else state.modifiers.push(english);
  } else if (role === 'pronoun') {
    if (/^(?:my|his|her|their|its)$/.test(english)) state.count = english;
    else if (/^(?:he|she|it|they)$/.test(english))
      state.parts.push({ is: 'noun', words: english, head: english, role });
  } else if (NOMINAL.has(role)) addNoun(state, english, role);
}

/** A Chinese text in English. */
export function fromChinese(text: string, glossary: Glossary): Translation {
  const clauses: string[] = [];
  let isPartly = false;
  for (const part of text.split(/[，,。.！!？?\n;；、：:（）()「」“”"]+/)) {
    if (!part.trim()) continue;
    const state: State = {
      parts: [],
      modifiers: [],
      count: '',
      after: [],
      leads: -1,
      side: '',
      isPartly: false,
    };
    const tokens = segmented(part, glossary);
    for (const [i, token] of tokens.entries()) readToken(state, token, tokens[i + 1], clauses.length === 0);
    if (state.leads >= 0) closeWhere(state, undefined);
    const english = [
      inEnglishOrder(state.parts),
      ...state.after,
      state.parts.length === 0 ? state.modifiers.join(' ') : '',
    ]
      .filter(Boolean)
      .join(' ');
    if (english) clauses.push(english);
    isPartly ||= state.isPartly;
  }
  return { text: clauses.join(', '), isPartly };
}
