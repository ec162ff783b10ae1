import { expect, test } from 'vitest';
import { subjectOf } from './read-scene.ts';

test.each([
  [
    "I run a tiny podcast about moths and I'd need cover art. A giant moth over a village",
    'cover art, A giant moth over a village',
  ],
  [
    'Can you help? I need a visual for my talk on burnout. A candle burning at both ends',
    'A candle burning at both ends',
  ],
  [
    'the kids at the hospital where i work love astronauts. an astronaut getting a plaster from a bear',
    'an astronaut getting a plaster from a bear',
  ],
  [
    'this is going on a tote bag. a radish lifting weights, 2 colours',
    'a design for a tote bag, a radish lifting weights, 2 colours',
  ],
  [
    'my therapist said draw your fear. its a tiny dog barking at a huge cow',
    'a tiny dog barking at a huge cow',
  ],
  ['Should be funny. A vampire at the blood donation bus', 'A vampire at the blood donation bus, funny'],
  [
    'not a photo please! a soft crayon drawing of three hens',
    'a soft crayon drawing of three hens, not a photo',
  ],
  ['thanks for the last one! now the same fox in winter', 'the same fox in winter'],
])('%s: sentences of talk go', (typed, subject) => expect(subjectOf(typed)).toBe(subject));

test.each([
  'My dad loves his garden. A robin sits on his spade',
  'i was a lighthouse for halloween, my dog was a ship. photo on the porch with pumpkins',
  'we are three friends in a rowing boat. One has lost the oars',
  'album cover for my metal band. a black lake with a shape under it, square',
  'A cat asleep on my laptop. A mug beside it, steam rising',
])('%s: sentences of the picture stay', (typed) => expect(subjectOf(typed)).toBe(typed));
