import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LENGTHS } from './limits.ts';
import { PLAN_IDS } from './plans.ts';
import { requiredText, text } from './text.ts';

export const AUTH_TEXTS = {
  email: 'Please enter your email.',
  emailFormat: 'Please enter a valid email address.',
  password: 'Please enter your password.',
  currentPassword: 'Please enter your current password.',
  name: 'Please enter your name.',
  passwordLength: `Please use ${LENGTHS.passwordMin} to ${LENGTHS.passwordMax} characters for your password.`,
} as const;

/** Whoever is signed in, as screens show them. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(PLAN_IDS),
  created_at: z.string(),
});
export type User = z.infer<typeof user>;

/** Emails are compared without regard to case; what is stored is trimmed, in lower case. */
export const email = requiredText('email', LENGTHS.email, AUTH_TEXTS.email)
  .trim()
  .toLowerCase()
  .refine((value) => z.email().safeParse(value).success, AUTH_TEXTS.emailFormat);

export const credentials = z.object({
  email,
  password: requiredText('password', LENGTHS.passwordMax, AUTH_TEXTS.password),
});

const name = requiredText('name', LENGTHS.name, AUTH_TEXTS.name).trim();

export const newPassword = text('password', LENGTHS.passwordMax, AUTH_TEXTS.password).min(
  LENGTHS.passwordMin,
  AUTH_TEXTS.passwordLength,
);

export const registration = z.object({ email, name, password: newPassword });

export const nameChange = z.object({ name });

export const passwordChange = z.object({
  current: requiredText('current password', LENGTHS.passwordMax, AUTH_TEXTS.currentPassword),
  next: newPassword,
});

export const accountDeletion = z.object({
  password: requiredText('password', LENGTHS.passwordMax, AUTH_TEXTS.password),
});

export const signedIn = z.object({ access_token: z.string(), user });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account',
  access: 'open',
  body: registration,
  response: signedIn,
  errors: ['common_password', 'email_taken', 'too_many_registrations'],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'open',
  body: credentials,
  response: signedIn,
  errors: ['wrong_credentials', 'too_many_attempts'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out: ends this token',
  access: 'signed-in',
  key: 'never',
  response: z.object({ success: z.literal(true) }),
  errors: [],
});

export const profile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'Who is signed in',
  access: 'signed-in',
  key: 'never',
  response: user,
  errors: [],
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/auth/profile',
  summary: 'Change the name',
  access: 'signed-in',
  key: 'never',
  body: nameChange,
  response: user,
  errors: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Change the password: ends every session, and answers the token of a new one',
  access: 'signed-in',
  key: 'never',
  body: passwordChange,
  response: signedIn,
  errors: ['wrong_password', 'common_password', 'too_many_attempts'],
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/account',
  summary:
    'Delete the account and everything that belongs to it. One without a password takes a sign-in through Google that is at most ten minutes old in its place',
  access: 'signed-in',
  key: 'never',
  body: accountDeletion.partial(),
  response: z.object({ success: z.literal(true) }),
  errors: ['wrong_password', 'confirm_sign_in', 'too_many_attempts'],
});

/** Milliseconds for which a sign-in through Google stands for the password of an account that has none. */
export const FRESH_SIGN_IN = 600_000;

export const signInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/methods',
  summary: 'How the account can be signed in to',
  access: 'signed-in',
  key: 'never',
  response: z.object({
    password: z.boolean(),
    google: z.boolean(),
    /** Whether this session's sign-in stands for a password that the account does not have. */
    confirmed: z.boolean(),
  }),
  errors: [],
});
