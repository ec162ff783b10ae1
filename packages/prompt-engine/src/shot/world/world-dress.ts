import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { patternOf } from '../refer.ts';
import { worldNamed } from './named-world.ts';
import { hasOwnMoment, isOfWorldByName } from './open-world.ts';

/*
 * What of a world is on whom and what the picture is of.
 */

/** Clothes of a calling, which a fantastic world replaces by its own. */
const GARMENT = sifted(
  /\b(?:coats?|jackets?|uniforms?|suits?|dress(?:es)?|shirts?|tops?|jumpers?|sweaters?|trousers|jeans|skirts?|overalls|gowns?|tunics?|robes?|vests?|waistcoats?|cardigans?|hoodies?|blouses?|cloaks?|armou?r|hats?|caps?|helmets?|plaits|braids|hair)\b/i,
);

/** What no past age had. */
const MODERN = sifted(
  /\b(?:camouflage|zips?|sneakers|trainers|hoodies?|t-shirts?|jeans|sunglasses|headsets?|headphones|lanyards?|plastic|rubber gloves|reflective|smartphones?|phones?|laptops?|nitrile|rucksacks?|backpacks?|throttles?|yoke|goggles|cameras?(?! (?:left|right))|microphones?|radios?|torch beam|stethoscopes?|rollneck|roll-neck)\b/i,
);

const GUNS = sifted(/\b(?:rifles?|pistols?|guns?|holsters?|sling)\b/i);

const OF_WOMEN = sifted(
  /\b(?:dress(?:es)?|skirts?|gowns?|bodices?|lipstick|pearls|lips|corsets?|pearl-sewn)\b/i,
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
export function isOutOfAge(scene: Scene, text: string): boolean {
  const traits = worldNamed(scene)?.world.traits;
  return traits?.has('old') === true && (MODERN.test(text) || (!traits.has('guns') && GUNS.test(text)));
}

/** The details of somebody or something in its world, in place of the usual ones or before them. */
export function detailsInWorld(scene: Scene, member: Member, usual: readonly string[]): readonly string[] {
  const named = worldNamed(scene);
  // Whoever is only in such a place is dressed as anybody.
  if (!named || named.ofPlace || member !== mainOf(scene) || isOfWorldByName(named, member)) return usual;
  const { world } = named;
  const own = usual.filter((each) => !isOutOfAge(scene, each));
  const isSomebody = isPeople(member.kind) || member.row?.drawing.startsWith('person') === true;
  const facet = isSomebody ? 'worn' : isBeing(member.kind) ? 'beast' : 'made';
  const worn = allowed(
    (world.facets[facet] ?? []).flatMap((row) => row.split(', ')),
    scene,
  )
    .filter((item) => !isOfOther(member, item) && !isSaid(scene, item))
    .map((item) => asWorn(member, item));
  const isMannered = world.traits.has('dressed') && isSomebody;
  if (worn.length === 0 || (hasOwnMoment(scene) && !isMannered)) return own;
  // What a monster looks like its own row says.
  if (!isSomebody && member.kind === 'fantasy-being') return own;
  if (!isSomebody) return [...worn.slice(0, COVERED), ...own].slice(0, MOST);
  const isDressed = own.some((each) => GARMENT.test(each));
  // A waitress of 1955 has her apron; a nurse after the end of the world has what she found.
  const isReplaced = world.traits.has('fantastic') || isMannered;
  if (!isReplaced && isDressed && own.length === usual.length) return own;
  const gear = own.filter((each) => !GARMENT.test(each));
  return [...worn.slice(0, gear.length > 0 ? COVERED : MOST), ...gear.slice(0, 1)];
}

/** A pose without what it says of clothes that another world has not; empty where nothing is left of it. */
export function posedInWorld(scene: Scene, pose: string): string {
  const named = worldNamed(scene);
  const main = mainOf(scene);
  if (isOutOfAge(scene, pose)) return '';
  const isDressed =
    named?.world.traits.has('fantastic') === true || named?.world.traits.has('dressed') === true;
  if (!named || named.ofPlace || !main || !isDressed || isOfWorldByName(named, main) || hasOwnMoment(scene))
    return pose;
  const [first = '', ...rest] = pose.split(', ');
  const worn = named.world.facets.worn?.join(' ') ?? '';
  const isStrange = (each: string): boolean => {
    const garment = GARMENT.exec(each)?.[0].toLowerCase().replace(/s$/, '');
    return garment !== undefined && !worn.includes(garment);
  };
  return isStrange(first) ? '' : [first, ...rest.filter((each) => !isStrange(each))].join(', ');
}
