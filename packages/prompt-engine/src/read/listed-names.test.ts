import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  ['map with four islands called Ash, Bellow, Crook and Dunn', ['Ash', 'Bellow', 'Crook', 'Dunn']],
  [
    'an old map, three villages called Snout, Trotter and Lower Ham, dotted line',
    ['Snout', 'Trotter', 'Lower Ham'],
  ],
  [
    'fantasy map with rivers named the silk, the long grey and the wend',
    ['the silk', 'the long grey', 'the wend'],
  ],
  ['logo for a bakery called Flour and Salt', ['Flour and Salt']],
  ['cover for a podcast called dead letter office, mailbox theme', ['dead letter office']],
  ['gig poster for the tin whistles, a folk duo, friday 8pm', ['the tin whistles']],
  ['album cover for a band called salt and smoke with a burning piano', ['salt and smoke']],
])('%s', (subject, lines) => expect(readScene(subject).lettering).toEqual(lines));

test('cats that have names are read without them', () => {
  const { cast, lettering } = readScene('two cats named Miso and Soup asleep on a radiator');
  expect(lettering).toEqual([]);
  expect(cast.map(({ name }) => name)).not.toContain('soup');
});
