/** What a note speaks of. */
export type NoteKind =
  | 'remark'
  | 'whole'
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
  'whole',
  'sound',
  'look',
  'mood',
  'without',
  'title',
  'text',
];
