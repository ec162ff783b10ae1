import type { Scene } from '../read/scene.ts';
import type { Figure } from './stage.ts';
import { nounWithin } from './stage-nouns.ts';

/*
 * Drawings that a name asks for where its row has none, or only that of a wider family, and sights that everybody
 * knows by their outline.
 */

/**
 * drawing | names, in the singular. What is called as its drawing is needs no row but a mention; with a slash, and the
 * colour in which it is drawn, if any, after that, a drawing stands only for the names.
 */
const ROWS = `
microwave | microwave oven
toaster
frying-pan | frying pan, pan, skillet, wok
whisk
rolling-pin | rolling pin
cutting-board | cutting board, chopping board
espresso-machine | espresso machine, coffee machine, coffee maker
fries | french fries, chips, french fry, fry
taco
burrito | wrap, shawarma
waffle
lollipop | candy lollipop
cotton-candy | cotton candy, candy floss
popcorn | bucket of popcorn
broccoli | cauliflower
onion
garlic | garlic clove
eggplant | aubergine
fork
bacon
chopsticks | chopstick
tray
pillow | cushion
towel
soap | bar of soap
toothbrush
hair-dryer | hair dryer, hairdryer, hair drier
vacuum-cleaner | vacuum cleaner, vacuum, hoover
iron
ironing-board | ironing board
wardrobe | closet, armoire, cupboard
wreath | door wreath, christmas wreath
snow-globe | snow globe
hammock
aquarium | fish tank, aquarium tank
fish-bowl | fishbowl, goldfish bowl, fish bowl
birdhouse | bird house, birdfeeder, bird feeder
mailbox | letterbox, post box, postbox
safe | bank safe
piggy-bank | piggy bank
wallet
shower
crystal-ball | crystal ball
trophy | trophy cup
earrings | earring
tie | necktie
scarf
crutches | crutch
house | dollhouse, doll's house, dolls house
yoga-mat | yoga mat
dumbbell | dumbbells
barbell | weight, weights, barbells
golf-club | golf club
baseball-bat | baseball bat, cricket bat
jack-o-lantern | jack-o'-lantern, jack o lantern, jack o'lantern, carved pumpkin
pine-cone | pine cone, pinecone
acorn
anvil
scarecrow
armour | suit of armour, suit of armor, armor
ship-wheel | ship wheel, ship's wheel
fireworks | firework, firework display
remote | remote control, tv remote
keyboard | computer keyboard
vinyl-record | vinyl record, record, vinyl
typewriter
sewing-machine | sewing machine
tablet | ipad
game-controller | game controller, controller, joystick, gamepad
arcade-machine | arcade machine, arcade cabinet, pinball machine
speaker | loudspeaker
projector | film projector, movie projector
calculator
grandfather-clock | grandfather clock, longcase clock, pendulum clock
compass
drill | power drill
screwdriver
syringe | vaccine, injection, needle shot
stethoscope
atom
dna | dna strand, double helix
brain
xylophone
magnifying-glass | magnifying glass, loupe
saxophone | sax
cello | double bass
top-hat | top hat
cap | baseball cap
cowboy-hat | cowboy hat
traffic-light | traffic light, stoplight
fire-hydrant | fire hydrant, hydrant
parking-meter | parking meter
traffic-cone | traffic cone
shopping-cart | shopping cart, shopping trolley, trolley
excavator | digger, backhoe
bulldozer
wheelbarrow
carousel | merry-go-round
roller-coaster | roller coaster, rollercoaster
gazebo | pavilion, bandstand
slide
trampoline
street-lamp | street lamp, street light, streetlight, streetlamp, gas lamp
bus-stop | bus stop, bus shelter
petrol-pump | gas pump, petrol pump
sandcastle | sand castle
treehouse | tree house
billboard
police-car | police car, cop car
clock-tower | clock tower
bridge | suspension bridge
sphinx
cake | birthday candle
mound | pile of leaves, leaf pile, heap of leaves
rotary-phone | telephone, vintage telephone, old telephone, rotary phone, retro phone, landline, red vintage telephone
flask | beaker, test tube
flute | harmonica
ring | lifebuoy, life ring, rubber ring, pool float
ball/ | sports ball, soccer ball, beach ball, beachball
speaker | amplifier, guitar amp, amp, subwoofer, guitar amplifier, boombox, stereo
spear | magic staff, wizard staff, quarterstaff, bo staff, wooden staff, walking stick, ski pole, hiking pole, trekking pole, oar, paddle
sword | dagger, machete, sabre, katana
knife | kitchen knife, chef's knife, cleaver, butter knife, penknife
spade | hoe, trowel, garden trowel, pitchfork
broom | rake, garden rake, mop
spoon | ladle, wooden spoon, spatula
scissors | pliers, tongs
brush | makeup brush, paint roller
bucket | rubbish bin, trash can, bin, dustbin, garbage can, paint can
barrel | rain barrel, keg
frying-pan | wok, skillet, griddle
cauldron | saucepan, cooking pot, stockpot
bread | loaf, toast, loaf of bread
doughnut | bagel, donut
croissant | pasty, empanada, danish
pancakes | crepe, roti, tortilla, flatbread
apple | peach, nectarine, apricot
orange | mandarin, clementine, tangerine, grapefruit
lemon/green | lime
watermelon | melon, honeydew
tomato/navy | blueberry, bilberry
tomato/purple | plum, damson, fig
pear | mango, papaya
corn | corn on the cob, ear of corn
hot-dog | sausage, bratwurst
soup | stew, curry, chili
lollipop | candy cane
jar | honey jar, jam
paper | ticket, banknote, photograph, polaroid, postcard, photo
book | diary, calendar, notebook, folder, journal
suitcase | guitar case, violin case, instrument case, briefcase
box | crate, wooden crate, cardboard box, parcel
glasses/ | goggles, vr headset, swimming goggles
telescope | binoculars
chair | lounge chair, sun lounger, deckchair, stool
rocking-chair | rocking chair
viaduct | stone bridge, old stone bridge, arch bridge, railway bridge, old bridge, brick bridge
bench | pew, church pew
wardrobe | locker, filing cabinet, display case, bookcase, cabinet
desk | podium, lectern, chest of drawers, dresser, counter, reception desk
laptop | computer, old computer, gaming pc, retro computer
television | monitor, computer monitor, radar screen
cruise-ship | cargo ship, container ship, superyacht, warship, freighter, oil tanker
canoe | raft, kayak, dinghy
bicycle-wheel | tyre, tire, wheel, hamster wheel
ship-wheel | steering wheel
wreath | flower crown, laurel wreath, crown of flowers
trumpet | megaphone, bullhorn, tuba, trombone, french horn
piano | church organ, pipe organ, synthesizer, grand piano, upright piano
drum | bongo, tambourine, djembe, drum kit, drum set, snare
flute | clarinet, oboe, ocarina, recorder
xylophone | marimba, glockenspiel
guitar | banjo, ukulele, mandolin, electric guitar, bass guitar
campfire | bonfire
hearth | fireplace
mound | hay bale, haystack, straw bale
table | workbench, market stall table
pillow | beanbag, bean bag
flag | pennant
bear/white | polar bear
eagle/orange | phoenix
bird/yellow | chick, baby chick
duck/yellow | duckling, baby duck
string-lights | string light, fairy light, christmas light, festoon light, string of lights, bunting, garland, party garland, lantern string
sign | nameplate, placard
boot | wellies, wellington, rain boot
`;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [shown = '', names = ''] = row.split(' | ');
      const drawing = shown.replace(/\/.*/, '');
      const own = drawing === shown ? [drawing.replaceAll('-', ' '), drawing] : [];
      return [...own, ...names.split(', ')].map((name) => [name, shown] as const);
    }),
);

const named = (name: string): string[] => {
  const called = name.toLowerCase();
  const singular = called.replace(/(?:ies|(?<=sh|ch|x|to)es|s)$/, (end) => (end === 'ies' ? 'y' : ''));
  return (BY_NAME.get(called) ?? BY_NAME.get(singular) ?? '').split('/');
};

/** The drawing that a name asks for, said for one or several; undefined where its row is to say. */
export const drawingNamed = (name: string): string | undefined => named(name)[0] || undefined;

/** The colour that what is so called has in its neighbour's drawing. */
export const colourNamed = (name: string): string | undefined => named(name)[1];

/** Places by the end of what they are called, where their row is of a wider family. */
const PLACES: readonly (readonly [pattern: RegExp, drawing: string])[] = [
  [/\blab(?:oratory)?$/i, 'laboratory'],
  [/\bcasino$/i, 'casino'],
  [/\b(?:elevator|lift)$/i, 'lift'],
  [/\b(?:lobby|hotel reception)$/i, 'lobby'],
  [/\b(?:basement|cellar)$/i, 'basement'],
  [/\b(?:bakery|patisserie)$/i, 'bakery'],
  [/\bsauna$/i, 'sauna'],
  [/\b(?:night ?club|disco|club)$/i, 'club'],
  [/\btent$/i, 'tent-inside'],
  [/\b(?:gas|petrol|filling) station$/i, 'petrol-station'],
  [/\b(?:parking lot|car park|parking garage)$/i, 'car-park'],
  [/\bbus (?:stop|shelter)$/i, 'bus-stop'],
  [/\bzoo$/i, 'zoo'],
  [/\bgolf course$/i, 'golf-course'],
  [/\b(?:football|soccer|rugby) (?:field|pitch)$/i, 'football-pitch'],
  [/\b(?:new york(?: city)?|manhattan|nyc)$/i, 'new-york'],
  [/\brome$/i, 'rome'],
  [/\bsydney$/i, 'sydney'],
  [/\bsan francisco$/i, 'san-francisco'],
];

/** The drawing of a place that its name asks for. */
export function placeNamed({ place, subject }: Scene): string | undefined {
  // A rock band plays on no rocks.
  if (!place) return /\brock (?:band|concert|group|show|stars?)\b/i.test(subject) ? 'stage' : undefined;
  const drawing = PLACES.find(([pattern]) => pattern.test(place.words))?.[1];
  const isAround = /^(?:in|inside|at|on|around|through|of)$/.test(place.preposition);
  return isAround || drawing === 'bus-stop' ? drawing : undefined;
}

/** Sights by what they are called anywhere in a subject; a region's own drawing may bring them already. */
const SIGHTS: readonly (readonly [pattern: RegExp, drawing: string])[] = [
  [/\b(?:big ben|elizabeth tower)\b/i, 'clock-tower'],
  [/\b(?:golden gate|brooklyn|tower|forth)(?: bridge)?\b(?<=bridge|golden gate)/i, 'bridge'],
  [/\b(?:colosseum|coliseum)\b/i, 'colosseum'],
  [/\bstonehenge\b/i, 'stonehenge'],
  [/\bsydney opera(?: house)?\b/i, 'opera-house'],
  [/\b(?:leaning )?tower of pisa\b/i, 'leaning-tower'],
  [/\bstatue of liberty\b/i, 'liberty'],
  [/\bgreat wall(?: of china)?\b/i, 'wall'],
  [/\btaj mahal\b/i, 'taj'],
  [/\beiffel tower\b/i, 'lattice-tower'],
  [/\b(?:great )?sphinx\b(?! cat)/i, 'sphinx'],
  [/\b(?:mount fuji|mt\.? fuji|matterhorn|mount everest)\b/i, 'mountain'],
];

const MOST_FIGURES = 8;

/** Where one is outside of a building that one is said to be at. */
const OUTSIDE =
  /^(?:below|beneath|under|by|near|outside|outside of|beside|next to|in front of|behind|against|opposite|past|at the foot of)$/;

interface Sight {
  readonly drawing: string;
  readonly word: string;
}

/** The building that a place is, where one is outside of it. */
function buildingOf({ place }: Scene): Sight | undefined {
  const row = place && OUTSIDE.test(place.preposition) ? nounWithin(place.words) : undefined;
  return row?.kind === 'building' ? { drawing: row.drawing, word: place?.words ?? '' } : undefined;
}

/** A moon that one is before or under. */
function moonOf({ place, cast }: Scene): Sight | undefined {
  const isSeen =
    place && place.preposition !== 'on' && /^(?:the )?(?:\w+ )?moon$/.test(place.words) && cast.length > 0;
  return isSeen ? { drawing: 'moon', word: place.words } : undefined;
}

function sightIn(scene: Scene): Sight | undefined {
  for (const [pattern, drawing] of SIGHTS) {
    const word = pattern.exec(scene.subject)?.[0];
    if (word) return { drawing, word };
  }
  return buildingOf(scene) ?? moonOf(scene);
}

/** What a picture is of that has nobody and nothing in it, by its words alone. */
function soleThing({ cast, subject, lettering }: Scene): Sight | undefined {
  const word = (cast[0]?.words ?? subject).replace(/^(?:an?|the|one) /i, '');
  const drawing = lettering.length > 0 ? undefined : (drawingNamed(word) ?? nounWithin(word)?.drawing);
  return drawing ? { drawing, word } : undefined;
}

/**
 * The figures with the sight that the words name: as itself where it is what the picture is of, else behind everyone;
 * and where there would be none on a bare ground, with what the words can be drawn as.
 */
export function withSights(figures: readonly Figure[], scene: Scene, isBare: boolean): Figure[] {
  const found = sightIn(scene) ?? (figures.length === 0 && isBare ? soleThing(scene) : undefined);
  if (!found) return [...figures];
  const { drawing, word } = found;
  const own = figures.findIndex(
    (figure) =>
      figure.drawing === drawing ||
      (figure.word !== '' && word.toLowerCase().includes(figure.word.toLowerCase())),
  );
  const sight = figures[own];
  if (sight) {
    const { age: _, ...thing } = sight;
    return figures.with(own, { ...thing, drawing, word });
  }
  if (figures.length >= MOST_FIGURES) return [...figures];
  const isAlone = figures.length === 0;
  const behind: Figure = {
    drawing,
    word,
    count: 1,
    x: isAlone ? 0.5 : (figures[0]?.x ?? 0.5) > 0.5 ? 0.28 : 0.72,
    height: drawing === 'moon' ? 0.4 : 0.6,
    depth: isAlone ? 0.3 : 0.72,
    posture: drawing === 'moon' ? 'fly' : 'stand',
    faces: 'camera',
  };
  return [...figures, behind];
}
