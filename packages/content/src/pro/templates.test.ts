import { analyze } from '@framewright/prompt-engine';
import { expect, test } from 'vitest';
import { fillPlaceholders, placeholdersOf } from '../open/placeholders.ts';
import { LIBRARY_EXAMPLES } from './examples.ts';
import {
  FILLED_EXAMPLE,
  filledExamplePrompt,
  joinTemplate,
  PRESET_PACKS,
  TEMPLATE_LINES,
  TEMPLATE_MENUS,
  TEMPLATE_TIPS,
} from './templates.ts';

const PLACEHOLDERS = placeholdersOf(joinTemplate(TEMPLATE_LINES));
const CLUMSY = / {2}| [,.]|\.\.|,,|[[\]]/;

const distinct = (texts: readonly string[]) => new Set(texts.map((text) => text.trim())).size;

test('the template has its eleven lines, in order', () => {
  expect(TEMPLATE_LINES.map(({ id }) => id)).toEqual([
    'subject',
    'identity-lock',
    'framing-pose',
    'wardrobe',
    'background',
    'lighting',
    'camera',
    'style',
    'composition-notes',
    'output',
    'negative',
  ]);
});

test('every bracket of the template is a placeholder in upper case, used once', () => {
  const brackets = joinTemplate(TEMPLATE_LINES).match(/\[[^\]]*\]?|\]/g) ?? [];
  expect(brackets).toEqual(PLACEHOLDERS.map((name) => `[${name}]`));
  for (const name of PLACEHOLDERS) expect(name).toMatch(/^[A-Z]+(?: [A-Z]+)*$/);
});

test('the identity lock names all that makes a face, and asks for nothing', () => {
  const lock = TEMPLATE_LINES.find(({ id }) => id === 'identity-lock')?.text ?? '';
  expect(placeholdersOf(lock)).toEqual([]);
  for (const part of ['face shape', 'features', 'hairline', 'skin texture', 'age', 'expression']) {
    expect(lock).toContain(part);
  }
});

test('no two menus fill the same placeholder', () => {
  expect(distinct(TEMPLATE_MENUS.map(({ placeholder }) => placeholder))).toBe(TEMPLATE_MENUS.length);
  expect(distinct(TEMPLATE_MENUS.map(({ label }) => label))).toBe(TEMPLATE_MENUS.length);
});

test.each(TEMPLATE_MENUS)('the $label menu offers four to seven choices that read well', (menu) => {
  const { placeholder, choices } = menu;
  expect(choices.length).toBeGreaterThanOrEqual(4);
  expect(choices.length).toBeLessThanOrEqual(7);
  expect(distinct(choices.map(({ label }) => label))).toBe(choices.length);
  expect(distinct(choices.map(({ text }) => text))).toBe(choices.length);
  const line = TEMPLATE_LINES.find(({ text }) => placeholdersOf(text).includes(placeholder));
  expect(line).toBeDefined();
  for (const { label, text } of choices) {
    expect(label).toMatch(/\S/);
    const placed = fillPlaceholders(line?.text ?? '', { ...FILLED_EXAMPLE.values, [placeholder]: text });
    expect(placed).toContain(text);
    expect(placed).not.toMatch(CLUMSY);
    expect(placed).toMatch(/^[A-Z].*[^.]\.$/);
  }
});

test('there are seventeen packs, A to Q, each with a name and a scene of its own', () => {
  expect(PRESET_PACKS.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQ');
  expect(distinct(PRESET_PACKS.map(({ name }) => name))).toBe(17);
  expect(distinct(PRESET_PACKS.map(({ scene }) => scene))).toBe(17);
});

test('the filled example has a value for each placeholder and for nothing else', () => {
  expect(Object.keys(FILLED_EXAMPLE.values).toSorted()).toEqual(PLACEHOLDERS.toSorted());
  expect(filledExamplePrompt()).not.toMatch(CLUMSY);
});

test('each line of the filled example does the job that the template names', () => {
  const prompt = filledExamplePrompt();
  const spans = analyze(prompt);
  for (const { id, text, element } of TEMPLATE_LINES) {
    const filled = fillPlaceholders(text, FILLED_EXAMPLE.values);
    const start = prompt.indexOf(filled);
    const inLine = spans.filter((span) => span.start >= start && span.end <= start + filled.length);
    expect([id, inLine.map((span) => span.element)]).toEqual([id, [element]]);
  }
});

test.each([...PRESET_PACKS, ...LIBRARY_EXAMPLES, FILLED_EXAMPLE])(
  'the scene "$scene" fits in one line',
  ({ scene }) => {
    expect(scene.length).toBeGreaterThanOrEqual(30);
    expect(scene.length).toBeLessThanOrEqual(110);
  },
);

test('there are five or six tips, one sentence each', () => {
  expect([5, 6]).toContain(distinct(TEMPLATE_TIPS));
  for (const tip of TEMPLATE_TIPS) expect(tip).toMatch(/^[A-Z][^.!?]+\.$/);
});

test('three examples keep the face of the upload', () => {
  expect(LIBRARY_EXAMPLES.map(({ id }) => id)).toEqual(['art-gallery', 'glowing-moon', 'movie-scene']);
});

test.each(LIBRARY_EXAMPLES)('$title begins with what stays and says the rest', ({ prompt }) => {
  expect(prompt).toMatch(/^Keep the face shape, .* in the uploaded photo exactly as they are[.,]/);
  expect(prompt.length).toBeGreaterThanOrEqual(600);
  expect(prompt.length).toBeLessThanOrEqual(1200);
  expect(prompt).not.toMatch(CLUMSY);
  const elements = analyze(prompt).map(({ element }) => element);
  expect(elements).toEqual(
    expect.arrayContaining([
      'subject',
      'setting',
      'light',
      'camera',
      'composition',
      'palette',
      'mood',
      'style',
      'negative',
    ]),
  );
});
