import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { type Doing, isBeing, isPeople, type Member, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';

/*
 * What a deed sets moving around whoever does it: the last clause of a cinematic pose where the deed has no instant of
 * its own, so that it is no copy of the studio's.
 */

/** verbs (base forms) | objects (the last word of the name, *kind, - for any) | who (people, beast, -) | trace */
const ROWS = `
share | umbrella, parasol | - | water running off its rim in a string
share | headphones, earphones, earbuds | - | the cable drawn tight between them
share | *food, ice cream, *drink | - | one bite gone from it already
share | blanket, bed | - | one corner slipping to the floor
play chess, play, play dominoes, play cards | chess, game, board, dominoes, cards, checkers | - | a taken piece rolling to the edge of the board
play chess, play dominoes, play cards, play checkers, play mahjong | - | - | a taken piece rolling to the edge of the table
argue, argue over, quarrel, quarrel over, shout at, yell at, fight about | - | people | one finger stabbing the air
sleep, nap, doze, snooze, fall asleep | - | people | one hand just slipped open
sleep, nap, doze, snooze, curl up, fall asleep | - | beast | one ear flicking
rest, relax, sit | - | people | the weight just settling back
wait, wait for | - | people | one heel lifting off the ground
carry | *food, tray | people | steam streaming back from it
carry | *person, *child, *baby, *pet, *farm-animal, *furniture, *tool, sack, box, crate, basket, bag, log, backpack, suitcase | people | the weight just hitched higher
lead, walk | *farm-animal, *pet | - | the rope just gone slack
walk, cross, stroll, wander | - | people | the hem swung to one side
walk, cross, wander | - | beast | one foot just leaving its print
run, sprint, race, run away, run away from, run through, flee | - | - | grit flung up behind
chase, pursue | - | beast | grit flung up at the turn
jump into, dive into, jump in, jump off | - | - | the first drops already flying
jump, leap over, leap, jump over, hop over | - | beast | a loose clod falling away below
jump, leap over, leap, jump over, hop over | - | people | hair and hem flung up
slide down, slide | - | - | wet earth thrown up on both sides
push, shove | *vehicle, car, cart, truck | - | one wheel just turning
push, shove, drag, haul | crate, boat, sled, log, plough, *furniture, *machine | - | a groove opening in the ground behind
ride | horse, pony, donkey, camel, unicorn | - | dust hanging behind the hooves
ride | - | - | the ground streaked below
hammer, nail | nail, nails | people | dust jumping off the wood
hammer, forge, strike, beat | sword, horseshoe, blade, iron, metal, steel, anvil, *weapon | people | sparks in a fan off the metal
bake, take out of, pull out of, take | bread, cake, cookies, pie, pizza, *food | - | the air shaking with heat at the edge
bake, knead, roll out | - | people | flour hanging in the air
drink, sip | coffee, tea, cocoa, hot chocolate, latte | - | the steam bent by a breath
drink, sip, have | - | - | a drop running down outside
have tea, drink tea, have coffee, have dinner, eat dinner | - | - | one spoon still turning in its cup
eat, munch, bite | - | - | a crumb just falling
brew, stir, cook, boil | - | - | a bubble breaking at the rim
knit, crochet | - | people | the ball of yarn rolling away
hold | flower, rose, bouquet, tulip, sunflower, daisy, flowers | - | one petal coming away
hold hands, hold hands with, embrace, hug, slow dance, kiss | - | people | hair lifted by the air
dance, waltz, tango, dance with, twirl, spin | - | people | hems still swinging out
paint, draw | - | - | one run of wet colour going down
trim, cut, shave, style | beard, hair, mane, moustache | - | a lock just falling
sew, mend, embroider, repair, thread | net, nets, dress, shirt, needle, sock, sail | people | a loose end stirring in the draught
read | - | - | the next page lifting by itself
write, sign | - | people | a blot spreading at the nib
steal, snatch, take, grab | *food | beast | crumbs scattered behind
howl, howl at, bark, roar, scream, shout, sing | - | - | the breath hanging white
fish, catch, hunt | fish, salmon, trout | beast | drops falling from the raised foot
fishing, fish | - | beast | drops falling from the raised foot
build, make | snowman, fort, snow fort, sandcastle, castle | - | a lump just sliding off one side
throw, toss | bouquet, flowers, petals, confetti | - | petals coming loose along its way
throw, toss, hurl | - | - | a trail of drops behind it
blow out, blow out candles, blow out the candles | - | - | one flame already out, its smoke bending
tie, lace | - | people | one loop still open
wrap, fold, pack | - | people | a corner of the paper springing up
weigh | - | people | the pan still swinging
float, drift, hover | - | - | a loose strap drifting upward
hang, hang up, hang out, peg | *textile, *clothing, sheets, laundry, washing | - | a gust bellying the next one
roast, toast | marshmallow, marshmallows, sausage | - | one of them just catching fire
measure | - | people | the free end of the tape swinging
fight over, tug at, squabble over | - | beast | drops shaken off in all directions
wash, bathe, scrub, rinse | - | - | foam sliding to the ground
sweep, dust, vacuum | - | people | dust turning in the air
dive, dive for, catch | ball, frisbee | - | a spray of mud hanging in the air
sell, offer, serve, hand | *food, tamales, noodles, *drink | people | steam rising between
sell, offer, hand, give, bring | - | people | one coin still rolling
braid, comb, brush | hair | - | one strand pulled loose
check, inspect, open | hive, hives | people | one bee lifting off the glove
watch, look at, stare at | - | beast | the tip of the tail moving
tune, play | lute, guitar, violin, harp, banjo, cello, bass | - | one string still trembling
play, drum | drums, drum | - | dust jumping off the skins
climb, climb up | - | - | a pebble falling away below
dig, shovel, burrow | - | - | loose earth running back in
ski, snowboard, surf, skate, skateboard | - | - | spray flung off the edge
fly, soar, glide | - | beast | a loose feather turning below
cast, summon, conjure | - | - | dust rising off the floor in a ring
pour | - | - | a drop jumping out of the glass
water, spray | - | - | a wet arc still falling
feed | - | - | crumbs in the air between
`;

interface TraceRow {
  readonly verbs: readonly string[];
  readonly objects: readonly string[];
  readonly who: string;
  readonly trace: string;
}

let rows: readonly TraceRow[] | undefined;

const traceRows = (): readonly TraceRow[] => {
  rows ??= rowsOf(ROWS, 4).map(([verbs, objects, who, trace]) => ({
    verbs: listOf(verbs),
    objects: listOf(objects),
    who: textOf(who),
    trace: textOf(trace),
  }));
  return rows;
};

const isOf = (member: Member | undefined, wanted: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  const name = member?.name.toLowerCase() ?? '';
  return wanted.some((each) => name === each || name.endsWith(` ${each}`) || `*${member?.kind}` === each);
};

const WET =
  /\b(?:water|river|sea|ocean|lake|stream|pool|surf|waves?|snow\w*|ice|icy|rain|puddles?|mud|sky|clouds?|air|space|moon|office|house|kitchen|room|corridor|hall\w*|street|city|mall|museum|shop|store|supermarket)\b/i;

/** What a deed sets moving, as a clause of its pose; empty where no row knows it or the words rule it out. */
export function traceOfDeed(scene: Scene, { verb, object, agents }: Doing): string {
  const agent = scene.cast[agents[0] ?? -1];
  if (!agent || !isBeing(agent.kind)) return '';
  const isBeast = !isPeople(agent.kind) && !['robot', 'fantasy-being'].includes(agent.kind);
  const row = traceRows().find(
    ({ verbs, objects, who }) =>
      verbs.includes(verb.base) &&
      isOf(scene.cast[object ?? -1], objects) &&
      (who === '' || (who === 'beast' ? isBeast : isPeople(agent.kind))),
  );
  const words = row?.trace.match(/[a-z]{5,}/g) ?? [];
  // No grit flies up from water or snow.
  const isTold =
    words.some((word) => scene.subject.toLowerCase().includes(word.replace(/s$/, ''))) ||
    (/\b(?:grit|dust|clod|pebble|earth)\b/.test(row?.trace ?? '') &&
      (agent.kind === 'sea-animal' || WET.test(scene.subject)));
  return row && !isTold && allowed([row.trace], scene).length > 0 ? row.trace : '';
}
