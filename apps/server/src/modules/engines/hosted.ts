import type { Engine } from '@framewright/contract';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import { DEFAULT_TEXT_MODEL, type TextModels } from '../../providers/ai/text/text-models.ts';

const IDS = ['openai', 'gemini', 'seedream'] as const;

/** What to do for a key. */
const HINTS: Readonly<Record<(typeof IDS)[number], string>> = {
  openai: 'Set OPENAI_API_KEY and restart. The video tools also take your own key.',
  gemini: 'Set GEMINI_API_KEY and restart.',
  seedream: 'Takes your own BytePlus key with each picture, and keeps it nowhere.',
};

/** Engines behind keys. Without a key one is locked. */
export function hostedEngines(
  { providers, textModels }: { readonly providers: ImageProviders; readonly textModels: TextModels },
  now: Date,
): Engine[] {
  const writer = textModels.onServerKey(DEFAULT_TEXT_MODEL, now);
  return IDS.map((id) => {
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
}

/** OpenAI writes for the server where it is set up, else Gemini. */
function writesFor(id: 'openai' | 'gemini' | 'seedream', model: string, providers: ImageProviders): boolean {
  return id === (providers.openai.ready().ready && !model.startsWith('gemini-') ? 'openai' : 'gemini');
}
