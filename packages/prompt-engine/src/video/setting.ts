import type { PlaceRow } from '../lexicon/place.ts';
import { inWords } from '../lexicon/row.ts';
import { times } from '../lexicon/tables.ts';
import { isBeing, isPeople, type Scene } from '../read/scene.ts';
import { theWholeOf } from '../shot/refer.ts';
import type { SceneClass } from '../shot/scene-class.ts';
import { isPlaceClass } from '../shot/scene-class.ts';
import type { Brief } from '../shot/shot.ts';
import { type Circumstances, circumstancesOf } from '../shot/surroundings.ts';
import { BEFORE_DAWN } from './film-words.ts';
import { genreNamed } from './genre.ts';
import { timesOf } from './hours.ts';
import type { Idea } from './idea.ts';
import { lightIn } from './key-light.ts';
import { phraseOf, placeCrossed } from './named-place.ts';
import { textMap } from './text-map.ts';
import { TURNING } from './told-scene.ts';
import { escaped, joined, small } from './wording.ts';

/** Where, when and in what light an idea plays: the plan that options, scripts and optimized prompts share. */
export interface Setting {
  readonly brief: Brief;
  readonly where: Circumstances;
  /** The place as it follows a comma: 'on the harbour wall'; empty where the idea is the place itself or has none. */
  readonly at: string;
  /** Whether the place was named, not taken from where such a thing is usually found. */
  readonly isNamed: boolean;
  /** The key light, with source, direction and quality. */
  readonly light: string;
}

/** Things of the cast that say where it is: on a usual place besides they would have no room. */
const PLACING: ReadonlySet<string> = new Set([
  'furniture',
  'structure',
  'building',
  'place',
  'terrain',
  'vehicle',
  'boat',
  'plant',
  'flower',
  'tree',
]);

/** Smaller things that say where it is, if it is on or in them. */
const HOLDING: ReadonlySet<string> = new Set(['device', 'machine', 'container', 'product', 'textile']);
const SPATIAL =
  /^(?:on|in|from|off|under|into|onto|out of|inside|behind|at|by|atop|on top of|at the top of)$/;

/** Whether things that the words name say where it is: 'off a table', 'under a bed'. */
export const isPlacedByThings = ({ scene, main }: Idea): boolean =>
  scene.cast.some(
    (member) =>
      member !== main &&
      member.relation !== undefined &&
      (PLACING.has(member.kind) || (HOLDING.has(member.kind) && SPATIAL.test(member.relation.preposition))),
  );

/** Beings that live in the wild, by no lamp. */
const HABITAT: ReadonlySet<string> = new Set(['wild-animal', 'sea-animal', 'bird', 'insect', 'reptile']);

/** Whoever acts may do so anywhere, but for wild animals, and for a trade at its one piece of work. */
function isAnywhere({ main, events, doing }: Idea): boolean {
  if (!main || !isBeing(main.kind)) return events.length > 0;
  if (HABITAT.has(main.kind)) return events.length > 0;
  // A long clause says itself where it is.
  if ((events[0]?.text.split(' ').length ?? 0) > 9) return true;
  const isTrade =
    isPeople(main.kind) &&
    !/^(?:pensioner|teenager|stranger|toddler|mother|father|sister|brother|grandmother|grandfather|daughter|newcomer|beginner|neighbor|lover|loner|winner|owner|foreigner)$/i.test(
      main.name,
    ) &&
    /(?:er|or|ist|ian|man|smith|chef|cook|monk|nurse|barista)$/i.test(main.name);
  return events.length > 1 || !isTrade || doing?.row?.traits.words.has('hands') !== true;
}

/** Where such a thing is usually found, where the words name no place: the lively one first. */
function usualOf(idea: Idea, variation: number): string | undefined {
  const { scene } = idea;
  if (scene.isForeign || idea.explained !== undefined || idea.main?.relation?.preposition === 'with')
    return undefined;
  if (isPlacedByThings(idea) || genreNamed(idea) || !idea.main || !isBeing(idea.main.kind)) return undefined;
  if (idea.main.kind === 'sea-animal' && idea.doing?.row?.posture === 'jump') return 'on the open sea';
  const [only, ...more] = idea.events;
  if (
    only &&
    (more.length > 0 || /^(?:learn|try|help|teach)/.test(only.base) || !only.row?.traits.words.has('hands'))
  )
    return undefined;
  if (isAnywhere(idea)) return undefined;
  const [event] = scene.around;
  const at = (event?.when === 'during' ? event.member : idea.main)?.row?.at ?? [];
  return at.length === 0 ? undefined : at[(at.length - 1 + variation) % at.length];
}

const isItself = (idea: Idea): boolean =>
  idea.main?.kind === 'place' ||
  (isPlaceClass(idea.kind) && !idea.scene.place) ||
  (idea.main !== undefined && idea.main.words === idea.scene.place?.words);

/** Things that are of the night by their names. */
const NIGHT_THING =
  /\b(?:night (?:market|club|bus|train|shift|street|sky|watchman)|nightclub|midnight|fireworks|fireflies|stargazing|full moon|starry)\b/i;

/** Before dawn it is night still, and lamps and fires are what burns. */
function hourOf(where: Circumstances, idea: Idea): Circumstances {
  const isNight =
    BEFORE_DAWN.test(idea.subject) || (where.time === undefined && NIGHT_THING.test(idea.subject));
  const night = isNight
    ? times().find(({ type, names }) => type === 'time' && names.includes('night'))
    : undefined;
  return night ? { ...where, daytime: 'night', time: night } : where;
}

/** What the main thing stands, lies or sits on, where the words say: 'on the wet stone'. */
function supportOf({ scene, main, events }: Idea): string {
  const isActed = main !== undefined && isBeing(main.kind) && events.length > 0;
  const support = scene.cast.find(
    (member) =>
      member !== main &&
      member.known &&
      member.part === 'support' &&
      member.relation &&
      member.kind !== 'place' &&
      member.kind !== 'abstract' &&
      !/^(?:from|off|out of|to|into|onto|through|over|past)$/.test(member.relation.preposition) &&
      (!isActed || (PLACING.has(member.kind) && events[0]?.text.includes(member.name))),
  );
  return support ? `${support.relation?.preposition} ${theWholeOf(support)}` : '';
}

/** Hours and weathers that only come later, or that are only waited for, are not there from the beginning. */
function withoutLater(scene: Scene, { events, shown, spansHours, subject, rest, brief }: Idea): Scene {
  if (spansHours) return scene;
  const [first = [], ...later] = timesOf(
    shown,
    events.map(({ text }) => text),
  );
  const late = new Set(later.flat().map(({ row }) => row));
  const [head = ''] = subject.toLowerCase().split(/[,.:]\s/);
  const isLate = ({ row, words }: Scene['times'][number]): boolean =>
    !first.some((each) => each.row === row) &&
    !isStated(words) &&
    ((late.has(row) && (row.type === 'time' || TURNING.test(shown))) ||
      (brief.beats.length > 1 &&
        !head.includes(words.toLowerCase()) &&
        !['night', 'morning', 'day'].some((trait) => row.traits.has(trait))));
  const isStated = (words: string): boolean =>
    new RegExp(`\\bit(?:[’']s| is) (?:an? |the |late |early )?${escaped(words)}`, 'i').test(
      `${subject} ${rest}`,
    );
  const isAwaited = ({ row, words }: Scene['times'][number]): boolean =>
    row.type !== 'weather' &&
    new RegExp(`\\b(?:before|until|till|since)\\s(?:the\\s)?${escaped(words)}`, 'i').test(subject) &&
    !BEFORE_DAWN.test(subject);
  return {
    ...scene,
    times: scene.times.filter((time) => !(events.length > 1 && isLate(time)) && !isAwaited(time)),
  };
}

/** What swims at the surface is seen from above it. */
const SURFACED =
  /\b(?:surfac\w+|breach\w*|leaps?|leaping|jumps?|jumping|kayak\w*|boats?|ships?|canoes?|raft|pier|beach|deck|surfboard|surfers?|paddleboard)\b/i;

/** Plans place, hour and light of an idea. Another variation chooses anew what the words leave open. */
export function settingOf(idea: Idea, seed: number, variation = 0): Setting {
  const crossed = placeCrossed(idea);
  const { place: _dark, ...open } = idea.scene;
  const isDark = /^(?:the\s)?dark(?:ness)?$/i.test(idea.scene.place?.words ?? '');
  const timed: Scene = crossed ? { ...idea.scene, place: crossed } : isDark ? open : idea.scene;
  const scene = withoutLater(timed, idea);
  const brief: Brief = { scene, take: 'cinematic', wishes: {}, seed, variation };
  const support = idea.events.length < 2 ? supportOf(idea) : '';
  const usual =
    support || scene.place || isPlaceClass(idea.kind) || idea.kind === 'graphic' || idea.kind === 'sign'
      ? undefined
      : usualOf(idea, variation);
  const found = hourOf(circumstancesOf(scene, usual), idea);
  const isSurfaced = found.surroundings === 'underwater' && !found.place && SURFACED.test(idea.subject);
  const where: Circumstances = isSurfaced ? { ...found, surroundings: 'outdoor' } : found;
  return {
    brief,
    where,
    at: isItself(idea) ? '' : scene.place ? phraseOf(scene.place, idea.shown) : support || (usual ?? ''),
    isNamed: scene.place !== undefined,
    light: idea.spansHours
      ? 'Daylight that sinks, turns to dusk and gives way to lamps and windows'
      : lightIn(brief, idea, where),
  };
}

const PEOPLED =
  /\b(?:people|crowd|passers|customers|guests|workers|shoppers|commuters|visitors|children|couple|men|women|man|woman|figures|audience)\b/i;
export const EMPTY = /\b(?:empty|deserted|abandoned|bare|nobody|no people|uninhabited|lonely|still life)\b/i;

/** Things of a place that the words do not take away. */
export function thingsOf(idea: Idea, place: PlaceRow | undefined): readonly string[] {
  const isEmpty =
    EMPTY.test(idea.subject) ||
    idea.scene.excluded.some((words) => /people|person|humans?|crowd/i.test(words));
  const gone = idea.scene.excluded
    .map((words) => words.toLowerCase().replace(/(?:es|s)$/, ''))
    .filter((words) => words.length > 2);
  return (place?.things ?? []).filter(
    (thing) => !(isEmpty && PEOPLED.test(thing)) && !gone.some((words) => thing.includes(words)),
  );
}

/** What closes the view, with where it is. */
export const farWords = (place: PlaceRow | undefined): string =>
  place?.far &&
  !/\b(?:at the end|far end|beyond|behind|distance|horizon|below|outside|under)\b/.test(place.far)
    ? `${place.far} in the distance`
    : (place?.far ?? '');

/** How air, sky and ground look at this hour and in this weather. */
export const airOf = ({ time, weatherRow, season }: Circumstances): string =>
  joined([time?.ambience, weatherRow?.ambience, season?.ambience].filter(Boolean).slice(0, 2));

const HOURS = textMap(`
dawn | at dawn
morning | in the morning
day | by day
afternoon | in the afternoon
golden-hour | at golden hour
dusk | at dusk
blue-hour | at blue hour
night | at night
`);

/** The hour in words; empty where none is known. */
export function hourWords(where: Circumstances): string {
  const trait = [...(where.time?.traits ?? [])].find((each) => HOURS.has(each)) ?? where.daytime;
  return (trait === 'golden-hour' && where.time === undefined ? '' : HOURS.get(trait ?? '')) ?? '';
}

/** 'She quits today' asks for no things of our age. */
const isToday = ({ era }: Circumstances): boolean => era?.names.includes('today') === true;

/** The setting in one sentence: place, hour, what stands there, the air, what closes the view. */
export function settingText(idea: Idea, { where, at, isNamed }: Setting, isOnePlace: boolean): string {
  const own = isItself(idea) ? (where.place ?? idea.main?.placeRow) : where.place;
  const isView = where.surroundings === 'outdoor' || isPlaceClass(idea.kind);
  const hour = BEFORE_DAWN.test(idea.subject) ? 'before dawn' : idea.spansHours ? '' : hourWords(where);
  // What our own beats bring is said in the beats.
  const isTyped = (words: string): boolean =>
    idea.brief.beats.length === 0 ||
    idea.subject.toLowerCase().includes(words.split(' ').at(-1)?.toLowerCase() ?? '');
  if (!isOnePlace || !isTyped(at)) return small(joined([at, hour].filter(isTyped)));
  const isBare = /\b(?:abandoned|derelict|ruined|drained|empty)\b/i.test(idea.subject);
  const isOld = isBare || (where.era !== undefined && !isToday(where) && !where.era.traits.has('future'));
  const isKnown = !isOld && own !== undefined && !own.traits.has('support') && (isNamed || isItself(idea));
  const dressing = own && !isToday(where) ? (where.era ?? where.occasion)?.things.slice(0, 3) : undefined;
  const things = isKnown ? thingsOf(idea, own).slice(0, dressing ? 1 : 2) : [];
  const seen = inWords([...things, ...(dressing ?? [])]);
  const lead = at || (isItself(idea) ? (own?.ground ?? '') : '');
  const ground = !isKnown || isItself(idea) || !own.ground || at.includes(own.ground) ? '' : own.ground;
  const parts = [
    lead,
    hour,
    ground,
    seen && `with ${seen}`,
    isView && !idea.spansHours ? airOf(where) : '',
    isKnown ? farWords(own) : '',
  ];
  return small(joined(parts)) || small(groundText(idea.kind));
}

/** A plain ground for flat work. */
const groundText = (kind: SceneClass): string =>
  kind === 'graphic' || kind === 'sign' ? 'a flat plain ground, square to the camera' : '';
