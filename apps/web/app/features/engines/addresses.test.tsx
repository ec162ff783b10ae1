import { ENGINE_TEXTS, type Engine } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { AddAddress } from './add-address.tsx';
import { UnlockForm } from './unlock-form.tsx';

const FORGE: Engine = {
  ...{ id: 'forge', kind: 'sdapi', name: 'Forge', hosted: false, address: 'http://127.0.0.1:7860' },
  ...{ removable: true, state: 'locked', message: '', models: [], capabilities: ['pictures'] },
  ...{ workflows: [], price: 'free, on this machine', how_to_start: [] },
};
const NOBODY = { model: 'built-in', chosen: false };
const LIST = {
  engines: [FORGE],
  defaults: { pictures: NOBODY, texts: NOBODY, vision: NOBODY },
  may_change: true,
  looked: null,
};
const UNLOCK = 'PUT /api/engines/forge';

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an address is taken without its scheme, and names the engine', async () => {
  const ADD = 'PUT /api/engines/at-192-168-1-20-8188';
  const calls = stubServer({ [ADD]: { body: LIST } });
  renderPage(<AddAddress />);
  press('Add an address');
  type('Address', ' 192.168.1.20:8188 ');
  press('Look');
  expect(await screen.findByText('The engine was added.')).toBeTruthy();
  expect(calls).toEqual([{ call: ADD, body: { address: 'http://192.168.1.20:8188' } }]);
});

test('what is no address is said to be none, and is not asked for', async () => {
  const calls = stubServer({});
  renderPage(<AddAddress />);
  press('Add an address');
  type('Address', 'http://mara:secret@192.168.1.20');
  press('Look');
  expect(await screen.findByText(ENGINE_TEXTS.noCredentials)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(calls).toEqual([]);
});

test.each([
  { name: '', password: ' a-token ', credentials: { token: 'a-token' } },
  { name: ' mara ', password: ' a word ', credentials: { name: 'mara', password: ' a word ' } },
])('the name $name and its password are sent as what they are', async ({ name, password, credentials }) => {
  const calls = stubServer({ [UNLOCK]: { body: LIST } });
  renderPage(<UnlockForm engine={FORGE} />);
  type('Name', name);
  type('Password', password);
  press('Try it');
  expect(await screen.findByText('Not accepted.')).toBeTruthy();
  expect(calls).toEqual([{ call: UNLOCK, body: { credentials } }]);
});

test.each([
  { name: 'ma:ra', password: 'word', said: 'The name may not hold a colon.' },
  { name: '', password: 'two words', said: 'The token may not hold spaces or other signs.' },
  { name: 'mara', password: 'x'.repeat(2_000), said: ENGINE_TEXTS.credentials },
])('what cannot unlock is said at the password: $said', async ({ name, password, said }) => {
  const calls = stubServer({});
  renderPage(<UnlockForm engine={FORGE} />);
  type('Name', name);
  type('Password', password);
  press('Try it');
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(calls).toEqual([]);
});

test('what the server refuses is said there, too', async () => {
  stubServer({ [UNLOCK]: failure(403, 'operator_only', 'Only the operator may do this.') });
  renderPage(<UnlockForm engine={FORGE} />);
  type('Password', 'a-token');
  press('Try it');
  expect(await screen.findByText('Only the operator may do this.')).toBeTruthy();
});
