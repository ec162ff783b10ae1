import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { drawingNamed } from './named.ts';
import { standInFor } from './stand-ins.ts';

/** Heights beside a person, by the size of a row. */
const SCALE: readonly (readonly [trait: string, scale: number])[] = [
  ['tiny', 0.05],
  ['hand', 0.14],
  ['table', 0.3],
  ['person', 1],
  ['large', 1.2],
  ['huge', 2.4],
  ['vast', 4],
];

/*
 * How tall things stand beside a grown person, where a drawing shows one thing of one size: a row's size says how
 * large it is, which for what is long or lies low is not how tall.
 */
const HEIGHTS = `
0.05 watch ring necklace earrings acorn key dice lipstick bow-tie compass bone
0.07 mug phone soap avocado onion potato cupcake doughnut burger taco toy-car toy-train shell starfish leaf
0.09 can jar perfume crystal-ball snow-globe playing-cards tablet camera pear chick hummingbird
0.12 pineapple microphone hair-dryer drill gun dumbbell cap hat cowboy-hat top-hat helmet trumpet radio typewriter rotary-phone toaster record-player bat lobster seahorse
0.15 boot flower-pot saw blocks paper-stack piggy-bank seagull puffin fish-bowl rope
0.2 microwave bucket watering-can bag trophy book-stack birdhouse sewing-machine microscope toucan yoga-mat
0.26 espresso-machine doll lamp tulip rose bouquet
0.3 aquarium backpack violin accordion barbell jellyfish manta
0.36 potted-plant television axe turkey koala sloth monkey octopus pelican coffin
0.4 drum anvil traffic-cone saxophone racket shield baseball-bat trampoline
0.45 jacket trousers hay-bale
0.75 dress
0.5 balloon kite umbrella barrel safe cage ironing-board fire-hydrant heron fan golf-club sword fence
0.6 spade post gravestone cannon flamingo mailbox bush
0.7 cello bow harp easel crutches punching-bag
0.8 broom mirror window convertible telescope sunflower
0.95 skis arcade-machine petrol-pump pickup mannequin scarecrow
1.15 ladder grandfather-clock wardrobe statue stairs spear wall gate
1.5 bus-stop excavator greenhouse gazebo
1.8 carousel street-lamp traffic-light treehouse sailboat ferry
0.03 golf-ball ping-pong-ball table-tennis-ball snooker-ball
0.05 tennis-ball baseball cricket-ball billiard-ball snowball
0.16 football basketball volleyball bowling-ball
0.25 beach-ball
0.035 plate saucer
0.05 timber
0.3 sack
0.5 deckchair
0.8 pony
0.6 foal
0.9 bunk-bed
0.8 mop
0.04 rug puddle lily-pad
0.05 croissant banana sandwich hot-dog biscuit
0.05 bee butterfly ladybird ant beetle spider dragonfly snail caterpillar worm
0.08 frisbee
0.1 cheese bread pie fruit-bowl bowl noodles soup pasta rice book laptop teapot
0.18 jug wine-glass cocktail bottle vase
0.06 footprint
1.05 blackboard whiteboard chalkboard
0.35 box wagon treasure-chest crocodile paper-lantern
0.7 tennis-net goal
0.09 mouse frog egg apple candle cup
0.11 clock ice-cream lantern kettle plain-ball
0.16 bird pigeon crow parrot squirrel hedgehog rubber-duck shoe ball skateboard pizza
0.07 dough clay lemon orange tomato cherry strawberry grapes bacon
0.5 speaker
0.42 wheelbarrow
0.5 hive
0.75 target
0.6 shopping-cart lawnmower vacuum-cleaner
0.16 tray
0.13 basket
0.25 duck chicken rooster goose rabbit owl crab turtle
0.3 cat cake campfire raccoon otter teddy suitcase guitar
0.4 game-table shirt
0.4 fireplace
0.6 hammock bubbles
0.55 wheelchair
0.33 net
0.5 shark dolphin fire mound cauldron big-cat
0.45 dog fox pumpkin swan peacock penguin eagle sink table desk bench
0.55 bed sofa chair armchair sheep pig goat wolf toilet bath fountain
0.62 pram bicycle scooter canoe boat rowing-boat motorbike washing-machine tiger leopard sleigh stove
0.8 throne
0.85 canvas robot gondola deer lion kangaroo car vintage-car sports-car taxi surfboard donkey panda gorilla
1 tuk-tuk cow bull bear zebra unicorn rhino llama seal shelf fridge piano hippo snowman
1.1 horse ostrich van ambulance door tractor phone-booth moose tent igloo
1.25 camel carriage stall
1.6 lamppost
1.5 swing longship
1.6 elephant bus tram truck fire-engine tank dragon dinosaur train helicopter
2 giraffe whale tree pine palm house cottage cabin shop barn bridge
0.025 screw iron-nail button pills safety-pin paper-clip push-pin wine-cork coffee-beans match battery usb-stick marbles hex-nut
0.05 earbuds candy marshmallow macaron walnuts almonds peanut olives peas berries eraser postage-stamp lighter plaster fly
0.06 honeycomb wallet butter fish-and-chips omelette fried-egg dumplings sausages meatballs spring-roll nachos skewer baguette stapler toy-brick yo-yo puzzle-cube paper-plane slug bauble gummy-bear whistle
0.08 hamster cream-jar eyeshadow pretzel cinnamon-roll lasagna oyster kiwi cucumber drumstick charger horseshoe magnet computer-mouse ruler scorpion mantis sponge adhesive-tape sea-urchin
0.04 flute frying-pan cutting-board keyboard chain lizard axolotl
0.1 cabbage pomegranate dragon-fruit coconut artichoke asparagus leek tube nail-polish mascara remote calculator origami-crane churros takeaway-cup beer-mug salt-shaker game-console robot-vacuum cassette clothes-hanger medal
0.14 milkshake bubble-tea champagne-flute honey-jar pudding ice-cream-cup gingerbread-man candy-cane greeting-card screwdriver tape-measure spinning-top pinwheel nest pine-cone eel thermometer tap
0.16 pump-bottle thermos pouch crisps-bag grater pepper-mill french-press corkscrew toilet-paper first-aid-kit roller-skate bomb magic-lamp clipboard metronome nesting-doll tambourine boomerang slingshot clownfish pufferfish
0.2 string-lights gingerbread-house layer-cake printer desk-globe nutcracker stethoscope poppy dandelion daffodil lotus hydrangea maracas capybara beaver armadillo
0.2 chihuahua yorkshire-terrier maltese shih-tzu
0.62 great-dane saint-bernard irish-wolfhound newfoundland-dog
0.26 blender stand-mixer cash-register drone bowling-pin chameleon dreamcatcher squid dachshund corgi pug orchid flight-arrow
0.3 fire-extinguisher bonsai anteater coral sea-anemone swimsuit log tree-stump
0.4 wedding-cake wheat-sheaf pinata bagpipes electric-guitar radiator mace
0.45 husky poodle rocking-horse solar-panel
0.3 paper-bag
1 mural-wall silk-thread fire-pole
0.14 yarn-ball taut-rope foam bare-tray bare-nest upturned-hat
0.5 guitar-case trestles yard-steps
2.4 tree-trunk
0.55 menu-board pedestal high-chair spider-web
0.6 drum-kit apron gong grill jet-ski snowmobile quad-bike
0.75 tripod parking-meter cat-tree well seesaw
0.9 scythe jeep griffin
1.1 vending-machine forklift satellite-dish catapult
1.2 brick-oven caravan centaur cable-car pterodactyl
1.5 bamboo waterwheel fighter-jet tepee garbage-truck cement-mixer
2 double-decker telephone-pole stone-arch willow orca
3 wind-turbine circus-tent
0.03 bottle-cap domino-tiles ticket laser-dot red-dot
0.1 latte-cup flaming-pan
0.42 domino-table
0.07 bagel toast passport rubber-stamp pliers cow-bell
0.14 notebook shaker dustpan chisel welder binoculars megaphone
0.16 handbag briefcase chainsaw trumpet-long
0.22 feather-duster squeegee paint-roller crowbar life-jacket sled picnic-rug
0.3 crate disco-ball saddle lawn-shears stretcher
0.42 plough tuba banjo handcart
0.55 pickaxe bar-stool crib hula-hoop unicycle buoy
0.6 cross dumpster blanket-fort jackhammer
0.8 rake pitchfork hoe jukebox pinball-machine bird-table
1.2 parachute
`;

const HEIGHT_OF: ReadonlyMap<string, number> = new Map(
  HEIGHTS.trim()
    .split('\n')
    .flatMap((row) => {
      const [height, ...ids] = row.split(' ');
      return ids.map((id) => [id, Number(height)] as const);
    }),
);

const ELDERS = sifted(
  /^(?:great-)?grand(?:ma|pa|mother|father|mum|dad|parent)|^(?:granny|nan|elder|pensioner)/,
);
const YOUNGSTERS = sifted(/\b(?:girls?|boys?|kids?|children|toddlers?|pupils|schoolchildren|kindergarten)\b/);
const AGED = sifted(/\b(?:old|elderly|aged|retired|ageing)\b/);

/** How old one looks: as the words say, or as the noun does. */
export function ageOf({ age, kind, name, words, row }: Member): NonNullable<Figure['age']> {
  if (age) return age;
  if (kind === 'child' || kind === 'baby') return kind;
  if (row?.drawing === 'child' || row?.drawing === 'baby') return row.drawing;
  if (kind === 'group' && YOUNGSTERS.test(name)) return 'child';
  return ELDERS.test(name) || (isPeople(kind) && AGED.test(words)) ? 'old' : 'adult';
}

const SIZED = sifted(/^(?:giant|gigantic|colossal|enormous|tiny|miniature|minuscule)$/);
const SCALE_BY_AGE: Partial<Record<string, number>> = { child: 0.7, baby: 0.35 };
export const YOUNG = sifted(
  /^(?:kitten|puppy|pup|foal|colt|filly|calf|lamb|cub|chick|duckling|gosling|fawn|piglet|cygnet|joey)s?$/,
);

/** The young of an animal, by the word before it. */
const BABY = sifted(/\bbaby (?!blue|pink|grand)/);

/** How tall a thing is beside a grown person, who is 1. */
export const scaleOfThing = (
  member: Pick<Member, 'name' | 'row' | 'kind' | 'adjectives'> & Partial<Pick<Member, 'words'>>,
): number => {
  const traits = member.row?.traits.words;
  const own = member.row?.drawing ?? '-';
  const known =
    HEIGHT_OF.get(member.name.replaceAll(' ', '-')) ??
    HEIGHT_OF.get(drawingNamed(member.name) ?? '') ??
    HEIGHT_OF.get(own === '-' ? standInFor(member) : own);
  // Glasses to see through are lower than those to drink from.
  if (own === 'glasses') return 0.03;
  // A giant is a giant, whatever it is drawn as.
  const isGiant = member.adjectives.some((word) => /^(?:giant|gigantic|colossal|enormous)$/.test(word));
  const isTiny = member.adjectives.some((word) => /^(?:tiny|miniature|minuscule)$/.test(word));
  const byTrait = SCALE.find(([trait]) => traits?.has(trait))?.[1] ?? (isBeing(member.kind) ? 0.8 : 0.4);
  const young = YOUNG.test(member.name) || BABY.test(member.words ?? '') ? 0.55 : 1;
  if (isTiny || /^toy /.test(member.name)) return Math.min(known ?? 0.12, isTiny ? 0.12 : 0.16);
  if (isGiant) return Math.max(2.4, byTrait);
  return (known ?? byTrait) * young;
};

/** What is called a model of a thing fits a hand, however large the thing is. */
const MODEL =
  /^(?:\w+ )?(?:model|toy|lego|origami) (?:\w+ )?(?:air)?(?:plane|craft|car|ship|boat|train|rocket|house|castle|bridge|tractor|truck|bus|helicopter|railway)s?$/i;

/** How tall a member of the cast is beside a grown person, who is 1. */
export const scaleOf = (member: Member): number => {
  if (MODEL.test(member.words) && !isBeing(member.kind)) return 0.18;
  const isSized = member.adjectives.some((word) => SIZED.test(word));
  return isPeople(member.kind) && !isSized
    ? /toddler/.test(member.name)
      ? 0.5
      : (SCALE_BY_AGE[ageOf(member)] ?? 1)
    : scaleOfThing(member);
};

/** A tenth is hardly seen, and five times is too much for a frame: drawn scales lie nearer together. */
export const drawnScale = (ratio: number): number => (ratio > 1 ? ratio ** 0.8 : ratio ** 0.86);
