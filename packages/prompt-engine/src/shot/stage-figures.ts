import { COLOUR_WORDS } from '../read/colour-terms.ts';
import { isBeing, isPeople, type Member, type Scene } from '../read/scene.ts';
import type { SceneClass } from './scene-class.ts';
import type { Brief } from './shot.ts';
import type { Bond, Figure, ShotSize } from './stage.ts';
import { withinFrame } from './stage-room.ts';
import { ageOf, scaleOf } from './stage-scale.ts';
import { leadingDoing } from './staging.ts';

const MOST_FIGURES = 8;
const MOST_LETTERS = 40;

/** How tall a person stands in the frame, by shot size; what zooms closer is the drawing's own doing. */
const PERSON_HEIGHT: Readonly<Record<ShotSize, number>> = {
  'extreme-wide': 0.16,
  wide: 0.42,
  full: 0.72,
  'three-quarter': 0.95,
  medium: 1,
  close: 1.1,
  macro: 1.1,
};

/** How tall anything else is drawn: whole, with air around it. */
const THING_HEIGHT: Readonly<Record<ShotSize, number>> = {
  'extreme-wide': 0.18,
  wide: 0.4,
  full: 0.6,
  'three-quarter': 0.62,
  medium: 0.62,
  close: 0.68,
  macro: 0.8,
};

const BONDS: Readonly<Record<string, Bond>> = {
  on: 'on',
  'on top of': 'on',
  atop: 'on',
  upon: 'on',
  under: 'under',
  beneath: 'under',
  underneath: 'under',
  below: 'under',
  in: 'in',
  inside: 'in',
  within: 'in',
  beside: 'beside',
  'next to': 'beside',
  near: 'beside',
  by: 'beside',
  against: 'beside',
  behind: 'behind',
  'in front of': 'front',
  around: 'around',
  'surrounded by': 'around',
  among: 'around',
  worn: 'worn',
  of: 'in',
};

/** The member that bears another, by its index; -1 where nothing does. */
const bearerOf = (scene: Scene, index: number | undefined): number =>
  scene.cast.findIndex(
    ({ relation, part }) =>
      part === 'support' &&
      relation !== undefined &&
      relation.to === index &&
      ['on', 'in', 'under'].includes(BONDS[relation.preposition] ?? ''),
  );

/** How a member of the cast hangs on another, seen from the one that the drawing places. */
function bondOf(member: Member, scene: Scene, order: readonly number[], index: number): Figure['bond'] {
  const to = Math.max(0, member.relation ? order.indexOf(member.relation.to) : 0);
  if (member.part === 'held' || member.part === 'worn')
    return to === order.indexOf(index) ? undefined : { to, as: member.part };
  const acted = scene.doings.find(({ object }) => object === index);
  const isHandy =
    acted?.row?.traits.words.has('hands') && (scaleOf(member) < 0.5 || HELD_HIGH.has(drawingOf(member)));
  if (member.part === 'object' && acted && (isHandy || member.row?.traits.words.has('held')))
    return { to, as: 'held' };
  // 'a cat on a chair': the words hang the chair on the cat, the picture the cat on the chair.
  const bearer = bearerOf(scene, index);
  const mount = scene.doings.find(
    ({ agents, row, verb }) => agents.includes(index) && (row?.posture === 'ride' || / on$/.test(verb.base)),
  )?.object;
  const under = order.indexOf(mount ?? bearer);
  if (under >= 0 && under !== order.indexOf(index))
    return {
      to: under,
      as: mount === undefined ? (BONDS[scene.cast[bearer]?.relation?.preposition ?? ''] ?? 'on') : 'on',
    };
  const as = BONDS[member.relation?.preposition ?? ''];
  const isMutual = bearerOf(scene, member.relation?.to) === index;
  if (isMutual) return undefined;
  return as && member.relation && as !== 'on' && as !== 'in' && to !== order.indexOf(index)
    ? { to, as }
    : undefined;
}

/** The drawing of a member of the cast: a costume on a person, an animal as itself, `-` for what has none. */
export const drawingOf = (member: Member): string => {
  const role = member.role?.drawing ?? '';
  const drawing = member.row?.drawing ?? '-';
  const own = drawing === '-' && isPeople(member.kind) && member.kind !== 'group' ? 'person' : drawing;
  return own.startsWith('person') && role.startsWith('person:') ? role : own;
};

function facing(member: Member, x: number, take: string): Figure['faces'] {
  if (!isBeing(member.kind)) return 'camera';
  if (take === 'studio') return 'camera';
  return x > 0.5 ? 'left' : 'right';
}

const GROUPS: Readonly<Record<string, number>> = {
  couple: 2,
  pair: 2,
  twins: 2,
  duo: 2,
  trio: 3,
  quartet: 4,
  band: 4,
  family: 4,
  friends: 4,
  siblings: 3,
  group: 5,
  crew: 5,
  team: 5,
};

/** How many are drawn: a small group is its people, an open plural a few. */
function countOf(member: Member): number {
  const few = GROUPS[member.name.toLowerCase().split(' ').at(-1) ?? ''];
  if (member.kind === 'group' && few) return few;
  return member.counted || !member.plural ? Math.min(60, member.count) : isBeing(member.kind) ? 3 : 4;
}

const drawnGroup = (member: Member): string =>
  member.kind === 'group' && countOf(member) < 6 && countOf(member) > 1 ? 'person' : drawingOf(member);

/** What is held above the head or at arm's length. */
export const HELD_HIGH: ReadonlySet<string> = new Set([
  'balloon',
  'umbrella',
  'kite',
  'flag',
  'newspaper',
  'sign',
]);

const GROUND: ReadonlySet<string> = new Set(['terrain', 'building', 'weather', 'structure', 'tree']);
const FORMLESS: ReadonlySet<string> = new Set([
  'abstract',
  'event',
  'weather',
  'material',
  'hands',
  'clothing',
  'textile',
]);
const STANDING_APART: ReadonlySet<string> = new Set(['around', 'behind', 'front', 'beside']);

/** What of the cast is drawn as a figure: not the ground, not what is only spoken of, not what has no form. */
function isFigure(member: Member, scene: Scene, kind: SceneClass): boolean {
  if (member.kind === 'place' || member.part === 'topic') return false;
  if (member.part === 'main')
    return member.kind !== 'weather' && !(kind === 'landscape' && member.kind === 'terrain');
  const isDrawn = drawingOf(member) !== '-';
  if (!isDrawn && (FORMLESS.has(member.kind) || member.part === 'feature' || member.part === 'support'))
    return false;
  if (!member.known && member.part !== 'object') return false;
  if (member.kind === 'celestial') return false;
  if (member.words === scene.place?.words) return member.kind === 'furniture';
  const bond = BONDS[member.relation?.preposition ?? ''] ?? 'on';
  return !(member.placeRow && GROUND.has(member.kind)) || (isDrawn && STANDING_APART.has(bond));
}

/** 'a stack of books' is drawn as its books, and 'a bowl of ramen' as the ramen, which brings its bowl. */
function withoutMeasures(scene: Scene): Scene {
  const contentOf = (index: number): number =>
    scene.cast.findIndex(
      ({ relation, kind }) => relation?.preposition === 'of' && relation.to === index && !FORMLESS.has(kind),
    );
  const cast = scene.cast.map((member, index): Member => {
    const content = scene.cast[contentOf(index)];
    if (!content || drawingOf(content) === '-') return member;
    if (content.part === 'main') return { ...member, part: 'topic' };
    if (drawingOf(member) !== '-') return member;
    const { relation: _, ...bare } = content;
    return { ...bare, part: member.part, ...(member.relation && { relation: member.relation }) };
  });
  return {
    ...scene,
    cast: cast.map((member, index): Member => {
      const to = member.relation?.preposition === 'of' ? member.relation.to : -1;
      const isCarried = to >= 0 && contentOf(to) === index && cast[to]?.name === member.name;
      return isCarried && member.part !== 'main' ? { ...member, part: 'topic' } : member;
    }),
  };
}

interface Placed {
  readonly x: number;
  readonly depth: number;
}

/** Where the figures stand: the main one where the take puts it, companions beside it, things between. */
function placedAt(i: number, x: number, hasCompanion: boolean, isCompanion: boolean): Placed {
  if (i === 0) return { x: hasCompanion ? Math.min(x, 0.38) : x, depth: 0.2 };
  if (isCompanion) return { x: 0.64 + 0.12 * ((i - 1) % 3), depth: 0.25 };
  return { x: x > 0.5 ? 0.26 - 0.05 * (i % 2) : 0.76 - 0.05 * (i % 2), depth: 0.5 };
}

/** The figures of a stage: everything of the cast that can be seen, the main one first. */
export function figuresOf(brief: Brief, kind: SceneClass, size: ShotSize, x: number): Figure[] {
  const { take } = brief;
  const scene = withoutMeasures(brief.scene);
  const shown = scene.cast
    .map((member, index) => ({ member, index }))
    .filter(({ member }) => isFigure(member, scene, kind))
    .sort((a, b) => Number(b.member.part === 'main') - Number(a.member.part === 'main'))
    .slice(0, MOST_FIGURES);
  const order = shown.map(({ index }) => index);
  const first = shown[0]?.member;
  const isPerson = first !== undefined && (isPeople(first.kind) || drawnGroup(first).startsWith('person'));
  const unit = first ? (isPerson ? PERSON_HEIGHT : THING_HEIGHT)[size] / Math.max(0.05, scaleOf(first)) : 1;
  const doing = leadingDoing(scene);
  const two = doing?.row?.traits.words.has('two') === true && shown.length > 1;
  const hasCompanion = shown.some(({ member }) => member.part === 'companion');
  const figures = shown.map(({ member, index }, i): Figure => {
    const acts = doing?.agents.includes(index) ?? false;
    const place = placedAt(i, x, hasCompanion, member.part === 'companion');
    const bond = bondOf(member, scene, order, index);
    return {
      ...lookOfFigure(member, scene),
      ...place,
      height: heightOf(member, unit, i),
      posture: acts && doing?.row && doing.row.posture !== 'any' ? doing.row.posture : 'stand',
      faces: two
        ? i === 0
          ? 'right'
          : 'left'
        : doing?.toViewer && acts
          ? 'camera'
          : facing(member, place.x, take),
      ...(bond && { bond }),
    };
  });
  return withinFrame(figures);
}

const LETTERED_HEIGHT = 0.22;

/** A thing without a drawing is a lettered shape, which stays small beside what has one. */
function heightOf(member: Member, unit: number, i: number): number {
  const height = Math.min(1.6, Math.max(0.06, unit * scaleOf(member)));
  return i > 0 && drawingOf(member) === '-' ? Math.min(LETTERED_HEIGHT, height) : height;
}

const COLOURS: ReadonlySet<string> = new Set(COLOUR_WORDS);

/** What a figure looks like, wherever it stands. */
function lookOfFigure(
  member: Member,
  scene: Scene,
): Pick<Figure, 'drawing' | 'word' | 'count' | 'colour' | 'age' | 'sex' | 'temper'> {
  const traits = member.row?.traits.words;
  const colour = member.colours.find((each) => COLOURS.has(each));
  const sex = traits?.has('f') ? 'f' : traits?.has('m') ? 'm' : undefined;
  const temper = isBeing(member.kind) ? scene.feeling?.row.temper : undefined;
  return {
    drawing: drawnGroup(member),
    word: member.name.slice(0, MOST_LETTERS),
    count: countOf(member),
    ...(colour && { colour }),
    ...(isBeing(member.kind) && { age: ageOf(member) }),
    ...(sex && { sex }),
    ...(temper && { temper }),
  };
}
