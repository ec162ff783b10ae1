/** What the script generator offers, in its order; the optimizer offers the first four and the built-in engine. */
export const SCRIPT_MODELS = [
  'gpt-5',
  'gpt-5-mini',
  'gpt-4.1',
  'gpt-4o',
  'o3-mini',
  'o1-mini',
  'built-in',
] as const;
export type ScriptModelId = (typeof SCRIPT_MODELS)[number];
