/**
 * Loads a module when it is first asked for. Every `import()` looks it up anew, which on a busy path takes longer than
 * much of what the module is asked for.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}
