import type { EngineState } from '@framewright/contract';
import type { EngineCondition, PictureSource } from '../engines/picture-engine.ts';
import type { ModelCalls } from '../model-calls.ts';
import { ModelFailure } from '../model-failure.ts';
import type { PicturePort } from '../picture-port.ts';
import { Secret } from '../secret.ts';
import { withinTime } from '../time-limit.ts';
import { capabilitiesOf } from './capabilities.ts';
import { wrongKey } from './failures.ts';
import type { OpenrouterModel } from './list.ts';
import { type Called, fetchOpenrouterModels, KEY, readAllRates } from './look.ts';
import { paint } from './pictures.ts';
import type { Rates } from './prices.ts';

/** What OpenRouter is asked with. */
export interface OpenrouterOptions {
  /** The server's own; without one, people send theirs. */
  readonly apiKey: string | undefined;
  /** Another server that speaks as OpenRouter does. */
  readonly baseUrl: string | undefined;
  readonly calls: ModelCalls;
  readonly now: () => Date;
  /** Milliseconds for one picture, without the time that it queues. */
  readonly timeLimit?: number;
}

/** OpenRouter: some thirty models behind one key, listed as they are now. */
export interface Openrouter extends PictureSource {
  /** Whether the server's own key pays. */
  readonly hasKey: boolean;
  /** What the last look came to. */
  condition(): EngineCondition;
  /** Looks again in the background where the last look is old; without a key, only after somebody has asked. */
  freshen(): void;
  /** How the server's own key is called with. */
  readonly called: Called;
}

const OPENROUTER_URL = 'https://openrouter.ai/api/v1';
const TIME_LIMIT = 180_000;

/** Milliseconds that a list stands, that one stands which somebody wants anew, and that the last good one does. */
const STANDS = 10 * 60_000;
const STANDS_ANYWAY = 10_000;
const LASTS = 60 * 60_000;
/** Milliseconds for the list. */
const LOOKS = 10_000;

/** Asks for nothing until somebody wants the list. */
export function openrouter(options: OpenrouterOptions): Openrouter {
  const { apiKey, baseUrl = OPENROUTER_URL, now } = options;
  const called: Called = { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey };
  let last: EngineCondition | undefined;
  let lastListed = 0;
  let asking: Promise<EngineCondition> | undefined;

  async function look(): Promise<EngineCondition> {
    try {
      const patience = { signal: new AbortController().signal, milliseconds: LOOKS };
      const models = await withinTime(patience, (signal) => fetchOpenrouterModels(called, signal));
      const rates = await readAllRates(called, models);
      const ports = models.map((model, place) =>
        portOf(options, called, model, { rates: rates[place] ?? [], onGone }),
      );
      lastListed = now().getTime();
      if (ports.length === 0)
        return without('misconfigured', 'OpenRouter lists no image model at the moment.');
      return { state: 'ready', message: '', models: ports.toSorted(byPrice(now())), checkedAt: now() };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const isPassing = error.kind === 'unreachable' || error.kind === 'too-slow' || error.kind === 'busy';
      const lasts = last?.state === 'ready' && now().getTime() - lastListed < LASTS;
      if (last && isPassing && lasts) return { ...last, checkedAt: now() };
      const [state, message] = saidOf(error, called);
      return without(state, message);
    }
  }

  /** The list named a model that is there no more. */
  const onGone = () => {
    if (last) last = { ...last, checkedAt: new Date(0) };
  };
  const without = (state: EngineState, message: string) => ({ state, message, models: [], checkedAt: now() });
  const notAsked = apiKey
    ? without('unreachable', 'OpenRouter has not answered yet. Look again in a moment.')
    : without('locked', '');
  const age = () => (last ? now().getTime() - last.checkedAt.getTime() : Number.POSITIVE_INFINITY);

  async function prepare({ fresh = false } = {}): Promise<EngineCondition> {
    if (last && age() < (fresh ? STANDS_ANYWAY : STANDS)) return last;
    asking ??= look().finally(() => {
      asking = undefined;
    });
    last = await asking;
    return last;
  }

  return {
    id: 'openrouter',
    name: 'OpenRouter',
    hasKey: apiKey !== undefined,
    called,
    prepare,
    condition: () => last ?? notAsked,
    freshen() {
      // Whoever needs a model asks again, and hears what is wrong.
      if ((apiKey || last) && age() >= STANDS) void prepare().catch(() => {});
    },
  };
}

/** A model of the list as a maker of pictures. */
function portOf(
  { apiKey, calls, now, timeLimit = TIME_LIMIT }: OpenrouterOptions,
  { baseUrl }: Called,
  model: OpenrouterModel,
  { rates, onGone }: { readonly rates: Rates; readonly onGone: () => void },
): PicturePort {
  const capabilities = capabilitiesOf(model, rates, apiKey !== undefined);
  return {
    id: `openrouter/${model.id}`,
    label: model.name,
    note: apiKey ? 'OpenRouter' : 'OpenRouter, needs your own key',
    capabilities: () => capabilities,
    ready: () => ({ ready: true }),
    async generate({ userId }, request, waiting) {
      const onUserKey = request.userKey !== undefined;
      const key = request.userKey ?? new Secret(apiKey ?? '');
      // OpenRouter would say the same, but a header cannot carry it there.
      if (!key.matches(KEY)) throw wrongKey({ onUserKey: onUserKey || !apiKey });
      const asked = { label: model.name, apiKey: key, onUserKey, now: now() };
      const imagesUrl = new URL(`${baseUrl}/images`);
      try {
        return await paint(
          { ...{ model, rates, capabilities, imagesUrl, asked }, ...{ userId, calls, timeLimit } },
          request,
          waiting,
        );
      } catch (error) {
        if (error instanceof ModelFailure && error.kind === 'retired') onGone();
        throw error;
      }
    },
  };
}

/** The cheapest first, those without a price last; then by name. */
function byPrice(day: Date) {
  const priceOf = (port: PicturePort) => port.capabilities(day).price_usd ?? Number.MAX_VALUE;
  return (one: PicturePort, other: PicturePort) =>
    priceOf(one) - priceOf(other) || one.label.localeCompare(other.label, 'en');
}

function saidOf({ kind }: ModelFailure, { apiKey, baseUrl }: Called): [EngineState, string] {
  if (kind === 'wrong-key' && !apiKey)
    return [
      'locked',
      'OpenRouter tells its models to nobody without a key. An operator can set OPENROUTER_API_KEY.',
    ];
  if (kind === 'wrong-key')
    return [
      'locked',
      "OpenRouter did not accept this server's key. Its operator can check OPENROUTER_API_KEY.",
    ];
  if (kind === 'unreachable' || kind === 'too-slow')
    return ['unreachable', 'OpenRouter could not be reached for its list of models. Try again in a moment.'];
  if (kind === 'busy')
    return ['unreachable', 'OpenRouter is busy and told no models. Try again in a moment.'];
  return baseUrl !== OPENROUTER_URL
    ? [
        'misconfigured',
        "Something else answers in OpenRouter's place. Its operator can check OPENROUTER_BASE_URL.",
      ]
    : ['misconfigured', 'OpenRouter sent a list that cannot be read here. Choose another model meanwhile.'];
}
