import { describe, expect, test } from 'vitest';
import { type AspectRatio, compose, PROMPT_DEFAULTS } from '../index.ts';

describe('the suggested ratio', () => {
  test.each<[string, AspectRatio]>([
    ['a lighthouse', '2:3'],
    ['headshot of a nurse', '4:5'],
    ['two sisters', '3:2'],
    ['living room', '3:2'],
    ['mountain range', '16:9'],
    ['city skyline', '21:9'],
    ['perfume bottle', '1:1'],
    ['movie poster with a whale', '2:3'],
    ['phone wallpaper of ferns', '9:16'],
    ['logo for a bakery', '1:1'],
  ])('%s: %s', (subject, ratio) => {
    expect(compose({ ...PROMPT_DEFAULTS, subject }).suggested_aspect_ratio).toBe(ratio);
  });
});
