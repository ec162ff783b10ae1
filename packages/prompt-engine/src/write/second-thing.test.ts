import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const textOf = (subject: string): string =>
  takesOf(subject)
    .map(({ outside }) => outside)
    .join('\n');

const takeOf = (subject: string, take: string): string =>
  takesOf(subject).find((each) => each.take === take)?.outside ?? '';

test.each([
  ['a brown cat on a blue sofa', /striped|grey-brown|ringed/],
  ['a bottle of sun cream on a rock', /crimped|squeezed/],
  ['a jar of honey with a fly on the lid', /dripping|dipper|Overhead/],
  ['a church in the Lofoten Islands', /palm|pale sand/],
  ['a crane wading in a marsh at dusk', /cypress|hanging moss/],
  ['a surfer under a wave, black and white', /green wall/],
  ['a dog watching a squirrel', /pricked[\s\S]*folded ears/],
])('no detail of %j speaks against its words', (subject, wrong) => {
  expect(textOf(subject)).not.toMatch(wrong);
});

test.each([
  ['a cow looking at its own reflection in a shop window', /nose almost touching the glass/],
  ['a fox looking at its reflection in a pond', /nose almost at the surface/],
  ['a cyclist jumping over a log', /both wheels off the ground/],
  ['a girl jumping over a stream', /leading leg/],
  ['a man hiding a smile behind a magazine', /the magazine raised to the mouth/],
  ['a girl trying not to cry at a bus stop', /eyes wet/],
  ['a boy eats porridge', /a full spoon/],
  ['a squid playing chess against a retired admiral', /The squid and the admiral facing each other/],
  ['three sisters whispering behind a door', /One of the sisters leaning in/],
])('a pose has the ground and the company of its sentence: %j', (subject, pose) => {
  expect(textOf(subject)).toMatch(pose);
});

test('what strikes a house is no place', () => {
  expect(textOf('a pier battered by huge waves')).not.toMatch(/^ ?By huge waves|\. By huge waves/m);
});

test.each(['a pair of walking boots on a hook', 'a pair of scissors in a drawer'])(
  'a pair is no plural of a plural: %j',
  (subject) => {
    expect(takeOf(subject, 'minimal')).not.toMatch(/ses\b/);
  },
);

test.each([
  ['a girl selling flowers while her taxi drives away behind her', /the taxi/],
  ['a cat watching two dogs play', /the dogs/],
])('what goes on behind has its place in every take of %j', (subject, other) => {
  for (const { outside } of takesOf(subject)) {
    expect(outside).toMatch(other);
    expect(outside).not.toMatch(/backdrop/);
  }
});

test.each(['a boy with an owl on his head', 'a woman with a baby on her lap'])(
  'who is borne makes one shape with who bears: %j',
  (subject) => {
    expect(takeOf(subject, 'cinematic')).toMatch(/as one shape/);
  },
);

test('the lamps of a night market light whoever goes through it', () => {
  expect(takeOf('a boy cycling through a night market', 'studio')).toMatch(/bulbs|lanterns/);
});

test('all of a large thing is in the frame with whoever works on it', () => {
  expect(takeOf('two men mending a fishing boat', 'studio')).toMatch(/both in frame/);
});

test('who stands still has no blur', () => {
  expect(takeOf('a knight standing on a rock', 'cinematic')).not.toMatch(/blurred/);
});

test('a photograph of another decade is a print of it', () => {
  for (const { outside } of takesOf('1970s photo of twins on a tricycle')) {
    expect(outside).toMatch(/faded colour print/);
    expect(outside).not.toMatch(/true-to-life/);
  }
});

test('other words are kept out of every take with lettering', () => {
  for (const { outside } of takesOf('a shop sign reading "GONE FISHING"'))
    expect(outside).toMatch(/No other words/);
});

test('a thing that leans on a wall is painted with the wall', () => {
  expect(takeOf('watercolor of a ladder leaning on a red wall', 'cinematic')).not.toMatch(
    /from behind|loose wet/,
  );
});

test.each([
  ['a dragon knitting a hat for a hedgehog', /the hedgehog both in frame/],
  ['a mother teaching her son to fold paper cranes', /in front of the two|in the hands of the son/],
  ['pirates playing dice on a beach', /the dice tumbling/],
])('the second thing of %j is shown', (subject, shown) => {
  expect(textOf(subject)).toMatch(shown);
});

test('a man alone wears no dress of his decade', () => {
  expect(textOf('1960s photo of a man on a bench')).not.toMatch(/dresses|beehive/);
});
