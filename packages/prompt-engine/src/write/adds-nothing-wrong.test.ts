import { expect, test } from 'vitest';
import { PROMPT_DEFAULTS } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** What the three takes add behind a subject. */
const added = (subject: string): string => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  return [studio, cinematic, minimal].map((take) => take.slice(subject.length)).join('\n');
};

test.each([
  ['three raccoons in trench coats robbing a bank', /between them|beside the|a step behind/],
  ['the twins learning to fold dumplings from their grandma', /before the|between them/],
  ['a chimney sweep on a roof looking over Paris', /water tank|tar paper|In Paris/],
  ['a harbour pilot looking down at the city from his cabin', /At the city/],
  ['a Roman baker in his bakery in Pompeii', /broken walls|roofless|column/],
  ['a barbershop in Harlem in the 1970s', /yellow cabs|fire escapes|shag|towers/],
  ['a nurse shark resting under a coral ledge', /tunic|roofs|[Ll]ow sun|daylight/],
  ['a climber hanging from an overhang by one hand', /both hands/],
  ['an octopus pulling a ship under', /heels|knees/],
  ['an airship landing beside a tower', /wheel|legs lowered/],
  ['a welder in an underground garage, sparks flying', /banking/],
  ['a girl looking out over the rooftops from a balcony', /facing the camera/],
  ['a samurai under a cherry tree, back to the camera', /facing the camera|face and hands|mask/],
  ['a horse galloping towards the camera', /side view/],
  ['a hiker crossing a rope bridge without looking down', /No looking/],
  ['an empty swimming pool at night, lit from underneath', /night sky|strong lamp/],
  ['a wedding cake with pressed flowers', /overlapping petals|plain ground/],
  ['shelves of labeled jars and a sleeping owl', /The words/],
  ['an old map shop in a side street', /parchment|coastlines/],
  ["a toddler wearing his father's shoes", /two-shot|[Bb]oth figures/],
  ['a violinist on a rooftop while the city sleeps', /\bsun\b|daylight/],
  ['a red bicycle leaning on a blue door', /room beyond|through the opening/],
  ['a bear and a boy sharing a sandwich', /lying down/],
  ['a cat in a cardboard spaceship', /padded|hatch|wall panels/],
  ['a runner at the finish line, arms raised', /crate/],
  ['a grandmother showing an old photo album to twins', /creases|Old photo/],
  ['a hot air balloon shaped like a teapot', /concrete floor/],
  ['three sheep on a cliff', /sheeps/],
  ['a bear who is afraid of the dark', /In the dark/],
  ['a baker loading bread into an oven', /folded layer/],
  ['a sunken temple with fish between its columns', /window|lamp/],
  ['a gardener dancing with no music', /held close|joined out/],
  ['two girls selling cookies in the snow, nobody stops', /buyer|nobody stops, one at/],
  ['a cat catching a fly but she misses it', /jaws|paw/],
  ['a clerk asleep on the last train home, cheek on the glass', /curled|lying/],
  ['a robot with a teapot bigger than itself', /bigger/],
  ['an old woman feeding swans alone on a jetty', /The group/],
])('%s: nothing is added that the words contradict', (subject, wrong) => {
  expect(added(subject)).not.toMatch(wrong);
});

test.each([
  ['poster for a jazz night on friday 14 june', /“Jazz Night”/],
  ['a family of four eating pizza on the floor', /The family/],
  ['a cat watching fish, the only light from the tank', /the tank the only light/],
  ['a firefighter carrying a cat', /The firefighter and the cat centred/],
  ['two strangers reading on the metro', /plastic seats/],
  ['street food vendor in Bangkok at night', /Neon/],
  ['mum packing lunchboxes at 6 in the morning', /window/],
  ['a wolf with her pups in the heather', /\b(?:sun|daylight)\b/],
  ['looking up at a steeplejack on a chimney', /looking up/],
  ['looking down into a well with a coin at the bottom', /looking down/],
  ['a snail bigger than a bus', /The snail/],
])('%s: what is added is of this sentence', (subject, right) => {
  expect(added(subject)).toMatch(right);
});

test('a pose says whose it is', () => {
  expect(added('a boy feeding a carrot to a horse, his sister laughing')).toMatch(/\. The boy close and/);
});

test('cinematic lists nothing: camera, light, depth and one near edge are what it adds', () => {
  const { cinematic } = compose({ ...PROMPT_DEFAULTS, subject: 'a violin maker in his workshop' });
  expect(cinematic).not.toMatch(/Fine detail|\bWith [a-z]+ing\b/);
});
