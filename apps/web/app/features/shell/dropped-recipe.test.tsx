import { fireEvent, screen } from '@testing-library/react';
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

beforeEach(() => {
  takeHandedFiles();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  renderPage(<Page />);
});

test('what is dropped anywhere goes to My work', async () => {
  expect(drop('Anywhere')).toBe(false);
  expect(await screen.findByText('At /work')).toBeTruthy();
  expect(takeHandedFiles()).toEqual([RECIPE]);
});

test('what has a use for files has them first', () => {
  drop('A place of its own');
  expect(takeHandedFiles()).toBeUndefined();
});

test('texts that are dragged, and whatever visitors drop, are left to the browser', () => {
  const over = (types: string[]) =>
    fireEvent.dragOver(screen.getByText('Anywhere'), { dataTransfer: { types } });
  expect(over(['Files'])).toBe(false);
  expect(over(['text/plain'])).toBe(true);
  localStorage.clear();
  expect(over(['Files'])).toBe(true);
  expect(drop('Anywhere')).toBe(true);
  expect(takeHandedFiles()).toBeUndefined();
});
