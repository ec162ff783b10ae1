import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { isRuledOut } from '../agreement/excluded.ts';
import { coloursIn } from '../look/coloured.ts';
import { onceFor } from '../once-for.ts';

/*
 * What a thing is nearly always coloured like, whoever has it and wherever it is: the colours that a palette may take
 * from plain words, also where the sentence around them was read in part.
 *
 * words | colour | words behind which it is another thing
 */
const ROWS = `
snow, snowy, snowfield, snowdrift, blizzard | snow white | globe, white, leopard, angel, fox, pea, board, boots
frost, frosty, frosted | frost white | glass, bite
ice, icy, iceberg, glacier | ice blue | cream, lolly, hockey, tea, coffee, bath, skates, skater, pop, age
sand, sandy, dune, dunes | sand | paper, witch, bag, man, pit
beach | sand | ball, towel, umbrella, hut, house, bag, chair
wheat, barley, wheatfield | wheat gold | beer, flour
straw, hay, haystack | straw | hat, poll, man, fever
brick, bricks | brick red | phone
rust, rusty, rusted, rusting | rust | -
mud, muddy | mud brown | mask
clay | clay brown | court, pigeon
terracotta | terracotta | army
slate | slate grey | -
concrete, brutalist | concrete grey | -
asphalt, tarmac | asphalt grey | -
cobbles, cobblestones, cobbled | wet-stone grey | -
granite | granite grey | -
limestone | limestone | -
marble | marble white | run, game, cake, arch
moss, mossy | moss green | -
ivy | ivy green | league
fern, ferns | fern green | -
pine, pines, spruce, fir | pine green | apple, cone, nut, tar, table, wood, needle
bamboo | bamboo green | floor, pole, rod
cactus, cacti | cactus green | -
reeds | reed green | -
canal | canal green | boat, street
copper | copper | -
brass | brass | band, section, knuckles, player
bronze | bronze | age, medal
steel | steel grey | drum, drums, mill, worker, band
chrome | chrome | -
tin, zinc | dull tin | can, soldier
leather | leather brown | -
denim | denim blue | -
oak | oak | -
walnut | walnut brown | -
driftwood | driftwood grey | -
wooden, timber, plank, planks | wood brown | -
charcoal, coal, soot | coal black | drawing, sketch, grill, mine, miner
ash, ashes | ash grey | tree, trees, wednesday
smoke, smoky | smoke grey | signal, detector, alarm, break
fog, foggy, mist, misty, haze | mist grey | horn
fire, flames, bonfire, campfire, embers | ember orange | station, engine, truck, escape, exit, hydrant, alarm, fighter, fighters, brigade, drill, extinguisher, fly, flies, department, dancer
lava, magma | lava orange | lamp, cake, chamber
candle, candles, candlelight, candlelit | candle amber | -
lantern, lanterns | lantern amber | fish, festival
sodium, streetlight, streetlamp | sodium amber | -
honey | honey gold | moon, badger, bee, comb
butter | butter yellow | fly, flies, milk, dish
lemon, lemons | lemon yellow | tree, grass, balm, cake
banana, bananas | banana yellow | bread, leaf, republic, peel
mustard | mustard yellow | -
pumpkin, pumpkins | pumpkin orange | pie, spice, patch
carrot, carrots | carrot orange | cake
tomato, tomatoes | tomato red | -
chili, chilli, chillies | chili red | -
cherry, cherries | cherry red | blossom, blossoms, tree, trees, picker
strawberry, strawberries | strawberry red | -
poppy, poppies | poppy red | seed, seeds
sunflower, sunflowers | sunflower yellow | oil, seed, seeds
lavender | lavender | -
pomegranate, pomegranates | pomegranate red | -
olive, olives | olive green | tree, oil, branch
lime, limes | lime green | stone, light
mint, basil, parsley | herb green | -
seaweed, kelp | kelp green | -
flour | flour white | -
salt | salt white | lake, water, shaker
milk, cream | milk white | man, shake, cow, float, chocolate
chalk | chalk white | -
linen | linen | -
bone, bones, skeleton | bone white | -
ivory | ivory | coast, tower
pearl, pearls | pearl | harbor, diver
paper, parchment, vellum | paper white | boy, weight, clip, lantern, lanterns
cardboard | cardboard brown | -
chocolate | chocolate brown | -
coffee, espresso | coffee brown | table, shop, cup, mug, house, machine, break
tea | tea brown | pot, cup, house, towel, shop, room, party, bag, leaves, light
bread, loaf, loaves, croissant, baguette | crust brown | -
whisky, whiskey, beer, cider | amber | -
wine | wine red | cellar, glass, glasses, bar
blood | dark red | moon, orange, hound, bank, test
jade | jade green | -
emerald | emerald | -
sapphire | sapphire blue | -
ruby | ruby red | -
amethyst | violet | -
crow, crows, raven, ravens | raven black | bar, nest
swan, swans | swan white | lake, song
heron, herons | heron grey | -
pigeon, pigeons | pigeon grey | -
elephant, elephants | elephant grey | -
flamingo, flamingos | flamingo pink | -
fox, foxes | russet | glove, hole, trot
lion, lions, lioness | tawny | dance, mask
tiger, tigers | tiger orange | lily, shark, moth
polar bear, polar bears | cream white | -
otter, otters | wet brown | -
storm, thunderstorm, stormy | storm grey | trooper, door, drain
rain, rainy, drizzle | wet grey | coat, coats, bow, forest, boots, deer, barrel, drop, drops
`;

interface WordColour {
  readonly colour: string;
  /** Words behind which it is another thing. */
  readonly after: ReadonlySet<string>;
}

const ALL: ReadonlyMap<string, WordColour> = new Map(
  rowsOf(ROWS, 3).flatMap(([words, colour, after]) =>
    listOf(words).map((word) => [word, { colour: textOf(colour), after: new Set(listOf(after)) }] as const),
  ),
);

/** What stands before a word that is not there, or is only meant. */
const WITHOUT = sifted(
  /\b(?:no|not|without|never|like|fake|toy|called|named)\b(?: \p{L}+){0,1} $|\b(?:ice|sour|face|sun|shaving|hand|whipped|clotted|coconut|oat|almond)[- ]$/iu,
);
const NEARBY = 14;

/** The colours that plain words of the subject bring, in their order; none of a word that has a told colour before it. */
export const coloursOfWords = onceFor((scene: Scene): readonly string[] => {
  const text = (scene.isForeign ? scene.readable : scene.subject).replace(/["“”«»][^"“”«»]*["“”«»]/g, '');
  return coloursOfText(text).filter((colour) => !isRuledOut(colour, scene));
});

/** The colours that plain words of any text bring, in their order. */
export function coloursOfText(text: string): readonly string[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}]+(?:-[\p{L}]+)*/gu)];
  const found = words.flatMap(({ 0: word, index }, i) => {
    const [next = '', second = ''] = words.slice(i + 1, i + 3).map(([each]) => each);
    const pair = ALL.get(`${word} ${next}`);
    const row = pair ?? ALL.get(word);
    const behind = pair ? second : next;
    const isOther = row?.after.has(behind) || row?.after.has(behind.replace(/s$/, ''));
    if (!row || isOther || !isFree(text, index)) return [];
    return [row.colour];
  });
  return [...new Set(found)];
}

const isFree = (text: string, at: number): boolean =>
  !WITHOUT.test(text.slice(0, at)) &&
  coloursIn(text.slice(Math.max(0, at - NEARBY), at).toLowerCase()).length === 0;
