import { listOf, rowsOf, wordsOfCell } from '../../lexicon/row.ts';
import { isBeing } from '../../read/scene.ts';
import { genreOfEnd } from '../idea/end-of-idea.ts';
import { type Idea, ideaSeed } from '../idea/idea.ts';
import { isBeingNoun, verbAt, wordsOf } from '../idea/verbs.ts';
import { isFigurative } from '../sound/event-sounds.ts';
import { isByHand } from '../story/views.ts';
import { headOf, wordsPattern } from '../wording.ts';
import {
  BY_HANDS,
  CHANGE_OF_PLACE,
  DRAMA,
  type Genre,
  ON_THE_MOVE,
  OURS,
  PORTRAIT,
  QUIET_DRAMA,
  QUIET_PLACE,
  TOLD_BY_THING,
  TWO,
  VIEW,
} from './genre-pairs.ts';
import { DRAMA_ROWS, PACE_ROWS } from './genre-rows.ts';
import { SOMEBODY, UNQUIET } from './genre-words.ts';

/* The sort of film of a story in which no word calls for one: by what happens in it, and how fast. */

/** Pairs of ways to film, by words that call for them. */
export const pairsOf = (
  table: string,
): readonly { readonly words: RegExp | undefined; readonly approaches: Genre['approaches'] }[] =>
  rowsOf(table, 3).map(([words, one = '', two = '']) => ({
    words: wordsPattern(listOf(words)),
    approaches: [one, two] as const,
  }));

const DRAMAS = pairsOf(DRAMA_ROWS);

/** Whether what happens calls for a way to film by its words. */
export const isDramatic = (shown: string): boolean => DRAMAS.some(({ words }) => words?.test(shown));

/* What the pace of a deed makes of a film. */
const PACES = rowsOf(PACE_ROWS, 4).map(([whose, verbs, one = '', two = '']) => ({
  id: 'paced',
  isAny: whose === 'any',
  approaches: [one, two] as const,
  verbs: new Set(wordsOfCell(verbs)),
}));

/** Whether anybody is there who acts. */
const isPeopled = ({ events, scene }: Pick<Idea, 'events' | 'scene'>): boolean =>
  scene.cast.some(({ kind }) => isBeing(kind)) ||
  events.some(({ doer }) => isBeingNoun(headOf(doer)) || /^(?:he|she|they|we|i)$/i.test(doer));

/** The sort of film that the pace of its deeds makes; undefined where no row has them. */
function paceOf({ events, shown, scene, kind }: Idea): Genre | undefined {
  const isActed = isPeopled({ events, scene });
  const verbs = events.flatMap(({ base, doing, text }) => {
    const led = base === '' ? verbAt(wordsOf(text), 0) : undefined;
    return isFigurative(doing) ? [] : [(led?.form === 'ing' ? led.verb.base : base).split(' ')[0] ?? ''];
  });
  const isWild = UNQUIET.test(shown);
  return PACES.find(
    (row) =>
      (row.isAny || !isActed) &&
      !(isWild && row.approaches[0] === 'haiku') &&
      // A street is no detail.
      !(row.approaches[0] === 'change' && /^(?:city|building|landscape|interior)$/.test(kind)) &&
      verbs.some((verb) => row.verbs.has(verb)),
  );
}

/** 'Makes the moon disappear' is no work of hands. */
const MAKES_HAPPEN =
  /^mak(?:es?|ing)\s.*\b(?:disappear|vanish|laugh|cry|smile|fly|dance|float|rise|sleep|move|sing|talk|stop|believe|happy|sad)\b/i;
/** What anybody does with the hands, so that nobody watches them for it. */
const UNSKILLED = /^(?:feed|decorate|pet|stroke|give|hand|hold|open|close|put|light|count|water|hang)\b/;
const OF_FAMILY = /^(?:an?\s|the\s|my\s|our\s)?(?:\p{L}+\s)?(?:family|parents|siblings)\b/iu;
const GOES = /^(?:go|glide|fly|float|drift|travel|arrive|cross|drive|sail|race|roll|come|pass|speed)\b/;

/** Whether the camera or what it films is on its way. */
const goesAlong = ({ move, events, timing }: Idea): boolean =>
  timing !== 'lapse' &&
  ((move !== undefined && /^(?:track|follow|forward|drone|droneout)$/.test(move.id)) ||
    events.some(({ base, doer }) => GOES.test(base) && !/^(?:letter|postcard|parcel)/i.test(headOf(doer))));

/** Whether it is of a thing that somebody holds. */
const isSmallThing = ({ main }: Idea): boolean =>
  /^(?:small-thing|product|textile|jewellery|toy|container|device|instrument|furniture)$/.test(
    main?.kind ?? '',
  );

/** A story in which no word calls for a sort of film: by what happens in it. */
export function dramaOf(idea: Idea): Genre {
  const ended = genreOfEnd(idea);
  if (ended) return ended;
  // Whoever does magic leaves no clue.
  const pair = DRAMAS.find(
    ({ words, approaches }) =>
      words?.test(
        idea.shown
          .replace(/\bfire escapes?\b/gi, ' ')
          .replace(/\ba giant(?=\s(?!for|and|in|on|at|with|who|that|to|from|by|is\b)\p{L})/giu, ' '),
      ) &&
      !(approaches[0] === 'mystery' && /\bmagic/i.test(idea.shown)) &&
      // Where somebody does something the place is only where it is done.
      !(approaches[0] === 'place-film' && idea.events.length > 1 && idea.events.at(-1)?.doing !== ''),
  );
  if (pair) return { id: 'drama', approaches: pair.approaches };
  const paced = paceOf(idea);
  if (paced) return paced;
  const [first] = idea.events;
  if (first && isByHand(first) && OF_FAMILY.test(idea.shown)) return OURS;
  if (
    first &&
    isByHand(first) &&
    !isFigurative(first.doing) &&
    !UNSKILLED.test(first.base) &&
    idea.main?.kind !== 'child' &&
    !MAKES_HAPPEN.test(first.doing) &&
    isBeingNoun(headOf(first.doer))
  )
    return BY_HANDS;
  const isPlace = /^(?:interior|building|city)$/.test(idea.kind) && idea.known === undefined;
  if (isPlace && idea.events.every(({ doing, doer }) => doing === '' && doer === '')) return QUIET_PLACE;
  // Where nobody is, nothing is told in faces.
  if (!isPeopled(idea) && idea.known === undefined && !idea.scene.isForeign && !SOMEBODY.test(idea.shown)) {
    if (goesAlong(idea)) return ON_THE_MOVE;
    return idea.events.some(({ doing }) => doing !== '') && isSmallThing(idea)
      ? TOLD_BY_THING
      : CHANGE_OF_PLACE;
  }
  return ideaSeed(idea) % 2 === 0 ? DRAMA : QUIET_DRAMA;
}

/** Many who go through a land and have no face. */
const CARAVAN = /\b(?:caravans?|convoys?|fleet|procession)\b/iu;
/** A pair that is named first. */
const TWO_OF_THEM = /^(?:an?\s|the\s)?(?:\p{L}+\s){0,2}?(?:couple|lovers|newlyweds|bride and groom)\b/iu;

/** Who is only named is portrayed, unless a clause tells a story. */
export const dramaOrPortrait = (idea: Idea): Genre =>
  CARAVAN.test(idea.shown)
    ? VIEW
    : TWO_OF_THEM.test(idea.shown)
      ? TWO
      : /^(?:we|our|my family|(?:an?|the)?\s?(?:\p{L}+\s)?(?:family|families))\s/iu.test(idea.shown)
        ? OURS
        : /\s(?:who|whose|that|when|after|before|while)\s/i.test(idea.shown) || isDramatic(idea.shown)
          ? dramaOf(idea)
          : PORTRAIT;
