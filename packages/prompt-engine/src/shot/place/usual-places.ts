import { formsOf } from '../../lexicon/inflect.ts';
import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Member, type Scene } from '../../read/scene.ts';
import { OUTDOOR_DEEDS } from './outdoor-deeds.ts';

/*
 * Where a deed happens when nothing else is said, only where nearly everybody pictures that place. A row holds where
 * all its cells hold: the deed, the last word of what it is done to (or, with `*`, of whatever the words name), and
 * who does it. The first row that holds decides.
 *
 * verbs, or - for any | words of the object, - for any, none for none | doers, or - for any | where
 */
const ROWS = rowsOf(
  `
# by what stands there
- | *whiteboard, *blackboard, *chalkboard, *pupils, *lesson | teacher, schoolteacher, pupil, pupils, student, students, child, children, boy, girl, kids, kid, professor | in a classroom
- | *car, *engine, *gearbox, *bonnet | mechanic, mechanics | in a mechanic's garage
- | *treadmill, *dumbbell, *dumbbells, *barbell, *kettlebell, *bench press | - | in a gym
- | *checkout, *till, *groceries | cashier, shopper, customer | in a supermarket
- | *microscope, *test tube, *petri dish, *bunsen burner | - | in a laboratory
- | *pew, *altar | - | in a church
- | *washing machine, *tumble dryer, *coin laundry | woman, man, student, girl, boy, couple | in a launderette
- | *anvil | - | in a blacksmith's forge
- | *potter's wheel, *clay | - | in a pottery studio
- | *balance beam, *pommel horse, *parallel bars | - | in a gymnasium
- | *barre | - | in a dance studio
- | *escalator | - | in a shopping mall
- | *slot machine, *roulette | - | in a casino
- | *lectern, *pulpit | preacher, priest, vicar, pastor | in a church
- | *hurdle, *hurdles, *baton | runner, runners, athlete, athletes, sprinter | in a stadium
- | *snowman, *snowmen, *snowball, *snowballs, *snow angel | - | in a snowy garden
- | *christmas tree | child, children, kid, kids, girl, boy, family, couple, man, woman, mother, father | in a living room
- | *christmas stocking, *christmas stockings | - | in a living room
- | *scaffolding, *cement mixer, *girder, *girders | builder, builders, construction worker, construction workers, bricklayer, ironworker | on a building site
# by calling and deed
weld, grind, cut, solder, shape | - | welder, welders | in a workshop
blow, shape, turn, heat, spin, twirl, pull, roll | - | glassblower, glass blower, glassblowers | in a glass studio
check, inspect, open, smoke, lift, tend, hold | hive, hives, beehive, beehives, frame, comb, honeycomb | - | in a meadow
lay, build, mix, plaster, drill, carry | brick, bricks, wall, cement, concrete, plank, planks, girder, pipe, pipes | bricklayer, builder, builders, construction worker, construction workers | on a building site
mend, repair, sort, untangle, fold, stack | net, nets, pots, lobster pots | fisherman, fishermen, woman, man | in a fishing harbour
haul, pull, pull in, lift, cast | net, nets, lobster pot, lobster pots, catch | fisherman, fishermen, crew | on a fishing boat
deliver, hand over, drop off, hand | mail, letter, letters, parcel, parcels, package, packages, post | postman, mailman, mail carrier, postwoman, courier, delivery man, delivery driver | on a doorstep
taste, sample, pour, draw, test | wine | winemaker, sommelier, vintner | in a wine cellar
check, punch, stamp | ticket, tickets | conductor, ticket inspector, inspector | in a train carriage
fly, land, steer | plane, aeroplane, airplane, none | pilot, pilots, co-pilot | in a cockpit
feed, pet, stroke, cuddle, hold, carry, bottle-feed | lamb, lambs, calf, goat, goats, sheep, chick, chicks, piglet, piglets, donkey | farmer, girl, boy, child, children, kid, kids, toddler, woman, man | in a farmyard
operate, operate on, perform surgery, work, concentrate, make an incision | - | surgeon, surgeons | in an operating room
perform surgery, operate on | - | - | in an operating room
wash | hands | surgeon | in an operating room
take, measure, check, examine, inject, bandage, weigh, vaccinate, listen to, feed, comfort, push, treat, give, give an injection, make, change, wheel | - | nurse, nurses, doctor, doctors, paediatrician, pediatrician | in a hospital
examine, check, bandage, bathe, listen to, inject, vaccinate, weigh, treat, operate on, pet, calm, stroke, hold | - | vet, veterinarian | in a vet's surgery
drill, examine, check, treat, work | - | dentist | in a dentist's office
teach, explain, point, write, write on, mark, lecture, scold, tell off, discipline, read to, help, hand out, hand | - | teacher, schoolteacher | in a classroom
lecture, give a lecture, teach | - | professor, lecturer | in a lecture hall
shave, trim, cut, sweep, sweep up, wait, sharpen, rest, brush off, yawn | - | barber, barbers | in a barbershop
cut, wash, dry, blow dry, dye, sweep, sweep up, brush, colour, style, straighten, curl, braid | - | hairdresser, stylist, hair stylist | in a hair salon
tattoo, draw | - | tattooist, tattoo artist | in a tattoo studio
tattoo | - | artist | in a tattoo studio
bake, knead, knead dough, make dough, make bread, bake bread, take, pull, slide, shape, score, roll, roll out, dust, weigh, carry, ice, decorate, mix | - | baker, bakers, pastry chef | in a bakery
chop, slice, dice, plate, taste, cook, fry, flip, stir, season, salt, garnish, shout, shout at, scream, carve, ice, whisk, toss, sear, fillet, peel, grill, prepare, make, pour, sharpen | - | chef, chefs, cook, cooks, sous-chef | in a restaurant kitchen
chop, weigh, wrap, sharpen, carve, slice, cut, hang, trim | - | butcher | in a butcher's shop
weigh, gut, fillet, sell, wrap, shout, slice | - | fishmonger | in a fishmonger's
steam, froth, pour, pour latte art, make, make coffee, make latte art, wipe, serve, grind, tamp, pull an espresso, hand | - | barista, baristas | in a café
serve, carry, spill, drop, bow, bow to, pour, balance, set, take, clear, wait, wait for, lay | - | waiter, waitress, waiters, waitresses | in a restaurant
pour, mix, shake, serve, polish, wipe, slide, pull, dry | - | bartender, barman, barmaid, mixologist | in a bar
greet, meet, face, touch, pet, follow, film, photograph, watch, feed, swim with, wave at, stroke | manta ray, ray, rays, turtle, sea turtle, whale, shark, dolphin, dolphins, octopus, fish, seal, jellyfish, manatee, sharks, whales, turtles | diver, divers, snorkeler, snorkeller, freediver, mermaid | under water
shelve, stack, stamp, shush, sort, read, carry, scan, erase | - | librarian, librarians | in a library
bang, sentence, listen to, hit, announce, bang a gavel, strike | - | judge | in a courtroom
plead, argue, object, question, present, point | - | lawyer, barrister, attorney | in a courtroom
arrange, tie, wrap, trim, cut, water, make | - | florist | in a flower shop
scan, count, count out, ring up, pack, give, hand, yawn | - | cashier, checkout girl | in a supermarket
measure, sew, pin, hem, cut, fit, press, thread, alter, iron, stitch | - | tailor, seamstress, dressmaker | in a tailor's workshop
hammer, resole, stitch, polish, repair, mend, cut | - | cobbler, shoemaker | in a cobbler's workshop
repair, fix, mend, open, adjust, peer, peer through, assemble, look, look through | - | watchmaker, clockmaker | in a watchmaker's workshop
hammer, forge, heat, shape, strike, quench, work, sharpen, bend, make | - | blacksmith, smith | in a blacksmith's forge
saw, plane, sand, hammer, measure, carve, build, glue, join, varnish, bend, nail, drill, make | - | carpenter, joiner, cabinetmaker | in a carpenter's workshop
repair, fix, change, assemble, check, inspect, work, tighten, weld, drain, service, wipe, lie, lie under | - | mechanic, mechanics | in a mechanic's garage
shape, throw, turn, centre, center, glaze, mould, mold, make, smooth, paint, sculpt, trim | - | potter | in a pottery studio
dance, stretch, practise, practice, rehearse, warm up, tie, lace, sew | - | ballerina, ballerinas, ballet dancer, dancer | in a dance studio
pour, mix, examine, look, look through, pipette, study, inspect, test | - | scientist, chemist, biologist, researcher | in a laboratory
sell, offer, hand, call, call out, shout, wait, weigh, arrange, wrap, count | - | street vendor, vendor, market trader, stallholder, fruit seller, flower seller, hawker, greengrocer | in a street market
scan, watch, rescue, blow, blow a whistle, run, save, look out, shout, apply, carry | - | lifeguard, lifeguards | on a beach
dive, dive for, save, catch, stop, punch, jump, leap, kick, shout, stretch | - | goalkeeper, goalie, keeper | on a football pitch
take, score, kick, celebrate, miss, shoot, tackle, head, dribble, argue with, protest | - | footballer, striker, footballers, defender, football player, soccer player | in a stadium
rest, sit, spar, punch, dodge, knock out, raise, wait, sweat | - | boxer, boxers | in a boxing ring
putt, swing, tee off, hit | - | golfer, golfers | on a golf course
serve, return, hit, smash, lunge | - | tennis player, tennis players | on a tennis court
dunk, shoot, dribble, pass, score | - | basketball player, basketball players | on a basketball court
walk, walk down, wait, cry, kneel, stand | *aisle, *altar | bride, groom, couple | in a church
marry, officiate, officiate at | - | priest, vicar, pastor, couple | in a church
preach, pray, bless, give a sermon, light | - | priest, vicar, preacher, pastor, nun | in a church
sing | - | choir, choirboys | in a church
conduct, raise, rehearse, tune, play | - | conductor, orchestra, string quartet, pianist, cellist | in a concert hall
dance, bow, sing, perform, recite | - | opera singer, actor, actress | in a theatre
yawn, drive, wait, brake, steer, smile | - | bus driver, coach driver | in a bus
drive, sleep, yawn, doze | - | truck driver, lorry driver, trucker | in a truck cab
milk, feed | cow, cows | farmer, farmers, milkmaid, - | in a cowshed
shoe | horse | - | in a stable
groom, saddle, curry, muck out | horse, pony, none | - | in a stable
shear | sheep | - | in a barn
harvest, plough, plow, sow, till | - | - | in a field
herd | sheep, cattle, cows, goats | - | in a field
count, watch, watch over, lead, guard, drive, call | sheep, flock | shepherd, shepherdess, farmer | in a field
order | coffee, a coffee, latte, cappuccino, espresso | - | in a café
build, repair | treehouse, tree house | - | in a back garden
row, paddle, kayak, canoe | - | - | on a lake
mine | coal, gold, salt, silver | - | in a mine
pray | none | monk, monks, nun, nuns | in a monastery
sentence | - | - | in a courtroom
# by the deed itself
wax | board, surfboard | - | on a beach
vacuum, hoover | none, carpet, rug, living room | - | in a living room
watch | tv, television, telly, cartoons | - | in a living room
play, play on | video games, video game, playstation, xbox, console, nintendo | - | in a living room
build | blanket fort, pillow fort, fort | - | in a living room
decorate, trim | tree, christmas tree | - | in a living room
pack, unpack | suitcase, suitcases | - | in a bedroom
paint | fence, shed | - | in a back garden
paint | wall, walls, ceiling | - | in a living room
wash, polish, hose down | car | man, woman, boy, girl, father, dad, son, daughter, neighbour, neighbor, teenager, uncle, grandfather | in a driveway
wash, bathe, shampoo, give a bath | dog, puppy, dogs, cat | man, woman, boy, girl, child, children, kid, kids, father, mother, dad, mum, mom, couple | in a bathroom
pick, harvest, gather | apples, apple, cherries, pears, plums, oranges, olives, peaches, lemons | - | in an orchard
pick, harvest, gather, cut | grapes | - | in a vineyard
pick, gather, look for, search for, collect | mushrooms, mushroom, chestnuts, acorns, pine cones, blackberries | - | in a forest
pick, gather | wildflowers, daisies, dandelions, poppies | - | in a meadow
collect, gather | eggs | - | in a farmyard
push, pedal | swing | - | in a playground
push | daughter on a swing, son on a swing | - | in a playground
catch | butterfly, butterflies, grasshopper | - | in a meadow
sail | boat, yacht, dinghy, none | - | on the open sea
water | flowers, roses, garden, flower bed, flower beds | - | in a garden
water, weed, pick, harvest | tomatoes, tomato plants, vegetables, lettuce, beans, peas, courgettes, carrots, cabbages, pumpkins, vegetable patch | - | in a vegetable garden
write, take, sit | exam, test | - | in a classroom
wait for | bus, coach | - | at a bus stop
wait for, miss, catch | train | - | on a station platform
wait for | laundry, washing | - | in a launderette
wait for | dentist, appointment, doctor | - | in a waiting room
wait for | flight, plane | - | at an airport gate
shave, brush, floss | teeth, none | man, woman, boy, girl, child, kid, father, mother, dad, mum, mom, person, teenager, grandpa, son, daughter, toddler, grandfather, brother, sister, grandson, granddaughter, nephew, husband, wife, twins | in a bathroom
shower, take a shower, take a bath, bathe, have a bath | baby, child, toddler, none | man, woman, boy, girl, child, kid, father, mother, dad, mum, mom, teenager, toddler | in a bathroom
cook, fry, knead, fold, pleat, roll, wrap, shape, fill, boil, whisk, roll out, bake, stir, whip, grease, peel, chop, grate, mash, simmer, slice, dice, stuff, ice, wash up, do the dishes, do dishes, load, unload, make dinner, make breakfast, cook dinner, knead dough, make dough | none, dough, bread, egg, eggs, pancake, pancakes, soup, cake, pie, vegetables, onion, onions, carrot, carrots, potato, potatoes, pasta, cookies, cookie, biscuits, dinner, breakfast, lunch, batter, cream, stew, sauce, curry, porridge, rice, tin, turkey, chicken, dishwasher, cheese, garlic, gingerbread, cupcakes, muffins, jam, lasagna, dumplings, fish, steak, meat, wontons, gyoza, ravioli, tortellini, gnocchi, tamales, samosas, spring rolls, sushi, tortillas, empanadas, pierogi, croissants, buns | - | in a home kitchen
wash, dry, do, rinse | dish, dishes, plate, plates, pot, pan, cutlery | - | in a home kitchen
make | sandwich, sandwiches, pancakes, dinner, breakfast, toast, soup, pasta, pizza, dumplings, porridge, salad | - | in a home kitchen
pack | lunchbox, lunch | - | in a home kitchen
butter, spread | toast, jam, bread, butter | - | in a home kitchen
repair, fix, mend, change | car, engine, motorcycle, motorbike, oil | - | in a garage
repair, fix, mend, oil, change | bicycle, bike, chain, puncture | - | in a workshop
unblock, unclog | sink | - | in a home kitchen
sand, plane, saw, varnish | chair, table, plank, board, wood, plank of wood, cabinet | - | in a workshop
carve, whittle | wood, spoon, figure | - | in a workshop
weld, forge | sword, steel, metal, iron, horseshoe | - | in a workshop
paint | - | artist, painter, portrait painter | in an artist's studio
paint | portrait, picture, canvas, painting, still life, landscape, self-portrait | - | in an artist's studio
sculpt, chisel | - | - | in an artist's studio
get dressed, make his bed, make her bed, make the bed, make | bed, none | man, woman, boy, girl, child, teenager | in a bedroom
sleep, dream, wake up, get out of bed, lie awake | none | man, woman, boy, girl, child, teenager, couple, kid, toddler | in a bedroom
read to, tell a story, tell a bedtime story, tuck in | child, son, daughter, children, - | mother, father, mum, dad, mom, parent | in a child's bedroom
surf, catch a wave, bodyboard | - | - | in the surf
build | sandcastle, sandcastles | - | on a beach
collect | shells, seashells | - | on a beach
ski, snowboard | - | - | on a ski slope
sled, sledge, toboggan | - | - | on a ski slope
skate, ice skate, figure skate | none | - | on an ice rink
lift weights, work out, deadlift | - | - | in a gym
lift | weights, barbell, dumbbells | - | in a gym
spar, box | none | - | in a boxing ring
hit, punch | punching bag, bag | - | in a boxing gym
bowl | none | - | in a bowling alley
play | pool, billiards, snooker | - | in a pool hall
play | football, soccer, rugby | footballer, footballers, team, teams | in a stadium
play | tennis | - | on a tennis court
play | basketball | - | on a basketball court
play | golf | - | on a golf course
play golf, play basketball, play tennis, play volleyball | - | - | on a court
vote, cast a vote, cast a ballot | none, ballot | - | in a polling station
graduate | none | - | in a university
rock climb, abseil, rappel | - | - | on a cliff
camp, pitch, erect | tent, none | - | on a campsite
fish, go fishing | none | - | on a river bank
plant, weed, prune | tulips, flowers, roses, garden, seedlings, flower bed, bulbs, vegetables, tomatoes, tree, border | - | in a garden
garden | none | - | in a garden
rake | leaves | - | in a garden
mow | lawn, grass | - | in a garden
hang, peg out, hang out | laundry, washing | - | in a back garden
feed | hens, chickens, hen, pigs | - | in a farmyard
feed | pigeons, ducks, swans | - | in a park
fly | kite | - | in a meadow
drive | car, none | - | in a car
hitchhike, thumb a lift | none | - | on a country road
fuel, refuel | - | - | at a petrol station
shovel, clear | snow | - | in a driveway
scrape, brush | ice, snow | - | in a snowy street
parachute, skydive | none | - | high in the open sky
direct | traffic | - | at a street crossing
ring | doorbell | - | on a doorstep
knock, knock on | door | - | on a doorstep
ride | bicycle, bike, scooter, skateboard | - | on a street
ride | bull, bronco | cowboy | in a rodeo arena
shop for, browse, try on | shoes, shoe, clothes, dress, hat, jeans | - | in a boutique
buy, sell | fish, vegetables, fruit, flowers | - | in a market
${OUTDOOR_DEEDS.trim()}
pray | none | - | in a church
do yoga | none | woman, women, man, girl, boy, couple, person, people, teacher, group | in a yoga studio
meditate | none | woman, women, man, girl, boy, couple, person, people, group | in a yoga studio
read, borrow | books | - | in a library
`,
  4,
).map(([verbs, objects, doers, where]) => ({
  // 'tasting' may be read as a verb of its own.
  verbs: new Set(listOf(verbs).flatMap((verb) => [verb, formsOf(verb).ing])),
  objects: listOf(objects),
  doers: listOf(doers),
  where: textOf(where),
}));

const endsWith = (member: Member | undefined, word: string): boolean => {
  const name = member?.name.toLowerCase() ?? '';
  return name === word || name.endsWith(` ${word}`);
};

/** What does as people do, does it where they do. */
export const HUMAN_LIKE: ReadonlySet<string> = new Set(['robot', 'fantasy-being']);

/** 'blow his whistle' is to blow. */
const plainVerb = (base: string): string => base.replace(/ (?:an?|the|his|her|their|its|my) .*$/, '');

type Row = (typeof ROWS)[number];

/** Whether the words name the things that a row asks for: those of the deed, or any that are there. */
function hasThing({ objects }: Row, scene: Scene, object: Member | undefined): boolean {
  if (objects.length === 0) return true;
  return objects.some((word) =>
    word.startsWith('*')
      ? scene.cast.some((member) => member.part !== 'topic' && endsWith(member, word.slice(1)))
      : word === 'none'
        ? object === undefined
        : endsWith(object, word),
  );
}

/** What stands in a room or is carried about; trees, cars and benches have surroundings of their own. */
const INDOORS: ReadonlySet<string> = new Set([
  'furniture',
  'machine',
  'device',
  'container',
  'product',
  'tool',
  'food',
  'drink',
  'textile',
  'clothing',
  'hands',
  'thing',
  'material',
  'abstract',
  'toy',
  'instrument',
]);
const OF_PARKS = sifted(/\b(?:bench|deckchair|hammock|swing|picnic|log|stump)\b/i);

/** Whether what bears or surrounds somebody has its own surroundings. */
const standsElsewhere = ({ part, kind, words, relation }: Member): boolean =>
  (part === 'support' || part === 'scenery') &&
  relation?.preposition !== 'from' &&
  (!INDOORS.has(kind) || OF_PARKS.test(words));

/** Rooms stand in no weather. */
const OPEN_AIR = sifted(/\b(?:outside|outdoors|open[- ]air|al fresco|roadside|street)\b/i);

const OF_STREETS = /\b(?:street|market|bus stop|doorstep|platform)\b/;

/** The place that a deed brings with it, as a prepositional phrase. */
export function placeOfDeed(scene: Scene): string | undefined {
  // A reception has its own room, whatever waiters work in.
  if (scene.around.some(({ when }) => when === 'during')) return undefined;
  const isOpenAir = OPEN_AIR.test(scene.subject) || scene.times.some(({ row }) => row.type === 'weather');
  const main = scene.cast.find(({ part }) => part === 'main');
  const isElsewhere = scene.cast.some(standsElsewhere);
  const deeds = scene.doings.length > 0 ? scene.doings : [undefined];
  for (const doing of deeds) {
    const doer = scene.cast[doing?.agents[0] ?? -1] ?? main;
    if (doing?.form === 'past' || !doer || !(isPeople(doer.kind) || HUMAN_LIKE.has(doer.kind))) continue;
    const object = doing?.object === undefined ? undefined : scene.cast[doing.object];
    const found = ROWS.find(
      (row) =>
        (!isElsewhere || row.objects.some((word) => word.startsWith('*'))) &&
        (!isOpenAir || OF_STREETS.test(row.where)) &&
        (row.verbs.size === 0 ||
          (doing !== undefined &&
            [doing.verb.base, plainVerb(doing.verb.base)].some((base) => row.verbs.has(base)))) &&
        (row.doers.length === 0 || row.doers.some((word) => endsWith(doer, word))) &&
        hasThing(row, scene, object),
    );
    if (found) return found.where;
  }
  return undefined;
}
