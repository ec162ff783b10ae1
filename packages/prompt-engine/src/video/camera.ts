import { singularsOf } from '../lexicon/inflect.ts';
import { rowsOf } from '../lexicon/row.ts';
import type { Member } from '../read/scene.ts';
import type { SceneClass } from '../shot/scene-class.ts';
import { type Approach, groupOf } from './approaches.ts';
import { LENS_ROWS, TEMPER_ROWS } from './camera-rows.ts';
import type { Event } from './event.ts';
import { isFigurative } from './event-sounds.ts';
import type { Idea } from './idea.ts';
import type { Setting } from './setting.ts';
import { SIZES, type Size, type Step } from './steps.ts';
import { textMap } from './text-map.ts';
import { isBeingNoun, sensesAt } from './verbs.ts';
import { agreeing, headOf, joined, small } from './wording.ts';

/** The camera of one beat. */
export interface Shot {
  readonly size: Size;
  /** As it is called: 'Close-up'. */
  readonly frame: string;
  /** Empty for drawings. */
  readonly lens: string;
  readonly height: string;
  readonly move: string;
}

interface Stand {
  readonly lens: string;
  readonly height: string;
}

const LENSES: ReadonlyMap<string, Stand> = new Map(
  rowsOf(LENS_ROWS, 6).flatMap(([group = '', ...stands]) =>
    stands.map((stand, i) => {
      const [lens = '', ...height] = stand.split(' ');
      return [`${group} ${SIZES[i]}`, { lens, height: height.join(' ') }] as const;
    }),
  ),
);
const MOVES: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(TEMPER_ROWS, 6).map(([temper = '', ...moves]) => [temper, moves] as const),
);

const FRAMES = textMap(
  'wide | Wide shot\nfull | Full shot\nmedium | Medium shot\nclose | Close-up\ndetail | Extreme close-up',
);

const TAME: ReadonlySet<string> = new Set(['pet', 'farm-animal', 'robot', 'fantasy-being']);

/* Kind of who or what acts in a beat | how it is filmed */
const GROUP_OF_KIND: ReadonlyMap<string, string> = new Map([
  ...['person', 'child', 'group'].map((kind) => [kind, 'human'] as const),
  ...['pet', 'farm-animal', 'robot'].map((kind) => [kind, 'tame'] as const),
  ...['wild-animal', 'bird', 'reptile'].map((kind) => [kind, 'animal'] as const),
  ...['food', 'drink', 'produce', 'product', 'device', 'tool', 'container', 'toy', 'jewellery'].map(
    (kind) => [kind, 'small'] as const,
  ),
  ...['vehicle', 'boat', 'aircraft'].map((kind) => [kind, 'machine'] as const),
  ...['celestial', 'terrain', 'weather', 'plant', 'tree'].map((kind) => [kind, 'nature'] as const),
  ...['building', 'structure', 'place'].map((kind) => [kind, 'place'] as const),
]);

const isOwn = ({ who = '' }: Step, { name }: Member): boolean =>
  who === '' || /^(?:it|he|she|they)$/i.test(who) || who.toLowerCase().includes(name.toLowerCase());

/** How somebody or something else than the main thing is filmed; a rival of a wild animal is one itself. */
function otherGroup({ who = '' }: Step, main: Member): string | undefined {
  const head = headOf(who);
  const kinds = [head, ...singularsOf(head)].flatMap((word) =>
    sensesAt(word).flatMap((sense) => (sense.is === 'noun' ? [sense.row.kind] : [])),
  );
  const group = kinds.map((kind) => GROUP_OF_KIND.get(kind)).find(Boolean);
  const isWild = ['wild-animal', 'bird', 'insect', 'sea-animal', 'reptile'].includes(main.kind);
  return group ?? (isWild ? undefined : 'human');
}

/** Which lenses and heights a scene is filmed with. */
/* Words by which a girl or a boy is surely small. */
const SMALL_ONE =
  /\b(?:little|small|tiny|young|shy|[2-9][- ]year[- ]olds?|1[0-2][- ]year[- ]olds?|kids?|child|children|toddlers?|bab(?:y|ies)|school\p{L}*|playground|toys?|grandpa|grandad|grandma|granny|grandfather|grandmother|mum|mom|dad|teddy|class|kindergarten|sandbox|sandpit|treehouse)\b/iu;

/** Whether the film is about a child at a child's height; a girl on a night bus may be grown up. */
export const isSmallChild = ({ main, subject }: Idea): boolean =>
  main?.kind === 'baby' ||
  (main?.kind === 'child' && (!/\b(?:girl|boy)s?$/i.test(main.name) || SMALL_ONE.test(subject)));

function lensGroup(idea: Idea, setting: Setting, step?: Step): string {
  const { kind, main, events } = idea;
  const other = step && main && !isOwn(step, main) ? otherGroup(step, main) : undefined;
  if (other) return other;
  if (setting.where.surroundings === 'underwater') return 'water';
  if (kind === 'plant' && setting.where.surroundings === 'outdoor') return 'nature';
  if (kind === 'insect') return 'insect';
  if (main?.kind === 'toy' && !isBeingNoun(headOf(events[0]?.doer ?? ''))) return 'toy';
  if (isSmallChild(idea)) return 'child';
  const group = groupOf(kind);
  return group === 'animal' && TAME.has(main?.kind ?? '') ? 'tame' : group;
}

const CLOSE_BY = /\b(?:in close view|close by|close-up|close to the lens)\b/i;
/** Groups whose things are lost in a wide frame. */
const SMALL: ReadonlySet<string> = new Set(['small', 'insect', 'toy']);

/** The size of a step, as words about the camera and what has to be seen ask. */
function sized({ size, action }: Step, idea: Idea, group: string, nth: number): Size {
  const named = idea.scene.cameras.map(({ row }) => row.size).find(Boolean);
  if (idea.timing === 'one-take') return SIZES[Math.min(nth + 1, 3)] ?? 'medium';
  if (idea.move?.id === 'drone' || named === 'extreme-wide') return size === 'wide' ? 'wide' : 'full';
  if (named === 'close' || named === 'macro') return size === 'detail' ? 'detail' : 'close';
  if (named === 'wide') return size === 'wide' ? 'wide' : 'full';
  if (named === 'full' || named === 'three-quarter') return 'full';
  const least: Size =
    CLOSE_BY.test(action) || idea.kind === 'hands' ? 'close' : SMALL.has(group) ? 'medium' : 'wide';
  return SIZES[Math.max(SIZES.indexOf(size), SIZES.indexOf(least))] ?? size;
}

const NAMED_HEIGHTS = textMap(
  'ground | at ground level, looking up\nlow | from a low angle, looking up\nhigh | from a high angle, looking down\noverhead | straight down from above\neye | at eye level',
);

function heightOf(size: Size, idea: Idea, group: string): string {
  const [id, named] = [idea.move?.id, idea.scene.cameras.map(({ row }) => row.height).find(Boolean)];
  if (id === 'drone') return 'from the air, angled down';
  if (id === 'viewpoint') return 'at the wearer’s eye level';
  const behind = idea.scene.cameras.find(({ row }) => row.id === 'back' || row.id === 'profile');
  if (behind) return behind.row.id === 'back' ? 'from behind, at shoulder height' : 'square from the side';
  if (named) return NAMED_HEIGHTS.get(named) ?? '';
  return agreeing(LENSES.get(`${group} ${size}`)?.height ?? 'at eye level', idea.isPlural);
}

const LENGTH = /\b(\d{2,3})\s?mm\b(?!\s(?:colou?r\s)?(?:film|negative|stock))/i;
const LENS_NAME = /\b(?:macro|fish-?eye|telephoto|tilt-shift|anamorphic|pinhole)\b/i;

function lensOf(size: Size, idea: Idea, group: string): string {
  if (idea.isDrawn) return '';
  const named = LENGTH.exec(idea.subject)?.[1];
  if (named) return `${named} mm`;
  const byName = LENS_NAME.exec(idea.subject)?.[0].toLowerCase();
  if (byName) return byName === 'macro' ? '100 mm macro' : `35 mm ${byName} lens`;
  if (idea.timing === 'one-take') return '35 mm';
  if (idea.move?.id === 'drone' || idea.move?.id === 'viewpoint') return '24 mm';
  const lens = LENSES.get(`${group} ${size}`)?.lens ?? '50';
  return `${lens} mm${group === 'insect' || (group === 'small' && size === 'detail') ? ' macro' : ''}`;
}

const GOES =
  /^(?:walk|run|race|chase|jog|sprint|hike|trek|backpack|cycle|drive|gallop|march|ride|swim|skate|skateboard|ski|stroll|wander|crawl|sail|row|paddle|sneak|tiptoe|trot|roam|stalk|surf|fly)\b/;

/** Whether an event covers ground, so that the camera goes along with it. */
export const travels = ({ doing, base }: Event): boolean =>
  GOES.test(base) && !isFigurative(doing) && !COMES.test(doing) && !LEAVES.test(doing);

const COMES =
  /^(?:comes?|walks?|steps?|runs?|gets?|bursts?|sneaks?|arrives?|enters?|returns?)\b(?:\s(?:back|home|in|into)\b|$)/;
const LEAVES = /^(?:leaves?|(?:walks?|runs?|drives?|rides?|flies|fly|goes|go|swims?)\s(?:away|off|out|on)\b)/;

/** What the camera does: what the words say, else what the action asks, else what the approach does in such a beat. */
function moveOf({ action }: Step, idea: Idea, { temper }: Approach, at: Place): string {
  if (idea.move) return at.isFirst ? idea.move.begins : at.isLast ? idea.move.ends : idea.move.goesOn;
  const isHeld = idea.timing === 'lapse' || idea.timing === 'loop';
  const event = isHeld ? undefined : idea.events.find(({ text }) => text === action);
  const isSomebody = isBeingNoun(headOf(event?.doer ?? ''));
  if (event && isSomebody && COMES.test(event.doing)) return 'static, letting the action come in';
  if (event && isSomebody && LEAVES.test(event.doing)) return 'static, letting the action leave the frame';
  if (event && travels(event))
    return temper === 'locked' || temper === 'phone'
      ? 'slow pan that keeps pace with it'
      : 'tracking shot alongside at the same pace';
  const moves = MOVES.get(isHeld ? 'locked' : temper) ?? [];
  return moves[at.step] ?? moves[0] ?? 'static';
}

/** Which step of the arc a beat tells, and where it stands among the beats. */
export interface Place {
  readonly step: number;
  readonly nth: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Where the camera stands for a step, with what lens, and the one thing that it does. */
export function shotOf(step: Step, idea: Idea, setting: Setting, approach: Approach, at: Place): Shot {
  const group = lensGroup(idea, setting, step);
  const seen = sized(step, idea, group, at.nth);
  const isView = group === 'nature' || group === 'place';
  const frame = seen === 'detail' && isView ? 'Detail shot' : (FRAMES.get(seen) ?? '');
  return {
    size: seen,
    frame: idea.move?.id === 'viewpoint' ? 'Point-of-view shot' : frame,
    lens: lensOf(seen, idea, group),
    height: heightOf(seen, idea, group),
    move: moveOf(step, idea, approach, at),
  };
}

/** The frame and the lens of a single shot at a size. */
export function frameOf(
  size: Size,
  idea: Idea,
  setting: Setting,
): { readonly frame: string; readonly lens: string } {
  const group = lensGroup(idea, setting);
  const height = agreeing(LENSES.get(`${group} ${size}`)?.height ?? 'at eye level', idea.isPlural);
  return { frame: `${small(FRAMES.get(size) ?? '')} ${height}`, lens: lensOf(size, idea, group) };
}

/** A shot as a line of the script. */
export const shotLine = ({ frame, lens, height, move }: Shot): string =>
  `${joined([frame, lens, height])}; ${move}`;

/** Scenes whose subject is small, so that the camera is near and nearly still. */
export const isCloseKind = (kind: SceneClass): boolean =>
  [
    'food',
    'drink',
    'product',
    'small-thing',
    'insect',
    'plant',
    'hands',
    'clothing',
    'material',
    'graphic',
    'sign',
  ].includes(kind);
/** Scenes that are surroundings. */
export const isWideKind = (kind: SceneClass): boolean =>
  ['landscape', 'city', 'building', 'interior', 'space', 'event'].includes(kind);
