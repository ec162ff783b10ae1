import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LENGTHS } from './limits.ts';
import { PLAN_IDS } from './plans.ts';
import { requiredText, text } from './text.ts';

export const AUTH_TEXTS = {
  email: 'Please enter your email.',
  emailFormat: 'Please enter a valid email address.',
  password: 'Please enter your password.',
  name: 'Please enter your name.',
  passwordLength: `Please use ${LENGTHS.passwordMin} to ${LENGTHS.passwordMax} characters for your password.`,
} as const;

export const user = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(PLAN_IDS),
  created_at: z.string(),
});
export type User = z.infer<typeof user>;

/** Emails are compared without regard to case; what is stored is trimmed, in lower case. */
const email = requiredText('email', LENGTHS.email, AUTH_TEXTS.email)
  .trim()
  .toLowerCase()
  .refine((value) => z.email().safeParse(value).success, AUTH_TEXTS.emailFormat);

export const credentials = z.object({
  email,
  password: requiredText('password', LENGTHS.passwordMax, AUTH_TEXTS.password),
});

export const registration = z.object({
  email,
  name: requiredText('name', LENGTHS.name, AUTH_TEXTS.name).trim(),
  password: text('password', LENGTHS.passwordMax, AUTH_TEXTS.password).min(
    LENGTHS.passwordMin,
    AUTH_TEXTS.passwordLength,
  ),
});

const signedIn = z.object({ access_token: z.string(), user });

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
  response: z.object({ success: z.literal(true) }),
  errors: [],
});

export const profile = endpoint({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'Who is signed in',
  access: 'signed-in',
  response: user,
  errors: [],
});
