import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';

/*
 * What pictures that explain are made of: the stages of a cycle and the steps of a process in their order, and the
 * parts that are seen in what is cut open.
 */

/** words | stages in their order */
const CYCLES = `
butterfl(?:y|ies) | tiny eggs on a leaf, a striped caterpillar, a hanging chrysalis, a butterfly with open wings
moths?, silk ?worms? | tiny eggs on a leaf, a pale caterpillar, a spun cocoon, a furry moth
frogs?, toads? | a cloud of spawn, a tadpole, a froglet with a tail, a grown frog on a stone
lady ?bugs?, lady ?birds? | yellow eggs under a leaf, a spiny larva, an orange pupa, a spotted beetle
bees?, honey ?bees? | an egg in a wax cell, a white larva, a capped pupa, a winged bee
mosquito(?:e?s)? | a raft of eggs, a hanging larva, a curled pupa, a winged mosquito
dragonfl(?:y|ies) | eggs on a reed, a nymph under water, a split skin on a stem, a winged dragonfly
chickens?, hens?, chicks? | an egg, an embryo in the shell, a hatching chick, a grown hen
salmon | eggs in gravel, a fry with a yolk sac, a silver smolt, a red spawning salmon
(?:sea )?turtles? | eggs in a sand nest, a hatchling on the beach, a young turtle at sea, a grown turtle
penguins? | an egg on the feet, a grey chick, a moulting young bird, a grown penguin
sunflowers? | a striped seed, a sprout, a green bud, an open flower, a drooping seed head
pumpkins? | a flat seed, a sprout, a vine with a yellow flower, a green fruit, an orange pumpkin
apples?, apple trees? | a seed, a seedling, a tree in blossom, a tree with red apples
beans?, plants?, seeds?, flowers? | a seed in soil, a root and a sprout, a young plant with leaves, a plant in flower
trees?, oaks? | an acorn, a seedling, a sapling, a full-grown tree, a fallen trunk
mushrooms? | falling spores, white threads in soil, a small button, an open mushroom
water, rain | the sun over a sea, vapour rising, clouds against mountains, falling rain, a river running back to the sea
rocks? | molten rock in a volcano, grey igneous rock, worn grains in a river, layered sandstone, folded rock deep down
carbon | a tree taking in air, grazing animals, decaying leaves, a factory chimney, the open sea
nitrogen | a cloud of air, roots in soil, a green plant, a grazing cow, decaying matter
stars? | a cloud of gas, a young sun, a red giant, a bright explosion, a small white remnant
moon, lunar | a dark disc, a thin crescent, a half moon, a full moon, a waning crescent
seasons?, year | a tree in blossom, a tree in full green, a tree in red leaf, a bare tree in snow
recycling, plastic, bottles? | a bottle in a bin, a sorting belt, shredded flakes, melted pellets, a new bottle
humans?, people, life | a baby, a child, a young adult, a grown person, an old person
`;

/** words | steps in their order */
const PROCESSES = `
honey | a bee on a flower, a bee flying home with full pollen baskets, bees passing nectar, wax cells being sealed, a jar of honey
chocolate | a pod on a cacao tree, beans drying in the sun, beans in a roaster, a smooth melted mass, a finished bar
coffee | red cherries on a branch, green beans, a roaster, ground coffee, a steaming cup
bread, sourdough | a field of wheat, a sack of flour, dough in a bowl, a loaf in an oven, a sliced loaf
wine | grapes on a vine, crushed grapes in a vat, oak barrels, a filled glass
beer | barley in a field, a copper kettle, a fermenting tank, a full glass
cheese | a cow in a meadow, milk in a vat, cut curds, wheels on a shelf
paper | a felled log, wood chips, a vat of pulp, a wide roller, a stack of sheets
silk | a silkworm on a leaf, a cocoon, threads on a reel, a folded cloth
glass | white sand, a glowing furnace, a gather of glass on a pipe, a finished vase
photosynthesis | the sun, light on a leaf, water drawn up by the roots, air entering the leaf, sugar stored
digest(?:ion|ive) | a mouth, the gullet, the stomach, the folded gut
pollination | a bee on one flower, pollen on its legs, the bee on a second flower, a fruit
(?:human )?evolution | a small tree-living primate, a walking ape, a figure with a stone tool, a hunter with a spear, a modern human
electricity | a wind turbine, a transformer, a line of pylons, a house, a lit bulb
rainbows? | a ray of sun, one drop, the ray bent inside it, a fan of colours
tea | a tea bush, withering leaves on a tray, rolled dark leaves, a teapot, a cup
origami, paper (?:crane|boat|plane) | a square sheet, a first diagonal fold, a smaller square, a kite shape, the finished figure
(?:pour[- ]?over |coffee )*brewing(?! methods) | beans, a grinder, a filter cone over a jug, a pouring kettle, a full cup
pizza | a ball of dough, a stretched round, tomato and cheese, a hot oven, a sliced pizza
plant(?:ing)? an? tree | a hole and a spade, a sapling with its root ball, the sapling set upright, soil pressed down, a watering can
compost\\w* | kitchen scraps, a heap of leaves, worms in dark soil, a sprouting plant
snowm[ae]n | fresh snow and a mitten, a large rolled ball, a second ball set on it, a third ball with a face, a snowman with hat and scarf
lemonade | cut lemons, a juicer, sugar in a spoon, water and ice, a full jug
cakes?, cookies?, pancakes? | flour and eggs, a bowl and a whisk, batter in a tin, an oven, the finished bake
`;

/** words | parts that are seen in it */
const PARTS = `
plant cells? | a thick green outer wall, a thin membrane inside it, one large pale vacuole, a round nucleus, oval green chloroplasts, small bean-shaped mitochondria
animal cells?, human cells?, cells? | a thin outer membrane, a round nucleus with a dark centre, folded sheets around it, bean-shaped mitochondria, small round vesicles
bacteri(?:a|um) | a rod-shaped wall, a coil of DNA, fine hairs, one long tail
virus(?:es)? | a round shell, spikes all around it, a coiled strand inside
neurons?, nerve cells? | a star-shaped body with branches, a long axon in pale sleeves, branched endings
atoms? | a nucleus of packed balls, rings around it, small electrons on the rings
dna | two twisted strands, coloured rungs in pairs
volcano(?:e?s)? | a red magma chamber deep below, one vertical vent, a branching side vent, layers of ash and lava, a smoking crater
earth, planet, earth['’]s (?:core|layers) | a thin crust, a thick red mantle, an orange outer core, a bright inner core
(?:human )?hearts? | four chambers, the valves between them, the arched aorta, arteries in red, veins in blue
(?:human )?eyes?, eyeball | a clear cornea, a coloured iris, the lens, the retina along the back, the optic nerve
ears? | the outer ear, the canal, the drum, three small bones, the coiled cochlea
tooth, teeth | hard enamel, yellow dentine, red pulp, two roots in the jaw
skin | a thin outer layer, a thick layer with hair roots, fat below, fine blood vessels
brains? | folded lobes in separate colours, the small cerebellum, the stem
lungs? | two lobes, the branching airways, tiny sacs at their ends
flowers?, lily, tulip | petals, a ring of stamens, the pistil in the middle, the ovary with seeds
lea(?:f|ves) | a clear upper skin, tall green cells, a spongy layer, pores below
trees?, tree trunks? | bark, pale sapwood, dark heartwood, rings around a centre
seeds? | a thin coat, two seed leaves, a small curled sprout
mushrooms? | a round cap, gills beneath it, a ring on the stem, threads in the soil
eggs? | a shell, a thin membrane, clear white, a round yolk
apples?, fruits? | red skin, pale flesh, a core with seeds, a short stem
soil, ground | dark topsoil with roots, brown subsoil, broken stones, solid rock
oceans?, sea | a sunlit surface, a dim twilight zone, a black deep, a muddy floor
frogs? | the heart, two lungs, a large liver, the coiled gut, long leg bones
fish(?:es)? | the gills, a row of spine bones, the swim bladder, the gut
bees?, insects?, ants? | the head with feelers, the chest with six legs, the striped abdomen, veined wings
bee ?hives? | hanging frames of wax comb, bees on every frame, the queen below, a small entrance
ant ?(?:nests?|hills?|farms?) | a mound with an entrance, every chamber and passage below it, a chamber of eggs, a food store, the queen deep below
(?:combustion |car |jet )?engines? | pistons in cylinders, a crankshaft below, valves above, belts at the front
bicycles?, bikes? | the frame, two spoked wheels, the chain and cogs, handlebars, brakes
guitars? | the tuning pegs, a long fretted neck, the sound hole, the bridge, braces inside the body
cameras? | stacked lens elements, a shutter, a mirror, the sensor
(?:mechanical )?watch(?:es)?, clocks? | a mainspring in its barrel, a train of toothed wheels, a balance wheel, the dial with its hands
rockets? | a pointed capsule, two large tanks, pipes between them, flared engines
pyramids? | stepped stone courses, a rising gallery, a chamber at the centre, a descending shaft
submarines? | a control room, bunks, a galley, an engine room, a torpedo room
castles? | a great hall, a kitchen, stairs in the towers, a dungeon below, a chapel
(?:pirate|sailing|wooden|tall|viking) ships?, galleons? | a captain's cabin at the stern, hammocks between the guns, a galley with a stove, a hold of barrels and chests
(?:cruise |cargo )?ships? | a wheelhouse, cabins, a galley, a cargo hold, an engine room
bakery, bakeries | a shop with shelves of loaves, a counter, a kneading table, a brick oven, a flour store
houses?, dollhouse, apartment\\w* | an attic, bedrooms, a bathroom, a kitchen, a living room, a cellar
tree ?houses? | rooms at several heights, a spiral stair, a rope bridge, a bucket on a line
burgers?, hamburgers? | a seeded bun, lettuce, tomato, melted cheese, a patty, the lower bun
sandwich(?:es)? | two slices of bread, lettuce, cheese, ham, tomato
cakes? | sponge layers, cream between them, a thin coat of icing
solar system | the sun, four small rocky planets, a belt of stones, four giant planets
`;

/** words | what an overview of it shows side by side */
const TOPICS = `
coffee brewing methods, (?:ways|methods) to (?:make|brew) coffee, coffee | a French press, a moka pot, a filter cone on a jug, an espresso machine, a cold brew bottle
tea, types of tea | green leaves, black leaves, a small clay pot, a glass pot, a porcelain cup
clouds?, cloud types | thin high streaks, a fish-scale sky, heaped white clouds, a flat grey sheet, a tall storm cloud
sleep, better sleep, insomnia | a moon over a bed, a phone switched off, a dim lamp, a cup of herbal tea, an open window
healthy eating, nutrition, food groups, diet | a bowl of vegetables, whole grains, fruit, fish and beans, a glass of water
water, hydration | a tap, a filled glass, a bottle, a water drop, a cucumber
recycling, waste | a bin for paper, a bin for glass, a bin for plastic, a compost heap
climate change, global warming | a melting ice floe, a rising sea at a house, a dry cracked field, a chimney, a wind turbine
exercise, fitness, workout, yoga | a running figure, a figure in a plank, a dumbbell, a rolled mat, a bottle of water
houseplants?, plant care | a watering can, a sunny window, a pot with a drainage hole, a spray bottle, a pair of scissors
dog training, dogs, puppy | a sitting dog, a treat in a hand, a lead, a basket, a ball
cats? | a cat on a windowsill, a scratching post, a bowl, a brush, a litter tray
bees, pollinators | a honey bee, a bumblebee, a butterfly, a hoverfly, a flowering meadow
dinosaurs? | a long-necked plant eater, a two-legged hunter, a three-horned plant eater, a flying reptile, an armoured plant eater
planets?, solar system | a small grey planet, a blue planet, a red planet, a giant with bands, a giant with rings
mental health, stress, self[- ]care | a head with a tangled line, a bath, a walk under trees, two people talking, a notebook
wine, wine types | a red glass, a white glass, a rosé glass, a sparkling flute, a bunch of grapes
bread | a flat bread, a round loaf, a baguette, a braided loaf, a dark rye
`;

/** Which sort of items is asked for. */
export type ItemSort = 'cycle' | 'process' | 'parts' | 'topic';

type Listed = readonly (readonly [words: RegExp, items: readonly string[]])[];

const tableOf = (rows: string): Listed =>
  rowsOf(rows, 2).map(([words, items]) => [
    new RegExp(`(?<![\\p{L}-])(?:${listOf(words).join('|')})(?![\\p{L}-])`, 'iu'),
    listOf(textOf(items)),
  ]);

const tables = new Map<string, Listed>();
const SOURCES: ReadonlyMap<string, string> = new Map([
  ['cycle', CYCLES],
  ['process', PROCESSES],
  ['parts', PARTS],
  ['topic', TOPICS],
]);

/** What follows the name of what is cut open. */
const BEHIND_HEAD = /(?:,| (?:with|of|in|on|at|from|cut|showing|where|and|for|under)(?= )).*$/isu;

/** What a cycle, a process or a thing that is cut open consists of; none where no row knows it. */
export function itemsFor(sort: ItemSort, words: string): readonly string[] {
  const table = tables.get(sort) ?? tableOf(SOURCES.get(sort) ?? '');
  tables.set(sort, table);
  // 'a submarine kitchen' is cut open as a kitchen.
  const text = sort === 'parts' ? words.replace(BEHIND_HEAD, '').trim() : words;
  // 'the water cycle of a forest' is the water's: the first word decides, and of several at it the longest.
  const [first] = table
    .flatMap(([names, items]) => {
      const found = names.exec(text);
      const isHead = sort !== 'parts' || (found && found.index + found[0].length === text.length);
      return found && isHead ? [{ items, at: found.index, length: found[0].length }] : [];
    })
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return first?.items ?? [];
}
