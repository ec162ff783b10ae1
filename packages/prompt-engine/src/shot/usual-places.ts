import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import type { Scene } from '../read/scene.ts';

/*
 * Where a deed happens when nothing else is said: the deed and its object decide before the doer's calling does.
 *
 * verbs | words of the object, or - for any | where
 */
const ROWS = rowsOf(
  `
wait for | bus, coach | at a bus stop
wait for | train, tram | on a station platform
shave | - | in a bathroom
brush | tooth, teeth, hair | in a bathroom
cook, bake, fry, knead, boil, whisk, stir, roll out | - | in a home kitchen
wash | dish, dishes, plate, pot | in a home kitchen
pour, drink, sip | coffee, espresso, latte, tea, cappuccino | in a café
drink, sip, pour | wine, beer, whiskey, whisky, cocktail, martini | in a bar
eat, slurp | noodles, ramen, burger, pizza, sushi, soup | in a restaurant
repair, fix, weld, mend | car, engine, motorcycle, motorbike, bicycle, bike | in a garage
repair, fix, carve, saw, sand, hammer, restore | - | in a workshop
weld, forge, hammer | iron, steel, metal, sword | in a workshop
paint, draw, sketch | portrait, picture, canvas, painting | in an artist's studio
sew, stitch, knit, embroider, crochet | - | in a living room
type, program, code | - | in an office
read, study | book, books | in a library
water, plant, weed, prune, dig, rake | - | in a garden
harvest, plough, plow, sow | - | in a field
fish, go fishing, cast | - | on a river bank
surf, catch a wave | - | on a beach
ski, snowboard, sled | - | on a mountain slope
swim, dive | - | in a lake
climb, hike | - | on a mountain
skate, skateboard | - | in a park
lift weights, work out, exercise | - | in a gym
box, spar | - | in a boxing ring
play | football, soccer | in a stadium
play | chess, cards | at a table in a café
play | basketball | on a basketball court
play | piano, violin, guitar, saxophone, drums, cello, trumpet | on a stage
sing, perform | - | on a stage
sleep, dream, nap | - | in a bedroom
ride | bicycle, bike, scooter | on a street
ride | horse, pony, donkey | in a field
drive | - | on a road
jog, walk, run | - | in a park
fly | kite | in a meadow
feed | pigeon, pigeons, duck, ducks, bird, birds | in a park
sell, buy | - | in a market
operate, perform surgery | - | in an operating room
deliver | - | on a street
`,
  3,
).map(([verbs, objects, where]) => ({
  verbs: listOf(verbs),
  objects: listOf(objects),
  where: textOf(where),
}));

const AT_HOME = /\b(?:bathroom|home kitchen|living room|bedroom)\b/;

const lastWord = (words: string): string => words.toLowerCase().split(' ').at(-1) ?? '';

/** The place that a deed brings with it, as a prepositional phrase. */
export function placeOfDeed(scene: Scene): string | undefined {
  for (const { verb, object } of scene.doings) {
    const name = object === undefined ? '' : (scene.cast[object]?.name ?? '');
    const found =
      ROWS.find(
        ({ verbs: listed, objects }) =>
          listed.includes(verb.base) &&
          objects.length > 0 &&
          objects.some((each) => lastWord(name).startsWith(each)),
      ) ??
      ROWS.find(
        ({ verbs: listed, objects }) =>
          objects.length === 0 && listed.includes(verb.base) && scene.doings.length === 1,
      );
    if (!found) continue;
    // A barber shaves at work, not at home.
    const doer = scene.cast[scene.doings[0]?.agents[0] ?? -1];
    const isAtWork = doer?.row?.traits.words.has('role') === true && object !== undefined;
    return isAtWork && AT_HOME.test(found.where) ? undefined : found.where;
  }
  return undefined;
}
