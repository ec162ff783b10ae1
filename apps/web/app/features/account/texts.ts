import { LENGTHS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

export const ACCOUNT_TEXTS = {
  title: 'Account',
  lead: 'Who you are here, what you used today, and what is kept about you.',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  usage: 'Usage today',
} as const;

export const ENGINES_TEXTS = {
  title: 'Engines',
  what: 'What draws and writes for you: programs on your own machine, and hosted models.',
  open: 'See the engines',
} as const;

export const PROFILE_TEXTS = {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  plan: 'Plan',
  compare: 'Compare plans',
  since: 'Member since',
} as const;

export const SECURITY_TEXTS = {
  title: 'Sign-in and security',
  name: {
    title: 'Change name',
    label: 'Name',
    submit: 'Save name',
    busy: 'Saving...',
    done: 'Name saved',
    failed: 'Your name could not be saved. Please try again.',
  },
  email: {
    title: 'Change email',
    address: 'New email',
    password: 'Password',
    submit: 'Change email',
    busy: 'Sending...',
    done: (address: string) =>
      `A mail is on its way to ${address}. Your address changes once you confirm it there.`,
    failed: COMMON_TEXTS.mailFailed,
  },
  password: {
    title: 'Change password',
    current: 'Current password',
    next: 'New password',
    hint: `At least ${LENGTHS.passwordMin} characters. API keys stay valid: see below.`,
    submit: 'Change password',
    busy: 'Changing...',
    done: 'Password changed. Other devices are signed out.',
    failed: 'Your password could not be changed. Please try again.',
  },
  passwordMail: {
    why: 'Forgot it, or none yet because you sign in with Google? Choose a new one by a link that comes by mail. Changing your email needs a password.',
    action: 'Send me a link',
    busy: 'Sending...',
    done: (address: string) => `A mail is on its way to ${address}. Its link works for 30 minutes.`,
    failed: COMMON_TEXTS.mailFailed,
  },
} as const;

export const EXPORT_TEXTS = {
  title: 'Your data',
  what: 'Everything that is kept about you, in one JSON file: profile, sessions, usage, generations, images and the names of your API keys. The addresses of the images in it work for 24 hours.',
  action: 'Download my data',
  busy: 'Collecting your data...',
  file: 'framewright-data.json',
  done: 'Your data is saved as framewright-data.json',
  worksDone: 'Your works are saved as framewright-export.zip',
  failed: 'Your data could not be downloaded. Please try again.',
  works:
    'All your works with their pictures, versions, tags, notes and collections, your boards and your templates, as a ZIP. Import in My work takes it, here and on any other Framewright.',
  worksAction: 'Download my works',
  worksFile: 'framewright-export.zip',
} as const;

export const STORAGE_TEXTS = {
  used: (used: string) => `Your pictures take up ${used}.`,
  ofLimit: (used: string, limit: string) => `Your pictures take up ${used} of ${limit}.`,
  full: 'Your storage is full: new pictures stay for a day only. Delete some in My work to make room.',
} as const;

export const DELETION_TEXTS = {
  title: 'Delete my account',
  what: 'Your account and everything that belongs to it goes at once, and cannot be brought back.',
  action: 'Delete my account',
  question: 'Delete your account?',
  goes: 'Your profile, your sessions on every device, your API keys, and all that you generated and saved are deleted at once. Nobody can bring them back.',
  stays:
    "Only today's counts stay, under a hashed form of your email address and without your name, until midnight UTC: a new account does not begin the day anew.",
  subscription: 'Your subscription is cancelled too: nothing more is charged.',
  /** Whoever confirms with Google may have come back as somebody else. */
  whose: (email: string) => `This is the account of ${email}.`,
  password: 'Your password',
  confirmFirst:
    'You sign in with Google and have no password here. Please confirm with Google that it is you: then you have ten minutes to delete your account.',
  confirmed: 'Google has confirmed that it is you.',
  google: 'Confirm with Google',
  noWay:
    'This account has no password, and sign-in with Google is not set up here any more. Please choose a password by mail first, under Sign-in and security.',
  keep: 'Keep my account',
  confirm: 'Delete for good',
  busy: 'Deleting...',
  failed: 'Your account could not be deleted. Please try again.',
} as const;

export const OPERATOR_TEXTS = {
  title: 'For the operator of this server',
} as const;
