import { germanSingulars } from '../../lexicon/conjugation/german.ts';
import { singularsOf } from '../../lexicon/inflect.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { senses } from '../senses.ts';
import { namesBeing, pluralOfPhrase } from './english.ts';
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

/** 'Wintermorgen', 'Bleistiftzeichnung': hours and looks are compounded as things are. */
const isHourOrLook = ({ role }: Gloss): boolean => role === 'time' || role === 'style';

const nameable = (gloss: Gloss): boolean => gloss.role === 'noun' || gloss.role === 'place';

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

/** The words of a German compound that is not in the table: its head, and what stands before it where that is known. */
function compoundOf(word: string, { words }: Glossary): { gloss: Gloss; isPartly: boolean } | undefined {
  for (let at = 2; at <= word.length - 3; at++) {
    const head = headOf(word.slice(at), words);
    if (!head) continue;
    const lead = word.slice(0, at);
    const known = [
      lead,
      lead.replace(/(?:es|s|en|n|er|e)$/, ''),
      `${lead}e`,
      `${lead}en`,
      lead.replace(/s$/, 'en'),
    ]
      .flatMap((each) => (each.length > 1 ? words.get(each) : []))
      .find((gloss) => nameable(gloss) || ['adjective', 'time', 'action'].includes(gloss.role));
    if (known) {
      const first =
        known.role === 'action'
          ? known.english.split(' ')[0]
          : (singularsOf(known.english)[0] ?? known.english);
      return { gloss: { ...head, english: `${first} ${head.english}` }, isPartly: false };
    }
    if (word.length - at >= 5) return { gloss: head, isPartly: true };
  }
  return undefined;
}

/** The last noun of a compound: as it stands, or in a plural that only lengthens it. */
function headOf(word: string, words: Glossary['words']): Gloss | undefined {
  const exact = words.get(word).find(nameable) ?? words.get(word).find(isHourOrLook);
  if (exact) return exact;
  const stem = /^(.{3,}?)(?:en|n|e|s)$/.exec(word)?.[1];
  const gloss = stem === undefined ? undefined : words.get(stem).find(nameable);
  return gloss && !/s$/.test(word)
    ? { ...gloss, english: pluralOfPhrase(gloss.english), plural: true }
    : gloss;
}

function nounOf(word: string, words: Glossary['words']): Gloss | undefined {
  const exact = words.get(word).find(nameable);
  if (exact) return exact;
  for (const one of germanSingulars(word)) {
    const gloss = words.get(one).find(nameable);
    if (!gloss) continue;
    const isPlural =
      !/(?:[^i]|^)(?:in|es|s)$/.test(word.slice(one.length - 1)) && /(?:en|er|n|e)$/.test(word);
    return isPlural && !gloss.plural
      ? { ...gloss, english: pluralOfPhrase(gloss.english), plural: true }
      : gloss;
  }
  return undefined;
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
      const next = glossary.words.longestAt(keys, at + hit.length)?.value ?? [];
      const nextIsNoun =
        isGerman && hasCase
          ? /^\p{Lu}/u.test(typed[at + 1] ?? '')
          : next.some(nameable) && !next.some(({ role }) => role === 'preposition' || role === 'article');
      const capital =
        hasCase && (at > 0 || !isFirst || !isCapital) && hit.length === 1
          ? isCapital
            ? 'noun'
            : 'other'
          : undefined;
      const gloss = pick(hit.value, {
        isPolish: glossary.name === 'polish',
        before: items.findLast((each) => each.gloss?.role !== 'filler'),
        hasVerb: items.some((each) => each.gloss?.role === 'action'),
        nextIsNoun,
        ...(capital && { capital }),
      });
      // 'Rio ao fundo': a common word with a capital of its own is a name.
      const isName =
        !isGerman &&
        isCapital &&
        hit.length === 1 &&
        (at > 0 || (isLowerCase && !isFirst)) &&
        gloss &&
        nameable(gloss) &&
        !/^[A-Z]/.test(gloss.english);
      if (isName) items.push({ gloss: { english: text, role: 'noun' }, text, isName: true });
      else if (gloss) items.push({ gloss, text: typed.slice(at, at + hit.length).join(' ') });
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
