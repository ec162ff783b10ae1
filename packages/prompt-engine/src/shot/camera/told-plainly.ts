import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isPeople, mainOf } from '../../read/scene.ts';
import { confidenceOf } from '../plain/confidence.ts';
import { isNamedLater } from '../plain/further-doubts.ts';
import { isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief } from '../shot.ts';
import { type SingleFrame, singleFrame } from './single-frame.ts';
import { isOfLight, viewOf, withoutLightFrom } from './told-views.ts';

/*
 * What the words themselves tell of the view, by their plain words and without their reading: whatever else was read of
 * a sentence, nothing may speak against it.
 */

/** The view, the focus or the crop that the words tell, in a term of the trade or in their own way. */
const VIEW_TOLD = sifted(
  /\b(?:from(?<!\b(?:watch|look|wav|fall|jump|hang|lean|shout|peek|star|spy|peer|climb|emerg|com|drop|run|walk|travel|arriv|wav|march|escap|rescu|fell|drink|eat|steal|light|lit|call|sing|listen|tak)\w* (?:[\w']+ ){0,3}from) (?:\w+ )?(?:below|above|behind|beneath|outside|inside|underneath|within|afar|far away|overhead|across|a distance|the (?:back|side|front|top(?! (?:of|shelf))|ceiling|floor|ground|air|street|balcony|window|stage|bottom|inside|outside))|shot (?:from|through|on|at)|(?:seen|viewed|filmed|photographed) (?:from|by|through|thru|at|in)|looking (?:straight )?(?:up |down |out )?(?:at|into) (?:the )?(?:lens|camera|viewer)|^looking (?:up|down)|looking straight (?:up|down)|close[- ]?ups?|macro|bird['’]?s?[- ]eye|worm['’]?s?[- ]eye|aerial|drone|overhead|top[- ]down|flat[- ]?lay|wide[- ]angle|fish-?eye|point of view|pov|selfie|(?:in|out of|sharp|soft|shallow) focus|(?:face|hands|eyes|background|rest) (?:sharp|soft)|blurr\w*|bokeh|side view|side[- ]on|front view|back view|in profile|long exposure|panoram\w*|polaroid|cctv|telephoto|\d+ ?mm|cutaway|cross[- ]section|isometric|(?:face|head) only|top view|directly above|straight down|slightly above|(?:in|into|before|at) (?:an?|the|his|her|their|its) (?:[\w-]+ ){0,3}mirrors?|mirrored|reflect\w*|(?:through|thru) (?:an?|the) (?:\w+ )?(?:window|keyhole|windscreen|windshield|lens|letterbox|doorway|door|glass|fence|bars|gap|hole|curtain|peephole|visor|binoculars|scope)|keyhole|peephole|split (?:screen|in two|down the middle)|dashcam|webcam|security camera|viewfinder|backs? (?:turned )?to (?:the )?(?:camera|viewer|us|lens)|\d\d ?deg(?:ree)?s?|low angle|high angle|dutch angle|wide shot|tight shot|(?<=^|[,;:.] ?|\b(?:shot|view|viewed|seen|looking|filmed|photographed|camera) )over[- ]the[- ]shoulder)\b/i,
);

/** The same in five other languages. */
const VIEW_TOLD_ABROAD = sifted(
  /(?<!\p{L})(?:vist[ao]s? (?:da|dal|dalla|dall['’]|desde|de|do|por)|vue? (?:de|du|depuis|d['’])|gesehen (?:von|aus|durch)|(?:blick|sicht|ansicht) (?:von|aus|durch)|von (?:oben|unten|hinten|vorne|der seite)|dal (?:basso|dietro)|dall['’]alto|di profilo|desde (?:arriba|abajo|atrás|lejos|el suelo)|de perfil|en primer plano|d['’]en (?:haut|bas)|de (?:face|profil|près|loin|cima|baixo|costas|lado)|gros plan|nahaufnahme|flou[es]?|flous|unscharf\p{Ll}*|verschwommen\p{Ll}*|desenfocad[ao]s?|borros[ao]s?|sfocat[aoei]|desfocad[ao]s?|embaçad[ao]s?|wazig\p{Ll}*|onscherp\p{Ll}*|nieostr\p{Ll}+|rozmyt\p{Ll}+|размыт\p{Ll}+|расфокус\p{Ll}*|oskarp\p{Ll}*|bokeh|z (?:góry|dołu|boku|lotu ptaka)|od (?:tyłu|dołu)|van (?:bovenaf|onderen|achteren|opzij)|(?:laag|hoog) (?:camera)?standpunt|kikker-?perspectief|grodperspektiv|lågt perspektiv|z (?:niskiej|żabiej|wysokiej) perspektywy|сверху|снизу|сзади|сбоку|крупный план|с высоты птичьего полёта|vogelperspektive|froschperspektive|primo piano|primeiro plano)(?!\p{L})|ぼけ|ボケ|ぼやけ|俯瞰|真上から|上から見|下から見|見上げた構図|アップで|クローズアップ|虚化|模糊|俯视|仰视|特写|흐릿|클로즈업|위에서 본|아래에서 본/iu,
);

const OF_A_FACE = sifted(/\b(?:portrait|headshot|face|faces|freckles|wrinkles|tattoos?)\b/i);

/** Kinds of things that are looked at from near, wherever they stand. */
const ON_ITS_SUPPORT: ReadonlySet<SceneClass> = new Set([
  'food',
  'drink',
  'product',
  'small-thing',
  'material',
]);

/** Terms that say how much of somebody is seen, and not from where. */
const FRAMES_A_FACE = sifted(/^(?:portrait|headshot)$/);

const SMALL_BEINGS: ReadonlySet<string> = new Set(['insect']);

/** A picture of wares, whatever they are. */
const OF_A_PRODUCT = sifted(
  /\b(?:product|pack|catalogue|catalog|e-?commerce)[ -](?:shots?|photos?|images?|pictures?)\b|\bpackshots?\b/i,
);

/** A near view in the words of every day. */
const FROM_NEAR = sifted(
  /\b(?:(?:ultra|very|really|super|extremely|so|right)[- ]close(?: up)?|up close|from (?:very )?(?:close|near))(?=$|[,.;])/i,
);

/** What is so small that a view of all around it would lose it. */
const OF_A_SPECK = sifted(
  /^(?:an? |one |a single |the |hyper-?realistic |photo of an? |single )*(?:(?:water|rain|dew|honey|ink|blood) )?(?:drops?|droplet|dewdrop|raindrop|snowflake|soap bubble|eyelash|fingerprint|grain of \p{L}+|crumb|stamen|seed head)\b/iu,
);

/** What is seen from afar, whatever floats or stands in it. */
const OF_LAND = sifted(
  /^(?:[^,.;]*(?:background|wallpaper|image|picture|photo)[^,.;:]*: ?)?(?:an? |the )?(?:\p{L}+ )?(?:mountain lake|lake|mountains?|valley|fjord|coastline|skyline|desert|canyon|savannah?|glacier)\b(?! (?:house|cabin|boat|bike|goat|flower|herb|view hotel))/iu,
);

/** Which sort of frame holds all that is named. */
export function frameOf(
  { scene }: Brief,
  kind: SceneClass,
): 'wide' | 'full' | 'near' | 'told' | 'product' | SingleFrame {
  if (/^close-/.test(viewOf(scene))) return 'told';
  if (scene.cameras.some(({ row }) => row.size === 'close' || row.size === 'macro')) return 'near';
  if (FROM_NEAR.test(scene.subject)) return 'near';
  if (scene.isForeign && VIEW_TOLD_ABROAD.test(scene.subject)) return 'told';
  const views = scene.cameras.filter(
    ({ row, words }) => !FRAMES_A_FACE.test(row.id) && !isOfLight(scene, words),
  );
  if (views.length > 0 || VIEW_TOLD.test(withoutLightFrom(scene.subject))) return 'told';
  if (OF_A_PRODUCT.test(scene.subject)) return 'product';
  if (OF_A_SPECK.test(scene.subject)) return 'little';
  const single = confidenceOf(scene).severalAct ? undefined : singleFrame(scene);
  if (single !== undefined) return single;
  const main = mainOf(scene);
  if (main?.kind === 'hands')
    return scene.cast.some((other) => other !== main && isBeing(other.kind) && other.kind !== 'sea-animal')
      ? 'wide'
      : 'near';
  if (OF_A_FACE.test(scene.subject) && main && (isPeople(main.kind) || scene.cameras.length > 0))
    return main.plural ? 'half' : 'near';
  const beings = scene.cast.filter((member) => isBeing(member.kind) && !SMALL_BEINGS.has(member.kind));
  const isSmall = ['tiny', 'hand', 'held', 'table'].some((size) => main?.row?.traits.words.has(size));
  const isOfPlace =
    isPlaceClass(kind) ||
    OF_LAND.test(scene.subject) ||
    kind === 'event' ||
    kind === 'idea' ||
    isNamedLater(scene) ||
    main?.kind === 'abstract' ||
    (scene.place !== undefined && !isSmall && !ON_ITS_SUPPORT.has(kind));
  const isTold = scene.isForeign && /[,;、，。]/u.test(scene.subject);
  return beings.length > 0 || isOfPlace || isTold || main?.known !== true ? 'wide' : 'full';
}
