import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePicture } from './describe.ts';
import { anyCamera, anyFeatures } from './words/fixtures/any-picture.ts';

const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const LABELS = [
  'Frame',
  'Key',
  'Contrast',
  'Light and dark',
  'Colour',
  'Focus',
  'Grain',
  'Composition',
  'Horizon',
  'Symmetry',
  'Plain ground',
  'Surface',
  'Medium',
];

/** What cannot be true of one picture. */
const AT_ODDS: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [
    /greys alone|only greys|monochrome in greys/i,
    /areas of colour|even colour|oxblood|emerald|colour photograph/i,
  ],
  [/\bhigh key/i, /\blow key/i],
  [/greys alone|only greys|monochrome/i, /\b(?:warm|cool|vivid|muted)(?:, \w+)? (?:palette|colour)/i],
  [/monochrome in greys|greys alone|only greys/i, /\bwarm\b|\bcool\b/i],
  [/accent/i, /\bmuted\b|one (?:\w+ )?tint/i],
  [/symmetrical|mirror/i, /(?:left|right) third|(?:space|plain|frame),? on the (?:left|right)/i],
  [/a wide aperture/i, /sharp across|everything sharp/i],
  [/shallow|selective/i, /sharp across|everything sharp/i],
  [/stopped down/i, /shallow|selective/i],
  [
    /flat graphic|line drawing|drawn in dark lines|graphic in flat/i,
    /\bmm\b|f\/\d|\bISO\b|depth of field|focus|grain|photograph|\bhorizon\b/i,
  ],
  [/motion frozen/i, /may blur/i],
];

/** What pixels cannot tell, and no text may claim. */
const UNTOLD =
  /person|\blit\b|key light|backlit|shadow|silhouette|light(?:ing)? from|illustration|screenshot|render/i;

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
        expect(prompt).toMatch(/^\[Main subject\](?:,|\.) [^[\]]+\.$/);
        expect(prompt).not.toMatch(UNTOLD);
        expect(prompt).not.toMatch(/\. [a-eg-z]/);
        expect(countWords(prompt)).toBeGreaterThanOrEqual(8);
        expect(countWords(prompt)).toBeLessThanOrEqual(130);
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
