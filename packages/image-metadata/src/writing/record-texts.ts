import type { GenerationRecord } from '../generation-record.ts';

/**
 * The text that AUTOMATIC1111 and most other readers take. Its last line holds only what is true: a hosted model
 * has neither steps nor a sampler, so none is made up, at the price of those few readers that insist on them.
 * Three pairs are always there, which is what AUTOMATIC1111 itself asks for.
 */
export function a1111Text(record: GenerationRecord): string {
  const { prompt, negativePrompt, steps, sampler, guidance, seed, size, model, tool } = record;
  const settings = {
    ...(steps === undefined ? {} : { Steps: String(steps) }),
    ...(sampler ? { Sampler: sampler } : {}),
    ...(guidance === undefined ? {} : { 'CFG scale': String(guidance) }),
    ...(seed ? { Seed: seed } : {}),
    Size: `${size.width}x${size.height}`,
    Model: model,
    Version: tool,
  };
  const last = Object.entries(settings).map(([name, value]) => `${name}: ${quoted(value)}`);
  return [prompt, ...(negativePrompt ? [`Negative prompt: ${negativePrompt}`] : []), last.join(', ')].join(
    '\n',
  );
}

/** As AUTOMATIC1111 does it: a value that would break the line apart is a JSON string. */
const quoted = (value: string): string => (/[,:"\n\r]/.test(value) ? JSON.stringify(value) : value);

/**
 * Everything, without loss: what our own reader takes before all else. The A1111 text cannot hold a prompt with a
 * line that begins with 'Negative prompt:', this can.
 */
export function privateJson(record: GenerationRecord): string {
  const { tool, prompt, negativePrompt = null, seed = null, model, size, origin, lineage } = record;
  const { steps, sampler, guidance } = record;
  const json = JSON.stringify({
    version: 1,
    tool,
    prompt,
    negativePrompt,
    seed,
    steps,
    sampler,
    guidance,
    model,
    size: { width: size.width, height: size.height },
    origin,
    lineage,
  });
  // XML cannot hold these two, escaped they survive.
  return json.replaceAll('\ufffe', '\\ufffe').replaceAll('\uffff', '\\uffff');
}
