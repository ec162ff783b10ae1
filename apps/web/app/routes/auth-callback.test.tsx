import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { toast } from 'sonner';
import { expect, test } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { takeSignInReturn } from '../lib/sign-in-return.ts';
import { storedToken } from '../lib/token.ts';
import { failure, MARA, stubServer } from '../testing/stub-server.ts';
import { tokenThatExpires } from '../testing/tokens.ts';
import { Toaster } from '../ui/toaster.tsx';
import AuthCallback, { clientLoader } from './auth-callback.tsx';

const TOKEN = tokenThatExpires(Date.now() + 3_600_000);
const PROFILE = 'GET /api/auth/profile';
const LINK = 'POST /api/auth/google/link';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** Comes back from Google with what `search` says, in the browser that began unless `cookie` says otherwise. */
function comeBack(
  search: string,
  answers: Parameters<typeof stubServer>[0] = {},
  cookie = 'framewright_signed_in=m',
) {
  queryClient.clear();
  toast.dismiss();
  const calls = stubServer(answers);
  const history = { state: null, replaceState: () => undefined };
  takeSignInReturn({ pathname: '/auth/callback', search }, history, { cookie });
  const router = createMemoryRouter(
    [
      {
        path: '/auth/callback',
        loader: clientLoader,
        element: <AuthCallback />,
        hydrateFallbackElement: <p>Loading...</p>,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/auth/callback'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return calls;
}

const fillPassword = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** In the place where it was asked for, and nowhere else: its toast would have come by then. */
async function saidOnce(sentence: string) {
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getAllByText(sentence)).toHaveLength(1);
}

test.each([
  ['', 'At /dashboard'],
  ['&next=%2Fgenerator%3Ftab%3Dimages', 'At /generator?tab=images'],
  ['&next=%2F%2Fevil.example', 'At /dashboard'],
  ['&next=https%3A%2F%2Fevil.example', 'At /dashboard'],
])('a token signs in and goes where %j leads', async (next, place) => {
  comeBack(`?token=${TOKEN}&mark=m${next}`, { [PROFILE]: { body: MARA } });
  expect(await screen.findByText(place)).toBeTruthy();
  expect(storedToken()).toBe(TOKEN);
});

test.each([
  ['?error=access_denied', 'Google authentication failed'],
  ['?error=', 'Google authentication failed'],
  ['?error=not_configured', 'Sign-in with Google is not set up on this server. Please use your email.'],
  ['', 'Authentication failed'],
])('%j leads back to sign-in and says why', async (search, sentence) => {
  comeBack(search);
  expect(await screen.findByText('At /auth')).toBeTruthy();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([401, 404])('a token that the profile answers with %i is rejected', async (status) => {
  comeBack(`?token=${TOKEN}&mark=m&next=%2Fpricing`, { [PROFILE]: failure(status, 'not_signed_in', 'No.') });
  expect(await screen.findByText('At /auth?next=%2Fpricing')).toBeTruthy();
  expect(await screen.findByText('Authentication failed')).toBeTruthy();
  expect(storedToken()).toBeNull();
});

test('a token that this browser did not ask for signs nobody in, and is shown to no server', async () => {
  const calls = comeBack(`?token=${TOKEN}&mark=m`, { [PROFILE]: { body: MARA } }, '');
  expect(await screen.findByText('At /auth')).toBeTruthy();
  expect(await screen.findByText('Authentication failed')).toBeTruthy();
  expect(storedToken()).toBeNull();
  expect(calls).toEqual([]);
});

test('an email that has an account takes its password, links, and goes on', async () => {
  const calls = comeBack('?link=secret&mark=m&next=%2Fgenerator', {
    [LINK]: { body: { access_token: TOKEN, user: MARA } },
  });
  expect(
    await screen.findByText(
      'There is already an account with this email. Enter its password to link Google sign-in.',
    ),
  ).toBeTruthy();
  press('Link and sign in');
  expect(await screen.findByText('Please enter your password.')).toBeTruthy();
  await fillPassword('violin maker');
  press('Link and sign in');
  expect(await screen.findByText('At /generator')).toBeTruthy();
  expect(calls).toEqual([{ call: LINK, body: { link: 'secret', password: 'violin maker' } }]);
  expect(storedToken()).toBe(TOKEN);
});

test('a wrong password is said at its field; a link that is too old leads back to sign-in', async () => {
  comeBack('?link=secret&mark=m&next=%2Fgenerator', {
    [LINK]: failure(400, 'wrong_password', 'The current password is wrong.'),
  });
  await fillPassword('viola maker');
  press('Link and sign in');
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  stubServer({ [LINK]: failure(400, 'link_expired', 'This link has expired.') });
  press('Link and sign in');
  await saidOnce('This link has expired.');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe(
    '/auth?next=%2Fgenerator',
  );
  expect(storedToken()).toBeNull();
});
