import { PLANS } from '@framewright/contract';

export const AUTH_SCREEN = {
  signIn: {
    title: 'Sign in',
    lead: 'Pick up where you left off.',
    submit: 'Sign in',
    busy: 'Signing in...',
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
