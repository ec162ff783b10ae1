import { describe, expect, test } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { writeScript } from './script.ts';

const actionsOf = (idea: string): string => {
  const { a } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: a, target: 'ten-seconds' })
    .beats.map(({ action }) => action)
    .join(' / ');
};

describe('nothing that an idea says is missing from its film', () => {
  test.each([
    [
      'my dog turns 10 this week, i want a birthday video of him opening his presents and then falling asleep in the wrapping paper',
      /^My dog turns 10 this week \/ Opening his presents \/ Falling asleep in the wrapping paper$/,
    ],
    [
      'A mother and her son argue at a bus stop about his tattoo. At the end she shows him her own.',
      /argue at a bus stop about his tattoo \/ (?:At the end s|S)he shows him her own$/,
    ],
    [
      'music video for a sad song about leaving your hometown, night bus, rain on windows',
      /^Leaving your hometown \//,
    ],
    ['why is the sky blue explained in 60 seconds', /blue/],
  ])('%s', (idea, told) => {
    expect(actionsOf(idea)).toMatch(told);
  });
});

describe('a name that no row knows is told as it is typed', () => {
  test.each([
    ['a memory film: time as a river, memory as stones', /Memory as stones(?! [a-z])/],
    ['gym advert, 7 minute workouts between chores, no equipment', /7 minute workouts between chores/],
  ])('%s', (idea, told) => {
    expect(actionsOf(idea)).toMatch(told);
    expect(actionsOf(idea)).not.toMatch(/comes? into view|stretch(?:es)? into the distance/);
  });
});

test('no two articles stand together, and each fits its word', () => {
  const { a } = creativeOptions('making my grandmothers pierogi from scratch', 'ten-seconds');
  expect(a.title).not.toMatch(/the my/i);
  expect(actionsOf('a old man feeds pigeons on a bench, one day he does not come')).toMatch(/^An old man/);
});

test('what is vegan has no egg', () => {
  expect(actionsOf('vegan ramen in 20 minutes for students')).not.toMatch(/egg|pork/);
});
