import type { CallFacts, CallUse, ModelCalls } from '../providers/ai/model-calls.ts';
import { openaiImages } from '../providers/ai/openai-images/adapter.ts';
import type { PictureRequest, Waiting } from '../providers/ai/picture-port.ts';
import type { UsageReservation } from '../providers/ai/reservation.ts';
import { type ImagesAnswer, openaiImagesPeer } from './openai-images-peer.ts';

export const KEY = 'sk-test-0123456789abcdef';
export const NOW = new Date('2026-11-21T12:00:00Z');

// Only the usage module makes real ones; adapters look at nothing but whose it is.
export const RESERVATION = {
  id: 'reservation_1',
  userId: 'user_1',
  kind: 'image',
  day: '2026-11-21',
} as unknown as UsageReservation;

export const REQUEST: PictureRequest = {
  prompt: 'a red boat',
  aspectRatio: undefined,
  input: undefined,
  userKey: undefined,
};

/** A picture on its way, as whoever waits is shown it. */
export type Unfinished = Parameters<NonNullable<Waiting['onPartial']>>[0];

/** Somebody who waits, and who sees unfinished pictures where they say so. */
export const waits = (onPartial?: Waiting['onPartial']): Waiting => ({
  signal: new AbortController().signal,
  ...(onPartial && { onPartial }),
});

type Overriding = Partial<Omit<Parameters<typeof openaiImages>[0], 'calls'>>;

/** The adapter before a peer, with a door that everything may pass. */
export async function openaiSetUp(answers: readonly ImagesAnswer[], options: Overriding = {}) {
  const peer = await openaiImagesPeer(answers);
  const ledger: { facts: CallFacts; used?: CallUse }[] = [];
  const calls: ModelCalls = {
    run(facts, _, work) {
      const entry: (typeof ledger)[number] = { facts };
      ledger.push(entry);
      return work((used) => {
        entry.used = used;
      });
    },
  };
  const usual = { apiKey: KEY, baseUrl: peer.baseUrl, overrides: {}, now: () => NOW, timeLimit: 20_000 };
  return { peer, ledger, provider: openaiImages({ ...usual, ...options, calls }) };
}
