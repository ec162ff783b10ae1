import { describe, expect, test } from 'vitest';
import { PROMPT_DEFAULTS, TAKES, type Take } from '../vocabulary.ts';
import { compose } from './compose.ts';

/** What a take adds to a subject. */
const addedBy = (take: Take, subject: string): string =>
  compose({ ...PROMPT_DEFAULTS, subject })[take].replace(subject, '…');
const added = (subject: string): string => TAKES.map((take) => addedBy(take, subject)).join('\n');

describe('the light is that of the place', () => {
  test.each([
    ['a lorry and a herd of cows at night, hazard lights', /[Aa]mber/],
    ['three monkeys in a hot spring but one of them is cheating', /steam/],
    ['a goose in the front row of a cinema, everyone behind it annoyed', /screen/],
    ['a boy feeding pigeons on a roof, pink sky, nobody else', /pink sky/],
    ['just as the first house catches, people in nightshirts looking up', /fire/],
    ['kid in dinosaur pyjamas eating cold spaghetti, fridge open, 3am', /fridge/],
    ['a kite over a grey beach, the kid almost lifted off the ground', /[Gg]rey|Flat/],
  ])('%s', (subject, light) => {
    for (const take of TAKES) expect(addedBy(take, subject)).toMatch(light);
  });

  test.each([
    ['an osprey hitting the water, mountains upside down', /fill|softbox|every surface/],
    ['a notary and two clients in the basket of a hot air balloon, papers flying off', /from above|fill/],
    ['the worst school photo, 30 kids in rows, one is on fire, one is a goat', /fire|slight angle|one side,/],
    ['portrait of my aunt caught in car headlights, hard and flat', /from low|long shadows/],
  ])('%s is not lit by what is not there', (subject, light) => {
    expect(added(subject)).not.toMatch(light);
  });
});

describe('nothing is said that holds for any picture', () => {
  test.each([
    'a crowded bus at rush hour, view from the last row, one guy carrying a wedding cake',
    'samurai stuck in the revolving door of a bank because of his banner',
    'paper cut illustration of a whale carrying a small town on its back, three layers of blue only',
    'botanical plate of a made up plant with root, flower and seed pod, hand coloured engraving',
    'Stadtplan von einem Ameisenhaufen im Stil eines U-Bahn-Plans',
  ])('%s', (subject) => {
    expect(added(subject)).not.toMatch(
      /plain to see|nothing cut at the edges|depth from|depth from near|clearly apart|with depth|Simplified|in depth/,
    );
  });

  test('what is flat is seen flat', () => {
    expect(
      added('botanical plate of a made up plant, hand coloured engraving, latin name under it'),
    ).not.toMatch(/angle|depth|lens|silhouettes/);
    expect(added('Stadtplan von einem Ameisenhaufen, Linien in fünf Farben')).toMatch(/whole map/);
  });
});

describe('the frame shows what is told', () => {
  test.each([
    ['goalkeeper, mud everywhere, ball already behind him, telephoto', /85mm/],
    ["double exposure of a cellist's profile and a birch forest", /[Ss]traight[- ]on/],
    ['barber giving a haircut on top of a moving freight train', /85mm|close-up|[Tt]hree-quarter/],
    ['my boss as a roman emperor but the laurel is parsley, passport photo', /whole scene/],
    ['strawberries washed in a blue enamel bowl under a garden pump, a splash', /[Ss]traight-on/],
  ])('%s', (subject, frame) => {
    expect(added(subject)).not.toMatch(frame);
  });
});

describe('colours', () => {
  test('a sentence that was read in part has no colours but those it tells', () => {
    expect(
      added('herd of reindeer swimming across a fjord, overcast, herder in a small orange boat'),
    ).not.toMatch(/orange|pale grey,/);
  });

  test('nobody has a skin where nobody is, and no shade where none is wanted', () => {
    expect(added('wet cobblestone street at blue hour, old tram, cinestill 800t')).not.toMatch(/skin/);
    expect(added('a tattoo design: a compass, fine line, no shading')).not.toMatch(/dotted shade/);
  });
});

test.each([
  ['a loaf of bread on linen, soft window light from top right', 'right'],
  ['a teapot on a table, window light on the left', 'left'],
])('%s is lit from there in every take', (subject, side) => {
  const { anatomy, ...texts } = compose({ ...PROMPT_DEFAULTS, subject });
  for (const take of TAKES) {
    const lights = anatomy[take].filter(({ element }) => element === 'light');
    const said = lights.map(({ start, end }) => texts[take].slice(start, end)).join(' ');
    expect(/\bcamera (left|right)\b/.exec(said)?.[1]).toBe(side);
  }
});

test.each(['a boy in a red coat, sun from behind', 'a cat, sunlight coming from behind, long grass'])(
  '%s: it is the light that is behind, and no back is seen',
  (subject) => {
    const { studio } = compose({ ...PROMPT_DEFAULTS, subject });
    expect(studio).toContain('Backlit from directly behind');
    expect(studio).not.toContain('Seen from behind');
  },
);
