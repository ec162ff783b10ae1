import { COLOUR_WORDS } from '../read/colour-terms.ts';
import { isBeing, type Member, type Scene } from '../read/scene.ts';
import type { SceneClass } from './scene-class.ts';
import type { Brief } from './shot.ts';
import type { Bond, Figure, Posture, ShotSize } from './stage.ts';
import { leadingDoing } from './staging.ts';

const MOST_FIGURES = 8;
const MOST_LETTERS = 40;

/** How tall the main figure stands in the frame, by shot size. Above 1 it is cropped. */
const HEIGHT: Readonly<Record<ShotSize, number>> = {
  'extreme-wide': 0.16,
  wide: 0.42,
  full: 0.72,
  'three-quarter': 1,
  medium: 1.25,
  close: 1.5,
  macro: 1.4,
};

/** Heights beside a person, by the size of a row. */
const SCALE: readonly (readonly [trait: string, scale: number])[] = [
  ['tiny', 0.05],
  ['hand', 0.14],
  ['table', 0.3],
  ['person', 1],
  ['large', 1.2],
  ['huge', 2.4],
  ['vast', 4],
];

const scaleOf = (member: Member): number => {
  const traits = member.role ? member.row?.traits.words : member.row?.traits.words;
  const scale = SCALE.find(([trait]) => traits?.has(trait))?.[1] ?? (isBeing(member.kind) ? 0.8 : 0.4);
  return member.age === 'child' ? scale * 0.7 : member.age === 'baby' ? scale * 0.35 : scale;
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

/** How a member of the cast hangs on another, seen from the one that the drawing places. */
function bondOf(member: Member, scene: Scene, order: readonly number[], index: number): Figure['bond'] {
  const to = member.relation ? order.indexOf(member.relation.to) : -1;
  if (member.part === 'held') return { to: Math.max(0, to), as: 'held' };
  if (member.part === 'worn') return { to: Math.max(0, to), as: 'worn' };
  const byHand = scene.doings.some(({ object, row }) => object === index && row?.traits.words.has('hands'));
  if (member.part === 'object' && byHand && scaleOf(member) < 0.5) return { to: Math.max(0, to), as: 'held' };
  const as = BONDS[member.relation?.preposition ?? ''];
  return as && to >= 0 && as !== 'on' && as !== 'in' ? { to, as } : undefined;
}

const drawingOf = (member: Member): string => {
  const role = member.role?.drawing ?? '';
  const own = member.row?.drawing ?? '-';
  // A costume on a person; on an animal the animal is drawn, for nothing may become another species.
  return own.startsWith('person') && role.startsWith('person:') ? role : own;
};

function facing(member: Member, x: number, take: string): Figure['faces'] {
  if (!isBeing(member.kind)) return 'camera';
  if (take === 'studio') return 'camera';
  return x > 0.5 ? 'left' : 'right';
}

const clipped = (words: string): string => words.slice(0, MOST_LETTERS);

/** The figures of a stage: everything of the cast that can be seen, the main one first. */
export function figuresOf(brief: Brief, kind: SceneClass, size: ShotSize, x: number): Figure[] {
  const { scene, take } = brief;
  const shown = scene.cast
    .map((member, index) => ({ member, index }))
    .filter(
      ({ member }) =>
        member.kind !== 'place' &&
        member.part !== 'topic' &&
        (member.kind !== 'abstract' || member.part === 'main') &&
        !(
          member.part === 'support' &&
          member.placeRow &&
          !['furniture', 'vehicle', 'boat'].includes(member.kind)
        ),
    )
    .filter(({ member }) => !(kind === 'landscape' && member.kind === 'terrain'))
    .sort((a, b) => Number(b.member.part === 'main') - Number(a.member.part === 'main'))
    .slice(0, MOST_FIGURES);
  const order = shown.map(({ index }) => index);
  const [first] = shown;
  const unit = first ? HEIGHT[size] / Math.max(0.05, scaleOf(first.member)) : 1;
  const doing = leadingDoing(scene);
  const colours = new Set(COLOUR_WORDS);
  return shown.map(({ member, index }, i): Figure => {
    const acts = doing?.agents.includes(index) ?? false;
    const posture: Posture = acts && doing?.row && doing.row.posture !== 'any' ? doing.row.posture : 'stand';
    const isCompanion = i > 0 && (member.part === 'companion' || member.part === 'main');
    const place =
      i === 0
        ? shown.some(({ member: other }) => other.part === 'companion')
          ? Math.min(x, 0.4)
          : x
        : isCompanion
          ? 0.64 + 0.12 * ((i - 1) % 3)
          : 0.3 + 0.2 * (i % 3);
    const bond = bondOf(member, scene, order, index);
    const colour = member.colours.find((each) => colours.has(each));
    const sex = member.row?.traits.words.has('f') ? 'f' : member.row?.traits.words.has('m') ? 'm' : undefined;
    const temper = isBeing(member.kind) ? scene.feeling?.row.temper : undefined;
    return {
      drawing: drawingOf(member),
      word: clipped(member.name),
      count: Math.min(60, member.count),
      x: place,
      height: Math.min(1.6, Math.max(0.06, unit * scaleOf(member))),
      depth: i === 0 ? 0.2 : isCompanion ? 0.25 : 0.5,
      posture,
      faces: doing?.toViewer && acts ? 'camera' : facing(member, place, take),
      ...(colour && { colour }),
      ...(isBeing(member.kind) && { age: member.age ?? 'adult' }),
      ...(sex && { sex }),
      ...(temper && { temper }),
      ...(bond && { bond }),
    };
  });
}
