import type { CallFacts, CallUse, ModelCalls } from '../providers/ai/model-calls.ts';

interface Entry {
  readonly facts: CallFacts;
  used?: CallUse;
}

/** A door to models that everything may pass at once, and what went through it. */
export function openDoor(): { readonly calls: ModelCalls; readonly ledger: readonly Entry[] } {
  const ledger: Entry[] = [];
  return {
    ledger,
    calls: {
      run(facts, _, work) {
        const entry: Entry = { facts };
        ledger.push(entry);
        return work((used) => {
          entry.used = used;
        });
      },
    },
  };
}
