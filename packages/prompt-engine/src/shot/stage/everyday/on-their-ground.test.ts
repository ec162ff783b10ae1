import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../../vocabulary.ts';
import { compose } from '../../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;
const told = (subject: string): string => {
  const { place, figures } = stageOf(subject);
  const each = figures.map(({ drawing, bond, posture }) =>
    bond ? `${drawing} ${bond.as} ${figures[bond.to]?.drawing}` : `${drawing} ${posture}`,
  );
  return `${place}: ${each.join(', ')}`;
};

test.each([
  ['kids roasting marshmallows at a campsite', 'marshmallow-stick held child, campfire front child'],
  ['an astronaut playing golf on the moon', 'golf-club held person:astronaut'],
  [
    'a pirate steering a ship through a storm',
    'ship-deck: person:pirate stand, ship-wheel tend person:pirate',
  ],
  ['an elephant spraying water on a jeep', 'elephant stand, jeep stand'],
  ['a pilot checking a plane before takeoff', 'aeroplane stand'],
  ['an archaeologist brushing sand off a skull', 'person:archaeologist kneel, skull tend'],
  ['hens pecking grain in a farmyard', 'chicken bend'],
  ['a fairy sleeping in a tulip', 'person:fairy on tulip'],
  ['a cat carrying a fish', 'cat walk, fish held cat'],
  [
    'a window cleaner waving at an office worker',
    'scaffolding: person:overalls wave, window tend person:overalls, squeegee held person:overalls, person:suit in window',
  ],
])('%s', (subject, picture) => {
  expect(told(subject)).toContain(picture);
});

test('stones that are skipped are small', () => {
  const { figures } = stageOf('a boy skipping stones on a lake');
  expect(figures.find(({ drawing }) => drawing === 'rock')?.height).toBeLessThan(0.06);
});
