import { sifted } from '../../lexicon/sifting/sifted.ts';
import { materials } from '../../lexicon/tables.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';

/*
 * Further reasons for which a sentence is planned plainly: what is only thought or wished, what has no end, what is
 * looked at from within, and a subject that is named after others.
 */

type Doubt = readonly [weight: number, reason: string];

const TURNS: readonly (readonly [words: RegExp, weight: number, what: string])[] = [
  [
    sifted(
      /\b(?:thinks?|believes?|convinced|wishes|dreams?|imagines?) (?:that )?(?:he|she|it|they|his|her|hes|shes|its|of being|to be)\b/giu,
    ),
    3,
    'is only thought',
  ],
  [
    sifted(
      /\b(?:around|across|over) the (?:whole |entire )?(?:planet|world|globe|moon)\b|\bas far as the eye\b|\b(?:endless|infinite|never-?ending)\b/giu,
    ),
    3,
    'has no end',
  ],
  [
    sifted(
      /\b(?:looks?|looking) (?:a ?bit |a little |kind of |sort of |just |exactly |vaguely )*like (?:an?|the|my|our|his|her|their)\b/giu,
    ),
    1.5,
    "has another's likeness, which is what is to be seen",
  ],
];

/** 'a plant whose leaves are keys': a part is another thing. */
const OTHER_PART = sifted(
  /\bwhose (?:[\p{L}-]+ ){1,2}(?:is|are) (?:(?:an?|all|made|really) )*(?!(?:\p{L}+ed|\p{L}+ing|too|very|so|not|still|black|white|red|blue|green|yellow|grey|gray|brown)\b)\p{L}+/giu,
);

const FROM_WITHIN = sifted(
  /\bfrom (?:the )?inside (?:of )?(?:an?|the|my|his|her|its)? ?(?<what>[\p{L} -]{3,24})/iu,
);

/** Whether of a sentence of another language so little was understood that nobody knows what it is about. */
export const isGuessedAbroad = (scene: Scene): boolean =>
  scene.isForeign && scene.rest.includes('…') && mainOf(scene)?.known !== true;

const LIGHT_ABROAD = sifted(
  /(?<!\p{L})(?:luz|luces|foco|focos|lámpara|vela|velas|lumière|lampe|lampes|lampen|bougie|bougies|éclair\p{L}*|licht|lichter|kerze|kerzen|\p{L}+licht|luce|luci|lampada|lampade|candela|candele|lâmpada|lamp|kaars|kaarsen|światł\p{L}*|lamp[akięą]\p{L}*|świec\p{L}*)(?!\p{L})|[光灯燈]|조명|불빛/iu,
);
/** Whether a sentence of another language tells of its light, and not all of it was read. */
export const isLitUnread = ({ subject, isForeign, rest, lights, readable }: Scene): boolean =>
  isForeign &&
  lights.length === 0 &&
  ((rest.includes('…') && LIGHT_ABROAD.test(subject) && !/\blight\b/i.test(readable)) ||
    (SUN_ABROAD.test(subject) && !/\b(?:light|sunset|sunrise|sunny|dawn|evening)\b/i.test(readable)));
/** The sun itself, which a told hour has and an overcast sky has not. */
const SUN_ABROAD = sifted(/(?<!\p{L})(?:sonne|mittagssonne|soleil|sol|sole|słońc\p{L}*|zon)(?!\p{L})/iu);

/** Of another language the pieces are read, and how they belong together is not, where it is not known what they are of. */
const isOfManyPieces = (scene: Scene): boolean =>
  isGuessedAbroad(scene) && scene.subject.split(/[,;、，。・]/u).length > 2;

/** 'from inside a mailbox': nothing of how it looks from without is seen. */
function isSeenFromWithin(scene: Scene): boolean {
  const what = FROM_WITHIN.exec(scene.subject)?.groups?.what?.toLowerCase();
  const name = mainOf(scene)?.name.toLowerCase();
  return what !== undefined && name !== undefined && what.includes(name);
}

/** 'empty garage, one lamp flickering, a balloon': the one that the reading took is not what the sentence opens with. */
export function isNamedLater(scene: Scene): boolean {
  const [first = '', ...later] = scene.readable.toLowerCase().split(/[,;]\s/);
  const main = mainOf(scene);
  return (
    later.length > 1 &&
    main !== undefined &&
    !main.proper &&
    !first.includes(main.name.toLowerCase()) &&
    scene.place !== undefined &&
    (!scene.syntax.isTags || first.includes(scene.place.words.toLowerCase()))
  );
}

/** 'death and a toddler, toddler is winning': whoever is named again is no second one. */
function isNamedTwice({ cast }: Scene): boolean {
  const beings = cast.filter(({ kind, part, plural }) => isBeing(kind) && part !== 'topic' && !plural);
  const names = beings.map(({ name }) => name.toLowerCase());
  return new Set(names).size < names.length;
}

const MADE_OF = sifted(
  /\b(?:made|built|knitted|constructed|assembled|woven) (?:entirely |completely |only |all |mostly )?(?:out )?(?:of|from) (?<what>[^,.;]+)/iu,
);
/** So many words behind 'of' may name a matter: 'of melted candle wax'. */
const OF_MATTER = 3;
const FEW_WORDS = 6;
const MATTER: ReadonlySet<string> = new Set(
  'wood metal glass stone paper cloth fabric leather plastic water smoke fire light wool yarn'.split(' '),
);

/** Whether what is made so is worn or had by the main one, and no thing that a deed is done to. */
const isOfDetail = ({ cast, doings }: Scene, before: string): boolean =>
  cast.some(
    ({ name, part, known }, at) =>
      known &&
      part === 'worn' &&
      before.trim().toLowerCase().endsWith(name.toLowerCase()) &&
      doings.every(({ object, verb }) => object !== at || verb.base === 'wear'),
  );

const BUILT: ReadonlySet<string> = new Set(['building', 'structure', 'place']);
const BUILDS: ReadonlySet<string> = new Set('stone brick wood concrete timber logs'.split(' '));

/** 'a bridge made of books': what stands for a matter has a look of its own, and its thing none of its kind. */
function isOfOddMatter(scene: Scene): boolean {
  const { subject, uses, wordCount } = scene;
  // What is drawn for a sheet is of ink, and a thing by itself is shown as it is made.
  if (uses.length > 0 || wordCount <= FEW_WORDS) return false;
  const made = MADE_OF.exec(subject);
  const what = made?.groups?.what;
  // 'wearing a crown made of foil': a detail of it is of another matter, and it is as its kind is.
  if (what === undefined || isOfDetail(scene, subject.slice(0, made?.index))) return false;
  // A cathedral of ice has none of the stone that its kind is built of.
  const isBuilt = BUILT.has(mainOf(scene)?.kind ?? 'thing');
  const words = what.toLowerCase().split(/\s+/).slice(0, OF_MATTER);
  if (isBuilt && !words.some((word) => BUILDS.has(word))) return true;
  return !words.some(
    (word) => MATTER.has(word) || materials().some(({ names }) => names.some((name) => name === word)),
  );
}

/** Kinds that are all around, and no piece of a scene of its own. */
const ALL_AROUND: ReadonlySet<string> = new Set([
  ...['weather', 'material', 'abstract', 'celestial', 'textile', 'clothing', 'hands', 'place', 'terrain'],
]);
/** So many told beside the first are a scene of which no frame for that one holds the rest. */
const MOST_BESIDE = 2;

/** 'the barber shop, my father in the chair, a canary in a cage': each is to be seen. */
function isOfPieces(scene: Scene): boolean {
  const [, ...later] = scene.readable.toLowerCase().split(/[,;]\s/);
  const main = mainOf(scene);
  const told = later.filter((piece) =>
    scene.cast.some(
      (member) =>
        member !== main &&
        !ALL_AROUND.has(member.kind) &&
        !['topic', 'worn', 'held', 'object'].includes(member.part) &&
        piece.includes(member.name.toLowerCase()),
    ),
  );
  return told.length >= MOST_BESIDE && scene.uses.length === 0;
}

/** 'a rusty orange Datsun': what has an article before its name is a make of thing, and nobody. */
function isMakeOfThing(scene: Scene): boolean {
  const main = mainOf(scene);
  if (main?.proper !== true || main.row !== undefined) return false;
  const at = scene.subject.indexOf(main.words);
  return at > 0 && /(?:^|\s)an?\s$/i.test(scene.subject.slice(0, at));
}

/** A feast that is told in several pieces has those, and not the guests of any. */
const isFeastOfPieces = (scene: Scene): boolean =>
  mainOf(scene)?.kind === 'event' && scene.uses.length === 0 && scene.subject.split(/[,;]\s/).length > 2;

/** What is seen over all the land, which no near view has. */
const OF_THE_SKY = sifted(
  /\b(?:milky way|northern lights|aurora|starry sky|full moon|rainbow|supercell|eclipse|meteors?|shooting stars?)\b/i,
);
const LARGE: ReadonlySet<string> = new Set(['boat', 'vehicle', 'aircraft', 'building', 'weather']);
const NEAR_KINDS: ReadonlySet<string> = new Set([
  'plant',
  'flower',
  'insect',
  'hands',
  'food',
  'drink',
  'product',
  'toy',
]);

/** 'a cactus in the desert, milky way', 'a hand out of a letterbox, to the postman': no near view holds both. */
function isNearAndFar(scene: Scene): boolean {
  const main = mainOf(scene);
  if (main === undefined || !NEAR_KINDS.has(main.kind)) return false;
  const isOfHand =
    main.kind === 'hands' &&
    scene.cast.some(
      (other, at) =>
        other !== main &&
        isBeing(other.kind) &&
        // What the hands hold is as near as they are.
        !scene.doings.some(({ object, agents }) => object === at && scene.cast[agents[0] ?? -1] === main),
    );
  const isOfSea =
    ['food', 'drink'].includes(main.kind) &&
    scene.cast.some((other) => LARGE.has(other.kind) && other.part !== 'topic');
  return isOfHand || isOfSea || OF_THE_SKY.test(scene.subject);
}

/** A sentence of another language that is longer than this tells more than its known words. */
const LONGEST_ABROAD = 24;
const LONGEST_GUESSED = 10;

/** What else of a sentence leaves its reading open. @param unquoted its words without what is quoted */
export function furtherDoubts(scene: Scene, unquoted: string): readonly Doubt[] {
  return [
    ...TURNS.flatMap(([words, weight, what]) =>
      [...unquoted.matchAll(words)].map(([found]): Doubt => [weight, `“${found.trim()}” ${what}`]),
    ),
    ...[...unquoted.matchAll(OTHER_PART)].map(
      ([found]): Doubt => [3, `“${found.trim()}” makes a part another thing`],
    ),
    ...(isOfManyPieces(scene) ? [[3, 'it is told in many pieces of another language'] as const] : []),
    ...(isSeenFromWithin(scene) ? [[3, 'it is seen from within'] as const] : []),
    ...(isNamedTwice(scene) ? [[3, 'one is told of twice'] as const] : []),
    ...(isMakeOfThing(scene) ? [[3, 'it is a make of thing, and nobody'] as const] : []),
    ...(isNearAndFar(scene) ? [[3, 'no near view holds what is far'] as const] : []),
    ...(isFeastOfPieces(scene) ? [[3, 'a feast is told in pieces'] as const] : []),
    ...(isOfPieces(scene) ? [[2, 'several things are told beside it'] as const] : []),
    ...(isOfOddMatter(scene) ? [[3, 'what it is made of is no matter'] as const] : []),
    ...(scene.isForeign && scene.wordCount > (isGuessedAbroad(scene) ? LONGEST_GUESSED : LONGEST_ABROAD)
      ? [[3, 'it is a long sentence of another language'] as const]
      : []),
    ...(isNamedLater(scene) ? [[3, 'the sentence opens with another thing'] as const] : []),
  ];
}

const IDEA_OF = sifted(
  /^(?:an? |the |my |our )?(?:[\p{L}-]+ ){0,2}(?:ideas?|inspiration|concept)(?: (?:for|of)\b|[:,])/iu,
);
/** An idea that is told by a clause of its own has its picture there, and no stock one. */
const TELLS_PICTURE = sifted(
  /\b(?:when|where|who|while|because|after|before|until|as an?|but|like|came|went|nobody|everyone|everybody)\b/i,
);
/** Whether an idea has a picture of its own: 'a renovation idea for our bathroom' is one of the bathroom. */
export const tellsIdea = ({ subject }: Scene): boolean =>
  TELLS_PICTURE.test(subject) || IDEA_OF.test(subject);

const HELD_SIGN = sifted(
  /\b(?:holding|carrying|holds|carries|waving|wearing) (?:up )?an? (?:\p{L}+ )?(?:sign|placard|banner|board|flag|shirt|cap)\b/iu,
);
/** A mark that is modelled or made by hand is none in flat shapes. */
const IN_THE_ROUND = sifted(/\b3d\b|\bclay\b|\bplush\b|\bembroider\w*|\bneon\b/i);
const OF_LENS = sifted(/focus|depth of field|bokeh|macro|lens/i);
/** What a lens makes soft on a card is no flat drawing, and what stands on a sign that is held stands nowhere else. */
export const isAgainstSheet = ({ styles, lettering, subject }: Scene): boolean =>
  styles.some(({ row, words }) => row.medium === 'photo' && OF_LENS.test(words)) ||
  (styles.some(({ row }) => row.medium === 'rendered') && IN_THE_ROUND.test(subject)) ||
  (lettering.length > 0 && HELD_SIGN.test(subject));

const DESCRIBED_USES: ReadonlySet<string> = new Set(['logo', 'icon', 'book-cover', 'album-cover']);
/** So many words settle what is on a mark or a cover. */
const DESCRIBED = 15;
/** Whether a mark or a cover is described at length: no motif of it is drawn out of the rest. */
export const isDescribed = ({ uses, wordCount }: Scene): boolean =>
  wordCount > DESCRIBED && uses.some(({ row }) => DESCRIBED_USES.has(row.id));

/** Why a long sentence is doubted: it holds more than one picture's subject. */
export const TOO_LONG = 'the sentence is long';
/** Of how many words a sentence is that was read from end to end, so that only its length speaks against it. */
const READ_WHOLE = 22;

/** Whether nothing but its length leaves a sentence open, and that is not great. */
export const isOnlyLong = ({ wordCount, isForeign }: Scene, reasons: readonly string[]): boolean =>
  wordCount <= READ_WHOLE && !isForeign && reasons.every((reason) => reason === TOO_LONG);
