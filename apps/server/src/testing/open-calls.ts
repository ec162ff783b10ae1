import type { CallFacts, CallUse, ModelCalls } from '../providers/ai/model-calls.ts';

interface Booked {
  readonly facts: CallFacts;
  /** What was told last. */
  used: CallUse | undefined;
}

/** A door that lets every call through, and what its book says. */
export function openCalls(): { readonly calls: ModelCalls; readonly book: readonly Booked[] } {
  const book: Booked[] = [];
  const calls: ModelCalls = {
    run(facts, _, work) {
      const booked: Booked = { facts, used: undefined };
      book.push(booked);
      return work((used) => {
        booked.used = used;
      });
    },
  };
  return { calls, book };
}
