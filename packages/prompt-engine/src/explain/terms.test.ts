import { expect, test } from 'vitest';
import { analyze } from '../anatomy/analyze.ts';
import { LEXICON } from './lexicon.ts';
import { termsIn, termsOf } from './terms.ts';
import { TERMS_VERSION } from './terms-version.ts';

const said = (text: string) => termsOf(text, analyze(text)).map(({ element, term }) => `${element}:${term}`);

test('a prompt is found by what it says, whatever words it chose', () => {
  const text =
    'A violin maker at her bench. Backlit by the window behind her, at golden hour. 85 mm lens, low angle. Negative space on the left.';
  expect(said(text)).toEqual(
    expect.arrayContaining([
      'light:backlit',
      'light:golden hour',
      'camera:85mm',
      'composition:negative space',
    ]),
  );
});

test.each([
  ['light', 'lit from behind', ['light:backlit']],
  ['light', 'contre-jour', ['light:backlit']],
  ['camera', '85mm portrait lens', ['camera:85mm']],
  ['camera', 'portrait lens', ['camera:85mm']],
  ['camera', '90 mm macro lens', ['camera:90mm']],
  ['camera', 'seen from 3 mm2 of film', []],
  ['camera', '35mm lens at f/5.6', ['camera:35mm', 'camera:f/5.6']],
  ['camera', 'f/8', ['camera:f/8']],
  [
    'camera',
    '85 mm at f / 1.4, shallow depth of field',
    ['camera:85mm', 'camera:f/1.4', 'camera:shallow depth of field'],
  ],
  ['style', 'Editorial photograph, natural colour', ['style:editorial photograph']],
  ['subject', 'the key of a door', []],
  ['subject', '', []],
] as const)('%s: %s', (element, phrase, terms) => {
  expect(termsIn(element, phrase).map(({ element: of, term }) => `${of}:${term}`)).toEqual(terms);
});

/** Of the words that terms are read by: another number for other words. */
function sumOfWords(): number {
  const words = LEXICON.map(({ term, also = [], element }) => [element, term, ...also].join(',')).join(';');
  return [...words].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
}

test('whoever changes the words that terms are read by raises their version, so that older works are read again', () => {
  expect({ version: TERMS_VERSION, words: sumOfWords() }).toEqual({ version: 1, words: 1_160_488_776 });
});
