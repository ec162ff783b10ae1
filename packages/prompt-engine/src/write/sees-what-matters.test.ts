import { expect, test } from 'vitest';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string =>
  takesOf(subject)
    .map(({ take, outside: text }) => `${take}: ${text}`)
    .join('\n');

/** subject | in one of its takes | in none of them */
test.each([
  // The frame holds what the words set in relation.
  [
    'a serpent coiled around a church tower',
    /Wide shot[^.]*the serpent and the tower both in frame/,
    /Medium shot|Three-quarter/,
  ],
  ['a giantess asleep on a hill', /filling the height of the frame/, /small in the lower/],
  [
    'a manta ray gliding above a car park',
    /upper third, the car park as a low band/,
    /small in the lower|Animal photograph/,
  ],
  ['a bride and groom under an oak tree', /the bride, the groom and the oak tree/, /Three-quarter/],
  ['drained fountain in a town square', /looking down into the fountain/, /mood|straight-on/i],
  [
    'a sniper in a bell tower, soldiers marching through the town below',
    /looking down past the sniper,/,
    /the soldiers in the upper/,
  ],
  ['a boy feeding ducks on a pond', /Full-length/, /Medium close-up/],
  ['a grieving soldier at a grave', /eye level/, /low angle/],
  ['narrow lane in Lisbon at noon', /vanishing point/, /Horizon/],
  // Poses of two, or none.
  ['a tall girl and a small boy dancing salsa', /close hold[\s\S]*Full-length two-shot/, /Weight on one leg/],
  // What turns the deed.
  ['a waiter carrying the tray upside down', /./, /level on one raised palm/],
  ['a keeper diving the wrong way', /in the air/, /eyes on the ball/],
  ['girl opening the wrong present on christmas morning', /fir tree/, /festive|[Jj]oyful/],
  ['a clown crying at a birthday party', /./, /festive|[Jj]oyful/],
  ['lonely robot', /The robot with arms wrapped around the body/, /low angle/],
  // What lies elsewhere.
  ['a man on a ladder, paint dripping on the carpet below', /The paint dripping, caught/, /dripping on,/],
  ['a surfer seen from behind, the wave ahead of her', /The wave in the background/, /backdrop/],
  [
    'two kids sitting on a wall, seen from behind, a train passing in front of them',
    /train passing in the background/,
    /open ground/,
  ],
  [
    'a grandmother at the window, children playing in the garden outside',
    /the garden in the background/,
    /out of focus behind glass/,
  ],
  // Light from its source, and no set beside it.
  ['a nurse writing a letter by candlelight', /Candlelight/, /backdrop/],
  ['a boy welding a gate', /welding arc as the key/, /softbox|cloud/],
  ['a potter at his kiln at night', /The kiln as the key/, /one lamp/],
  ['a lit window in a dark farmhouse', /Warm light out of the lit window/, /Daylight/],
  ['lightning over a wheat field', /white flash/, /one lamp/],
  ['a family watching TV in the dark', /^studio: .*The TV as the key/m, /softbox/],
  ['a piano on fire', /flames on the piano as the key/, /softbox/],
  ['a girl knitting by the light of a lantern', /light of the lantern/, /backdrop|softbox/],
  ['a snorkeler beside a manta ray', /surface/, /backdrop|softbox/],
  // Whoever lies, and all who are there.
  ['a wrestler knocked out on the floor', /slightly above/, /Medium shot at chest/],
  [
    'mum asleep in a chair with a toddler on her lap while the cat eats the cake',
    /Wide shot/,
    /Medium shot at eye/,
  ],
  ['a beggar in front of a bank', /eye level/, /from a low angle/],
  ['ukiyo-e style crane fighting a fox', /large and whole/, /cut by one edge/],
  ['a lighthouse beam over a stormy sea', /lighthouse beam as the key/, /one lamp/],
  ['a fox in the headlights', /Headlights/, /backdrop/],
  // Where the camera is said to be.
  ['a glacier seen from a boat', /./, /high vantage/],
  ['a monk sitting in front of a monastery', /the monk and the monastery both in frame/, /Medium shot/],
  ['a woman weeping on a bench', /./, /low angle/],
  ['a pianist playing the wrong melody', /./, /of the game/],
  // What can be seen.
  ['a squirrel curled up asleep in the leaves', /Fine detail/, /Fine detail in[^.]*\b(?:legs|belly)\b/],
  ['boxer resting before the bout', /Fine detail/, /sweat/],
  ['a knight with his visor down', /./, /face in sharp focus|two-shot/],
  ['two mechanics fixing a vintage motorcycle', /both in frame/, /hands large in front/],
  ['ice cube melting on a black rock', /./, /lichen|sharp cut ridges/],
  // No study of an animal.
  [
    'a stag made of fire in the snow',
    /formed wholly of licking orange tongues/,
    /Animal photograph|Soft white light/,
  ],
  ['a ballerina made of smoke', /Backlight drawing the edges/, /black panel/],
  ['a griffin on a bell tower', /Photograph, natural colour/, /Animal photograph/],
  // Sentences that stand.
  ['a rabbit hiding behind a fence', /The rabbit with most of the body covered/, /rabbit most/],
  ['a mouse peeking out behind a teapot', /./, /curtain/],
  ['brutalist apartment block under grey sky', /closed white-grey sky/, /(?:^|\. )With /m],
  // What is there instead.
  ['a lake without water', /cracked dry mud/, /No water/],
  ['a woman without an umbrella in the pouring rain', /soaked through/, /No umbrella/],
  ['a room with no furniture', /Bare floor and bare walls/, /No furniture/],
] as const)('%s', (subject, seen, unseen) => {
  const text = outside(subject);
  expect(text).toMatch(seen);
  expect(text).not.toMatch(unseen);
});

test.each([
  'poster for a chess tournament "CHECKMATE"',
  'fair poster with a carousel and the words "OLD TOWN FAIR"',
])('a poster has no inks that nobody named, and keeps other words out in every take: %s', (subject) => {
  for (const { composition, take, outside: text } of takesOf(subject)) {
    expect(text, take).toMatch(/No other words/);
    expect(text, take).not.toMatch(/dominant picture|dark against it|dark near shape/);
    expect(
      composition.anatomy[take].some(({ element }) => element === 'palette'),
      take,
    ).toBe(false);
  }
});

test.each(['Lisbon alley after rain', 'a nightclub full of people', 'a jungle temple', 'loneliness'])(
  'the minimal take of %s has a layout',
  (subject) => {
    const minimal = takesOf(subject).find(({ take }) => take === 'minimal');
    expect(minimal?.composition.anatomy.minimal.some(({ element }) => element === 'composition')).toBe(true);
  },
);
