import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { CollectionDialog } from './collection-dialog.tsx';

const VIOLINS = { id: 'c1', name: 'Violin series', works: 2, created_at: '2026-11-01T00:00:00.000Z' };
const ADD = 'POST /api/collections';
const RENAME = 'PATCH /api/collections/c1';
const TAKEN = failure(409, 'collection_exists', 'There is a collection of that name.');

const onClose = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
});

function enter(label: string, name: string, button: string) {
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value: name } });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
}

test('a collection is begun, by its name without the spaces around it', async () => {
  const calls = stubServer({ [ADD]: { body: { ...VIOLINS, id: 'c2', name: 'Harbours' } } });
  renderPage(<CollectionDialog onClose={onClose} onRemoved={vi.fn()} />);
  enter('Name', ' Harbours ', 'Create');
  expect(await screen.findByText('Harbours was created.')).toBeTruthy();
  expect(calls).toEqual([{ call: ADD, body: { name: 'Harbours' } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a name that is taken is said to be at its field, and the dialog stays', async () => {
  stubServer({ [RENAME]: TAKEN });
  renderPage(<CollectionDialog collection={VIOLINS} onClose={onClose} onRemoved={vi.fn()} />);
  enter('Name', 'Harbours', 'Save');
  expect(await screen.findAllByText('There is a collection of that name.')).toHaveLength(1);
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
  expect(name.value).toBe('Harbours');
  expect(onClose).not.toHaveBeenCalled();
});

test('works go into a collection as soon as it is begun', async () => {
  const calls = stubServer({
    'GET /api/collections': { body: { items: [VIOLINS], next_cursor: null } },
    [ADD]: { body: { ...VIOLINS, id: 'c2', name: 'Harbours' } },
    'POST /api/work/bulk': { body: { changed: 1 } },
  });
  renderPage(<CollectDialog ids={['w1']} onClose={onClose} />);
  enter('New collection', 'Harbours', 'Create');
  expect(await screen.findByText('Now in Harbours.')).toBeTruthy();
  const bulk = calls.find(({ call }) => call === 'POST /api/work/bulk');
  expect(bulk?.body).toEqual({ ids: ['w1'], action: 'collect', value: 'c2' });
});
