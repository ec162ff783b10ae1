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
  ['a raccoon stealing a bagel from a picnic', 'picnic: raccoon walk, bagel mouth raccoon'],
  ['a monkey stealing a banana at a fruit stall', 'market: monkey walk, banana held monkey'],
  ['a fireman spraying water on a burning barn', 'barn'],
  ['a diver shining a torch into a shipwreck', 'sailing-ship'],
  ['a bear fishing in a waterfall', 'fish mouth bear'],
  ['a miner digging for gold in a mine', 'pickaxe held person:miner'],
  ['four old men playing dominoes', 'domino-table front person'],
  ['a couple arguing in a parked car at night', 'person in convertible'],
  ['pirates fighting on a ship', 'ship-deck: person:pirate fight'],
  ['a swan gliding under a stone bridge', 'lake: swan under viaduct'],
])('%s', (subject, picture) => {
  expect(told(subject)).toContain(picture);
});

test('who learns to drive is at the wheel', () => {
  const { place, figures } = stageOf('dad teaching daughter to drive, empty lot');
  expect(place).toBe('open-lot');
  const [wheel, other] = figures;
  expect(wheel?.drawing).toBe('child');
  expect(other?.drawing).toBe('person');
});

test('a ceiling is no thing, and an animal leaves room for its place', () => {
  const { figures } = stageOf('a man painting a ceiling on a ladder');
  expect(figures.map(({ drawing }) => drawing)).not.toContain('-');
  expect(stageOf('a hedgehog crossing a road at night').figures[0]?.height).toBeLessThan(0.6);
});
