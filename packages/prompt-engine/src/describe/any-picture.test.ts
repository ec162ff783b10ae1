import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePicture } from './describe.ts';
import { anyCamera, anyFeatures } from './words/fixtures/any-picture.ts';

const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const LABELS = [
  'Frame',
  'Key',
  'Contrast',
  'Light',
  'Colour',
  'Focus',
  'Grain',
  'Composition',
  'Horizon',
  'Symmetry',
  'Empty space',
  'Surface',
  'Medium',
  'People',
];

/** What cannot be true of one picture. */
const AT_ODDS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/greys alone|only greys|monochrome in greys/i, /areas of colour/i],
  [/silhouette|backlit|from behind/i, /key light|lit from the|the key from/i],
  [/silhouette|backlit|from behind/i, /\blow key/i],
  [/silhouette|backlit|from behind/i, /low contrast/i],
  [/\bhigh key/i, /\blow key/i],
  [/greys alone|only greys|monochrome/i, /\b(?:warm|cool|vivid|muted)(?:, \w+)? (?:palette|colour)/i],
  [/monochrome in greys|greys alone|only greys/i, /oxblood|emerald|\bwarm\b|\bcool\b|colour photograph/i],
  [
    /symmetrical|mirror/i,
    /(?:left|right) third|negative space on the (?:left|right)|space on the (?:left|right)/i,
  ],
  [/left third/i, /space on the left/i],
  [/right third/i, /space on the right/i],
  [/upper third of the frame|along the upper third/i, /space above/i],
  [/lower third of the frame|along the lower third/i, /space below/i],
  [/shallow/i, /deep focus|deep depth|everything in focus/i],
  [/a wide aperture/i, /deep focus|deep depth|everything in focus/i],
  [/stopped down/i, /shallow/i],
  [
    /flat (?:graphic )?illustration/i,
    /\bmm\b|f\/\d|\bISO\b|depth of field|focus|grain|key light|\blit\b|photograph|shadow/i,
  ],
  [/filled to its edges|no empty margin/i, /negative space|kept empty/i],
  [/high key|low contrast/i, /deep shade/i],
  [/motion frozen/i, /may blur/i],
  [/grain\b/i, /clean in tone|recorded cleanly/i],
  [/perhaps a person/i, /greys alone|only greys|monochrome|tint throughout/i],
];

/** What must not happen in any text for people. */
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|Infinity|\[object/);
  expect(text).not.toMatch(/\s\s|\s[,.;:]|[,.;:]{2}|^\s|\s$/);
  expect(text).not.toMatch(/\b(\w+) \1\b/i);
}

describe('whatever was measured', () => {
  test('the prompt is prose of some length, with one place for the subject', () => {
    fc.assert(
      fc.property(anyFeatures, anyCamera, (features, camera) => {
        const { prompt } = describePicture(features, camera);
        expectReadable(prompt);
        expect(prompt).toMatch(/^\[Main subject(?:, perhaps a person)?\], [^[\]]+\.$/);
        expect(prompt).not.toMatch(/\. [a-eg-z]/);
        expect(countWords(prompt)).toBeGreaterThanOrEqual(50);
        expect(countWords(prompt)).toBeLessThanOrEqual(160);
      }),
      { numRuns: 1000 },
    );
  });

  test('spans cover the words in order, and never overlap', () => {
    fc.assert(
      fc.property(anyFeatures, anyCamera, (features, camera) => {
        const { prompt, anatomy } = describePicture(features, camera);
        let end = 0;
        for (const span of anatomy) {
          expect(prompt.slice(end, span.start)).toMatch(/^(?:, | |)$/);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBe(prompt.length);
        expect(anatomy[0]?.element).toBe('subject');
      }),
    );
  });

  test('no two clauses are at odds', () => {
    fc.assert(
      fc.property(anyFeatures, anyCamera, (features, camera) => {
        const { prompt } = describePicture(features, camera);
        for (const [one, other] of AT_ODDS) {
          if (one.test(prompt)) expect(prompt).not.toMatch(other);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('every feature has its row, and what cannot be told is said in sentences', () => {
    fc.assert(
      fc.property(anyFeatures, anyCamera, (features, camera) => {
        const { measurements, unknown } = describePicture(features, camera);
        expect(measurements.map(({ label }) => label)).toEqual(LABELS);
        for (const { value, figure } of measurements) {
          expectReadable(value);
          expectReadable(figure);
          expect(value).toMatch(/^[A-Z0-9]/);
        }
        expect(unknown[0]).toBe('What the picture shows: measurements cannot name it.');
        expect(unknown.length).toBeGreaterThanOrEqual(2);
        expect(unknown.length).toBeLessThanOrEqual(5);
        for (const sentence of unknown) expect(sentence).toMatch(/^(?:Wh|How ).+: .+\.$/);
      }),
    );
  });
});
