import { Sieve } from '../../lexicon/sifting/sieve.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure, ShotSize } from '../stage.ts';
import { SET_ROWS } from './set-rows.ts';
import { SET_ROWS_OF_PARTS } from './set-rows-of-parts.ts';

/*
 * Places with a drawing of their own where their row has that of a wider family: a fire escape, a canteen, a crater.
 */

interface SetRow {
  readonly id: string;
  /** How much of the frame's height a person has there at most. */
  readonly most: number;
  readonly names: readonly string[];
  /** How one is there: a key of `TOLD`. */
  readonly how: string;
}

const SETS: readonly SetRow[] = (SET_ROWS + SET_ROWS_OF_PARTS.trimStart())
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', most = '', names = '', how = ''] = row.split(' | ');
    return { id, most: Number(most), names: names.split(', '), how };
  });

/** What one looks, shouts or throws at is no place. */
const AT =
  '(?<!\\b(?:look|star|gaz|bark|point|wav|shout|laugh|shoot|peer|growl)(?:e|es|ed|s|ing)? |\\bthrow(?:s|ing)? [\\w ]{1,20})at';
const IN =
  'in|inside|out of|into|in the \\w+ of|(?:counter|floor|corner|middle|back|edge|end|entrance|steps|wall) of|on|on top of|onto|atop';

/** What is done to a place by whoever is in it. */
const WITHIN =
  '(?:mops?|mopping|scrubs?|scrubbing|explores?|exploring|(?:swab|sweep|vacuum|patrol|search)\\w*)';

/** The prepositions that put somebody there, by how a place is told: in it, along it, aboard it, outside of it. */
const TOLD: ReadonlyMap<string, string> = new Map([
  ['', `(?:${IN}|${AT}|across|through|from|off|${WITHIN})`],
  [
    'way',
    `(?:${IN}|${AT}|up|down|across|through|along|over|off|from|past|${WITHIN}|cross(?:es|ed|ing)?|climb(?:s|ed|ing)?)`,
  ],
  ['aboard', '(?:in|inside|on|aboard)'],
  ['onto', '(?:onto|on to|off|out of|into)'],
  ['up', 'up'],
  ['under', '(?:under|underneath|beneath|below)'],
  ['bare', "[\\w'-]+"],
  ['out', '(?:of|outside|by|near|beside|before|behind|in front of|next to|past)'],
  ['front', '(?:outside(?: of)?|in front of|before|against|on the steps of|by|near)'],
]);
const DETERMINERS = '(?:an?|the|his|her|its|their|my|your|our|some|this|that)';

/** The whole of a row's names, the longest first, behind a preposition that puts somebody there. */
const SOUGHT = SETS.map(({ names, ...set }) => {
  const byLength = [...names].sort((a, b) => b.length - a.length).join('|');
  return {
    ...set,
    names,
    pattern: sifted(
      new RegExp(
        `(?:\\b${TOLD.get(set.how) ?? ''} (?:${DETERMINERS} )?(?:[\\w'-]+ ){0,2}?|, (?:${DETERMINERS} )?(?=[\\w' -]+$))(${byLength})\\b(?! (?:of|window|door|sign|coat)\\b)`,
        'i',
      ),
    ),
  };
});

const SIEVE = new Sieve(SOUGHT.map(({ pattern }) => pattern));

const lastOf = (name: string): string => name.split(/[\s-]/).at(-1) ?? '';

/** The last words of what each set is called. */
const lastWordsOf = new Map<string, Set<string>>();
for (const { id, names } of SETS)
  lastWordsOf.set(id, new Set([...(lastWordsOf.get(id) ?? []), ...names.map(lastOf)]));

/** Whether words name the place of a set. */
export const isOfSet = (id: string, words: string): boolean =>
  lastWordsOf.get(id)?.has(lastOf(words.toLowerCase())) === true;

/** Grounds that stay whatever is named besides. */
const FIXED = sifted(/^(?:paper|space|underwater|sky)$/);

interface Shown {
  readonly place: string;
  readonly figures: readonly Figure[];
  readonly size: ShotSize;
}

/** Takes a figure out that is the place itself; who was on it stands there. */
function without(figures: readonly Figure[], id: string): readonly Figure[] {
  const at = figures.findIndex(
    ({ age, word, drawing }, i) => i > 0 && !age && drawing !== '' && isOfSet(id, word),
  );
  if (at < 1) return figures;
  return figures
    .filter((_, i) => i !== at)
    .map((figure): Figure => {
      const { bond, ...free } = figure;
      if (!bond) return figure;
      if (bond.to === at) return free;
      return bond.to > at ? { ...figure, bond: { ...bond, to: bond.to - 1 } } : figure;
    });
}

/** How much of that an animal has by itself, whose breadth hides as much. */
const ANIMAL = 0.72;
const LEAST = 0.46;

/** Everybody smaller by the same share, so that the first is no taller than that. */
function within(figures: readonly Figure[], most: number): readonly Figure[] {
  const isAnimals =
    !/^(?:person|child|baby)/.test(figures[0]?.drawing ?? '') && figures[0]?.age !== undefined;
  const tallest = Math.max(...figures.filter(({ age }) => age).map(({ height }) => height), 0);
  const share = (isAnimals ? Math.max(most * ANIMAL, Math.min(most, LEAST)) : most) / tallest;
  if (share >= 1) return figures;
  return figures.map((figure) => ({ ...figure, height: figure.height * share }));
}

/** Who goes up a hill goes to the right. */
const upward = (figures: readonly Figure[]): readonly Figure[] =>
  figures.map((figure, i): Figure => {
    if (i === 0 || (figure.age && !figure.bond)) return { ...figure, x: 0.4, faces: 'right' };
    return figure.bond?.to === 0 ? { ...figure, x: 0.72 } : figure;
  });

const NEAR: ReadonlySet<ShotSize> = new Set<ShotSize>(['three-quarter', 'medium', 'close', 'macro']);

/** What is painted or washed is seen from without. */
const WITHOUT = sifted(
  /\b(?:paint|spray|draw|writ|scribbl|wash|clean|scrub|polish|hos|graffiti|tag)\w*\b.*\b(?:on|onto) (?:an?|the|his|her) (?:[\w-]+ )?(?:bus|train|plane|tram|ship|subway|metro)(?: car)?\b/i,
);
const ABOARD = sifted(/^(?:bus-inside|metro-car|plane-cabin|train-compartment)$/);

/** Ships that have no deck under the sky. */
const NO_DECK = sifted(
  /\b(?:space|rocket|air|star) ?ships?\b|\bin an? (?:[\w-]+ )?bottle\b|\b(?:captain|model|toy|paper)\b/i,
);

/** Whose studio has cloth in it. */
const OF_CLOTH = sifted(/\b(?:tailors?|seamstress(?:es)?|dressmakers?|sew\w*|fashion|suit|gown)\b/i);

/** What goes under a bridge by water or by rail, where nobody stands. */
const ON_WATER = sifted(
  /^(?:duck|swan|goose|fish|boat|canoe|sailboat|ferry|raft|gondola|otter|beaver|hippo|crocodile|seal|.*ship|train|tram|car|bus|truck)$/,
);

/** The set that words put somebody in. @param last the last word of what the place is called, or nothing */
function setTold(text: string, last: string, isAfloat: boolean): (typeof SOUGHT)[number] | undefined {
  return SIEVE.passing(text)
    .flatMap((at) => SOUGHT[at] ?? [])
    .map((each) => {
      const [whole = '', found = ''] = each.pattern.exec(text) ?? [];
      // What has a name of several words is that place; who leaves a place, or does something from it, is there.
      return { ...each, found, isSure: found.includes(' ') || /^(?:from\b|off\b|,)/i.test(whole) };
    })
    .filter(
      ({ id }) =>
        !(ABOARD.test(id) && WITHOUT.test(text)) &&
        !(id === 'under-bridge' && isAfloat) &&
        !(id === 'ship-deck' && NO_DECK.test(text)),
    )
    .filter(({ id, found, isSure }) => found !== '' && (last === '' || isSure || isOfSet(id, last)))
    .sort((a, b) => b.found.length - a.found.length)[0];
}

/** The stage in the set that its place has, seen from far enough that the set is one. */
export function inSet({ subject, place }: Scene, shown: Shown, placeWord: string, implied?: string): Shown {
  if (FIXED.test(shown.place)) return shown;
  // A fountain that is drawn stands somewhere: in its square.
  const isDrawn = shown.figures.some(({ word, age }) => !age && word !== '' && placeWord.endsWith(word));
  const last = isDrawn ? '' : (placeWord.toLowerCase().split(/[\s-]/).at(-1) ?? '');
  const isAfloat =
    shown.figures[0]?.posture === 'swim' || shown.figures.some(({ drawing }) => ON_WATER.test(drawing));
  const named = place?.words ?? implied;
  // A place that was told in another language, or that only the take tells, is sought by what it is called.
  const other = named && !subject.toLowerCase().includes(named.toLowerCase()) ? `in the ${named}` : undefined;
  const set =
    setTold(subject, last, isAfloat) ?? (other && !isDrawn ? setTold(other, '', isAfloat) : undefined);
  if (!set) return shown;
  const id = set.id === 'artist-studio' && OF_CLOTH.test(subject) ? 'tailor-shop' : set.id;
  // Whose roof is drawn is on that.
  const [first] = shown.figures;
  if (set.id === 'roof-tiles' && first?.bond?.as === 'on' && !shown.figures[first.bond.to]?.age) return shown;
  // What is at hand there is in the picture, and no place that only the take tells.
  const isToldBySubject = setTold(subject, last, isAfloat) !== undefined;
  if (
    !isToldBySubject &&
    shown.figures.some(({ drawing, word }, i) => i > 0 && isOfSet(set.id, `${drawing} ${word}`))
  )
    return shown;
  const figures = within(without(shown.figures, set.id), set.most);
  return {
    place: id,
    figures: set.id === 'uphill' ? upward(figures) : figures,
    size: set.most < 0.8 && NEAR.has(shown.size) ? 'full' : shown.size,
  };
}
