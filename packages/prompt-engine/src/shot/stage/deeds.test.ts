import { describe, expect, test } from 'vitest';
import { DRAWING_IDS } from '../../draw/drawings.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { DEED_ROWS } from '../pose/deed-rows.ts';
import type { Stage } from '../stage.ts';

const stageOf = (subject: string): Stage => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

const castOf = (subject: string): string =>
  stageOf(subject)
    .figures.map(({ drawing, posture, bond }) =>
      [drawing, ...(posture === 'stand' ? [] : [posture]), ...(bond ? [bond.as, bond.to] : [])].join(' '),
    )
    .join(', ');

test('every tool and all stock of the table has a drawing, and every place is one that is known', () => {
  const ids = new Set([...DRAWING_IDS, '-']);
  expect(DEED_ROWS.flatMap(({ tool, stock }) => [tool, stock]).filter((id) => !ids.has(id))).toEqual([]);
  const places =
    /^(?:-|hold|up|stairs|mouth|tend|push|lead|pull|back|lean|over|chase|throw|catch|pluck|front|ride|face|behind|in|hang|strike|table|stove|sink|bed|anvil)$/;
  expect(DEED_ROWS.map(({ place }) => place).filter((place) => !places.test(place))).toEqual([]);
});

describe('hands have their tool, and what is worked at is where that is done', () => {
  test.each([
    ['a chef chopping onions', 'person:chef, onion on 2, table front 0, knife held 0'],
    ['a man pushing a stroller', 'person walk, pram push 0'],
    ['a nurse pushing an old man in a wheelchair', 'person:nurse walk, person sit on 2, wheelchair push 0'],
    ['a boy kicking a ball', 'child kick, ball chase 0'],
    ['a girl blowing bubbles', 'child, bubbles mouth 0'],
    ['a man playing the piano', 'person sit, piano tend 0'],
    ['a dog catching a frisbee', 'dog jump, frisbee mouth 0'],
    ['two women gossiping over coffee', 'person sit, cup on 2, table front 0'],
    [
      'a waiter pouring wine into a glass',
      'person:waiter, glass on 2, table front 0, bottle fall held 0, stream mouth 0',
    ],
    ['an elephant spraying its calf', 'elephant, elephant, spray climb mouth 0'],
    ['a bicycle leaning against a lamp post', 'bicycle lean, lamppost beside 0'],
    ['a broom leaning against a wall', 'broom lean, wall behind 0'],
    ['a penguin playing the drums', 'penguin, drum-kit front 0'],
    ['a grandmother knitting a scarf', 'person sit, knitting held 0'],
    ['a cat curled around a teapot', 'cat slump, teapot around 0'],
    ['a boy climbing a tree', 'child climb on 1, tree'],
    ['a man mowing the lawn', 'person walk, lawnmower push 0'],
    ['a woman hanging out the washing', 'person, clothesline tend 0'],
    ['a girl skipping rope', 'child jump, skipping-rope held 0'],
    ['a cowboy leading a horse', 'person:cowboy walk leash 1, horse'],
    ['a woman picking up a phone', 'person, phone held 0'],
    ['a gardener raking leaves', 'person:gardener, leaf-pile tend 0, rake held 0'],
    ['a soldier saluting', 'person:soldier salute'],
    ['a man hugging a tree', 'person, tree tend 0'],
    ['a surgeon operating', 'person:surgeon, person lie on 1, bed front 0, scissors held 0'],
  ])('%s', (subject, cast) => {
    // The order of what a deed brings is no promise.
    const sorted = (text: string): string[] =>
      text
        .split(', ')
        .map((each) => each.replace(/ \d$/, ''))
        .sort();
    expect(sorted(castOf(subject))).toEqual(sorted(cast));
  });
});

test('a family is of two sizes, and so are a father and his son', () => {
  const ages = (subject: string) => stageOf(subject).figures.map(({ age, count }) => [age, count]);
  expect(ages('a family having a picnic').filter(([age]) => age === 'child')).toHaveLength(2);
  expect(ages('father and son building a snowman')).toContainEqual(['child', 1]);
});

test('those who do something to each other look at each other', () => {
  const faces = stageOf('a knight kneeling before a queen')
    .figures.slice(0, 2)
    .map((each) => each.faces);
  expect(faces).toEqual(['right', 'left']);
});

describe('what could not be drawn is noted', () => {
  test.each([
    ['jazz trumpeter on a porch in New Orleans', ['New Orleans']],
    ['a barber in Barcelona', ['Barcelona']],
    ['a teenager skateboarding down a handrail', ['handrail']],
    ['a chef chopping onions in a kitchen', undefined],
    ['a gondola in Venice at sunset', undefined],
    ['a robot nanny knitting while the baby unscrews her foot', ['unscrews foot']],
    ['a swimmer seen from behind, goggles strap, freckles', ['goggles strap']],
    ['a wizard in the rain, tilted horizon, soft film grain please', undefined],
    ['a plate of ramen, keep it looking tasty tho', undefined],
    ['a tall house squeezed between two fat ones', undefined],
    ['a clerk bored out of his mind, either side of her an empty desk', undefined],
  ])('%s', (subject, notes) => {
    expect(stageOf(subject).notes).toEqual(notes);
  });
});

test('who has a beard trimmed or hair dried sits to it', () => {
  expect(castOf("a barber trimming an old man's beard")).toContain('person sit tend 0');
  expect(castOf("a hairdresser drying a woman's hair")).toBe(
    'person:barber, person sit tend 0, hair-dryer held 0',
  );
});

test('a deed that no row knows is done at its thing, by an animal with its head down', () => {
  expect(castOf('a raccoon washing an apple in a stream')).toContain('raccoon bend, apple tend 0');
  expect(castOf('a cat looking over an apple')).not.toContain('tend');
});
