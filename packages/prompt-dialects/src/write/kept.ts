import type { Dialect } from '../dialect.ts';
import type { Element, Part, Prompt, Written } from '../prompt.ts';
import { parse } from '../read/parse.ts';
import { toPhrases } from './phrases.ts';

/**
 * What the target says in the same words: the phrases of the source that stand in it and that no loss names, each once,
 * in their order.
 */
export function keptIn(prompt: Prompt, written: Written, to: Dialect): readonly string[] {
  const target = parse(written.text, to, written.negativePrompt);
  const said = new Set([...phrasesOf(target), ...phrasesOf(target.negative)].map(plain));
  const lost = new Set(written.losses.flatMap(({ things }) => things.map(withoutWeight)));
  const kept = new Map<string, string>();
  for (const phrase of [...phrasesOf(prompt), ...phrasesOf(prompt.negative)]) {
    const words = plain(phrase);
    if (said.has(words) && !lost.has(words) && !kept.has(words)) {
      kept.set(words, phrase);
    }
  }
  return [...kept.values()];
}

/**
 * Cut at commas and full stops, so that the same words are found in sentences, tags and captions alike. What is no
 * words (a LoRA, a list of values) is one.
 */
function phrasesOf({ elements }: Part): string[] {
  const isWords = ({ kind }: Element): boolean => ['words', 'tag', 'quoted'].includes(kind);
  const words = toPhrases(elements.filter(isWords)).map(({ text }) => text);
  const fields = elements.filter(({ kind }) => kind === 'field').map(({ text }) => text);
  const others = elements.filter((element) => !isWords(element) && element.kind !== 'field');
  return [
    ...[...words, ...fields].flatMap((text) => text.split(/[,;:\n]|[.!?](?:\s|$)/u)),
    ...others.map(({ text }) => text),
  ]
    .map((phrase) => phrase.trim())
    .filter((phrase) => plain(phrase) !== '');
}

/** For comparing: small letters, without underscores, quotation marks and articles. */
function plain(phrase: string): string {
  const words = phrase
    .replace(/[_\s]+/gu, ' ')
    .replace(/["“”«»\\]/gu, '')
    .trim()
    .toLowerCase();
  return words.replace(/^(?:an?|the) /u, '').replace(/[.!?]+$/u, '');
}

/** Losses name a weight behind its words: 'red hair (1.3)'. */
function withoutWeight(thing: string): string {
  return plain(thing.replace(/ \(-?[\d.]+\)$/u, ''));
}
