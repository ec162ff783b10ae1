import { expect, test } from 'vitest';
import { analyze } from '../anatomy/analyze.ts';
import { termsIn, termsOf } from './terms.ts';

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
