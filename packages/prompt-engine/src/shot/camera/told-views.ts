import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import { withoutHungOverhead } from '../../read/spelling.ts';
import { onceFor } from '../once-for.ts';
import type { SceneClass } from '../scene-classes.ts';

/*
 * From where the words see a picture, by their plain words: the narrowest first.
 */

/** What is behind is told to be out of focus, in any of nine languages. */
const BEHIND =
  '(?:back ?ground|backdrop|rest|everything (?:else|behind)|behind|fond|arrière-plan|hintergrund|fondo|sfondo|fundo|tl[eo]|achtergrond|фон\\p{Ll}*|задн\\p{Ll}+ план\\p{Ll}*)';
const SOFT =
  '(?:blurr\\w*|blury|out of focus|unsharp|soft(?:ly)?(?= (?:focus|blur))|flou[es]?|unscharf\\p{Ll}*|verschwommen\\p{Ll}*|desenfocad[ao]|borros[ao]|sfocat[ao]|desfocad[ao]|wazig|onscherp|nieostr\\p{Ll}+|rozmyt\\p{Ll}+|размыт\\p{Ll}*)';
const SOFT_BEHIND = sifted(
  new RegExp(
    `(?<!\\p{L})(?:${BEHIND}[^,.;]{0,24} ${SOFT}|${SOFT} (?:[\\p{L}'’]+ ){0,2}${BEHIND})(?!\\p{L})|\\b(?:shallow (?:focus|depth of field)|bokeh)\\b|背景(?:は|が|を)?(?:ぼけ|ボケ|ぼか|虚化|模糊)|ぼけた背景|虚化背景`,
    'iu',
  ),
);

/** Where from and through what it is seen, by the words, and the plain form that agrees with it. */
const VIEWS: readonly (readonly [of: string, words: RegExp])[] = [
  [
    'close-face',
    sifted(
      /\b(?:face|head) only\b|\b(?:only|just) (?:the |her |his |its )?(?:face|head)(?=$|[,.;])|^(?:face|head) ?[:,]|\b(?:tight|extreme|very) close[- ]?up of (?:[\p{L}'’-]+ ){1,5}?(?:face|head)\b/iu,
    ),
  ],
  [
    'upward',
    sifted(
      /\b(?:look(?:s|ing)?|view|seen|shot|photo\w*|pointing|camera) (?:from (?:the )?\w+ )?straight up\b|\bstraight up (?:from|at|into|through|the)\b|^looking up (?:at (?:the |a )?(?:ceiling|dome|canopy|treetops|sky|stars|vault)|from|through|into|the|inside)\b|\blooking up from (?:the )?(?:bottom|floor|ground)\b/iu,
    ),
  ],
  [
    'within',
    sifted(
      /\b(?:view|seen|shot|photo\w*|looking|look|pov|as seen) (?:out )?from (?:the )?(?:inside|within)\b|(?:^|[,;] )from (?:the )?inside\b/iu,
    ),
  ],
  [
    'mirrored',
    sifted(
      /\b(?:mirrors?(?<!\b(?:with|holding|hand|hold|long|small) (?:[\w-]+ ){0,2}mirrors?)|mirrored|reflect(?:s|ed|ing|ions?)(?! (?:on|off) (?:his|her|its|their|the) (?:chest|faces?|skin|eyes|snow|walls?|ceiling|fur|feathers|helmets?)))\b|\b(?:in|into|before|at) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,3}mirrors?\b/i,
    ),
  ],
  [
    'through',
    sifted(
      /\b(?:seen|viewed|shot|filmed|looking|photographed|view) (?:\w+ )?(?:through|thru)\b|\b(?:keyhole|peephole|viewfinder)\b/i,
    ),
  ],
  ['telephoto', sifted(/\b(?:telephoto|paparazzi|long lens|super ?zoom)\b/i)],
  [
    'afar',
    sifted(
      /(?<!\b(?:run|com|walk|travel|arriv|call|wav|shout|return|writ|driv|fl(?:y|ies)|march|ris)\w* (?:[\w']+ ){0,3})\bfrom (?:\w+ )?(?:afar|far away|a distance|the other side|across)\b/i,
    ),
  ],
  [
    'close-part',
    sifted(
      /\b(?:only|just) (?:the |her |his |its |my |their )?(?:hands?|feet|eyes?|mouth|lips|paws?)(?=$|[,.;]| and\b)|\b(?:hands?|feet|eyes?|paws?) only\b|\bnur (?:die|das|seine?|ihre?) (?:hände|hand|augen|füße|gesicht)|\bsol[oa] (?:las manos|los ojos|el rostro|la cara|le mani|gli occhi|il viso|il volto)|\bsó (?:as mãos|o rosto|os olhos)|\bseulement (?:les mains|le visage|les yeux)|(?:手|顔|目)だけ|只有(?:手|脸|眼睛)|(?:손|얼굴|눈)만/iu,
    ),
  ],
  [
    'overhead',
    sifted(
      /\b(?:from )?(?:straight|directly|right) (?:from )?(?:above|overhead|down)\b|\btop[- ]down\b|\bflat[- ]?lay\b|\bbird['’]?s?[- ]eye\b|\b(?:overhead|top) (?:shot|view)\b|\bcamera (?:pointing|looking) (?:straight )?down\b|(?:^|[,;] )overhead(?=$|[,.;])|\bknolling\b/iu,
    ),
  ],
  [
    'slightly-above',
    sifted(
      /\b(?:from )?(?:slightly|a little|a bit|just) (?:from )?(?:above|elevated)\b|\bslightly (?:high|raised|elevated) (?:angle|view|camera)\b/iu,
    ),
  ],
  ['isometric', sifted(/\bisometric\b/iu)],
  [
    'above',
    sifted(
      /\b(?:from (?:\w+ )?(?:above|overhead|the ceiling|the top(?! (?:of|shelf))|the balcony)|bird['’]?s?[- ]eye|overhead|top[- ]down|flat[- ]?lay|aerial|drone|high[- ]angle|^looking down (?:on|at|into))\b/i,
    ),
  ],
  [
    'below',
    sifted(
      /\b(?:low[- ]angle|from (?:\w+ )?(?:below|beneath|underneath|the floor|the ground)|worm['’]?s?[- ]eye)\b/i,
    ),
  ],
  ['soft-behind', SOFT_BEHIND],
];

/** 'a spotlight from above': it is no view. */
const LIGHT_FROM = sifted(
  /\b(?:\p{L}*light\p{L}*|lit|lamps?|beams?|rays?|glow|sun|moon|shafts?) (?:(?:shining|falling|coming|streaming|pouring) )?(?:down )?from (?:\w+ )?(?:above|below|behind|beneath|overhead|the (?:ceiling|window|side|back|floor))\b/giu,
);
/** A text without where its lights are, so that its views can be read. */
export const withoutLightFrom = (text: string): string => withoutHungOverhead(text).replace(LIGHT_FROM, ' ');

/** 'soft light from above': a term of views that only says where a light is. */
export function isOfLight({ subject }: Scene, words: string): boolean {
  const lower = words.toLowerCase();
  return subject.toLowerCase().includes(lower) && !withoutLightFrom(subject).toLowerCase().includes(lower);
}

/** What is told to be blurred is as sharp in no mirror. */
const BLURRED = sifted(/\bblurr\w*|\bout of focus\b|\bunsharp\b/i);
/** Which plain form agrees with the view that the words tell. */
export const viewOf = onceFor(({ subject }: Scene): string => {
  const told = withoutLightFrom(subject);
  const isBlurred = BLURRED.test(subject);
  const view = VIEWS.find(([of, words]) => words.test(told) && !(of === 'mirrored' && isBlurred));
  return view?.[0] ?? 'told';
});

/** Whether nothing but a face is to be seen. */
export const isOnlyFace = (scene: Scene): boolean => viewOf(scene) === 'close-face';

/** Views that show no depth from near to far. */
export const isFlatView = (scene: Scene): boolean => FLAT.has(viewOf(scene));
const FLAT: ReadonlySet<string> = new Set(['overhead', 'close-face', 'isometric']);

/** Views that no usual frame of a kind agrees with: straight up, and out of what is all around the camera. */
export const isOddView = (scene: Scene, kind: SceneClass): boolean =>
  kind !== 'graphic' && kind !== 'sign' && /^(?:upward|within)$/.test(viewOf(scene));
