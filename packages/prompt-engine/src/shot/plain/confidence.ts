import { isBeing, type Member, type Scene } from '../../read/scene.ts';
import { isOddView, isOnlyFace } from '../camera/told-views.ts';
import { isExplaining } from '../layout/explains.ts';
import { isMark, isSet, tellsLayout } from '../layout/layout-words.ts';
import { isCutCleanly } from '../layout/motif.ts';
import { isChalkBoard, isMediumOpen } from '../look/open-medium.ts';
import { onceFor } from '../once-for.ts';
import type { SceneClass } from '../scene-classes.ts';
import {
  furtherDoubts,
  isAgainstSheet,
  isDescribed,
  isGuessedAbroad,
  isLitUnread,
  isOnlyLong,
  TOO_LONG,
  tellsIdea,
} from './further-doubts.ts';
import { misplacedIn } from './lead-clause.ts';
import {
  isHandsFull,
  isOfMany,
  isOfOtherMatter,
  isOfTwoScales,
  isOnSomebody,
  isThingActing,
} from './no-frame-holds.ts';
import { isOwnSheet, isPictured } from './plain-sheet.ts';
import {
  ALIVE,
  AS_OTHERS,
  BECOMES,
  DONE_BY,
  FIGURE,
  GOES_ON,
  IS_ONE,
  IS_OVER,
  IS_REAL,
  IS_REALLY,
  LIKENESS,
  MADE_OF_A_THING,
  ONE_OF_THEM,
  TURNS,
  WITH_ME,
} from './turned-words.ts';
import { unreadOf } from './unread-words.ts';

/*
 * How sure the reading of a sentence is. What was read beside the words is cheap to add where all of them are accounted
 * for; where they are not, each addition may speak against what was not understood.
 */

/** What the reading of a sentence leaves open. */
export interface Confidence {
  /** How much is left open: 0 where every word and every relation is accounted for. */
  readonly doubt: number;
  /** What is left open, a sentence's end each: 'no table knows “gantry”'. */
  readonly reasons: readonly string[];
  /** Whether several do something of their own, so that no frame and no pose of one of them holds for all. */
  readonly severalAct: boolean;
}

/** A deed without a row is seen by its verb's own word: it hides less than a word that was not read. */
const HALF = 0.5;
/** What stands in another clause than its ground is nearly always wrong. */
const MISPLACED = 2;
/** What stands in brackets says of a word that it means another thing, or that it is not so. */
const ASIDE = /\((?![^)]*:\d)[^()]*\p{L}{3}[^()]*\)/gu;
const IN_BRACKETS = 2.5; // more than a sentence of one clause bears
/** How much it leaves open that several act. */
export const SEVERAL_ACT = 1;
/** A turn that denies, restricts or compares changes what the words around it mean. */
const TURNED = 1.5;
/** What stands behind 'but' takes back what stands before it. */
const TAKEN_BACK = 2;
const BUT = /^(?:but|except|instead)$/i;

/** How much may stay open in a sentence of one clause, and in one of several with so many words. */
const IN_ONE_CLAUSE: readonly (readonly [words: number, doubt: number])[] = [
  [10, 2],
  [16, 1.5],
];
const IN_A_MARK = 5;
const ON_A_SHEET = 3;
const IN_SEVERAL: readonly (readonly [words: number, doubt: number])[] = [
  [8, 2],
  [12, 1.5],
];
/** Sentences longer than this hold more than one picture's subject. */
const LONG = 16;
const LIKED = /\b(?:who|that) (?:likes?|loves?|is into|collects?)\b/i;
/** In so few words two deeds are one picture. */
const FEW_WORDS = 8;

const isSeen = ({ part }: Member): boolean => part !== 'topic' && part !== 'worn';

/** Whether others than the leading one do something of their own. */
function severalActIn({ cast, doings, subject }: Scene): boolean {
  const acting = new Set(
    doings
      .filter(({ form, agents }) => (form === 'ing' || form === 's') && agents.length > 0)
      .map(({ agents }) => agents[0]),
  );
  const beings = [...acting].filter((at) => isBeing(cast[at ?? -1]?.kind ?? 'thing'));
  const main = cast.find(({ part }) => part === 'main');
  // What goes on meanwhile is in the picture, too.
  if (acting.size > 1 && beings.length > 0 && /\bwhile\b/i.test(subject)) return true;
  // Who does something beside a thing is not in its picture by habit.
  return beings.length > 1 || (beings.length > 0 && main !== undefined && !isBeing(main.kind));
}

/** 'with a broken tusk', 'covered in pollen': what is only told of it besides hides little of who is there. */
const isDetail = ({ doings }: Scene, { part, relation }: Member): boolean =>
  (part === 'scenery' || part === 'feature' || part === 'worn') &&
  relation !== undefined &&
  DETAILS.has(relation.preposition) &&
  doings.every(({ object }) => object !== relation.to);
const DETAILS: ReadonlySet<string> = new Set([
  'with',
  'of',
  'covered-in',
  'in',
  'on',
  'toward',
  'towards',
  'at',
]);

/** Each turn of a kind that a text has, with what it leaves open. */
const turned = (
  text: string,
  turn: RegExp,
  weight: number,
  what: string,
): readonly (readonly [weight: number, reason: string])[] =>
  [...text.matchAll(turn)].map(
    ([words]) => [weight, `“${words.replace(/^\W+/, '').trim()}” ${what}`] as const,
  );

function doubtsOf(scene: Scene): readonly (readonly [weight: number, reason: string])[] {
  const { subject, cast, doings } = scene;
  // Turns of another language are its own.
  const unquoted = scene.isForeign ? '' : subject.replace(/["“”«»][^"“”«»]*["“”«»]/g, '');
  const strange = cast.filter((member) => isSeen(member) && !member.known && !member.proper);
  const untold = doings.filter(({ row, form }) => row === undefined && form !== 'past');
  const turns = scene.isForeign ? [] : [...unquoted.matchAll(TURNS)].map(([words]) => words);
  return [
    ...unreadOf(scene).map(
      (word) => [word === '…' && !isGuessedAbroad(scene) ? HALF : 1, `“${word}” was not read`] as const,
    ),
    ...strange.map(
      (member) => [isDetail(scene, member) ? HALF : 1, `no table knows “${member.words}”`] as const,
    ),
    ...untold.map(({ words }) => [HALF, `how “${words}” looks is not known`] as const),
    ...turns.map(
      (words) => [BUT.test(words) ? TAKEN_BACK : TURNED, `“${words}” turns what is said`] as const,
    ),
    ...turned(unquoted, LIKENESS, TURNED, 'compares'),
    ...turned(unquoted, AS_OTHERS, TAKEN_BACK, 'makes others of them'),
    ...turned(unquoted, ONE_OF_THEM, 1, 'parts one from the rest'),
    ...turned(unquoted, IS_REALLY, 1, 'says that it looks otherwise'),
    ...turned(unquoted, IS_REAL, TURNED, 'takes a word by its letter'),
    ...turned(unquoted, IS_ONE, HALF, 'says what it is'),
    ...turned(unquoted, ASIDE, IN_BRACKETS, 'says how a word is meant'),
    ...turned(unquoted, FIGURE, TAKEN_BACK, 'is a figure of speech'),
    ...turned(unquoted, MADE_OF_A_THING, IN_BRACKETS, 'is another thing'),
    ...turned(unquoted, ALIVE, IN_BRACKETS, 'feels as somebody does'),
    ...turned(unquoted, BECOMES, IN_BRACKETS, 'makes it another thing'),
    ...turned(unquoted, WITH_ME, IN_BRACKETS, 'puts somebody into it who is not named'),
    ...turned(unquoted, DONE_BY, IN_BRACKETS, 'tells last who does it'),
    ...turned(unquoted, IS_OVER, TURNED, 'is over'),
    ...(isOfTwoScales(scene)
      ? [[IN_BRACKETS, 'no near view holds an insect and what is large'] as const]
      : []),
    ...(isOnSomebody(scene) ? [[IN_BRACKETS, 'it stands on somebody'] as const] : []),
    ...(isOfOtherMatter(scene) ? [[IN_BRACKETS, 'what goes on is made of other matter'] as const] : []),
    ...(isThingActing(scene) ? [[IN_BRACKETS, 'a thing does what somebody would'] as const] : []),
    ...(isHandsFull(scene) ? [[IN_BRACKETS, 'two deeds need the same hands'] as const] : []),
    ...(isOfMany(scene) ? [[TURNED, 'they are others than the one who is named'] as const] : []),
    ...turned(unquoted, GOES_ON, HALF, 'goes on with another clause'),
    ...furtherDoubts(scene, unquoted),
    ...(scene.wordCount > LONG && !scene.syntax.isTags ? [[1, TOO_LONG] as const] : []),
    ...misplacedIn(scene).map((reason) => [MISPLACED, reason] as const),
    ...(severalActIn(scene) ? [[SEVERAL_ACT, 'several do something of their own'] as const] : []),
  ];
}

/** How sure the reading of a scene is. */
export const confidenceOf = onceFor((scene: Scene): Confidence => {
  const doubts = doubtsOf(scene);
  return {
    doubt: doubts.reduce((sum, [weight]) => sum + weight, 0),
    reasons: doubts.map(([, reason]) => reason),
    severalAct: severalActIn(scene),
  };
});

const JOINT =
  /[,;:.]\s+(?=\S+\s+\S+\s+\S)|\s(?:while|where|but|because|who|which|that|and (?:an?|the|his|her|its|their|one|it|some))\s/giu;

function bearableIn({ subject, wordCount, isForeign }: Scene): number {
  // How much of it was understood is known of another language.
  if (isForeign) return wordCount <= FEW_WORDS ? TURNED_ABROAD : ABROAD;
  const isOneClause = subject.search(JOINT) < 0 && wordCount <= LONG;
  const table = isOneClause ? IN_ONE_CLAUSE : IN_SEVERAL;
  return table.find(([words]) => wordCount <= words)?.[1] ?? HALF;
}

/** Whether a sentence is planned in its one form, whatever of it was read: a chalk board, a face alone. */
export const hasOneForm = (scene: Scene, kind: SceneClass): boolean =>
  isOwnSheet(scene) || isChalkBoard(scene) || isOnlyFace(scene) || isOddView(scene, kind);

const ABROAD = 1.5;
const TURNED_ABROAD = 2;
const BARE_IDEA = 5;
/**
 * Whether so much is left open that nothing is added which the reading of the whole would have to bear out. An order
 * to change a picture, and a situation that stands for an idea, are read as a whole.
 */
export function isDoubtful(scene: Scene, kind: SceneClass, isFramed: boolean): boolean {
  if (scene.isEdit) return false;
  if (isLitUnread(scene)) return true;
  // Of a deed that was read in part nobody knows with what it is done.
  if (scene.isUnread || (scene.rest.includes('…') && scene.doings.some(({ row }) => !row))) return true;
  // 'The moment you realise' is shown by one picture of it, what somebody else goes through by its own words.
  if (kind === 'idea' && /^the moment (?!(?:when |that )?(?:you|one|we|i)\b)/i.test(scene.subject))
    return true;
  if (kind === 'idea') return scene.wordCount > BARE_IDEA && tellsIdea(scene);
  if (hasOneForm(scene, kind)) return true;
  const { doubt, severalAct, reasons } = confidenceOf(scene);
  const isSheet = kind === 'graphic' || kind === 'sign';
  if (isSheet ? scene.isForeign : isMediumOpen(scene)) return true;
  // Whoever explains has parts in an order that no motif has.
  if (isSheet && scene.uses.length === 0 && isExplaining(scene.subject)) return true;
  if (isSheet && (isPictured(scene) || tellsLayout(scene) || !isCutCleanly(scene))) return true;
  if (isSheet && (isAgainstSheet(scene) || isDescribed(scene))) return true;
  // A mark is laid out by its use, whatever is drawn in it.
  if (kind === 'graphic' && (isMark(scene) || isSet(scene)) && doubt < IN_A_MARK) return false;
  // What no table knows is laid out by nobody as the motif of its sheet.
  const main = scene.cast.find(({ part }) => part === 'main');
  const isOfParts = scene.wordCount > FEW_WORDS && /[,;]/.test(scene.subject.replace(/["“][^"”]*["”]/g, ''));
  if (isSheet && isOfParts && main && !main.known && !main.proper) return true;
  if (scene.uses.length > 0 && isSheet && doubt < ON_A_SHEET) return false;
  // What somebody likes is the motif of their card.
  if (scene.uses.length > 0 && LIKED.test(scene.subject)) return false;
  // A frame for the things leaves out who does something beside them.
  const isHeld = isFramed && (main === undefined || isBeing(main.kind));
  if (severalAct && !isHeld && !isSheet && scene.wordCount > FEW_WORDS) return true;
  return doubt > bearableIn(scene) && !isOnlyLong(scene, reasons);
}
