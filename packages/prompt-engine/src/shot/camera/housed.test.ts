import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string) => {
  const written = compose({ ...PROMPT_DEFAULTS, subject });
  return TAKES.map((take) => written[take]);
};

test.each(['a sheep in a laundromat', 'a penguin in a supermarket', 'a cat sleeping in a bookshop'])(
  'an animal in a room is seen with the room: %s',
  (subject) => {
    for (const take of takesOf(subject)) {
      expect(take).toMatch(/\b(?:24|28|35|50)mm lens\b/);
      expect(take).not.toMatch(/\bWildlife\b|\bits edge\b|\bthe the\b/);
    }
  },
);

test('an animal in the open keeps its distance', () => {
  expect(takesOf('a fox in the snow')[0]).toContain('135mm lens');
});

test('a room that is alike in any city has its things in that one', () => {
  const [studio, cinematic] = takesOf('a sheep in a tokyo laundromat');
  expect(studio).toContain('rows of steel washing machines');
  expect(cinematic).toContain('kanji');
  expect(takesOf('a monk in a kyoto temple')[0]).not.toContain('pews');
});

test.each(['a submarine under the arctic ice', 'a seal beneath the thick sea ice'])(
  'what is under ice is in the water: %s',
  (subject) => {
    const [studio = ''] = takesOf(subject);
    expect(studio).toContain('Under the ice');
    expect(studio).not.toMatch(/\bsnow\b|\bsun\b/);
  },
);

test('ice cream is nothing to be under', () => {
  expect(takesOf('a wafer under melting ice cream').join(' ')).not.toContain('Under the ice');
});
