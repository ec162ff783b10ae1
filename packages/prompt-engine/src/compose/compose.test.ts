import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASPECT_RATIOS, compose, PROMPT_DEFAULTS, type PromptRequest, readSubject, TAKES } from '../index.ts';
import { NOUNS } from '../nouns/nouns.ts';

const request = (subject: string, more: Partial<PromptRequest> = {}): PromptRequest => ({
  ...PROMPT_DEFAULTS,
  subject,
  ...more,
});

const longWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** The words shared by two texts, over all their words. */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared || 1);
}

const outside = (text: string, subject: string): string => text.slice(subject.length);
const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const subjects = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '',
        'a ',
        'an old ',
        'two ',
        'three red ',
        'the ',
        'please draw a ',
        'watercolor of a ',
        'portrait of a ',
      ),
      fc.constantFrom(...NOUNS.map(({ noun }) => noun)),
      fc.constantFrom(
        '',
        ' at dawn',
        ' in the rain',
        ' at night',
        ' in snow',
        ' under neon lights',
        ' by candlelight, 85mm',
        ' in a kitchen',
        ' on a beach at sunset',
        ', moody',
        '?',
        '.',
        ' that says "Open Late"',
      ),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '42',
    '🐙🌊',
    'love',
    'what does hope look like?',
    'un gato en la ventana',
    '東京の夜',
    'a',
  ),
);

const wishes = fc.record(
  {
    category: fc.constantFrom('Travel', 'Product', 'Fashion', 'Vintage'),
    style: fc.constantFrom('cinematic', 'oil painting', 'film noir', 'anime', 'pop art style'),
    lighting: fc.constantFrom('golden hour', 'neon', 'dramatic', 'softbox from the left', 'lit by candles'),
    camera: fc.constantFrom('85mm lens', 'drone', '35mm film', 'close-up', 'Leica M6'),
    mood: fc.constantFrom('serene', 'mysterious', 'playful'),
    palette: fc.constantFrom('pastel', 'black and gold', 'earth tones'),
    aspect_ratio: fc.constantFrom(...ASPECT_RATIOS),
    variation: fc.integer({ min: 0, max: 9_999 }),
  },
  { requiredKeys: [] },
);

/** 2,000 characters of anything that may be typed. */
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 2_000 })
  .filter((text) => text.trim() !== '');

const BANNED =
  /\b(?:masterpiece|best quality|8k|4k|trending|stunning|breathtaking|award-winning|ultra[- ]detailed|beautiful|gorgeous)\b/i;

describe('whatever is asked', () => {
  test('the subject stands word for word at the head of each take', () => {
    fc.assert(
      fc.property(fc.oneof(subjects, anyText), wishes, (subject, more) => {
        const typed = readSubject(subject).subject;
        const written = compose(request(subject, more));
        for (const take of TAKES) expect(written[take].startsWith(typed)).toBe(true);
      }),
    );
  });

  test('the answer is the same each time', () => {
    fc.assert(
      fc.property(subjects, wishes, (subject, more) => {
        expect(compose(request(subject, more))).toEqual(compose(request(subject, more)));
      }),
      { numRuns: 30 },
    );
  });

  test('another variation writes at least two takes anew', () => {
    fc.assert(
      fc.property(subjects, fc.integer({ min: 0, max: 9_998 }), (subject, variation) => {
        const one = compose(request(subject, { variation }));
        const next = compose(request(subject, { variation: variation + 1 }));
        expect(TAKES.filter((take) => one[take] !== next[take]).length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  test('each wish stands in each take as typed', () => {
    fc.assert(
      fc.property(subjects, wishes, (subject, { variation: _, aspect_ratio, ...more }) => {
        const written = compose(request(subject, { ...more, aspect_ratio: aspect_ratio ?? '1:1' }));
        for (const take of TAKES) {
          for (const value of Object.values(more)) expect(written[take]).toContain(value);
          if (aspect_ratio && aspect_ratio !== '1:1') expect(written[take]).toContain(aspect_ratio);
        }
      }),
    );
  });

  test('wishes may hold anything and are never read as a pattern', () => {
    const odd = ["$& $1 $` $'", '{place} {colour1}', 'a "quoted" line', 'tab\tand\nbreak', '\\', '....', '—'];
    for (const value of odd) {
      const written = compose(
        request('a lighthouse', {
          mood: value,
          palette: value,
          style: value,
          lighting: value,
          camera: value,
        }),
      );
      const clean = value.replace(/[\t\n]/g, ' ').replace(/[.]+$/, '');
      for (const take of TAKES) {
        expect(written[take]).toContain(clean);
        expect(written[take]).not.toMatch(/\p{Cc}/u);
      }
    }
  });

  test('the takes share under a fifth of their words, and mostly far less', () => {
    const measured: number[] = [];
    fc.assert(
      fc.property(subjects, fc.integer({ min: 0, max: 50 }), (subject, variation) => {
        const typed = readSubject(subject).subject;
        const written = compose(request(subject, { variation }));
        const [a, b, c] = TAKES.map((take) => longWords(outside(written[take], typed)));
        if (!a || !b || !c) throw new Error('three takes are written');
        for (const share of [overlap(a, b), overlap(a, c), overlap(b, c)]) {
          measured.push(share);
          expect(share).toBeLessThan(0.2);
        }
      }),
      { numRuns: 400 },
    );
    expect(measured.sort((a, b) => a - b)[Math.floor(measured.length / 2)]).toBeLessThan(0.07);
  });

  test('the English is clean: no doubled word or mark, no stock phrase, no gap left open', () => {
    fc.assert(
      fc.property(subjects, wishes, (subject, more) => {
        const typed = readSubject(subject).subject;
        const written = compose(request(subject, more));
        for (const take of TAKES) {
          const own = outside(written[take], typed);
          expect(own).not.toMatch(/(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/iu);
          expect(own).not.toMatch(/[.,;:] ?[.,;:]|\s{2}|\s[.,;:]/);
          expect(own).not.toMatch(/[{}]|undefined|null/);
          expect(own).not.toMatch(BANNED);
          expect(own).toMatch(/[.!?…]["'”]?$/);
          expect(own).not.toMatch(/[.!?] [a-z](?!\/)/);
          expect(own).not.toMatch(
            /\ba (?:amber|apricot|ochre|umber|oak|olive|ivory|oat|orange|indigo|emerald|old|open|empty)/i,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the anatomy covers the text in order, without overlap', () => {
    fc.assert(
      fc.property(fc.oneof(subjects, anyText), wishes, (subject, more) => {
        const written = compose(request(subject, more));
        for (const take of TAKES) {
          const spans = written.anatomy[take];
          let end = 0;
          let covered = 0;
          for (const span of spans) {
            expect(span.start).toBeGreaterThanOrEqual(end);
            expect(span.end).toBeGreaterThan(span.start);
            end = span.end;
            covered += span.end - span.start;
          }
          expect(end).toBeLessThanOrEqual(written[take].length);
          expect(covered / written[take].length).toBeGreaterThanOrEqual(0.9);
          expect(spans[0]?.element).toBe('subject');
          const named = spans.map(({ element }) => element);
          for (const element of ['setting', 'light', 'camera', 'composition', 'palette', 'mood', 'style']) {
            expect(named).toContain(element);
          }
          expect(new Set(spans.map(({ element }) => element)).size).toBe(spans.length);
        }
      }),
    );
  });

  test('each take has the length of its kind, not counting the subject', () => {
    fc.assert(
      fc.property(subjects, fc.integer({ min: 0, max: 50 }), (subject, variation) => {
        const typed = readSubject(subject).subject;
        const written = compose(request(subject, { variation }));
        for (const take of TAKES) {
          const words = countWords(outside(written[take], typed));
          const [least, most] = take === 'minimal' ? [20, 45] : [45, 110];
          expect(words).toBeGreaterThanOrEqual(least);
          expect(words).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('what the subject says is not contradicted', () => {
  const everything = (subject: string, variations = 12): string[] =>
    Array.from({ length: variations }, (_, variation) => compose(request(subject, { variation }))).flatMap(
      (written) => TAKES.map((take) => outside(written[take], subject)),
    );

  test.each([
    [
      'abandoned train station at dawn',
      /\b(?:sunset|golden hour|dusk|midnight|noon|moonlight|evening|at night)\b/i,
    ],
    [
      'a fishing boat at night',
      /\b(?:noon|sunset|golden hour|daybreak|midday|overcast|morning|sunlight|blue sky)\b/i,
    ],
    ['watercolor of a fox', /\b\d+ ?mm\b|f\/\d|\blens\b|bokeh|depth of field|\boil\b|gouache|linocut/i],
    ['logo for a bakery called Crumb', /\b\d+ ?mm\b|f\/\d|bokeh|depth of field|\blens\b/i],
    ['black and white photo of a pier', /\b(?:red|blue|green|teal|amber|copper|ochre|cobalt|turquoise)\b/i],
    ['a cat in the snow', /\b(?:sofa|kitchen|indoors|carpet|rain|summer)\b/i],
    ['two children on a swing', /\b(?:a single child|the child|only child|one child)\b/i],
    ['a lamp in thick fog', /\b(?:sunlight|clear sky|blue sky|hard sun)\b/i],
  ])('%s', (subject, contradiction) => {
    for (const text of everything(subject)) expect(text).not.toMatch(contradiction);
  });

  test('a lens that is named is the only one', () => {
    for (let variation = 0; variation < 12; variation++) {
      const written = compose(request('portrait of a sailor, 85mm', { variation }));
      for (const take of TAKES) {
        const camera = written.anatomy[take].find(({ element }) => element === 'camera');
        expect(written[take].slice(camera?.start, camera?.end)).not.toMatch(/\d ?mm/);
      }
    }
  });

  test('a lettering that is asked for is never excluded', () => {
    for (const text of everything('shop sign that says "Bread"')) {
      expect(text).not.toMatch(/\bno (?:text|lettering|letters|words|writing)\b/i);
    }
  });
});

describe('joins', () => {
  test.each([
    ['What is time?', /^What is time\? [A-Z0-9]/],
    ['A lighthouse.', /^A lighthouse\. [A-Z0-9]/],
    ['a lighthouse', /^a lighthouse, \S/],
    ['three things:', /^three things: \S/],
    ['un gato en la ventana', /^un gato en la ventana\. [A-Z0-9]/],
    ['🐙', /^🐙: \S/u],
  ])('%s', (subject, joined) => {
    for (const take of TAKES) expect(compose(request(subject))[take]).toMatch(joined);
  });
});
