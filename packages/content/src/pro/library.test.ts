import { LIBRARY_CATEGORIES } from '@framewright/contract';
import { expect, test } from 'vitest';
import { placeholdersOf } from '../open/placeholders.ts';
import { nearDuplicates } from '../testing/near-duplicates.ts';
import { LIBRARY_EXAMPLES } from './examples.ts';
import { LIBRARY } from './prompts.ts';

/** Praise and quality chants, which no current model needs. */
const CHANTS =
  /\b(stunning|masterpiece|breathtaking|gorgeous|award.winning|hyper.?realistic|ultra.?detailed|trending|8k|epic|best quality)\b/i;

const each = LIBRARY.map((entry) => [`${entry.id} ${entry.title}`, entry] as const);

test('86 prompts, ids 1 to 86, each title once', () => {
  expect(LIBRARY.map(({ id }) => id)).toEqual(Array.from({ length: 86 }, (_, index) => index + 1));
  expect(new Set(LIBRARY.map(({ title }) => title.toLowerCase())).size).toBe(86);
});

test('all twelve categories are there, four prompts or more in each', () => {
  const counts = LIBRARY_CATEGORIES.map(
    (category) => LIBRARY.filter((entry) => entry.category === category).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  expect(counts.reduce((sum, count) => sum + count)).toBe(86);
});

test('most are 400 to 1,200 characters long, and none is short', () => {
  const lengths = LIBRARY.map(({ prompt }) => prompt.length);
  expect(lengths.filter((length) => length >= 400 && length <= 1_200).length).toBeGreaterThanOrEqual(80);
  expect(Math.min(...lengths)).toBeGreaterThan(300);
  expect(Math.max(...lengths)).toBeLessThan(2_000);
});

test('no two share more than half of their five-word runs', () => {
  const texts = new Map([...LIBRARY, ...LIBRARY_EXAMPLES].map(({ title, prompt }) => [title, prompt]));
  expect(texts.size).toBe(89);
  expect(nearDuplicates(texts, 0.5)).toEqual([]);
});

test('some have placeholders, most have none', () => {
  const open = LIBRARY.filter(({ prompt }) => placeholdersOf(prompt).length > 0).length;
  expect(open).toBeGreaterThanOrEqual(12);
  expect(open).toBeLessThanOrEqual(43);
});

test.each(each)('%s: tags, brackets, sentences and words are well formed', (_, { prompt, tags, scene }) => {
  expect(tags.length).toBeGreaterThanOrEqual(2);
  expect(tags.length).toBeLessThanOrEqual(5);
  expect(tags.map((tag) => tag.toLowerCase().trim())).toEqual(tags);
  expect(new Set(tags).size).toBe(tags.length);
  // Every bracket belongs to a placeholder.
  const named = placeholdersOf(prompt);
  expect(prompt.match(/\[[^\]]*\]?|\]/g)?.map((piece) => piece.slice(1, -1)) ?? []).toSatisfy(
    (pieces: string[]) => pieces.every((piece) => named.includes(piece)),
  );
  expect(named.length).toBeLessThanOrEqual(4);
  expect(prompt).toMatch(/[.!?]$/);
  expect(prompt).not.toMatch(/ {2}|\s[,.;:]|\.\.|\n/);
  expect(prompt).not.toMatch(CHANTS);
  expect(scene.length).toBeGreaterThan(15);
  expect(scene.length).toBeLessThan(160);
});

test('three examples, each long enough to learn from', () => {
  expect(LIBRARY_EXAMPLES.map(({ id }) => id)).toEqual(['art-gallery', 'glowing-moon', 'movie-scene']);
  for (const { prompt, note } of LIBRARY_EXAMPLES) {
    expect(prompt.length).toBeGreaterThan(500);
    expect(note.length).toBeGreaterThan(40);
    expect(prompt).not.toMatch(CHANTS);
  }
});
