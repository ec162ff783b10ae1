import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from '../anatomy/analyze.ts';
import { contradicts } from '../shot/agreement/conflicts.ts';
import { LIGHT_SIDES } from '../shot/stage.ts';
import { ELEMENTS, TAKES } from '../vocabulary.ts';
import { SUBJECTS } from '../write/fixtures/subjects.ts';
import { composedOnce } from '../write/fixtures/takes.ts';
import { alternativesFor, type Swap, type SwapRequest } from './alternatives.ts';

const bare = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.,;:]+$/, '');

/** Asserts what holds of any answer, whatever was pointed at. */
function expectSound(request: SwapRequest, { element, explanation, why, alternatives }: Swap): void {
  const phrase = request.text.slice(request.start, request.end);
  const around = `${request.text.slice(0, request.start)} ${request.text.slice(request.end)}`;
  expect(ELEMENTS).toContain(element);
  for (const sentence of [explanation, why]) expect(sentence).toMatch(/\S/);
  expect(alternatives.length).toBeLessThanOrEqual(6);
  const texts = alternatives.map(({ text }) => bare(text));
  expect(new Set([...texts, bare(phrase)]).size).toBe(texts.length + 1);
  expect(
    new Set(alternatives.map(({ name }) => name.toLowerCase())).size,
    JSON.stringify(alternatives.map(({ name }) => name)),
  ).toBe(alternatives.length);
  for (const { name, text, why: reason } of alternatives) {
    expect(contradicts(text, around), `${text} | ${around}`).toBe(false);
    expect(text).toMatch(/^\S.*[^.\s]$/);
    expect(text).not.toMatch(/[{}]|undefined|\s{2}|\s[,.]/);
    expect(name.split(' ').length, name).toBeLessThanOrEqual(8);
    expect(reason).toMatch(/\S.*[.!?]$/);
  }
}

const spansOf = (subject: string, take: (typeof TAKES)[number], said: { mood?: string } = {}) => {
  const { anatomy, [take]: text } = composedOnce(subject, said);
  return anatomy[take].map((span) => ({ text, subject, ...span }));
};

test('a phrase of a take keeps its element, its reason, and has up to six others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SUBJECTS), fc.constantFrom(...TAKES), fc.nat(), (subject, take, pick) => {
      const spans = spansOf(subject, take).slice(1);
      const span = spans[pick % spans.length];
      if (!span) return;
      const swap = alternativesFor(span);
      expectSound(span, swap);
      expect(swap.element).toBe(span.element);
      expect(swap.why).toBe(span.why);
    }),
    { numRuns: 60 },
  );
});

test.each(['light', 'camera', 'composition', 'mood', 'style'] as const)(
  '%s has others to choose from in any photograph',
  (element) => {
    for (const subject of [
      'a potter',
      'a red fox in tall grass',
      'a lighthouse',
      'a bowl of ramen',
      'a wristwatch with a leather strap',
    ]) {
      const spans = TAKES.flatMap((take) => spansOf(subject, take, { mood: 'serene' })).filter(
        (each) => each.element === element,
      );
      for (const span of spans) {
        expect(alternativesFor(span).alternatives.length, subject).toBeGreaterThanOrEqual(
          // A face is told in one other way.
          element === 'mood' ? 1 : 2,
        );
      }
    }
  },
);

test('another wording of the same light is no other light', () => {
  const [light] = spansOf('a potter', 'studio').filter(({ element }) => element === 'light');
  if (!light) throw new RangeError('No light');
  for (const { change } of alternativesFor(light).alternatives)
    expect(LIGHT_SIDES).toContain(change.light?.from);
});

test('begins as the phrase does that it replaces', () => {
  const text = 'a cat, soft window light from the left, 50mm lens at f/2.';
  const start = text.indexOf('soft');
  const swap = alternativesFor({ text, start, end: text.indexOf(', 50mm') });
  expect(swap.element).toBe('light');
  for (const { text: other } of swap.alternatives) expect(other).toMatch(/^(?:\p{Ll}|Rembrandt)/u);
});

/** Prompts that others wrote: a library's, a model's, a pasted list of tags. */
const OTHERS = [
  'Transform the uploaded photo into a 1920s studio portrait. Keep the face, expression and age unchanged. Soft window light from camera left, deep shadows on the right. 85mm lens, f/2.8, chest-up framing. Sepia, cream and warm black. No text, no watermark.',
  'A lone cyclist crosses a flooded salt flat at dusk, seen from a drone. The sky mirrors perfectly; pale violet and peach. Wide establishing shot, minimal composition, the rider tiny in the lower third. Quiet, meditative mood. 35mm film photograph with fine grain.',
  'watercolor painting of a village market, loose washes, white paper left bare for light, warm ochre and rose, gentle morning, no outlines',
  '1girl, silver hair, kimono, cherry blossoms, night, lantern light, depth of field, masterpiece',
  'Slow dolly-in on a violin maker at his bench. Warm lamp from the right. Room tone, the scrape of a scraper. Handheld at the end.',
];

test.each(OTHERS)('every span of what somebody else wrote: %s', (text) => {
  for (const { start, end, element } of analyze(text)) {
    const request = { text, start, end };
    const swap = alternativesFor(request);
    expectSound(request, swap);
    expect(swap.element).toBe(element);
  }
});

test('a painted look is offered no lens', () => {
  const text = OTHERS[2] ?? '';
  for (const { start, end } of analyze(text)) {
    for (const { text: other } of alternativesFor({ text, start, end }).alternatives) {
      expect(other).not.toMatch(/\d{2,3}\s?mm|\bf\/\d|\blens\b|photograph/i);
    }
  }
});

describe('hostile offsets and texts', () => {
  test.each([
    [0, 0],
    [5, 2],
    [-4, 3],
    [3, 10_000],
    [10_000, 20_000],
    [Number.NaN, 4],
    [1.5, 4.5],
    [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
  ])('%s to %s', (start, end) => {
    const swap = alternativesFor({ text: 'a cat on a sofa, soft light', start, end });
    expect(ELEMENTS).toContain(swap.element);
    expect(swap.alternatives.length).toBeLessThanOrEqual(6);
  });

  test('any text at any place', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...OTHERS));
    fc.assert(
      fc.property(
        texts,
        fc.nat({ max: 300 }),
        fc.nat({ max: 300 }),
        fc.option(fc.string({ unit: 'binary', maxLength: 40 }), { nil: undefined }),
        (text, start, length, subject) => {
          const swap = alternativesFor({ text, start, end: start + length, subject });
          expect(swap.alternatives.length).toBeLessThanOrEqual(6);
          expect(ELEMENTS).toContain(swap.element);
        },
      ),
      { numRuns: 120 },
    );
  });

  test('eight thousand characters', () => {
    const text = 'soft light, '.repeat(700).slice(0, 8000);
    expect(alternativesFor({ text, start: 0, end: 10 }).alternatives.length).toBeLessThanOrEqual(6);
  });
});
