import { expect, test } from 'vitest';
import { placeholdersOf } from '../placeholders.ts';
import { GEMINI_IMAGE_GUIDE, GEMINI_INTERACTIVE_GUIDE } from './gemini-image.ts';
import { GUIDE_PROMPTS } from './guide-prompts.ts';
import { STRATEGIES } from './strategies.ts';

const PROMPTS = GUIDE_PROMPTS.flatMap(({ prompts }) => prompts);

const brackets = (text: string) => text.match(/[[\]]/g)?.length ?? 0;

/** The runs of five words of a text. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'/-]+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/** The share of the shorter text's runs that the other has too. */
function shared(runs: Set<string>, others: Set<string>): number {
  const common = [...runs].filter((run) => others.has(run));
  return common.length / Math.min(runs.size, others.size);
}

/** What a template lets through: its own words, with anything in place of each placeholder. */
function patternOf(template: string): RegExp {
  const words = template.split(/\[[^\]]+\]/).map((part) => part.replace(/[.?()]/g, '\\$&'));
  return new RegExp(`^${words.join('.+')}$`);
}

test('the six strategies in the order of the guide', () => {
  expect(STRATEGIES.map(({ id, name }) => [id, name])).toEqual([
    ['photoreal', 'Photoreal scene'],
    ['illustration', 'Stylised illustration'],
    ['text', 'Accurate text'],
    ['product', 'Product mockup'],
    ['negative-space', 'Negative space'],
    ['sequence', 'Sequential frames'],
  ]);
});

test.each(STRATEGIES)(
  '$id: a template with each placeholder once, and an example that fills it in',
  (strategy) => {
    const names = placeholdersOf(strategy.template);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => name !== name.toUpperCase())).toEqual([]);
    expect(brackets(strategy.template)).toBe(2 * names.length);
    expect(brackets(strategy.example)).toBe(0);
    expect(strategy.example).toMatch(patternOf(strategy.template));
  },
);

test('six categories of prompts in the order of the tabs, at least fifty in all', () => {
  expect(GUIDE_PROMPTS.map(({ id, name }) => [id, name])).toEqual([
    ['landscapes', 'Landscapes'],
    ['portraits', 'Portraits'],
    ['objects', 'Objects'],
    ['abstract', 'Abstract'],
    ['character', 'Character'],
    ['editing', 'Editing'],
  ]);
  expect(Math.min(...GUIDE_PROMPTS.map(({ prompts }) => prompts.length))).toBeGreaterThanOrEqual(8);
  expect(PROMPTS.length).toBeGreaterThanOrEqual(50);
});

test('titles are short and no two are the same', () => {
  expect(new Set(PROMPTS.map(({ title }) => title.toLowerCase())).size).toBe(PROMPTS.length);
  for (const { title } of PROMPTS) expect(title).toMatch(/^\S+( \S+){1,4}$/);
});

test.each(PROMPTS)('$title: a paragraph without gaps to fill or praise', ({ prompt }) => {
  expect(prompt.length).toBeGreaterThanOrEqual(180);
  expect(prompt.length).toBeLessThanOrEqual(600);
  expect(brackets(prompt)).toBe(0);
  expect(prompt).toMatch(/^[A-Z].*\.$/);
  expect(prompt).not.toMatch(
    /\b(stunning|masterpiece|breathtaking|beautiful|epic|amazing|award-winning|8k)\b/i,
  );
});

test('every editing prompt says first what stays', () => {
  const editing = GUIDE_PROMPTS.find(({ id }) => id === 'editing')?.prompts ?? [];
  for (const { prompt } of editing) {
    const beginning = prompt.split(' ').slice(0, 20).join(' ');
    expect(beginning).toMatch(/\b(keep|leave|hold|stays?)\b/i);
  }
});

test('no two prompts share much of their wording', () => {
  const read = PROMPTS.map(({ title, prompt }) => ({ title, runs: runsOf(prompt) }));
  const alike = read.flatMap((one, i) =>
    read.slice(i + 1).flatMap((other) => {
      return shared(one.runs, other.runs) > 0.05 ? [`${one.title} / ${other.title}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("sources and the interactive document are at the provider's addresses", () => {
  const addresses = [...GEMINI_IMAGE_GUIDE.sources, GEMINI_INTERACTIVE_GUIDE].map(({ url }) => url);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/([a-z]+\.)*(google\.dev|google\.com|googleblog\.com)\/[\w./-]+$/);
  }
});

test('the facts were checked on a day of the calendar', () => {
  const { checkedOn } = GEMINI_IMAGE_GUIDE;
  expect(new Date(`${checkedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(checkedOn);
});
