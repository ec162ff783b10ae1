import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { handFiles } from '../../lib/handed-files.ts';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { ImportArea } from './import-dialog.tsx';

const FILES = [{ name: 'keeper.png', bytes: 4, received: 0 }];
const PROGRESS = {
  ...{ id: 'i1', state: 'receiving', created_at: '2026-11-29T10:00:00.000Z', files: FILES },
  ...{ found: 1, added: 0, boards: 0, templates: 0, duplicates: 0, skipped: 0, problems: [], work_id: null },
};
const REFUSED = { name: 'keeper.png', message: 'It does not say what it was made from.' };

function drop(done: object, ...files: File[]) {
  const received = FILES.map((file) => ({ ...file, received: 4 }));
  stubServer({
    'GET /api/import': { body: { items: [], next_cursor: null } },
    'POST /api/import': { body: PROGRESS },
    'PUT /api/import/i1/files/0?offset=0': {
      body: { ...PROGRESS, files: received, state: 'done', ...done },
    },
  });
  handFiles(files);
  renderPage(<ImportArea>{() => 'My work'}</ImportArea>, '/work');
}

const RECIPE = new File([new Uint8Array(4)], 'keeper.png', { type: 'image/png' });

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

test.each([
  ['new', { added: 1, work_id: 'w7' }],
  ['here already', { duplicates: 1, work_id: 'w7' }],
])('a recipe that was dropped on another page opens ready to use, %s', async (_, done) => {
  drop(done, RECIPE);
  expect(await screen.findByText('At /generator?tab=images&work=w7')).toBeTruthy();
});

test('a picture that does not say how it was made stays where that is told', async () => {
  drop({ skipped: 1, problems: [REFUSED] }, RECIPE);
  expect(await screen.findByText(REFUSED.message)).toBeTruthy();
});

test('what is no picture and no ZIP is told so', async () => {
  drop({}, new File(['x'], 'notes.txt'));
  expect(await screen.findByText('There is no ZIP and no picture among these files.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('My work')).toBeTruthy());
});
