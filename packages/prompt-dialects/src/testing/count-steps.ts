type Method =
  | 'charAt'
  | 'slice'
  | 'indexOf'
  | 'lastIndexOf'
  | 'includes'
  | 'startsWith'
  | 'endsWith'
  | 'split'
  | 'trim'
  | 'trimStart'
  | 'trimEnd'
  | 'toLowerCase'
  | 'replace'
  | 'replaceAll';

/** What looks at one place of a text; all others are counted with the length of what they look through. */
const SINGLE: readonly string[] = ['charAt', 'startsWith', 'endsWith'];
const METHODS: readonly Method[] = [
  ...(['charAt', 'slice', 'indexOf', 'lastIndexOf', 'includes', 'startsWith', 'endsWith', 'split'] as const),
  ...(['trim', 'trimStart', 'trimEnd', 'toLowerCase', 'replace', 'replaceAll'] as const),
];

/** How many characters `run` looks at through the methods of texts: time that no busy machine can change. */
export function countSteps(run: () => void): number {
  let steps = 0;
  const originals = METHODS.map(
    (method) => [method, Object.getOwnPropertyDescriptor(String.prototype, method)] as const,
  );
  for (const [method, descriptor] of originals) {
    const original: unknown = descriptor?.value;
    if (typeof original === 'function') {
      const value = function (this: string, ...parameters: unknown[]): unknown {
        const result: unknown = original.apply(this, parameters);
        steps += SINGLE.includes(method) ? 1 : costOf(this, method, parameters, result);
        return result;
      };
      Object.defineProperty(String.prototype, method, { ...descriptor, value });
    }
  }
  try {
    run();
  } finally {
    for (const [method, descriptor] of originals) {
      Object.defineProperty(String.prototype, method, descriptor ?? {});
    }
  }
  return steps;
}

function costOf(text: string, method: Method, parameters: readonly unknown[], result: unknown): number {
  if (method === 'slice') {
    return 1 + String(result).length;
  }
  if (method === 'indexOf') {
    const from = Number(parameters[1] ?? 0);
    return 1 + (result === -1 ? text.length - from : Number(result) - from);
  }
  return 1 + text.length;
}
