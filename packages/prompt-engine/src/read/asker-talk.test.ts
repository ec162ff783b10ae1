import { expect, it } from 'vitest';
import { subjectOf } from './read-scene.ts';

it.each([
  [
    'my late aunt loved tractors. A red tractor in a wheat field, gouache',
    'A red tractor in a wheat field, gouache',
  ],
  [
    'My grandfather was a miner. He is sitting on a bench with a lamp in his lap',
    'My grandfather is sitting on a bench with a lamp in his lap',
  ],
  [
    'its my mums 60th in june and she used to be a nurse, so a birthday card with a heron in a uniform',
    'a birthday card with a heron in a uniform',
  ],
  [
    'ok so our party: a dwarf with a harp and an elf with a kite',
    'a dwarf with a harp and an elf with a kite',
  ],
  [
    'our dnd party is: a dwarf with a harp and an elf with a kite',
    'D&D party: a dwarf with a harp and an elf with a kite',
  ],
  ['hey all, first time posting. a fox in a raincoat at a bus stop', 'a fox in a raincoat at a bus stop'],
  [
    'our band is called The Tin Owls, poster for saturday with an owl on a drum',
    'poster for the band called The Tin Owls for saturday with an owl on a drum',
  ],
])('takes away what is told before the picture: %s', (typed, subject) => {
  expect(subjectOf(typed)).toBe(subject);
});

it.each([
  ['a card with a snail, no cats she is scared of them', 'a card with a snail, no cats'],
  ['a poster with a whale, no anchors, everybody does anchors', 'a poster with a whale, no anchors'],
  ['a white bathroom, no mirrors (i hate them)', 'a white bathroom, no mirrors'],
  [
    'the house of my grandparents with a blue gate, i miss it so much',
    'the house of my grandparents with a blue gate',
  ],
  ['our street in Riga how it maybe looked in 1910', 'our street in Riga in 1910'],
  [
    'a card with a mole in a boat, it should say "Ahoy!" in round letters',
    'a card with a mole in a boat, with the words "Ahoy!" in round letters',
  ],
  [
    "album cover with a raven on a wire, we're called Dusk. no text",
    'album cover with a raven on a wire. no text',
  ],
])('takes away reasons and feelings behind the picture: %s', (typed, subject) => {
  expect(subjectOf(typed)).toBe(subject);
});

it.each([
  'my grandmother dancing on a table in a red dress',
  'a family portrait, we are all frogs (the baby is asleep)',
  'no hats, she is smiling at the camera',
  'my brother is asleep on the sofa. The dog is on his feet',
  'a girl who loves trains, waving from a bridge',
])('keeps what is to be seen: %s', (typed) => {
  expect(subjectOf(typed)).toBe(typed);
});

it('names the medium that the request told by its verb', () => {
  expect(subjectOf('could you paint my cat as a judge')).toBe('my cat as a judge, a painting');
  expect(subjectOf('could you paint my cat as a judge in watercolour')).toBe(
    'my cat as a judge in watercolour',
  );
});
