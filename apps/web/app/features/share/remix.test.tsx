import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { removeToken, storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MARA, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { SharedPage } from './shared-page.tsx';

const WORK = {
  ...{ id: 'w1', kind: 'picture', title: 'Keeper', script: null, model: 'Preview', seed: 7, ratio: '4:5' },
  prompts: [{ name: '', text: 'A keeper at dusk.', anatomy: [] }],
  pictures: [],
};
const REMIX = 'POST /api/shared/t1/remix';

function open() {
  const calls = stubServer({
    'GET /api/auth/profile': { body: MARA },
    'GET /api/shared/t1': {
      body: {
        ...{ kind: 'work', title: 'Keeper', index: false, expires_at: null },
        ...{ items: [WORK], next_cursor: null },
      },
    },
    [REMIX]: { body: { work_id: 'mine' } },
  });
  renderPage(<SharedPage token="t1" />, '/share/t1');
  return () => calls.filter(({ call }) => call === REMIX).map(({ body }) => body);
}

const signIn = () => storeToken(tokenThatExpires(Date.now() + 3_600_000));
const pressed = async () => fireEvent.click(await screen.findByRole('link', { name: 'Remix' }));

beforeEach(() => {
  removeToken();
  sessionStorage.clear();
});

test('the remix that a visitor asked for goes on by itself after the sign-in, once', async () => {
  open();
  await pressed();
  expect(await screen.findByText('At /auth?next=%2Fshare%2Ft1')).toBeTruthy();
  cleanup();
  signIn();
  const sent = open();
  expect(await screen.findByText('At /work/mine')).toBeTruthy();
  expect(sent()).toEqual([{ work_id: 'w1' }]);
  cleanup();
  const again = open();
  expect(await screen.findByRole('button', { name: 'Remix' })).toBeTruthy();
  expect(again()).toEqual([]);
});

test('who came back without signing in has asked for nothing any more', async () => {
  open();
  await pressed();
  cleanup();
  open();
  await screen.findByRole('link', { name: 'Remix' });
  cleanup();
  signIn();
  const sent = open();
  expect(await screen.findByRole('button', { name: 'Remix' })).toBeTruthy();
  await waitFor(() => expect(sent()).toEqual([]));
});
