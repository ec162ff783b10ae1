import { z } from 'zod';
import { AUTH_TEXTS, email, newPassword, signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { LENGTHS } from './limits.ts';
import { requiredText } from './text.ts';

/** A one-use secret from a mail or a redirect: 32 random bytes, base64url. */
const BAD_LINK = 'This link is not complete. Please open it again from the mail.';
const oneUseToken = z.string(BAD_LINK).regex(/^[\w-]{43}$/, BAD_LINK);
const done = z.object({ success: z.literal(true) });

export const googleStart = endpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary: 'Sign in with Google: a redirect',
  access: 'open',
  query: z.object({ next: z.string().max(2_000).optional() }),
  redirects: true,
  errors: [],
});

/** Google's return. Answers a redirect to /auth/callback, with `token` or `link` and `mark`, or with `error`. */
export const googleCallback = endpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary: "Google's return: a redirect",
  access: 'open',
  redirects: true,
  errors: [],
});

export const linkGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/link',
  summary: "Link a Google sign-in to the account that has its email, with that account's password",
  access: 'open',
  body: z.object({
    link: oneUseToken,
    password: requiredText('password', LENGTHS.passwordMax, AUTH_TEXTS.password),
  }),
  response: signedIn,
  errors: ['wrong_password', 'link_expired', 'too_many_attempts'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot',
  summary: 'Ask for a mail that lets one choose a new password; the answer is the same for every address',
  access: 'open',
  body: z.object({ email }),
  response: done,
  errors: ['too_many_attempts'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset',
  summary: 'Choose a new password with the token of a mail: ends every session',
  access: 'open',
  body: z.object({ token: oneUseToken, password: newPassword }),
  response: done,
  errors: ['link_expired', 'common_password'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email',
  summary: 'Ask for a mail to a new address, which takes effect when its link is opened',
  access: 'signed-in',
  key: 'never',
  body: z.object({
    email,
    password: requiredText('password', LENGTHS.passwordMax, AUTH_TEXTS.password),
  }),
  response: done,
  errors: ['wrong_password', 'too_many_attempts'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email/confirm',
  summary: 'Take the new address with the token of its mail: ends every session',
  access: 'open',
  body: z.object({ token: oneUseToken }),
  response: done,
  errors: ['link_expired', 'email_taken'],
});
