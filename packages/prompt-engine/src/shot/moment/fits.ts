import type { Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { timesBeside } from './bare.ts';

/*
 * Whether what a moment tells can stand beside what the words tell besides: a place, an hour or a weather, what
 * somebody wears, the part of the body that is named.
 */

/** What needs the open sky or room to run. */
const IN_THE_OPEN =
  /\b(?:wings? (?:thrown|spread|open|wide|beating|flung|raised|out|outstretched)|both wings|airborne|in the air|flying|gliding|soaring|banking|diving|climbing|gallop\w*|running|sprint\w*|by the wind|in the wind|mid-stride|dust|spray|wake|takes? off|taking off|landing)\b/;

/** A deed that has its own ground is none of a place that is told. */
const ON_OWN_GROUND =
  /\b(?:coffin|casket|grave|pine|birch|oak|tree|trees|stump|acacia|wall|fence|gate|branch|twig|bough|trunk|bark|log|roots?|grass|reeds?|hedge|bush|leaf|leaves|petals?|nest|web|snow|ice|sand|mud|dust|water|stream|pool|pond|puddle|wave|waves|surf|spray|river|rock|rocks|boulder|stone|stones|(?<!mid-)step|doorstep|steps|stair|stairs|staircase|throttles?|yoke|anvil|booth|oven|stove|hearth|loom|forge|cauldron|cockpit|furrow|gutter|earth|soil|tunnel|spokes|wheel|ladder|door|window|sill|street|kerb|path|track|rails?|surface|road|floor|ground|stage|boards?|bed|table|bench|stool|chair|counter|shelf|gap|hole|burrow|den|field|meadow|roof|coping|ledge|cliff|perch|post|rope|foam|cardboard|newspaper|rack|tray|pan|punnet)\b/;

/** What only water bears. */
const IN_WATER =
  /\b(?:surface|under ?water|swim\w*|swam|float\w*|submerged|sinking|drifting|bubbles?|current|seabed|reef|kelp|depths?|breaching|diving)\b/;

/** Whether a pose or deed can be had on any ground, in a room or outside. */
export const fitsAnywhere = (text: string, isDeed: boolean): boolean =>
  !IN_WATER.test(text) && !(isDeed && ON_OWN_GROUND.test(text));

/** Whether a pose or deed can be had in the place that is told; anywhere where none is. */
export const fitsPlace = (text: string, { place }: Scene, isDeed: boolean): boolean =>
  !place || (fitsAnywhere(text, isDeed) && !(place.row?.surroundings === 'indoor' && IN_THE_OPEN.test(text)));

/** What is put on: whoever is told to wear something wears that. */
const DRESS =
  /\b(?:helmet|helm|visor|hat|cap|hood|crown|tiara|veil|mask|brim|scarf|collar|coat|cloak|cape|skirts?|dress|robes?|gown|sleeves?|apron|jacket|tunic|shawl|sash|boots?|shoes?|gloves?|suit|jersey|shirt|bow tie|tie|belt|goggles|glasses|spectacles|surcoat|greaves|mail|armou?r|doublet|kimono|tutu|overalls|uniform|trousers|jeans|cuffs?|hem|pockets?|bandana|chaps|lapels?)\b/;

const FEMALE = /\b(?:female|woman|women|girl|girls|lady)\b/i;

/** What of a text speaks of no dress and of no part of the body that the words tell otherwise; empty where little is left. */
export function besideLooks(text: string, { cast, subject }: Scene): string {
  const isTold = (clause: string): boolean =>
    (/-haired\b/i.test(subject) && /\bhair\b/.test(clause)) ||
    (FEMALE.test(subject) && /\b(?:beard|moustache|bare chest)\b/.test(clause)) ||
    cast.some(({ part, kind, name, adjectives, colours }) =>
      part === 'worn'
        ? DRESS.test(clause)
        : part === 'feature' &&
          kind === 'hands' &&
          // Wings that are told and not told how are those of the kind.
          adjectives.length + colours.length > 0 &&
          clause.includes(name.toLowerCase().replace(/s$/, '')),
    );
  const [posture = '', ...clauses] = text.split(', ');
  const left = clauses.filter((clause) => !isTold(clause));
  // A posture alone is less than the rules for such a body say.
  return isTold(posture) || (left.length === 0 && clauses.length > 0) ? '' : [posture, ...left].join(', ');
}

/** Words that tell an hour, a weather or a season. */
const OF_THE_HOUR =
  /\b(?:night|midnight|dusk|dawn|sunrise|sunset|evening|morning|noon|midday|afternoon|moon\w*|sun|sunlit|sunny|stars?|starlit|blue hour|last light|first light|lit windows?)\b/;
const OF_THE_AIR =
  /\b(?:rain\w*|wet|puddles?|storm\w*|snow\w*|frost\w*|ice|icy|fog\w*|mist\w*|haze|hazy|wind\w*|dust\w*|dry|heat|clear|cloud\w*|drizzle|summer|winter|spring|autumn|april|may|june|july|august|september|october|november|blossom\w*|fallen leaves|bare|ripe|harvest|stubble|flames?|fire|lava|burning|embers?|sprinkler)\b/;
const UNDER_A_ROOF =
  /\b(?:room|kitchen|hall|workshop|studio|shop|parlour|stage|corridor|cellar|cave|barn|stable|garage|library|bar|café|cafe|tavern|counter|windowsill|sofa|rug|carpet|bed|desk|floorboards|ceiling|laboratory|cockpit|indoors|hearth|fireplace|attic|lamp|chapel|church|temple|theatre|gym|ring|under water|reef|seabed)\b/;

/** Whether a text tells of an hour or a weather, which is there only where its place and its light are. */
export const isOfHourOrAir = (text: string): boolean => OF_WEATHER.test(text) || OF_THE_HOUR.test(text);
const OF_WEATHER =
  /\b(?:rain\w*|storm\w*|lightning|thunder\w*|snow\w*|blizzard|fog\w*|mist\w*|flames?|fire|lava)\b/;

/** What stands before a ground: in glass, thread or dough there is none. */
const WITH_A_GROUND: ReadonlySet<string> = new Set(['photo', 'painted', 'drawn', 'print']);

/** Whether the look that the words ask for shows a place. */
export const fitsLook = ({ styles }: Scene): boolean =>
  styles.every(({ row }) => WITH_A_GROUND.has(row.medium));

/** Whether the words tell of the weather or the season. */
export const isUnderWeather = (scene: Scene): boolean =>
  timesBeside(scene).some(({ row }) => row.type === 'weather' || row.type === 'season');

const GREEN =
  /\b(?:flowers?|lawn|grass|clover|daisies|dandelions|petals?|leaf|leaves|ferns?|meadow|reeds|lily pads|vine|roses|apple trees?)\b/;

/** Whether a place can be told beside the hour, the weather and the season that the words name. */
export function fitsTimes(at: string, scene: Scene): boolean {
  const told = timesBeside(scene);
  if (told.some(({ row }) => row.type === 'era' || row.type === 'occasion')) return false;
  if (isUnderWeather(scene) && (OF_THE_AIR.test(at) || UNDER_A_ROOF.test(at))) return false;
  // In the snow no border flowers.
  if (told.some(({ row }) => /snow|winter|frost|blizzard/.test(row.names.join(' '))) && GREEN.test(at))
    return false;
  return told.length === 0 || !OF_THE_HOUR.test(at);
}

/** What stands where it stands, and says by itself where whoever is beside it is. */
const FIXED: ReadonlySet<string> = new Set(['structure', 'tree', 'terrain', 'building']);
const BESIDE_IT = /^(?:under|underneath|beneath|beside|by|at|near|against|in front of|behind|next to|on)$/;

const STREET_LAMP =
  /\b(?:under|beneath|by|beside|at) (?:an? |the |one )?(?:\p{L}+ )?(?:street ?(?:lamp|light)|lamp ?post)\b/iu;

/** Whether a place has what somebody is told to be beside: under a street lamp is no room with a window. */
const hasWhatIsBeside = (at: string, { cast, subject }: Scene): boolean =>
  (!STREET_LAMP.test(subject) || /\b(?:lamp|street)/.test(at)) &&
  cast.every(
    ({ kind, name, relation }) =>
      !FIXED.has(kind) ||
      !BESIDE_IT.test(relation?.preposition ?? '') ||
      at.toLowerCase().includes(name.toLowerCase().split(' ').at(-1) ?? ''),
  );

const OF_A_ROOM =
  /\b(?:kitchen|bedroom|bathroom|living room|classroom|office|attic|garage|hospital|school|church|train|bus|car|ship|shop|cafe|bakery|library)\b/i;

/** 'grandmas kitchen window' is in the kitchen, and at the end of no alley. */
function hasItsRoom(at: string, { cast }: Scene): boolean {
  const [main] = cast;
  const [room] = (main?.kind === 'structure' && OF_A_ROOM.exec(main.words)) || [];
  return room === undefined || at.toLowerCase().includes(room.toLowerCase());
}

/** Whether a place can be told beside those times, and holds nothing that the words keep out of the picture. */
export const fitsTold = (at: string, scene: Scene): boolean =>
  fitsTimes(at, scene) &&
  hasWhatIsBeside(at, scene) &&
  hasItsRoom(at, scene) &&
  allowed([at], scene).length > 0;
