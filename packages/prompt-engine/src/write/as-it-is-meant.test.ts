import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in one of its takes | in none of them */
test.each([
  [
    'a cutaway view of a bakery, detailed technical illustration',
    /Cutaway illustration/,
    /photograph|film still/,
  ],
  ['half a lemon glowing on a shelf in evening light', /The lemon/, /lit from within/],
  ['a whale swimming between skyscrapers in the fog', /Grey air|gone in fog/, /dome port|surface/],
  ['a scientist looking into a microscope at a tiny city', /The scientist/, /At the tiny city/],
  ['an owl wearing reading glasses, etching', /Etching/, /photograph|film still/],
  ['two slugs racing along a shelf', /The (?:slugs|group)|Both/, /full stretch/],
  ['a violinist on a frozen lake, cracks spreading under her feet', /Full-length|Wide/, /Medium shot/],
  ['a pinball machine in a hall', /The pinball machine/, /floor height|nearest edge/],
  ['a brass compass', /The compass/, /nearest edge/],
  [
    'an alley with a single red umbrella lying on the ground',
    /The umbrella on the lower third in front/,
    /Distant view/,
  ],
] as const)('%s', (subject, seen, unseen) => {
  const text = outside(subject);
  expect(text).toMatch(seen);
  expect(text).not.toMatch(unseen);
});
