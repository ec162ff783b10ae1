import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { patternOf } from '../refer.ts';
import { worldNamed } from './named-world.ts';
import { hasOwnMoment, isOfWorldByName } from './open-world.ts';

/*
 * What of a world is on whom and what the picture is of.
 */

/** What covers a body: whoever has one such thing of a calling has no second. */
const BODY = sifted(
  /\b(?:coats?|jackets?|uniforms?|suits?|dress(?:es)?|shirts?|tops?|jumpers?|jersey|sweaters?|overalls|gowns?|tunics?|robes?|vests?|waistcoats?|cardigans?|hoodies?|blouses?|cloaks?|capes?|armou?r|plate|bodices?|wrap|smock|kimono|hide|linen|mantle|serape|apron|bodysuit|cuirass|whites|scrubs|habit|toga)\b/i,
);
const GARMENT = sifted(
  new RegExp(`${BODY.source}|\\b(?:trousers|jeans|skirts?|hats?|caps?|helmets?|plaits|braids|hair)\\b`, 'i'),
);

/** What no past age had. */
const MODERN = sifted(
  /\b(?:camouflage|zips?|sneakers|trainers|hoodies?|t-shirts?|jeans|sunglasses|headsets?|headphones|lanyards?|plastic|rubber gloves|reflective|smartphones?|phones?|laptops?|nitrile|rucksacks?|backpacks?|throttles?|yoke|goggles|cameras?(?! (?:left|right))|microphones?|radios?|torch beam|stethoscopes?|rollneck|roll-neck|x-ray|drip bag|breast pocket|duty belt|fob watch|badge|clipboards?|white coat|scrubs|trench coat|fedora|pinstripe|wipers?|(?:dark|grey|business|tailored|sharp) suit|plain tie)\b/i,
);

const GUNS = sifted(/\b(?:rifles?|pistols?|guns?|holsters?|sling)\b/i);

const OF_WOMEN = sifted(
  /\b(?:dress(?:es)?|skirts?|gowns?|bodices?|lipstick|pearls|lips|corsets?|pearl-sewn|bonnet|curls|fringe|beehive|cloche|sequined|rolled hair)\b/i,
);
const OF_MEN = sifted(/\b(?:sideburns|beards?|fedora|tie)\b/i);

const isOfOther = ({ row }: Member, item: string): boolean => {
  // 'A black frock coat or bustled dress' is for either.
  if (/ or /.test(item)) return false;
  const traits = row?.traits.words;
  return (
    (traits?.has('m') === true && OF_WOMEN.test(item)) || (traits?.has('f') === true && OF_MEN.test(item))
  );
};

/** 'a black frock coat or bustled dress' as one of either wears it. */
function asWorn({ row }: Member, item: string): string {
  const [, article = '', one = '', other = ''] = /^(an? )?(.+?) or (?:an? )?(.+)$/.exec(item) ?? [];
  if (!one || !other) return item;
  const traits = row?.traits.words;
  const [his, hers] = OF_WOMEN.test(one) && !OF_WOMEN.test(other) ? [other, one] : [one, other];
  const worn = traits?.has('f') ? hers : traits?.has('m') ? his : one;
  const isPlural = /s$/.test(worn) && !/(?:dress|cutlass|compass)$/.test(worn);
  return article && !isPlural ? `${/^[aeiou]/.test(worn) ? 'an' : 'a'} ${worn}` : worn;
}

const isSaid = ({ subject }: Scene, item: string): boolean =>
  item
    .split(/[^a-z]+/)
    .some((word) => word.length > 4 && new RegExp(`\\b${patternOf(word)}`, 'i').test(subject));

const COVERED = 2;
const MOST = 3;

/** Whether something in the hands of an age that had no such thing: a pose, or a detail of a calling. */
function isOutOfAge(scene: Scene, text: string): boolean {
  const traits = worldNamed(scene)?.world.traits;
  return traits?.has('old') === true && (MODERN.test(text) || (!traits.has('guns') && GUNS.test(text)));
}

/** Parts of houses, and parts of what drives: neither is on the other, and neither on a thing in the hand. */
const BUILT = sifted(
  /\b(?:walls?|arches|arch|tracery|thatch|panes|gables?|roofs?|columns?|eaves|beams?|windows?|terraces|steps|stone|chimneys?|friezes?|lattices?|panels of paper|paper panels|brick|whitewash|roses|garlands?|cobwebs|pumpkins|poles|limestone|marble|hieroglyphs|boards|icicles|snow|concrete|cedar|lanterns|planks|ivy|knotwork|spikes|lights|ribbon)\b/i,
);
const DRIVEN = sifted(
  /\b(?:fins?|exhaust|headlamps?|headlights?|bodywork|tyres|bumpers?|hull|canopy|running boards|engine|jerrycans|portholes|propellers?|wheels|dragon heads|shields|gun ports|canvas)\b/i,
);
const HOUSES: ReadonlySet<string> = new Set(['building', 'structure', 'place']);
const DRIVES: ReadonlySet<string> = new Set(['vehicle', 'boat', 'aircraft', 'spacecraft']);
const MACHINES: ReadonlySet<string> = new Set([
  ...[
    'machine',
    'device',
    'instrument',
    'product',
    'tool',
    'weapon',
    'robot',
    'jewellery',
    'container',
    'toy',
  ],
]);

/** Whether a part of a world's things can be on one of this kind. */
function isPartOf({ kind }: Member, item: string, isFantastic: boolean): boolean {
  if (HOUSES.has(kind)) return !DRIVEN.test(item);
  if (DRIVES.has(kind)) return !BUILT.test(item);
  return MACHINES.has(kind) && isFantastic && !BUILT.test(item) && !DRIVEN.test(item);
}

const ARMED = sifted(
  /\b(?:soldiers?|warriors?|guards?|fighters?|archers?|generals?|mercenar(?:y|ies)|troops)$/i,
);

/** What somebody wears there: one thing of their calling, and what the world has besides. */
function dressed(worn: readonly string[], own: readonly string[], isRole: boolean): readonly string[] {
  const gear = own.filter((each) => !GARMENT.test(each) && !/\b(?:figures|adults|faces)\b/.test(each));
  const garment = isRole ? own.find((each) => BODY.test(each)) : undefined;
  const apart = garment ? worn.filter((item) => !BODY.test(item)) : worn;
  const list = garment
    ? [garment, ...apart.slice(0, COVERED)]
    : apart.slice(0, gear.length > 0 ? COVERED : MOST);
  return [...list, ...gear.slice(0, 1)].slice(0, MOST);
}

/** The details of somebody or something in its world, in place of the usual ones or before them. */
export function detailsInWorld(scene: Scene, member: Member, usual: readonly string[]): readonly string[] {
  const named = worldNamed(scene);
  // Whoever is only in such a place is dressed as anybody.
  if (!named || named.ofPlace || member !== mainOf(scene) || isOfWorldByName(named, member)) return usual;
  const { facets, traits, guises } = named.world;
  // A detective dog has the coat of the calling.
  if (guises.includes(named.words) && member.role) return usual;
  const own = usual.filter((each) => !isOutOfAge(scene, each));
  const isSomebody = isPeople(member.kind) || member.row?.drawing.startsWith('person') === true;
  const isBeast = isBeing(member.kind) && member.kind !== 'robot';
  const isFantastic = traits.has('fantastic');
  const isMannered = isFantastic || traits.has('dressed');
  // What a monster looks like its own row says, and children of an age are no small gentlemen.
  if (!isSomebody && member.kind === 'fantasy-being' && own.length > 0) return own;
  if (isSomebody && !isMannered && ['child', 'baby'].includes(member.kind)) return own;
  const isArmed = ARMED.test(member.name) && facets.armed !== undefined;
  const facet = isSomebody ? (isArmed ? 'armed' : 'worn') : isBeast ? 'beast' : 'made';
  const items = allowed(
    (facets[facet] ?? []).flatMap((row) => row.split(', ')),
    scene,
  )
    .filter((item) => !isOfOther(member, item) && !isSaid(scene, item))
    .filter((item) => facet !== 'made' || isPartOf(member, item, isFantastic))
    .map((item) => asWorn(member, item));
  if (items.length === 0 || (hasOwnMoment(scene) && !(isMannered && isSomebody))) return own;
  if (!isSomebody) return [...items.slice(0, COVERED), ...own].slice(0, MOST);
  // A waitress of 1955 has her apron; a soldier of Rome has nothing of today's.
  const isRole = (member.role ?? member.row)?.traits.words.has('role') === true;
  if (!isMannered && own.some((each) => GARMENT.test(each)) && own.length === usual.length) return own;
  // A calling of which half is of today has no dress of that age.
  const isOfAge = own.length === usual.length;
  return dressed(items, isOfAge || isMannered ? own : [], isRole && isOfAge);
}

/** A pose without what it says of clothes that another world has not; empty where nothing is left of it. */
export function posedInWorld(scene: Scene, pose: string): string {
  const named = worldNamed(scene);
  const main = mainOf(scene);
  if (isOutOfAge(scene, pose)) return '';
  const traits = named?.world.traits;
  const isMannered = traits?.has('fantastic') === true || traits?.has('dressed') === true;
  const isRole = (main?.role ?? main?.row)?.traits.words.has('role') === true;
  const isByName = named && main && isOfWorldByName(named, main);
  if (!named || named.ofPlace || !main || !isMannered || (isRole && !isByName) || hasOwnMoment(scene))
    return pose;
  const [first = '', ...rest] = pose.split(', ');
  const worn = [...(named.world.facets.worn ?? []), ...(isByName ? (main.row?.details ?? []) : [])].join(' ');
  const isStrange = (each: string): boolean => {
    const garment = GARMENT.exec(each)?.[0].toLowerCase().replace(/s$/, '');
    return garment !== undefined && !worn.includes(garment);
  };
  return isStrange(first) ? '' : [first, ...rest.filter((each) => !isStrange(each))].join(', ');
}
