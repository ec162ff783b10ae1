import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Piece, Segment } from './pieces.ts';
import { roleOf, senseOf } from './sense-of.ts';

/*
 * A picture in the picture: 'a bedroom with a mural of whales', 'a van with a fox logo', 'looking at a watercolour in a
 * gallery'. What hangs, stands or is held there is a thing of the scene, and says nothing of how the scene is made.
 */

/** What leads to a thing that is there: never 'in', 'as', 'for' or 'into', which say how or what for. */
const LEADS = sifted(
  /^(?:with|past|over|under|above|below|beside|beneath|next to|in front of|behind|at|near|by|against|across from|opposite|and)$/,
);
/** What a picture or a statue has: 'the corner of a renaissance masterpiece'. */
const PART_OF_PICTURE = sifted(
  /^(?:corners?|edges?|frames?|back|front|middle|top|bottom|side|surface|glass|foot|base|face|nose|arms?|head|lap|shoulders?)$/,
);
/** Whoever wants or orders a picture gets it: it is what is asked for. */
const ORDERS = sifted(/^(?:want|need|order|request|commission|would like|look for)\b/);
/** 'with a watercolour look': it says how the picture is made after all. */
const OF_THE_WHOLE = sifted(
  /^(?:styles?|styled|look|looks|effects?|aesthetics?|feel|feeling|vibes?|textures?|finish|backgrounds?|backdrop|design|palette|techniques?|filter|treatment|theme|colou?rs?|lighting|tones?)$/,
);
const MOST_BEFORE = 4;

/** Pictures by the plain word, which may be a verb or a framing elsewhere: 'looking at a painting', 'holding a portrait'. */
const PLAIN_PICTURE = sifted(
  /^(?:paintings?|portraits?|drawings?|sketch(?:es)?|photos?|photographs?|pictures?|masterpieces?|landscapes?|still lifes?|canvas(?:es)?|frescos?|frescoes|murals?|statues?|sculptures?|busts?|tapestr(?:y|ies)|triptychs?|altarpieces?)$/,
);

/** 'masterpiece', or a look that ends so: 'cubist portrait'. */
const isPlainPicture = (piece: Piece | undefined): boolean =>
  PLAIN_PICTURE.test(piece?.lower.split(' ').at(-1) ?? '');

const isPicture = (piece: Piece): boolean =>
  PLAIN_PICTURE.test(piece.lower) || piece.senses.some(({ is }) => is === 'style' || is === 'use');

/** Whether something that is no picture itself is named before. */
function isPartOfScene(pieces: Segment, end: number): boolean {
  const before = pieces.slice(0, end);
  const isSheet = before.some(
    (piece, i) =>
      // A toddler drawing a moustache is no drawing.
      !(
        i > 0 &&
        senseOf(piece, 'action')?.form === 'ing' &&
        before[i + 1] !== undefined &&
        roleOf(before[i + 1]) !== 'of'
      ) &&
      (isPicture(piece) || /^(?:graphic|sign)$/.test(senseOf(piece, 'noun')?.row.kind ?? '')),
  );
  return (
    !isSheet &&
    before.some((piece) => senseOf(piece, 'noun') ?? senseOf(piece, 'place') ?? piece.guess === 'noun')
  );
}

/** Where the noun phrase that ends at a picture opens with its article; -1 where it has none. */
function articleBefore(pieces: Segment, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - MOST_BEFORE); i--) {
    const role = roleOf(pieces[i]);
    if (role === 'determiner' || role === 'possessive') return i;
    if (role || senseOf(pieces[i], 'action')?.form === 'ing') return -1;
  }
  return -1;
}

function isThingThere(pieces: Segment, at: number): boolean {
  const next = pieces[at + 1];
  const isHead = next === undefined || roleOf(next) !== undefined || senseOf(next, 'action') !== undefined;
  if (!isHead || OF_THE_WHOLE.test(next?.lower ?? '')) return false;
  const article = articleBefore(pieces, at);
  const lead = pieces[article - 1];
  if (article < 1 || !lead) return false;
  const deed = senseOf(lead, 'action');
  const leads =
    LEADS.test(lead.lower) ||
    (deed !== undefined && !ORDERS.test(deed.verb.base)) ||
    (isPlainPicture(pieces[at]) && /^(?:on|onto)$/.test(lead.lower)) ||
    (lead.lower === 'of' && PART_OF_PICTURE.test(pieces[article - 2]?.lower ?? ''));
  return leads && isPartOfScene(pieces, article - 1);
}

/** What is said of a mark that something carries: 'oat milk carton, logo reads …'. */
const CARRIED = sifted(
  /^(?:reads?|says?|reading|saying|on|printed|embossed|stamped|stitched|engraved|that)$/,
);

/** Whether a part that opens with a mark tells what is on the thing that the first part names. */
const isOnFirst = (pieces: Segment, at: number, first: Segment): boolean =>
  pieces !== first &&
  at <= 1 &&
  CARRIED.test(pieces[at + 1]?.lower ?? '') &&
  first.some((piece) => senseOf(piece, 'noun')) &&
  !first.some(isPicture);

/** Whether a word stands before a picture that is there: in 'a renaissance masterpiece' the age is the picture's own. */
function isOfThingThere(pieces: Segment, at: number): boolean {
  const head = pieces.findIndex((piece, i) => i > at && i <= at + MOST_BEFORE && isPlainPicture(piece));
  return (
    head > at &&
    pieces.slice(at, head).every((piece) => !roleOf(piece) && !senseOf(piece, 'action')) &&
    isThingThere(pieces, head)
  );
}

const OF_LOOKS: ReadonlySet<string> = new Set(['style', 'use', 'time']);

const withPicturesAsThings = (pieces: Segment, first: Segment): Segment =>
  pieces.map((piece, at) => {
    if (piece.senses.some(({ is }) => OF_LOOKS.has(is)) && isOfThingThere(pieces, at))
      return {
        ...piece,
        senses: piece.senses.filter(({ is }) => !OF_LOOKS.has(is)),
        guess: 'adjective' as const,
      };
    if (isOfWare(pieces, at)) return { ...piece, senses: piece.senses.filter(({ is }) => is === 'material') };
    if (
      !isPicture(piece) ||
      !(isThingThere(pieces, at) || isHungUp(pieces, at) || isOnFirst(pieces, at, first))
    )
      return piece;
    const others = piece.senses.filter(({ is }) => is === 'noun' || is === 'place');
    return others.length > 0
      ? { ...piece, senses: others }
      : { ...piece, senses: [], guess: 'noun' as const };
  });

/** 'a poster taped to a wall', 'an old map pinned above a desk': it hangs there, and is not what is asked for. */
const HUNG = sifted(/^(?:taped|pinned|tacked|thumbtacked|stapled|glued)$/);
const SOMEWHERE = sifted(/^(?:to|on|in|above|over|against|up|off|behind|from|beside|inside|under)$/);

const isHungUp = (pieces: Segment, at: number): boolean =>
  pieces.some(
    ({ lower }, i) =>
      i > at &&
      HUNG.test(lower.split(' ')[0] ?? '') &&
      (lower.includes(' ') || SOMEWHERE.test(pieces[i + 1]?.lower ?? '')),
  ) && articleOrStart(pieces, at);

/** Whether a picture opens its part of the sentence, behind at most an article and a word or two. */
const articleOrStart = (pieces: Segment, at: number): boolean =>
  at <= 2 && pieces.slice(0, at).every((piece) => !senseOf(piece, 'action'));

/** Things that are made by a craft as a matter of course. */
const WARES: ReadonlySet<string> = new Set([
  'textile',
  'clothing',
  'product',
  'furniture',
  'container',
  'jewellery',
  'toy',
]);

/** What a painter buys. */
const SUPPLIES = sifted(
  /^(?:pans?|tubes?|brush(?:es)?|palettes?|boxes|box|sets?|pads?|sticks?|markers?|tins?|cakes?)$/,
);

/** 'a crochet blanket', 'a felt hat': the craft is the thing's, and not the picture's. */
function isOfWare(pieces: Segment, at: number): boolean {
  // Watercolour pans are paint in a tin.
  if (pieces[at]?.senses.some(({ is }) => is === 'style') && SUPPLIES.test(pieces[at + 1]?.lower ?? ''))
    return true;
  const isCraft = pieces[at]?.senses.some((sense) => sense.is === 'style' && sense.row.medium === 'craft');
  return isCraft === true && WARES.has(senseOf(pieces[at + 1], 'noun')?.row.kind ?? '');
}

/** The segments of a text, pictures that are things of the scene read as things and as nothing else. */
export const picturesAsThings = (segments: readonly Segment[]): Segment[] =>
  segments.map((pieces) => withPicturesAsThings(pieces, segments[0] ?? pieces));
