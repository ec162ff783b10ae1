import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Glossary } from './glossary.ts';
import type { Item } from './words.ts';

/* The order of a German (or inverted Romance) clause as English has it: who, the verb, what and where. */

/** Whether the verb of a subordinate clause stands at its end. */
export const isVerbFinal = ({ name }: Glossary): boolean => name === 'german' || name === 'dutch';

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
  const isGerman = isVerbFinal(glossary);
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
    /^(?:der|die|das|den|dem|dat)$/i.test(items[0]?.text ?? '')
  )
    return [verb, ...objectFirst(items.slice(1, -1))];
  const subordinate = isGerman && verbAt === items.length - 1 ? subordinateOrder(items, verb) : undefined;
  if (subordinate) return subordinate;
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

/** 'während der Kater … döst': who, the deed, where. 'een meisje dat een boek leest': the deed before its object. */
function subordinateOrder(items: readonly Item[], verb: Item): readonly Item[] | undefined {
  if (/^(?:während|waehrend|terwijl|wobei)$/i.test(items[0]?.text ?? '')) {
    const end = phraseEnd(items, 1);
    const lead: Item = { gloss: { english: 'while', role: 'preposition' }, text: items[0]?.text ?? '' };
    return [lead, ...items.slice(1, end), verb, ...items.slice(end, -1)];
  }
  const relative = items.findIndex(
    ({ text }, i) => i > 0 && /^(?:die|dat)$/.test(text) && items[i - 1]?.gloss?.role === 'noun',
  );
  if (relative < 0) return undefined;
  return [...items.slice(0, relative), verb, ...objectFirst(items.slice(relative + 1, -1))];
}

/** 'in einer Taverne seine Axt': what the deed is done to before where. */
function objectFirst(items: readonly Item[]): readonly Item[] {
  const objects: Item[] = [];
  const others: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const isLed = items[at]?.gloss?.role === 'preposition';
    const end = Math.max(at + 1, phraseEnd(items, isLed ? at + 1 : at));
    (isLed ? others : objects).push(...items.slice(at, end));
    at = end;
  }
  return [...objects, ...others];
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
