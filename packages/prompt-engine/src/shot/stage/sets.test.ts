import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';

const stageOf = (subject: string) => compose({ ...PROMPT_DEFAULTS, subject }).stages.studio;

test.each([
  ['a robot watering a cactus on a fire escape', 'fire-escape'],
  ['a farmer planting rice on a rice terrace', 'rice-terrace'],
  ['a waitress chasing a napkin across a windy terrace', 'terrace'],
  ['two boys rolling a tractor tyre down a sand dune', 'dune'],
  ['a man drinking cocoa in a ski lodge', 'log-cabin'],
  ['a moose licking the window of a ski lodge', 'ski-lodge'],
  ['a panda pushing a shopping cart down a supermarket aisle', 'supermarket'],
  ['a pirate dancing on the deck of a ship', 'ship-deck'],
  ['a grandma knitting on the metro', 'metro-car'],
  ['two foxes crossing a frozen canal', 'frozen-canal'],
  ['a girl painting a mural under a bridge', 'under-bridge'],
  ['a kid walking past shop windows', 'shop-street'],
  ['a monk sweeping snow off temple steps', 'temple-steps'],
  ['a janitor mopping a space station', 'spaceship-interior'],
  ['mechanic asleep under a van, parking lot', 'parked-lot'],
])('%s is in its set, which no note names', (subject, place) => {
  const stage = stageOf(subject);
  expect(stage.place).toBe(place);
  expect((stage.notes ?? []).filter((note) => !note.startsWith('licking'))).toEqual([]);
});

test('what is only named beside the place brings no set', () => {
  expect(stageOf('a girl in a kitchen drawing a treehouse').place).toBe('kitchen');
});

test.each([
  ['an elephant hosing down a dusty bus', 'bus'],
  ['a dog barking at a tent', 'tent'],
])('what is done to a thing is not done in it: %s', (subject, drawing) => {
  expect(stageOf(subject).figures.map((figure) => figure.drawing)).toContain(drawing);
});

test('the place itself is no figure besides, and who was on it stands there', () => {
  const { figures } = stageOf('a cat dragging a sock up the stairs');
  expect(figures.map(({ drawing }) => drawing)).toEqual(['cat', 'sock']);
  expect(figures[0]?.bond).toBeUndefined();
});

test('a place that is named is seen in every take', () => {
  const { stages } = compose({ ...PROMPT_DEFAULTS, subject: 'an old labrador asleep on the deck of a ship' });
  expect(Object.values(stages).map(({ place }) => place)).toEqual(['ship-deck', 'ship-deck', 'ship-deck']);
});

test('a place that was told in another language, or that only the take tells, has its set too', () => {
  expect(stageOf('un hombre tocando la guitarra en el metro').place).toBe('metro-car');
  expect(stageOf('a dentist examining a patient').place).toBe('dentist');
});

test('what goes under a bridge by water is on the water', () => {
  expect(stageOf('a duck swimming under a bridge').figures.map(({ drawing }) => drawing)).toContain(
    'viaduct',
  );
});
