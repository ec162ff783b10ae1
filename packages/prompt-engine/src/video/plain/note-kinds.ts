/** What a note speaks of. */
export type NoteKind =
  | 'remark'
  | 'camera'
  | 'light'
  | 'hour'
  | 'sound'
  | 'look'
  | 'form'
  | 'without'
  | 'mood'
  | 'title'
  | 'text'
  | 'chat';

export const NOTE_KINDS: readonly NoteKind[] = [
  'chat',
  'form',
  'camera',
  'light',
  'hour',
  'remark',
  'sound',
  'look',
  'mood',
  'without',
  'title',
  'text',
];
