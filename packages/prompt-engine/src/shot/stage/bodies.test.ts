import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

/** Who is where: drawing, posture where it is not to stand, bond. */
const castOf = (subject: string): string[] =>
  compose({ ...PROMPT_DEFAULTS, subject }).stages.studio.figures.map(({ drawing, posture, bond }) =>
    [drawing, posture === 'stand' ? '' : posture, bond ? `${bond.as} ${bond.to}` : '']
      .filter(Boolean)
      .join(' '),
  );

describe('the deed is seen by where bodies and things are', () => {
  test.each([
    ['a football player scoring a goal', ['person:sportswear kick', 'goal-side', 'ball fly']],
    ['a boy throwing a stick for a dog on the beach', ['child fight', 'stick fly', 'dog jump']],
    ['a chef tossing a pizza', ['person:chef cheer', 'pizza float held 0']],
    ['a girl with a kite on the beach', ['child', 'kite held 0']],
    [
      'a clown juggling three balls at a circus',
      ['plain-ball float over 0', 'plain-ball float over 0', 'plain-ball float over 0'],
    ],
    ['two friends sitting back to back in a meadow', ['person lotus', 'person lotus back 0']],
    ['a waiter falling on a wet floor', ['person:waiter slip', 'tray held 0']],
    ['a swimmer diving into a pool', ['person:swimmer dive']],
    ['a man falling off a ladder beside a house', ['person slip', 'ladder']],
    ['a panda driving a tiny red car through a city', ['panda in 1', 'convertible']],
    ['a boy holding out a flower to a girl', ['child', 'flower given 0', 'child']],
    ['a man leaning on a lamppost reading a newspaper at night', ['person lean', 'lamppost beside 0']],
    ['a family of hedgehogs crossing a road at night', ['hedgehog walk', 'hedgehog walk']],
    ['a boy feeding ducks at a pond', ['duck tend 0', 'biscuit held 0']],
    ['a woman sweeping leaves in front of a house', ['leaf-pile tend 0', 'broom held 0']],
    ['a boy pulling a red wagon down the street', ['wagon']],
    ['a firefighter spraying water on a burning house', ['house', 'fire on 2']],
    ['a boxer punching a bag in a gym', ['punching-bag fight 0']],
    ['a giraffe drinking water at a pond', ['giraffe bend']],
    ['a mountain cabin with smoke from the chimney in the snow', ['cabin', 'smoke on 0']],
    ['an owl on a branch under a crescent moon', ['crescent fly']],
    ['an angel sitting on a crescent moon', ['person:angel sit on 1', 'crescent float']],
    ['a swan with her babies on a lake', ['swan', 'swan']],
    ['a girl hugging her knees on a dock at dusk', ['child lotus']],
    ['a woman lying on a couch reading a magazine', ['person lie on 1', 'sofa']],
    ['a turtle carrying a house on its back across the desert', ['house on 0']],
    ['a man pulling a suitcase through an airport', ['suitcase held 0']],
    ['a man watching television on a sofa', ['person sit on 2', 'television', 'sofa']],
    ['a woman sitting on the floor petting a cat', ['cat tend 0']],
  ])('%s', (subject, cast) => {
    expect(castOf(subject)).toEqual(expect.arrayContaining(cast));
  });
});

test('only who does it is staged so', () => {
  expect(castOf('a giraffe drinking water at a pond').join()).not.toContain('bottle');
  expect(castOf('a tree falling in a storm').join()).not.toContain('slip');
  expect(castOf('a skydiver falling from the sky')).toEqual(['person:sportswear fall']);
});
