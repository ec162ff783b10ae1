import { expect, test } from 'vitest';
import type { Figure } from '../../shot/stage.ts';
import { canvasFor } from '../picture.ts';
import { figureOf, stageOf } from '../testing/stages.ts';
import { type Actor, type Ground, isActor, pointOn, shapeOf } from './actors.ts';
import { toolOf } from './holds.ts';
import { atWorks } from './reach.ts';

const PERSON = figureOf('person', { age: 'adult' });

/** Who works on what, two hundred apart, as they stand before and after they have reached for it. */
function working(work: Partial<Figure> & { readonly drawing: string }, tool?: string, tall = 260) {
  const tended = figureOf(work.drawing, { ...work, bond: { to: 0, as: 'tend' } });
  const held = tool ? [figureOf(tool, { bond: { to: 0, as: 'held' } })] : [];
  const stage = stageOf({ figures: [PERSON, tended, ...held] });
  const canvas = canvasFor(stage, '4:3', 't');
  const place = { back: '', front: '', base: 300, meets: 'contact' } as const;
  const ground: Ground = {
    stage,
    canvas,
    place,
    stood: new Map(),
    bodies: [],
    fit: 1,
    zoom: 1,
    groundAt: () => 300,
  };
  const actors = [PERSON, tended].map(
    (figure, index): Actor => ({
      index,
      figure,
      members: [
        {
          shape: shapeOf(stage, index, 0),
          at: {
            x: 100 + index * 200,
            base: 300,
            size: index && figure.drawing !== 'person' ? tall : 80,
            flip: index > 0,
          },
        },
      ],
    }),
  );
  const [worker] = atWorks(ground, actors);
  const member = worker?.members[0];
  if (!member || !isActor(member.shape)) throw new Error('nobody works');
  return { member, hand: pointOn(member, member.shape.hands[0]) };
}

const gap = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  Math.hypot(ax - bx, ay - by);

test('an empty hand ends at what is touched, and whoever is too far off steps nearer', () => {
  const { member, hand } = working({ drawing: 'horse' });
  expect(gap(hand, member.aim ?? [0, 0])).toBeLessThan(4);
  expect(member.at.x).toBeGreaterThan(110);
  expect(member.at.x).toBeLessThan(290);
});

test('who could not reach down to what is low bends to it', () => {
  const [low, high] = [60, 260].map(
    (tall) => working({ drawing: 'horse' }, 'brush', tall).member.shape.height,
  );
  expect(low).toBeLessThan((high ?? 0) * 0.9);
});

test('a tool ends there: the hand is away from it by the length of the tool', () => {
  const { member, hand } = working({ drawing: 'horse' }, 'brush');
  const long = toolOf('brush') * 3.36 * 0.8;
  expect(Math.abs(gap(hand, member.aim ?? [0, 0]) - long)).toBeLessThan(4);
});

test('hair is cut at the head, a mouth is fed lower and from before', () => {
  const [cut, fed] = ['scissors', 'spoon'].map(
    (tool) => working({ drawing: 'person', age: 'old' }, tool).member.aim,
  );
  expect(cut?.[1]).toBeLessThan(fed?.[1] ?? 0);
  expect(cut?.[0]).toBeGreaterThan(fed?.[0] ?? 0);
});

test('what is held and is no tool stays in the hand', () => {
  expect(working({ drawing: 'plant' }, 'umbrella').member.aim).toBeUndefined();
});

test('a tool has its end at the top, a pencil at its foot, an umbrella none', () => {
  expect(toolOf('knife')).toBeGreaterThan(0);
  expect(toolOf('pencil')).toBeLessThan(0);
  expect(toolOf('umbrella')).toBe(0);
});
