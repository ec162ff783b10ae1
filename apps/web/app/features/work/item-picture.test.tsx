import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemPicture } from './item-picture.tsx';
import { ITEM_TEXTS as TEXTS } from './item-texts.ts';

const PICTURE = {
  ...{ id: 'p1', url: '/p1.png', width: 800, height: 600, content_type: 'image/png', bytes: 9 },
  ...{ seed: null, model_id: null, expires_at: null },
};

function show() {
  render(<ItemPicture pictures={[PICTURE]} title="A keeper" caption="" onSwipe={() => undefined} />);
  return {
    zoom: () => screen.getByRole('button', { name: /fit/i }).textContent,
    fill: screen.getByRole('button', { name: TEXTS.fullScreen }),
  };
}

test.each([
  ['on a layout that has it to itself', { key: '+', code: 'BracketRight' }],
  ['with shift', { key: '+', code: 'Equal', shiftKey: true }],
  ['on the key of a US layout', { key: '=', code: 'Equal' }],
  ['of the numeric pad', { key: '+', code: 'NumpadAdd' }],
])('the plus %s brings the picture nearer, also from the button that fills the screen', (_, plus) => {
  const { zoom, fill } = show();
  fireEvent.click(fill);
  fireEvent.keyDown(fill, plus);
  expect(zoom()).toBe(TEXTS.percent(1.5));
  fireEvent.keyDown(screen.getByRole('region', { name: TEXTS.picture }), plus);
  expect(zoom()).toBe(TEXTS.percent(2));
  fireEvent.keyDown(fill, { key: '-', code: 'NumpadSubtract' });
  expect(zoom()).toBe(TEXTS.percent(1.5));
  fireEvent.keyDown(fill, { key: '_', code: 'Minus', shiftKey: true });
  expect(zoom()).toBe(TEXTS.fit);
});

test('two fingers bring the picture nearer and farther, and are no swipe', () => {
  const { zoom } = show();
  const picture = screen.getByRole('img', { name: 'A keeper' });
  const apart = (pixels: number) => ({
    touches: [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + pixels, clientY: 100 },
    ],
  });
  fireEvent.touchStart(picture, apart(100));
  fireEvent.touchMove(picture, apart(190));
  expect(zoom()).toBe(TEXTS.percent(2));
  fireEvent.touchMove(picture, apart(2_000));
  expect(zoom()).toBe(TEXTS.percent(6));
  fireEvent.touchEnd(picture, { touches: [], changedTouches: [{ clientX: 900, clientY: 100 }] });
  fireEvent.touchStart(picture, apart(600));
  fireEvent.touchMove(picture, apart(90));
  expect(zoom()).toBe(TEXTS.fit);
  fireEvent.touchStart(picture, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(picture, { touches: [{ clientX: 400, clientY: 100 }] });
  expect(zoom()).toBe(TEXTS.fit);
});
