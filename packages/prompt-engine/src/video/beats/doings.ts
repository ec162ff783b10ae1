import { phraseTable } from '../../reading/phrase-table.ts';

/** The arc of a doing, by who or what does it; '-' where there is none. */
export interface Doing {
  readonly human: string;
  readonly animal: string;
  readonly thing: string;
}

/** Stems whose bare form is as often a verb as a noun in the idea of a film. */
const BARE = new Set(
  'pour walk dance goodbye reunion talk argue laugh wait run cook whisper hug kiss sing eat sleep swim climb explore celebrate cheer'.split(
    ' ',
  ),
);

/** 'mend': mending, mends; 'bake': baking, bakes; 'run': running, runs; 'carry': carrying, carries. */
function forms(stem: string): string[] {
  const root = stem.endsWith('e') && !stem.endsWith('ee') ? stem.slice(0, -1) : stem;
  const third = stem.endsWith('y') && !/[aeou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`;
  return [`${root}ing`, `${stem}${stem.at(-1)}ing`, third, `${stem}es`, ...(BARE.has(stem) ? [stem] : [])];
}

/** Stems of verbs, and the arcs they call for: people's, animals', things'. */
const ROWS = `
mend repair fix restore sew knit weave carve solder polish assemble sharpen engrave forge weld stitch | craft | - | -
make craft sculpt shape construct | make | - | -
build | make | - | -
cook fry grill stir simmer | cook | - | -
bake season plate | make | - | -
chop slice | chop | - | -
knead | knead | - | -
pour | pour | - | pour-drink
rehearse dance twirl waltz spin | dance | - | thing-turn
sing strum drum busk perform | music | - | -
walk stroll wander march hike cross arrive enter stride | walk | animal-walk | -
run sprint jog flee dash gallop | run | animal-run | -
chase hunt pursue | chase | animal-run | -
race | run | animal-race | -
ride drive cycle sail row paddle surf ski | ride | - | -
climb | climb | animal-walk | -
write draw paint sketch sign | write | - | write-thing
read study | read | - | -
argue talk chat quarrel whisper gossip joke debate | talk | - | -
explain present interview announce narrate speak | speak | - | -
teach show | teach | - | -
laugh giggle | laugh | - | -
celebrate cheer applaud | cheer | - | -
rest sleep nap doze sit meditate dream | rest | animal-sleep | -
wait stand stare watch look gaze listen lean hide linger | wait | animal-wait | -
hug kiss embrace reunite | embrace | - | -
goodbye reunion | goodbye | - | -
fight duel battle wrestle | fight | animal-run | -
jump leap land vault | jump | animal-run | -
dive plunge | jump | animal-dive | -
breach | - | animal-breach | -
swim | jump | animal-swim | -
fly soar glide hover | - | animal-fly | -
plant | planting | - | -
garden sow prune | grow | - | -
open unwrap unbox | open | animal-open | thing-open
feed | feed | animal-eat | -
eat taste bite drink sip devour | eat | animal-eat | -
kneel bow pray | kneel | - | -
ring | ring | - | -
discover explore sniff meet | open | animal-discover | -
knock push tip | craft | animal-knock | -
guard protect | wait | animal-guard | -
melt thaw | - | - | thing-melt
burn flame | - | - | thing-burn
drip ooze | - | - | thing-drip
bloom grow sprout | - | - | thing-grow
turn rotate revolve | - | - | thing-turn
`;

const PHRASES: readonly (readonly [Doing, string])[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [stems = '', human = '-', animal = '-', thing = '-'] = row.split(' | ');
    return [{ human, animal, thing }, stems.split(' ').flatMap(forms).join(',')] as const;
  });

/** Doings that are told by a phrase rather than by its verb; they come before the single words. */
const SPECIAL: readonly (readonly [Doing, string])[] = [
  [
    { human: 'music', animal: '-', thing: '-' },
    'playing saxophone, playing guitar, playing piano, playing violin',
  ],
  [
    { human: 'music', animal: '-', thing: '-' },
    'playing the saxophone, playing the guitar, playing the piano',
  ],
  [
    { human: 'music', animal: '-', thing: '-' },
    'playing cello, playing drums, playing the violin, plays guitar',
  ],
  [{ human: 'child-steps', animal: '-', thing: '-' }, 'first steps'],
  [
    { human: '-', animal: '-', thing: 'thing-tear' },
    'torn open, tearing open, breaking open, cut open, tearing',
  ],
  [{ human: '-', animal: '-', thing: 'thing-bake' }, 'coming out of the oven, out of the oven, in the oven'],
  [{ human: 'kite', animal: '-', thing: '-' }, 'flying a kite, flies a kite, fly a kite, flying kites'],
  [{ human: '-', animal: 'animal-land', thing: '-' }, 'landing on'],
  [
    { human: '-', animal: 'robot-water', thing: '-' },
    'watering plants, watering flowers, watering the plants',
  ],
];

/** Every arc that a doing calls for by name; a dash where it calls for none. */
export const CALLED_FOR: ReadonlySet<string> = new Set(
  [...SPECIAL, ...PHRASES].flatMap(([{ human, animal, thing }]) => [human, animal, thing]),
);

export const DOINGS = phraseTable<Doing>([...SPECIAL, ...PHRASES]);

/** Things that have an arc of their own, before that of their kind. */
export const TOLD_BY_NOUN = phraseTable<string>([
  ['lighthouse', 'lighthouse'],
  ['station', 'train station, railway station, metro station'],
  ['nook', 'reading nook, window seat, fireplace corner'],
  ['city-alley', 'alley, alleyway, side street, back street, lane'],
  ['skyline', 'skyline'],
  ['birds-sky', 'birds, flock, murmuration, starlings, geese'],
  ['aurora', 'northern lights, aurora, aurora borealis'],
  ['lightning', 'lightning'],
  ['plant-seeds', 'seeds, dandelion'],
  ['train', 'train, locomotive, tram'],
  ['boat', 'boat, sailboat, ship, yacht, canoe, kayak, ferry, rowing boat, viking ship, galleon, raft'],
  [
    'aircraft',
    'plane, airplane, aeroplane, jet, helicopter, rocket, spaceship, spacecraft, starship, airship, drone',
  ],
  ['aircraft', 'hot air balloon, glider, seaplane, biplane, space shuttle, satellite'],
  ['bicycle', 'bicycle, bike, tandem, cargo bike, unicycle'],
  ['skydive', 'skydiver, parachutist, base jumper'],
  ['spell', 'wizard, witch, sorcerer, sorceress, mage, warlock, enchantress'],
  ['volcano', 'volcano, eruption'],
  ['reef', 'coral reef, reef, kelp forest'],
  ['boxer', 'boxer'],
  ['kick', 'penalty kick, free kick, penalty'],
  ['soup', 'ramen, soup, stew, curry, broth, noodles, porridge, chili, hot pot, pho'],
  ['loneliness', 'loneliness, solitude, being alone'],
  ['silence', 'silence'],
  ['smell-rain', 'smell of rain, petrichor'],
]);
