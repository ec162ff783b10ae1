import { expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import type { Decision } from '../shot.ts';
import { agreed } from './agreement.ts';

const of = (element: Decision['element'], text: string): Decision => ({ element, text, because: '' });
const said = (subject: string, ...decisions: readonly Decision[]) =>
  agreed(decisions, readScene(subject)).map(({ text }) => text);

test('what looks at the camera out of a profile has turned its head', () => {
  expect(
    said('red panda', of('motion', 'The red panda standing in profile, tail out, white mask to the camera')),
  ).toEqual(['The red panda standing side-on, tail out, the head turned, white mask to the camera']);
});

test('a view agrees with the side that a body turns to it', () => {
  expect(
    said(
      'a man',
      of('motion', 'The man facing the camera, chin level'),
      of('camera', 'Full figure at a distance, 85mm lens, side view'),
    ),
  ).toContain('Full figure at a distance, 85mm lens, from the front');
  expect(
    said(
      'a man',
      of('motion', 'The man in profile'),
      of('camera', 'Full figure at a distance, 50mm lens, straight on'),
    ),
  ).toContain('Full figure at a distance, 50mm lens, side view');
});

test('whoever hangs the head looks into no open space', () => {
  expect(
    said(
      'a man',
      of('motion', 'The man with the head bowed'),
      of('composition', 'The man on the left third, looking into the open space on the right'),
    ),
  ).toContain('The man on the left third, open space on the right');
});

test('a near view holds nothing around, and a half view is at no distance', () => {
  expect(
    said(
      'a loaf',
      of('camera', 'Close view from a 45-degree angle, 50mm lens at f/8, what stands around it in frame'),
    ),
  ).toEqual(['Close view from a 45-degree angle, 50mm lens at f/8']);
  expect(said('a bear', of('camera', 'Medium shot at a distance, 135mm lens, side view'))).toEqual([
    'Medium shot, 135mm lens, side view',
  ]);
});

test('from straight above nothing runs back and nothing is behind', () => {
  expect(
    said(
      'flat lay of soap',
      of('camera', 'Overhead view, camera pointing straight down, 50mm lens'),
      of('composition', 'Depth running from the left to the right third'),
      of('setting', 'Background dark and out of focus'),
    ),
  ).toEqual(['Overhead view, camera pointing straight down, 50mm lens', 'The whole of it flat to the frame']);
});

test('in a gale no shadow lies on the ground', () => {
  expect(
    said(
      'a lighthouse',
      of('setting', 'At the end of a mole in a winter gale'),
      of('light', 'Low sun from camera left, with long dark shadows across the ground'),
    ).join(' '),
  ).not.toMatch(/shadow|sun/);
});

test('the frame holds what the words name', () => {
  expect(
    said(
      'pirate with a wooden leg',
      of('camera', 'Medium shot at eye level, 85mm lens at f/5.6, face in sharp focus'),
    ),
  ).toEqual(['Full-length shot, 85mm lens at f/5.6, sharp from head to foot']);
  expect(
    said(
      'portrait of a pirate with a wooden leg',
      of('camera', 'Medium shot at eye level, 85mm lens at f/5.6'),
    ),
  ).toEqual(['Medium shot at eye level, 85mm lens at f/5.6']);
});

test('one line has no shade, and a pattern no cast shadow', () => {
  expect(said('single line drawing of a cat', of('style', 'Shade built from hatching'))).toEqual([]);
  expect(said('seamless pattern of lemons', of('light', 'Low light from the left, long shadows'))).toEqual([
    'Even flat colour, no cast shadow',
  ]);
});

test('the key light comes from one side', () => {
  expect(
    said(
      'a ramen stand',
      of('setting', 'Under a neon sign, its light from the right'),
      of('light', 'Neon light from camera left, hard-edged'),
    ),
  ).toContain('Under a neon sign, its light from the left');
});

test('where a second thing stands is no open space', () => {
  expect(
    said(
      'a sheep next to a tractor',
      of('subject', 'The tractor at the left, whole'),
      of('composition', 'The sheep just right of centre, clear space on the left'),
    ),
  ).toContain('The sheep just right of centre');
});
