import { listOf, rowsOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Doing, Member, Scene } from '../../read/scene.ts';
import { BY_TOOLS } from './by-tools.ts';
import { ORDINARY_DEEDS } from './ordinary-deeds.ts';

/**
 * How a deed is seen: with what it is done, and where that lies to which it is done.
 *
 * verbs | words, drawings or kinds of the object, or - for any | tool, or - | where the object is | what it is where
 * the words name none
 *
 * Where: `hold` in the hand, `hang` on a line, `strike` over against one that is struck, `behind` before one who hides there, `in` about one, `mouth` at the mouth, `tend` before one on the ground, `push` and `lead` before one on
 * the way, `pull` after one, `back` behind one, `over` beneath one, `up` under one who climbs it, `chase` on the ground ahead, `throw` in the air, `pluck` on a tree that one reaches into, `catch` in hands that are stretched out for it, `front` between those who share it, `ride`
 * under one, `face` over against one, `table`,
 * `stove`, `sink`, `bed` and `anvil` on a bench of that kind; `-` leaves it where it is.
 */
export const DEED_ROWS = rowsOf(
  `${BY_TOOLS.trim()}
${ORDINARY_DEEDS.trim()}
stick its head out of, stick his head out of, stick her head out of, poke its head out of, peek out of, peep out of, look out of, lean out of, pop out of, poke out of, peer out of, wave from | container, vehicle, aircraft, building, flower, boat | - | in | -
share | fish, toy, bone, stick, rope | - | front | -
fight over, squabble over, argue over, quarrel over, struggle over, tug at | - | - | front | -
stand behind, sit behind, wait behind, sleep behind, lurk behind, graze behind, hide behind, peek from behind, peek out from behind, peer from behind, look out from behind, crouch behind | - | - | behind | -
push | swing | - | tend | -
roll out, roll | dough, pastry, cookie | rolling-pin | table | mound
knead, shape, stretch | dough | - | table | mound
sit at, sit around, sit by, gather around, stand around, huddle around, warm by, warm at | campfire, fire | - | front | -
pull, produce, lift, conjure | rabbit, dove, bunny | - | table | -
pull, drag, tow, haul | person, child, baby | - | pull | -
drink from, drink at, drink out of, lap from | terrain | - | tend | puddle
drink from, eat from, drink at | container, fountain, flower, product | - | tend | -
spill | - | - | hold | -
climb into, get into, jump into, fall into, crawl into, dive into, squeeze into | container, vehicle, boat, product | - | in | -
climb out of, climb through, climb in through | window | - | in | -
pull, haul, drag | net, rope | - | hold | -
pull, drag, roll, wheel, haul | suitcase, luggage, bag | - | hold | -
mow, mow the lawn, mow lawn, cut the grass, mow the grass | lawn, grass, - | - | push | lawnmower
vacuum, hoover | - | vacuum-cleaner | front | -
push, wheel, roll, shove, mow | - | - | push | -
pull, drag, tow, haul, draw | vehicle, carriage, sleigh, cart, plough, plow, machine, animal, farm-animal, boat | - | pull | -
pull a sled, pull a sledge | - | - | pull | sled
pull a sleigh | - | - | pull | sleigh
pull a cart, pull a wagon, pull a carriage | - | - | pull | carriage
lead | farm-animal, wild-animal | - | pull | -
walk, lead, jog with, run with | pet, farm-animal, wild-animal | - | lead | -
chase, follow, herd, pursue, hunt, run after, run from, run away from | - | - | chase | -
hang out washing, hang up washing, hang washing, hang out laundry, hang out clothes, do the laundry, hang out the laundry, hang laundry | - | - | hang | clothesline
skip, skip rope, jump rope, play jump rope | - | skipping-rope | - | -
blow-dry, blow dry, blow-dry her hair, blow-dry his hair, dry her hair, dry his hair | - | hair-dryer | - | -
drill, examine, treat, check, check up on, vaccinate, inject, bandage, tattoo, massage, make up, comfort | person, child, baby | - | tend | -
dry, blow-dry, blow dry, style | person, child, hair | hair-dryer | tend | -
dust | - | feather-duster | tend | -
wipe, scrub | table, counter, floor, desk, bar | towel | tend | -
polish, wipe, scrub, clean | - | brush | tend | -
iron, iron clothes | - | iron | table | shirt
hang, hang up, hang out, put out, peg out | laundry, washing, clothes, shirt, sheet, linen, clothing, textile | - | hang | -
punch, hit, box, kick, spar with, punch at | bag, punching-bag | - | strike | -
lasso, wrangle | - | rope | chase | -
shoot, hit, pass, slap, chase | puck | golf-club | chase | -
kick, dribble | - | - | chase | ball
take | penalty, free kick, corner, corner kick | - | chase | ball
toss, mix, dress | salad, pasta, vegetables | spoon | table | -
shoot, shoot at, aim, aim at | food, target, apple, bottle, can | - | face | -
fly, launch | paper, plane, drone | - | throw | -
catch | ball, toy, food, frisbee, stick, coin, product, bouquet, - | - | catch | ball
head, header | ball | - | throw | ball
throw, toss, hurl, fling, juggle, bounce, spike, dunk, shoot, bowl, pitch | ball, toy, dough, paper, plane, bouquet, food, frisbee, stick, coin, product | - | throw | ball
dunk, juggle, pitch, bowl, shoot hoops, slam dunk | - | - | throw | ball
play | basketball, volleyball, catch, fetch, handball | - | throw | ball
play | football, soccer, rugby | - | chase | ball
play | tennis, badminton, squash, table tennis, ping pong | racket | - | -
play | baseball, cricket, golf, hockey | bat | - | -
play basketball, play volleyball, play catch | - | - | throw | ball
play football, play soccer, play rugby | - | - | chase | ball
serve | customer, guest, diner, person, food, meal, drink | tray | face | -
serve the ball, serve a ball, hit the ball, hit a ball, return the ball | - | racket | throw | ball
swing, swing on | swing | - | - | -
play tennis, play table tennis, play ping pong, play squash, play badminton | - | racket | - | -
play baseball, play cricket, play golf, bat | - | bat | - | -
play | piano, organ, keyboard | - | tend | -
hug, embrace, cuddle, kiss | tree, plant, statue, pillow, trophy | - | tend | -
build, construct, make, pitch | castle, snowman, campfire, sandcastle, structure, building, fire, tent, fort, treehouse | - | tend | -
build, stack, pile up, play with | block, toy, lego, tower | - | table | blocks
chop, split, fell, cut down | wood, log, logs, tree, firewood, trunk | axe | tend | log
chop, slice, dice, cut, carve, peel, mince, fillet, butter, cut into | food, vegetables, pumpkin, fish, bread, cake, roast, steak | knife | table | -
chop, slice, dice, fillet, cut vegetables | - | knife | table | vegetables
knead, roll out, bake, make, prepare, decorate, frost, ice, plate, garnish, assemble | food | - | table | bread
knead, bake | - | - | table | bread
stir, brew | cauldron, potion, brew | spoon | front | cauldron
flip, cook, stir, fry, whisk, mix, boil, season, grill, barbecue, simmer, taste | food, drink, cauldron, - | spoon | stove | cauldron
pour, mix | flask, liquid, potion, chemical, chemicals | flask | table | flask
pour | wine, beer, champagne, whiskey, whisky, milk, juice, wine-glass, bottle | bottle | table | glass
pour, make latte art, make coffee, make tea, brew, serve | drink, cup, mug, - | kettle | table | cup
pour, drizzle, ladle | food, drink, container, flask, liquid | bottle | table | -
mix, shake, make | cocktail, drink | bottle | table | cocktail
drink, sip, gulp, swig, drink from | water | - | mouth | bottle
drink, sip, gulp, have, swig, drink from, sip on | drink, cup, mug, glass, bottle, can, wine-glass, cocktail | - | mouth | cup
eat, slurp, share, enjoy, have | noodles, soup, pasta, salad, rice, steak, roast, pancakes, cake, pizza, sushi, dinner, breakfast, lunch, meal | - | table | meal
play with, bat, bat at, paw at, tangle with, untangle | yarn, ball of yarn, ball of wool, wool, string | - | tend | -
eat ice cream, eat an ice cream, lick an ice cream, eat an ice cream cone | - | - | mouth | ice-cream
catch, snatch, grab, swallow, steal | fish, salmon, trout, sea-animal, mouse | - | mouth | -
knight, dub | - | sword | tend | -
smoke, puff on, puff | - | pipe | mouth | pipe
write, write on, draw, draw on, write equations on, point at | blackboard, chalkboard, whiteboard, board | pen | tend | -
chew, chew on, gnaw, gnaw on, chew up, nibble on | - | - | mouth | -
eat, chew, bite, munch, lick, nibble, chew on, munch on, graze on, feed on, bite into, share | food, plant, leaf, bamboo, grass | - | mouth | -
blow bubbles, blow soap bubbles | - | bubbles | mouth | -
blow | bubbles | bubbles | mouth | -
blow out, blow out candles, blow out the candles, make a wish | - | - | table | cake
breathe, spit, spew | fire, flames | - | mouth | -
iron, fold, press | - | - | table | shirt
play video games, play a video game, watch tv, watch television, watch a movie, game | - | - | tend | television
decorate, trim | tree | - | tend | -
lean against, lean on, rest against, stand against, prop against | wall, structure, building, fence, vehicle | - | back | -
lean against, lean on, rest against, stand against, prop against | - | - | lean | -
spray, splash, squirt | - | - | face | -
smell, sniff, play | flower, flute, trumpet, rose | - | mouth | -
brush, clean | tooth, teeth | toothbrush | mouth | -
brush teeth, brush her teeth, brush his teeth, brush their teeth | - | toothbrush | mouth | -
comb her hair, comb his hair, brush her hair, brush his hair, do her hair | - | brush | mouth | -
cut, trim, shear, shave | hair, sheep, beard, child, person | scissors | tend | -
shave | - | razor | mouth | -
wash his face, wash her face | - | brush | mouth | -
comb, brush, braid, groom, plait, style, curry, curl, dye, straighten, perm | - | brush | tend | -
wash | dish, dishes, plate, pot, cup | - | sink | plate
wash, bathe, clean, polish, scrub, wax, dry, hose | vehicle, pet, farm-animal, wild-animal, window, child, baby, structure, building | brush | tend | -
mop | - | mop | tend | -
sweep | - | broom | tend | -
rake, rake up | - | rake | tend | -
hoe | - | hoe | tend | -
dig, shovel, hoe, plant, sow, weed, bury | plant, tree, garden, field, flower, potato, hole, snow, food, vegetables, treasure, terrain, - | spade | tend | -
feed | farm-animal, bird, wild-animal, sea-animal | bucket | tend | -
feed, spoon-feed | child, baby, person | spoon | tend | -
have a picnic, picnic | - | - | front | basket
have tea, have a tea party, have tea together | - | - | table | teapot
rise from, emerge from, burst from, burst out of, jump out of, hatch from, come out of, climb out of, break out of, leap through, jump through | - | - | front | -
prune, trim, clip | - | scissors | tend | -
shape, mold, mould, throw, make, form | vase, pot, clay, bowl | - | table | vase
skateboard | - | skateboard | ride | -
sled, sledge, toboggan | - | sled | ride | -
surf, bodyboard, paddleboard | - | surfboard | ride | -
snowboard | - | surfboard | ride | -
ski | - | skis | ride | -
cycle, bike, mountain bike | - | bicycle | ride | -
water | - | watering-can | tend | potted-plant
pick up, take, grab, reach for | phone, mug, cup, book, letter, key, apple, bag, gift, shell | - | hold | -
pick, harvest, gather, pluck | apple, pear, orange, lemon, lime, cherry, cherries, peach, peaches, plum, olive, fig, mango, mangoes, apricot, coconut, banana | basket | pluck | -
pick, harvest, gather, collect, forage | - | basket | tend | -
fish, go fishing, reel in, angle | - | rod | - | -
cast | line, rod, fishing | rod | - | -
paint her nails, paint his nails, paint nails, do her nails | - | paintbrush | - | -
paint | nail, nails, toenails, face | paintbrush | - | -
paint | ceiling, wall, room | paint-roller | tend | -
paint | fence, house, door, egg, eggs, building, structure, boat, model | paintbrush | tend | -
paint | - | paintbrush | tend | easel
draw, sketch | - | pencil | tend | -
write, sign, draft | - | pen | table | paper
write on a blackboard, write on the board | - | pen | - | -
type, code, program, work on, use, game, edit | laptop, computer, device | - | table | laptop
type, code, program, work late | - | - | table | laptop
study, do homework | - | - | table | book
read | - | book | - | -
knit, crochet | - | knitting | - | -
sew, stitch, repair, mend, polish, shine | shoe, boot, bag, saddle | needle-thread | table | -
sew, embroider, stitch, darn | - | sewing-cloth | - | -
mend | net, clothing, textile | needle-thread | tend | -
look into, look through, peer into, peer through, use | microscope | - | table | microscope
look through, peer through, use | binoculars, spyglass | - | mouth | -
conduct, lead | orchestra, choir, band | wand | face | -
pull in, reel in, land, haul in | fish, salmon, shark | rod | - | -
look through, peer through, look into | telescope | - | tend | telescope
check, inspect, examine, tend, look after | container, machine, plant, product, device, pet, wild-animal, farm-animal, insect, building | - | tend | -
hammer, forge, beat, shape | sword, iron, steel, metal, horseshoe, blade, knife, axe, armour, - | hammer | anvil | sword
hammer, forge, beat, shape | - | hammer | table | -
jump over, leap over, vault over, hurdle, fly over, soar over, cow jump over | - | - | over | -
repair, fix, mend, assemble, install, work on, restore, weld, service, tune, change | vehicle, machine, tractor, bicycle, motorbike, boat, aircraft, robot, tyre, tire, furniture, device, sink, pipe, roof, structure, building | spanner | tend | -
saw, cut | wood, plank, log, board, beam | saw | table | timber
saw | - | saw | table | timber
repair, fix, mend, assemble, restore, build, hammer, nail | watch, clock, device, violin, guitar, product, toy, machine, tool, shoe, wood, clothing | hammer | table | -
carve, whittle | - | knife | table | -
sculpt, chisel | - | hammer | tend | statue
arrange, wrap, sort, fold, pack, unpack, solder, inspect, examine, paint, sand | flower, bouquet, gift, watch, clock, device, product, toy, shoe, wood, clothing, food | - | table | -
operate on, perform surgery on | person, child, pet, farm-animal, wild-animal | scissors | bed | -
operate, perform surgery, perform an operation, do surgery | - | scissors | bed | person
check, punch, stamp, collect | ticket, tickets, passport, passports | - | hold | -
count | coin, money | - | table | coin
play dominoes, play checkers, play draughts, play backgammon, play mahjong | - | - | front | game-table
play | dominoes, checkers, draughts, backgammon, mahjong | - | front | -
play cards, play poker, play a card game | - | playing-cards | - | -
walk a dog, walk the dog, walk her dog, walk his dog, walk their dog, walk my dog, walk dogs, take the dog for a walk | - | - | lead | dog
take a selfie with, take a photo with, take a picture with | - | phone | - | -
rescue, save, fetch | pet, bird, child, wild-animal | - | tend | -
clink glasses, clink, toast, make a toast, raise a toast, raise a glass, raise glasses | - | wine-glass | - | -
milk | farm-animal | bucket | tend | -
take a selfie, selfie, snap a selfie | - | phone | - | -
photograph, film, take a photo, take a picture, take pictures, take a photo of, take a selfie, record | - | camera | face | -
text, scroll, call, talk on | - | phone | - | -
sing, speak into, give a speech, lecture, perform a song, rap | - | microphone | - | -
cast a spell, cast, conjure, summon, perform magic, perform a trick | - | wand | face | -
conduct | - | wand | - | -
light | candle, fire, campfire, lantern, torch | torch | tend | -
climb | tree, palm, lamppost, pole | - | up | -
climb, go up, walk up, run up, walk down, run down, descend, come down | stairs, staircase, steps | - | stairs | -
climb, ride up, scale | wall, ladder, mountain, rock, tower, structure | - | tend | -
kneel before, bow to, kneel in front of, look at, stare at, watch, gaze at, talk to, talk with, whisper to, whisper in, meet, face, greet, listen to, crawl toward, crawl towards, walk towards, run toward, run towards, approach, propose to, curtsy to, serenade, interview, bark at, growl at, hiss at, meow at, howl at, shout at, wave at, wave to, salute, point at, smile at, laugh at, bow before, pray to, admire, guard, visit, confront, sniff, sniff at | - | - | face | -
`,
  5,
).map(([verbs, objects, tool = '-', place = '-', stock = '-']) => ({
  verbs: new Set(listOf(verbs)),
  objects: new Set(listOf(objects)),
  tool,
  place,
  stock,
}));

export type DeedRow = (typeof DEED_ROWS)[number];

const BY_VERB = new Map<string, DeedRow[]>();
for (const row of DEED_ROWS)
  for (const verb of row.verbs) {
    const before = BY_VERB.get(verb);
    if (before) before.push(row);
    else BY_VERB.set(verb, [row]);
  }

const singular = (word: string): string => word.replace(/s$/, '');

function isMeant({ objects }: DeedRow, object: Member | undefined): boolean {
  if (objects.size === 0) return true;
  if (!object) return objects.has('-');
  const words = object.words.toLowerCase().split(' ');
  const all = [...words, ...words.map(singular), object.kind, object.row?.drawing ?? ''];
  return all.some((word) => objects.has(word));
}

/** A verb that no table inflects is read as it was written: 'combing' is to comb. */
const stemsOf = (word: string): string[] => {
  const stem = word.replace(/ing$/, '');
  return [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
};

/** What is done to another in a way that no row knows is at least done face to face. */
export const FACING: DeedRow = { verbs: new Set(), objects: new Set(), tool: '-', place: 'face', stock: '-' };

/** What is done to a thing in a way that no row knows is done at it. */
export const AT_HAND: DeedRow = { ...FACING, place: 'tend' };

/** What is done to a thing without touching it. */
const UNTOUCHED = sifted(
  /^(?:see|hear|want|need|dream|think|remember|imagine|wear|have|own|hold|carry|ride|drive|fly|cross|enter|pass|leave|look|watch|stare|gaze|overlook|wait|stand|sit|lie|rest|sleep|perch|face|show|reflect|surround|hover|float|walk|run|jump|sail|swim|fall|hang|lean|balance|land|live|emerge|rise|dance|sing|play|read|guard|float|glide|grow|bloom|cover|fill|burn|melt)\b/,
);

/** Whether a deed that no row knows touches what it is done to. */
export const isTouching = ({ verb }: Doing): boolean => !UNTOUCHED.test(verb.base);

/** The row of a deed, by its verb and what it is done to. */
export const rowFor = (
  { verb, words }: Doing,
  object: Member | undefined,
  rest: readonly string[] = [],
): DeedRow | undefined => {
  // An object that no table knows may yet be known with its verb: 'hang out the washing'.
  const unread = object ? [] : rest.map((word) => `${verb.base} ${word}`);
  const told = [...unread, verb.base, ...stemsOf(verb.base.split(' ')[0] ?? ''), words.toLowerCase()];
  return told
    .map((each) => BY_VERB.get(each)?.find((row) => isMeant(row, object)))
    .find((row) => row !== undefined);
};

/** Whether a deed is one that a drawing shows. */
export const isSeenDeed = (doing: Doing, { cast, rest }: Scene): boolean =>
  rowFor(doing, cast[doing.object ?? -1], rest) !== undefined;
