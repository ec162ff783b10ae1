import { expect, it } from 'vitest';
import { PROMPT_DEFAULTS, type Take } from '../vocabulary.ts';
import { compose } from './compose.ts';

const takeOf = (subject: string, take: Take): string =>
  compose({ ...PROMPT_DEFAULTS, subject })[take].slice(subject.length);

it.each([
  ['a vase of tulips on a table', 'studio', /tulips fanned out of the vase/],
  ['a bowl with apples on a table', 'studio', /apples heaped in the bowl/],
  ['a basket with kittens', 'studio', /kittens close together in the basket/],
  ['a cup of tea on a wooden table with a book', 'studio', /book beside the cup of tea/],
  ['a cup of coffee with a croissant', 'cinematic', /croissant on a plate/],
  ['a samurai standing in a field of red flowers', 'studio', /Red flowers on every side/],
  ['a samurai standing in a field of red flowers', 'minimal', /Red flowers (?:below|from edge to edge)/],
  ['a hiker looking out over a mountain valley', 'studio', /eyes on the far distance.*both in frame/],
  ['a lion looking out over the savanna', 'studio', /head high/],
  ['a mermaid sitting on a rock', 'studio', /white spray/],
  ['a grandfather reading a story to his granddaughter', 'studio', /bent over an open picture book/],
] as const)('has what is named where it belongs: %s, %s', (subject, take, seen) => {
  expect(takeOf(subject, take)).toMatch(seen);
});

it.each([
  ['a cat looking at a goldfish in a bowl', /round the cat|the cat to be seen inside|cat in the bowl/],
  ['a vase with roses', /storm|garden arch/],
  ['a blue vase with three white tulips on a windowsill', /wrapping/],
  ['old wooden bowl with lemons', /emptied/],
  ['a bicycle with a basket of flowers', /flowers to every edge/],
  ['a crab on a sandbar', /dome port|toward the surface/],
  ['two friends looking out over the city', /asphalt/],
  ['a seal on a rock', /dome port/],
])('brings in nothing that cannot be: %s', (subject, unseen) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  expect(`${studio} ${cinematic} ${minimal}`).not.toMatch(unseen);
});

it.each([
  ['a robot and a child holding hands', /joined between them/],
  ['a student studying late at night', /bent over papers/],
  ['a dog with its head out of a car window', /ears and hair blown back/],
  ['a father carrying his daughter on his shoulders', /astride both shoulders/],
  ['a cowboy riding into the sunset', /astride the horse/],
  ['a boy looking at the stars through a telescope', /eyepiece of the telescope/],
  ['a woman hugging her dog', /both arms around its neck/],
  ['a knight kneeling before a queen', /head bowed to the queen/],
  ['a fisherman on a boat at sea', /standing on the boat/],
  ['a street vendor selling flowers', /street market/],
  ['an old lighthouse in a storm', /white waves breaking/],
])('shows the deed as anybody pictures it: %s', (subject, seen) => {
  expect(takeOf(subject, 'studio')).toMatch(seen);
});

it.each([
  ['birthday card with a cute sloth, says Happy Birthday Mia', /“Happy Birthday Mia”/],
  ['a kid blowing out birthday candles', /lips pursed/],
  ['a burger with fries', /fries heaped close beside the burger/],
  ['desert canyon under the milky way', /night sky|stars/],
  ['a ruined cathedral, light beams', /[Ss]hafts of light/],
  ["wizard's cluttered workshop", /cauldron/],
  ['a fox and a rabbit sitting next to each other on a log, looking at the moon', /night light/],
])('reads what everybody types: %s', (subject, seen) => {
  expect(takeOf(subject, 'studio')).toMatch(seen);
});

it.each([
  ['a small cafe in paris', /The paris/],
  ['perfume bottle on wet black stone, studio lighting', /lichen|grass/],
  ['a humpback whale swimming underneath a tiny sailboat, drone photo', /strobe|from the surface/],
  ['portrait of an elderly fisherman, black and white', /ochre|green wall|clay|rose/],
  ['red vintage convertible on a coastal road', /no horizon/],
  ['a vintage bicycle against a brick wall', /wall at the (?:left|right)/],
])('puts nothing beside that clashes: %s', (subject, unseen) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  expect(`${studio} ${cinematic} ${minimal}`).not.toMatch(unseen);
});

it.each([
  ['tiny bathroom with green tiles', /green tiles up the walls/],
  ['koi pond with lily pads', /orange and white koi/],
  ['a kitten sitting on top of a great dane in front of the fireplace', /settled on top of the great dane/],
  ['giant robot standing in a wheat field', /whole from head to foot/],
  [
    'two women on a bridge, one in red and one in black',
    /[Tt]he one in red at the left and the one in black/,
  ],
])('stages what is named besides: %s', (subject, seen) => {
  expect(takeOf(subject, 'studio')).toMatch(seen);
});

it.each([
  ['a woman painting a mural on a wall', /The woman on the wall/],
  ['an old man fixing a clock', /[Aa]rms raised to the wall/],
  ['a rainy window with a candle', /in rows/],
  ['a cowboy leaning against a fence', /the wall over the rest/],
  ['a train station in the rain at night', /as one clock\. .*clear, everything/],
])('says of one what is true of one: %s', (subject, unseen) => {
  const { studio, cinematic, minimal } = compose({ ...PROMPT_DEFAULTS, subject });
  expect(`${studio} ${cinematic} ${minimal}`).not.toMatch(unseen);
});

it.each([
  ['a woman in a red dress dancing', /folds of the red dress/],
  ['a man in a suit walking', /seams and folds of the suit/],
  ['an old wizard with a long white beard', /the long white beard/],
  ['a young woman with freckles smiling', /the freckles/],
  ['humpback whale jumping out of the ocean', /breaking out of the ocean/],
  ['a nurse handing a teddy bear to a child sitting on a hospital bed', /^(?!.*nurse in the middle of)/],
  [
    'two old men playing chess and a pigeon standing on the bench watching them',
    /^(?!.*bench watching them)/,
  ],
  ['a knight in a dark forrest', /dark forest/],
  ['single sunflower after rain, macro', /round clear drops/],
  ['man waiting for the bus in the rain', /At a bus stop/],
])('shows what is told of looks and clothes, and says of each what is its own: %s', (subject, seen) => {
  expect(takeOf(subject, 'studio')).toMatch(seen);
});
