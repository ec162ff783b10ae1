import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { failure, stubServer } from '../../testing/stub-server.ts';
import { PasswordMail } from './password-mail.tsx';

const FORGOT = 'POST /api/auth/forgot';
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }));

test('a link to choose a password is sent to the own address, once', async () => {
  const calls = stubServer({ [FORGOT]: { body: { success: true } } });
  renderPage(<PasswordMail email="mara@studio.example" />);
  ask();
  expect(
    await screen.findByText('A mail is on its way to mara@studio.example. Its link works for 30 minutes.'),
  ).toBeTruthy();
  expect(calls).toEqual([{ call: FORGOT, body: { email: 'mara@studio.example' } }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a mail that could not be sent can be asked for again', async () => {
  stubServer({ [FORGOT]: failure(429, 'too_many_attempts', 'Too many attempts. Please wait a minute.') });
  renderPage(<PasswordMail email="mara@studio.example" />);
  ask();
  expect(await screen.findByText('Too many attempts. Please wait a minute.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send me a link' })).toHaveProperty('disabled', false);
});
