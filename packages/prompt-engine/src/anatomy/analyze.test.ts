import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyze, ELEMENT_INFO, ELEMENTS, type Element, type Span } from '../index.ts';
import { LABELLED_PROMPTS } from './fixtures/labelled-prompts.ts';

/** 'SUB a fox / SET on a lake': tags and texts of the spans. */
const shown = (text: string) =>
  analyze(text)
    .map(({ start, end, element }) => `${ELEMENT_INFO[element].tag} ${text.slice(start, end)}`)
    .join(' / ');

const solid = (text: string) => text.replace(/\s/g, '').length;
const cover = (text: string, spans: readonly Span[]) =>
  spans.reduce((sum, { start, end }) => sum + solid(text.slice(start, end)), 0) / solid(text);

function expectOrdered(text: string, spans: readonly Span[]): void {
  let low = 0;
  for (const { start, end, element } of spans) {
    expect(start).toBeGreaterThanOrEqual(low);
    expect(end).toBeGreaterThan(start);
    expect(ELEMENTS).toContain(element);
    low = end;
  }
  expect(low).toBeLessThanOrEqual(text.length);
}

test.each<[Element, string]>([
  ['light', 'A large softbox from camera left, feathered, black flag on the right'],
  ['light', 'The sun has just cleared the hill and comes down the line toward the lens'],
  ['light', 'Two practical lamps warm the far wall'],
  ['light', 'Track lights from above, soft pools on the floor'],
  ['camera', '85 mm, f/8, chest height'],
  ['camera', 'Shot at 1/1000 s, ISO 400'],
  ['camera', '35mm lens, shallow depth of field'],
  ['composition', 'Face upper left, hands lower right'],
  ['composition', 'Figure right of centre, two thirds sky'],
  ['composition', 'Centred, even margins, nothing cut at the edges'],
  ['palette', 'Oat, oak, moss, one terracotta spine'],
  ['palette', 'Rust and ash'],
  ['palette', 'Muted tones of olive and sand'],
  ['mood', 'Expecting someone'],
  ['mood', 'Serene and contemplative'],
  ['mood', 'No hurry'],
  ['style', 'Gouache on toned paper'],
  ['style', 'Regional newspaper portrait, 1994'],
  ['style', 'Colour negative, fine grain'],
  ['setting', 'In a narrow workshop at dusk'],
  ['setting', 'A wet market street, tiled fronts after rain'],
  ['motion', 'Slow dolly in, then a whip pan'],
  ['motion', 'She lifts the lid'],
  ['audio', 'Wet footsteps, tram hum, distant chime'],
  ['audio', 'Dialogue: "There you are."'],
  ['negative', 'No text, no second figure'],
  ['negative', 'Avoid plastic skin'],
  ['subject', 'Keep the face and hairline exactly as they are'],
])('%s: %s', (element, sentence) => {
  const text = `An old fisherman mending nets. ${sentence}.`;
  const spans = analyze(text).filter(({ start }) => start > 30);
  expect(spans.map((span) => span.element)).toEqual([element]);
});

test.each([
  ['a fox on a frozen lake', 'SUB a fox / SET on a frozen lake'],
  ['A cinematic wide shot of a heron', 'CMP A cinematic wide shot of / SUB a heron'],
  ['42', 'SUB 42'],
  ['neon sign', 'SUB neon sign'],
  ['一只猫坐在窗台上，黄昏。', 'SUB 一只猫坐在窗台上，黄昏'],
  [
    'woman, red hair, soft lighting, 85mm, pastel colors, dreamy, no text',
    'SUB woman, red hair / LGT soft lighting / CAM 85mm / PAL pastel colors / MOO dreamy / NEG no text',
  ],
  [
    'Subject: a fox\nLighting: low sun. A rim on the fur\nNegative prompt: blurry, extra legs',
    'SUB Subject: a fox / LGT Lighting: low sun / LGT A rim on the fur / NEG Negative prompt: blurry, extra legs',
  ],
  [
    'Style: live action. Shots: 0–3 s, wide shot, 24 mm; static: a man dances in the kitchen, alone. 3–5 s, medium shot: his wife comes in. Light: a lamp.',
    'STY Style: live action / CMP Shots / CAM 0–3 s, wide shot, 24 mm; static / MOT a man dances in the kitchen, alone / CAM 3–5 s, medium shot / MOT his wife comes in / LGT Light: a lamp',
  ],
  [
    '[0:00-0:04] close-up: rain on a tent\n[0:04-0:08]: a hedgehog looks up',
    'CAM [0:00-0:04] close-up / MOT rain on a tent / CAM [0:04-0:08] / MOT a hedgehog looks up',
  ],
  ['A fox. 3-5 years old, asleep.', 'SUB A fox / SUB 3-5 years old, asleep'],
  ['A baker. Sound: an oven door. Handheld.', 'SUB A baker / AUD Sound: an oven door / MOT Handheld'],
])('%j is cut where its jobs change', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('punctuation at the edges stays outside, quotes and brackets stay in', () => {
  expect(shown('(a sleeping fox in the old bakery), beneath a sign that reads "Crumb and Sons"!')).toBe(
    'SUB a sleeping fox / SET in the old bakery / SUB beneath a sign that reads "Crumb and Sons"',
  );
  expect(shown('[YOUR SUBJECT], full length. Soft window light from the left...')).toBe(
    'SUB [YOUR SUBJECT] / CMP full length / LGT Soft window light from the left',
  );
});

test('where short clauses leave too little covered, the longest punctuation joins first', () => {
  expect(shown('A fox, in fog......')).toBe('SUB A fox / SET in fog......');
  expect(shown('1/1000 second. 50 mm, ')).toBe('CAM 1/1000 second. / CAM 50 mm');
});

test('at least 85 % of the letters of hand-labelled prompts get the label a person gave', () => {
  let right = 0;
  let all = 0;
  for (const prompt of LABELLED_PROMPTS) {
    const lines = prompt.trim().split('\n');
    const spans = analyze(lines.map((line) => line.slice(4)).join(' '));
    let at = 0;
    for (const line of lines) {
      for (const [i, sign] of [...line.slice(4)].entries()) {
        if (!/[\p{L}\p{N}]/u.test(sign)) continue;
        const span = spans.find(({ start, end }) => start <= at + i && at + i < end);
        all++;
        if (span && ELEMENT_INFO[span.element].tag === line.slice(0, 3)) right++;
      }
      at += line.length - 3;
    }
  }
  expect(right / all).toBeGreaterThanOrEqual(0.85);
});

test('any text: spans are sorted, apart, in range, and cover it wherever it has a letter', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'a',
          ',',
          '.',
          ' ',
          '\n',
          '"',
          '(',
          '🐈',
          'no',
          '85',
          'mm',
          ': ',
          '—',
          'of',
          '\ud800',
        ),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (any) => {
      const spans = analyze(any);
      expectOrdered(any, spans);
      if (/\p{L}/u.test(any)) expect(cover(any, spans)).toBeGreaterThanOrEqual(0.9);
    }),
    { numRuns: 500 },
  );
});

test('prompts made of known clauses are covered, and neighbours never share a job within a sentence', () => {
  const clause = fc.constantFrom(
    ...LABELLED_PROMPTS.flatMap((prompt) =>
      prompt
        .trim()
        .split('\n')
        .map((line) => line.slice(4).replace(/[.,;:]$/, '')),
    ),
  );
  const prompt = fc
    .array(fc.tuple(clause, fc.constantFrom(', ', '. ', '; ', '\n')), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(prompt, (text) => {
      const spans = analyze(text);
      expectOrdered(text, spans);
      expect(cover(text, spans)).toBeGreaterThanOrEqual(0.9);
      spans.slice(1).forEach((span, i) => {
        const before = spans[i];
        if (before?.element !== span.element) return;
        // The full stop may have joined the words before it: it stands behind the last of them, in the span or not.
        expect(text.slice(before.start, span.start)).toMatch(/[.\n][^\p{L}\p{N}]*$/u);
      });
    }),
    { numRuns: 200, examples: [['1/1000 second. 50 mm, ']] },
  );
});

test('a text too long for any model is still covered to its end', () => {
  for (const text of [
    'a fox, '.repeat(15_000),
    `${','.repeat(30_000)}a fox`,
    `a fox${' '.repeat(90_000)}.`,
  ]) {
    const spans = analyze(text);
    expectOrdered(text, spans);
    expect(cover(text, spans)).toBeGreaterThanOrEqual(0.9);
  }
});

test('without a letter or a digit there is nothing to mark', () => {
  for (const text of ['', ' \n', ',,,', '🐈', '\u0301', '\ud800']) expect(analyze(text)).toEqual([]);
});

test.each([
  ['masterpiece, best quality, portrait of a viking warrior, snow', 'subject', 'a viking warrior'],
  ['RAW photo, close-up portrait of a man, film grain', 'subject', 'a man'],
  ['a cat, 8k', 'style', '8k'],
  ['a cat, 3200 K lamp', 'light', '3200 K lamp'],
])('%j has the %s %j', (text, element, phrase) => {
  const found = analyze(text).map((span) => [span.element, text.slice(span.start, span.end)]);
  expect(found).toContainEqual([element, phrase]);
});
