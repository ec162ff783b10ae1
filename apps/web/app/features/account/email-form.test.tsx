import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { EmailForm } from './email-form.tsx';

const CHANGE = 'POST /api/auth/email';

beforeEach(() => storeToken(tokenThatExpires(Date.now() + 3_600_000)));

function askFor(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('New email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Change email' }));
}

/** In the place where it was asked for, and nowhere else: its toast would have come by then. */
async function saidOnce(sentence: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
}

test('a new email is asked for, and a mail is on its way to it', async () => {
  const calls = stubServer({ [CHANGE]: { body: { success: true } } });
  renderPage(<EmailForm />);
  askFor(' Mara@Lind.example ', 'violin maker');
  expect(
    await screen.findByText(
      'A mail is on its way to mara@lind.example. Your address changes once you confirm it there.',
    ),
  ).toBeTruthy();
  expect(calls).toEqual([{ call: CHANGE, body: { email: 'mara@lind.example', password: 'violin maker' } }]);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const calls = stubServer({});
  renderPage(<EmailForm />);
  askFor('mara at home', '');
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a wrong password is said at its field, anything else above the form', async () => {
  stubServer({ [CHANGE]: failure(400, 'wrong_password', 'The current password is wrong.') });
  renderPage(<EmailForm />);
  askFor('mara@lind.example', 'viola maker');
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  stubServer({ [CHANGE]: 'no connection' });
  askFor('mara@lind.example', 'violin maker');
  await saidOnce('The mail could not be sent. Please try again.');
  expect(screen.getByLabelText('New email')).toHaveProperty('value', 'mara@lind.example');
});
