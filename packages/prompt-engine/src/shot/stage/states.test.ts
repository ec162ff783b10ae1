import { describe, expect, test } from 'vitest';
import { drawStage } from '../../draw/draw.ts';
import { figureOf, stageOf } from '../../draw/testing/stages.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { STATES } from '../stage.ts';

const statesOf = (subject: string): string[] =>
  compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures.flatMap(({ drawing, state }) =>
    state ? [`${drawing} ${state}`] : [],
  );

describe('what has become of a thing', () => {
  test.each([
    ['a broken vase on the floor', ['vase broken']],
    ['a cracked mirror in a hallway', ['mirror cracked']],
    ['an overturned chair in an empty room', ['chair overturned']],
    ['a capsized boat on a lake', ['boat overturned']],
    ['a spilled cup of coffee on a desk', ['cup spilt']],
    ['a melting snowman in the sun', ['snowman melting']],
    ['an ice cream cone melting on a hot pavement', ['ice-cream melting']],
    ['a cat knocking over a vase on a table', ['vase spilt']],
    ['a sinking ship in a stormy sea', ['ferry sinking']],
    ['a fisherman holding a big fish on a pier', ['fish large']],
    ['a vase on a table', []],
    ['a broken man on a bench', []],
  ])('%s', (subject, states) => {
    expect(statesOf(subject)).toEqual(states);
  });
});

test('every state is drawn otherwise than the thing as it was', () => {
  const held = { bond: { to: 1, as: 'held' } } as const;
  const drawn = [undefined, ...STATES].map((state) =>
    drawStage(
      stageOf({
        figures: [
          figureOf('vase', { ...(state && { state }), ...(state === 'large' && held) }),
          figureOf('person'),
        ],
      }),
      '1:1',
    ),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});
