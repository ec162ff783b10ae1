import { expect, test } from 'vitest';
import { withSifted } from './sifted-beforehand.ts';

test('a literal that is given to `sifted` is written as its parts, and no other', () => {
  const code = String.raw`
    const ASLEEP: RegExp = sifted(/\bkittens? "asleep"/i);
    const RED = sifted(
      /\p{L}\d/u,
    );
    const MADE = [sifted(new RegExp(told, 'i')), pattern('a'), /kittens/g];
`;
  expect(withSifted('looks.ts', code)).toBe(String.raw`
    const ASLEEP: RegExp = sifted({"source":"\\bkittens? \"asleep\"","flags":"i","needed":"sleep\""});
    const RED = sifted(
      {"source":"\\p{L}\\d","flags":"u","needed":""},
    );
    const MADE = [sifted(new RegExp(told, 'i')), pattern('a'), /kittens/g];
`);
});
