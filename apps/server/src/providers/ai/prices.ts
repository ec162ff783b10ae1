/** What a model costs, in US dollars. */
export interface Price {
  /** For a million tokens that go in. */
  readonly input?: number;
  /** For a million tokens that come out; of an image model, tokens of the picture. */
  readonly output?: number;
  /** For one picture of the size that is asked for here. */
  readonly picture?: number;
  readonly source: string;
}

/**
 * By the provider's name of the model. A model that is not here costs an unknown amount: it is recorded
 * without one. As of 2026-11-20; copies of price pages, to be checked before anybody is billed.
 */
export const PRICES: Readonly<Record<string, Price>> = {
  'gpt-image-2.6-flare': { input: 5, output: 30, source: 'docs.apiyi.com, 2026-11' },
  'gpt-image-2': { input: 5, output: 30, source: 'docs.apiyi.com, 2026-11' },
  'gemini-nano-banana-2.1': { output: 30, picture: 0.0336, source: 'LiteLLM notice 44983' },
  'gemini-3-pro-image': { picture: 0.134, source: 'copy of the price page, 2026-09-02' },
  'seedream-4-5-251128': { picture: 0.04, source: "BytePlus's price page, as copied on 2026-11-20" },
  'gpt-5': { input: 1.25, output: 10, source: "OpenAI's price page of 2025, not looked at since" },
  'gpt-5-mini': { input: 0.25, output: 2, source: "OpenAI's price page of 2025, not looked at since" },
  'gpt-4.1': { input: 2, output: 8, source: "OpenAI's price page of 2025, not looked at since" },
  'gpt-4o': { input: 2.5, output: 10, source: "OpenAI's price page of 2025, not looked at since" },
  'gpt-6.1-sol': { input: 2, output: 10, source: 'secondary copies of the price page, 2026-11' },
  'gpt-6-luna': { input: 0.1, output: 0.5, source: 'secondary copies of the price page, 2026-11' },
  'gpt-6.1-terra': { input: 1, output: 5, source: 'secondary copies of the price page, 2026-11' },
};

/**
 * What a picture costs, in US dollars: by its tokens where they and their price are known, else by the piece.
 * @param used null before the call: then as much as one usually takes
 */
export function pictureCost(
  modelId: string,
  used: { readonly inputTokens: number | null; readonly outputTokens: number | null } | null,
): number | null {
  const price = Object.hasOwn(PRICES, modelId) ? PRICES[modelId] : undefined;
  if (!price) return null;
  const { input = 0, output, picture } = price;
  const tokens = used?.outputTokens ?? (picture === undefined ? USUAL_TOKENS : null);
  if (output !== undefined && tokens !== null) {
    return (input * (used?.inputTokens ?? 0) + output * tokens) / 1_000_000;
  }
  return picture ?? null;
}

/** Tokens of a picture: 4,160 in the example of OpenAI's description for 1024 × 1536, and some of the prompt. */
const USUAL_TOKENS = 4_200;

/**
 * What a text costs, in US dollars; null where the table has no price, or the provider does not say how many
 * tokens it took.
 */
export function textCost(
  modelId: string,
  used: { readonly inputTokens: number | null; readonly outputTokens: number | null },
): number | null {
  const { input, output } = (Object.hasOwn(PRICES, modelId) ? PRICES[modelId] : undefined) ?? {};
  if (input === undefined || output === undefined) return null;
  if (used.inputTokens === null || used.outputTokens === null) return null;
  return (input * used.inputTokens + output * used.outputTokens) / 1_000_000;
}
