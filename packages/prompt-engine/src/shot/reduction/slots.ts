import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { PART_OF } from '../../read/part-of-place.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { chosenEvenly, keySide, otherSide } from '../choose.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { landmarkOf, together } from '../layout/composition-words.ts';
import { groundTold } from '../place/ground-told.ts';
import { NO_PLACE } from '../plain/certainty.ts';
import { filled, theOf } from '../refer.ts';
import { capital } from '../shot.ts';
import { leadingDoing } from '../staging/staging.ts';
import { LAND } from './fact-words.ts';
import { cropOf, groundLeft, supportOf } from './grounds.ts';
import { bedUnder, loneColourOf, pieceOf, wallOf } from './pieces.ts';
import {
  airAround,
  blurOf,
  colourOfAir,
  type GroundKind,
  type GroundTone,
  skyOf,
  tones,
  wallOfRoom,
} from './tones.ts';
import { atWork, pronounOf } from './view.ts';
import type { ReductionWay } from './way-rows.ts';

/*
 * The words that a way to take away is told with: those of this scene.
 */

const COOL = sifted(
  /\b(?:sad|lonely|cold|winter\w*|grim|eerie|melanchol\w*|ghost\w*|silent|grie\w*|night|snow\w*|ice|robot|android|steel|silver)\b/i,
);
const WARM = sifted(
  /\b(?:warm|happy|joy\w*|summer|autumn|love|cute|golden|cosy|cozy|laugh\w*|bread|coffee|wood\w*|gold|fox|lion)\b/i,
);

const IN_THE_LIGHT = sifted(
  /\b(?:baby|newborn|child|kid|girl|boy|bride|cute|happy|wedding|puppy|kitten|birthday|smil\w*|laugh\w*)\b/,
);

/** The tone of a ground that suits the scene and is no colour of what stands on it. */
export function groundTone(of: GroundKind, staged: SeenTake, own: readonly string[]): GroundTone {
  const { brief } = staged;
  const { subject } = brief.scene;
  const said = `${own.join(' ')} ${subject}`.toLowerCase();
  const isMono = brief.scene.styles.some(({ row }) => row.traits.has('mono'));
  const apart = tones(of).filter(
    ({ colour, text, traits }) =>
      !colour.split(/[ -]/).some((word) => word.length > 2 && said.includes(word)) &&
      !(/\bblack|charcoal|slate\b/.test(text) && /\b(?:black|dark|raven|crow)\b/.test(said)) &&
      (!isMono || /\b(?:white|charcoal|concrete|warm grey|pale grey|slate)\b/.test(text)) &&
      !(IN_THE_LIGHT.test(said) && traits.includes('dark')) &&
      !(/\b(?:white|bone)\b/.test(text) && /\b(?:white|cream|ivory|snow)\b/.test(said)),
  );
  const temper = COOL.test(subject) ? 'cool' : WARM.test(subject) ? 'warm' : undefined;
  const suited = temper ? apart.filter(({ traits }) => traits.includes(temper)) : apart;
  const from = suited.length > 1 ? suited : apart.length > 0 ? apart : tones(of);
  const tone = chosenEvenly(from, brief, `tone ${of}`);
  return tone ?? { text: 'a plain wall', colour: 'grey', neutral: 'black', traits: [] };
}

const NO_FIGURE: ReadonlySet<string> = new Set([
  ...['abstract', 'weather', 'hands', 'sport', 'event', 'material'],
]);

const OF_MANY = sifted(/^(?:flock|herd|pack|group|bunch|swarm|pair|stack|pile|bouquet)$/i);

/** Everyone and everything that is named, by its name. */
export function allNamed({ brief: { scene }, where }: SeenTake): string {
  const main = mainOf(scene);
  const there = scene.cast.filter(
    ({ part, kind, words, known, placeRow, relation }) =>
      !['worn', 'topic', 'content'].includes(part) &&
      relation?.preposition !== 'made-of' &&
      !(kind === 'celestial' && part !== 'main' && words.endsWith('sun')) &&
      (!NO_FIGURE.has(kind) || (part === 'main' && kind === 'hands')) &&
      !(isBeing(main?.kind ?? 'thing') && /^(?:clothing|jewellery)$/.test(kind)) &&
      (known || isBeing(kind)) &&
      !/^\p{Lu}/u.test(placeRow?.names[0] ?? '') &&
      words !== scene.place?.words,
  );
  const both = together(scene);
  const many = there.filter(({ name }) => !OF_MANY.test(name));
  const names = [...new Set((many.length > 0 ? many : there).map(theOf))];
  const within = main && scene.place && names.length < 2 ? boundTo(scene, where) : '';
  if (within && main) return `${theOf(main)} ${within}`;
  if (both && names.length < 3) return lowered(both);
  return names.length > 0 && names.length < 4 ? inWords(names) : main ? theOf(main) : 'it';
}

/** Where it is, where that is a thing and no place: 'in the cardboard box', 'on the branch'. */
function boundTo({ place }: Scene, where: SeenTake['where']): string {
  if (!place || !(where.place?.traits.has('support') || NO_PLACE.test(place.words))) return '';
  return /^(?:in|on|inside|at|under)$/.test(place.preposition) && place.words.split(' ').length < 4
    ? `${place.preposition} the ${own(place.words)}`
    : '';
}

const lowered = (text: string): string =>
  /^(?:The|All|Both) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const EDGES: readonly (readonly [trait: string, edge: string])[] = [
  ['furry', 'back and ears'],
  ['feathered', 'head and back'],
];

function edgeOf({ kind, row }: Member): string {
  if (isPeople(kind)) return 'forehead, nose and chin';
  return EDGES.find(([trait]) => row?.traits.words.has(trait))?.[1] ?? 'head and back';
}

const own = (text: string): string => text.replace(/^(?:the|an?|my|his|her|our|their) /i, '');

/** What the words of a way stand for in one scene. */
export interface WaySlots {
  readonly fill: (text: string) => string;
  /** The ground's colours, the first its own. */
  readonly colours: (way: ReductionWay, isLit: boolean) => readonly string[];
}

/** The words of each slot, made when a way asks for them. */
function wordsFor(
  staged: SeenTake,
  own: string | undefined,
  tone: (of: GroundKind) => GroundTone,
): Readonly<Record<string, () => string>> {
  const { brief, where } = staged;
  const { scene } = brief;
  const main = mainOf(scene);
  const doing = leadingDoing(scene);
  const side = keySide(brief);
  const several = main?.plural === true || (main?.count ?? 1) > 1;
  const made: Readonly<Record<string, () => string>> = {
    the: () => (main ? theOf(main) : 'it'),
    all: () => allNamed(staged),
    it: () => pronounOf(main, several)[0],
    its: () => pronounOf(main, several)[1],
    close: () => (doing?.row ? filled(doing.row.close, scene, doing).replace(/^the /, '') : 'hands'),
    working: () => atWork(made.close?.() ?? 'hands'),
    bed: () => bedUnder(scene) ?? 'ground',
    behind: () => behindOf(staged),
    wall: () => wallOf(scene) ?? 'wall',
    plane: () => tone('wall').text,
    paper: () => tone('paper').text,
    floor: () => tone('floor').text,
    wood: () => tone('table').text,
    ground: () => groundLeft(staged) ?? landOf(scene),
    floorOf: () =>
      where.place?.ground.replace(/ (?:with|between|under|beside|strewn) .*$/, '') || 'a bare floor',
    water: () => (where.weather === 'storm' ? 'heaving dark water' : 'flat water'),
    sky: () => skyOf(staged).text,
    air: () => airAround(staged) ?? 'pale haze',
    blur: () => blurOf(staged),
    gone: () => (airAround(staged) === undefined ? made.blur?.() : `gone in ${made.air?.()}`) ?? 'gone',
    over: () => airAround(staged) ?? 'soft empty ground',
    room: () => roomOf(staged),
    tone: () => tone('wall').colour,
    land: () => landUnder(scene),
    city: () => cityOf(scene),
    piece: () => pieceOf(staged) ?? 'one chair',
    landmark: () => landmarkOf(scene) ?? 'it',
    support: () => supportOf(staged) ?? 'table',
    backing: () => groundTold(scene) ?? 'background',
    own: () => own ?? 'white',
    edge: () => (main ? edgeOf(main) : 'edge'),
    accent: () => loneColourOf(scene) ?? '',
    side: () => side,
    other: () => otherSide(side),
  };
  return made;
}

/** The slots of a scene, each worked out when a way asks for it. */
export function slotsOf(
  staged: SeenTake,
  told: { readonly own?: string; readonly palette: readonly string[] },
): WaySlots {
  const { brief, where } = staged;
  const { scene } = brief;
  const tone = (of: GroundKind): GroundTone =>
    (of === 'wall' && where.place?.surroundings === 'indoor' && scene.place
      ? wallOfRoom(staged)
      : undefined) ?? groundTone(of, staged, told.palette);
  const made = wordsFor(staged, told.own, tone);
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (all, name: string) => {
      const make = made[name] ?? made[name.charAt(0).toLowerCase() + name.slice(1)];
      if (!make) return all;
      return made[name] ? make() : capital(make());
    });
  return { fill, colours: (way, isLit) => coloursOfWay(way, staged, { tone, own: told.own, isLit }) };
}

/** The room that the words name; everything, where they name none. */
function roomOf({ brief: { scene }, where, kind }: SeenTake): string {
  const main = mainOf(scene);
  const named = main?.kind === 'place' || kind === 'interior' ? main?.words : scene.place?.words;
  const isRoom =
    (where.surroundings === 'indoor' || kind === 'interior') && !where.place?.traits.has('support');
  // A counter has no walls: the shop that it stands in has.
  const room = named && PART_OF.test(named.replace(/ of .+$/, '')) ? where.place?.names[0] : named;
  return isRoom && room ? `the ${own(room).toLowerCase()}` : 'everything';
}

/** What is behind: the land all of it is in, or what lies beyond the thing that it is on. */
function behindOf({ brief: { scene }, where }: SeenTake): string {
  const { place } = scene;
  if (!place || place.words.split(' ').length > 4 || NO_PLACE.test(place.words)) return 'everything behind';
  if (isProper(place)) return `the rest of ${named(place.words)}`;
  if (!/^(?:in|on|at|across|along|through|by|near|under|over)$/.test(place.preposition))
    return 'everything behind';
  const words = own(place.words).toLowerCase();
  const isLand = ['nature', 'city', 'big'].some((trait) => where.place?.traits.has(trait));
  return isLand &&
    (place.preposition === 'on' ? LAND.test(words) : /^(?:in|across|through)$/.test(place.preposition))
    ? `the ${words} behind`
    : `everything beyond the ${words}`;
}

/** A town as it is written. */
const named = (words: string): string =>
  own(words).replace(/(^|\s)\p{Ll}(?=\p{Ll}{3})/gu, (first) => first.toUpperCase());

/** A town or a country by its name, and no village in one. */
const isProper = ({ proper, region, words }: NonNullable<Scene['place']>): boolean =>
  proper || (region !== undefined && !/ .* |^(?:small|old) /i.test(own(words)));

/** The town or the country; the place that is the picture, where none is named. */
function cityOf(scene: Scene): string {
  const main = mainOf(scene);
  const { place } = scene;
  if (main?.kind === 'place' && !(place && (place.proper || place.region || /^\p{Lu}/u.test(place.words))))
    return /^\p{Lu}/u.test(main.words) ? named(main.words) : theOf(main);
  return place ? (isProper(place) ? named(place.words) : `the ${own(place.words)}`) : 'the place';
}

/** What lies under the sky: 'the beach'. */
const landUnder = ({ place }: Scene): string =>
  place &&
  !place.proper &&
  place.words.split(' ').length < 3 &&
  /^(?:in|on|at|across|along|through)$/.test(place.preposition)
    ? `the ${own(place.words).toLowerCase()}`
    : 'the land';

const LANDS: readonly (readonly [RegExp, string])[] = [
  [sifted(/\bclouds?\b/i), 'an unbroken floor of white cloud'],
  [sifted(/\b(?:canal|river)\b/i), 'black water'],
  [sifted(/\b(?:sea|ocean|bay|lake|lagoon|fjord|loch|pond|reservoir)\b/i), 'flat water'],
  [sifted(/\b(?:desert|dunes?|beach|sand)\b/i), 'bare sand'],
  [sifted(/\b(?:snow\w*|ice|glacier|arctic|tundra|winter)\b/i), 'unbroken snow'],
  [sifted(/\b(?:field|meadow|prairie|steppe|pasture|moor)\b/i), 'bare grass'],
];

/** The ground of land that is the picture itself. */
const landOf = ({ subject }: Scene): string =>
  (/\b(?:floating|flying)\b/i.test(subject) ? 'open air' : undefined) ??
  cropOf(subject) ??
  LANDS.find(([words]) => words.test(subject))?.[1] ??
  'dark land';

function coloursOfWay(
  { left, id, light, place }: ReductionWay,
  staged: SeenTake,
  {
    tone,
    own: colour,
    isLit,
  }: {
    readonly tone: (of: GroundKind) => GroundTone;
    readonly own: string | undefined;
    readonly isLit: boolean;
  },
): readonly string[] {
  const of = (['plane', 'tone', 'paper', 'floor', 'wood'] as const).find((each) =>
    left.includes(`{${each}}`),
  );
  const ground =
    of && ({ plane: 'wall', tone: 'wall', paper: 'paper', floor: 'floor', wood: 'table' } as const)[of];
  if (ground) {
    const { colour: first, neutral } = tone(ground);
    return [first, neutral];
  }
  if (id === 'deep') return ['deep blue', 'black'];
  if (id === 'lit' || id === 'glow') return ['black'];
  if (/\bblack\b/i.test(`${left} ${place}`))
    return isLit && /lamp/i.test(light) ? ['lamp amber', 'black'] : ['black', 'bone'];
  if (/\{(?:air|blur|gone)\}/i.test(left)) return [colourOfAir(staged)];
  if (/\{sky\}/i.test(left)) return [skyOf(staged).colour, 'black'];
  return colour ? [colour, 'bone'] : [];
}
