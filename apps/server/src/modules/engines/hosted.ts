import type { Engine } from '@framewright/contract';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { Openrouter } from '../../providers/ai/openrouter-images/source.ts';
import { DEFAULT_TEXT_MODEL, type TextModels } from '../../providers/ai/text/text-models.ts';

const IDS = ['openai', 'gemini', 'seedream'] as const;

const OPENROUTER_HINT =
  'Many models behind one key. Set OPENROUTER_API_KEY and restart, or send a key of your own with each picture.';

/** What to do for a key. */
const HINTS: Readonly<Record<(typeof IDS)[number], string>> = {
  openai: 'Set OPENAI_API_KEY and restart. The video tools also take your own key.',
  gemini: 'Set GEMINI_API_KEY and restart.',
  seedream: 'Takes your own BytePlus key with each picture, and keeps it nowhere.',
};

interface Hosted {
  readonly providers: ImageProviders;
  readonly openrouter: Openrouter;
  readonly textModels: TextModels;
}

/** Engines behind keys. Without a key one is locked. */
export function hostedEngines({ providers, openrouter, textModels }: Hosted, now: Date): Engine[] {
  const writer = textModels.onServerKey(DEFAULT_TEXT_MODEL, now);
  const named = IDS.map((id): Engine => {
    const { label, ready, capabilities } = providers[id];
    const paints = ready().ready;
    const needsKey = !paints || id === 'seedream';
    const { price_usd, model_id } = capabilities(now);
    const writes = !needsKey && writer && writesFor(id, writer.id, providers) ? writer : undefined;
    return {
      ...{ id, kind: id, name: label, hosted: true, address: null, removable: false },
      state: needsKey ? 'locked' : 'ready',
      message: needsKey ? HINTS[id] : '',
      models: needsKey
        ? []
        : [
            { id, label: model_id, purposes: ['pictures'] },
            ...(writes
              ? [
                  {
                    id: DEFAULT_TEXT_MODEL,
                    label: writes.id,
                    purposes: writes.sees ? ['texts' as const, 'vision' as const] : ['texts' as const],
                  },
                ]
              : []),
          ],
      capabilities: needsKey ? [] : ['pictures', ...(writes ? (['texts'] as const) : [])],
      price: price_usd === null ? 'price not known' : `$${price_usd.toFixed(2)} a picture`,
      how_to_start: [],
      workflows: [],
    };
  });
  return [...named, openrouterEngine(openrouter, now)];
}

function openrouterEngine({ id, name, hasKey, condition }: Openrouter, now: Date): Engine {
  const { state, message, models } = condition();
  const prices = models.flatMap((model) => model.capabilities(now).price_usd ?? []);
  return {
    ...{ id, kind: 'openrouter', name, hosted: true, address: null, removable: false },
    state: hasKey ? state : 'locked',
    message: hasKey ? message : OPENROUTER_HINT,
    models: (hasKey ? models : []).map((model) => ({
      id: model.id,
      label: model.label,
      purposes: ['pictures'],
    })),
    capabilities: hasKey && models.length > 0 ? ['pictures'] : [],
    price: leastOf(prices),
    how_to_start: [],
    workflows: [],
  };
}

/** OpenAI writes for the server where it is set up, else Gemini. */
function writesFor(id: 'openai' | 'gemini' | 'seedream', model: string, providers: ImageProviders): boolean {
  return id === (providers.openai.ready().ready && !model.startsWith('gemini-') ? 'openai' : 'gemini');
}

/** What the cheapest picture costs, and that some cost nothing. */
function leastOf(prices: readonly number[]): string {
  const paid = prices.filter((price) => price > 0);
  if (paid.length === 0) return prices.length > 0 ? 'free' : 'price by model';
  const from = `from $${Number(Math.min(...paid).toPrecision(2))} a picture`;
  return paid.length < prices.length ? `some free, others ${from}` : from;
}
