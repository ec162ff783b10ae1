import { listOf, rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import { seedOf } from '../shot/choose.ts';
import type { SceneClass } from '../shot/scene-class.ts';
import type { Circumstances } from '../shot/surroundings.ts';
import { APPROACH_ROWS } from './approach-rows.ts';
import { genreNamed, usualGenre } from './genre.ts';
import { GENRE_APPROACH_ROWS } from './genre-rows.ts';
import type { Idea } from './idea.ts';
import { HANDS } from './instruction.ts';
import { wordsPattern } from './wording.ts';

/** How a camera behaves through a whole film. */
const TEMPERS = ['locked', 'gliding', 'handheld', 'floating', 'phone', 'stalking'] as const;
type Temper = (typeof TEMPERS)[number];
const PACES = ['slow', 'even', 'quick'] as const;
type Pace = (typeof PACES)[number];

/** Scenes that are filmed alike. */
export type Group = (typeof GROUP_NAMES)[number];

/** A way to film an idea: for whom, in what tone, where it is shown, and what follows for camera and sound. */
export interface Approach {
  readonly id: string;
  readonly family: string;
  readonly pace: Pace;
  readonly temper: Temper;
  /** How many sizes nearer (-1) or farther (1) the camera stands than the action asks for. */
  readonly reach: -1 | 0 | 1;
  readonly fits: ReadonlySet<string>;
  readonly only: ReadonlySet<string>;
  readonly feelings: ReadonlySet<string>;
  readonly likes: ReadonlySet<string>;
  readonly bars: ReadonlySet<string>;
  readonly words?: RegExp;
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
  readonly music: string;
  readonly style: string;
  readonly mood: string;
  readonly voice: string;
}

const REACH = { near: -1, even: 0, far: 1 } as const;
const isReach = (word: string): word is keyof typeof REACH => word in REACH;

function approachFrom(cells: readonly string[]): Approach {
  const [
    head,
    fits,
    only,
    feelings,
    likes,
    bars,
    words,
    title,
    audience,
    tone,
    platform,
    hook,
    music,
    style,
    mood,
    voice,
  ] = cells;
  const [id = '', family = '', paceWord, temperWord, reach = ''] = wordsOfCell(head);
  const pace = PACES.find((each) => each === paceWord);
  const temper = TEMPERS.find((each) => each === temperWord);
  if (!pace || !temper || !isReach(reach))
    throw new RangeError(`Approach row without pace, temper or reach: ${head}`);
  const called = wordsPattern(listOf(words));
  const set = (cell: string | undefined): ReadonlySet<string> => new Set(wordsOfCell(cell));
  return {
    id,
    family,
    pace,
    temper,
    reach: REACH[reach],
    fits: set(fits),
    only: set(only),
    feelings: set(feelings),
    likes: set(likes),
    bars: set(bars),
    ...(called && { words: called }),
    title: textOf(title),
    audience: textOf(audience),
    tone: textOf(tone),
    platform: textOf(platform),
    hook: textOf(hook),
    music: textOf(music),
    style: textOf(style),
    mood: textOf(mood),
    voice: textOf(voice) || 'near and plain',
  };
}

/** Every way in which an idea may be filmed. */
export const APPROACHES: readonly Approach[] = [
  ...rowsOf(APPROACH_ROWS, 16),
  ...rowsOf(GENRE_APPROACH_ROWS, 16),
].map(approachFrom);

const GROUP_NAMES = ['human', 'animal', 'small', 'machine', 'place', 'nature', 'graphic'] as const;

/* Group | classes of scene. */
const GROUPS: ReadonlyMap<string, Group> = new Map(
  rowsOf(
    `
human | person people hands event
animal | animal bird insect sea-life
small | food drink product small-thing clothing plant material furniture
machine | vehicle
place | building interior city
nature | landscape space
graphic | graphic sign edit idea unknown
`,
    2,
  ).flatMap(([name, kinds]) => {
    const group = GROUP_NAMES.find((each) => each === name);
    if (!group) throw new RangeError(`No group of scenes: ${name}`);
    return wordsOfCell(kinds).map((kind) => [kind, group] as const);
  }),
);

export const groupOf = (kind: SceneClass): Group => GROUPS.get(kind) ?? 'graphic';

/** Approaches whose look is that of a camera among real things; none for a drawing. */
const LIVE_ONLY = new Set([
  'portrait',
  'wildlife',
  'newsreel',
  'street',
  'broadcast',
  'vertical',
  'diary',
  'naturalist',
  'place-film',
  'appetite',
  'satisfying',
]);

const calls = ({ words }: Approach, { shown, subject }: Idea): boolean =>
  words !== undefined && (words.test(shown) || words.test(subject));

/** Hour, weather, age, surroundings and temper, as rows name them. */
function signsOf({ scene }: Idea, where: Circumstances): ReadonlySet<string> {
  const era = where.era?.traits.has('future') ? 'future' : where.era ? 'past' : undefined;
  const signs = [where.daytime, where.weather, era, where.surroundings, scene.feeling?.row.temper];
  return new Set(signs.filter((sign) => sign !== undefined));
}

function isBarred(approach: Approach, idea: Idea, signs: ReadonlySet<string>): boolean {
  const { id, only, bars } = approach;
  if (idea.isDrawn && LIVE_ONLY.has(id)) return true;
  if (id === 'chamber' && idea.speech === 'spoken') return true;
  const young = ['child', 'baby', 'pet', 'toy'].includes(idea.main?.kind ?? '');
  if (id === 'suspense' && young) return true;
  const isFelt = [...approach.feelings].some((feeling) => signs.has(feeling));
  if (!only.has('*') && !isOfOnes(approach, idea) && !calls(approach, idea) && !isFelt) return true;
  return [...bars].some((bar) => signs.has(bar));
}

const isOfOnes = ({ only }: Approach, { kind, main }: Idea): boolean =>
  only.has(kind) || only.has(main?.kind ?? '-');

function fitness(approach: Approach, idea: Idea, signs: ReadonlySet<string>): number {
  const chance = (seedOf(`${idea.subject} ${approach.id}`) % 1_000) / 2_000;
  const meets = (set: ReadonlySet<string>): number => ([...set].some((sign) => signs.has(sign)) ? 1 : 0);
  return (
    chance +
    (calls(approach, idea) ? 3 : 0) +
    (isOfOnes(approach, idea) ? 1.5 : 0) +
    3 * meets(approach.feelings) +
    meets(approach.likes) +
    (idea.isVertical && approach.id === 'vertical' ? 6 : 0)
  );
}

/** Approaches of people who happen to be by, and of films about things: for ideas that ask for them, not for any. */
const BYSTANDERS = new Set(['vertical', 'street']);
const OF_THINGS = new Set([
  'haiku',
  'place-film',
  'diary',
  'science',
  'ritual',
  'elegy',
  'dream',
  'dance-film',
]);
/** A park or a beach alone makes no diary of a journey. */
const TRAVELLED = /\b(?:trips?|travel\w*|vlog|holidays?|vacation|journey|diary)\b/i;
/** Films of things alone, for no idea in which somebody acts. */
const NEVER_OF_DEEDS = new Set(['timeline', 'title-card', 'stopwatch', 'launch', 'satisfying']);

/** The two approaches of the sort of film that an idea asks for, as far as a drawing and its mood bear them. */
function genreApproaches(idea: Idea, signs: ReadonlySet<string>): readonly Approach[] {
  const genre = genreNamed(idea);
  return APPROACHES.filter(
    ({ id, bars }) =>
      genre?.approaches.includes(id) &&
      !(idea.isDrawn && LIVE_ONLY.has(id)) &&
      ![...bars].some((bar) => signs.has(bar)),
  );
}

/** The two approaches that fit an idea best and are least alike. */
export function approachesFor(idea: Idea, where: Circumstances): readonly [Approach, Approach] {
  const signs = signsOf(idea, where);
  const [named, other] = genreApproaches(idea, signs);
  const [first, second] = fittingApproaches(idea, signs);
  const upright = [first, second].find(({ id }) => id === 'vertical' && idea.isVertical);
  if (named && other) return [upright ?? named, other];
  if (named) return [named, first.family === named.family ? second : first];
  const usual =
    usualGenre(idea)?.approaches.flatMap((id) => APPROACHES.filter((each) => each.id === id)) ?? [];
  const isActed = idea.events.some(({ doing, subject }) => doing !== '' && subject !== HANDS);
  const asked = (approach: Approach): boolean => {
    if (approach === upright) return true;
    if (isActed && NEVER_OF_DEEDS.has(approach.id)) return false;
    if (isActed && approach.id === 'diary' && !TRAVELLED.test(idea.subject)) return false;
    const isRare = BYSTANDERS.has(approach.id) || (isActed && OF_THINGS.has(approach.id));
    return !isRare || calls(approach, idea);
  };
  const rest = usual.filter((each) => each !== first && each !== second && !isTooLive(each, idea));
  const one = asked(first) ? first : (rest.shift() ?? first);
  const two = asked(second) ? second : (rest.find(({ family }) => family !== one.family) ?? second);
  return [one, two];
}

const isTooLive = ({ id }: Approach, { isDrawn }: Idea): boolean => isDrawn && LIVE_ONLY.has(id);

function fittingApproaches(idea: Idea, signs: ReadonlySet<string>): readonly [Approach, Approach] {
  const group = groupOf(idea.kind);
  const suiting = APPROACHES.filter((approach) => !isBarred(approach, idea, signs));
  const families = new Set(suiting.map(({ family }) => family));
  // A drawing or a rare mood may leave too few; then any that a camera is not needed for will do.
  const allowed =
    families.size > 1 ? suiting : APPROACHES.filter(({ id }) => !(idea.isDrawn && LIVE_ONLY.has(id)));
  const fitting = allowed.filter(({ fits }) => fits.has(group));
  const best = (list: readonly Approach[], more: (approach: Approach) => number): Approach | undefined =>
    list.toSorted((a, b) => fitness(b, idea, signs) + more(b) - fitness(a, idea, signs) - more(a))[0];
  const first = best(fitting, () => 0) ?? best(allowed, () => 0);
  if (!first) throw new RangeError('No approach is left.');
  const unlike = ({ pace, temper }: Approach): number =>
    (pace === first.pace ? 0 : 1) + (temper === first.temper ? 0 : 1);
  const others = (list: readonly Approach[]): readonly Approach[] =>
    list.filter(({ family }) => family !== first.family);
  const second = best(others(fitting), unlike) ?? best(others(allowed), unlike);
  if (!second) throw new RangeError('No second approach is left.');
  return [first, second];
}

/* Words of a tone or an audience, and the approach whose camera, pace and sound they ask for. */
const ASKED = rowsOf(
  `
suspense | suspens*, tense, uneas*, thriller, ominous, dark*, eerie, horror, mysterious
one-take | deadpan, dry humour, dry humor, awkward
slapstick | funny, humour*, humor*, comic*, comed*, silly, slapstick, quirky
toybox | child*, kids, toddler*, adventur*
stopwatch | playful, game*, witty, light-hearted
lullaby | bedtime, lullaby, sleep*
epic | epic, heroic, grand, mythic, majestic, awe*, triumphant
launch | energetic, fast, punchy, bold, hype, high-energy, urgent, adrenaline
dream | dream*, surreal, ethereal, hypnotic, magical
elegy | nostalg*, wistful, melanchol*, bittersweet, elegiac
chamber | romantic, tender, intimate, emotional, heartfelt, moving
ritual | luxur*, elegant, premium, sleek, refined, sophisticated
science | educat*, informative, clear, scien*, curious
haiku | calm, quiet, peace*, meditat*, seren*, sooth*, contemplat*, relax*
naturalist | raw, naturalis*, gritty, authentic, candid, real*
craft | document*, observ*, patient, craft*
vertical | casual, social, tiktok, gen z, teen*, relatable
place-film | inviting, travel*, warm, uplifting, inspir*
`,
  2,
).map(([id = '', words]) => ({ id, words: wordsPattern(listOf(words)) }));

/** The approach of an option: its own where it came from our table, else the one that its words ask for. */
export function approachOf(
  idea: Idea,
  where: Circumstances,
  { tone, audience }: { readonly tone: string; readonly audience: string },
): Approach {
  const own = APPROACHES.find((approach) => approach.tone === tone.trim());
  if (own) return own;
  const said = (text: string): Approach | undefined => {
    const id = ASKED.find(({ words }) => words?.test(text.slice(0, 2_000)))?.id;
    return APPROACHES.find((approach) => approach.id === id);
  };
  return said(tone) ?? said(audience) ?? approachesFor(idea, where)[0];
}
