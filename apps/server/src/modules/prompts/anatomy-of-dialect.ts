import { type Dialect, type FieldRole, isCaptionDialect, type Prompt } from '@framewright/prompt-dialects';
import { analyze } from '@framewright/prompt-engine/anatomy';
import type { Element, Span } from '@framewright/prompt-engine/vocabulary';

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

/** What a caption says of a field that it has to have. */
const UNSAID = 'unspecified';

const OPENING = '([{';
const CLOSING = ')]}';

const NO_PICTURE: ReadonlySet<string> = new Set(['lora', 'embedding', 'wildcard', 'command', 'image-url']);

/**
 * The anatomy of a text in any dialect: of its prompt, and of what it says must not be seen. Settings below the
 * prompt, and all that makes a caption JSON, stay outside. Sorted, without overlap.
 */
export function anatomyOf(text: string, { dialect, elements, negative }: Prompt): Span[] {
  if (isCaptionDialect(dialect)) return fieldsOf(elements);
  const end = endOf(elements, dialect, text);
  const prompt = withBrackets(text, analyze(withoutMarks(text.slice(0, end), elements)));
  const from = negative.source ? text.indexOf(negative.source, end) : -1;
  if (from < 0 || negative.source === null) return prompt;
  return [...prompt, { start: from, end: from + negative.source.length, element: 'negative' }];
}

/** Where the prompt itself ends, and parameters or settings begin. */
function endOf(elements: Prompt['elements'], dialect: Dialect, text: string): number {
  const last = elements.reduce((end, element) => Math.max(end, element.end), 0);
  // What is read as plain language and has no elements is still a text.
  return last > 0 || dialect !== 'natural' ? last : text.length;
}

/** What names files and gives orders to a program, blanked out: it is no part of the picture. */
function withoutMarks(text: string, elements: Prompt['elements']): string {
  let [rest, at] = ['', 0];
  for (const { kind, start, end } of elements) {
    if (!NO_PICTURE.has(kind) || start < at) continue;
    rest += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return rest + text.slice(at);
}

/** Brackets that belong to the words of a phrase go with it: whoever swaps it leaves none behind. */
function withBrackets(text: string, spans: readonly Span[]): Span[] {
  let before = 0;
  return spans.map((span, index) => {
    let { start, end } = span;
    const [low, high] = [before, spans[index + 1]?.start ?? text.length];
    let { opened, closed } = unmatched(text.slice(start, end));
    while (end < high && CLOSING.includes(text.charAt(end)) && (opened > 0 || isOpened(text, start, low))) {
      if (opened > 0) opened -= 1;
      else start -= 1;
      end += 1;
    }
    for (; closed > 0 && isOpened(text, start, low); closed -= 1) start -= 1;
    before = end;
    return { ...span, start, end };
  });
}

function isOpened(text: string, start: number, low: number): boolean {
  return start > low && OPENING.includes(text.charAt(start - 1));
}

/** How many brackets of a phrase have their other half outside. */
function unmatched(phrase: string): { opened: number; closed: number } {
  let [opened, closed] = [0, 0];
  for (const character of phrase) {
    if (OPENING.includes(character)) opened += 1;
    else if (CLOSING.includes(character) && opened > 0) opened -= 1;
    else if (CLOSING.includes(character)) closed += 1;
  }
  return { opened, closed };
}

/** The values, without their quotation marks. */
function fieldsOf(elements: Prompt['elements']): Span[] {
  return elements.flatMap((field): Span[] => {
    const element = field.kind === 'field' ? ELEMENT_OF_FIELD[field.role] : undefined;
    const [start, end] = [field.start + 1, field.end - 1];
    return element && start < end && field.text !== UNSAID ? [{ start, end, element }] : [];
  });
}
