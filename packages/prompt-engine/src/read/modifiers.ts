import type { FeelingRow } from '../lexicon/feeling.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import { UNNAMED_COLOURS } from './colour-terms.ts';
import { type Draft, noteCircumstance } from './draft.ts';
import { headFollows, isColour, isDegree, isHeadLike, isParticiple, OPENING } from './phrase-bounds.ts';
import type { Piece, Segment } from './pieces.ts';
import { isBeing } from './scene.ts';
import { roleOf, type SenseOf, senseOf } from './sense-of.ts';
import { PLAIN_ADJECTIVE } from './word-class.ts';

const AGES: Readonly<Record<string, 'baby' | 'child' | 'old'>> = {
  old: 'old',
  elderly: 'old',
  aged: 'old',
  senior: 'old',
  ancient: 'old',
  wrinkled: 'old',
  young: 'child',
  little: 'child',
  small: 'child',
  teenage: 'child',
  toddler: 'child',
  newborn: 'baby',
  infant: 'baby',
};

/** Manners of building that change what a place has. */
const BUILT_OTHERWISE = sifted(
  /^(?:brutalist|futuristic|cyberpunk|steampunk|solarpunk|baroque|gothic|art deco|bauhaus|brutalism|surreal|alien)$/,
);

/** Neon that shines; neon leg warmers do not. */
const LIT = sifted(
  /^(?:signs?|lights?|lighting|lit|glow|tubes?|cit(?:y|ies)|streets?|alleys?|alleyway|reflections?|lamps?|bar|bars|skyline|nights?|letters|lettering|arrows?|tokyo|hong kong|seoul|rain|puddles?|diner|motel)/,
);

/** Whether neon is a colour here and no lamp. */
export const isNeonColour = (piece: Piece, after: readonly Piece[]): boolean => {
  const [next] = after;
  const end = after.findIndex((each) => roleOf(each));
  const phrase = after.slice(0, end < 0 ? after.length : end);
  return (
    piece.lower === 'neon' &&
    next !== undefined &&
    phrase.length > 0 &&
    !phrase.some(({ lower }) => LIT.test(lower))
  );
};

/** What is worn, painted on or grown is of a colour, and of no tubes. */
const isOnBody = (after: readonly Piece[]): boolean =>
  after
    .slice(0, 3)
    .some(
      (piece) =>
        /^(?:eyeshadow|eye|lipstick|make-?up|mascara|eyeliner|nails?|hair|braids?|wig|hoodie|beanie|socks|sneakers|trainers)$/.test(
          piece.lower,
        ) || ['clothing', 'jewellery', 'textile'].includes(senseOf(piece, 'noun')?.row.kind ?? ''),
    );

const isGarment = (piece: Piece | undefined): boolean =>
  ['clothing', 'product', 'jewellery', 'textile'].includes(senseOf(piece, 'noun')?.row.kind ?? '');

/** What stands before a noun, by what it says of it. */
export interface Modifiers {
  readonly adjectives: string[];
  readonly colours: string[];
  readonly materials: MaterialRow[];
  /** Those that no table knows. */
  readonly strange: string[];
  feeling?: FeelingRow;
  age?: 'baby' | 'child' | 'old';
  doing?: SenseOf<'action'>;
  counted: boolean;
  count?: number;
  /** Whose: 'her daughter's hair'. */
  owner?: string;
}

/** Everything that a word says besides naming a thing: a use and a look may be one word ('logo'). */
export function noteAll(draft: Draft, piece: Piece): void {
  const seen = new Set<string>();
  for (const sense of piece.senses) {
    if (seen.has(sense.is) || !['time', 'style', 'light', 'camera', 'use', 'feeling'].includes(sense.is))
      continue;
    seen.add(sense.is);
    noteCircumstance(draft, sense, piece.text);
  }
}

/** Materials that name the shade of the colour after them. */
const SHADE = sifted(
  /^(?:ice|slate|bone|silver|copper|brick|sand|stone|pearl|rust|amber|jade|steel|charcoal|chocolate|gunmetal|ivory|coral|clay|moss)$/,
);

/** Who or what deals in, makes or keeps things that a look is called by. */
const OF_A_TRADE = sifted(
  /^(?:shop|store|seller|maker|dealer|museum|collector|collection|factory|workshop|gallery|exhibition|class|artist|painter|restorer|teacher|stall|stand|rack|shelf|fair|machine|camera|archive|festival|album|frame|booth|collage|fan|lover|nerd|geek|club|convention|student|enthusiast)s?$/,
);

/** Kinds that an age by name is seen at. */
const BUILT: ReadonlySet<string> = new Set([
  'building',
  'structure',
  'furniture',
  'place',
  'interior',
  'clothing',
  'event',
]);

/** Whether the name of an age tells whose it is: what people eat has none, and 'Georgian' is a people besides. */
function isOfPeople(piece: Piece, after: readonly Piece[]): boolean {
  if (senseOf(piece, 'time')?.row.type !== 'era') return false;
  const end = after.findIndex((each) => roleOf(each) || senseOf(each, 'action')?.form === 'ing');
  const head = (end < 0 ? after : after.slice(0, end)).at(-1);
  const kind = senseOf(head, 'noun')?.row.kind ?? (senseOf(head, 'place') ? 'place' : 'thing');
  return kind === 'food' || kind === 'drink' || (/^georgian$/i.test(piece.lower) && !BUILT.has(kind));
}

/** Kinds of things that are of an age or a manner of their own, whatever the picture is. */
const OF_A_MANNER: ReadonlySet<string> = new Set([
  ...['thing', 'product', 'furniture', 'instrument', 'textile', 'container', 'toy', 'device', 'tool'],
  ...['jewellery', 'clothing', 'weapon', 'machine'],
]);
const AT_THING = sifted(
  /^(?:in|on|at|of|with|past|under|over|behind|beside|near|against|by|from|off|onto|inside|atop|around|across|next to)$/,
);

/** Ways of taking a picture that the things they are taken with are named by. */
const OF_A_DEVICE = sifted(
  /^(?:x-?ray|polaroid|thermal|infrared|night[- ]vision|cctv|vhs|microscope|pinhole|webcam)$/,
);

/** 'asleep on a renaissance atlas': a manner that is painted or printed, said of a thing in the scene. */
function isOfLaterThing({ cast }: Draft, pieces: Segment, at: number): boolean {
  const style = senseOf(pieces[at], 'style');
  const lead = pieces[at - 2];
  const isLater = cast.length > 0 && roleOf(pieces[at - 1]) === 'determiner' && lead !== undefined;
  const isMade = ['painted', 'print', 'drawn', 'craft'].includes(style?.row.medium ?? '');
  const isOfDevice = OF_A_DEVICE.test(pieces[at]?.lower ?? '');
  if (!style || !isLater || !(isMade || isOfDevice)) return false;
  const kind = senseOf(pieces[at + 1], 'noun')?.row.kind ?? '';
  const isLed = isOfDevice || AT_THING.test(lead.lower) || senseOf(lead, 'action') !== undefined;
  return (
    isLed && OF_A_MANNER.has(kind) && !senseOf(pieces[at + 1], 'use') && !senseOf(pieces[at + 1], 'style')
  );
}

/** What is black and white itself, where a street or a portrait in black and white is a photograph without colours. */
const OWN_TONES: ReadonlySet<string> = new Set([
  ...['pet', 'farm-animal', 'wild-animal', 'bird', 'insect', 'sea-animal', 'reptile'],
  ...['clothing', 'product', 'textile', 'furniture', 'toy', 'container', 'device', 'vehicle', 'boat'],
]);

/** Whether 'black and white' is said of a cow or of shoes. */
function isTwoTone(pieces: Segment, at: number): boolean {
  if (!/^(?:black (?:and|&) white|black-and-white)$/.test(pieces[at]?.lower ?? '')) return false;
  const after = pieces.slice(at + 1);
  const end = after.findIndex((piece) => roleOf(piece) || senseOf(piece, 'action')?.form === 'ing');
  const head = (end < 0 ? after : after.slice(0, end)).at(-1);
  return (
    OWN_TONES.has(senseOf(head, 'noun')?.row.kind ?? '') && !senseOf(head, 'use') && !senseOf(head, 'style')
  );
}

/** Reads one word before the head. Answers whether it was a modifier. */
export function modify(draft: Draft, found: Modifiers, pieces: Segment, at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  if (
    /^(?:legged|headed|eyed|armed|tailed|winged|wheeled|stor(?:e?y|ied)|tiered|handed|sided|piece|seater)$/.test(
      pieces[at + 1]?.lower ?? '',
    ) &&
    (senseOf(piece, 'number') || /^\d+$/.test(piece.lower))
  ) {
    found.adjectives.push(piece.text);
    found.strange.push(piece.text);
    return true;
  }
  // An ice blue scooter is not of ice.
  if (SHADE.test(piece.lower) && isColour(pieces[at + 1])) return true;
  const number = senseOf(piece, 'number');
  const digits = /^\d{1,4}$/.test(piece.lower) ? Number(piece.lower) : undefined;
  if (number || (digits !== undefined && digits > 0 && digits < 1000)) {
    found.count = number?.count ?? digits ?? 1;
    found.counted = number?.exact ?? true;
    return true;
  }
  // 'her mother's shoes': whose they are is no part of what they are.
  const next = pieces[at + 1];
  if (/['’]s$/.test(piece.text) && !senseOf(piece, 'place') && next && !roleOf(next)) {
    found.owner = piece.text.replace(/['’]s$/, '');
    return true;
  }
  const role = roleOf(piece);
  if (piece.lower === 'half' && isParticiple(pieces[at + 1])) found.adjectives.push(piece.text);
  if (role && OPENING.has(role)) return true;
  if (role === 'and')
    return isColour(pieces[at - 1]) && isColour(pieces[at + 1]) && headFollows(pieces, at + 1);
  if (!headFollows(pieces, at + 1)) return false;
  if (isDegree(pieces, at)) {
    found.adjectives.push(piece.text);
    return true;
  }
  // 'a giant smiling haddock' is large, and no giant.
  if (piece.lower === 'giant' && !roleOf(next)) {
    found.adjectives.push(piece.text);
    return true;
  }
  // 'a punk sharing headphones' is somebody who does it, not a manner of the headphones.
  if (
    piece.senses.some(({ is }) => is === 'noun') &&
    senseOf(pieces[at + 1], 'action')?.form === 'ing' &&
    roleOf(pieces[at - 1]) === 'determiner'
  )
    return false;
  // 'helping a toddler cross': the toddler is somebody, not an age of the crossing.
  const named = senseOf(piece, 'noun');
  const isSomebody =
    named !== undefined && isBeing(named.row.kind) && !isBeing(senseOf(next, 'noun')?.row.kind ?? 'thing');
  const age = isSomebody ? undefined : AGES[piece.lower];
  if (isSomebody && named.row.kind !== 'fantasy-being' && AGES[piece.lower]) return false;
  if (age) found.age = age;
  const colour = senseOf(piece, 'colour');
  const material = senseOf(piece, 'material');
  const feeling = senseOf(piece, 'feeling');
  const action = senseOf(piece, 'action');
  if (colour) {
    if (!UNNAMED_COLOURS.has(colour.colour)) {
      // 'mustard yellow' is one colour.
      const joins = isColour(pieces[at - 1]) && found.colours.length > 0;
      const whole = joins ? `${found.colours.pop()} ${colour.colour}` : colour.colour;
      if (joins) draft.colours.pop();
      found.colours.push(whole);
      draft.colours.push(whole);
    }
  } else if (isTwoTone(pieces, at)) {
    found.colours.push('black', 'white');
    draft.colours.push('black', 'white');
  } else if (
    material?.row.kind !== 'finish' &&
    // 'a miniature harbour' is small, and no model kit.
    material?.row.kind !== 'size' &&
    senseOf(piece, 'style') &&
    !feeling &&
    !isParticiple(pieces[at + 1])
  ) {
    if (isOfLaterThing(draft, pieces, at)) {
      found.adjectives.push(piece.text);
      return true;
    }
    // A shop of old maps is drawn like none of them.
    if (OF_A_TRADE.test(pieces[at + 1]?.lower ?? '')) return true;
    noteAll(draft, piece);
    if (BUILT_OTHERWISE.test(piece.lower)) found.strange.push(piece.text);
    return true;
  } else if (material && isNeonColour(piece, pieces.slice(at + 1)) && isOnBody(pieces.slice(at + 1)))
    draft.colours.push('neon');
  else if (material) found.materials.push(material.row);
  else if (feeling) found.feeling = feeling.row;
  // 'through a flooded street holding boxes': somebody holds them, and no boxes hold.
  else if (
    action?.form === 'ing' &&
    found.adjectives.length === 0 &&
    isBeing(draft.cast[0]?.kind ?? 'thing') &&
    pieces[at - 1]?.senses.some(({ is }) => is === 'time') === true &&
    !isBeing(senseOf(next, 'noun')?.row.kind ?? 'person')
  )
    return false;
  else if (action?.form === 'ing' && !isHeadLike(piece)) found.doing = action;
  else {
    const circumstance = piece.senses.some(({ is }) =>
      ['time', 'style', 'light', 'camera', 'use'].includes(is),
    );
    if (circumstance) {
      // Georgian wine comes from Georgia, and a Victorian sponge is of today.
      if (isOfPeople(piece, pieces.slice(at + 1))) {
        found.adjectives.push(piece.text);
        return true;
      }
      // Wedding shoes are no wedding.
      if (
        !isNeonColour(piece, pieces.slice(at + 1)) &&
        !(senseOf(piece, 'time')?.row.type === 'occasion' && isGarment(next))
      )
        noteAll(draft, piece);
      return true;
    }
    if (!(age || piece.guess === 'adjective' || isParticiple(piece))) return false;
    if (!age && !PLAIN_ADJECTIVE.test(piece.lower)) found.strange.push(piece.text);
  }
  found.adjectives.push(piece.text);
  return true;
}
