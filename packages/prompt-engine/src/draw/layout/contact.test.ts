import { describe, expect, test } from 'vitest';
import { drawStage } from '../draw.ts';
import { figureOf, stageOf } from '../testing/stages.ts';

const drawn = (...figures: Parameters<typeof figureOf>[]): string =>
  drawStage(stageOf({ figures: figures.map((each) => figureOf(...each)) }), '4:3');

describe('what a picture shows of contact', () => {
  test('a planted flag reaches the ground, a carried one does not', () => {
    const flag = (posture: 'lean' | 'stand') =>
      drawn(['person'], ['flag', { posture, bond: { to: 0, as: 'held' } }]);
    expect(flag('lean')).not.toBe(flag('stand'));
  });

  test('who hides under a bed looks out at its foot, wherever they are told to look', () => {
    const hidden = (faces: 'left' | 'right') =>
      drawn(['child', { faces, posture: 'lie', bond: { to: 1, as: 'under' } }], ['bed', { height: 0.4 }]);
    expect(hidden('left')).toBe(hidden('right'));
  });

  test('by night a window of a room lets in no light', () => {
    const room = (daytime: 'day' | 'night') =>
      drawStage(
        stageOf({ place: 'room', daytime, light: { from: 'left', hard: true, warmth: 0, key: 'low' } }),
        '4:3',
      );
    const fades = (svg: string) => svg.match(/<linearGradient/g)?.length ?? 0;
    expect(fades(room('night'))).toBeLessThan(fades(room('day')));
  });
});
