import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { isFlatView, viewOf } from '../camera/told-views.ts';
import { keySide, otherSide } from '../choose.ts';
import { tellsLayout } from '../layout/layout-words.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision } from '../shot.ts';
import { everyoneIn } from './everyone.ts';

/** Pictures for which all of them stand square before the camera. */
const POSED = sifted(
  /\b(?:school|class|team|group|family|year ?book|wedding|graduation|passport|official|formal) (?:photo\w*|pictures?|portraits?)\b/i,
);

/** One thing in two states, each in its half. */
const HALVES =
  /\bbefore (?:and|&) after\b|\bon (?:the left|one side|the left side)\b.*\bon (?:the right|the other|the other side|the right side)\b/i;

/** Whether a group is posed for its picture. */
export const isPosedGroup = ({ subject }: Scene): boolean => POSED.test(subject);

/**
 * Where in a cinematic frame they stand whom the words name for certain; none where everybody stands in rows, undefined
 * where nobody is sure.
 */
export function layoutByName(brief: Brief, frame: string): Decision | undefined {
  const { scene, take } = brief;
  if (HALVES.test(scene.subject))
    return {
      element: 'composition',
      text: 'Two halves side by side, of one size and seen alike',
      because: 'What is compared is seen beside the other.',
    };
  if (take !== 'cinematic' || frame !== 'wide') return undefined;
  const because = 'Cinematic sets whom you name off the centre.';
  if (isPosedGroup(scene)) return { element: 'composition', text: '', because };
  const who = / both$/.test(everyoneIn(scene)) ? 'Both' : leadOf(scene);
  return who
    ? { element: 'composition', text: `${who} ${otherSide(keySide(brief))} of centre`, because }
    : undefined;
}

/** The one that the sentence opens with, by name. */
function leadOf(scene: Scene): string | undefined {
  const main = mainOf(scene);
  const isOne = main !== undefined && isBeing(main.kind) && !main.plural && main.count === 1;
  const lead = isOne && main.kind !== 'group' ? openedWith(scene) : undefined;
  return lead && capital(lead);
}

/** Kinds that are all around, and in no place of the frame. */
const ALL_AROUND: ReadonlySet<string> = new Set([
  ...['place', 'terrain', 'weather', 'celestial', 'event', 'abstract', 'material', 'hands', 'group', 'sport'],
  'graphic',
]);

/** What the sentence opens with, whether it lives or not, as a sentence calls it; undefined where that is not sure. */
function openedWith(scene: Scene): string | undefined {
  const { subject, isForeign } = scene;
  const main = mainOf(scene);
  if (isForeign || !main?.known || ALL_AROUND.has(main.kind) || NOT_IT.test(subject)) return undefined;
  const at = subject.toLowerCase().indexOf(main.name.toLowerCase());
  const before = subject.slice(0, Math.max(0, at));
  const isLead = at >= 0 && LEADS_IN.test(before) && !LEADS_AWAY.test(`${before} ${main.name}`);
  return isLead ? theOf(main) : undefined;
}

/** Layouts that say of nothing in particular where it stands. */
const OF_NOTHING: readonly (readonly [form: RegExp, named: string])[] = [
  [/^(?:Simple )?centred composition\b/i, ' centred'],
  [/^Centred(?=,)/, ' centred'],
  [/^Slightly off centre\b/, ' slightly off centre'],
  [/^Off-centre composition on the\b/, ' on the'],
  [/^On the\b/, ' on the'],
];

/** A layout of one thing with what stands there by its name, where that is sure. */
export function withLead(layout: Decision, scene: Scene): Decision {
  const lead = openedWith(scene);
  const form = lead && OF_NOTHING.find(([words]) => words.test(layout.text));
  return form
    ? { ...layout, text: layout.text.replace(form[0], `${capital(lead ?? '')}${form[1]}`) }
    : layout;
}

/** A light of no place with whom it falls on, where that is sure. */
export function fallingOn(light: Decision, scene: Scene): Decision {
  const lead = openedWith(scene);
  if (!lead) return light;
  return {
    ...light,
    text: light.text
      .replace(/, the far side a step darker$/, `, the far side of ${lead} a step darker`)
      .replace(/, soft-edged shadows falling to\b/, `, the soft-edged shadow of ${lead} falling to`),
  };
}

/** A few words before a name, and those that make it another's: 'a picture for my godfather'. */
const LEADS_IN = sifted(/^(?:[\p{L}-]+ ){0,4}$/u);
const LEADS_AWAY = sifted(/\b(?:for|with|by|to|from|about|its|hi|hello|choir|band|orchestra|class|queue)\b/i);
/** Words by which the one who is named first is not the one who is seen, or is many. */
const NOT_IT = sifted(
  /\b(?:but|instead|if|what|without|nobody|no|not|missing|gone|invisible|seen by|of a dead|family|couple|crowd|group|team|made of|as an?|someone|somebody|me|i|my pov)\b|n['’]t\b/i,
);

/** How a frame is laid out: a near view by nothing but its balance, one figure as a thing that is seen whole. */
const LAID_OUT: ReadonlyMap<string, string> = new Map([
  ['near', 'told'],
  ['face', 'told'],
  ['half', 'told'],
  ['little', 'told'],
  ['alone', 'full'],
]);

/** What is cut to a circle, or shown as small as a thumb, has nothing at its sides. */
const SMALL_MARK = sifted(
  /\b(?:profile (?:pic\w*|photo|image)|avatar|favicon|app icon|(?:small|tiny|in a|round|for a) circle)\b/i,
);

/** How a picture is laid out: one that is seen flat from above has no depth. */
export const layoutOf = (scene: Scene, frame: string): string =>
  SMALL_MARK.test(scene.subject)
    ? 'centred'
    : frame === 'told' && viewOf(scene) === 'upward'
      ? 'upward'
      : frame === 'told' && isFlatView(scene)
        ? 'flat'
        : (LAID_OUT.get(frame) ?? frame);

/** How a frame is drawn without a lens, where not the whole scene is seen. */
const DRAWN: ReadonlyMap<string, string> = new Map([
  ['face', 'drawn-near'],
  ['half', 'drawn-near'],
  ['alone', 'drawn-one'],
]);

const FLAT_WORK = sifted(
  /\b(?:plates?(?= of\b)|(?:botanical|anatomical|zoological) (?:plate|chart|print|illustration)|charts?|stickers?|stencils?|tattoos?|emblem|crest|coat of arms|badge|playing cards?|tarot|banknotes?|(?:postage )?stamps?|bookplate|pattern|cross[- ]stitch|embroider\w+|sampler|quilt|paper[- ]?cut\w*|blueprint|mosaic|stained glass(?= (?:panel|design|pattern))|infographic|diagram|frescos?|frescoes|murals?|(?:asset|sprite|character|reference|model) sheets?|sprites|packaging|seamless|wallpaper design)\b/i,
);

/** Whether what is drawn is flat itself, with neither depth nor a side: a plate, a chart, a badge. */
export function isFlatWork({ subject }: Scene): boolean {
  const [first = '', ...later] = subject.split(/[,;:.]\s/u);
  return (
    FLAT_WORK.test(first.replace(BORNE, '')) ||
    later.some(
      (piece) => FLAT_WORK.test(piece) && !ON_SOMEBODY.test(piece) && piece.split(' ').length <= FEW_WORDS,
    )
  );
}
/** 'a scout with badges', 'roses tattoos': what somebody bears is no sheet. */
const BORNE = sifted(
  /\b(?:with|wearing|has|have|having|holding|full of|covered in|and) (?:an? |the |his |her |their |some |many |lots of )*(?:[\p{L}-]+ ){0,2}(?:tattoos?|badges?|stickers?|patches|charts?|patterns?|emblem|crest|stamps?|mosaic|murals?)\b/giu,
);
const ON_SOMEBODY = sifted(/\btattoos\b|\b(?:badges|stickers|charts)$/i);
/** A piece that says what is asked for is short. */
const FEW_WORDS = 4;

const REPEAT = sifted(
  /\b(?:seamless|tileable|repeating|(?:surface|repeat|textile|fabric) pattern|pattern (?:for|of|with)|gift ?wrap|wrapping paper|wallpaper (?:design|pattern))\b/i,
);

/** Whether what is drawn repeats without an end: nothing of it is in the middle. */
const isRepeat = ({ subject }: Scene): boolean => REPEAT.test(subject);

/** The plain form by which a picture without a lens is seen. */
export const drawnFrame = (scene: Scene, frame: string): string =>
  isFlatWork(scene) ? 'drawn-flat' : (DRAWN.get(frame) ?? 'drawn');

/** Words that are read on a thing in the picture: the sheet has no letters of its own. */
const ON_A_THING = sifted(
  /\b(?:signs?|neon|label|banner|board|shirt|mug|billboard|screen|window|door|van|truck|wall|marquee|box|sticker|hat|cap|bag|plate)(?: that| which)? (?:says|say|reads|read|saying|reading|with the words?)\b/i,
);
/** Sheets that have a picture and its lettering. */
export const POSTER = /\b(?:poster|flyer|flier|cover|billboard|playbill|card|invitation|invite|postcard)\b/i;

/** How a sheet is laid out: by its repeat, by what the words say of it, by its lettering, else by its margins. */
export function sheetLayout(scene: Scene): string {
  if (isRepeat(scene)) return 'repeat';
  if (tellsLayout(scene)) return 'spaced';
  if (scene.lettering.length === 0 || !POSTER.test(scene.subject)) return 'layout';
  return ON_A_THING.test(scene.subject) ? 'pictured' : 'lettered';
}
