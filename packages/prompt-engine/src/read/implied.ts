import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';
import { senses } from './senses.ts';
import { USE_TERMS } from './terms.ts';

/*
 * Uses and looks that a whole phrase says and no single word of it.
 */

const COVER = sifted(
  /\bcover\s(?:for|of)\s(?:an?|the|my|our)\s(?:[\w-]+\s){0,3}?(novel|book|memoir|thriller|album|single|magazine)\b/i,
);

/** 'cover for a sci-fi novel': what has a cover stands at the end of its phrase. */
export function noteCover(draft: Draft, subject: string): void {
  const found = COVER.exec(subject);
  if (!found || draft.uses.length > 0) return;
  const id = /album|single/i.test(found[1] ?? '')
    ? 'album-cover'
    : /magazine/i.test(found[1] ?? '')
      ? 'magazine-cover'
      : 'book-cover';
  const use = USE_TERMS.find(({ term }) => term.id === id);
  if (use) draft.uses.push({ words: 'cover', row: use.term });
}

/** 'origami crane', 'lego castle': what the first word makes of the rest is its look. */
export function craftOf(words: string): Scene['styles'][number] | undefined {
  const [first = '', ...rest] = words.split(' ');
  const look = senses()
    .get(first.toLowerCase())
    .find((sense) => sense.is === 'style' && sense.row.medium === 'craft' && !sense.row.traits.has('flat'));
  // A miniature dachshund is a small dog, and a lego brick a brick.
  const isSized = senses()
    .get(first.toLowerCase())
    .some((sense) => sense.is === 'material' && sense.row.kind === 'size');
  if (isSized || /^lego (?:bricks?|blocks?|pieces?)$/i.test(words)) return undefined;
  return look?.is === 'style' && rest.length > 0 ? { words: first, row: look.row } : undefined;
}
