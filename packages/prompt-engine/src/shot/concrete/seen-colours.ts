import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isSpotInHouse } from '../light/told-light.ts';
import { inTheCold, MADE_OF, OWN_COLOURED, tidied } from '../look/certain-colours.ts';
import { coloursIn } from '../look/coloured.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { isAsUsual } from '../place/place-told.ts';
import { coloursOfSpot } from '../place/spots.ts';
import { isFigurine, isUsual } from '../plain/certainty.ts';
import { theOf } from '../refer.ts';
import { capital, type Decision } from '../shot.ts';
import { isDressedAnimal, isOnlyCoat } from './coats.ts';
import type { SeenTake } from './seen-take.ts';
import { coloursOfText, coloursOfWords } from './word-colours.ts';

/*
 * The palette of a photograph: two to four colours of what the words name, as its kind, its material, its place and its
 * hour have them. Where the words tell how the picture is coloured they have said it.
 */

/** Words by which the sentence itself tells how the picture is coloured. */
const TELLS_COLOURS = sifted(
  /\b(?:palette|colou?r(?:s|ed|ful|less|grad\w*)?|tones?|toned|tint\w*|hues?|muted|pastels?|neon|vivid|vibrant|faded|sepia|mono\w*|black and white|black & white|b&w|b\/w|greyscale|grayscale|rainbow|iridescent|kodak|portra|ektachrome|kodachrome|cinestill|fuji\w*|velvia|infrared|thermal|x-?ray|night vision|technicolor|duotone|silhouettes?|cctv|teal and orange|desaturated|high[- ]key|low[- ]key)\b/i,
);

/** Food and flowers that come in any colour. */
const OF_ANY_COLOUR = sifted(
  /\b(?:cakes?|cupcakes?|ice[- ]?creams?|salads?|juices?|smoothies?|sweets|cand(?:y|ies)|dough?nuts?|macarons?|cocktails?|buffet|feast|food|meals?|dish(?:es)?|breakfast|lunch|dinner|fruits?|vegetables|birds?|animals?|fish|parrots?|butterfl(?:y|ies)|insects?|plants?|shells?|creatures?|monsters?|horses?|snakes?|beetles?|flowers?|wildflowers?|roses?|tulips?|orchids?|bouquets?|stew|soup|curry|snacks?|picnic|leftovers|toast|eggs?|planets?|moons?|stars?)$/i,
);

/** Colours that only a clear day has. */
const OF_A_CLEAR_DAY = sifted(/\b(?:sky|sun|daylight|haze)\b/);
/** How many colours a member, a place and an hour give to each take: own, others, place, hour. */
const MOST = 3;

const isOwnColoured = (member: Member): boolean =>
  member.part !== 'topic' &&
  member.row !== undefined &&
  member.colours.length === 0 &&
  OWN_COLOURED.has(member.kind) &&
  member.kind !== 'terrain' &&
  member.kind !== 'celestial' &&
  isUsual(member) &&
  !isFigurine(member) &&
  !OF_ANY_COLOUR.test(member.name);

/** A thing whose row says what its parts are made of: a camera of leather and brass. */
const isMadeAsUsual = (member: Member): boolean =>
  MADE.has(member.kind) && member.part === 'main' && member.colours.length === 0 && isUsual(member);
const MADE: ReadonlySet<string> = new Set([
  ...['product', 'tool', 'instrument', 'machine', 'device', 'furniture', 'clothing', 'jewellery', 'weapon'],
]);

/** What is worn, where the take tells it with its colour: 'a blue tunic'. */
const WORN = sifted(
  /\b(white|red|blue|navy|black|yellow|green|orange|brown|grey|khaki|scarlet) (?:\p{Ll}+ )??(tunic|apron|coat|jacket|shirt|robe|cloak|dress|uniform|overalls|jersey|scarf|cape|suit|waistcoat|wetsuit|helmet|cap|hat|gown|surcoat|smock|turban|shawl|jumper|vest)\b/u,
);

function ofDress(staged: SeenTake, said: string): readonly string[] {
  const listed = /Fine detail in ([^.]*)/.exec(said)?.[1] ?? '';
  const main = mainOf(staged.brief.scene);
  const [, colour, worn] =
    (main && (isPeople(main.kind) || main.kind === 'robot') ? WORN.exec(listed) : undefined) ?? [];
  return colour && worn ? [`${worn} ${colour}`] : [];
}

/** A piece of a word, and one that was mended to its nearest, has no colour: `lilo` is no lily. */
const isCalled = ({ row }: Member, { subject, isForeign }: Scene): boolean =>
  isForeign ||
  row === undefined ||
  row.names.some(({ singular, plural }) =>
    [singular, plural].some(
      (each) => each !== undefined && subject.toLowerCase().includes(each.toLowerCase()),
    ),
  );

const ofMember = (member: Member, { where, brief }: SeenTake): readonly string[] => {
  const made = member.materials.flatMap(({ names }) => MADE_OF.get(names[0] ?? '') ?? []);
  if (made.length > 0) return member.colours.length > 0 ? [] : made.slice(0, 1);
  if (isMadeAsUsual(member)) return coloursOfText(member.row?.details.join(', ') ?? '').slice(0, 2);
  if (!isOwnColoured(member) || !isCalled(member, brief.scene)) return [];
  const [first, ...rest] = inTheCold(member, where, member.row?.colours ?? []);
  // The last colour of a row may be that of where its kind lives.
  return first === undefined
    ? []
    : [calledBy(member, first), ...rest.filter((colour, i) => i === 0 || !colour.includes(' '))];
};

/** Plain colours, which the name of the thing makes its own: 'heron grey', 'lemon yellow'. */
const PLAIN = sifted(/^(?:grey|brown|green|yellow|red|orange|black|white|blue|pink)$/);

function calledBy({ row }: Member, colour: string): string {
  const name = row?.names[0]?.singular ?? '';
  return PLAIN.test(colour) && /^\p{Ll}+$/u.test(name) && name !== colour ? `${name} ${colour}` : colour;
}

/** Of a place that nobody keeps up the usual colours have faded. */
const LEFT_ALONE = sifted(/\b(?:abandoned|derelict|disused|ruined|drained|overgrown|burnt|burned)\b/i);

/** The colours of the place, where it is one of its kind as it usually is. */
function ofPlace({ brief: { scene }, where, kind }: SeenTake): readonly string[] {
  const own = mainOf(scene)?.placeRow;
  const row = mainOf(scene)?.kind === 'place' ? (where.place ?? own) : where.place;
  // A café that is seen from within has not the colours of its street.
  if (kind === 'interior' && !scene.place && own && row !== own) return [];
  const isNamed = scene.place !== undefined || where.implied === true || mainOf(scene)?.kind === 'place';
  if (!row || !isNamed || row.traits.has('support') || !isAsUsual(scene, where))
    return where.time ? [] : coloursOfSpot(scene);
  if (LEFT_ALONE.test(scene.subject)) return [];
  // A red sofa and a black beach have a colour of their own.
  if (scene.place && coloursIn(scene.place.words.toLowerCase()).length > 0) return [];
  return row.colours.filter((each) => !PLAIN.test(each));
}

/** What only lies, blooms or falls where the words have it. */
const OF_THINGS = sifted(/\b(?:snow|frost|ice|blossom|leaf|twig|wheat|petal|dew)\b/);

/** Where rain, fog and evening are seen through a pane. */
const isSheltered = (scene: Scene, { surroundings }: SeenTake['where']): boolean =>
  surroundings === 'indoor' ||
  isSpotInHouse(scene) ||
  surroundings === 'underwater' ||
  /\b(?:windows?|windscreen|windshield|outside|indoors?|inside|under the stairs)\b/i.test(scene.subject);
/** Colours of weather. */
const OF_WEATHER = sifted(/^(?:wet grey|storm grey|mist grey|snow white|frost white)$/);

/** The colours of hour, weather and season under the open sky. */
function ofHour({ brief: { scene }, where }: SeenTake): readonly string[] {
  if (isSheltered(scene, where)) return [];
  const season = where.season?.colours.filter((colour) => !OF_THINGS.test(colour)) ?? [];
  return [
    ...[where.time, where.weatherRow].flatMap((row) => row?.colours.slice(0, 2) ?? []),
    ...season.slice(0, 2),
  ];
}

const isUnclear = ({ daytime, weather }: SeenTake['where']): boolean =>
  (daytime !== undefined && daytime !== 'day') ||
  (weather !== undefined && !/^(?:clear|wind)$/.test(weather));

/** The tone that a warm or a cold key gives to what it falls on. */
function ofLight(light: string, hour: readonly string[]): readonly string[] {
  if (hour.length > 0) return [];
  if (/\bsun\b/i.test(light) && /\b(?:warm|amber|orange|golden|gold)\b/i.test(light)) return ['sun amber'];
  return /\blamp\w*\b|\bbulbs?\b|\bcandle\w*\b|\blanterns?\b/i.test(light) ? ['lamp amber'] : [];
}

/** What the take says besides: its light, and all of it. */
interface Told {
  readonly light: string;
  readonly said: string;
}

/** A colour of eyes, hair or of a light colours no picture. */
const isOfDetail = ({ subject }: Pick<Scene, 'subject'>, colour: string): boolean =>
  new RegExp(
    `\\b${colour.replace(/[^\p{L} ]/gu, '.')}(?: \\p{L}+)? (?:eyes?|hair(?:ed)?|braids?|beard|moustache|nose|lips|nails|light|lights|lanterns?|lamps?|glow)\\b`,
    'iu',
  ).test(subject);

/** The colours in the order of their claim, as each take draws on them. */
function listOf(staged: SeenTake, { light, said }: Told): readonly string[] {
  const { scene, take } = staged.brief;
  const main = mainOf(scene);
  const own = main ? ofMember(main, staged) : [];
  const others = scene.cast
    .filter((member) => member !== main && !isPeople(member.kind))
    .flatMap((member) => ofMember(member, staged).slice(0, 1));
  const isInside = isSheltered(scene, staged.where);
  const words = coloursOfWords(scene).filter((each) => !(isInside && OF_WEATHER.test(each)));
  const hour = ofHour(staged);
  const place = ofPlace(staged).filter((each) => !(isUnclear(staged.where) && OF_A_CLEAR_DAY.test(each)));
  const told = scene.colours.filter((each) => !isOfDetail(scene, each)).slice(0, 2);
  if (take === 'cinematic')
    return [
      ...told,
      ...(staged.where.surroundings === 'underwater' ? [] : ofLight(light, hour)),
      ...hour.slice(0, 1),
      ...own.slice(0, 1),
      ...words.slice(0, 2),
      ...place.slice(0, 2),
      ...hour.slice(1),
      ...own.slice(1),
      ...others,
    ];
  if (take === 'minimal')
    return [
      ...told,
      ...own.slice(0, 1),
      ...words.slice(0, 1),
      ...place.slice(0, 1),
      ...hour.slice(0, 1),
      ...words.slice(1),
    ];
  return [
    ...told,
    ...own.slice(0, 2),
    ...ofDress(staged, said),
    ...others.slice(0, 1),
    ...words.slice(0, 2),
    ...place.slice(0, 2),
    ...own.slice(2),
    ...hour.slice(0, 1),
  ];
}

/** The last word of a colour, by which two of one name are told. */
const nameOf = (colour: string): string => (colour.split(' ').at(-1) ?? colour).replace('gray', 'grey');

/** One of each name: a rust and a rust red are one, and so are what is called by its thing and by its colour. */
const apart = (colours: readonly string[]): string[] =>
  colours.filter(
    (colour, i) =>
      !colours
        .slice(0, i)
        .some(
          (before) =>
            nameOf(before) === nameOf(colour) ||
            before.split(' ').some((word) => colour.split(' ').includes(word)),
        ),
  );

const isColouredByWords = (scene: Scene): boolean =>
  TELLS_COLOURS.test(scene.subject) ||
  scene.styles.some(({ row }) => row.traits.has('mono') || row.medium !== 'photo' || row.colours.length > 0);

/** Colours of wet streets and plain coats. */
const DULL = sifted(
  /\b(?:gr[ae]y|slate|white|black|brown|cream|stone|silver|pearl|steel|smoke|tan|chestnut|buff|beige)\b/,
);
/** Weather that takes the colours out of everything. */
const VEILED: ReadonlySet<string> = new Set(['fog', 'snow']);
/** Many things have many colours, of which no table knows. */
const MANY_PIECES = 3;

/**
 * Whether colours would drain a picture: nothing but greys and browns beside people or several things, or no more than
 * the coat of the only one who is there.
 */
function isDull(colours: readonly string[], { brief: { scene }, where }: SeenTake): boolean {
  if (colours.some((each) => scene.colours.includes(each))) return false;
  if (VEILED.has(where.weather ?? '')) return false;
  const seen = scene.cast.filter(({ part }) => part !== 'topic');
  const dull = colours.filter((each) => DULL.test(each)).length;
  const isMany = seen.length >= MANY_PIECES;
  if (dull < colours.length) return false;
  return isMany || seen.some(({ kind }) => isPeople(kind)) || isOnlyCoat(colours, scene);
}

/** The plain grey or brown of somebody's coat is no colour of a picture: 'badger grey'. */
const isPlainCoat = (colour: string, { cast }: Scene): boolean =>
  cast.some(
    ({ kind, row }) =>
      isBeing(kind) &&
      !isPeople(kind) &&
      (row?.colours.includes(colour) ||
        (row?.colours[0] !== undefined && colour === `${row.names[0]?.singular} ${row.colours[0]}`)) &&
      // Where the first colour of a coat is drab, those behind it are small in it.
      (DRAB.test(row?.colours[0] ?? '') || DRAB.test(colour)),
  );
const DRAB = sifted(/^(?:gr[ae]y|brown|black|white)$/);

/** A told colour that one thing beside the main one has is its own, and not half of the picture: 'the orange of the boat'. */
function withOwner(colours: readonly string[], { cast, colours: told }: Scene): string {
  const [only, second] = told;
  const owner =
    second === undefined && only !== undefined && cast.find((each) => each.colours.includes(only));
  const rest = colours.filter((each) => each !== only);
  if (!owner || owner.part === 'main' || owner.part === 'scenery' || owner.plural || rest.length === 0)
    return inWords(colours);
  return `${inWords(rest)}, with the ${only} of ${theOf(owner)}`;
}

/** The palette that the things of the scene have for certain; undefined where it is fewer than two colours. */
export function seenColours(staged: SeenTake, told: Told): Decision | undefined {
  const { brief, kind, isSure } = staged;
  const { scene, wishes, take } = brief;
  if (['graphic', 'sign', 'idea', 'edit'].includes(kind) || scene.uses.length > 0) return undefined;
  if (wishes.palette !== undefined || wishes.style !== undefined || isDrawn(leadingStyle(scene)))
    return undefined;
  if (isColouredByWords(scene)) return undefined;
  // Where a sentence was read in part, the colours of one of its things may be those of none that is seen.
  // Of a dress nobody knows the colours, and a coat beside it is half of what is seen.
  if (!isSure || isDressedAnimal(scene)) return undefined;
  const colours = apart(tidied(listOf(staged, told), scene, scene.colours))
    .filter((each) => scene.colours.includes(each) || !isPlainCoat(each, scene))
    .slice(0, take === 'minimal' ? MOST - 1 : MOST);
  if (isDull(colours, staged)) return undefined;
  const added = colours.filter((each) => !scene.colours.includes(each));
  if (colours.length < 2 || added.every((each) => /^(?:sun|lamp) amber$/.test(each))) return undefined;
  return {
    element: 'palette',
    text: capital(withOwner(colours, scene)),
    because: 'The colours of what your words name, as it nearly always is.',
  };
}
