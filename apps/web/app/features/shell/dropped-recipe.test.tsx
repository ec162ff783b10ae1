import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { RECIPE_TEXTS } from './texts.ts';
import { useDroppedRecipe } from './use-dropped-recipe.ts';

const RECIPE = new File([new Uint8Array(4)], 'keeper.png', { type: 'image/png' });
const PROGRESS = {
  ...{ id: 'i1', state: 'receiving', created_at: '2026-11-29T10:00:00.000Z' },
  files: [{ name: 'keeper.png', bytes: 4, received: 0 }],
  ...{ found: 1, added: 0, boards: 0, templates: 0, duplicates: 0, skipped: 0, problems: [], work_id: null },
};
const REFUSED = { name: 'keeper.png', message: 'It does not say what it was made from.' };

function Page() {
  useDroppedRecipe();
  return (
    <main>
      <p>Anywhere</p>
      <p onDrop={(event) => event.preventDefault()}>A place of its own</p>
    </main>
  );
}

function open(done: object, isSignedIn = true) {
  if (isSignedIn) storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const received = [{ ...PROGRESS.files[0], received: 4 }];
  const calls = stubServer({
    'GET /api/import': { body: { items: [], next_cursor: null } },
    'POST /api/import': { body: PROGRESS },
    'PUT /api/import/i1/files/0?offset=0': {
      body: { ...PROGRESS, files: received, state: 'done', ...done },
    },
  });
  renderPage(<Page />);
  return calls;
}

const drop = (on: string, ...files: File[]) =>
  fireEvent.drop(screen.getByText(on), { dataTransfer: { files, types: ['Files'] } });

test('a picture that says how it was made opens ready to use, wherever it is dropped', async () => {
  open({ added: 1, work_id: 'w7' });
  expect(drop('Anywhere', RECIPE)).toBe(false);
  expect(await screen.findByText('At /generator?tab=images&work=w7')).toBeTruthy();
});

test('one that is on the roll already is opened from there', async () => {
  open({ duplicates: 1, work_id: 'w3' });
  drop('Anywhere', RECIPE);
  expect(await screen.findByText('At /generator?tab=images&work=w3')).toBeTruthy();
});

test('one that says nothing is told why it is not opened', async () => {
  open({ skipped: 1, problems: [REFUSED] });
  drop('Anywhere', RECIPE);
  expect(await screen.findByText(REFUSED.message)).toBeTruthy();
  expect(screen.getByText('Anywhere')).toBeTruthy();
});

test('several files and others are told where they belong', async () => {
  const calls = open({});
  drop('Anywhere', RECIPE, RECIPE);
  expect(await screen.findByText(RECIPE_TEXTS.onePicture)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('what has a use for files has them first, and visitors lose nothing', async () => {
  const calls = open({});
  drop('A place of its own', RECIPE);
  localStorage.clear();
  expect(fireEvent.dragOver(screen.getByText('Anywhere'), { dataTransfer: { types: ['Files'] } })).toBe(true);
  drop('Anywhere', RECIPE);
  await waitFor(() => expect(calls).toEqual([]));
});
