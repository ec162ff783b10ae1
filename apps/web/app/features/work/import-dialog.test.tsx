import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { handFiles } from '../../lib/handed-files.ts';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { ImportArea } from './import-area.tsx';

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

function openWith(items: readonly object[], answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /api/import': { body: { items, next_cursor: null } },
    'DELETE /api/import/i1': { body: { success: true } },
    ...answers,
  });
  renderPage(
    <ImportArea>
      {(open) => (
        <button type="button" onClick={open}>
          Import
        </button>
      )}
    </ImportArea>,
    '/work',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  return calls;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ends = (calls: ReturnType<typeof stubServer>) => calls.filter(({ call }) => call.startsWith('DELETE'));
const ZIP = { name: 'works.zip', bytes: 20_971_520, received: 8_388_608 };

test('what was sent in part before a reload is told, with how to go on, and can be forgotten', async () => {
  const calls = openWith([{ ...PROGRESS, files: [ZIP, ZIP] }]);
  expect(await screen.findByText(/Of works\.zip and 1 more, 16\.0 MB of 40\.0 MB are here/)).toBeTruthy();
  expect(screen.getByText('Drop a ZIP or pictures')).toBeTruthy();
  press('Forget it');
  await waitFor(() => expect(ends(calls)).toHaveLength(1));
  expect(screen.queryByText(/Of works/)).toBeNull();
});

test('until the server has said what is under way, the dialog says that it asks', async () => {
  openWith([], { 'GET /api/import': 'never' });
  expect(await screen.findByText('Looking for what is under way...')).toBeTruthy();
  cleanup();
  openWith([]);
  await waitFor(() => expect(screen.queryByText('Looking for what is under way...')).toBeNull());
});

test('what is being taken over is followed to its end after a reload, with what was not taken', async () => {
  const calls = openWith([{ ...PROGRESS, state: 'working', found: 3, added: 1 }], {
    'GET /api/import/i1': {
      body: { ...PROGRESS, state: 'done', found: 3, added: 2, skipped: 1, problems: [REFUSED] },
    },
  });
  expect(await screen.findByText('Taking over: 1 of 3')).toBeTruthy();
  expect(await screen.findByText('2 works added', {}, { timeout: 3_000 })).toBeTruthy();
  expect(screen.getByText('1 was not taken')).toBeTruthy();
  expect(screen.getByText(REFUSED.message)).toBeTruthy();
  expect(ends(calls)).toEqual([]);
  press('Done');
  await waitFor(() => expect(ends(calls)).toHaveLength(1));
});

test('what ended while nobody looked is told until somebody has read it', async () => {
  const calls = openWith([{ ...PROGRESS, state: 'done', skipped: 1, problems: [REFUSED] }]);
  expect(await screen.findByText('Your last import:')).toBeTruthy();
  expect(screen.getByText(REFUSED.message)).toBeTruthy();
  expect(screen.getByText('Drop a ZIP or pictures')).toBeTruthy();
  press('Done');
  await waitFor(() => expect(ends(calls)).toHaveLength(1));
});

test('an import whose dialog was closed says at its end what became of it', async () => {
  openWith([{ ...PROGRESS, state: 'working', found: 3, added: 1 }], {
    'GET /api/import/i1': { body: { ...PROGRESS, state: 'done', found: 3, added: 2, skipped: 1 } },
  });
  await screen.findByText('Taking over: 1 of 3');
  press('Close');
  const told = '2 works added. 1 was not taken: Import in My work says why.';
  expect(await screen.findByText(told, {}, { timeout: 3_000 })).toBeTruthy();
});

test('whoever closes before the server has answered hears of the end, too', async () => {
  openWith([{ ...PROGRESS, state: 'working', found: 3, added: 1 }], {
    'GET /api/import/i1': { body: { ...PROGRESS, state: 'done', found: 3, added: 3 } },
  });
  press('Close');
  expect(await screen.findByText('3 works added.', {}, { timeout: 3_000 })).toBeTruthy();
});

test('closing asks first while files are being sent', async () => {
  stubServer({
    'GET /api/import': { body: { items: [], next_cursor: null } },
    'POST /api/import': { body: PROGRESS },
    'PUT /api/import/i1/files/0?offset=0': 'never',
  });
  handFiles([RECIPE]);
  renderPage(<ImportArea>{() => 'My work'}</ImportArea>, '/work');
  expect(await screen.findByText(/^Sending/)).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('alert').textContent).toContain('Closing stops the sending.');
  press('Keep sending');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Close');
  press('Stop and close');
  expect(screen.queryByRole('dialog')).toBeNull();
});
