import type { PicturePort } from '../picture-port.ts';

/**
 * Who is chosen where only OpenRouter is set up and nobody chose, best first: the list tells no order of quality.
 * Each is how ids of a family begin, so that its next version counts, too; what is not listed is passed over. As of
 * 2026-11-23: those that keep to long prompts come first, and of these those with a price for a picture.
 */
const FAMILIES: readonly string[] = [
  'black-forest-labs/flux.2-pro',
  'bytedance-seed/seedream-',
  'google/gemini-3.1-flash-image',
  'google/gemini-',
  'openai/gpt-image-',
  'black-forest-labs/flux.2-',
];

/** US dollars for a picture: what costs more, or nobody knows what, is never chosen for anybody. */
const MOST = 0.08;

/** The same models, the one to choose for people before the others, and those that need a picture last. */
export function bestFirst(models: readonly PicturePort[], day: Date): PicturePort[] {
  const rank = (port: PicturePort) => {
    const { modes, price_usd } = port.capabilities(day);
    if (!modes.includes('text-to-image')) return FAMILIES.length + 1;
    const family = FAMILIES.findIndex((begins) => port.id.startsWith(`openrouter/${begins}`));
    return family < 0 || price_usd === null || price_usd > MOST ? FAMILIES.length : family;
  };
  return models.toSorted((one, other) => rank(one) - rank(other));
}
