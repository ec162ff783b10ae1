import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { TimeRow } from '../../lexicon/time.ts';
import { isNamedFirst } from '../../read/further-turns.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, type Member, mainOf, type PlaceRead, type Read, type Scene } from '../../read/scene.ts';
import { isOfLight } from '../camera/told-views.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { isMediumOpen } from '../look/open-medium.ts';
import { onceFor } from '../once-for.ts';
import { classOf } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { NO_PLACE } from './certainty.ts';
import { confidenceOf, hasOneForm } from './confidence.ts';
import { isLikeness } from './everyone.ts';

/*
 * The clause that a sentence opens with. Where it is sure by itself and what stands behind it only adds, the picture is
 * planned from it, and the rest is told by its own words.
 */

/** A sentence that was read in part, with what of it is sure. */
export interface OpeningClause {
  /** The sentence as its opening clause alone was read; what holds for the whole picture is that of the whole. */
  readonly scene: Scene;
  /** What stands behind the clause, as typed. */
  readonly rest: string;
  /** Whether a frame for the opening holds what is told behind it as well. */
  readonly holdsRest: boolean;
  /** Whether the clause is read to its end, so that its deed is what is done. */
  readonly isWhole: boolean;
}

const ENDS = sifted(/[,;]\s|\.\s+(?=\p{Lu})|\s[-–—]\s|\swhile\s/u);
/** What a thing has, bears or stands beside, behind which its own name is sure. */
const ADDS = sifted(
  /\s(?:with|wearing|covered in|full of|dusted with|topped with|dripping with|overloaded with|surrounded by|next to|beside|in front of|against|between|on|through)\s/i,
);

/** Words behind the opening by which it is not as it says. */
const RETRACTS = sifted(
  /\b(?:but|except|instead|only(?= [^,;]*\b(?:visible|seen|showing|left|sticking|peeking|poking|lit|in view)\b)|just|never|not|no|nobody|nothing|none|neither|without|actually|really|secretly|becom\w+|turn(?:s|ed|ing)? (?:back |slowly )?into|chang\w+ into|melt(?:s|ing) into|transform\w*|invisible|missing|gone|hidden|what if|if|as if|as though|as an?|rather|pretend\w*|supposed|looks? like|looking like|made (?:out )?of|shaped|inside out|upside|halfway|reveal\w*|turns out|for an? (?:head|face|body)|instead of|sans|sin|ohne|senza|sem|nicht|kein\w*|pas|non|n[aã]o|aber|mais|pero|nur|solo|sólo|seulement|me|i|us|we|my)\b|n['’]t\b|\?/iu,
);
/** What is ruled out, or who looks away, takes nothing back. */
const RULED_OUT = sifted(
  /\b(?:no|without(?: any)?) (?:text|texts|words|letters|lettering|writing|people|humans|logos?|labels?|watermarks?|modern \p{L}+)\b|\b(?:nobody|no one|not) looking (?:at|into|toward) (?:the |us\b)(?:camera|lens|viewer)?|\bjust (?=blurry|visible)/giu,
);
/** What has no end, or is over, is no clause by itself. */
const NO_OPENING = sifted(/\b(?:before|after|design|background|version|scene|concept|idea|image)$/i);
/** 'lemons, thyme and oil': what is named first of a list is not what the picture is of. */
const LIST = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:[\p{L}-]+ ){0,2}[\p{L}-]+)* and /iu;

/** Kinds that a frame for the one whom they belong to holds. */
const SMALL: ReadonlySet<string> = new Set([
  ...['hands', 'flower', 'plant', 'food', 'drink', 'product', 'tool', 'instrument', 'weapon', 'toy'],
  ...['textile', 'jewellery', 'clothing', 'device', 'container', 'sign', 'material', 'abstract', 'weather'],
  ...['insect', 'graphic', 'thing'],
]);
/** Classes whose usual frame is wide enough for whatever stands in it. */
const WIDE: ReadonlySet<SceneClass> = new Set(['interior', 'landscape', 'city']);
/** Classes of what has a picture of its own. */
const STAGED: ReadonlySet<SceneClass> = new Set([
  ...(['person', 'people', 'animal', 'bird', 'insect', 'sea-life', 'food', 'drink', 'product'] as const),
  ...(['small-thing', 'clothing', 'plant', 'vehicle', 'furniture', 'building', 'interior'] as const),
  ...(['landscape', 'city', 'space'] as const),
]);

/** How much an opening may leave open. */
const SURE = 0.5;

const isSure = (scene: Scene): boolean => {
  const main = mainOf(scene);
  return (
    main?.known === true &&
    main.part === 'main' &&
    // A cat called Biscuit is none.
    (main.proper || !/^\p{Lu}/u.test(main.name) || scene.subject.startsWith(main.words)) &&
    // 'a telephone exchange': a verb by its plain form is part of a name.
    scene.doings.every(({ form }) => form !== 'base') &&
    STAGED.has(classOf(scene)) &&
    !scene.isEdit &&
    scene.isUnread !== true &&
    confidenceOf(scene).doubt <= SURE
  );
};

/** An hour or a weather holds for all of it where the opening or a piece of its own tells it: a robe is torn by the wind. */
function isOfPicture(opening: string, rest: string, { words, row }: Read<TimeRow>): boolean {
  const lower = words.toLowerCase();
  if (opening.toLowerCase().includes(lower)) return true;
  const pieces = rest.toLowerCase().split(/[,;.]\s|\swhile\s/);
  return pieces.some((piece) => {
    const at = piece.indexOf(lower);
    if (at < 0 || BORNE_BY.test(piece.slice(0, at))) return false;
    return row.type !== 'weather' || ALL_OVER.test(piece.slice(at + lower.length));
  });
}
const BORNE_BY = /\b(?:by|from|like|of) (?:the )?$/;
const ALL_OVER =
  /^\w*\s*(?:$|[,;.]|(?:outside|falling|blowing|drifting|lifting|everywhere|all (?:over|around)|in the air|on the (?:windows?|glass|panes?)|at the windows?|gathering|coming|rolling)\b)/;

/** A look that is told behind an opening: an ink smudge is none, and a painting that is told of a room hangs there. */
function isLookIn(rest: string, words: string, kind: SceneClass): boolean {
  if (kind === 'interior' && HUNG.test(words)) return false;
  const at = rest.toLowerCase().indexOf(words.toLowerCase());
  // What was read in other words than are typed is told by the whole.
  return at < 0 || LOOK_ENDS.test(rest.slice(at + words.length));
}
const HUNG = sifted(
  /\b(?:paintings?|posters?|prints?|drawings?|sketch(?:es)?|mosaics?|murals?|photo\w*|tapestr\w+|stained glass)$/i,
);
const LOOK_ENDS =
  /^\s*(?:$|[,;.:!]|(?:and|with|on|style|styled|look|art|aesthetic|vibes?|colou?rs|palette|drawing|painting|illustration|render|photo\w*|print|film|sketch)\b)/i;

/** Whether a place is one that all of it stands in, and as its row has it. */
const isPlace = ({ words, strange, row }: PlaceRead): boolean =>
  row !== undefined && strange.length === 0 && !NO_PLACE.test(words);

/** The clause up to its first end, and what of it names the subject alone. */
function clausesOf(subject: string): readonly (readonly [text: string, isWhole: boolean])[] {
  const end = subject.search(ENDS);
  const first = end < 0 ? '' : subject.slice(0, end);
  const within = end < 0 ? subject : first;
  const adds = within.search(ADDS);
  return [
    ...(first ? [[first, true] as const] : []),
    ...(adds > 0 ? [[within.slice(0, adds), false] as const] : []),
  ];
}

/** Whether a member is told behind the opening. */
const isOfRest = ({ words, name }: Member, rest: string): boolean =>
  rest.includes(words.toLowerCase()) || rest.includes(name.toLowerCase());

/** Who or what is told behind the opening and is larger than a detail of it. */
function isLargeIn(whole: Scene, opening: Scene, rest: string): boolean {
  const told = whole.cast.filter((member) => member.part !== 'topic' && isOfRest(member, rest));
  const isOfSomebody = isBeing(mainOf(opening)?.kind ?? 'thing');
  const isBorne = ({ kind, placeRow }: Member): boolean =>
    !isOfSomebody && (kind === 'furniture' || placeRow?.traits.has('support') === true);
  return told.some(
    (member) =>
      !(SMALL.has(member.kind) || isBorne(member) || isLikeness(member, whole.subject)) ||
      (isOfSomebody && !member.known && member.part !== 'worn'),
  );
}

function openingBy(whole: Scene, text: string, isWhole: boolean): OpeningClause | undefined {
  const rest = whole.subject.slice(text.length);
  if (RETRACTS.test(rest.replace(RULED_OUT, ' ')) || NO_OPENING.test(text)) return undefined;
  const read = readScene(text);
  if (read.subject !== text || !isSure(read) || read.isForeign !== whole.isForeign) return undefined;
  const lower = rest.toLowerCase();
  const scene: Scene = {
    ...whole,
    readable: read.readable,
    cast: read.cast,
    doings: read.doings,
    guessed: read.guessed,
    // What stands behind it was read by nobody.
    rest: [...read.rest, lower.trim()],
    lettering: read.lettering,
    times: whole.times.filter((time) => isOfPicture(text, rest, time)),
    styles: whole.styles.filter(
      ({ words }) =>
        read.styles.some((style) => style.words === words) || isLookIn(rest, words, classOf(read)),
    ),
    cameras: whole.cameras.filter(({ words }) => !isOfLight(whole, words)),
  };
  const { place: _place, feeling: _feeling, ...unplaced } = scene;
  const alone = {
    ...unplaced,
    ...(read.place && isPlace(read.place) && { place: read.place }),
    ...(read.feeling && { feeling: read.feeling }),
  };
  if (!STAGED.has(classOf(alone))) return undefined;
  return {
    scene: alone,
    rest: lower,
    holdsRest: WIDE.has(classOf(read)) || !isLargeIn(whole, read, lower),
    isWhole,
  };
}

/** The opening of a sentence that is sure by itself; undefined where it has none, or what follows takes it back. */
export const openingOf = onceFor((whole: Scene): OpeningClause | undefined => {
  const { subject, syntax, isEdit, isUnread } = whole;
  if (isEdit || isUnread || LIST.test(subject) || isNamedFirst(subject)) return undefined;
  if (hasOneForm(whole, classOf(whole)) || isMediumOpen(whole)) return undefined;
  for (const [text, isWhole] of clausesOf(subject)) {
    // A tag of one word is no clause.
    if (syntax.isTags && !text.includes(' ')) continue;
    const opening = openingBy(whole, text, isWhole);
    // What is drawn has no frame that holds whatever is told.
    if (opening && (opening.holdsRest || !isDrawn(leadingStyle(whole)))) return opening;
  }
  return undefined;
});
