import { addRooms } from '../../places/furnished.ts';
import { addPainters } from '../../places/painters.ts';
import type { PaintPlace } from '../../places/place-picture.ts';
import { addSets, packIdOfSet } from '../../places/sets.ts';
import { addDrawings } from '../catalogue.ts';
import { addCostumes, packIdOfCostume } from '../people/costume.ts';
import { addHats } from '../people/head.ts';
import { addWorn } from '../people/worn.ts';

/*
 * The tables of drawings by group, so that a browser fetches those alone that a picture asks for. A row: the pack,
 * then every drawing in it; a test holds the rows to the tables. What only sets stand on comes with them.
 */
const PACKS = `
animals | eagle owl heron penguin seagull puffin toucan pelican manta hummingbird fish whale octopus jellyfish butterfly bee bird bird-flying giraffe zebra unicorn moose big-cat tiger leopard panda gorilla hippo rhino camel llama kangaroo crocodile dinosaur sloth dachshund corgi husky poodle pug dragon robot teddy snowman rubber-duck pig goat bull chicken rooster turkey duck goose chick pigeon crow parrot flamingo swan peacock ostrich cat-sitting cat-walking cat-head dog dalmatian rabbit horse donkey turtle seal shark dolphin seahorse starfish crab lobster shell hamster beaver capybara chameleon armadillo shaken-drops scorpion slug fly mantis orca clownfish pufferfish squid eel pterodactyl anteater coral sea-urchin sea-anemone centaur griffin monkey koala raccoon otter squirrel mouse hedgehog bat snail snake axolotl lizard frog spider ant beetle ladybird dragonfly worm caterpillar alien monster fox wolf bear deer elephant lion cow sheep
food | grill brick-oven blender french-press grater stand-mixer corkscrew wine-cork salt-shaker pepper-mill baguette omelette fried-egg kettle can jar glass cupcake pie pancakes hot-dog sandwich croissant doughnut biscuit noodles soup rice pasta salad steak roast egg cheese chocolate cake plain-cake cake-slice burger pizza pizza-slice bread sushi ice-cream apple pear orange lemon fruit-bowl strawberry cherry grapes pineapple watermelon avocado banana carrot tomato pumpkin corn potato pepper vegetables microwave toaster frying-pan whisk string-lights spray stream rolling-pin hanging-lamp counter potters-wheel cutting-board espresso-machine fries taco burrito waffle lollipop cotton-candy popcorn broccoli onion eggplant fork bacon chopsticks tray puff drumstick sausages meatballs dumplings skewer spring-roll nachos lasagna oyster berries coconut kiwi pomegranate dragon-fruit cucumber cabbage artichoke asparagus leek peas olives walnuts almonds peanut butter fish-and-chips honeycomb hay-bale wheat wheat-sheaf pretzel cinnamon-roll churros macaron gingerbread-man gingerbread-house candy-cane candy marshmallow gummy-bear pudding milkshake bubble-tea takeaway-cup beer-mug champagne-flute ice-cream-cup honey-jar coffee-beans wedding-cake layer-cake cup mug teapot bowl plate plate-stack meal bottle jug perfume wine-glass cocktail vase candle
home | fire-pole paper-bag mural-wall silk-thread taut-rope bare-tray bare-nest upturned-hat foam yarn-ball guitar-case mop deckchair hanging-rope sack sewing-cloth open-shelf high-bar timber long-table sink-cabinet bunk-bed height-chart hoop-far hoop-near car-ramps berry-plant penalty-card flames-in-window tears mattress water-pipe paint-patch wall-scribble hand foot eye crowd skeleton footprint flashlight flying-broom pillow towel toothbrush razor hair-dryer vacuum-cleaner iron ironing-board wardrobe wreath snow-globe hammock aquarium birdhouse mailbox safe piggy-bank shower crystal-ball trophy earrings tie scarf crutches yoga-mat dumbbell barbell golf-club baseball-bat jack-o-lantern acorn anvil scarecrow armour ship-wheel aurora fireworks flower-arch clock lantern paper-lantern key chess-piece hourglass lightbulb skull ball plain-ball gift suitcase heart clothesline punching-bag pipe lily-pad bow-tie tyre puddle swaddled cliff table cage game-table goods desk bath sink toilet plank mound cauldron fish-bowl post spine shelf door window mirror curtain rug ship-in-bottle blanket fan stove fridge washing-machine bench basket box empty-bowl open-box lock coin coffin mannequin watch ring necklace camera book book-stack paper-stack phone laptop headphones guitar violin piano soap wallet belt pump-bottle tube cream-jar eyeshadow mascara nail-polish thermos swimsuit apron ribbon-bow pouch crisps-bag pedestal high-chair toilet-paper clothes-hanger sponge fire-extinguisher stethoscope thermometer pills first-aid-kit plaster match lighter radiator tap cat-tree puzzle-cube hamster-wheel umbrella backpack crown helmet boot shirt trousers sock glove mask feather bone egg-shell rock crystal diamond gravestone campfire fire taper smoke shoe high-heel dress jacket hat bag glasses chair rocking-chair armchair sofa lamp bed easel hearth chandelier party-hat board throne
outdoors | tree-trunk trestles yard-steps barrel-raft sales-stall house skyscraper castle lighthouse church pagoda windmill bridge temple barn greenhouse clock-tower colosseum stonehenge sphinx opera-house leaning-tower liberty taj cottage cabin palace mosque pyramid factory tower lattice-tower big-wheel viaduct tent igloo shop stall phone-booth gate wall ruin stairs fence statue fountain lamppost wind-turbine well waterwheel telephone-pole parking-meter stone-arch mountain-range tepee circus-tent poppy dandelion orchid daffodil lotus hydrangea bamboo bonsai willow log tree-stump pine-cone nest spider-web branch bough christmas-tree lavender flower lily sunflower grass leaf leaf-pile vine bush seaweed tree pine palm cactus bare-tree potted-plant tulip rose mushroom mountain volcano waterfall wave iceberg floe mesa island cave cloud rainbow lightning tornado sun moon crescent planet stars galaxy comet slope traffic-light traffic-cone shopping-cart excavator hive lawnmower wheelbarrow carousel roller-coaster gazebo slide trampoline street-lamp bus-stop petrol-pump sandcastle treehouse billboard police-car fire-hydrant cruise-ship submarine canoe spaceship satellite car convertible bus truck bicycle motorbike train pickup sailing-ship boat ferry aeroplane airship biplane hot-air-balloon rocket ufo helicopter sailboat gondola longship vintage-car sports-car taxi van ambulance fire-engine tractor scooter tram tank carriage wagon sleigh wheelchair pram tuk-tuk double-decker forklift jet-ski snowmobile quad-bike cable-car fighter-jet jeep garbage-truck cement-mixer caravan
tools | stick-dam chalk-marks marshmallow-stick dressmaker-dummy open-wardrobe flaming-pan latte-cup domino-table rake pitchfork hoe pickaxe chainsaw welder paint-roller squeegee pliers chisel rubber-stamp crowbar jackhammer shaker feather-duster dustpan megaphone binoculars lawn-shears trumpet-long tuba banjo bagel toast bottle-cap domino-tiles stretcher unicycle handcart crate briefcase handbag bar-stool sled hula-hoop parachute buoy life-jacket saddle cross jukebox pinball-machine dumpster disco-ball cow-bell plough crib bird-table notebook passport ticket blanket-fort picnic-rug speech-bubble arrow letters abstract-shape oar television microphone newspaper paper letter sign neon poster map logo chart flag lipstick earbuds drone computer-mouse remote printer game-console electric-guitar drum-kit robot-vacuum battery solar-panel satellite-dish cassette tripod vending-machine cash-register usb-stick charger yo-yo spinning-top toy-brick rocking-horse pinwheel seesaw slingshot boomerang pinata dreamcatcher bauble nutcracker marbles roller-skate bomb flight-arrow mace catapult magic-lamp bowling-pin gong maracas bagpipes tambourine metronome nesting-doll keyboard vinyl-record typewriter sewing-machine tablet game-controller arcade-machine speaker projector rotary-phone grandfather-clock compass drill syringe dna brain magnifying-glass saxophone top-hat cap wizard-hat santa-hat space-helmet cowboy-hat xylophone atom drum trumpet flute cello harp radio record-player accordion balloon kite doll toy-car toy-train blocks puzzle dice playing-cards bicycle-wheel racket skateboard flat-board surfboard skis frisbee target skipping-rope hoop goal goal-side tennis-net swing greeting-card ruler stapler paper-clip adhesive-tape calculator desk-globe paper-plane origami-crane postage-stamp clipboard eraser screwdriver screw iron-nail hex-nut chain tape-measure horseshoe magnet coil-spring button scythe balance-scales safety-pin push-pin medal whistle menu-board torch pen pencil paintbrush palette canvas scissors hammer spanner saw needle-thread knitting net hose rope ladder stick bell flower-pot bucket broom watering-can anchor crane telescope microscope flask gun sword shield bow axe spear cannon barrel gear machine knife spoon brush wand spade rod bubbles treasure-chest
`;

/** The pack of each drawing. */
const PACK_OF = new Map(
  PACKS.trim()
    .split('\n')
    .flatMap((row) => {
      const [pack = '', ids = ''] = row.split(' | ');
      return ids.split(' ').map((id) => [id, pack] as const);
    }),
);

interface Pack {
  readonly TABLES: readonly string[];
  /** Places that stand on its drawings. */
  readonly SETS?: readonly string[];
  /** Places that have a drawing of their own. */
  readonly PAINTERS?: Readonly<Record<string, PaintPlace>>;
  /** Rooms that are furnished with drawings. */
  readonly ROOMS?: readonly string[];
  /** Tables of costumes, their hats and what is worn over them. */
  readonly DRESS?: Readonly<Record<'costumes' | 'hats' | 'worn', readonly string[]>>;
}

const LOADERS = new Map<string, () => Promise<Pack>>([
  ['animals', () => import('./drawings-of-animals.ts')],
  ['food', () => import('./drawings-of-food.ts')],
  ['home', () => import('./drawings-of-home.ts')],
  ['outdoors', () => import('./drawings-of-outdoors.ts')],
  ['rooms', () => import('./drawings-of-rooms.ts')],
  ['sets', () => import('./drawings-of-sets.ts')],
  ['tools', () => import('./drawings-of-tools.ts')],
  ['trades', () => import('./drawings-of-trades.ts')],
]);

/** Every drawing that a pack holds. */
export const idsInPacks = (): string[] => [...PACK_OF.keys()];

/** What is asked for by its kind, whether or not its pack knows it: that is found when it has been fetched. */
const PACKS_OF_KIND: ReadonlyMap<string, readonly string[]> = new Map([
  [packIdOfSet(''), ['sets', 'rooms']],
  [packIdOfCostume(''), ['trades']],
]);

const fetched = new Set<string>();

/** The packs in which these are that were not fetched yet; an id that no pack holds asks for none. */
export const packsOf = (ids: readonly string[]): string[] => [
  ...new Set(
    ids
      .flatMap((id) => PACKS_OF_KIND.get(id.slice(0, id.indexOf(':') + 1)) ?? PACK_OF.get(id) ?? [])
      .filter((pack) => !fetched.has(pack)),
  ),
];

/** Adds what a pack holds to what can be drawn. */
export function addPack({ TABLES, SETS = [], ROOMS = [], PAINTERS = {}, DRESS }: Pack): void {
  addDrawings(TABLES);
  addPainters(PAINTERS);
  SETS.forEach(addSets);
  ROOMS.forEach(addRooms);
  if (!DRESS) return;
  DRESS.costumes.forEach(addCostumes);
  DRESS.hats.forEach(addHats);
  DRESS.worn.forEach(addWorn);
}

/** Fetches packs and adds their drawings to the catalogue. */
export async function loadPacks(packs: readonly string[]): Promise<void> {
  const loaded = await Promise.all(packs.map((pack) => LOADERS.get(pack)?.()));
  for (const pack of loaded) if (pack) addPack(pack);
  for (const pack of packs) fetched.add(pack);
}
