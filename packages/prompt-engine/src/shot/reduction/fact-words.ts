import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * The words by which a scene is known to allow one way of taking away or another.
 */

/** Lights that are free to choose: set-ups, and the whole sky of a day. */
export const STOCK = sifted(
  /^(?:One soft light from camera|Soft light from camera|Soft daylight from camera|Flat even daylight from the whole sky|Soft, even|Large soft source|One hard lamp from)/,
);

/** Words of a sky without sun. */
export const OVERCAST = sifted(/\b(?:gr[ae]y|overcast|gloom\w*|dull|drab|bleak|cloud\w*|hazy)\b/i);

/** Moods and looks in which nothing sinks into the dark. */
export const BRIGHT = sifted(
  /\b(?:happy|happily|joy\w*|laugh\w*|smil\w*|cheer\w*|cute|funny|playful\w*|sunny|bright\w*|sunlit|daylight|colou?rful|rainbow|pastels?|white background|high[- ]key|birthday|wedding|festive|summer|spring|bride|veil|adorable|kawaii|sweet|goofy|silly|danc\w*)\b/i,
);
/** What a face does. */
export const EXPRESSED = sifted(
  /\b(?:laugh\w*|cr(?:y|ying|ies)|weep\w*|sob\w*|smil\w*|grin\w*|frown\w*|scream\w*|shout\w*|smirk\w*|scowl\w*|yell\w*|wink\w*|blush\w*|tears?|grimac\w*|pout\w*|yawn\w*|glar\w*|sings?|singing)\b/i,
);
/** Words that ask for a face. */
export const PORTRAIT = sifted(/\b(?:portrait|headshot|head shot|close-?up|selfie|face)\b/i);
/** Where no horizon is seen. */
export const HEMMED_IN = sifted(
  /\b(?:alley\w*|lane|streets?|courtyard|garden|greenhouse|cave|cavern|grotto|forest|woods?|jungle|rainforest|canyon|gorge|ravine|waterfall|tunnel|quarry|crater|bridge|backyard|stairs|steps|passage|market|swamp|cenote|reefs?|underwater|seabed|wreck|station|city|town|village|park|playground|stadium|arena|orchard)\b/i,
);
/** Water that mirrors nothing. */
export const MOVED_WATER = sifted(
  /\b(?:waves?|surf\w*|storm\w*|rapids|rough|stormy|wild|racing|speed\w*|rag\w*|sink\w*|leav\w*|splash\w*)\b/i,
);
/** Water that mirrors the land. */
export const STILL_WATER = sifted(/\b(?:lake|pond|lagoon|loch|fjord|reservoir|tarn)s?\b/i);
/** Land with a ridge. */
export const RAISED = sifted(/\b(?:mountains?|hills?|ridge|peaks?|alps|highlands?)\b/i);
/** Deeds of the eyes alone. */
export const GAZES = sifted(/^(?:look|watch|gaze|stare|wait|contemplate|ponder|meditate|stargaze)\b/);
/** Kinds with an edge that catches light. */
export const HARD_KINDS: ReadonlySet<string> = new Set([
  ...['device', 'instrument', 'jewellery', 'weapon', 'product', 'tool', 'vehicle', 'machine', 'aircraft'],
]);
/** Sizes of what a table bears. */
export const AT_HAND = ['tiny', 'hand', 'held', 'worn', 'table'];
/** Classes of what a table bears. */
export const SMALL_CLASSES: ReadonlySet<string> = new Set(['food', 'drink', 'product', 'small-thing']);
/** Postures that stay where they are. */
export const POSTED: ReadonlySet<string> = new Set([
  'sit',
  'stand',
  'kneel',
  'lean',
  'crouch',
  'lotus',
  'any',
]);
/** Deeds and states that a bare ground would take away. */
export const OF_ITS_PLACE = sifted(
  /\b(?:through|into|across|along|off|over|up|down|behind|beside|between|under|against|among|inside|around|near|next to|in front of|out of|from) (?:an?|the|his|her|its|their|two|three|some)\b/i,
);

/** Who is of another age or of no world at all. */
export const UNEARTHLY = sifted(
  /\b(?:dragons?|griffins?|phoenix|unicorns?|elf|elven|dwarf|orc|goblin|wizard|witch|sorcer\w+|mage|knight|paladin|warlock|ghost|vampire|werewolf|demon|angel|fairy|monster|creature|golem|troll|giant|samurai|viking|gladiator|warrior|barbarian|druid|necromancer|skeleton|zombie|god(?:dess)?|alien|bard|minstrel|peasant|monk|king|queen|pirate|alchemist|rogue|cleric|ranger|merchant|medieval|centurion|pharaoh)\b/i,
);

/** Who lives in the sea of a tale. */
export const FINNED = sifted(
  /\b(?:mermaids?|mermen|merman|sirens?|selkie|kraken|sea (?:witch|monster|serpent))\b/i,
);

/** Things that are told by how they stand. */
export const TALL = sifted(
  /\b(?:bottles?|vases?|lamps?|candles?|lighthouse|statue|jugs?|pitcher|glass|tower|bust|radio|camera|clock|typewriter|telephone|television|tv|speaker|globe|instrument|figurine|trophy|candlestick)\b/i,
);

/** Land that is a plane. */
export const LAND = sifted(
  /\b(?:seas?|ocean|desert|dunes?|beach|fields?|meadow|plains?|steppe|tundra|prairie|moor|salt flats?|snow(?:field)?|coast|savann?ah?|glacier|lake|highway|road|parking lot|rooftop|roof|mars|mountain top|summit|hill|ice|pier|runway)\b/i,
);

/** What a light over the horizon lays its track on. */
export const WATER_OR_LAND = sifted(/\b(?:sea|ocean|lake|bay|water|river|pond|fjord|desert|dunes|snow)\b/i);

/** Land of trunks. */
export const WOODED = sifted(/\b(?:forest|woods?|birches|pines|grove)\b/i);

/** Ages that no darkness suits. */
export const YOUNG: ReadonlySet<string> = new Set(['baby', 'child']);

/** Hours of a sky that is brighter than what stands before it. */
export const LOW_HOURS: ReadonlySet<string> = new Set(['dawn', 'dusk', 'golden-hour']);

/** Words of a set. */
export const STUDIO = sifted(/\b(?:studio|background|backdrop|isolated)\b/i);

/** Kinds that are at home on a floor or a table. */
export const DOMESTIC: ReadonlySet<string> = new Set(['pet', 'toy']);

/** Who comes up out of the sea. */
export const OF_THE_SEA = sifted(/\b(?:whales?|dolphins?|orcas?|sharks?|porpoises?|manta rays?)\b/i);

/** What stands in the open and bears somebody. */
export const OUT_THERE = sifted(
  /\b(?:gravestones?|tombstones?|fence|fence post|rocks?|boulder|branch|roof|tree|cliff|statue|bench|bridge|nest|cactus|lamp ?posts?|chimney|dunes?|haystack|log|stump|pier|wire|scarecrow|in flight|flying|seagulls?|pigeons?|kites?|ducks?|swans?|geese|picnic|beams?|girders?|scaffold\w*|sandcastle|snowman|bonfire|campfire|tractor|garden\w*)\b/i,
);

/** What is in the air, or stands on cloud. */
export const FLOATS = sifted(/\b(?:floating|flying|clouds?|mid-?air|hovering)\b/i);

/** Deeds and things that are seen with the ground they are on. */
export const GROUNDED = sifted(
  /\b(?:water(?:ing|s)?|plant\w*|dig\w*|feed\w*|swim\w*|surf\w*|wave|build\w*|under|beneath|on|in|at|along|across|through|lying|asleep|sleep\w*|curled|crawl\w*|chas\w*|football|soccer|bath\w*|snow\w*|garden\w*|river|sea|lake|grass|harvest\w*|pick\w*)\b/i,
);

/** Parts of houses and ways, which stand before no sky. */
export const NO_OUTLINE = sifted(
  /\b(?:walls?|doors?|windows?|gates?|fences?|stairs|steps|staircase|floor|bee ?hives?|graffiti|tunnel|doorway)\b/i,
);

/** Land that is no more than a word for it. */
export const ONLY_A_VIEW = sifted(/\b(?:landscape|scenery|view|scene|world|place|vista)$/i);
