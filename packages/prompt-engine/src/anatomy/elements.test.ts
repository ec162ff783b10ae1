import { expect, test } from 'vitest';
import { ELEMENT_INFO, ELEMENTS } from '../index.ts';

test('the legend has eleven tags of three capitals in the order of the elements', () => {
  expect(ELEMENTS.map((element) => ELEMENT_INFO[element].tag).join(' ')).toBe(
    'SUB SET LGT CAM CMP PAL MOO STY MOT AUD NEG',
  );
  expect(Object.keys(ELEMENT_INFO)).toEqual([...ELEMENTS]);
});
