import type { SubjectKind } from '../kinds.ts';
import type { ShotName } from '../reading/named.ts';
import type { Approach, Temper } from './approach.ts';
import type { Size } from './beats/arc.ts';
import { type Group, groupOf } from './beats/choose-arc.ts';
import type { IdeaReading } from './idea.ts';
import type { MoveName } from './idea-words.ts';

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

const SIZES: readonly Size[] = ['wide', 'full', 'medium', 'close', 'detail'];

const LENSES: Readonly<Record<Group, Readonly<Record<Size, number>>>> = {
  human: { wide: 28, full: 35, medium: 50, close: 85, detail: 100 },
  animal: { wide: 85, full: 135, medium: 200, close: 200, detail: 300 },
  small: { wide: 35, full: 50, medium: 85, close: 100, detail: 100 },
  machine: { wide: 35, full: 50, medium: 85, close: 85, detail: 100 },
  place: { wide: 24, full: 28, medium: 35, close: 50, detail: 85 },
  nature: { wide: 24, full: 35, medium: 85, close: 100, detail: 200 },
  graphic: { wide: 35, full: 50, medium: 50, close: 85, detail: 100 },
  toy: { wide: 24, full: 35, medium: 60, close: 100, detail: 100 },
};
const NEAR_ANIMALS: Readonly<Record<Size, number>> = {
  wide: 28,
  full: 35,
  medium: 50,
  close: 85,
  detail: 100,
};
const IN_WATER: Readonly<Record<Size, number>> = { wide: 16, full: 24, medium: 35, close: 60, detail: 60 };
const TAME: ReadonlySet<SubjectKind> = new Set(['pet', 'robot', 'fantasy-being']);

const HEIGHTS: Readonly<Record<Group, Readonly<Record<Size, string>>>> = {
  human: {
    wide: 'at chest height',
    full: 'at hip height',
    medium: 'at chest height',
    close: 'at eye level',
    detail: 'level with the action',
  },
  animal: {
    wide: 'at its eye level',
    full: 'at its eye level',
    medium: 'at its eye level',
    close: 'at its eye level',
    detail: 'just above it',
  },
  small: {
    wide: 'at table height',
    full: 'a little above the surface',
    medium: 'thirty degrees above',
    close: 'at table height',
    detail: 'level with the surface',
  },
  machine: {
    wide: 'low, at knee height',
    full: 'low, at knee height',
    medium: 'at hip height',
    close: 'level with it',
    detail: 'a hand’s width away',
  },
  place: {
    wide: 'at eye level, verticals straight',
    full: 'at eye level, verticals straight',
    medium: 'at eye level',
    close: 'level with it',
    detail: 'near the ground',
  },
  nature: {
    wide: 'at standing height, horizon level',
    full: 'at standing height',
    medium: 'at standing height',
    close: 'level with it',
    detail: 'level with it',
  },
  graphic: {
    wide: 'square on',
    full: 'square on',
    medium: 'square on',
    close: 'square on',
    detail: 'square on',
  },
  toy: {
    wide: 'a finger above the floor',
    full: 'at toy height',
    medium: 'at toy height',
    close: 'at toy height, looking slightly up',
    detail: 'on the floor',
  },
};
const LOW_KINDS: ReadonlySet<SubjectKind> = new Set(['child', 'baby']);

/** A temper's five moves: for the opening, the development, a further step, the turn and the last image. */
const MOVES: Readonly<Record<Temper, readonly [string, string, string, string, string]>> = {
  locked: [
    'locked off on a tripod',
    'static, nothing reframed',
    'static again',
    'one push-in of a hand’s width, then still',
    'locked off to the last frame',
  ],
  gliding: [
    'slow dolly in, stopping where the action stops',
    'slow slide from left to right, ending centred',
    'slow slide back to the left',
    'slow push-in by half a frame size',
    'slow dolly out by half a frame size, then still',
  ],
  handheld: [
    'handheld, breathing only',
    'handheld pan that follows and stops with it',
    'handheld, held steady',
    'handheld, one step nearer',
    'handheld, settling into stillness',
  ],
  floating: [
    'slow crane down, ending level',
    'slow arc to the right, an eighth of a circle',
    'floating hold, no drift',
    'slow rise by half a metre',
    'slow float backward to the end',
  ],
  phone: [
    'static at arm’s length',
    'quick pan right, stopping dead',
    'static, elbows tucked in',
    'one quick step nearer',
    'static, held a beat too long',
  ],
  stalking: [
    'static, looking past something dark at the edge',
    'very slow pan to the right, stopping early',
    'static, waiting',
    'creeping push-in that never quite arrives',
    'static; the movement leaves the frame',
  ],
};

const NAMED_MOVES: Readonly<Record<MoveName, readonly [start: string, goesOn: string, ends: string]>> = {
  static: ['locked off', 'still locked off', 'locked off to the last frame'],
  push: ['slow push-in begins', 'the push-in goes on at one pace', 'the push-in ends, frame held'],
  pull: ['slow pull-out begins', 'the pull-out goes on at one pace', 'the pull-out ends on the whole'],
  track: ['tracking alongside, left to right', 'tracking at the same pace', 'tracking slows to a stop'],
  follow: ['following from behind', 'following at the same distance', 'following slows to a stop'],
  lead: ['backing away in front', 'backing away at the same pace', 'backing away slows to a stop'],
  pan: ['slow pan begins at the left', 'the pan goes on to the right', 'the pan stops, frame held'],
  tilt: ['slow tilt begins', 'the tilt goes on at one pace', 'the tilt stops, frame held'],
  crane: ['crane rises from low', 'the crane goes on rising', 'the crane stops high, frame held'],
  orbit: [
    'slow orbit begins to the right',
    'the orbit goes on at one pace',
    'the orbit stops where it began',
  ],
  handheld: ['handheld, breathing only', 'handheld, following the action', 'handheld, settling'],
  glide: ['smooth walking glide forward', 'the glide goes on at walking pace', 'the glide slows to a stop'],
  whip: ['static', 'one whip pan, stopping dead', 'static'],
  zoom: ['slow zoom in begins', 'the zoom goes on at one pace', 'the zoom stops, frame held'],
  drone: ['drone forward, slow and level', 'the flight goes on in one line', 'the drone slows and hovers'],
  rack: ['static, focus on the nearest thing', 'focus moves to the far thing', 'static, focus held'],
  viewpoint: ['moving as the wearer moves', 'a turn of the head to the action', 'coming to rest'],
};

const FRAMES: Readonly<Record<Size, string>> = {
  wide: 'Wide shot',
  full: 'Full shot',
  medium: 'Medium shot',
  close: 'Close-up',
  detail: 'Extreme close-up',
};

/** A tree is filmed like a landscape, not like a pot plant. */
function sceneGroup({ kind, scene }: IdeaReading): Group {
  return kind === 'plant' && /\b(?:trees?|oak|willow|birch|baobab|redwood)\b/i.test(scene)
    ? 'nature'
    : groupOf(kind);
}

/** A size nearer or farther, as the approach or a named shot asks. */
function sized(size: Size, idea: IdeaReading, { reach }: Approach, nth: number): Size {
  const { shot } = idea.named;
  if (idea.timing === 'one-take') return SIZES[Math.min(nth + 1, 3)] ?? 'medium';
  if (idea.move === 'drone' || shot === 'aerial') return size === 'wide' ? 'wide' : 'full';
  if (shot === 'close' || shot === 'head') return size === 'detail' ? 'detail' : 'close';
  if (shot === 'wide') return size === 'wide' ? 'wide' : 'full';
  if (shot === 'full') return 'full';
  const at = SIZES.indexOf(size);
  if (reach === 'near' && at < 3) return SIZES[at + 1] ?? size;
  if (reach === 'far' && (size === 'close' || size === 'medium')) return SIZES[at - 1] ?? size;
  return size;
}

const NAMED_HEIGHTS: Partial<Record<ShotName, string>> = {
  overhead: 'straight down from above',
  aerial: 'from the air, angled down',
  low: 'at ground level, looking up',
  behind: 'from behind, at shoulder height',
  side: 'square from the side',
  level: 'at eye level',
};

function heightOf(size: Size, idea: IdeaReading): string {
  const named = idea.named.shot && NAMED_HEIGHTS[idea.named.shot];
  if (named) return named;
  if (idea.move === 'drone') return 'from the air, angled down';
  if (idea.move === 'viewpoint') return 'at the wearer’s eye level';
  if (idea.facts.place === 'underwater' || idea.kind === 'space') return 'drifting level with it';
  if (LOW_KINDS.has(idea.kind)) return size === 'detail' ? 'near the ground' : 'at the child’s eye level';
  const height = HEIGHTS[sceneGroup(idea)][size];
  return idea.isPlural ? height.replace('its', 'their') : height;
}

const LENGTH = /\b(\d{2,3})\s?mm\b(?!\s(?:colou?r\s)?(?:film|negative|stock))/i;

const LENS_NAME = /\b(?:macro|fish-?eye|telephoto|tilt-shift|anamorphic|pinhole)\b/i;

function lensOf(size: Size, idea: IdeaReading): string {
  if (idea.isDrawn) return '';
  const named = LENGTH.exec(idea.subject)?.[1];
  if (named) return `${named} mm`;
  const byName = LENS_NAME.exec(idea.subject)?.[0].toLowerCase();
  if (byName) return byName.startsWith('macro') ? '100 mm macro' : `${byName} lens`;
  const { kind, move } = idea;
  if (idea.timing === 'one-take') return '35 mm';
  if (move === 'drone' || move === 'viewpoint') return '24 mm';
  if (kind === 'insect') return size === 'wide' ? '60 mm macro' : '100 mm macro';
  if (idea.facts.place === 'underwater') return `${IN_WATER[size]} mm`;
  const lenses = TAME.has(kind) ? NEAR_ANIMALS : LENSES[sceneGroup(idea)];
  return `${lenses[size]} mm${sceneGroup(idea) === 'small' && size === 'detail' ? ' macro' : ''}`;
}

function moveOf(
  idea: IdeaReading,
  { temper }: Approach,
  step: number,
  isFirst: boolean,
  isLast: boolean,
): string {
  const name = idea.move ?? (idea.timing === 'lapse' || idea.timing === 'loop' ? 'static' : undefined);
  const oneTake = idea.timing === 'one-take' ? 'glide' : undefined;
  const [start, goesOn, ends] = NAMED_MOVES[name ?? oneTake ?? 'static'];
  if (!name && !oneTake) return MOVES[temper][step] ?? MOVES[temper][0];
  if (isFirst) return start;
  return isLast ? ends : goesOn;
}

/** Where the camera stands for a step, with what lens, and the one thing that it does. */
export function shotOf(
  size: Size,
  idea: IdeaReading,
  approach: Approach,
  at: { readonly step: number; readonly nth: number; readonly isFirst: boolean; readonly isLast: boolean },
): Shot {
  const seen = sized(size, idea, approach, at.nth);
  const isPlace = sceneGroup(idea) === 'nature' || sceneGroup(idea) === 'place';
  const frame = seen === 'detail' && isPlace ? 'Detail shot' : FRAMES[seen];
  return {
    size: seen,
    frame: idea.move === 'viewpoint' ? 'Point-of-view shot' : frame,
    lens: lensOf(seen, idea),
    height: heightOf(seen, idea),
    move: moveOf(idea, approach, at.step, at.isFirst, at.isLast),
  };
}

/** A shot as a line of the script. */
export const shotLine = ({ frame, lens, height, move }: Shot): string =>
  `${[frame, lens].filter(Boolean).join(', ')}, ${height}; ${move}`;
