import type { Dialect } from '../dialect.ts';
import type { Element } from '../prompt.ts';
import { findAtoms } from '../scan/atoms.ts';
import { isBlank, isLetter } from '../scan/characters.ts';
import { ElementList } from '../scan/collect.ts';
import { readCount } from '../tags.ts';

/** Reads text in which brackets mean nothing: words, lettering, LoRAs and commands that got into it. */
export function readPlain(
  text: string,
  dialect: Extract<Dialect, 'natural' | 'midjourney'>,
): readonly Element[] {
  const list = new ElementList();
  let from = 0;
  for (const [at, atom] of findAtoms(text, dialect)) {
    list.addWords(text.slice(from, at), 1, from, at);
    list.add(atom);
    from = atom.end;
  }
  list.addWords(text.slice(from), 1, from, text.length);
  return list.finish();
}

/** Reads a tag list: at commas and line ends, or at blanks where a site wrote it without commas. */
export function readTags(text: string): readonly Element[] {
  const elements: Element[] = [];
  const isSpaced = isSpacedTags(text);
  const addTags = (from: number, end: number): void => {
    let start = from;
    for (let at = from; at <= end; at += 1) {
      const character = text.charAt(at);
      if (at === end || character === ',' || character === '\n' || (isSpaced && isBlank(character))) {
        const tag = text.slice(start, at);
        const lead = tag.length - tag.trimStart().length;
        if (tag.trim() !== '') {
          const place = { start: start + lead, end: start + lead + tag.trim().length };
          elements.push({ kind: 'tag', text: unescapeTag(tag.trim()), weight: 1, ...place });
        }
        start = at + 1;
      }
    }
  };
  let from = 0;
  for (const [at, atom] of findAtoms(text, 'danbooru')) {
    // Lettering and choices do not exist in tag lists: their signs are part of the tag.
    if (['lora', 'command', 'wildcard'].includes(atom.kind)) {
      addTags(from, at);
      elements.push(atom);
      from = atom.end;
    }
  }
  addTags(from, text.length);
  return elements;
}

/** Words that sentences have and tag lists join to others: `looking_at_viewer`. */
const OF_SENTENCES: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'with',
  'is',
  'are',
]);

/** `1girl solo long_hair`: no commas, words that only tags have, and none that only sentences have. */
export function isSpacedTags(text: string): boolean {
  if (text.includes(',')) {
    return false;
  }
  const words = text.split(/\s+/u);
  const isTags = words.some((word) => readCount(word) !== null || isJoined(word)) && words.length > 1;
  return isTags && !words.some((word) => OF_SENTENCES.has(word.toLowerCase()));
}

function isJoined(word: string): boolean {
  const at = word.indexOf('_');
  return at > 0 && isLetter(word.charAt(at - 1)) && word.charAt(at + 1) !== '_' && at < word.length - 1;
}

function unescapeTag(tag: string): string {
  return tag.replaceAll('\\(', '(').replaceAll('\\)', ')');
}
