import { wholeNumber } from '@framewright/contract';
import type { ReactNode } from 'react';

const fullText = (most: number) => `The field is full: it takes ${wholeNumber(most)} characters.`;

/** Says that a field takes no more, where a browser cuts what is pasted without a word. */
export function fullHint(value: string, most: number): ReactNode {
  return value.length < most ? undefined : <span role="status">{fullText(most)}</span>;
}

/** The same below a field that has no hints of its own. */
export function FullHint({ value, most }: { readonly value: string; readonly most: number }) {
  const hint = fullHint(value, most);
  return hint ? <p className="field-hint">{hint}</p> : null;
}
