import type { ImageCapabilities } from '@framewright/contract';
import { limiter } from '../../../limiter.ts';
import { ModelFailure } from '../model-failure.ts';
import type { Picture, PicturePort, PictureRequest, Waiting } from '../picture-port.ts';
import { EngineFailure } from './engine-failure.ts';
import type { EngineAddress, EngineCondition, PictureEngine, PictureEngineKind } from './picture-engine.ts';

/** A model that an engine tells. */
export interface SeenModel {
  /** The engine's own name of it. */
  readonly name: string;
  /** What the form shows. */
  readonly label: string;
  readonly capabilities: ImageCapabilities;
  /** Makes the pictures when its turn has come. */
  paint(request: PictureRequest, waiting: Waiting): Promise<Picture>;
}

interface Options {
  readonly address: EngineAddress;
  readonly kind: PictureEngineKind;
  readonly now: () => Date;
  /**
   * Asks the engine what it has.
   * @param called its address, with the name that it was told by last
   * @throws {EngineFailure} where it cannot be used
   */
  look(signal: AbortSignal, called: EngineAddress): Promise<Seen>;
}

interface Seen {
  readonly models: readonly SeenModel[];
  /** What people call it, where it tells which program it is. */
  readonly name?: string;
}

/** Milliseconds that an answer to 'what do you have' stands. */
const STANDS = 60_000;
/** Milliseconds that an engine has for it. */
const LOOKS = 10_000;

/** One picture at a time, as engines work; who waits may wait for hours, and leave at any time. */
const TURNS = { eachAtOnce: 1, atOnce: 1, mayWait: 64, longestWait: 6 * 3_600_000 };

/** What all engines have in common: turns, and a condition that is asked for and kept. */
export function pictureEngine({ address, kind, now, look }: Options): PictureEngine {
  const { id } = address;
  /** As it was told last. */
  let { name } = address;
  const turns = limiter({ ...TURNS, refusal: () => new ModelFailure('busy') });
  let last: EngineCondition | undefined;
  let lastReady: Date | undefined;
  let asking: Promise<EngineCondition> | undefined;

  const portOf = (model: SeenModel): PicturePort => ({
    id: `${id}/${model.name}`,
    label: model.label,
    note: name,
    capabilities: () => model.capabilities,
    ready: () => ({ ready: true }),
    generate: ({ userId }, request, waiting) =>
      turns.run(() => model.paint(request, waiting), { ...waiting, who: userId ?? undefined }),
  });

  async function ask(): Promise<EngineCondition> {
    try {
      const seen = await look(AbortSignal.timeout(LOOKS), { ...address, name });
      name = seen.name ?? name;
      return { name, state: 'ready', message: '', models: seen.models.map(portOf), checkedAt: now() };
    } catch (error) {
      return withoutAnswer(error);
    }
  }

  function withoutAnswer(error: unknown): EngineCondition {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const failure = isLate ? new EngineFailure('silent', name) : error;
    if (!(failure instanceof EngineFailure)) throw failure;
    // An engine that paints may have no ear for questions.
    if (failure.problem === 'silent' && last?.state === 'ready') return { ...last, checkedAt: now() };
    const { state = 'misconfigured', sentence } = failure;
    const since = state === 'unreachable' && lastReady ? ` It last answered at ${timeOf(lastReady)}.` : '';
    return { name, state, message: `${sentence}${since}`, models: last?.models ?? [], checkedAt: now() };
  }

  return {
    id,
    kind,
    name: address.name,
    async prepare({ fresh = false } = {}) {
      const stands = last && now().getTime() - last.checkedAt.getTime() < STANDS;
      if (last && stands && !fresh) return last;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      last = await asking;
      if (last.state === 'ready') lastReady = last.checkedAt;
      return last;
    },
  };
}

/** 'YYYY-MM-DD HH:MM UTC'. */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
