import { LENGTHS, PLANS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

const FORGOT = 'Forgot your password?';

export const AUTH_SCREEN = {
  signIn: {
    title: 'Sign in',
    lead: 'Pick up where you left off.',
    submit: 'Sign in',
    busy: 'Signing in...',
    forgot: FORGOT,
    question: 'New here?',
    other: 'Create account',
  },
  create: {
    title: 'Create account',
    lead: `${PLANS.free.daily.prompts} prompts and ${PLANS.free.daily.images} images a day, free.`,
    submit: 'Create account',
    busy: 'Creating account...',
    question: 'Already have an account?',
    other: 'Sign in',
  },
  back: 'Back to sign in',
} as const;

export const PASSWORD_HINT = `At least ${LENGTHS.passwordMin} characters.`;

export const FORGOT_TEXTS = {
  title: FORGOT,
  lead: 'Tell us your email, and we send a link that lets you choose a new one.',
  submit: 'Send the link',
  busy: 'Sending...',
  sent: 'If there is an account with this address, a mail is on its way.',
  failed: COMMON_TEXTS.mailFailed,
} as const;

export const RESET_TEXTS = {
  title: 'New password',
  lead: 'Every device is signed out, and you sign in with the new one.',
  label: 'New password',
  hint: PASSWORD_HINT,
  submit: 'Set the password',
  busy: 'Setting it...',
  done: 'Your new password is set. Please sign in with it.',
  failed: 'Your password could not be set. Please try again.',
  expired: 'Ask for a new link',
} as const;

export const NEW_EMAIL_TEXTS = {
  title: 'Confirm your new email',
  lead: 'From then on you sign in with it. Every device is signed out.',
  submit: 'Confirm the new email',
  busy: 'Confirming...',
  done: 'Your new email is confirmed. Please sign in with it.',
  failed: 'Your new email could not be confirmed. Please try again.',
  expired: 'Ask again in your account',
} as const;

export const LINK_TEXTS = {
  title: 'Link Google sign-in',
  lead: 'There is already an account with this email. Enter its password to link Google sign-in.',
  password: 'Password',
  submit: 'Link and sign in',
  busy: 'Linking...',
  failed: 'Google sign-in could not be linked. Please try again.',
  expired: 'Start again',
} as const;

/** Section 8 of the specification, and what it leaves open. */
export const AUTH_ERRORS = {
  login: 'Login failed',
  registration: 'Registration failed',
  unexpected: 'An error occurred. Please try again.',
  google: 'Google authentication failed',
  rejected: 'Authentication failed',
  googleMissing: 'Sign-in with Google is not set up on this server. Please use your email.',
} as const;

/** The window of a sign-in at OpenRouter, after its return. */
export const OPENROUTER_RETURN = {
  title: 'Signing in at OpenRouter',
  handing: 'One moment...',
  done: 'That is all. You can close this window.',
  nobody: 'Nobody waits for this sign-in any more. Please begin it once more on the Generator page.',
} as const;

/** Of what was tried on the landing page. */
export const KEPT_TRY = {
  takes: 'Your three takes wait for you:',
  subject: 'Your subject waits for you:',
} as const;
