import { listOf, rowsOf } from '../../lexicon/row.ts';
import { type Member, mainOf } from '../../read/scene.ts';
import { theOf } from '../../shot/refer.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isBeingNoun, isNoun } from '../idea/verbs.ts';
import { headOf, wordsIn } from '../wording.ts';
import { doerOf, isToldWhole } from './acts.ts';
import { doneTo } from './deed-phases.ts';
import { SOLE_VIEW_ROWS } from './sole-view-rows.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * A film of one moment that no row of deeds knows: what stands in it is seen by itself before all of it, and whoever or what
 * it is of behind it.
 */

/** A picture that may stand before or behind what is told. */
export interface Picture {
  readonly text: string;
  readonly size: string;
  readonly isBefore: boolean;
  /** Where it stands in the order of the deed. */
  readonly rank: number;
}

/** What may be seen before a moment and behind it; empty where that is not sure. */
export interface SoleViews {
  readonly before: string;
  readonly behind: string;
  /** What of the main thing itself may be seen before it. */
  readonly main: string;
}

const NONE: SoleViews = { before: '', behind: '', main: '' };
const ROWS = new Map(
  rowsOf(SOLE_VIEW_ROWS, 3).flatMap(([kinds, before = '', behind = '']) =>
    listOf(kinds).map((kind): readonly [string, SoleViews] => [
      kind,
      { before: before === '-' ? '' : before, behind: behind === '-' ? '' : behind, main: '' },
    ]),
  ),
);

/** Kinds that stand in a picture as small things, which are seen alone. */
const SMALL_THINGS =
  /^(?:product|jewellery|clothing|device|tool|instrument|toy|container|food|drink|flower|plant)$/u;
const MOST_WORDS = 16;
/** Parts that are not seen apart from what they are of. */
const TIED = /^(?:worn|topic|content|feature)$/u;

/** 'The two parrots', 'the black SUV': as it stands in a sentence. */
const called = (member: Member): string =>
  member.counted || member.proper
    ? theOf(member)
    : `the ${member.words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
const filled = (view: string, member: Member): string =>
  view.replace('{the}', called(member)).replace(
    '{The}',
    called(member).replace(/^./u, (first) => first.toUpperCase()),
  );

/** The views of the one moment of a film, by the kinds of what stands in it. */
function soleViewsOf(text: string): SoleViews {
  if (isAbroad(text) || wordsIn(text) > MOST_WORDS || /[“”:;]/u.test(text)) return NONE;
  const scene = sceneRead(text);
  const main = mainOf(scene);
  const row = main?.known && main.strange.length === 0 ? ROWS.get(main.kind) : undefined;
  if (!main || !row) return NONE;
  const other = scene.cast.find(
    (member) => member !== main && member.known && !TIED.test(member.part) && SMALL_THINGS.test(member.kind),
  );
  const before = other ? `${filled('{The}', other)}, close` : filled(row.before, main);
  return { before, behind: filled(row.behind, main), main: filled(row.before, main) };
}

/** What of a moment may be seen by itself, the farthest from its beginning first. */
export function solePieces(text: string): readonly string[] {
  const { before, behind, main } = soleViewsOf(text);
  return [behind, main, before].filter((piece) => piece !== '');
}

const OF_BODY = /\b(?:teeth|faces?|eyes?|hands?|hair|head|feet|arms?|legs?)$/iu;
const picture = (text: string, isBefore: boolean, size: string): readonly Picture[] =>
  text === '' ? [] : [{ text, size, isBefore, rank: isBefore ? 0 : 2 }];
const sizeInView = (view: string): string =>
  /from further (?:off|back)$/u.test(view) ? 'wide' : /close/u.test(view) ? 'close' : 'medium';

/** The thing that a deed is done to, before it; and whoever does it behind it. @param isMore whether more is told behind the deed */
function viewsOfDeed(text: string, isMore: boolean): readonly Picture[] {
  if (!isToldWhole(text)) return [];
  const object = doneTo(text);
  const doer = doerOf(text);
  const isSeen =
    /^(?:the|his|her|my|our|their)\s/iu.test(object) &&
    !OF_BODY.test(object) &&
    isNoun(headOf(object).toLowerCase());
  const isOne = /^(?:the|my|our|his|her)\s/iu.test(doer) && isBeingNoun(headOf(doer).toLowerCase());
  return [
    ...picture(isSeen ? object : '', true, 'close'),
    ...picture(isOne && !isMore ? `${doer}, close` : '', false, 'medium close'),
  ];
}

/** Of a deed that no row has and that is the whole film: what is seen before it, and behind it. */
export function solePictures(text: string, isMore: boolean): readonly Picture[] {
  const own = viewsOfDeed(text, isMore);
  const { before, behind } = soleViewsOf(text);
  const views = [
    ...picture(before, true, sizeInView(before)),
    ...picture(isMore ? '' : behind, false, sizeInView(behind)),
  ];
  return [...own, ...views.filter((view) => !own.some(({ isBefore }) => isBefore === view.isBefore))];
}
