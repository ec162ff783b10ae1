import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { singleFrame } from './single-frame.ts';

test.each([
  ['portrait of a dwarf cook with a scar, he looks grim but means well', 'face'],
  ['a tiny hippo doing its taxes', 'little'],
  ['kraken but tiny, asleep in a mug', 'little'],
  ['my beagle as an admiral, he is brown and very proud', 'alone'],
])('%s: its frame is %s', (subject, frame) => expect(singleFrame(readScene(subject))).toBe(frame));

test.each([
  'two tiny people on a path in the mountains',
  'family portrait of three badgers',
  'a goat and a nun arguing on a bridge',
  'a heron in a library',
  'a hen chasing a postman through a village',
])('%s: it is no single subject', (subject) => expect(singleFrame(readScene(subject))).toBeUndefined());
