import type { PhraseHit } from '../../lexicon/phrase-table.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { senses } from '../senses.ts';
import { compoundOf, nameable, nounOf } from './compounds.ts';
import { namesBeing } from './english.ts';
import { folded, type Gloss, type Glossary, type Role, unelided } from './glossary.ts';
import { partedVerbs } from './parted-verbs.ts';

/*
 * The words of a text in a language of Latin letters, each with the gloss that its neighbours pick. Elided articles
 * are parted from their nouns, German compounds from their heads.
 */

/** A word of a sentence, with what it may mean. */
export interface Item {
  readonly gloss?: Gloss;
  /** As it was typed. */
  readonly text: string;
  readonly isName?: boolean;
  /** A part of it was not known: a compound of which only the head was. */
  readonly isPartly?: boolean;
}

/** Words that go before a noun. */
const LEADS: ReadonlySet<Role> = new Set(['article', 'number', 'preposition']);
const POSSESSIVE = sifted(/^(?:my|your|his|her|its|our|their)$/);
const isDeterminer = (gloss: Gloss | undefined): boolean =>
  gloss !== undefined &&
  (LEADS.has(gloss.role) || (gloss.role === 'pronoun' && POSSESSIVE.test(gloss.english)));

const AFTER_LEAD: readonly Role[] = [
  'noun',
  'place',
  'time',
  'style',
  'number',
  'adjective',
  'feeling',
  'article',
  'pronoun',
];
const AFTER_NOUN: readonly Role[] = [
  'preposition',
  'adjective',
  'feeling',
  'particle',
  'pronoun',
  'action',
  'time',
  'noun',
  'place',
];
const AFTER_VERB: readonly Role[] = [
  'article',
  'preposition',
  'filler',
  'noun',
  'adjective',
  'place',
  'time',
  'feeling',
  'action',
];

const byRoles = (options: readonly Gloss[], roles: readonly Role[]): Gloss | undefined => {
  for (const role of roles) {
    const found = options.find((gloss) => gloss.role === role);
    if (found) return found;
  }
  return options[0];
};

/** Articles of the singular: 'un signore' is no plural of 'signora'. */
const ONE = sifted(/^(?:un|una|uno|une|um|uma|il|lo|el|la|o|a|ein|eine|einen|einem)$/);

interface Around {
  readonly isPolish: boolean;
  readonly before: Item | undefined;
  readonly hasVerb: boolean;
  readonly nextIsNoun: boolean;
  /** In German nouns have capitals, and nothing else has. */
  readonly capital?: 'noun' | 'other';
}

function pick(
  all: readonly Gloss[],
  { isPolish, before, hasVerb, nextIsNoun, capital }: Around,
): Gloss | undefined {
  const cased =
    capital === 'noun'
      ? all.filter((gloss) => nameable(gloss) || gloss.role === 'time' || gloss.role === 'style')
      : capital === 'other'
        ? all.filter((gloss) => !nameable(gloss))
        : all;
  const single = before && ONE.test(folded(before.text)) ? cased.filter((gloss) => !gloss.plural) : cased;
  const options = single.length > 0 ? single : cased.length > 0 ? cased : all;
  if (options.length < 2) return options[0];
  const last = before?.gloss;
  // 'karmi wiewiórki': one that belongs to another sounds as several do.
  const several =
    isPolish && (!last || last.role === 'action') ? options.find(({ plural }) => plural) : undefined;
  if (several && nameable(several)) return several;
  if (isDeterminer(last) || !last) {
    if (nextIsNoun)
      return byRoles(options, [
        'article',
        'number',
        'adjective',
        'feeling',
        'preposition',
        'pronoun',
        ...AFTER_LEAD,
      ]);
    return byRoles(options, AFTER_LEAD);
  }
  if (last.role === 'pronoun') return byRoles(options, ['action', 'adjective', ...AFTER_LEAD]);
  if (nameable(last) || last.role === 'adjective' || last.role === 'feeling' || last.role === 'time')
    return last.role === 'adjective' && !hasVerb && isDeterminer(undefined)
      ? byRoles(options, AFTER_LEAD)
      : byRoles(
          options,
          hasVerb ? [...AFTER_NOUN.filter((role) => role !== 'action'), 'action'] : AFTER_NOUN,
        );
  return byRoles(options, AFTER_VERB);
}

/** An English word or name among the others: 'surf', 'tango', 'Vespa'. */
const borrowed = (key: string): Gloss | undefined => {
  const sense =
    key.length > 3
      ? senses()
          .get(key)
          .find(({ is }) => is === 'noun' || is === 'place')
      : undefined;
  return sense && { english: key, role: sense.is === 'place' ? 'place' : 'noun' };
};

interface At {
  readonly keys: readonly string[];
  readonly typed: readonly string[];
  readonly at: number;
  readonly items: readonly Item[];
  readonly glossary: Glossary;
}

/** What is known of a clause where one of its words is looked up. */
interface Clause extends At {
  readonly hasCase: boolean;
  readonly isFirst: boolean;
  readonly isLowerCase: boolean;
}

/** What a word may mean as it is spelled, and beside a word that is not known. */
function meaningsOf(all: readonly Gloss[], { keys, typed, at, items, glossary }: At): readonly Gloss[] {
  const spelled = glossary.accented.get((typed[at] ?? '').toLowerCase()) ?? all;
  const next = keys[at + 1];
  const isBesideUnknown =
    (items.length > 0 && items.at(-1)?.gloss === undefined) ||
    (next !== undefined && glossary.name !== 'german' && !glossary.words.longestAt(keys, at + 1));
  // 'un viejo ciclomotor' is no old man.
  const qualities = isBesideUnknown ? spelled.filter(({ role }) => role === 'adjective') : [];
  return qualities.length > 0 ? qualities : spelled;
}

/** The word of a table at a place, as its neighbours pick its meaning. */
function listed(hit: PhraseHit<readonly Gloss[]>, here: Clause): Item | undefined {
  const { keys, typed, at, items, glossary, hasCase, isFirst, isLowerCase } = here;
  const isGerman = glossary.name === 'german';
  const text = typed[at] ?? '';
  const isCapital = /^\p{Lu}/u.test(text);
  const next = glossary.words.longestAt(keys, at + hit.length)?.value ?? [];
  const nextIsNoun =
    isGerman && hasCase
      ? /^\p{Lu}/u.test(typed[at + 1] ?? '')
      : next.some(nameable) && !next.some(({ role }) => role === 'preposition' || role === 'article');
  const isCased = hasCase && (at > 0 || !isFirst || !isCapital) && hit.length === 1;
  const gloss = pick(hit.length === 1 ? meaningsOf(hit.value, here) : hit.value, {
    isPolish: glossary.name === 'polish',
    before: items.findLast((each) => each.gloss?.role !== 'filler'),
    hasVerb: items.some((each) => each.gloss?.role === 'action'),
    nextIsNoun,
    ...(isCased && { capital: isCapital ? 'noun' : 'other' }),
  });
  if (!gloss) return undefined;
  // 'Rio ao fundo': a common word with a capital of its own is a name.
  const isName =
    !isGerman &&
    isCapital &&
    hit.length === 1 &&
    (at > 0 || (isLowerCase && !isFirst)) &&
    nameable(gloss) &&
    !/^[A-Z]/.test(gloss.english);
  return isName
    ? { gloss: { english: text, role: 'noun' }, text, isName }
    : { gloss, text: typed.slice(at, at + hit.length).join(' ') };
}

/** The items of what stands between two commas. */
export function itemsOf(part: string, glossary: Glossary, isFirst: boolean, isLowerCase: boolean): Item[] {
  const typed = unelided(part).match(/[\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
  const keys = typed.map(folded);
  const items: Item[] = [];
  const isGerman = glossary.name === 'german';
  const hasCase = isGerman && typed.some((word, i) => /^\p{Lu}/u.test(word) && (i > 0 || !isFirst));
  const parted = partedVerbs(keys, glossary);
  for (let at = 0; at < keys.length; ) {
    const verb = parted.verbs.get(at);
    if (verb || parted.prefixes.has(at)) {
      if (verb) items.push({ gloss: verb, text: typed[at] ?? '' });
      at++;
      continue;
    }
    const key = keys[at] ?? '';
    const text = typed[at] ?? '';
    const hit = glossary.words.longestAt(keys, at);
    const isCapital = /^\p{Lu}/u.test(text);
    if (hit) {
      const item = listed(hit, { keys, typed, at, items, glossary, hasCase, isFirst, isLowerCase });
      if (item) items.push(item);
      at += hit.length;
      continue;
    }
    const item = unlisted(key, text, glossary, isCapital && !(isFirst && at === 0));
    items.push(isGerman && isCapital && isCalled(item, items.at(-1)) ? { ...item, gloss: NAME } : item);
    at++;
  }
  return items;
}

/** 'mein Hund Bruno': what somebody is called shows nothing. */
const NAME: Gloss = { english: '', role: 'filler' };
const isCalled = (item: Item, before: Item | undefined): boolean =>
  !item.gloss && before?.gloss?.role === 'noun' && namesBeing(before.gloss.english);

function unlisted(key: string, text: string, glossary: Glossary, isCapital: boolean): Item {
  const spaced = key.includes('-') ? glossary.words.get(key.replace(/-/g, ' '))[0] : undefined;
  if (spaced) return { gloss: spaced, text };
  if (/^\p{N}+$/u.test(key)) return { gloss: { english: key, role: 'number' }, text };
  if (glossary.name === 'german' || glossary.name === 'dutch') {
    const noun = nounOf(key, glossary.words);
    const compound = noun ? { gloss: noun, isPartly: false } : compoundOf(key, glossary);
    if (compound) return { gloss: compound.gloss, text, isPartly: compound.isPartly };
  }
  const english = borrowed(key);
  if (english)
    return isCapital && glossary.name !== 'german'
      ? { gloss: { ...english, english: text }, text, isName: true }
      : { gloss: english, text };
  return isCapital && glossary.name !== 'german'
    ? { gloss: { english: text, role: 'noun' }, text, isName: true }
    : { text };
}
