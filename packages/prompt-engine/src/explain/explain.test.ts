import { expect, test } from 'vitest';
import { ELEMENT_INFO, ELEMENTS, explain, LEXICON } from '../index.ts';

test('the lexicon holds more than 520 terms, none twice under any of its names', () => {
  const names = LEXICON.flatMap(({ term, also = [] }) => [term, ...also]).map((name) =>
    name.toLowerCase().replaceAll('-', ' '),
  );
  expect(LEXICON.length).toBeGreaterThanOrEqual(520);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every effect is a sentence, and every use goes on after "Good for"', () => {
  for (const { term, effect, use } of LEXICON) {
    expect(effect, term).toMatch(/^['A-Z0-9].+\.$/);
    expect(use, term).toMatch(/^(?!.*\.$)\S.*\S$/);
  }
});

test('every element of the anatomy but the legend alone has terms of its own', () => {
  expect(new Set(LEXICON.map((entry) => entry.element))).toEqual(new Set(ELEMENTS));
});

test('a phrase is explained by the longest term in it', () => {
  expect(explain('light', 'low sun at golden hour behind the barn').title).toBe('Golden hour');
  expect(explain('camera', '105 mm macro, f/8').title).toBe('105mm macro');
  expect(explain('light', 'a white scrim softens the window').text).toBe(
    'A sheet of white cloth turns a hard source into a soft one. Good for windows and noon sun.',
  );
});

test.each([
  ['style', 'a watercolor of a barn', 'a watercolour of a barn'],
  ['composition', 'centered composition', 'centred composition'],
  ['camera', '85mm, eye level lens', '85 mm, eye level lens'],
  ['composition', 'extreme close-ups', 'extreme close up'],
  ['palette', 'bold colors', 'bold colours'],
] as const)('%s: spelling does not matter: %s', (element, one, other) => {
  const found = explain(element, one);
  expect(found).toEqual(explain(element, other));
  expect(found.title).not.toBe(ELEMENT_INFO[element].name);
});

test('a single word of another element is taken for a homonym, several words are not', () => {
  expect(explain('subject', 'an old key on a nail').title).toBe('Subject');
  expect(explain('subject', 'a man under three-point lighting').title).toBe('Three-point lighting');
});

test('a phrase without any term is explained by its element', () => {
  expect(explain('light', 'something unheard of')).toEqual({
    title: 'Light',
    text: 'Direction, quality and source. Every shadow in the frame follows from it.',
  });
  expect(explain('mood', '')).toEqual({ title: 'Mood', text: ELEMENT_INFO.mood.explanation });
});
