import { z } from 'zod';
import { listOf, name } from './hostile-lists.ts';

/**
 * Only LocalAI answers here. Elsewhere it answers as others do: at `/version` as vLLM, at `/api/tags` as Ollama.
 * As of 2026-11, from its source.
 */
export const LOCALAI_LIST = 'v1/models/capabilities';

/** Files without a configuration are listed without capabilities. */
const model = z.object({ id: name, capabilities: z.array(z.string()).optional() });

/** What LocalAI tells of its models; a list that tells of none what it can do is somebody else's. */
export const localaiModels = z
  .object({ data: listOf(model) })
  .refine(({ data }) => data.length === 0 || data.some(({ capabilities }) => capabilities))
  .transform(({ data }) => data);

/** Older versions say `FLAG_IMAGE`; models that see are called otherwise than those that draw. */
export const LOCALAI_CAN = {
  draw: /^(?:flag_)?image(?:_generation)?$/i,
  write: /^(?:flag_)?chat$/i,
  see: /^(?:flag_)?vision$/i,
} as const;
