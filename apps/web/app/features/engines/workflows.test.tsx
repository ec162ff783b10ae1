import type { Engine, EngineList } from '@framewright/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { Engines } from './engines.tsx';

const COMFY: Engine = {
  ...{ id: 'comfyui', kind: 'comfyui', name: 'ComfyUI', hosted: false, address: 'http://127.0.0.1:8188' },
  ...{ removable: false, state: 'ready', message: '', models: [], capabilities: ['pictures'] },
  ...{ workflows: [], price: 'free, on this machine', how_to_start: [] },
};
const FORGE: Engine = { ...COMFY, id: 'sdapi', kind: 'sdapi', name: 'Forge' };
const NOBODY = { model: 'built-in', chosen: false };
const listOf = (comfy: Engine): EngineList => ({
  engines: [comfy, FORGE],
  defaults: { pictures: NOBODY, texts: NOBODY, vision: NOBODY },
  may_change: true,
  looked: null,
});
const LIST = 'GET /api/engines';
const INSPECT = 'POST /api/engines/comfyui/workflows/inspect';
const KEEP = 'POST /api/engines/comfyui/workflows';

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

async function choose(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a workflow' }));
  const file = new File([text], 'fox-api.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText(/Choose a workflow/), { target: { files: [file] } });
}

const at = (place: string, title: string, value: string | number) => ({ at: place, title, value });

test('a workflow is read, its places are shown for confirmation, and it is kept', async () => {
  const places = [
    { place: 'prompt', certain: true, candidates: [at('6.text', 'What I want', 'a fox')] },
    { place: 'steps', certain: false, candidates: [at('3.steps', 'First', 9), at('10.steps', 'Second', 4)] },
  ];
  const calls = stubServer({
    [LIST]: { body: listOf(COMFY) },
    [INSPECT]: { body: { places } },
    [KEEP]: { body: listOf({ ...COMFY, workflows: [{ id: 'a1', name: 'Foxes' }] }) },
    'DELETE /api/engines/comfyui/workflows/a1': { body: listOf(COMFY) },
  });
  renderPage(<Engines />);
  await choose('{"3":{"class_type":"KSampler","inputs":{}}}');
  // The browser's own list, with all its choices, serves until the other is there.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Prompt' }).textContent).toBe('What I want: a fox'),
  );
  // What is one of several is nobody's guess.
  expect(screen.getByRole('combobox', { name: 'Steps' }).textContent).toBe('Leave as it is');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('fox');
  fireEvent.change(name, { target: { value: 'Foxes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Keep this workflow' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Foxes' }));
  await waitFor(() => expect(screen.queryByText('Foxes')).toBeNull());
  expect(calls.find(({ call }) => call === KEEP)?.body).toEqual({
    ...{ name: 'Foxes', places: {} },
    workflow: { '3': { class_type: 'KSampler', inputs: {} } },
  });
  // Forge runs none.
  expect(screen.getAllByRole('button', { name: 'Add a workflow' })).toHaveLength(1);
});

test.each([
  ['no JSON', 'hello', /^This is no ComfyUI workflow\./],
  ['a list', '[1]', /^This is no ComfyUI workflow\./],
  ['5 MB', `"${'x'.repeat(5 * 1_048_576)}"`, /^A workflow may have 512 KB at most\./],
])('%s is told here, and not sent', async (_, text, sentence) => {
  const calls = stubServer({ [LIST]: { body: listOf(COMFY) } });
  renderPage(<Engines />);
  await choose(text);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('what the server finds wrong is told in its words', async () => {
  const sentence = 'The links of this workflow run in a circle. Mend it in ComfyUI, and export it anew.';
  stubServer({ [LIST]: { body: listOf(COMFY) }, [INSPECT]: failure(400, 'invalid_request', sentence) });
  renderPage(<Engines />);
  await choose('{}');
  expect(await screen.findByText(sentence)).toBeTruthy();
});
