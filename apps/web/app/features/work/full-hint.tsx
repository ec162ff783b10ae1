import type { ReactNode } from 'react';
import { DIALOG_TEXTS as TEXTS } from './texts.ts';

/** Says that a field takes no more, where a browser cuts what is pasted without a word. */
export function fullHint(value: string, most: number): ReactNode {
  return value.length < most ? undefined : <span role="status">{TEXTS.full(most)}</span>;
}

/** The same below a field that has no hints of its own. */
export function FullHint({ value, most }: { readonly value: string; readonly most: number }) {
  const hint = fullHint(value, most);
  return hint ? <p className="field-hint">{hint}</p> : null;
}
