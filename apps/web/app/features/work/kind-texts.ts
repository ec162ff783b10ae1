import type { WorkKind } from '@framewright/contract';

/** A kind, of one and of many. */
export const KIND_TEXTS: Readonly<Record<WorkKind, { readonly one: string; readonly many: string }>> = {
  picture: { one: 'Picture', many: 'Pictures' },
  takes: { one: 'Takes', many: 'Takes' },
  extraction: { one: 'Extraction', many: 'Extractions' },
  script: { one: 'Script', many: 'Scripts' },
  conversation: { one: 'Conversation', many: 'Conversations' },
};
