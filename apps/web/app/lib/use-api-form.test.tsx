import { changePassword, linkGoogle, updateProfile } from '@framewright/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { TextField } from '../ui/text-field.tsx';
import { queryClient } from './query-client.ts';
import { storeToken } from './token.ts';
import { useApiForm } from './use-api-form.ts';

const CALL = 'POST /api/auth/password';
const WRONG = failure(400, 'wrong_password', 'The current password is wrong.');
const TOO_MANY = failure(429, 'too_many_attempts', 'Too many attempts.');

const onSuccess = vi.fn();
const onSlow = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
});

function PasswordForm({ toasts }: { toasts?: 'all' | 'none' }) {
  const { field, submit, pending, done, failure, clear } = useApiForm(changePassword, {
    defaults: { current: '', next: '' },
    fields: { wrong_password: 'current' },
    failed: 'Not changed.',
    unanswered: 'Nobody there.',
    ...(toasts && { toasts }),
    onFailure: { too_many_attempts: onSlow },
    onSuccess: (answer, reset) => {
      onSuccess(answer);
      reset({ current: '', next: 'the next after' });
    },
  });
  return (
    <form onSubmit={submit}>
      <TextField label="Current" {...field('current')} />
      <TextField label="Next" {...field('next')} />
      <button type="submit">Change</button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <output>{pending ? 'pending' : done ? 'done' : (failure ?? 'as it was')}</output>
    </form>
  );
}

function enter(current: string, next: string) {
  fireEvent.change(screen.getByLabelText('Current'), { target: { value: current } });
  fireEvent.change(screen.getByLabelText('Next'), { target: { value: next } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
}

const state = () => screen.getByRole('status').textContent;

test('what the endpoint refuses is said at its field, and nothing is sent', async () => {
  const calls = stubServer({});
  renderPage(<PasswordForm />);
  enter('', 'short');
  expect(await screen.findByText('Please enter your current password.')).toBeTruthy();
  expect(screen.getByText(/^Please use 8 to/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('what is entered is sent; the answer is handed on, and the form begins anew', async () => {
  const answer = { access_token: 'a token', user: MARA };
  const calls = stubServer({ [CALL]: { body: answer } });
  renderPage(<PasswordForm />);
  enter('violin maker', 'cello maker');
  await waitFor(() => expect(state()).toBe('done'));
  expect(calls).toEqual([{ call: CALL, body: { current: 'violin maker', next: 'cello maker' } }]);
  expect(onSuccess.mock.calls).toEqual([[answer]]);
  expect(screen.getByLabelText('Current')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Next')).toHaveProperty('value', 'the next after');
});

test('a failure that is about a field is said there, with the focus, and in no toast', async () => {
  stubServer({ [CALL]: WRONG });
  renderPage(<PasswordForm />);
  enter('viola maker', 'cello maker');
  expect(await screen.findAllByText('The current password is wrong.')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Current'));
  expect(state()).toBe('as it was');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('The current password is wrong.')).toBeNull();
  expect(screen.getByLabelText('Current')).toHaveProperty('value', '');
});

test.each([
  { which: 'another failure', answer: TOO_MANY, said: 'Too many attempts.', slow: 1 },
  { which: 'a failure without words', answer: { status: 502 }, said: 'Not changed.', slow: 0 },
  { which: 'no answer', answer: 'no connection', said: 'Nobody there.', slow: 0 },
] as const)('$which is the failure of the form, and a toast', async ({ answer, said, slow }) => {
  stubServer({ [CALL]: answer });
  renderPage(<PasswordForm />);
  enter('violin maker', 'cello maker');
  await waitFor(() => expect(state()).toBe(said));
  await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
  expect(onSlow).toHaveBeenCalledTimes(slow);
});

test('toasts can be had for all failures, or for none', async () => {
  stubServer({ [CALL]: WRONG });
  const { unmount } = renderPage(<PasswordForm toasts="all" />);
  enter('viola maker', 'cello maker');
  await waitFor(() => expect(screen.getAllByText('The current password is wrong.')).toHaveLength(2));
  unmount();
  stubServer({ [CALL]: TOO_MANY });
  renderPage(<PasswordForm toasts="none" />);
  enter('violin maker', 'cello maker');
  await waitFor(() => expect(state()).toBe('Too many attempts.'));
  expect(screen.getAllByText('Too many attempts.')).toHaveLength(1);
});

test('what no field asks for is taken when it is sent', async () => {
  let link = 'one';
  function LinkForm() {
    const { field, submit } = useApiForm(linkGoogle, {
      defaults: { password: '' },
      beside: () => ({ link }),
      failed: 'Not linked.',
    });
    return (
      <form onSubmit={submit}>
        <TextField label="Password" {...field('password')} />
        <button type="submit">Link</button>
      </form>
    );
  }
  const calls = stubServer({
    'POST /api/auth/google/link': { body: { access_token: 'a token', user: MARA } },
  });
  renderPage(<LinkForm />);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'violin maker' } });
  link = 'another';
  fireEvent.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ link: 'another', password: 'violin maker' }));
});

test('what was called wrong is read again as it changes', async () => {
  stubServer({});
  renderPage(<PasswordForm />);
  const next = screen.getByLabelText('Next');
  fireEvent.change(next, { target: { value: 'short' } });
  expect(screen.queryByText(/^Please use 8 to/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText(/^Please use 8 to/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current'));
  fireEvent.change(next, { target: { value: 'long enough' } });
  expect(screen.queryByText(/^Please use 8 to/)).toBeNull();
  fireEvent.change(next, { target: { value: 'not' } });
  expect(screen.getByText(/^Please use 8 to/)).toBeTruthy();
});

test('what is sent is what was meant, once, by the way that was given', async () => {
  const through = vi.fn(() => Promise.resolve(MARA));
  function NameForm() {
    const { field, submit, entries, pending } = useApiForm(updateProfile, {
      defaults: { name: '' },
      meant: ({ name }) => ({ name: name.replace('Dr. ', '') }),
      failed: 'No.',
      through,
      onSuccess,
    });
    return (
      <form onSubmit={submit} aria-label="Name">
        <TextField label="Name" {...field('name')} />
        <output>{pending ? 'pending' : entries.name}</output>
      </form>
    );
  }
  const calls = stubServer({});
  renderPage(<NameForm />);
  fireEvent.change(screen.getByLabelText('Name', { selector: 'input' }), { target: { value: 'Dr. Mara' } });
  expect(state()).toBe('Dr. Mara');
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(through.mock.calls).toEqual([[{ name: 'Mara' }]]);
  expect(calls).toEqual([]);
});

test('what the browser has filled in before the app was there is taken over', async () => {
  const page = (
    <QueryClientProvider client={queryClient}>
      <PasswordForm />
    </QueryClientProvider>
  );
  const calls = stubServer({ [CALL]: { body: { access_token: 'a token', user: MARA } } });
  const prerendered = document.createElement('div');
  document.body.append(prerendered);
  prerendered.innerHTML = renderToString(page);
  for (const [index, input] of prerendered.querySelectorAll('input').entries())
    input.value = `filled in, ${index}`;
  const root = await act(async () => hydrateRoot(prerendered, page));
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(calls[0]?.body).toEqual({ current: 'filled in, 0', next: 'filled in, 1' }));
  act(() => root.unmount());
  prerendered.remove();
});

test('only what the endpoint has can be named', () => {
  const name = { defaults: { name: '' }, failed: 'No.' };
  const link = { defaults: { password: '' }, failed: 'No.' };
  const beside = () => ({ link: 'one' });
  const wrong = [
    // @ts-expect-error: the endpoint declares no failure.
    () => useApiForm(updateProfile, { ...name, fields: { wrong_password: 'name' } }),
    // @ts-expect-error: the endpoint declares others.
    () => useApiForm(linkGoogle, { ...link, beside, fields: { email_taken: 'password' } }),
    // @ts-expect-error: no field asks for the link.
    () => useApiForm(linkGoogle, { ...link, beside, fields: { wrong_password: 'link' } }),
    // @ts-expect-error: the link is missing.
    () => useApiForm(linkGoogle, link),
    // @ts-expect-error: the body has no such field.
    () => useApiForm(updateProfile, { defaults: { name: '', age: '' }, failed: 'No.' }),
  ];
  expect(wrong).toHaveLength(5);
});
