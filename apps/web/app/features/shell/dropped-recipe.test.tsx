import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { takeHandedFiles } from '../../lib/handed-files.ts';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { useDroppedRecipe } from './use-dropped-recipe.ts';

const RECIPE = new File([new Uint8Array(4)], 'keeper.png', { type: 'image/png' });

function Page() {
  useDroppedRecipe();
  return (
    <main>
      <p>Anywhere</p>
      <p onDrop={(event) => event.preventDefault()}>A place of its own</p>
    </main>
  );
}

const drop = (on: string) =>
  fireEvent.drop(screen.getByText(on), { dataTransfer: { files: [RECIPE], types: ['Files'] } });
const over = (types: string[]) =>
  fireEvent.dragOver(screen.getByText('Anywhere'), { dataTransfer: { types } });

beforeEach(() => {
  takeHandedFiles();
});

function renderFor(who: 'visitor' | 'user') {
  if (who === 'user') storeToken(tokenThatExpires(Date.now() + 3_600_000));
  renderPage(<Page />);
}

test.each([
  ['user', 'At /work'],
  ['visitor', 'At /image-prompt-extractor'],
] as const)('what a %s drops anywhere goes on: %s', async (who, where) => {
  renderFor(who);
  expect(drop('Anywhere')).toBe(false);
  expect(await screen.findByText(where)).toBeTruthy();
  expect(takeHandedFiles()).toEqual([RECIPE]);
});

test.each(['user', 'visitor'] as const)('what has a use for the files of a %s has them first', (who) => {
  renderFor(who);
  drop('A place of its own');
  expect(takeHandedFiles()).toBeUndefined();
  expect(screen.getByText('Anywhere')).toBeTruthy();
});

test.each(['user', 'visitor'] as const)('texts that a %s drags are left to the browser', (who) => {
  renderFor(who);
  expect(over(['Files'])).toBe(false);
  expect(over(['text/plain'])).toBe(true);
});

test('a picture of the page itself that is dragged is none that was brought', () => {
  renderFor('visitor');
  fireEvent.dragStart(screen.getByText('Anywhere'));
  expect(over(['Files'])).toBe(true);
  expect(drop('Anywhere')).toBe(true);
  fireEvent.dragEnd(screen.getByText('Anywhere'));
  expect(takeHandedFiles()).toBeUndefined();
  expect(over(['Files'])).toBe(false);
});

test('a page that is left listens no more', () => {
  renderFor('visitor');
  cleanup();
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(true);
});
