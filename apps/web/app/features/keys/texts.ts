import { KEYS_OF_ACCOUNT, type KeyScope } from '@framewright/contract';

/** What the account page says about API keys. */
export const KEYS_TEXTS = {
  title: 'API keys',
  what: 'A key lets a program of yours work here in your name, within your plan and its daily limits. Keys stay valid when you change your password; a password reset by mail and the end of the account end them.',
  connect: 'How to connect a program',
  none: 'No keys yet.',
  failedList: 'Your keys could not be loaded.',
  new: 'New key',
  name: 'Key name',
  nameHint: 'Where it will be used.',
  scopes: 'What it may do',
  ends: 'Ends',
  create: 'Create key',
  creating: 'Creating...',
  failed: 'The key could not be created. Please try again.',
  full: `You have ${KEYS_OF_ACCOUNT} keys, which is as many as an account can have. Revoke one to make another.`,
  made: (name: string) => `The key ‘${name}’ is ready`,
  once: 'Copy it now: it is shown this once, and nobody can look it up later.',
  copy: 'Copy the key',
  done: 'I have copied it',
  prefix: (prefix: string) => `${prefix}…`,
  neverUsed: 'never used',
  used: (time: string) => `last used ${time}`,
  endless: 'no end',
  endsOn: (day: string) => `ends ${day}`,
  ended: (day: string) => `ended ${day}`,
  revoke: 'Revoke',
  revokeName: (name: string) => `Revoke ${name}`,
  rename: 'Rename',
  renameName: (name: string) => `Rename ${name}`,
  renameQuestion: (name: string) => `Rename ‘${name}’`,
  renameHint: 'The key itself stays as it is, and programs go on with it.',
  newName: 'New name',
  renaming: 'Renaming...',
  renamed: 'The key was renamed.',
  notRenamed: 'The key could not be renamed. Please try again.',
  cancel: 'Cancel',
  question: (name: string) => `Revoke ‘${name}’?`,
  goes: 'Programs that use this key are refused from then on. This cannot be undone.',
  keep: 'Keep the key',
  confirm: 'Revoke the key',
  revoking: 'Revoking...',
  revoked: 'The key was revoked.',
  notRevoked: 'The key could not be revoked. Please try again.',
} as const;

export const SCOPE_TEXTS: Readonly<Record<KeyScope, { readonly label: string; readonly what: string }>> = {
  read: { label: 'Read', what: 'See what is yours, and analyse and translate prompts.' },
  write: { label: 'Write', what: 'Change, save and delete what is yours.' },
  make: { label: 'Make', what: 'Write prompts, make pictures, read pictures.' },
  spend: { label: 'Spend', what: 'Also with models that cost money. Without it, nothing does.' },
};

/** Days from now; `none` is no end. */
export const EXPIRIES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'none', label: 'Never' },
] as const;
export type Expiry = (typeof EXPIRIES)[number]['value'];
