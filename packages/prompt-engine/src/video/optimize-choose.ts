import { barredBy } from '../compose/at-odds.ts';
import { withImplied } from '../compose/implied.ts';
import { seedOf } from '../compose/seed.ts';
import { type Facts, merged } from '../facts.ts';
import type { Noun } from '../nouns/noun.ts';
import { factsOfPlace } from '../reading/facts-of.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { IdeaReading } from './idea.ts';
import {
  FRAMES,
  FRAMES_OF_HANDS,
  MOVES_CLOSE,
  MOVES_OF_HANDS,
  MOVES_STILL,
  MOVES_TRAVELLING,
  MOVES_WIDE,
} from './optimize-camera.ts';
import { type Doing, doingOf, verbOf } from './optimize-doings.ts';
import { LIGHTS_BY_FACTS, LIGHTS_BY_GROUP, LIGHTS_OF_HOURS } from './optimize-light.ts';
import { type Flag, type Group, groupOf, type Line, pick, type Slot } from './optimize-lines.ts';
import { MOTIONS, MOTIONS_OF_ANY_ACTION } from './optimize-motion.ts';
import { PLACES, TIMES } from './optimize-places.ts';
import {
  GROUND,
  GROUND_BY_GROUP,
  HUSHED,
  MUSIC,
  MUSIC_IN_SCENE,
  NEAR,
  NEAR_OF_HOURS,
} from './optimize-sound.ts';
import { DETAILS, MOODS_BY_GROUP, STYLES } from './optimize-style.ts';

/** An idea as far as it decides what may be written around it. */
export interface Scene {
  readonly group: Group;
  readonly facts: Facts;
  readonly flags: ReadonlySet<Flag>;
  readonly doing: Doing | undefined;
  /** The word that names the action. */
  readonly verb: string | undefined;
  readonly noun: Noun | undefined;
  readonly barred: readonly RegExp[];
  readonly seed: number;
  /** Hours passing within the shot leave no single light. */
  readonly isLapse: boolean;
}

const HUMAN: ReadonlySet<Group> = new Set<Group>(['person', 'people', 'child']);
const ANIMAL: ReadonlySet<Group> = new Set<Group>(['pet', 'wild', 'bird', 'sea', 'being']);
const CLOSE: ReadonlySet<Group> = new Set<Group>([
  'food',
  'drink',
  'product',
  'insect',
  'plant',
  'hands',
  'graphic',
  'toy',
]);
const WIDE: ReadonlySet<Group> = new Set<Group>([
  'mountain',
  'coast',
  'forest',
  'desert',
  'field',
  'water',
  'sky',
  'space',
  'city',
  'building',
  'interior',
  'event',
]);

const MUSICAL =
  /\b(?:music(?:al|ian)?|concert|festival|band|orchestra|choir|singer|sings?|singing|guitar|piano|violin|cello|saxophone|trumpet|drum(?:s|mer|ming)?|dj|nightclub|rave|ballet|danc(?:e|es|er|ers|ing)|waltz|tango|busker|karaoke|opera)\b/i;
const ALIVE_ANYHOW: ReadonlySet<Group> = new Set<Group>([
  'insect',
  'robot',
  'sport',
  'battle',
  'event',
  'toy',
  'hands',
]);
const TOWN =
  /\b(?:city|town|street|alley|market|shop|café|cafe|station|rooftop|tram|taxi|pavement|sidewalk|neon|skyline|square|harbour|harbor|subway|downtown|tokyo|paris|london|new york)\b/i;
const COUNTRY =
  /\b(?:field|meadow|forest|woods?|mountain|hill|lake|river|pond|garden|farm|vineyard|orchard|valley|countryside|village|cliff|campsite|campfire|park|trail|moor|prairie|savanna|jungle)s?\b/i;
const COUNTRY_GROUPS: ReadonlySet<Group> = new Set<Group>([
  'wild',
  'bird',
  'insect',
  'plant',
  'mountain',
  'forest',
  'field',
  'water',
]);
/** Rooms without a view, and what is not to be met in them. */
const WINDOWLESS =
  /\b(?:subway|metro|underground|basement|cellar|cave|cavern|tunnel|theatre|theater|stage|cinema|car|cab|elevator|lift|bunker|dungeon|arena|ring|nightclub|club|crypt|mine|submarine)\b/i;
const OF_WINDOWS =
  /\b(?:windows?|pane|white wall|room already|refrigerator|next room|old timber|table lamp|street noise)\b/i;
const HUSHED_WORDS = /\b(?:silent|silently|silence|soundless|noiseless|wordless)\b/i;
const WORDLESS = /\b(?:voices?|laughter|laugh|shouting|murmur\w*|crowd)\b/i;

/** What the user's words settle for the choice of phrases. */
export function sceneOf(text: string, idea: IdeaReading, turn: number): Scene {
  const group = groupOf(idea.kind, idea.reading.known, idea.facts.place, text);
  const words = tokensOf(text).map(({ word }) => word);
  const flags = new Set<Flag>();
  if (HUMAN.has(group) || (group === 'sport' && !idea.isDrawn)) flags.add('human');
  if (HUMAN.has(group)) flags.add('portrait');
  if (ANIMAL.has(group)) flags.add('animal');
  if (!flags.has('human') && !flags.has('animal')) flags.add('thing');
  const doing = doingOf([...idea.actions, ...words], !flags.has('thing') || ALIVE_ANYHOW.has(group));
  const verb = doing ? verbOf(words, doing) : idea.actions[0];
  if (doing?.music || idea.hasMusic || MUSICAL.test(text)) flags.add('music');
  if (HUSHED_WORDS.test(text)) flags.add('hushed');
  if (idea.isDrawn) flags.add('drawn');
  if (doing?.travels) flags.add('travels');
  if (group === 'city' || TOWN.test(text)) flags.add('town');
  else if (COUNTRY_GROUPS.has(group) || COUNTRY.test(text)) flags.add('country');
  return {
    group,
    facts: withWeatherOutside(withImplied(idea.facts, text.slice(0, 600).toLowerCase()), text),
    flags,
    doing,
    verb,
    noun: idea.reading.noun,
    barred: [
      ...barredBy(idea.reading),
      ...(WINDOWLESS.test(text) ? [OF_WINDOWS] : []),
      ...(idea.speech === 'wordless' || flags.has('hushed') ? [WORDLESS] : []),
    ],
    seed: seedOf(`${idea.subject}\n${turn}`),
    isLapse: idea.timing === 'lapse',
  };
}

const ROUGH: ReadonlySet<string> = new Set(['rain', 'storm', 'snow', 'fog', 'wind']);

const SEEN_FROM_INSIDE =
  /\b(?:rain(?:ing)?|snow(?:ing)?|storm|wind|fog) outside\b|\b(?:through|against) the window\b/i;

/** Weather is met outside, unless the words say otherwise. */
const withWeatherOutside = (facts: Facts, text: string): Facts => {
  if (SEEN_FROM_INSIDE.test(text)) return { ...facts, place: 'indoor' };
  return facts.place === undefined && ROUGH.has(facts.weather ?? '') ? { ...facts, place: 'outdoor' } : facts;
};

/** Whether a line may be written about a scene, beside what the facts say. */
function isAllowed({ slot, text, says }: Line, { barred, group }: Scene, facts: Facts): boolean {
  if (barred.some((words) => words.test(text))) return false;
  if (slot === 'place') return !ROUGH.has(facts.weather ?? '') || says.place !== undefined;
  // Nights are for those who keep them, or for whoever asks.
  return slot !== 'time' || says.time !== 'night' || facts.time === 'night' || NOCTURNAL.has(group);
}

const NOCTURNAL: ReadonlySet<Group> = new Set<Group>(['city', 'robot', 'being', 'space']);

const none: readonly Line[] = [];

const isByHand = ({ doing, group }: Scene): boolean => doing?.hands === true && HUMAN.has(group);

/** Where such a thing or such a person is met, as the noun table knows. */
function placesOf(noun: Noun | undefined): Line[] {
  return (noun?.places ?? []).map((text) => ({
    slot: 'place',
    text,
    says: withImplied(factsOfPlace(text), text),
    flags: [],
  }));
}
const of = (table: ReadonlyMap<string, readonly Line[]>, group: Group) => table.get(group) ?? none;

function movesFor(scene: Scene): readonly Line[] {
  const { group, flags, isLapse } = scene;
  if (isLapse) return MOVES_STILL.filter(({ text }) => text.startsWith('a static'));
  if (isByHand(scene)) return MOVES_OF_HANDS;
  if (flags.has('travels') && !CLOSE.has(group)) return MOVES_TRAVELLING;
  if (CLOSE.has(group)) return MOVES_CLOSE;
  return WIDE.has(group) ? MOVES_WIDE : MOVES_STILL;
}

/** Lines in the order in which they are tried: the first list with one that fits decides. */
function listsFor(slot: Slot, scene: Scene): readonly (readonly Line[])[] {
  const { group, doing, flags } = scene;
  switch (slot) {
    case 'place':
      return [
        group === 'graphic' || (flags.has('thing') && scene.verb) ? none : placesOf(scene.noun),
        group === 'person' || group === 'people' ? (doing?.place ?? none) : none,
        of(PLACES, group),
        HUMAN.has(group) ? of(PLACES, 'person') : none,
      ];
    case 'time':
      return [TIMES];
    case 'frame':
      return [isByHand(scene) ? FRAMES_OF_HANDS : none, of(FRAMES, group), of(FRAMES, 'abstract')];
    case 'lens':
      return [];
    case 'move':
      return [movesFor(scene), MOVES_STILL];
    case 'motion':
      return [
        doing?.motion ?? none,
        scene.verb ? MOTIONS_OF_ANY_ACTION : none,
        of(MOTIONS, group),
        of(MOTIONS, 'abstract'),
      ];
    case 'light':
      if (scene.isLapse) return [LIGHTS_OF_HOURS];
      return [[...of(LIGHTS_BY_GROUP, group), ...LIGHTS_BY_FACTS]];
    case 'style':
      return [of(STYLES, group), of(STYLES, 'abstract')];
    case 'mood':
      return [of(MOODS_BY_GROUP, group), of(MOODS_BY_GROUP, 'abstract')];
    case 'near':
      if (scene.isLapse) return [NEAR_OF_HOURS];
      return flags.has('hushed') ? [HUSHED] : [doing?.near ?? none, of(NEAR, group), of(NEAR, 'abstract')];
    case 'ground':
      return scene.isLapse || flags.has('hushed') ? [] : [[...of(GROUND_BY_GROUP, group), ...GROUND]];
    case 'music':
      return [flags.has('music') ? MUSIC_IN_SCENE : MUSIC];
    case 'detail':
      return [[...of(DETAILS, group), ...of(DETAILS, HUMAN.has(group) ? 'person' : 'abstract')]];
  }
}

/** Each slot turns the seed differently, so that choices are independent of each other. */
const TURNS: Readonly<Record<Slot, number>> = {
  place: 1,
  time: 3,
  frame: 5,
  lens: 7,
  move: 11,
  motion: 13,
  light: 17,
  style: 19,
  mood: 23,
  near: 29,
  ground: 31,
  music: 37,
  detail: 41,
};

/** The phrase for a slot that fits a scene best, never one that is at odds with the user's words. */
export function choose(
  slot: Slot,
  scene: Scene,
  facts: Facts,
  avoid: ReadonlySet<string> = new Set(),
): Line | undefined {
  const settled = { facts, flags: scene.flags };
  const seed = Math.floor(scene.seed / TURNS[slot]);
  for (const list of listsFor(slot, scene)) {
    const allowed = list.filter((line) => isAllowed(line, scene, facts));
    const line = pick(allowed, settled, seed, avoid);
    if (line) return line;
  }
  return undefined;
}

/** What is settled once a line is written. */
export const settledBy = (facts: Facts, line: Line | undefined): Facts => merged(facts, line?.says);
