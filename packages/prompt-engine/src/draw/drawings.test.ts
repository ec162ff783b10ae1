import { expect, test } from 'vitest';
import { DRAWING_IDS, PLACE_IDS } from './drawings.ts';
import { isPerson, silhouetteOf } from './silhouettes/catalogue.ts';
import { cutOuts } from './silhouettes/cut.ts';
import { COSTUMES } from './silhouettes/people/costume.ts';
import { BEHIND, OVER } from './silhouettes/people/extras.ts';
import { idsOfHats } from './silhouettes/people/head.ts';
import { HATS } from './silhouettes/people/trades/hats.ts';
import { TRADE_COSTUMES as TRADES } from './silhouettes/people/trades/trade-costumes.ts';
import { TRADE_HATS } from './silhouettes/people/trades/trade-hats.ts';
import { idsOfWorn } from './silhouettes/people/worn.ts';
import type { Silhouette } from './silhouettes/silhouette.ts';

const STILL = { posture: 'stand', faces: 'right', close: false } as const;

const TONES = new Set([
  'sky0',
  'sky1',
  'far',
  'mid',
  'ground',
  'shade',
  'lit',
  'glow',
  'pop',
  'body',
  'deep',
  'pale',
]);

/** The lists of the lexicon's drawing ids, as its row formats give them. */
const LISTED =
  `cat dog rabbit horse donkey zebra unicorn turtle fox wolf bear panda deer moose elephant lion tiger leopard cow
bull pig goat sheep llama camel giraffe hippo rhino kangaroo koala sloth monkey gorilla raccoon otter seal squirrel mouse hedgehog bat
bird chick parrot eagle owl crow pigeon heron flamingo swan duck goose chicken rooster turkey peacock ostrich penguin fish shark whale
dolphin octopus jellyfish seahorse starfish crab lobster shell snail butterfly bee beetle ladybird dragonfly ant spider worm
caterpillar snake lizard crocodile frog dinosaur dragon robot alien monster hand foot eye crowd skeleton skull tree pine palm
bare-tree cactus potted-plant flower rose tulip sunflower daisy bouquet grass mushroom leaf vine bush seaweed cup mug teapot kettle bowl
plate bottle can jar glass wine-glass cocktail cake cupcake pie pancakes burger hot-dog sandwich pizza bread croissant doughnut biscuit
sushi noodles soup rice pasta salad steak roast egg cheese ice-cream chocolate apple pear banana orange lemon strawberry cherry grapes
pineapple watermelon avocado carrot tomato pumpkin corn potato pepper vegetables fruit-bowl candle lantern lamp lightbulb torch book
book-stack paper-stack party-hat ship-in-bottle flower-arch pickup blanket newspaper paper letter pen pencil paintbrush palette easel canvas scissors hammer spanner saw needle-thread knitting net rope
ladder bucket broom watering-can umbrella bag backpack suitcase basket box gift barrel key lock coin ring necklace crown watch clock
hourglass glasses hat helmet shoe boot high-heel shirt dress jacket trousers sock glove mask phone laptop television camera headphones
microphone radio record-player guitar violin piano drum trumpet flute harp ball racket skateboard surfboard skis bicycle-wheel dice
playing-cards chess-piece balloon kite teddy doll toy-car toy-train blocks puzzle snowman rubber-duck chair armchair sofa table desk bed
bath sink toilet shelf door window mirror curtain rug fan stove fridge washing-machine gear machine crane anchor telescope microscope
flask gun sword shield bow axe spear flag sign poster map logo chart statue fountain vase perfume lipstick mannequin gravestone coffin
campfire fire smoke feather bone egg-shell rock crystal diamond car vintage-car sports-car taxi van truck bus ambulance fire-engine
tractor motorbike scooter bicycle train tram boat sailing-ship ferry cruise-ship submarine canoe aeroplane helicopter hot-air-balloon
rocket spaceship satellite ufo tank carriage sleigh house cottage cabin tower castle palace church mosque temple pagoda pyramid
skyscraper factory barn windmill lighthouse bridge greenhouse tent igloo shop stall phone-booth gate wall ruin stairs fence mountain
volcano waterfall wave iceberg island cave cloud rainbow lightning tornado sun moon planet stars galaxy comet heart speech-bubble arrow
letters abstract-shape person child baby`.split(/\s+/);

const LISTED_PLACES =
  `room kitchen bedroom bathroom workshop library cafe restaurant shop office classroom hospital corridor laundromat
church cave stage stadium court gym station train-interior vehicle-interior ship-interior spaceship-interior factory museum attic
greenhouse street alley market park garden playground road bridge rooftop skyline harbour beach sea lake river waterfall pool forest jungle
mountain hill field farm desert snow ice swamp sky clouds underwater space moonscape ruins castle-hall graveyard battlefield backdrop table
paper void`.split(/\s+/);

const LISTED_COSTUMES =
  `suit dress gown coat robe armour uniform astronaut apron chef overalls sportswear swimsuit cape hood kimono cowboy pirate
soldier doctor firefighter police wizard witch king queen bride clown ballerina diver monk judge angel fairy mermaid ghost elf zombie samurai
knight viking worker farmer fisherman schoolchild`.split(/\s+/);

/** Extras of a costume that the head or the limbs are drawn with. */
const OF_THE_HEAD = ['beard', 'bald', 'ears', 'nose', 'hood', 'short', 'sleeves'];

const outlineOf = (shape: Silhouette): string => JSON.stringify([shape.own, shape.parts]);

test('every listed drawing, place and costume exists', () => {
  expect(LISTED.filter((id) => !DRAWING_IDS.includes(id))).toEqual([]);
  expect(LISTED_PLACES.filter((id) => !PLACE_IDS.includes(id))).toEqual([]);
  expect(LISTED_COSTUMES.filter((id) => !COSTUMES.has(id))).toEqual([]);
});

test('every drawing is distinct', () => {
  const byOutline = new Map<string, string[]>();
  for (const id of DRAWING_IDS.filter((known) => !isPerson(known))) {
    const shape = silhouetteOf(id, STILL);
    expect(shape, id).toBeDefined();
    if (shape) byOutline.set(outlineOf(shape), [...(byOutline.get(outlineOf(shape)) ?? []), id]);
  }
  expect([...byOutline.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

test('every part of every drawing has a known tone, an outline and a size', () => {
  const hats = [...cutOuts(HATS), ...cutOuts(TRADE_HATS)].map(([id, make]) => [id, make()] as const);
  for (const [id, shape] of [
    ...DRAWING_IDS.filter((known) => !isPerson(known)).map(
      (known) => [known, silhouetteOf(known, STILL)] as const,
    ),
    ...hats,
  ]) {
    expect(shape?.width, id).toBeGreaterThan(0);
    for (const part of shape?.parts ?? []) {
      expect(TONES.has(part.tone) || /^#[0-9a-f]{6}$/.test(part.tone), `${id}: ${part.tone}`).toBe(true);
      expect(part.d, id).toMatch(/^M[-\d. MLCZahvq]+$/);
    }
  }
});

test('every costume wears a hat and what else it names', () => {
  const hats = idsOfHats();
  const worn = [...idsOfWorn(), ...Object.keys(OVER), ...Object.keys(BEHIND), ...OF_THE_HEAD];
  for (const [name, { hat, extras }] of COSTUMES) {
    expect(
      [hat].filter((each) => each !== '-' && !hats.includes(each)),
      name,
    ).toEqual([]);
    expect(
      extras.filter((each) => each !== '-' && !worn.includes(each)),
      name,
    ).toEqual([]);
  }
});

test('a trade is told by two things at least that it wears', () => {
  const plain = [...COSTUMES].filter(([name]) => TRADES.includes(`\n${name} `));
  expect(plain.length).toBeGreaterThan(60);
  expect(
    plain.filter(([, { hat, extras }]) => (hat === '-' ? 0 : 1) + extras.length < 2).map(([name]) => name),
  ).toEqual([]);
});
