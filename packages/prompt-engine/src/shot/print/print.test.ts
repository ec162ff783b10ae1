import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const takesOf = (subject: string): readonly string[] => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  return [studio, cinematic, minimal];
};

/** subject | in its studio take | in no take */
test.each([
  [
    'wedding table plan sign thing, eucalyptus border, empty in the centre so i can write names, A2 portrait, our colours are sage and dusty pink',
    /Eucalyptus along all four edges.*Upright sheet.*middle of the sheet left plain.*Sage and dusty pink/,
    /pores|Portrait photograph|\d+mm/,
  ],
  [
    'save the date thing, 5x7 portrait, olive branches, empty middle for the names',
    /Olive branches around the edges/,
    /photograph/,
  ],
  ['A3 landscape menu board for a taco truck', /taco large.*Wide sheet/, /Centred layout, even margins/],
  [
    'flyer for a dog walking service, two corgis, blank space at the bottom for my number',
    /Two corgis.*upper two thirds.*lower third left plain/,
    /\d+mm/,
  ],
])('%s is a printed sheet', (subject, seen, unseen) => {
  const takes = takesOf(subject);
  expect(takes[0]).toMatch(seen);
  expect(takes.join('\n')).not.toMatch(unseen);
});

test('whose post it is stays in the words', () => {
  expect(takesOf('square instagram post for my plant shop sale')[0]).toMatch(
    /^square instagram post for my plant shop sale/,
  );
});

/** subject | in its studio take | in no take */
test.each([
  ['halloween bats wallpaper tile', /bats as small motifs/, /mm lens|Moonlight/],
  ['seamless mushroom repeat for fabric', /^[^.]*\. Mushrooms as small motifs/, /mm lens|Seamless mushrooms/],
  ['seamless lemon pattern, gouache', /\. Lemons as small motifs/, /Seamless lemons|and gouache/],
  ['fox wallpaper tile, autumn leaves', /Foxes and autumn leaves/, /mm lens/],
  [
    'flat lay of hiking boots, a compass and a map, space in the middle for text',
    /Straight down.*space in the middle kept bare/,
    /Flat illustration/,
  ],
  [
    'cover for a podcast called dead letter office, mailbox theme, no skulls',
    /mailbox/,
    /Wide shot at eye level, 35mm/,
  ],
])('%s is no picture of an animal and no sheet of flat shapes', (subject, seen, unseen) => {
  const takes = takesOf(subject);
  expect(takes[0]).toMatch(seen);
  expect(takes.join('\n')).not.toMatch(unseen);
});
