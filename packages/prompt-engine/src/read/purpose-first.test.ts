import { expect, test } from 'vitest';
import { subjectOf } from './read-scene.ts';

test.each([
  // What it is for is nowhere to be seen; what it is printed on says what it is.
  ['somthing for the fridge in our office, two spoons dancing on a lid', 'two spoons dancing on a lid'],
  [
    'i need something for my rowing club tshirt, a grumpy otter with an oar, 1 colour print',
    'a design for my rowing club tshirt, a grumpy otter with an oar, 1 colour print',
  ],
  ['something for my mates bday: him as a saint with a pizza', 'my mate as a saint with a pizza'],
  [
    'for my thesis cover i want a tree trunk whose rings are streets',
    'thesis cover, a tree trunk whose rings are streets',
  ],
  [
    'got asked to make the flyer for our choir, so a flock of starlings over a church',
    'flyer for our choir, a flock of starlings over a church',
  ],
  [
    'I need for my mother birthday a picture where she dance with her cats in kitchen',
    'my mother dance with her cats in kitchen',
  ],
  // Talk before a colon goes; what is denied or asked of the whole picture stays.
  [
    'we are a small bakery in Leeds and need a picture for the window: a fox in an apron, warm light',
    'a fox in an apron, warm light',
  ],
  ["i can't draw but i see it in my head: a submarine like a teapot", 'a submarine like a teapot'],
  ['no gore please, its for kids: a zombie selling lemonade', 'a zombie selling lemonade, no gore'],
  [
    'i am colour blind so please strong contrast: a black cat on a white stair',
    'a black cat on a white stair, strong contrast',
  ],
  ['one more try: a penguin waiter on an iceberg', 'a penguin waiter on an iceberg'],
  ['wir brauchen was für unser Vereinsheim: ein Dachs am Tischtennistisch', 'ein Dachs am Tischtennistisch'],
  ['Szukam obrazka do pokoju dziecka: lis czyta książkę pod kołdrą', 'lis czyta książkę pod kołdrą'],
])('%s: what it is for goes', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  'No humans, just the evidence of a party: one shoe in the punch bowl, balloons half down',
  'house in a gap, you can see every floor through the glass: a bike on the wall, a bath at the top',
  'the street we grew up in: two red doors and a dog asleep',
  'our garden in June: roses, bees and an old chair',
  'still life: two lemons, a blue jug, a knife',
])('%s: what is seen stays', (typed) => expect(subjectOf(typed)).toBe(typed));
