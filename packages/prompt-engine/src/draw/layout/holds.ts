import type { Hold } from '../silhouettes/people/pose.ts';

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

/** How a thing is held: how tall it is beside a person of 100, by which hands, where, and how it is turned. */
interface Grip {
  readonly tall: number;
  readonly hold: Hold;
  /** Where the hand is on it: 0 at its foot, 1 at its top. */
  readonly at: number;
  readonly turn: number;
  /** Whether one end of it is put to what is worked on. */
  readonly isTool?: boolean;
}

/** ids; height; hold; where; turn; 1 for a tool that points to its work. */
const ROWS = `
umbrella; 60; pole; 0.06; 0
book book-stack; 12; read; 0.2; 0
newspaper map poster hay-bale; 20; read; 0.35; 0
paper letter playing-cards; 12; read; 0.3; 0
phone; 9; show; 0.2; 0
camera; 9; mouth; 0.3; 0
laptop typewriter radio television; 15; show; 0.05; 0
cup mug bowl; 10; show; 0.15; 0
glass can jar perfume; 11; show; 0.3; 0
wine-glass cocktail beer-mug; 12; show; 0.4; 0
bottle vase; 17; show; 0.4; 0
teapot kettle; 13; show; 0.5; 0
meal plate cake pie pancakes pizza steak salad pasta sushi roast fruit-bowl vegetables bread; 9; show; 0.02; 0
flower rose tulip daisy feather poppy dandelion daffodil orchid; 24; show; 0.25; 12
sunflower; 40; show; 0.3; 10
bouquet; 22; show; 0.25; 8
balloon; 66; show; 0.02; 20
kite; 70; raise; 0.02; 0
sword mace; 50; show; 0.12; 24
axe hammer; 26; show; 0.12; 14; 1
bow; 52; show; 0.5; 0
spear; 104; pole; 0.5; 0
shield; 34; show; 0.5; 0
gun; 9; show; 0.3; 0
vacuum-cleaner; 58; work; 0.86; 0
broom; 82; sweep; 0.62; -26
ladder; 96; show; 0.6; 90
rope; 18; carry; 0.9; 0
anchor; 34; carry; 0.9; 0
net; 50; work; 0.86; 0
knitting; 15; read; 0.6; 0
needle-thread; 9; read; 0.6; 0
stick; 56; clasp; 0.96; -6
basket; 15; carry; 0.94; 0
bucket watering-can lantern; 20; carry; 0.94; 0
suitcase; 26; carry; 0.97; 0
bag backpack; 22; carry; 0.95; 0
torch; 32; pole; 0.2; 8
flashlight; 11; show; 0.3; 74
shoe boot sock glove high-heel rolling-pin; 6; work; 0.3; 0
candle; 14; show; 0.1; 0
guitar electric-guitar; 74; strum; 0.42; 62
violin; 40; chin; 0.86; 78
flute; 5; mouth; 0.5; 0
pipe; 13; mouth; 0.1; 0
trumpet; 12; mouth; 0.5; 0
saxophone; 34; work; 0.5; 0
tray; 15; meet; 0.02; 0
skipping-rope; 118; wide; 0.44; 0
dumbbell; 8; raise; 0.5; 0
barbell; 22; cheer; 0.5; 0
frying-pan; 6; show; 0.5; 0
lollipop magnifying-glass cotton-candy chopsticks fork whisk toothbrush; 15; show; 0.2; 8; 1
popcorn fries taco trophy game-controller crystal-ball tablet snow-globe maracas tambourine pinwheel slingshot; 15; show; 0.1; 0
hair-dryer drill syringe; 13; show; 0.2; 0
golf-club; 50; work; 0.9; 0
crutches; 76; pole; 0.6; 0
yoga-mat pillow; 14; show; 0.2; 0
microphone; 14; mouth; 0.25; 0
spoon; 25; show; 0.1; 20; 1
knife; 17; show; 0.25; 20; 1
brush; 17; show; 0.25; -40; 1
wand; 24; show; 0.1; 24; 1
spade; 52; work; 0.7; -12; 1
puff; 12; carry; 0.5; 24
rod; 100; work; 0.08; 44
bubbles; 26; mouth; 0.1; 20
accordion; 24; work; 0.5; 0
cello; 78; bowed; 0.55; -6
frisbee; 6; show; 0.5; 0
biscuit; 4; give; 0.4; 0
fire; 26; show; 0.02; 78
drum; 26; work; 0.9; 0
harp; 72; strum; 0.5; 0
ball plain-ball; 13; show; 0.3; 0
racket baseball-bat; 40; raise; 0.1; 24
skateboard; 12; carry; 0.5; 0
surfboard; 92; pole; 0.55; 0
skis; 92; pole; 0.6; 0
teddy doll rabbit gift box parcel; 20; show; 0.2; 0
cat dog fox koala monkey dachshund corgi pug poodle husky hamster; 32; show; 0.3; 0
baby; 31; read; 0.5; -58
child person; 66; read; 0.5; -84
bird parrot owl eagle crow pigeon chicken duck goose; 22; show; 0.05; 0
flag; 76; pole; 0.2; 6
sign; 42; read; 0.66; 0
pen pencil paintbrush screwdriver match flight-arrow thermometer; 13; work; 0.7; 30; 1
scissors spanner key; 13; work; 0.1; 30; 1
saw; 13; work; 0.1; 30
palette mask record-player; 13; show; 0.4; 0
telescope; 12; mouth; 0.3; 0
ice-cream; 13; show; 0.2; 0
fish; 14; show; 0.5; 0
spray; 44; carry; 0.9; 0
stream; 12; show; 1; 0
easel; 88; work; 0.6; 0
drumstick pretzel macaron gingerbread-man candy-cane candy milkshake bubble-tea takeaway-cup champagne-flute ice-cream-cup; 12; show; 0.12; 0
baguette; 10; carry; 0.5; 40
greeting-card calculator remote clipboard; 14; read; 0.3; 0
drone game-console wedding-cake layer-cake gingerbread-house nest desk-globe pinata; 20; show; 0.05; 0
pump-bottle thermos tube cream-jar wallet honey-jar crisps-bag pouch bomb bauble origami-crane medal; 11; show; 0.2; 0
paper-plane boomerang yo-yo; 8; raise; 0.4; 0
scythe; 84; pole; 0.5; 0
bagpipes; 32; work; 0.5; 0
`;

const GRIPS: ReadonlyMap<string, Grip> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [ids = '', tall, hold = 'show', at, turn, isTool] = row.split('; ');
      const grip: Grip = {
        tall: Number(tall),
        hold: hold as Hold, // the row's own word
        at: Number(at),
        turn: Number(turn),
        isTool: isTool !== undefined,
      };
      return ids.split(' ').map((id): [string, Grip] => [id, grip]);
    }),
);

const PLAIN: Grip = { tall: 14, hold: 'show', at: 0.15, turn: 0 };

/** How a drawing is held, whatever its variant after a colon; small and shown in one hand where no row has it. */
export const gripOf = (drawing: string): Grip => GRIPS.get(drawing.split(':')[0] ?? '') ?? PLAIN;

/** From the hand to the end that a tool works with, beside a person of 100; less than 0 where that is its foot. */
export function toolOf(drawing: string): number {
  const { tall, at, isTool } = gripOf(drawing);
  return isTool ? tall * (at < 0.5 ? 0.95 - at : -at) : 0;
}

/** What is worn, by where on the body: height beside a person of 100, and where its middle is. */
export interface Wear {
  readonly tall: number;
  readonly on: 'head' | 'eyes' | 'face' | 'neck' | 'chest' | 'back' | 'feet' | 'hip';
}

const WORN: Readonly<Record<string, Wear>> = {
  hat: { tall: 11, on: 'head' },
  helmet: { tall: 12, on: 'head' },
  crown: { tall: 8, on: 'head' },
  headphones: { tall: 15, on: 'face' },
  glasses: { tall: 3.6, on: 'eyes' },
  mask: { tall: 12, on: 'face' },
  necklace: { tall: 11, on: 'neck' },
  backpack: { tall: 30, on: 'back' },
  bag: { tall: 18, on: 'hip' },
  watch: { tall: 4, on: 'hip' },
  flower: { tall: 7, on: 'head' },
  shoe: { tall: 5, on: 'feet' },
  boot: { tall: 9, on: 'feet' },
  scarf: { tall: 19, on: 'neck' },
  stethoscope: { tall: 26, on: 'neck' },
  medal: { tall: 22, on: 'neck' },
  'ribbon-bow': { tall: 8, on: 'neck' },
  tie: { tall: 20, on: 'neck' },
  'bow-tie': { tall: 6, on: 'neck' },
  'top-hat': { tall: 13, on: 'head' },
  'party-hat': { tall: 14, on: 'head' },
  cap: { tall: 9, on: 'head' },
  'cowboy-hat': { tall: 10, on: 'head' },
};

/** Where on the body a drawing is worn and how tall it is there; undefined for what nobody wears. */
export const wornOn = (drawing: string): Wear | undefined => own(WORN, drawing);

/** Where one sits on it or stands on it: a share of its height, and how far across from its middle. */
interface Seat {
  readonly up: number;
  readonly aside: number;
  readonly astride?: 'riding' | 'cycling' | 'sitting' | 'climbing';
  /** One rides it standing. */
  readonly stood?: true;
}

const SEATS: Readonly<Record<string, Seat>> = {
  branch: { up: 0.4, aside: 0 },
  horse: { up: 0.68, aside: -0.02, astride: 'riding' },
  unicorn: { up: 0.62, aside: -0.02, astride: 'riding' },
  donkey: { up: 0.68, aside: -0.04, astride: 'riding' },
  zebra: { up: 0.68, aside: -0.02, astride: 'riding' },
  camel: { up: 0.8, aside: -0.05, astride: 'riding' },
  elephant: { up: 0.92, aside: 0, astride: 'riding' },
  cow: { up: 0.78, aside: -0.02, astride: 'riding' },
  bull: { up: 0.78, aside: -0.02, astride: 'riding' },
  dragon: { up: 0.5, aside: 0.06, astride: 'riding' },
  lion: { up: 0.62, aside: -0.06, astride: 'riding' },
  tiger: { up: 0.62, aside: -0.06, astride: 'riding' },
  bear: { up: 0.84, aside: -0.1, astride: 'riding' },
  llama: { up: 0.52, aside: -0.08, astride: 'riding' },
  ostrich: { up: 0.55, aside: -0.05, astride: 'riding' },
  giraffe: { up: 0.55, aside: -0.2, astride: 'riding' },
  orca: { up: 0.7, aside: 0, astride: 'sitting' },
  whale: { up: 0.8, aside: 0, astride: 'sitting' },
  turtle: { up: 0.9, aside: -0.05, astride: 'sitting' },
  bicycle: { up: 0.86, aside: -0.1, astride: 'cycling' },
  motorbike: { up: 0.7, aside: -0.1, astride: 'cycling' },
  scooter: { up: 0.56, aside: -0.14, astride: 'cycling' },
  dinosaur: { up: 0.62, aside: -0.06, astride: 'riding' },
  'potted-plant': { up: 0.62, aside: 0.1 },
  broom: { up: 0.5, aside: 0, astride: 'sitting' },
  hammock: { up: 0.34, aside: 0 },
  person: { up: 0.83, aside: -0.16, astride: 'riding' },
  tree: { up: 0.62, aside: 0.2 },
  eagle: { up: 0.4, aside: 0, astride: 'riding' },
  house: { up: 0.82, aside: 0 },
  ladder: { up: 0.3, aside: -0.2 },
  cliff: { up: 0.5, aside: -0.42, astride: 'climbing' },
  wave: { up: 0.3, aside: -0.16 },
  plate: { up: 0.5, aside: 0 },
  'cutting-board': { up: 0.5, aside: 0 },
  floe: { up: 0.7, aside: 0 },
  cake: { up: 0.6, aside: 0 },
  'cake-slice': { up: 0.8, aside: 0 },
  rug: { up: 0.4, aside: 0 },
  viaduct: { up: 0.985, aside: 0 },
  bridge: { up: 0.28, aside: 0 },
  chair: { up: 0.46, aside: 0.02 },
  'rocking-chair': { up: 0.46, aside: -0.16 },
  'high-chair': { up: 0.5, aside: 0 },
  armchair: { up: 0.42, aside: 0.02 },
  sofa: { up: 0.42, aside: 0 },
  bench: { up: 0.5, aside: 0 },
  bed: { up: 0.46, aside: 0 },
  toilet: { up: 0.5, aside: 0.05 },
  bath: { up: 0.4, aside: 0 },
  rock: { up: 0.86, aside: 0 },
  stairs: { up: 0.5, aside: 0 },
  wall: { up: 1, aside: 0 },
  boat: { up: 0.3, aside: 0 },
  canoe: { up: 0.5, aside: 0 },
  sleigh: { up: 0.5, aside: 0 },
  carriage: { up: 0.6, aside: 0 },
  skateboard: { up: 0.95, aside: 0, stood: true },
  surfboard: { up: 0.7, aside: 0, stood: true },
  skis: { up: 0.3, aside: 0, stood: true },
  moon: { up: 0.5, aside: 0 },
  crescent: { up: 0.12, aside: 0.06 },
  hoop: { up: 0.22, aside: -0.66 },
  wheelchair: { up: 0.48, aside: -0.08 },
  swing: { up: 0.14, aside: 0 },
  throne: { up: 0.36, aside: 0 },
  slope: { up: 0.5, aside: 0 },
  slide: { up: 0.42, aside: 0.14 },
};

/** Where one is on a drawing, whatever its variant after a colon; on top of it where it has no seat of its own. */
export const seatOf = (drawing: string): Seat =>
  own(SEATS, drawing.split(':')[0]?.replace('child', 'person') ?? '') ?? { up: 0.97, aside: 0 };
/** Whether a drawing gives whoever is on it a pose: a mount, a bicycle, a cliff to climb. */
export const isRidden = (drawing: string): boolean => own(SEATS, drawing)?.astride !== undefined;

/** The window of a vehicle or house through which one sees who is in it: middle and size, shares of its box. */
const WINDOWS: Readonly<Record<string, readonly [x: number, y: number, wide: number, tall: number]>> = {
  car: [0.06, 0.76, 0.2, 0.25],
  'vintage-car': [0.06, 0.76, 0.2, 0.25],
  'sports-car': [0.06, 0.76, 0.2, 0.25],
  taxi: [0.06, 0.76, 0.2, 0.25],
  van: [0.36, 0.7, 0.12, 0.28],
  bus: [0.36, 0.7, 0.12, 0.28],
  tram: [0.2, 0.66, 0.12, 0.28],
  truck: [0.36, 0.72, 0.12, 0.24],
  train: [-0.2, 0.7, 0.12, 0.24],
  tractor: [-0.16, 0.78, 0.3, 0.32],
  aeroplane: [0.36, 0.56, 0.07, 0.14],
  helicopter: [0.2, 0.5, 0.16, 0.36],
  rocket: [0, 0.64, 0.3, 0.16],
  spaceship: [0.1, 0.6, 0.2, 0.3],
  canvas: [0, 0.5, 0.86, 0.8],
  board: [0, 0.65, 0.9, 0.56],
  window: [0, 0.5, 0.8, 0.8],
  mirror: [0, 0.58, 0.56, 0.6],
  submarine: [0.06, 0.36, 0.1, 0.24],
};

/**
 * Where one sees who is in a drawing: the window's middle (x from that of the box, y up from its foot), width and
 * height, in shares of the box; undefined where it has none.
 */
export const windowOf = (drawing: string) => own(WINDOWS, drawing);
