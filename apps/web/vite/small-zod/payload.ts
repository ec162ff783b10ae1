/** What is not as it should be. Whether it goes on being looked at is said by zod's own three answers. */
export interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
  /** `true`: later checks run; `false`: none does; left out: only those that measure a length. */
  readonly goesOn?: boolean | undefined;
  /** Only keys that nobody asked for: what was asked for is right. */
  readonly isOfKeys?: true;
}

/** A value on its way through a schema. */
export interface Payload {
  value: unknown;
  issues: Issue[];
  /** Whether nothing more may run on it. */
  isEnded?: boolean;
}

/** A sentence for what is wrong, or what makes one. */
export type Told = string | ((issue: { readonly input: unknown }) => string | undefined);

/** What a kind or a check may be given beside its own. */
export interface Params {
  readonly error?: Told;
  readonly abort?: boolean;
  readonly path?: readonly PropertyKey[];
}

/** Both forms of what a kind may be given. */
export const paramsOf = (given: string | Params | undefined): Params =>
  typeof given === 'string' ? { error: given } : (given ?? {});

/** The first sentence that is told; zod's own where none is. */
export function wordsFor(input: unknown, ...told: readonly (Told | undefined)[]): string {
  for (const each of told) {
    const sentence = typeof each === 'function' ? each({ input }) : each;
    if (sentence) return sentence;
  }
  return 'Invalid input';
}

/** The payload of a kind that wants something else. */
export function refuse(
  payload: Payload,
  error: Told | undefined,
  path: readonly PropertyKey[] = [],
): Payload {
  payload.issues.push({ message: wordsFor(payload.value, error), path });
  return payload;
}

/** By which a transform or a refinement tells what is wrong. */
export interface Teller {
  addIssue(issue: { readonly message: string; readonly path?: readonly PropertyKey[] }): void;
}

/** Adds what is told. @param goesOn as an issue has it */
export const tellerOf = (issues: Issue[], goesOn?: boolean): Teller => ({
  addIssue: ({ message, path = [] }) => void issues.push({ message, path: [...path], goesOn }),
});

/** Adds what is wrong with a part. */
export function addBelow(payload: Payload, key: PropertyKey, issues: readonly Issue[]): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [key, ...issue.path] });
}

/** Whether a check may not run any more. */
export const isEnded = ({ isEnded: ended, issues }: Payload, from = 0): boolean =>
  ended === true || issues.slice(from).some(({ goesOn }) => goesOn !== true);

/** Whether not even a check of lengths may run any more. */
export const isClosed = ({ isEnded: ended, issues }: Payload): boolean =>
  ended === true || issues.some(({ goesOn }) => goesOn === false);

/** Whether a check of lengths has something to measure. */
export const hasLength = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);

/** Characters, as people count them. */
export function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const text = String(value);
  return /[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length;
}

/** What is told where a value does not fit. */
export class Misfit extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    this.issues = issues;
  }
}
