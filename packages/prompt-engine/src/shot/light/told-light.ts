import { sifted } from '../../lexicon/sifting/sifted.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { isPlaceSure } from '../plain/sure-additions.ts';
import { isLightDescribed } from './described-light.ts';
import { readLightWords, speaksOfLight } from './light-abroad.ts';
import { conditionIn } from './told-conditions.ts';
import { RULED_OUT } from './told-sources.ts';

/*
 * What the words themselves tell of light, hour, weather and mood, by their plain words and without their reading.
 */

/** What gives light, or takes it away, by the words. */
const GIVES_LIGHT = sifted(
  /\b(?:(?:pink|red|orange|purple|violet|lilac|yellow|green|golden) sk(?:y|ies)|(?:hazard|brake|tail|warning|signal|dashboard) ?lights?|(?:fridge|freezer|refrigerator|oven)(?: door)? (?:is |left |wide |standing )*open\b|open (?:fridge|freezer|refrigerator|oven)\b|(?:by|around|round|beside|before|from|over|at|near|in front of) (?:an?|the|their|our|his|her) (?:[\p{L}-]+ )?fire(?! (?:\w*station|truck|engine|escape|exit|brigade|alarm|hydrant|extinguisher|department|drill|pit|place|fighter))(?=$|[,.;]| )|(?:house|roof|barn|ship|wreck|forest|tower|shed|mill) (?:just )?(?:catch(?:es|ing)|burns)|(?:forest|wild|house|bush)[ -]?fires?|(?:un)?lit(?! (?:up )?with joy)|glow\w*|neon(?! (?:green|pink|yellow|orange|blue|purple|red|colou?r\w*))|(?:street|gas|oil|desk|table|night)?lamps?(?! ?posts?)|lamplight|gas ?light|lanterns?|candle(?:s|lights?|lit)?|torch(?:es|light|lit)?|firelight|campfire|bonfire|on fire|flames?|burning(?! (?:question|desire|rubber|toast))|(?:flying |shower of )?sparks(?! (?:of|joy)\b)|fluorescents?|tungsten(?: lights?)?|(?:tv|telly|television|laptop|computer|monitor) (?:is |still |left |just )*on\b(?! (?:the|an?|his|her|my)\b)|bulbs?|tube lights?|(?:fluorescent|neon|light|strip|one|single) tubes?|strip lights?|headlights?|headlamps?|spotlights?|floodlights?|street ?lights?|sunlight|sunlit|sunbeams?|moonlight|moonlit|fireflies|firefly|fireworks?(?! (?:shop|stand|factory|box))|sparklers?|lava(?! lamps?)|(?<!\b(?:struck|hit|killed) by )lightning|luminous|disco|strobe|projector|backlit|fairy lights|flashlights?|phone light|(?:one|a single|single) light (?:above|over|on|in|at)|(?:only|just) (?:the |an? )?(?:\w+ )?(?:tv|screen|fridge|lights?|fire|moon|stars)\b|(?<!\b(?:morning|afternoon|evening|winter|summer|autumn|spring|golden|natural|soft|warm|cold|cool|late|last|early|grey|gray|day) )light (?:from|of|coming|through|thru|falling|streaming|spilling|pouring|source|on the|in the (?:window|windows|dark))|lights (?:on|off|out|go out)|light(?:s|ing)? up (?:the |his |her |their )?(?:faces?|room|dark))\b/iu,
);
const LIGHT_OF_THING = sifted(
  /\b(?:(?:one|a|single) (?:[a-z]+ )?(?:flickering|buzzing|swinging|bare|dim|working|remaining)|fridge|freezer|aquarium|laptop|phone|monitor|oven|tv|screen|stage|studio|night|vending machine|jukebox|arcade) light\b/i,
);
const SHADOWS = sifted(/\b(?:shadows?|shadowy|silhouettes?|silhouetted)\b/i);

/** Weather as it is round about: not what a jar holds, a play is called or a boot is for. */
const around = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|[,.;:]\s*|\b(?:in|through|under|during|heavy|pouring|light|falling|fresh|deep|thick|cold|grey|gray|morning|winter|driving|sideways|and|summer|torrential)\s(?:[a-z-]+\s){0,2}?)(?:${words})(?=$|[,.;:!]|\s(?:outside|everywhere|falling|all|on|at|over|and|coming|pouring|in the|but|with)\b)`,
    'i',
  );

/** What is told of the hour or the weather: the first that is met decides the light. */
const HOURS: readonly (readonly [of: string, words: RegExp])[] = [
  [
    'night',
    sifted(
      /\b(?:at night|(?<=[,;.] )night(?=$|[,;.])|still dark|dark (?:street|outside)|by moonlight|midnight|night ?time|(?:late|one|last|all|every|rainy|snowy|stormy|winter|summer|foggy|starry|dark|cold|friday|saturday|christmas|date|opening|wedding|halloween) night\b(?! (?:shift|club))|nights|starry(?! (?:kitchen|restaurant|chef|cook|menu|eyed))|under the (?:stars|moon|milky way|northern lights)|(?:look|gaz|star|howl|watch|point)\w* (?:up )?at the (?:\w+ )?moon|full moon|(?:[1-4]|12) ?(?:am\b|a\.m\.)|(?:[1-4]|one|two|three|four) (?:o['’]?clock )?in the morning|(?:9|10|11) ?(?:pm\b|p\.m\.)|small hours|night (?:bus|train|sky|market|street|watch|watchman|fishing)|(?<!\b(?:after|end of|off) (?:(?:an?|the|her|his|my|their|our) )?(?:\w+ )?)night shift)\b(?<!\bby night)/i,
    ),
  ],
  [
    'fog',
    sifted(
      new RegExp(
        `${around('fog|mist|haze|smog').source}|\\b(?:foggy|misty|hazy|smoggy|(?:fog|mist) (?:rolling|creeping|drifting|coming|settling|hanging|lifting|rising|rolls|creeps|rises|hangs))\\b`,
        'i',
      ),
    ),
  ],
  [
    'snow',
    sifted(
      new RegExp(
        `${around('snow|blizzard|snowstorm|snowfall').source}|\\b(?:snowy|snow storm|snowing|snowed|snow (?:has )?(?:just )?(?:start(?:s|ed|ing)|beg(?:ins|an)|falls)|blizzard|snowstorm)\\b`,
        'i',
      ),
    ),
  ],
  [
    'rain',
    sifted(
      new RegExp(
        `${around('rain|drizzle|downpour|rainstorm|sleet|hail|monsoon').source}|\\b(?:sleeting|hailing|bucketing down|torrential|monsoon rain|rainy|raining|where it rains|rain (?:has )?(?:just )?(?:start(?:s|ed|ing)|beg(?:ins|an)|pours|falls)|it rains|drizzling|rain-soaked|pouring down|(?:shelter|hid|run|escap|huddl)\\w* from (?:the )?rain)\\b`,
        'i',
      ),
    ),
  ],
  [
    'storm',
    sifted(
      new RegExp(
        `${around('storm|thunderstorm|hurricane|gale').source}|\\b(?:stormy(?! relationship)|storm ?clouds|thunder ?storms?|storm(?:y)? (?:light|hits?|breaks?|broke|came|rolls|passes|rages|blew|rolling|coming|brewing))\\b`,
        'i',
      ),
    ),
  ],
  [
    'grey',
    sifted(
      /\b(?:overcast|cloudy(?! with)|(?:flat|white|blank|milky|leaden|colou?rless) (?:(?:white|grey|gray) )?sk(?:y|ies)|grey (?:day|morning|afternoon|evening|sky|light|weather)|gr[ae]y (?:skies|(?:\w+ )?(?:beach|sea|lake|coast|shore|november|january|february|sunday)))\b/i,
    ),
  ],
  [
    'sunset',
    /\b(?:sunset(?! (?:strip|boulevard))|golden hour|setting sun|low sun|last light|sun (?:is )?(?:going|setting))\b/i,
  ],
  [
    'dawn',
    sifted(/\b(?:dawn|sunrise|rising sun|first light|early morning|[56] ?(?:am|a\.m\.|in the morning))\b/i),
  ],
  [
    'dusk',
    /\b(?:dusk|twilight|blue hour|evening(?! (?:dress|gown|wear|class|news|paper|standard))|[6-8] ?(?:pm\b|p\.m\.))\b/i,
  ],
  [
    'bright',
    /\b(?:noon|midday|sunny(?! side)|heat ?wave|blazing sun|scorching|bright sun|full sun|in the sun)\b/i,
  ],
];

/** A manner of light that a mood asks for, where the words neither deny nor only compare it. */
const MOODS: readonly (readonly [of: string, words: RegExp])[] = [
  [
    'dramatic',
    sifted(
      /\b(?:dramatic(?:ally)?|moody|brooding|low[- ]key|(?:dark|black) (?:moody )?background|epic|intense|film noir|noir|heroic|biblical|apocalyptic|apocalypse|menacing|ominous|sinister|final boss|showdown|standoff|stand-off|duel|battle)\b/i,
    ),
  ],
  ['eerie', sifted(/\b(?:creepy|spooky|scary|haunted|horror|eerie|nightmare|unsettling|uncanny|cursed)\b/i)],
  [
    'grave',
    sifted(
      /\b(?:grief|grieving|sad|sadness|lonely|loneliness|melanchol\w+|mourning|funeral|heartbreak|heartbroken|sorrow|regret|homesick\w*|goodbye|farewell|lost love|dead (?:husband|wife|father|mother|dad|mum|mom|son|daughter|brother|sister|grand\w+))\b/i,
    ),
  ],
  [
    'cosy',
    sifted(
      /\b(?:cosy|cozy|snug|warm and|comforting|hygge|homely|tender|romantic|gentle|peaceful|inviting|warm light(?! (?:from|in|behind|inside|through|at)\b)|golden light)\b/i,
    ),
  ],
];

const DENIED =
  /(?:\bnot?|n['’]?t|\bless|\bnever|\bnothing|\bwithout|\btoo|\brather than) (?:too |very |so |that |overly |be |look )?$/i;

/** Words beside which no mood makes the light dark. */
const BRIGHT =
  /\b(?:bright(?:ly)?|sunny|cheerful|cute|adorable|funny|silly|happy|kids?|children['’]?s?|kawaii|pastels?|colou?rful)\b/i;

function moodIn(subject: string): string | undefined {
  const isBright = BRIGHT.test(subject);
  return MOODS.find(([of, words]) => {
    if (isBright && of !== 'cosy') return false;
    const found = words.exec(subject);
    return found !== null && !DENIED.test(subject.slice(0, found.index));
  })?.[0];
}

/** Worlds that have a light of their own, whatever is done there. */
const WORLDS: readonly (readonly [of: string, words: RegExp])[] = [
  [
    'water',
    sifted(
      /\b(?:under ?water|bottom of the (?:sea|ocean|lake|pool|river)|(?:in|from|of|at) the deep sea|deep sea(?= (?:scene|floor|bed|dive|diver|diving|vent|trench|base|station)|$|[,.;])|seabed|sea ?floor|coral reef|sunken (?:ships?|city|cities|temples?|wrecks?|galleons?|cathedrals?|village|statues?|treasure))\b/i,
    ),
  ],
  [
    'space',
    sifted(
      /\b(?:in (?:outer )?space|outer space|on the moon|in orbit|orbiting|(?:saturn|jupiter|uranus)(?:['’]?s)? rings?|rings of saturn|on an asteroid|on a comet|zero gravity|spacewalk)\b/i,
    ),
  ],
];

/** Two hours or weathers of which neither alone is the light of the picture. */
const SEVERAL = 'described';

/** Weathers whose light is the same at the other. */
const GO_TOGETHER: ReadonlySet<string> = new Set([
  'fog dawn',
  'fog grey',
  'snow grey',
  'rain storm',
  'rain grey',
  'storm grey',
]);

/** The hours and the weathers that the words tell. */
const hoursIn = (text: string): readonly string[] =>
  HOURS.filter(([, words]) => words.test(text)).map(([of]) => of);

/** 'the sea inside the bottle is stormy': weather that something holds is none of the picture. */
const CONTAINED = sifted(
  /(?:[^,.;]*\b(?:in|inside) (?:an?|the|its|their|my) (?:[\p{L}-]+ )?(?:bottle|jar|snow ?globe|tea ?cup|cup|mug|glass|box|suitcase|painting|picture|book|dream|hologram|tv|screen|head|terrarium|lantern)\b[^,.;]*)/giu,
);

/** Hours whose sun is there beside any lamp. */
const OF_THE_SUN = sifted(/^(?:sunset|dawn|bright)$/);

/** Words of whom one is fond: no hard light and no darkness falls on them. */
const TENDER = sifted(
  /\b(?:weddings?|bride|groom|bridesmaids?|married|engaged|honeymoon|birthdays?|bab(?:y|ies)|newborn|toddlers?|famil(?:y|ies)|childhood|grand(?:ma|pa|mas|pas|mother|father|mothers|fathers|parents|son|daughter|kids|children)s?|granny|nanny|gran|nan|nana|opa|oma|(?:my|our|his|her|their) (?:\w+ ){0,2}(?:mum|mom|mam|mother|dad|father|son|daughter|wife|husband|kids?|children|sister|brother|dog|cat|puppy|kitten|boyfriend|girlfriend|fianc[eé]e?|parents)|hugs?|hugging|cuddl\w+|kiss\w*|kittens?|pupp(?:y|ies)|little (?:sister|brother|girl|boy)|school play|lullaby|bedtime)\b/i,
);

/** Months and seasons whose light is soft. */
const SOFT_SEASON = sifted(/\b(?:november|december|january|february|october|late autumn|winter|wintry)\b/i);

/** The light where nothing is told of it: that of the place, softer on whom one is fond of. */
function untoldLight(scene: Scene, text: string, isOutdoors: boolean): string {
  const isOpen =
    isOutdoors && !isInCountry(scene) && !isSpotInHouse(scene) && !/\bindoors?\b|\binside an?\b/i.test(text);
  const place = placeOf(scene) ?? (isOpen ? 'day' : 'free');
  if (place === 'free' && isOpenByWords(scene)) return 'soft-day';
  if (place === 'day') return TENDER.test(text) || SOFT_SEASON.test(text) ? 'soft-day' : 'day';
  return TENDER.test(text) ? 'tender' : place;
}

/** Ground, water and sky that are in no house. */
const OPEN_WORDS = sifted(
  /\b(?:(?:hot[- ]air |air ?)balloons?|mountains?|hills?|hillside|valley|lakes?|rivers?|sea|ocean|fjord|beach|shore|coast|island|meadows?|fields?|pasture|forest|woods|prairie|desert|dunes?|savannah?|glacier|volcano|waterfall|street|road|motorway|highway|lane|crossroads|roundabout|bridge|rooftops?|roof|harbou?r|pier|jetty|park|playground|garden|orchard|vineyard|allotment|graveyard|cemetery|farm|farmyard|paddock|car park|campsite|cliffs?|canal|swamp|marsh|pond|trail|sky|(?<!(?:steam|smoke|dust|flour|powder|word|thought|tag|chalk) )clouds?|birds?)\b(?! (?:of|bag|towel|ball|party|food|hotel|house|shop|museum|table|gnome|centre|center|bar|sign|map|ranger|show|bench press))/i,
);
/** What is within walls, made by hand, or only spoken of. */
const NOT_OPEN = sifted(
  /\b(?:inside|indoors?|kitchen|bedroom|bathroom|living room|office|classroom|hall|hallway|lobby|tavern|inn|saloon|brewery|bakery|cabin|hut|igloo|yurt|barn|stable|cave|cellar|dungeon|ballroom|throne room|library|sewer|tunnel|dressing room|boathouse|greenhouse|warehouse|factory|corridor|museum|gallery|restaurant|caf[eé]|bar|pub|shop|store|supermarket|mall|airport|hospital|church|chapel|cathedral|theat(?:re|er)|studio|workshop|garage|basement|attic|elevator|lift|bank|library|school photo|pool|gym|window|tent|train|metro|subway|bus|plane|submarine|spaceship|aquarium|barber\w*|salon|chair|armchair|dentist|opticians?|launder\w+|laundromat|casino|diner|pharmacy|hotel|apartment|flat|house|room|party|clinic|counter|checkout|escalator|court|courtroom|piano|miniature|model|diorama|snow ?globe|painting|poster|photo of|dream\w*|memory|toy|lego|plasticine|clay|tiny|table|desk|bed|sofa|couch)\b/i,
);

/** Whether the words put it under the sky by what is around, though no place was read. */
function isOpenByWords(scene: Scene): boolean {
  const text = scene.isForeign ? scene.readable : scene.subject;
  const kind = mainOf(scene)?.kind;
  const isWild = kind === 'wild-animal' || kind === 'bird' || kind === 'farm-animal';
  return !NOT_OPEN.test(text) && !isSpotInHouse(scene) && (isWild || OPEN_WORDS.test(text));
}

/** A place that is told for sure, by where its light comes from. */
function placeOf(scene: Scene): 'day' | 'room' | undefined {
  const { place } = scene;
  const main = mainOf(scene);
  const isWithin = /\b(?:inside|indoors?)\b/i.test(scene.subject);
  if (!place && !isWithin && (main?.kind === 'terrain' || main?.placeRow?.surroundings === 'outdoor'))
    return 'day';
  if (!place?.row || place.strange.length > 0) return undefined;
  // Pools and rinks are under a roof as often as not.
  if (/\b(?:pools?|rink)\b/i.test(place.words)) return undefined;
  // In a country one is in a room as well.
  if (isInCountry(scene)) return undefined;
  if (place.row.surroundings === 'outdoor') return 'day';
  const isWindowed =
    place.row.surroundings === 'indoor' &&
    !['windowless', 'transport', 'support'].some((trait) => place.row?.traits.has(trait)) &&
    /\bwindow|daylight/.test(place.row.dayLight);
  return isWindowed && isPlaceSure(scene) ? 'room' : undefined;
}

/** Spots that are in a house, whatever is found there. */
const INDOOR_SPOT = sifted(
  /\b(?:under|behind|on|in|inside|from) (?:the|my|his|her|an?|our|their) (?:kitchen |bathroom |old )?(?:sink|bed|sofa|couch|fridge|freezer|drawer|bathtub|wardrobe|cupboard|oven|washing machine|desk|bookshelf|kitchen|bathroom|bedroom|living room|attic|basement|cellar|elevator|office|church|chapel|cathedral|museum|airport)\b|\bnativity scene\b/i,
);

/** Whether the words name a spot in a house. */
export const isSpotInHouse = ({ subject }: Scene): boolean => INDOOR_SPOT.test(subject);

const isInCountry = ({ place }: Scene): boolean => /^\p{Lu}/u.test(place?.row?.names[0] ?? '');

/** A side that the words have the light come from. */
const SIDED =
  /\blight\b[^,.;]{0,24}? from (?:the |camera )?(?:left|right)\b|\b(?:window|light|lit) (?:left|right)(?=[,.;]|$)/i;

/** Whether the words say from which side the light comes. */
export const hasSide = ({ subject }: Scene): boolean => SIDED.test(subject);

/** The world that the words play in, where it has a light of its own. */
export const worldOf = ({ subject, readable, isForeign }: Scene): string | undefined =>
  WORLDS.find(([, words]) => words.test(isForeign ? readable : subject))?.[0];

/** Words by which all the light there is comes from what they name. */
const ONLY = sifted(
  /\bonly (?:the |an? )?(?:[\w-]+ ){0,3}?(?:for light|lit\b|light\b|glow\w*|glowing|(?:lamp|bulb|lantern|light|screen|tv) on\b)|\b(?:only|sole|single) (?:light|source|lamp|glow)\b(?! (?:above|over|on|in|at|by|beside)\b)|\blit only\b|\bonly (?:\w+ )?(?:is|are) (?:lit|glowing)\b|\bno other light/i,
);

/** Whether the words name the one light that there is. */
export const hasOnlyLight = ({ subject }: Scene): boolean => ONLY.test(subject);

/** Lights of a picture of which nothing is told. */
const UNTOLD: ReadonlySet<string> = new Set(['free', 'day', 'soft-day', 'tender', 'room']);

/** Whether the words tell the light, its hour or its weather. */
export const isLightTold = (scene: Scene): boolean => !UNTOLD.has(lightBy(scene, false));

/** The hour or the weather that the words tell, whatever gives light in it; undefined where they tell none, or two. */
export function hourBy(scene: Scene): string | undefined {
  const [hour, second] = hoursIn(readLightWords(scene).replace(RULED_OUT, ' ').replace(CONTAINED, ' '));
  return second === undefined || hour === 'night' || GO_TOGETHER.has(`${hour} ${second}`) ? hour : undefined;
}

/** Conditions that hold beside any lamp. */
const DECIDES: ReadonlySet<string> = new Set(['aurora', 'before-sun', 'shade']);

/**
 * What the light is decided by: what gives it, else the hour or the weather, else a mood, else the place.
 * Light that is described by its quality, and two weathers at once, are 'described': nothing is to be added.
 * @param isOutdoors whether the whole reading has it in the open air
 */
export function lightBy(scene: Scene, isOutdoors: boolean): string {
  const subject = readLightWords(scene);
  if (hasOnlyLight(scene)) return 'only';
  if (hasSide(scene)) return 'sided';
  const there = subject.replace(RULED_OUT, ' ');
  const condition = conditionIn(there, TENDER.test(subject) || moodIn(subject) === 'cosy');
  const isOver = condition !== undefined && DECIDES.has(condition);
  if (isOver) return condition;
  const [hour, second] = hoursIn(there.replace(CONTAINED, ' '));
  if (GIVES_LIGHT.test(there) && !OF_THE_SUN.test(hour ?? '')) return 'told';
  if (isLightDescribed(subject) || speaksOfLight(scene)) return 'described';
  if (condition !== undefined) return condition;
  if (hour !== undefined)
    return second !== undefined && hour !== 'night' && !GO_TOGETHER.has(`${hour} ${second}`) ? SEVERAL : hour;
  if (LIGHT_OF_THING.test(subject)) return 'told';
  if (SHADOWS.test(subject)) return 'shadows';
  // Whatever the words of an unread language say of the hour or the place, no light is set against it.
  if (scene.isUnread) return 'described';
  return worldOf(scene) ?? moodIn(subject) ?? untoldLight(scene, subject, isOutdoors);
}
