import type { SubjectKind } from '../kinds.ts';
import type { NounPhrase } from './noun-phrases.ts';
import type { Token } from './tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What only somebody does. */
const DEEDS = words(
  'wearing holding smiling sitting standing reading writing cooking baking dancing playing singing walking working talking laughing crying painting sewing knitting praying drinking eating waiting looking staring kneeling posing cycling driving carrying selling teaching studying thinking mending repairing building',
);
const NOT_A_TRADE = words(
  'never ever over under other another water paper silver river flower winter summer number letter corner matter power shower dinner butter pepper ginger tower order border colour color mirror door floor motor poster wonder weather feather leather rubber copper powder',
);
const ABSTRACT = /(?:ness|ity|ism|tion|sion|ship|hood|dom|ance|ence|phobia|tude|ology)$/;
const isIdea = (word: string): boolean => word.length > 6 && ABSTRACT.test(word);

function looksLikeTrade(word: string): boolean {
  if (NOT_A_TRADE.has(word) || word.length < 5) return false;
  return /(?:smith|wright|monger|keeper|maker|ologist|ician|grapher|ist|eer|[^aeiou]er|tor|ssor|man|woman|boy|girl|lady)$/.test(
    word,
  );
}

/**
 * The kind of a subject none of whose heads is in the noun table. A capitalised name is never taken
 * for a real person.
 */
export function guessKind(tokens: readonly Token[], phrases: readonly NounPhrase[]): SubjectKind {
  const said = tokens.map(({ word }) => word);
  if (said.length > 0 && said.every((word) => /^\d+$/.test(word))) return 'lettering';
  const first = phrases[0];
  const head = first?.unknown.at(-1) ?? '';
  if (isIdea(head)) return 'abstract';
  if (looksLikeTrade(head)) return 'person';
  if (phrases.some(({ link, linkWord }) => link === 'verb' && DEEDS.has(linkWord))) return 'person';
  if (said.some(isIdea)) return 'abstract';
  if (first?.plural) return 'still-life';
  return first?.determiner ? 'product' : 'abstract';
}
