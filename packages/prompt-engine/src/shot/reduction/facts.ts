import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, type Member, mainOf } from '../../read/scene.ts';
import type { SeenTake } from '../concrete/seen-take.ts';
import { landmarkOf } from '../layout/composition-words.ts';
import { isInTheWorld, isOnWater } from '../light/in-the-world.ts';
import { isVeiled } from '../light/light-of-hour.ts';
import { hasGround } from '../place/place-facts.ts';
import { NO_PLACE } from '../plain/certainty.ts';
import { isPlaceClass } from '../scene-class.ts';
import { leadingDoing } from '../staging/staging.ts';
import { worldNamed } from '../world/named-world.ts';
import { groundOf, isAccompanied, isWalled, supportOf } from './grounds.ts';
import { accentOf, bedOf, pieceOf, wallOf } from './pieces.ts';
import { isPlainDoer, ownColourOf } from './view.ts';

/*
 * What a scene holds, as far as it decides what may be taken away. Nothing that the words name is.
 */

/** Lights that are free to choose: set-ups, and the whole sky of a day. */
const STOCK = sifted(
  /^(?:One soft light from camera|Soft light from camera|Soft daylight from camera|Flat even daylight from the whole sky|Soft, even|Large soft source|One hard lamp from)/,
);

/** Moods and looks in which nothing sinks into the dark. */
const BRIGHT = sifted(
  /\b(?:happy|happily|joy\w*|laugh\w*|smil\w*|cheer\w*|cute|funny|playful\w*|sunny|bright\w*|sunlit|daylight|colou?rful|rainbow|pastels?|white background|high[- ]key|birthday|wedding|festive|summer|spring|bride|veil|adorable|kawaii|sweet|goofy|silly|danc\w*)\b/i,
);
const EXPRESSED = sifted(
  /\b(?:laugh\w*|cr(?:y|ying|ies)|weep\w*|sob\w*|smil\w*|grin\w*|frown\w*|scream\w*|shout\w*|smirk\w*|scowl\w*|yell\w*|wink\w*|blush\w*|tears?|grimac\w*|pout\w*|yawn\w*|glar\w*|sings?|singing)\b/i,
);
const PORTRAIT = sifted(/\b(?:portrait|headshot|head shot|close-?up|selfie|face)\b/i);
/** Where no horizon is seen. */
const HEMMED_IN = sifted(
  /\b(?:alley\w*|lane|streets?|courtyard|garden|greenhouse|cave|cavern|grotto|forest|woods?|jungle|rainforest|canyon|gorge|ravine|waterfall|tunnel|quarry|crater|bridge|backyard|stairs|steps|passage|market|swamp|cenote|reefs?|underwater|seabed|wreck|station|city|town|village|park|playground|stadium|arena|orchard)\b/i,
);
const MOVED_WATER = sifted(
  /\b(?:waves?|surf\w*|storm\w*|rapids|rough|stormy|wild|racing|speed\w*|rag\w*|sink\w*|leav\w*|splash\w*)\b/i,
);
const STILL_WATER = sifted(/\b(?:lake|pond|lagoon|loch|fjord|reservoir|tarn)s?\b/i);
const RAISED = sifted(/\b(?:mountains?|hills?|ridge|peaks?|alps|highlands?|forest|woods?|pines)\b/i);
const GAZES = sifted(/^(?:look|watch|gaze|stare|wait|contemplate|ponder|meditate|stargaze)\b/);
const HARD_KINDS: ReadonlySet<string> = new Set([
  ...['device', 'instrument', 'jewellery', 'weapon', 'product', 'tool', 'vehicle', 'machine', 'aircraft'],
]);
const AT_HAND = ['tiny', 'hand', 'held', 'worn', 'table'];
const SMALL_CLASSES: ReadonlySet<string> = new Set(['food', 'drink', 'product', 'small-thing']);
const POSTED: ReadonlySet<string> = new Set(['sit', 'stand', 'kneel', 'lean', 'crouch', 'lotus', 'any']);
/** Deeds and states that a bare ground would take away. */
const OF_ITS_PLACE = sifted(
  /\b(?:through|into|across|along|off|over|up|down|behind|beside|between|under|against|among|inside|around|near|next to|in front of|out of|from) (?:an?|the|his|her|its|their|two|three|some)\b/i,
);

/** What was decided of a take before anything is taken away. */
export interface Told {
  readonly light: string;
  readonly palette: readonly string[];
  /** Whether a pose or a state of it is told. */
  readonly isPosed: boolean;
}

type Facts = Readonly<Record<string, boolean>>;

/** Whether it stands in no place at all that anybody knows of. */
const isUnplaced = ({ brief: { scene }, where }: SeenTake): boolean =>
  (!scene.place || NO_PLACE.test(scene.place.words)) &&
  scene.times.length === 0 &&
  where.implied !== true &&
  scene.rest.length === 0 &&
  scene.around.length === 0 &&
  where.surroundings === undefined &&
  worldNamed(scene) === undefined;

/** Whoever acts: how near, how fast, and whether a face is what is looked at. */
function factsOfDeed(
  { brief, kind }: SeenTake,
  main: Member | undefined,
  told: Told & { readonly felt: boolean },
): Facts {
  const { felt } = told;
  const { scene } = brief;
  const doing = leadingDoing(scene);
  const done = doing && doing.form !== 'past' ? doing.row : undefined;
  const isMoving =
    kind === 'event' || (doing !== undefined && doing.form !== 'past' && !POSTED.has(done?.posture ?? 'any'));
  const beings = scene.cast.filter((each) => isBeing(each.kind) && each.part !== 'topic');
  return {
    work: /^\{hands?\}/.test(done?.close ?? '') && done?.pace !== 'fast' && !isMoving,
    doer: main !== undefined && !felt && isPlainDoer(main, scene),
    one: main !== undefined && !main.plural && main.count === 1 && beings.length === 1,
    still: !isMoving,
    quick:
      isMoving && done?.pace === 'fast' && /^(?:jump|dance|kick|fly|fall|run)$/.test(done?.posture ?? ''),
    idle: doing === undefined,
    undetailed: doing !== undefined || !told.isPosed,
    gazing: doing !== undefined && GAZES.test(doing.verb.base) && !isAccompanied(scene),
  };
}

/** What it is: of which kind, of which colour, how dressed. */
function factsOfMain(staged: SeenTake, main: Member | undefined, { palette }: Told): Facts {
  const { brief, kind } = staged;
  const { scene } = brief;
  const name = `${main?.words ?? ''}`;
  const isDressed = scene.cast.some(({ part }) => part === 'worn');
  const isUnearthly = main?.kind === 'fantasy-being' || UNEARTHLY.test(name);
  const isTall = TALL.test(name);
  return {
    plain:
      main !== undefined &&
      scene.colours.length === 0 &&
      !isDressed &&
      (!isBeing(main.kind) || main.adjectives.length === 0),
    bare: !main?.role && scene.cast.length < 2,
    undressed: !isDressed && !main?.role,
    unearthly: isUnearthly && !FINNED.test(name),
    finned: FINNED.test(name),
    earthly: !isUnearthly,
    coloured: ownColourOf(main, palette) !== undefined,
    hard: HARD_KINDS.has(main?.kind ?? '') && scene.colours.length === 0,
    solid:
      !/^(?:clothing|textile|flower|plant|drink)$/.test(main?.kind ?? '') && !/^(?:clothing)$/.test(kind),
    small: SMALL_CLASSES.has(kind) || AT_HAND.some((size) => main?.row?.traits.words.has(size)),
    eaten: SMALL_CLASSES.has(kind),
    flat: SMALL_CLASSES.has(kind) && !isTall && kind !== 'drink',
    cloth: kind === 'clothing' && main?.plural !== true && !/shoes?|boots?|sneakers?|sandals?/i.test(name),
    seat: kind === 'furniture' || kind === 'plant',
    domestic: DOMESTIC.has(main?.kind ?? '') || SMALL_CLASSES.has(kind),
  };
}

const UNEARTHLY = sifted(
  /\b(?:dragons?|griffins?|phoenix|unicorns?|elf|elven|dwarf|orc|goblin|wizard|witch|sorcer\w+|mage|knight|paladin|warlock|ghost|vampire|werewolf|demon|angel|fairy|monster|creature|golem|troll|giant|samurai|viking|gladiator|warrior|barbarian|druid|necromancer|skeleton|zombie|god(?:dess)?|alien|bard|minstrel|peasant|monk|king|queen|pirate|alchemist|rogue|cleric|ranger|merchant|medieval|centurion|pharaoh)\b/i,
);
const FINNED = sifted(/\b(?:mermaids?|mermen|merman|sirens?|selkie|kraken|sea (?:witch|monster|serpent))\b/i);
const TALL = sifted(
  /\b(?:bottles?|vases?|lamps?|candles?|lighthouse|statue|jugs?|pitcher|glass|tower|bust|radio|camera|clock|typewriter|telephone|television|tv|speaker|globe|instrument|figurine|trophy|candlestick)\b/i,
);
const DOMESTIC: ReadonlySet<string> = new Set(['pet', 'toy', 'baby', 'child']);

/** Whether its light or its kind has it in the open, though no place is told. */
const isUnderSky = ({ where, kind, brief }: SeenTake, light: string): boolean =>
  where.daytime !== undefined ||
  kind === 'building' ||
  /^(?:aircraft|boat|vehicle)$/.test(mainOf(brief.scene)?.kind ?? '') ||
  (/\b(?:sun|daylight|sky|cloud)\b/i.test(light) &&
    !/\bwindows?\b|\bpanes?\b/i.test(light) &&
    !STOCK.test(light));

/** Where it is, and what can stand for that. */
function factsOfPlace(staged: SeenTake, main: Member | undefined, told: Told): Facts {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { place, subject } = scene;
  const isOutdoors = where.surroundings === 'outdoor';
  const isLand = kind === 'landscape' || kind === 'building' || kind === 'city';
  const ground = groundOf(staged);
  const isOpen = isOutdoors || where.surroundings === 'space' || (isLand && where.surroundings === undefined);
  const land = `${main?.words ?? ''}`;
  const isHemmed = HEMMED_IN.test(
    `${place?.words ?? ''} ${main?.kind === 'terrain' || main?.kind === 'place' ? main.name : ''}`,
  );
  const isUnder = where.surroundings === 'underwater';
  const isCelestial = /\b(?:moon|sun)$/i.test(landmarkOf(scene) ?? '');
  return {
    open: isOpen && !isHemmed,
    overland: isOpen && !/\b(?:street|city|town|village|alley\w*)\b/i.test(place?.words ?? ''),
    outside: isOutdoors || (where.surroundings === undefined && isUnderSky(staged, told.light)),
    indoors: where.surroundings === 'indoor',
    grounded: ground !== undefined && !isPlaceClass(kind),
    sky: isOutdoors && place !== undefined && !/^(?:under|beneath|behind)$/.test(place.preposition),
    ground: ground !== undefined && isOpen,
    homely: where.surroundings === 'space' || (!place?.region && !place?.proper),
    foreign: place?.region !== undefined || place?.proper === true,
    unborne: !where.place?.traits.has('support') && !scene.cast.some(({ part }) => part === 'support'),
    borne: supportOf(staged) !== undefined,
    named: place !== undefined && isWalled(staged),
    tokened: pieceOf(staged) !== undefined,
    untokened: pieceOf(staged) === undefined,
    figured:
      kind === 'building' ||
      !isPlaceClass(kind) ||
      (kind === 'landscape' && /^(?:tree|plant|flower|thing|structure)$/.test(main?.kind ?? '')) ||
      scene.cast.some((each) => each !== main && each.kind !== 'place' && each.known),
    celestial: isCelestial && WATER_OR_LAND.test(`${main?.words ?? ''} ${place?.words ?? ''}`),
    uncelestial: !isCelestial,
    bedded: bedOf(scene) !== undefined,
    unset: !place || where.surroundings === 'indoor',
    backed: wallOf(scene) !== undefined,
    under: isUnder,
    afloat: (main?.kind === 'boat' || isOnWater(scene)) && !MOVED_WATER.test(subject) && !isVeiled(where),
    land: isOpen && LAND.test(land) && landmarkOf(scene) === undefined,
    stands:
      isLand &&
      !LAND.test(land) &&
      !isUnder &&
      where.surroundings !== 'indoor' &&
      (!isHemmed || /\b(?:floating|flying|clouds?)\b/i.test(subject)),
    raised: RAISED.test(land),
    wooded: WOODED.test(land) && !/\b(?:jungle|rain ?forest|bamboo)\b/i.test(land),
    water: STILL_WATER.test(land),
    lone: landmarkOf(scene) !== undefined,
    moon: /\bfull moon\b/i.test(subject) && where.surroundings !== 'indoor',
  };
}

const LAND = sifted(
  /\b(?:seas?|ocean|desert|dunes?|beach|fields?|meadow|plains?|steppe|tundra|prairie|moor|salt flats?|snow(?:field)?|coast|savann?ah?|glacier|lake)\b/i,
);
const WATER_OR_LAND = sifted(/\b(?:sea|ocean|lake|bay|water|river|pond|fjord|desert|dunes|snow)\b/i);
const WOODED = sifted(/\b(?:forest|woods?|birches|pines|grove)\b/i);

/** Every condition that holds of a scene. */
export function factsOf(staged: SeenTake, told: Told): ReadonlySet<string> {
  const { brief, where, kind } = staged;
  const { scene } = brief;
  const { subject, times, place } = scene;
  const main = mainOf(scene);
  const felt = scene.feeling !== undefined || EXPRESSED.test(subject) || brief.wishes.mood !== undefined;
  const deed = factsOfDeed(staged, main, { ...told, felt });
  const isNight = where.daytime === 'night';
  const unplaced = isUnplaced(staged);
  const being = main !== undefined && isBeing(main.kind);
  const lit = STOCK.test(told.light) && scene.lights.length === 0 && brief.wishes.lighting === undefined;
  const isFree =
    unplaced &&
    !place &&
    !(being && isInTheWorld(scene) && kind !== 'people') &&
    !(being && hasGround(brief)) &&
    !OF_ITS_PLACE.test(subject) &&
    deed.quick !== true;
  const isDark = isNight || unplaced || where.surroundings === 'indoor' || where.surroundings === undefined;
  const dim =
    !BRIGHT.test(subject) &&
    !YOUNG.has(main?.age ?? main?.kind ?? '') &&
    isDark &&
    (where.daytime === undefined || isNight);
  const walled = (isFree && lit) || isWalled(staged);
  const isTender =
    YOUNG.has(main?.age ?? main?.kind ?? '') ||
    /\b(?:baby|newborn|child|kid|boy|girl|toddler|puppy|kitten|bride)\b/i.test(main?.words ?? '');
  const isPortrait =
    PORTRAIT.test(subject) &&
    (kind === 'person' || kind === 'people' || kind === 'animal' || kind === 'bird');
  const facts: Facts = {
    ...deed,
    ...factsOfMain(staged, main, told),
    ...factsOfPlace(staged, main, told),
    lit,
    dim,
    walled: walled && worldNamed(scene) === undefined,
    unwalled: !walled && where.surroundings === 'indoor',
    shaded:
      where.surroundings === 'indoor' ||
      (where.surroundings === undefined &&
        !isUnderSky(staged, told.light) &&
        !STUDIO.test(subject) &&
        !DOMESTIC.has(main?.kind ?? '') &&
        !SMALL_CLASSES.has(kind)),
    alone: !isAccompanied(scene),
    calm: !felt,
    felt,
    grave: !BRIGHT.test(subject),
    unsold: scene.uses.length === 0,
    portrait: isPortrait,
    unportrayed: !isPortrait,
    glow: /darkness around$|into (?:the )?dark(?:ness)?\b/i.test(told.light),
    free: isFree,
    unplaced,
    bareset: unplaced && !place && !OF_ITS_PLACE.test(subject.replace(main?.words ?? '', '')),
    fair: !isVeiled(where) && !isNight && times.every(({ row }) => row.type !== 'weather'),
    veiled: isVeiled(where) && !isNight,
    clear: !isVeiled(where) && !isNight,
    dark: isNight,
    backlit: !isVeiled(where) && (lit || LOW_HOURS.has(where.daytime ?? '')),
    posed: told.isPosed,
    unposed: !told.isPosed,
    accent: accentOf(scene) !== undefined,
    numeral: scene.lettering.length === 0,
    bright:
      !dim &&
      !isNight &&
      where.surroundings !== 'underwater' &&
      (where.surroundings === 'indoor' || where.surroundings === undefined) &&
      !STUDIO.test(subject),
    tender: isTender,
    grown: !isTender,
    living: being,
    windowed: /\bwindow\b/i.test(subject) && /\b(?:panes?|window)\b/i.test(told.light),
    kept: true,
  };
  return new Set(Object.keys(facts).filter((each) => facts[each]));
}

const YOUNG: ReadonlySet<string> = new Set(['baby', 'child']);
const LOW_HOURS: ReadonlySet<string> = new Set(['dawn', 'dusk', 'golden-hour']);
const STUDIO = sifted(/\b(?:studio|background|backdrop|isolated)\b/i);
