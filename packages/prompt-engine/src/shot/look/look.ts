import type { PlaceRow } from '../../lexicon/place.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { StyleRow } from '../../lexicon/style.ts';
import { isBeing, isPeople, mainOf, type Read, type Scene } from '../../read/scene.ts';
import { isHoused, isRoomLeft } from '../camera/room-left.ts';
import { onceFor } from '../once-for.ts';
import { isUnreal } from '../pose/matter.ts';
import { isLiving, isMacro } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { isLook } from './denied-media.ts';
import { hasOwnLens, printOfAge } from './period-photo.ts';

/*
 * The look. A drawn, painted or rendered one replaces lens, aperture and tripod by its own means (planning rule 5).
 */

const PHOTOGRAPHS: Readonly<Partial<Record<SceneClass, readonly [studio: string, cinematic: string]>>> = {
  person: ['Editorial photograph, natural colour', 'Cinematic film still, 35mm colour negative, fine grain'],
  people: ['Editorial photograph', 'Documentary film still, 35mm colour negative, fine grain'],
  hands: ['Editorial detail photograph', 'Cinematic close-up still, fine grain'],
  animal: ['Animal photograph, natural colour', 'Cinematic film still, natural colour, fine grain'],
  bird: ['Wildlife photograph, natural colour', 'Wildlife documentary still, fine grain'],
  insect: ['Natural history photograph', 'Nature documentary still'],
  'sea-life': ['Underwater natural history photograph', 'Ocean documentary still'],
  food: ['Food photograph, natural colour', 'Food documentary still'],
  drink: ['Drink photograph, natural colour', 'Cinematic drink still, fine grain'],
  product: ['Commercial product photograph, true colour', 'Campaign film still'],
  'small-thing': ['Still-life photograph, true colour', 'Cinematic insert shot, fine grain'],
  clothing: ['Fashion photograph, true colour', 'Fashion campaign still, film grain'],
  plant: ['Botanical studio photograph', 'Nature film still'],
  vehicle: ['Photograph, natural colour', 'Cinematic film still, fine grain'],
  furniture: ['Photograph, natural colour', 'Cinematic film still, fine grain'],
  building: ['Large-format architectural photograph', 'Cinematic establishing shot, fine grain'],
  interior: ['Architectural interior photograph', 'Cinematic interior film still, fine grain'],
  landscape: ['Large-format landscape photograph', 'Cinematic establishing shot, fine grain'],
  city: ['Large-format photograph', 'Cinematic street film still, fine grain'],
  space: ['Scientific space photograph', 'Science fiction film still'],
  event: ['Event photograph, natural colour', 'Documentary film still, fine grain'],
  idea: ['Conceptual photograph', 'Cinematic concept film still'],
  material: ['Close-up photograph, natural colour', 'Cinematic close-up still, fine grain'],
  unknown: ['Photograph, natural colour', 'Cinematic film still, fine grain'],
};

const OF_BUILT_GROUND = ['Large-format photograph', 'Cinematic film still, fine grain'] as const;

/** What bursts, pours or drifts is stopped. */
const IN_MOTION = ['High-speed studio photograph', 'Cinematic slow-motion frame'] as const;

const MEDIA =
  /paint|fresco|mural|tapestry|graffiti|draw|print|illustrat|sketch|render|pixel|lego|colou?r|gouache|\bink\b|charcoal|pencil|crayon|clay|felt|paper|glass|mosaic|embroid|stitch|lino|wood|etch|engrav|collage|vector|voxel|poly|comic|anime|manga/i;

/** What any drawing may be called. */
const ANY_DRAWING = sifted(/^(?:illustration|illustrated|drawing|drawn|art|artwork)$/i);

/** What an order makes of a picture stands behind 'into': what it is made from does not count. */
function stylesAsked({ styles, isEdit, subject }: Scene): readonly Read<StyleRow>[] {
  const at = isEdit ? subject.search(/\b(?:into|as an?|like)\s/i) : -1;
  const after = styles.filter(({ words }) => subject.toLowerCase().lastIndexOf(words.toLowerCase()) > at);
  return at >= 0 && after.length > 0 ? after : styles;
}

/** What is on somebody, or in a hand, by its medium's name: 'marker pen all over his hands'. */
const ON_SOMEBODY =
  /^\s?(?:pens?|tubes?|tins?|stains?|marks?|smears?|dust|sticks?|boxe?s?)?\s?(?:all over|on|under|across|behind) (?:his|her|their|its|my|our|your|the) (?:\p{L}+ )?(?:hands?|face|faces|fingers?|nose|nails?|fingernails|clothes|shirt|arms?|cheeks?|ears?|hair|apron|overalls|shoes|whiskers|paws?)\b/iu;

/** 'Botanical line art': of plants, and drawn by its line. */
const BESIDE_BOTANICAL =
  /^ (?:line|garden|pattern|motif|motifs|theme|elements?|details?|wreath|border|style)\b/i;

/** Whether the words say it of a thing in the picture: 'wasps made of gold' beside a bottle of glass. */
function isOfAThing({ words, row }: Read<StyleRow>, scene: Scene): boolean {
  const { subject, cast } = scene;
  if (!isLook({ words, row }, scene)) return true;
  const at = subject.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0 || row.medium === 'photo') return false;
  const after = subject.slice(at + words.length);
  if (/^botanical$/i.test(words) && BESIDE_BOTANICAL.test(after)) return true;
  if (ON_SOMEBODY.test(after) || /^\s(?:is|are|was|were)\b/.test(after)) return true;
  const before = /([\p{L}-]+) $/u.exec(subject.slice(0, at))?.[1]?.toLowerCase() ?? '';
  const main = cast.find(({ part }) => part === 'main')?.name.toLowerCase() ?? '';
  return /^made (?:out )?(?:of|from)\b/i.test(words) && before !== '' && !main.endsWith(before);
}

/** Pictures of these have lettering beside them, and are not made of it. */
const PICTURED: ReadonlySet<string> = new Set(
  'food drink flower plant tree terrain building vehicle boat'.split(' '),
);

/** 'elephants with balloons, hand lettering': how the letters are made is no look of the elephants. */
const isOfLetters = ({ words }: Read<StyleRow>, { lettering, cast }: Scene): boolean =>
  lettering.length > 0 &&
  /\b(?:lettering|typography|kinetic type|calligraphy)$/i.test(words) &&
  cast.some(({ kind, known }) => known && (isBeing(kind) || PICTURED.has(kind)));

/** The look that decides the means: a named medium before a named manner or projection. */
export const leadingStyle = onceFor((scene: Scene): Read<StyleRow> | undefined => {
  const styles = stylesAsked(scene).filter(
    (style) => !isOfAThing(style, scene) && !isOfLetters(style, scene),
  );
  const drawn = styles.filter(({ row }) => row.medium !== 'photo' && row.medium !== 'graphic');
  // An exploded view is a technical illustration of its own kind.
  const isPlain = ({ row }: Read<StyleRow>): boolean =>
    !row.names.includes('isometric') && !row.names.includes('technical illustration');
  const media = drawn.filter(isPlain);
  return (
    // A tradition of prints has its own lines, and no other's.
    media.find(({ row }) => row.names.includes('ukiyo-e')) ??
    // 'An illustration, ligne claire': the line says which.
    media.find(({ words }) => MEDIA.test(words) && !ANY_DRAWING.test(words)) ??
    media.find(({ words }) => !ANY_DRAWING.test(words)) ??
    media[0] ??
    drawn[0] ??
    styles.find(({ row }) => row.medium !== 'photo') ??
    styles[0]
  );
});

/** Two pictures on one frame: the one is seen inside the outline of the other. */
export const isLayered = ({ styles }: Scene): boolean =>
  styles.some(({ row }) => row.names.includes('double exposure'));

/** Whether the look has no lens. */
export const isDrawn = (style: Read<StyleRow> | undefined): boolean =>
  style !== undefined && style.row.medium !== 'photo';

/** 'medieval illuminated manuscript': the age is the look's, not the dress of those in it. */
export function isEraOfLook(scene: Scene): boolean {
  const style = leadingStyle(scene);
  const era = scene.times.find(({ row }) => row.type === 'era');
  if (!style || !era || !isDrawn(style)) return false;
  const lower = scene.subject.toLowerCase();
  return lower.includes(`${era.words.toLowerCase()} ${style.words.toLowerCase()}`);
}

/** 'hand painted' before a sign says how the sign is made, not what the picture is. */
export const isOfTheSign = (style: Read<StyleRow>, kind: SceneClass): boolean =>
  kind === 'sign' && /hand|paint|chalk|neon|letter/i.test(style.words);

/** Whether a look of photographs is that of an age: seen in how whoever is in it is dressed and set. */
const isOfAnAge = ({ traits }: StyleRow): boolean => [...traits].some((trait) => trait.startsWith('era:'));

const MANNERED = sifted(/vintage|retro|luxury|rustic|noir|gothic|moody|boho|dreamy|elegant|grunge|nostalgic/);

/** Looks of a shop or a catalogue: what stands in a place has none of them. */
const OF_STUDIO: ReadonlySet<SceneClass> = new Set(['product', 'furniture', 'clothing', 'plant', 'drink']);

/** What is old, worn or somebody's own is for sale nowhere. */
export const isUsed = (scene: Scene): boolean =>
  scene.uses.length === 0 &&
  /\b(?:old|rust\w*|worn|muddy|broken|cracked|antique|dusty|dirty|torn|faded|battered|forgotten|abandoned|lost|vintage|used|grand\w+['’]s|(?:my|his|her|their|our) )/i.test(
    scene.subject,
  );

const isOnShelf = ({ place, times }: Scene): boolean =>
  (place?.row === undefined || place.row.traits.has('support')) &&
  !times.some(({ row }) => row.type === 'weather');

const uncoloured = (look: string): string =>
  look.replace('35mm colour negative', '35mm black-and-white film').replace(', natural colour', '');

const greyed = (surface: string): string =>
  surface.replace(/true-to-life colour|true colour|natural colour/, 'a full scale of greys');

/** A photograph of little is minimalist; one of much is plain. */
const plainest = (scene: Scene): string =>
  isRoomLeft(scene) ? 'Minimalist photograph' : 'Plain photograph, natural colour';

/** Terms of photographs, on a card as well. */
const BY_LENS = /photo|focus|depth of field|bokeh|film|lens|macro|portrait|polaroid/i;

/** A game names no look: its art does. */
const OF_A_GAME = /^(?:d ?& ?d|dnd|ttrpg|rpg|dungeons and dragons)\b/i;

/** The closing words on medium and tradition. */
export function lookOf(brief: Brief, kind: SceneClass): Decision {
  const { scene, take, wishes } = brief;
  const style = leadingStyle(scene);
  if (style && !isOfTheSign(style, kind)) {
    const isSet =
      style.row.medium === 'photo' && /sweep|backdrop|background|focus|table|studio/.test(style.row.surface);
    const print = printOfAge(scene, style.row);
    const isShown = (take !== 'minimal' || hasOwnLens(scene)) && !isSet;
    const surface = print ? `, ${print}` : style.row.surface && isShown ? `, ${style.row.surface}` : '';
    const others = scene.styles
      .filter((each) => each !== style && each.row.medium !== 'photo' && !isOfAThing(each, scene))
      .map(({ words }) => words.toLowerCase());
    const called = OF_A_GAME.test(style.words) ? 'fantasy art' : style.words;
    const name = /\p{Lu}\p{Ll}+\s\p{Lu}|^\p{Lu}\p{Ll}+$/u.test(called) ? called : called.toLowerCase();
    if (kind === 'graphic' && style.row.medium === 'photo')
      return {
        element: 'style',
        text: BY_LENS.test(`${name} ${style.row.names[0] ?? ''}`)
          ? 'Printed photograph'
          : 'Flat vector design',
        because: `${said(style.words)} names the look.`,
      };
    const mono = scene.styles.find(({ row }) => row.traits.has('mono'));
    const photograph = PHOTOGRAPHS[kind]?.[take === 'cinematic' ? 1 : 0] ?? 'photograph';
    const seen = take === 'minimal' ? plainest(scene) : photograph;
    const own = mono ? uncoloured(seen) : seen;
    // 'luxury' is a manner of a photograph; 'polaroid' is one.
    const isManner =
      style.row.medium === 'photo' &&
      !/photo|polaroid|still|film|shot|print|selfie|type\b|portrait|exposure|infrared|x-ray|thermal|pinhole|lomo|vhs|holga|light painting|chrome\b|kodak|portra|velvia|cinestill|tri-?x|^sepia/.test(
        name,
      );
    if (isManner)
      return {
        element: 'style',
        text: MANNERED.test(name)
          ? `${own}, ${name} style`
          : isOfAnAge(style.row) && isLiving(kind)
            ? `${own}, ${name.replace(/ style$/, '')} styling${take === 'minimal' ? '' : ` with ${style.row.line}`}`
            : own,
        because: `${said(style.words)} names the look.`,
      };
    const photo =
      style.row.medium === 'photo' && name === 'portrait'
        ? take === 'cinematic'
          ? 'cinematic portrait still, fine grain'
          : 'portrait photograph'
        : mono && mono !== style && /^photo/.test(name)
          ? `${mono.words.toLowerCase()} ${name}`
          : name;
    return {
      element: 'style',
      text: capital([photo, ...others.slice(0, 1)].join(', ') + (mono ? greyed(surface) : surface)),
      because: `${said(style.words)} names the look.`,
    };
  }
  if (wishes.style)
    return { element: 'style', text: capital(wishes.style), because: `You asked for ${said(wishes.style)}.` };
  if (isMacro(scene) && kind === 'material' && mainOf(scene)?.kind !== 'material')
    return {
      element: 'style',
      text: take === 'cinematic' ? 'Cinematic macro still, fine grain' : 'Macro photograph, natural colour',
      because: `No look is named; this is the usual one of the ${take} take.`,
    };
  // A curtain is in no fashion catalogue.
  const isCloth = mainOf(scene)?.kind === 'textile' && kind === 'clothing';
  const isHungUp =
    kind === 'clothing' && scene.cast.some(({ part }) => part === 'support' || part === 'scenery');
  // A dragon or a whale over a field is no study of an animal.
  const isFabled =
    (['animal', 'bird', 'sea-life', 'insect'].includes(kind) && isUnreal(scene)) ||
    (kind === 'people' && !scene.cast.some(({ kind: of }) => isPeople(of)));
  const isMoving =
    /\b(?:splash|burst|explo|spray|pour|drip|drop|smoke|powder|swirl|spill|crash|wave|shatter)/i.test(
      scene.subject,
    );
  // A pool or a car park is no landscape.
  const isBuiltGround =
    kind === 'landscape' &&
    mainOf(scene)?.kind === 'place' &&
    mainOf(scene)?.placeRow !== undefined &&
    !isOfNature(mainOf(scene)?.placeRow);
  const texts = isFabled
    ? undefined
    : isBuiltGround
      ? OF_BUILT_GROUND
      : kind === 'material' && isMoving
        ? IN_MOTION
        : isCloth || isHungUp || (kind === 'product' && isUsed(scene))
          ? PHOTOGRAPHS['small-thing']
          : OF_STUDIO.has(kind) && !isOnShelf(scene)
            ? undefined
            : // A bird in a supermarket is in no wilderness.
              PHOTOGRAPHS[kind === 'bird' && isHoused(scene) ? 'animal' : kind];
  const text =
    take === 'minimal'
      ? plainest(scene)
      : ((take === 'studio' ? texts?.[0] : texts?.[1]) ??
        (take === 'studio' ? 'Photograph, natural colour' : 'Cinematic film still, fine grain'));
  return { element: 'style', text, because: `No look is named; this is the usual one of the ${take} take.` };
}

const isOfNature = (row: PlaceRow | undefined): boolean =>
  row?.traits.has('nature') === true || row?.traits.has('wild') === true;

/** Whether the look is a kind of photograph. */
export const isPhotographic = (row: StyleRow): boolean => row.medium === 'photo';

const MANNERS = [
  '35mm colour negative photograph, fine grain',
  'Medium-format photograph, fine tone',
  'Black and white photograph, visible grain',
  'Instant photograph, faded colour, white border',
  'Documentary photograph, natural colour',
  'Magazine editorial photograph',
];

/** Photographic manners that suit a class of scene, for swaps. */
export const photographsFor = (kind: SceneClass): readonly string[] => [
  ...(PHOTOGRAPHS[kind] ?? []),
  ...MANNERS,
];
