import { type Dialect, type FieldRole, isCaptionDialect, type Prompt } from '@framewright/prompt-dialects';
import type { Element, Span } from '@framewright/prompt-engine/vocabulary';
import { wordsAnatomy } from './anatomy-of-words.ts';

/** Which element a caption's field speaks of. A summary speaks of all, and the rest of none. */
const ELEMENT_OF_FIELD: Readonly<Partial<Record<FieldRole, Element>>> = {
  subject: 'subject',
  lettering: 'subject',
  background: 'setting',
  lighting: 'light',
  camera: 'camera',
  composition: 'composition',
  place: 'composition',
  medium: 'style',
  style: 'style',
  mood: 'mood',
  palette: 'palette',
  colours: 'palette',
};

/** A span, and in a caption the key whose value it is: `subjects.description`. */
export interface FieldSpan extends Span {
  readonly field?: string;
}

/** What a caption says of a field that it has to have. */
const UNSAID = 'unspecified';

/**
 * The anatomy of a text in any dialect: of its prompt, and of what it says must not be seen. Settings below the
 * prompt, and all that makes a caption JSON, stay outside. Sorted, without overlap.
 */
export function anatomyOf(text: string, { dialect, elements, negative }: Prompt): FieldSpan[] {
  if (isCaptionDialect(dialect)) return fieldsOf(elements);
  const end = endOf(elements, dialect, text);
  const prompt = wordsAnatomy(text.slice(0, end), elements, dialect);
  const from = negative.source ? text.indexOf(negative.source, end) : -1;
  if (from < 0 || negative.source === null) return prompt;
  return [...prompt, { start: from, end: from + negative.source.length, element: 'negative' }];
}

/** Where the prompt itself ends, and parameters or settings begin. */
function endOf(elements: Prompt['elements'], dialect: Dialect, text: string): number {
  const last = elements.reduce((end, element) => Math.max(end, element.end), 0);
  // What is read as plain language and has no elements is still a text.
  if (last === 0 && dialect === 'natural') return text.length;
  const signs = /^\S*/.exec(text.slice(last))?.[0] ?? '';
  return last + signs.length;
}

/** The values, without their quotation marks. */
function fieldsOf(elements: Prompt['elements']): FieldSpan[] {
  return elements.flatMap((value): FieldSpan[] => {
    const element = value.kind === 'field' ? ELEMENT_OF_FIELD[value.role] : undefined;
    if (value.kind !== 'field' || !element || value.text === UNSAID) return [];
    const [start, end] = [value.start + 1, value.end - 1];
    return start < end ? [{ start, end, element, field: value.path.replaceAll(/\.\d+/g, '') }] : [];
  });
}
