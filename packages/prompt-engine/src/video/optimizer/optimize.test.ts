import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ELEMENTS } from '../../vocabulary.ts';
import { EVERYDAY_IDEAS, IDEAS } from '../fixtures/ideas.ts';
import { type OptimizedPrompt, optimizeVideoPrompt } from './optimize.ts';

const optimized = new Map<string, OptimizedPrompt>();

/** Each idea is optimized once: the tests only read what comes of it. */
function optimize(idea: string): OptimizedPrompt {
  const known = optimized.get(idea) ?? optimizeVideoPrompt(idea, []);
  optimized.set(idea, known);
  return known;
}

const textsOf = ({ added }: OptimizedPrompt, element: string) =>
  added
    .filter((one) => one.element === element)
    .map(({ text }) => text)
    .join(' ');
/** An idea as it opens a prompt: its own words, as a sentence begins. */
const opened = (idea: string) => idea.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase());
const sentences = (text: string) => text.match(/[.!?]["”]?(?=\s+[^a-z\s]|$)/g)?.length ?? 0;

function expectSound(result: OptimizedPrompt): void {
  let low = 0;
  for (const { start, end, element } of result.anatomy) {
    expect(start).toBeGreaterThanOrEqual(low);
    expect(end).toBeGreaterThan(start);
    expect(ELEMENTS).toContain(element);
    low = end;
  }
  expect(low).toBeLessThanOrEqual(result.prompt.length);
  for (const { element, text, why } of result.added) {
    expect(why).toMatch(/^\S.{20,}\.$/su);
    const covered = result.anatomy.filter((span) => result.prompt.slice(span.start, span.end) === text);
    expect(covered.map((span) => span.element)).toContain(element);
  }
}

/** What an idea lacks: the elements of the additions, in their order. */
test.each<[string, string]>([
  ['old fisherman mending nets on a harbour wall', 'motion camera light style mood audio'],
  ['a barista pours latte art in slow motion', 'motion camera light style mood audio'],
  ['a ballet dancer rehearses alone in an empty theatre at night', 'motion camera light style mood audio'],
  ['two sisters arguing about a map in a parked car', 'motion camera light style mood audio'],
  ['grandmother teaching her grandson to fold dumplings', 'motion camera light style mood audio'],
  ['a street musician playing saxophone in the rain at night', 'motion camera light style mood audio'],
  ['a watchmaker repairing a pocket watch by lamplight', 'motion camera style mood audio'],
  ['an astronaut planting a small flag on a red dune', 'motion camera light style mood audio'],
  ['a bride running through a wheat field at sunset', 'motion camera light style mood audio'],
  ['a nurse resting on the hospital steps at dawn', 'motion camera light style mood audio'],
  ['golden retriever puppy discovering snow for the first time', 'motion camera light style mood audio'],
  ['a cat knocking a glass off a table', 'motion camera light style mood audio'],
  ['humpback whale breaching at sunrise', 'motion camera light style mood audio'],
  ['a kingfisher diving into a still pond', 'motion camera light style mood audio'],
  ['macro of a bee landing on lavender', 'motion light style mood audio'],
  ['octopus opening a jar underwater', 'motion camera light style mood audio'],
  ['coffee pour in slow motion', 'camera light style mood audio'],
  ['sourdough bread being torn open', 'motion camera light style mood audio'],
  ['bowl of ramen with rising steam in a night market', 'camera light style mood audio'],
  ['honey dripping onto pancakes', 'motion camera light style mood audio'],
  ['matte black headphones product shot', 'motion camera light style mood audio'],
  ['perfume bottle on wet stone', 'motion camera light style mood audio'],
  ['a diamond ring turning in the light', 'motion camera light style mood audio'],
  ['a fountain pen writing the word "soon"', 'motion camera light style mood audio'],
  ['futuristic city walk', 'motion camera light style mood audio'],
  ['tokyo alley in the rain, neon reflections', 'motion camera style mood audio'],
  ['abandoned train station at dawn', 'motion camera light style mood audio'],
  ['cozy reading nook during a thunderstorm', 'motion camera light style audio'],
  ['time-lapse of a skyline from day to night', 'motion camera light style mood audio'],
  ['a lighthouse in a storm', 'motion camera light style mood audio'],
  ['mountain sunset with birds', 'motion camera light style mood audio'],
  ['misty pine forest in autumn', 'motion camera light style mood audio'],
  ['waves breaking on black rocks, drone shot', 'motion light style mood audio'],
  ['northern lights over a frozen lake', 'motion camera style mood audio'],
  ['a single dandelion losing its seeds in the wind', 'motion camera light style audio'],
  ['lightning over the desert', 'motion camera light style mood audio'],
  ['a skateboarder landing a kickflip at golden hour', 'motion camera light style mood audio'],
  ['boxer waiting in the ring before the bell', 'motion camera light style mood audio'],
  ['vintage red convertible on a coastal road', 'motion camera light style mood audio'],
  ['steam train crossing a viaduct in the snow', 'motion camera light style mood audio'],
  ['a penalty kick in the last minute', 'motion camera light style mood audio'],
  ['red dragon guarding its eggs in a cave', 'motion camera light style mood audio'],
  ['anime girl waiting at a bus stop in summer rain', 'motion camera light audio'],
  ['claymation snail racing a tortoise', 'motion camera light audio'],
  ['watercolour fox walking through a birch wood', 'motion camera light audio'],
  ['loneliness', 'motion camera light style audio'],
  ['the smell of rain', 'motion camera light style mood audio'],
  ['a rusty robot watering plants on a balcony', 'motion camera light style mood audio'],
  ['toy soldiers crossing a kitchen floor', 'motion camera light style mood audio'],
  ['two children building a sandcastle', 'motion camera light style mood audio'],
  ['a toddler taking first steps in the living room', 'motion camera light style mood audio'],
  ['silent film of a man chasing his hat', 'motion camera light'],
  ['a wordless goodbye on a railway platform, 1940s', 'motion camera light style mood audio'],
  ['a chef says "Service!" and rings the bell', 'light style audio'],
  ['vertical video for a bakery: croissants coming out of the oven', 'motion camera light style audio'],
  ['a knight kneeling before a queen in a medieval hall by candlelight', 'motion camera style mood audio'],
  ['42', 'motion camera light style mood audio'],
  ['🐙🌊', 'motion camera light style mood audio'],
  ['what does silence look like?', 'motion camera light style mood audio'],
  ['un viejo pescador en el puerto al amanecer', 'motion camera light style mood audio'],
  ['Close-up of a candle going out', 'motion camera light style mood audio'],
  ['A drone shot of a coastline at golden hour', 'motion light style mood audio'],
  ['tracking shot of a cyclist', 'motion camera light style mood audio'],
  ['a man in a red coat, 35mm, handheld', 'light style audio'],
  ['a watercolour animation of a heron', 'motion camera light audio'],
  ['a dog barks at the postman. Sound: barking, a gate, no music.', 'motion camera light style mood'],
  ['make me a video of a surfer at dawn', 'motion camera light style mood audio'],
  ['He opens the letter. He reads it. He smiles.', 'motion camera light style audio'],
  ['A boy lies in the grass.', 'motion camera light style mood audio'],
  ['a lone wolf, backlit, slow motion, at dusk', 'motion style audio'],
  ['cinematic drone footage of Iceland', 'motion light audio'],
  ['a robot and a child playing chess', 'motion camera light style mood audio'],
  ['a violin solo on an empty stage, spotlight', 'motion camera style mood audio'],
  ['underwater ballet', 'motion camera light style mood audio'],
  ['an old radio', 'motion camera light style mood audio'],
  ['in a small kitchen in Naples at noon, a woman kneads dough by window light', 'motion camera style audio'],
  ['a silent forest in snow', 'motion camera light style mood audio'],
  ['samurai duel in the rain', 'motion camera light style mood audio'],
  ['spaceship landing on mars', 'motion camera light style mood audio'],
  ['logo reveal for a coffee brand', 'motion camera light style mood audio'],
  ['a 1920s jazz club', 'motion camera light style mood audio'],
  ['a bear in a river', 'motion camera light style mood audio'],
  ['cinematic portrait of a woman, neon light, 85mm', 'motion camera audio'],
])('%j lacks %j', (idea, elements) => {
  expect(
    optimize(idea)
      .added.map(({ element }) => element)
      .join(' '),
  ).toBe(elements);
});

/* Without a place, an hour or a lamp the light is one that any place has; what is told of them decides it. */
test.each<[string, string, RegExp]>([
  ['He opens the letter. He reads it. He smiles.', 'At dusk he opens the letter. He reads it.', /dusk/],
  [
    'a chef says "Service!" and rings the bell',
    'in a cellar a chef says "Service!" and rings the bell',
    /dim/i,
  ],
  ['a man in a red coat, 35mm, handheld', 'a man in a red coat at night, 35mm, handheld', /night/i],
])('the light of %j is of no place and no hour, and that of %j is', (idea, placed, light) => {
  expect(textsOf(optimize(idea), 'light')).toMatch(/light from one side/i);
  expect(optimize(idea).prompt.slice(idea.length)).not.toMatch(/\b(?:lamp|sun|window|dusk|night|dim)/i);
  expect(textsOf(optimize(placed), 'light')).toMatch(light);
});

const EMPTY_WORDS =
  /\b(?:stunning|masterpiece|epic|beautiful|something|somebody|somehow|whatever|anything|nothing|various|certain|8k)\b|\{|\}|undefined|\[|\|| {2}|,,|\.\.|, ,/i;

test('what is added has no praise, no words that stand for nothing and no unfilled slots', () => {
  for (const idea of [...IDEAS, ...EVERYDAY_IDEAS]) {
    const { prompt, added } = optimize(idea);
    for (const { text, why } of added) expect(`${text} ${why}`, idea).not.toMatch(EMPTY_WORDS);
    expect(prompt.slice(idea.length), idea).not.toMatch(/ {2}|,,|\.\.|; ;/);
  }
});

test('every idea keeps its words, has two to four sentences, sound spans, and then lacks nothing', () => {
  const kept = (idea: string) => opened(idea.replace(/^make me a video of /, ''));
  for (const idea of IDEAS) {
    const result = optimize(idea);
    expect(result.prompt.startsWith(kept(idea)), idea).toBe(true);
    // Where nothing is sure nothing is added.
    expect(sentences(result.prompt), result.prompt).toBeGreaterThanOrEqual(result.added.length > 0 ? 2 : 1);
    expect(sentences(result.prompt), result.prompt).toBeLessThanOrEqual(4);
    expectSound(result);
    expect(optimize(result.prompt).added, result.prompt).toEqual([]);
  }
});

test('different ideas get different texts', () => {
  const additions = IDEAS.map((idea) => optimize(idea).prompt.slice(idea.length));
  expect(new Set(additions).size).toBeGreaterThan(IDEAS.length - 5);
  const lights = new Set(IDEAS.map((idea) => textsOf(optimize(idea), 'light')));
  expect(lights.size).toBeGreaterThan(15);
});

test('the same idea gets the same text', () => {
  expect(optimizeVideoPrompt('a fox in a wood', [])).toEqual(optimize('a fox in a wood'));
});

test.each<[string, RegExp]>([
  ['a taxi driver at midnight', /\b(?:morning|afternoon|noon|daylight|sunrise|birdsong|sparrows|larks)\b/i],
  ['a nightclub dancer at night', /\b(?:daylight|morning|window light|sparrows)\b/i],
  ['a picnic at noon', /\b(?:night|dusk|lamp|candle|owl|crickets|midnight)\b/i],
  ['a chef in a basement kitchen', /\b(?:birdsong|owl|surf|light wind|rain on leaves|sky)\b/i],
  ['a hiker on a mountain ridge at dawn', /\b(?:window|ceiling|room tone|refrigerator|lamp at)\b/i],
  ['diver over a coral reef underwater', /\b(?:window|wind |birdsong|traffic|lamp|rain)\b/i],
  ['an astronaut floating in space', /\b(?:wind|birdsong|window light|traffic|rain|leaves|crickets)\b/i],
  ['a silent street in falling snow', /\b(?:voices|crowd|traffic|rain|crickets|low sun)\b/i],
  ['silent film of a waiter dropping a tray', /\bsound:/i],
  ['a medieval blacksmith in his forge', /\b(?:neon|refrigerator|screens|tram|traffic|tubes)\b/i],
  ['black and white film of a boxer', /\b(?:amber|blue|red|orange|green|gold|warm grade)\b/i],
  ['a woman singing in a church', /; no music\./i],
  ['watercolour animation of a heron', /\d ?mm\b|film look|documentary/i],
  ['a man in the desert, 35mm', /\b(?:24|28|40|50|65|85|100|135|200) mm\b/i],
  [
    'tracking shot of a woman on a bicycle',
    /\b(?:push-in|slow pan|follow shot|crane|static|arc of|dolly)\b/i,
  ],
  ['handheld shot of a crowd at a concert', /\b(?:push-in|slow pan|tracking|crane|static|arc of|dolly)\b/i],
  ['close-up of an eye', /\b(?:wide shot|medium shot|full shot|close-up)\b/i],
  ['drone shot of a coastline', /\b(?:eye level|push-in|crane up|tripod)\b/i],
  ['a sunlit meadow at noon in summer', /\b(?:frost|snow|overcast|grey light|dusk|leaves skittering)\b/i],
  ['rainy window of a café', /\b(?:crisp shadows|clear sky|bright, dry)\b/i],
])('nothing written around %j contradicts it', (idea, wrong) => {
  const { prompt } = optimize(idea);
  expect(prompt.slice(idea.length)).not.toMatch(wrong);
});

test.each<[string, string, RegExp]>([
  ['a barista pours latte art', 'audio', /steam/],
  ['a man walking down a wet street', 'camera', /track|follow|pan that/],
  ['a man walking down a wet street', 'audio', /foot/],
  ['a bowl of soup', 'camera', /close-up/i],
  ['a mountain range', 'camera', /wide shot/i],
  ['a violinist playing in the rain', 'audio', /the first note/],
  ['a lighthouse in a storm', 'light', /heavy cloud/],
  ['a fox in deep snow', 'audio', /^snow creaking; no music$/],
  ['a knight in a medieval hall', 'style', /period/i],
  ['a futuristic city at night', 'style', /science-fiction/i],
])('what is added to %j as %s fits it', (idea, element, fitting) => {
  expect(textsOf(optimize(idea), element)).toMatch(fitting);
});

const COMPLETE = `  Observational documentary on 16 mm film. A boatbuilder in a boatyard shed on a March morning fits the last plank, medium shot at hull height, 50 mm, one slow dolly in. She slides the plank home and taps it twice; the open door at camera left gives soft grey light. Sound: rain on tin, two dull taps, no music.\n`;

test('a complete prompt is returned as it was, trimmed', () => {
  expect(optimize(COMPLETE)).toMatchObject({ prompt: COMPLETE.trim(), added: [] });
});

test('a long text is kept, and gains one or two sentences at most', () => {
  const story = 'A woman enters. She sits. She waits. He comes. They talk. They leave.';
  const { prompt } = optimize(story);
  expect(prompt.startsWith(`${story} `)).toBe(true);
  expect(sentences(prompt) - sentences(story)).toBeLessThanOrEqual(2);
  expect(sentences(prompt)).toBeGreaterThan(sentences(story));
});

test('what is said to us goes, what is to be seen stays', () => {
  expect(optimize('please make me a video of a cat on a roof').prompt).toMatch(/^A cat on a roof\. /);
  expect(optimize('a video of a cat on a roof').prompt).toMatch(/^A video of a cat on a roof\. /);
});

test.each([
  'She says: “Don’t – $& $1 `x` <b>go</b>!”',
  '**a cat** on a [roof](x)',
  'a fox 🦊\nand a hare',
  'ein Fuchs im Schnee bei Nacht',
  '東京の雨の夜',
])('the words of %j stay to the letter', (idea) => {
  const result = optimize(idea);
  expect(result.prompt.startsWith(opened(idea))).toBe(true);
  expectSound(result);
});

test('the reasons speak of this idea', () => {
  const whys = optimize('a beekeeper').added.map(({ why }) => why);
  expect(whys.join(' ')).toContain('beekeeper');
  expect(new Set(whys).size).toBe(whys.length);
});

test('any text: it never throws, keeps the text, and its spans are in order', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'a fox',
          ' at night',
          '. ',
          ', ',
          '"',
          '\n',
          'no music',
          '85 mm',
          '🐈',
          '$&',
          '(',
          'İ',
        ),
        {
          minLength: 1,
          maxLength: 40,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(any, (idea) => {
      const result = optimize(idea);
      expectSound(result);
      expect([idea.trim(), opened(idea.trim())]).toContain(result.prompt.slice(0, idea.trim().length));
    }),
    { numRuns: 300 },
  );
});

test.each([
  'a '.repeat(2_000),
  '"'.repeat(4_000),
  '. '.repeat(2_000),
  `a cat${' '.repeat(3_900)}.b`,
  'Sound: '.repeat(570),
  'x'.repeat(4_000),
])('a hostile text is answered', (text) => {
  expectSound(optimize(text));
});
