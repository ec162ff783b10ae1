import { expect, test } from 'vitest';
import { subjectOf } from './read-scene.ts';

test.each([
  ['hey can you do a picture of a dog racing a bus, thx', 'a dog racing a bus'],
  [
    "an elf archer, green hood. It's for my campaign token so face and bow need to fit in a circle",
    'an elf archer, green hood. face and bow need to fit in a circle',
  ],
  ['I am look for picture of ferry in the fog, many bike', 'ferry in the fog, many bike'],
  ['Please to make for me one picture of nurse with the balloons', 'nurse with the balloons'],
  ['granny here, first time user. I would like a brass band on a barge', 'a brass band on a barge'],
  ['My son is ill and he loves moles and trains so a mole driving a train', 'a mole driving a train'],
  [
    'my 5 yr old says he saw the sun buy a hat in a shop, could i have that as a picture book page',
    'the sun buy a hat in a shop, as a picture book page',
  ],
  ['for the window of my bike shop: a red tandem, no text', 'a red tandem, no text'],
  ['a fairground at dusk. no clowns please im sick of them', 'a fairground at dusk. no clowns'],
  ['a bear made of smoke, not scary its for my sons bedroom', 'a bear made of smoke, not scary'],
  ["an empty stage, curtain left, I'll add the actors later", 'an empty stage, curtain left'],
  ['a castle with moat because the kids have to colour it in', 'a castle with moat'],
  ['can i get a lamp shaped like a pear pls', 'a lamp shaped like a pear'],
  ['i want smth like a chapel in a wheat field', 'a chapel in a wheat field'],
  ['could you please draw something with two owls on a swing?', 'two owls on a swing'],
  ['Hi! I would like to have a picture of a goat on a roof. Thanks in advance!', 'a goat on a roof'],
  ['hello, im looking for a poster of a whale', 'a poster of a whale'],
  ['a fox in a raincoat if possible comic style', 'a fox in a raincoat, comic style'],
  ['No humans please, just chairs', 'No humans, just chairs'],
  ['a cat in a bowl lol, zero remorse', 'a cat in a bowl, zero remorse'],
  ['a pier at night (sorry, i know its boring)', 'a pier at night'],
  ['pls make me a label for plum jam, old style or something like that', 'a label for plum jam, old style'],
  [
    'make it look like an old newspaper photo: ufo lands at a fete',
    'an old newspaper photo: ufo lands at a fete',
  ],
  ['can you pls draw my two cats as chefs', 'my two cats as chefs'],
  ['yo can u do my hedgehog as a rockstar', 'my hedgehog as a rockstar'],
  ['ok so picture this: a bear, a canoe', 'a bear, a canoe'],
  ['office with glass walls, if possible comic style', 'office with glass walls, comic style'],
  ['a poster "Ducks at Sea", friday, main hall pls', 'a poster "Ducks at Sea", friday, main hall'],
  ['need a picture of a heron, thank you so much', 'a heron'],
])('%s: what is said to the reader goes', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  'a sign that says "please knock, thanks"',
  'a child who never says please',
  'three men raising a glass, saying cheers',
  'Hello Kitty on a surfboard',
  'a man looking for his glasses',
  'something like thunder in a jar',
  'a parrot that says thank you',
  'tears of a clown',
  'two friends who look like they need a hug',
])('%s: nothing of the picture goes', (typed) => expect(subjectOf(typed)).toBe(typed));
