/** What needs a server that is set up otherwise, and starts one process of its own: it says nothing of several. */
export const OF_OWN_SERVERS = [
  'first-time.spec.ts',
  'google.spec.ts',
  'models.spec.ts',
  'openrouter.spec.ts',
  'workflows.spec.ts',
] as const;
