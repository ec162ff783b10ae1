import { singularsOf } from '../lexicon/inflect.ts';
import { listOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isBeing } from '../read/scene.ts';
import { senses } from '../read/senses.ts';
import type { Event } from './event.ts';
import type { Idea } from './idea.ts';
import { isBeingNoun } from './verbs.ts';
import { headOf } from './wording.ts';

/* What a deed sounds like, whoever does it. verbs | sound */
const SOUNDS = `
clap, applaud | clapping
laugh, giggle, chuckle | laughter close by
cry, sob, weep, burst into tears | a sob
sigh | a long breath let go
scream, shriek | one scream
cheer, celebrate | cheering
sneeze | one sneeze
snore | slow snoring
bark | barking
meow | a meow
howl | a long howl
purr | purring
walk, step out | footsteps
run, sprint | running feet and quick breath
tiptoe, sneak | one careful step
jump, leap, hop | feet leaving the ground
fall, collapse, tumble, slip, trip | a thud
crash, smash, shatter, break | a sharp crack
splash, foam, pour | liquid running
knock on, knock at | knocking
kick | a dull kick
unscrew | a lid turning
spill | liquid splashing on the floor
knit | needles clicking
skateboard | wheels on concrete
sharpen | steel on stone
water | water on leaves
unbox, unwrap | cardboard and tape tearing
plug | a plug going in
ring | a bell
explode, erupt, burst | a burst, then hissing
melt, drip | slow drops
dance | feet on the floor
sing | one voice singing
type | keys
write, draw | a pen on paper
chop, cut, slice | a knife on a board
fry, grill | sizzling
stir | a spoon against the side
drive, drive off | wheels and an engine
launch, lift off, blast off | engines roaring
take off, fly up | wingbeats or engines rising
dig | a spade in soil
roar | a roar
say, ask, tell, shout, whisper, announce, yell, call, talk | a voice close by
argue | voices
fall asleep | slow breathing
kiss, hug | cloth against cloth
sweep | bristles on the ground
hammer | hammering
fight | scuffling
rain | rain beginning to fall
get a call | a phone ringing
slurp | slurping
`;

/* What a thing that is only shown always sounds like. things | sound */
const SEEN = `
train, trains, metro, subway train | wheels over rails
tram, trams | a tram on its rails
rain, raindrops | rain falling
storm, thunderstorm, lightning | wind and thunder
waves, sea, ocean, surf | waves breaking softly
waterfall, waterfalls | falling water
river, stream, brook, rapids | running water
campfire, bonfire, fireplace, fire, flames | a fire crackling
crowd, crowds | many voices
market, bazaar, souk | voices and footsteps
sizzling | sizzling
fireworks | fireworks bursting
wind | wind
motorbike, motorbikes, motorcycle, scooter, scooters | an engine
seagulls, gulls | gulls calling
birds, birdsong | birds
horses, hooves | hooves
laughter | laughter
applause | applause
drums | drums
bells, church bells | bells
clock | a clock ticking
traffic | traffic passing
kettle | water coming to the boil
helicopter | rotor blades
typewriter | typewriter keys
skateboarder, skateboard | wheels on concrete
vacuum, hoover | a small motor humming
espresso, barista, cappuccino | steam and cups
aquarium | bubbles rising in water
lake, pond, harbour, pier | water against the bank
trattoria, restaurant, diner, bistro | cutlery and low voices
cafe, café | cups and low voices
basketball | a ball on the floor and shoes squeaking
bees, hive | bees humming
`;

let byThing: ReadonlyMap<string, string> | undefined;

function soundsOfThings(): ReadonlyMap<string, string> {
  byThing ??= new Map(
    rowsOf(SEEN, 2).flatMap(([things, sound]) =>
      listOf(things).map((thing) => [thing, textOf(sound)] as const),
    ),
  );
  return byThing;
}

const ARTICLE = /^(?:an?|the|my|our|his|her|their|some)$/;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The sound of the first of these words that has one; empty where none has. */
function firstSound(words: readonly string[]): string {
  const heard = words.find((word) => soundsOfThings().has(word));
  return heard === undefined ? '' : (soundsOfThings().get(heard) ?? '');
}

/** The sound of a moment in which something is only shown: 'rain on the windows'; empty where it has none. */
export const soundOfSeen = ({ text }: Pick<Event, 'text'>): string =>
  firstSound(
    wordsIn(text)
      .filter((word) => !ARTICLE.test(word))
      .slice(0, 2),
  );

/** What of all that an idea names is surely heard; who trains a dog or waves names no train and no sea. */
export function soundOfNamed({ shown, events }: Pick<Idea, 'shown' | 'events'>): string {
  const deeds = events.map(({ doing }) => wordsIn(doing)[0]);
  return firstSound(wordsIn(shown.replace(/\bwaves of\b/gi, ' ')).filter((word) => !deeds.includes(word)));
}

/** Phrases whose verb means no such deed: 'drives the dog crazy', 'runs a bakery', 'breaks up'. */
const FIGURATIVE =
  /^(?:slips? (?:through|past|into|out|away|between|under|behind|inside)|slipping (?:through|past|into|out|away|between)|takes? off (?:the|his|her|its|their|an?|one|both)\s|(?:says?|tells?) (?:nothing|no|not)|drives? .*\b(?:crazy|mad|nuts|insane|wild)|(?:runs?|running) (?:out|late|low|short) |runs? (?:an?|the|his|her|their|our) |breaks? (?:up|down|the|in)|falls? (?:in love|behind|silent|apart)|calls? (?:him|her|it|them) |closes? (?:his|her|their|its) eyes|jumps? rope|cries? out|bursts? (?:into|out)|shuts? down|types? of|rings? true|cuts? (?:off|out))/;

export const isFigurative = (doing: string): boolean => FIGURATIVE.test(doing);

/** What falls or breaks without a thud. */
const WEIGHTLESS =
  /\b(?:snow\w*|rain|lea(?:f|ves)|night|dark\w*|waves?|curtains?|petals?|light|silence|stars?|feathers?|clouds?|sun|moon|fog|mist|heart|voice)\b/i;
/** Tools that no beast has. */
const BEASTLESS = /^(?:write|type|dig|draw)\b/;
const BEASTS =
  /\b(?:spiders?|birds?|ants?|bees?|beavers?|mice|mouse|swallows?|crows?|foxe?s?|rabbits?|moles?|storks?|wasps?)\b/i;
const HEAVY = /^(?:fall|crash|break|slip|jump|run|dance|walk)/;

const BODILY =
  /\b(?:feet|foot|steps?|footsteps|shoes?|breath|breathing|sob|laughter|giggl\w*|voices?|clapping|scream|snoring|hands?)\b/;
/** Beings that sound like none of us when they move. */
const UNLIKE_US: ReadonlySet<string> = new Set(['bird', 'insect', 'sea-animal', 'reptile', 'robot']);

/** Whether a sound of feet, breath or voice can be this doer's: a hummingbird runs on no feet. */
function isHeardOf(sound: string, doer: string): boolean {
  const head = headOf(doer).toLowerCase();
  const kinds = [head, ...singularsOf(head)].flatMap((word) =>
    senses()
      .get(word)
      .flatMap((sense) => (sense.is === 'noun' ? [sense.row.kind] : [])),
  );
  return (
    !BODILY.test(sound) || kinds.length === 0 || kinds.some((kind) => isBeing(kind) && !UNLIKE_US.has(kind))
  );
}

/** What is cut on no board, and breaks without a crack. */
const OFF_THE_BOARD =
  /\b(?:free|loose|nets?|ropes?|hair|ribbons?|cloth|paper|grass|wires?|string|tape|fabric|hedge|lawn|cards?)\b/i;
const UNHEARD = /\b(?:nails?|news|rules?|promises?|hearts?|records?|fast|bread|habits?|laws?|free|even)\b/i;

const isSilent = (sound: string, doing: string): boolean =>
  (sound === 'a pen on paper' &&
    /\b(?:swords?|guns?|knife|blades?|curtains?|blinds|breath|water|crowds?|cards?|weapons?|pistols?|bow|bath|straws?)\b/i.test(
      doing,
    )) ||
  (sound === 'a knife on a board' && OFF_THE_BOARD.test(doing)) ||
  (sound === 'a sharp crack' && UNHEARD.test(doing));

const VOICE = 'a voice close by';
const SEVERAL = /^(?:everyone|everybody|all|both|they|we|people|the crowd)\b/i;

let byVerb: ReadonlyMap<string, string> | undefined;

/** The sound of a deed by its verb and what follows it; empty where it has none of its own. */
export function soundOfDeed({ base, doing, doer, text, isPlural }: Event): string {
  if (
    /\bmissed calls?\b/i.test(text) ||
    isFigurative(doing) ||
    (HEAVY.test(base) && (WEIGHTLESS.test(doer) || !isBeingNoun(headOf(doer)))) ||
    (BEASTS.test(doer) && BEASTLESS.test(base))
  )
    return '';
  if (
    /\b(?:crowd|audience|stadium|arena|room|fans|everyone)$/i.test(doer) &&
    /^(?:explode|erupt|burst|go wild|lose)/.test(base)
  )
    return 'a roar of voices';
  byVerb ??= new Map(
    rowsOf(SOUNDS, 2).flatMap(([verbs, sound]) =>
      listOf(verbs).map((verb) => [verb, textOf(sound)] as const),
    ),
  );
  if (
    /\b(?:horses?|pon(?:y|ies)|zebras?|donkeys?)\b/i.test(doer) &&
    /^(?:run|gallop|trot|walk|race)/.test(base)
  )
    return 'hooves';
  const [, ...rest] = doing.split(' ');
  const told = [base.split(' ')[0] ?? '', ...rest];
  for (let length = 3; length > 0; length--) {
    const sound = byVerb.get(told.slice(0, length).join(' '));
    if (sound === VOICE && (isPlural || SEVERAL.test(text))) return 'voices';
    if (sound === 'a bell' && /\b(?:phone|mobile|cell)s?\b/i.test(doer)) return 'a phone ringing';
    if (sound) return isHeardOf(sound, doer) && !isSilent(sound, doing) ? sound : '';
  }
  return '';
}
