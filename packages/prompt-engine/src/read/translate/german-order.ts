import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Glossary } from './glossary.ts';
import type { Item } from './words.ts';

/* The order of a German (or inverted Romance) clause as English has it: who, the verb, what and where. */

const isVerb = (item: Item | undefined): boolean => item?.gloss?.role === 'action';
const PREFIXES = sifted(
  /^(?:an|auf|aus|ab|ein|zu|vor|mit|nach|heraus|raus|hinaus|hinunter|herunter|weg|zuruck|um|hoch|hinein|rein|los|her|hin|fest|vorbei)$/,
);
const NOUNS: ReadonlySet<string> = new Set(['noun', 'place', 'time', 'style']);

/** Where the noun phrase that begins here ends; its beginning where there is none. */
function phraseEnd(items: readonly Item[], from: number): number {
  let at = from;
  while (
    ['article', 'number', 'adjective', 'feeling', 'filler', 'pronoun'].includes(items[at]?.gloss?.role ?? '')
  )
    at++;
  if (!NOUNS.has(items[at]?.gloss?.role ?? '')) return from;
  return at + 1;
}

/** 'holt … heraus': the prefix is part of the verb, and says little more. */
function withoutPrefix(items: readonly Item[]): readonly Item[] {
  const prefix = items.at(-1)?.text.toLowerCase().replace('ü', 'u') ?? '';
  const verbAt = items.findIndex(isVerb);
  return verbAt >= 0 && verbAt < items.length - 1 && PREFIXES.test(prefix) ? items.slice(0, -1) : items;
}

/**
 * @param follows whether another clause stands before: a relative clause may begin here
 */
export function germanOrder(given: readonly Item[], glossary: Glossary, follows: boolean): readonly Item[] {
  const isGerman = glossary.name === 'german' || glossary.name === 'dutch';
  const items = isGerman ? withoutPrefix(given) : given;
  const verbAt = items.findIndex(isVerb);
  if (verbAt < 0) return items;
  const verb = items[verbAt];
  if (!verb) return items;
  const first = items.find((item) => item.gloss?.role !== 'filler');
  if (
    isGerman &&
    follows &&
    verbAt === items.length - 1 &&
    /^(?:der|die|das|den|dem)$/i.test(items[0]?.text ?? '')
  )
    return [verb, ...items.slice(1, -1)];
  // 'Frau Zeitung lesend', 'ein Buch lesend': the deed before its object.
  if (isGerman && verbAt === items.length - 1 && verbAt > 0 && verb.gloss?.form !== 'finite') {
    const subject = phraseEnd(items, 0);
    const end = subject < verbAt && !follows ? subject : 0;
    return [...items.slice(0, end), verb, ...items.slice(end, -1)];
  }
  const isLedIn = first?.gloss?.role === 'preposition' || first?.gloss?.role === 'time';
  const hasSubject = isLedIn && hasFreeNoun(items.slice(0, verbAt));
  const subjectEnd = phraseEnd(items, verbAt + 1);
  if (isLedIn && !hasSubject && subjectEnd > verbAt + 1)
    return [
      ...items.slice(verbAt + 1, subjectEnd),
      verb,
      ...items.slice(subjectEnd),
      ...items.slice(0, verbAt),
    ];
  return items;
}

/** Whether a noun stands here that no preposition leads. */
function hasFreeNoun(items: readonly Item[]): boolean {
  let isLed = false;
  for (const { gloss } of items) {
    if (gloss?.role === 'preposition' && gloss.english !== 'and') isLed = true;
    else if (gloss?.role === 'noun' || gloss?.role === 'place') {
      if (!isLed) return true;
      isLed = false;
    }
  }
  return false;
}
