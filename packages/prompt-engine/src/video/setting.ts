import { withImplied } from '../compose/implied.ts';
import { choice } from '../compose/seed.ts';
import { contradicts, type Facts, merged } from '../facts.ts';
import type { SubjectKind } from '../kinds.ts';
import { factsOfPlace } from '../reading/facts-of.ts';
import { type Group, groupOf } from './beats/choose-arc.ts';
import type { IdeaReading } from './idea.ts';
import type { Where } from './idea-where.ts';
import { isBeforeDawn, isShutIn } from './light.ts';

/** Where and when a film plays, and what that says. */
export interface Setting {
  readonly text: string;
  readonly facts: Facts;
}

const INDOORS: Readonly<Record<Group, string>> = {
  human: 'in a plain room with bare walls',
  animal: 'in a quiet room, bare floor',
  small: 'on a bare wooden table',
  machine: 'in a swept workshop',
  toy: 'on a scratched wooden floor',
  place: '',
  nature: '',
  graphic: 'in an empty room',
};
const OUT: Readonly<Record<Group, string>> = {
  human: 'on open ground with a low wall behind',
  animal: 'on open ground, low growth behind',
  small: 'on a flat stone',
  machine: 'on an empty stretch of ground',
  toy: 'on bare trodden earth',
  place: '',
  nature: '',
  graphic: 'on bare ground',
};
/** Kinds that bring their place with them, or have none. */
const PLACELESS: ReadonlySet<SubjectKind> = new Set([
  'abstract',
  'logo',
  'diagram',
  'pattern',
  'lettering',
  'render',
  'photo-edit',
  'artwork',
]);
const OF_KIND: Partial<Record<SubjectKind, readonly [indoor: string, outdoor: string]>> = {
  'sea-animal': ['in clear open water', 'in open water, no land in sight'],
  bird: ['on a bare branch by a window', 'on a bare branch'],
  insect: ['on a green stem', 'on a green stem'],
  event: ['in a hall cleared for it', 'on an open square'],
  sport: ['in a bare hall', 'on open ground marked with lines'],
  food: ['on a bare wooden table', 'on a wooden board'],
  'fantasy-being': ['in a hall of raw stone', 'among large bare rocks'],
};

const factsIn = (place: string): Facts => withImplied(factsOfPlace(place), place);

/** Places with people or traffic of their own would add to the cast. */
const CROWDED = /\b(?:row|rows|order|crowd|team|couple)\b/;

/** Kinds that are met out of doors unless the words say otherwise. */
const WILD: ReadonlySet<SubjectKind> = new Set(['wild-animal', 'bird', 'insect', 'plant', 'battle']);
const COOKING =
  /\b(?:dumplings?|dough|cook(?:s|ing)?|bak(?:es|ing)|knead(?:s|ing)?|recipe|soup|pasta|pie)\b/i;
const DAYLIT = /\b(?:pane|window|skylight|sun|sunny|noon)\b/;
const LAMPS: ReadonlySet<string> = new Set([
  'lamp',
  'candle',
  'fire',
  'neon',
  'moon',
  'stars',
  'screen',
  'street',
]);

/** Whether a usual place of the thing agrees with the hour, the weather and the light of the idea. */
function mayStand(place: string, facts: Facts, isOut: boolean): boolean {
  const said = factsIn(place);
  if (contradicts(facts, said) || (isOut && said.place !== 'outdoor')) return false;
  const isDark = facts.time === 'night' || (facts.light !== undefined && LAMPS.has(facts.light));
  return !isDark || !DAYLIT.test(place);
}

const OPEN_DOINGS =
  /\b(?:run(?:s|ning)?|chas(?:es|ing)|skat\w+|kickflip|cycl(?:es|ing)|sail\w*|surf\w*|climb\w*|hik\w+|jogg?\w*|sandcastle|snowman|kite|kick|football|tractor|fountain(?!\spen)|park|beach|garden|playground|picnic|street|summer day|skydiv\w*|parachut\w*)\b/i;
/** Words that say a place without standing in one. */
const ON_THE_WAY =
  /^(?:inside|within|under|behind)\b|\b(?:through|along|across|around|into|towards?|enter(?:s|ing)?)\s\p{L}/iu;
const LOW_SUN: ReadonlySet<string> = new Set(['dawn', 'golden-hour', 'dusk']);

/** Whether what is done, or the hour, takes place under the sky. */
function isOpenAir({ scene, facts, kind }: IdeaReading): boolean {
  const group = groupOf(kind);
  const mayMove = group === 'human' || group === 'animal' || group === 'machine';
  return mayMove && (OPEN_DOINGS.test(scene) || (facts.time !== undefined && LOW_SUN.has(facts.time)));
}

/** Where some doings can only be. */
const SITES: readonly (readonly [RegExp, string])[] = [
  [/\bsandcastle/i, 'on damp sand near the water'],
  [/\b(?:penalty|free kick|football|soccer)\b/i, 'on a grass pitch with white lines'],
  [/\b(?:skat|kickflip)/i, 'on smooth open concrete'],
  [/\bchas\w+\b.*\bhat\b/i, 'on a wide empty path'],
];

/** The idea's own place, and no other. */
function placedIn(idea: IdeaReading, { text = '', place }: Where): Setting {
  const { facts, kind } = idea;
  const side =
    facts.place ?? place ?? (WILD.has(kind) || kind === 'vehicle' || isOpenAir(idea) ? 'outdoor' : undefined);
  const placed = side && !contradicts(facts, { place: side }) ? merged(facts, { place: side }) : facts;
  return { text: idea.isDrawn ? '' : text, facts: placed };
}

function placeOf(idea: IdeaReading, seed: number): Setting {
  const { reading, facts, kind } = idea;
  const group = groupOf(kind);
  const isWild = WILD.has(kind);
  if (reading.isForeign) return { text: '', facts };
  if (idea.where) return placedIn(idea, idea.where);
  if (idea.isPlaced && (isWild || isOpenAir(idea)) && facts.place === undefined)
    return { text: '', facts: merged(facts, { place: 'outdoor' }) };
  if (kind === 'abstract' && !idea.isPlaced && facts.place === undefined && facts.weather === undefined)
    return { text: 'one almost empty room', facts: merged(facts, { place: 'indoor' }) };
  if (idea.isPlaced || ON_THE_WAY.test(idea.scene) || PLACELESS.has(kind) || idea.isDrawn)
    return { text: '', facts };
  const isOut =
    facts.place === 'outdoor' ||
    (facts.place === undefined && (facts.weather !== undefined || isWild || isOpenAir(idea)));
  if (COOKING.test(idea.scene) && group === 'human' && !isOut)
    return { text: 'at a kitchen table', facts: merged(facts, { place: 'indoor' }) };
  const site = isOut ? SITES.find(([words]) => words.test(idea.scene))?.[1] : undefined;
  if (site) return { text: site, facts: merged(facts, { place: 'outdoor' }) };
  const places = (reading.noun?.places ?? []).filter(
    (place) => !CROWDED.test(place) && !idea.subject.includes(place) && mayStand(place, facts, isOut),
  );
  const own = places[choice(seed, 7) % Math.max(places.length, 1)];
  if (own !== undefined && group !== 'place' && group !== 'nature' && kind !== 'sea-animal')
    return { text: own, facts: merged(facts, factsIn(own)) };
  if (facts.place === 'underwater' || facts.place === 'space') return { text: '', facts };
  const [inside, outside] = OF_KIND[kind] ?? [INDOORS[group], OUT[group]];
  const text = isOut ? outside : inside;
  const isWater = kind === 'sea-animal' && !isOut;
  const place = isOut ? 'outdoor' : isWater ? 'underwater' : 'indoor';
  return { text, facts: text === '' ? facts : merged(facts, { place }) };
}

const HOURS: Readonly<Record<NonNullable<Facts['time']>, string>> = {
  dawn: 'at first light',
  day: 'in full day',
  'golden-hour': 'in the last hour of sun',
  dusk: 'as the light goes',
  night: 'at night',
};
const WEATHERS: Readonly<Record<NonNullable<Facts['weather']>, readonly [outside: string, inside: string]>> =
  {
    clear: ['clear air', 'clear sky outside'],
    cloud: ['a low grey sky', 'a grey sky outside'],
    rain: ['rain falling and the ground shining', 'rain running down the glass'],
    storm: ['wind and heavy cloud', 'a storm against the glass'],
    snow: ['snow on everything', 'snow outside'],
    fog: ['fog taking the distance', 'fog against the glass'],
    wind: ['wind in everything loose', 'wind outside'],
  };
const ERAS: Readonly<Record<NonNullable<Facts['era']>, string>> = {
  past: 'nothing modern in sight',
  present: 'of today',
  future: 'surfaces and vehicles of a later century',
};
const GROUNDS: Readonly<Record<Group, readonly string[]>> = {
  human: [
    'a plain background a little out of focus',
    'a dark blurred edge at frame left',
    'clear space in front of the figure',
  ],
  animal: ['nothing man-made near', 'the background far off and plain', 'one blurred stem or edge in front'],
  small: [
    'nothing else on the surface',
    'the background a plain dark tone',
    'a hand’s width of empty space round it',
  ],
  machine: ['nobody near', 'the background far off', 'a clear line to travel'],
  toy: ['everything else huge and out of focus', 'one table leg like a tower', 'crumbs the size of stones'],
  place: ['nobody in the frame', 'one small thing in the foreground', 'lines running to one point'],
  nature: ['a dark foreground edge', 'no building in sight', 'three planes of distance'],
  graphic: ['a plain ground', 'wide clear margins', 'nothing at the edges'],
};
const PEOPLED = /\b(?:with|and|people|crowd|market|group|before|team|audience)\b/i;

function groundOf(idea: IdeaReading, seed: number): string {
  const group = groupOf(idea.kind);
  const isPeopled = idea.isPlural || idea.reading.others.length > 0 || PEOPLED.test(idea.scene);
  const lines = GROUNDS[group].filter((line) => !isPeopled || !/\b(?:nobody|nothing|no)\b/.test(line));
  const safe = idea.kind === 'robot' ? ['the background far off and plain'] : lines;
  return safe[choice(seed, 8) % safe.length] ?? '';
}

const DAYLIGHTS: ReadonlySet<string> = new Set([
  'sun',
  'window',
  'natural',
  'soft',
  'hard',
  'backlight',
  'shafts',
]);

/** Where neither hour nor lamp is named, it is day. */
function byDay(
  { kind, isDrawn, spansHours, named, subject, reading }: IdeaReading,
  { place, weather }: Facts,
): string {
  const isDaylight = named.light === undefined || DAYLIGHTS.has(named.light);
  const isMute =
    reading.isForeign ||
    isDrawn ||
    spansHours ||
    PLACELESS.has(kind) ||
    weather === 'storm' ||
    kind === 'space' ||
    isShutIn(subject);
  return isDaylight && !isMute && (place === 'outdoor' || place === 'indoor') ? 'by day' : '';
}

/** The setting in a phrase: place, hour, season, weather, era; what the idea says is never contradicted. */
export function settingOf(idea: IdeaReading, seed: number): Setting {
  const place = placeOf(idea, seed);
  const { time, weather, season, era } = place.facts;
  const isInside = place.facts.place === 'indoor';
  const parts = [
    place.text,
    time && !idea.spansHours
      ? isBeforeDawn(idea.subject)
        ? 'before dawn, the sky hardly grey'
        : HOURS[time]
      : byDay(idea, place.facts),
    season && !idea.subject.toLowerCase().includes(season) ? `in ${season}` : '',
    weather ? WEATHERS[weather][isInside ? 1 : 0] : '',
    era && era !== 'present' ? ERAS[era] : '',
  ].filter(Boolean);
  const ground = groundOf(idea, seed);
  return { text: [...parts, ground].filter(Boolean).join(', '), facts: place.facts };
}
