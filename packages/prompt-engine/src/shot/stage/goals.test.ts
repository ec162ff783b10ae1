import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

/** Who has what where, in the studio's take. */
const framed = (subject: string): string => {
  const { figures } = compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;
  return figures
    .map(({ drawing, bond }) => (bond ? `${drawing} ${bond.as} ${figures[bond.to]?.drawing}` : drawing))
    .join(', ');
};

describe('what is held is brought to where the words have it', () => {
  test.each([
    ['a girl putting a letter in a mailbox', 'child, letter held child, mailbox put child'],
    [
      'a librarian putting books back on a shelf',
      'person:teacher, book held person:teacher, shelf put person:teacher',
    ],
    ['a woman washing tomatoes at the sink', 'person, tomato held person, sink put person'],
    ['a man filling a bottle at a fountain', 'person, bottle held person, fountain put person'],
    ['a boy feeding a carrot to a rabbit', 'child, carrot held child, rabbit put child'],
  ])('%s', (subject, picture) => {
    expect(framed(subject)).toBe(picture);
  });

  test('what is small stands on a table before who does it', () => {
    expect(framed('a woman dipping a strawberry in chocolate')).toBe(
      'person, strawberry held person, chocolate on table, table front person',
    );
  });
});

describe('an animal has what it takes in its mouth', () => {
  test.each([
    ['a fox stealing a sandwich in a park', 'fox, sandwich mouth fox'],
    ['a puppy dragging a slipper across a lawn', 'dog, shoe mouth dog'],
    ['a rabbit eating a carrot', 'rabbit, carrot mouth rabbit'],
  ])('%s', (subject, picture) => {
    expect(framed(subject)).toBe(picture);
  });
});

describe('hands are at what is worn, ridden or drawn on', () => {
  test.each([
    ["a mother zipping up her son's jacket", 'person, jacket worn child, child tend person'],
    ['a man tying his tie', 'person, tie worn person'],
    ['a girl putting a crown on her little brother', 'child, child tend child, crown worn child'],
    ['a teenager practising skateboard tricks', 'person on skateboard, skateboard'],
    ['a panda painting a picture on an easel', 'panda, easel tend panda'],
    ['kids jumping on a trampoline', 'child on trampoline, trampoline'],
  ])('%s', (subject, picture) => {
    expect(framed(subject)).toBe(picture);
  });

  test('who kneads on a table stands before it, not on it', () => {
    expect(framed('a woman kneading dough on a kitchen table')).toContain('table front person');
  });

  test('who cleans under a sofa is beside it', () => {
    expect(framed('a woman vacuuming under the sofa')).toContain('sofa tend person');
  });
});
