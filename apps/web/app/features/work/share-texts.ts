/** What opening a work or a collection to others says. */
export const SHARE_TEXTS = {
  title: 'Share',
  off: 'Nobody but you can see this. With a link, whoever has it sees the picture, its words and how it was made; nothing else of yours.',
  offCollection:
    'Nobody but you can see this. With a link, whoever has it sees the frames of this collection and their words; nothing else of yours.',
  on: 'Whoever has this link can see it, until you revoke it.',
  ends: 'The link ends',
  make: 'Make a link',
  making: 'Making...',
  link: 'Link',
  copy: 'Copy link',
  index: 'Search engines may list it',
  endsOn: (day: string) => `Ends on ${day}.`,
  endless: 'It has no end.',
  noAddress: 'This link was made under another key of this server. Revoke it, and make a new one.',
  revoke: 'Revoke the link',
  revoked: 'Revoked. Nothing is at that address any more.',
  close: 'Close',
  loading: 'Looking for a link...',
  changed: 'Changed.',
} as const;

/** Days until a link ends. */
export const EXPIRIES = [
  { value: 'none', label: 'When I revoke it' },
  { value: '1', label: 'In a day' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
] as const;
export type ShareExpiry = (typeof EXPIRIES)[number]['value'];
