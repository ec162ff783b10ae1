import { SHOWCASE } from '@framewright/content/open/samples';
import { ELEMENTS, type Element } from '@framewright/prompt-engine';

/** Not in a still picture. */
const AUDIO = 'Surf below the rocks, wind in the railing, no music';

/** A phrase that does the element's job, from the prompt that the front page takes apart. */
export const ELEMENT_EXAMPLES: Readonly<Record<Element, string>> = Object.fromEntries(
  ELEMENTS.map((element) => [element, exampleOf(element)]),
) as Record<Element, string>; // ELEMENTS names every key

function exampleOf(element: Element): string {
  if (element === 'audio') return AUDIO;
  const span = SHOWCASE.spans.find((one) => one.element === element);
  if (!span) throw new Error(`The showcase has no ${element}.`);
  return SHOWCASE.text.slice(span.start, span.end);
}
