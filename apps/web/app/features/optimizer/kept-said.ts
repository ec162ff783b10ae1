import { z } from 'zod';
import { draftAs, keepDraft } from '../../lib/draft.ts';
import { keptOf, type Message, workOf } from './messages.ts';

/** When each message of the last conversation was said, and who wrote it: the roll keeps the words alone. */
const keptSaid = z.object({
  work: z.string(),
  said: z.array(z.object({ at: z.string().exactOptional(), by: z.string().exactOptional() })),
});

/** Keeps what the roll does not, so that a conversation looks the same after a reload. */
export function keepSaid(messages: readonly Message[]): void {
  const work = workOf(messages);
  if (work === undefined) return;
  const said = keptOf(messages).map(({ timestamp, ...message }) => ({
    ...(timestamp !== undefined && { at: timestamp }),
    ...(message.role === 'assistant' && { by: message.by }),
  }));
  keepDraft('messages-said', JSON.stringify({ work, said }));
}

/** The messages of a conversation of the roll with what was kept of them. */
export function withSaid(messages: readonly Message[]): readonly Message[] {
  const kept = draftAs('messages-said', keptSaid);
  if (!kept || kept.work !== workOf(messages)) return messages;
  return messages.map((message, place) => {
    const { at, by = '' } = kept.said[place] ?? {};
    const timed = { ...message, ...(at !== undefined && { timestamp: at }) };
    return timed.role === 'assistant' ? { ...timed, by } : timed;
  });
}
