import { expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** The three takes of a subject without its own words. */
const takesOf = (subject: string): readonly [studio: string, cinematic: string, minimal: string] => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  const own = (take: string): string => take.replace(subject, '…');
  return [own(studio), own(cinematic), own(minimal)];
};

const mainOf = (subject: string): string | undefined =>
  readScene(subject).cast.find(({ part }) => part === 'main')?.name;

test.each([
  ["a father holding his daughter's first drawing", /the paper drawing held/, /the daughter held/],
  ['boy looking out of the window of a night bus in the rain', /In the bus.*seats/, /^…[^.]*\. Outdoors/],
  ['a street with a blue car and laundry overhead', /verticals|Wide/, /straight down/],
  ['isometric cutaway of a submarine kitchen', /hob|hatch/, /leader lines/],
  ['two polar bears sharing a sofa', /side by side on the sofa/, /heads low over/],
  ['a surgeon washing her hands, seen from behind', /tied cap/, /mask|loupes|the face/],
  [
    'a wedding couple running through a rainstorm under one coat',
    /over the couple|above the couple/,
    /the rainstorm,/,
  ],
  ['a flamenco dancer with a red shawl', /hip shifted/, /standing relaxed/],
  ['a violinist on a rooftop, neon city behind', /bow.*from behind/, /from close by/],
  ['a barista pouring latte art, hands only', /Hands centred/, /the face/],
  ['black cat on a piano, keys lit by fairy lights', /small warm bulbs/, /lamplight/],
  ['cinnamon rolls on a tray, top view', /straight down/, /High angle/],
  ["a girl hanging her brother's painting on the fridge", /fridge close behind/, /beneath the/],
  ['rice terraces in Vietnam at sunrise', /green shoots/, /narrow streets|scooters/],
  ['a volcano in Japan', /cinders/, /lattice/],
  ['jungle temple in Vietnam', /leaves/, /streets|floorboards/],
  ['a whale swimming through the clouds over Manhattan', /white cloud/, /asphalt/],
  ['a knight resting his head on his horse', /cheek against its neck/, /seated/],
  ['mother elephant shielding her calf from the sun', /calf in the shadow of the body/, /striking/],
  ['a bear catching a salmon in a waterfall', /in the jaws, drops/, /bill/],
  ['a bride throwing her bouquet, bridesmaids reaching', /fingers spread/, /shelf/],
  ['boy releasing a paper boat into a gutter', /leaving the fingertips/, /to the floor/],
  ['the moon sitting on a park bench', /park bench/, /Earth|space photograph/],
  ['a couple slow dancing in a kitchen lit by the fridge', /Light of the fridge as the key/, /daylight/],
  ['a scientist at a microscope, green light', /Green light/, /blinds/],
  ['an octopus playing drums', /octopus/, /fins/],
  ['a fashion model, studio, red background', /even red ground/, /grey backdrop/],
  ['storm clouds over a wheat harvest', /dark torn cloud/, /Clear soft daylight/],
  ['poster for a school play, The Tempest', /“The Tempest”/, /pencil/],
  ['a carousel horse escaping into a forest', /painted wooden body/, /chestnut coat/],
])('%s: seen as it is said', (subject, seen, unseen) => {
  const takes = takesOf(subject);
  expect(takes[0]).toMatch(seen);
  expect(takes.join('\n')).not.toMatch(unseen);
});

test.each([
  ['a campfire, two friends toasting marshmallows', 'friends'],
  ['a rainy bus stop, a man shares his umbrella with a stray dog', 'man'],
  ['a chess game between a child and death', 'child'],
])('%s: whoever acts is what it is of', (subject, name) => {
  expect(mainOf(subject)).toBe(name);
});

test('who rests, waits or is only portrayed performs nothing', () => {
  for (const subject of [
    'a violinist asleep on a night bus',
    'portrait of a dancer',
    'a drummer backstage',
    'a cellist with a broken cello',
  ])
    expect(readScene(subject).doings.some(({ verb }) => /^(?:play|dance)/.test(verb.base))).toBe(false);
});
