import type { Span } from '@framewright/prompt-engine';
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { COLOUR, MARKS } from './theme.ts';

/** A prompt with the job of each phrase marked. */
export function markedPrompt(text: string, spans: readonly Span[]): ContentText {
  const parts: Content[] = [];
  let at = 0;
  for (const { start, end, element } of spans) {
    parts.push(text.slice(at, start), { text: text.slice(start, end), ...MARKS[element] });
    at = end;
  }
  parts.push(text.slice(at));
  return { text: parts, style: 'prompt' };
}

/** A template with its gaps, such as [SUBJECT], standing out. */
export function template(text: string): ContentText {
  const parts = text
    .split(/(\[[^\]]+\])/)
    .map((part): Content => (part.startsWith('[') ? { text: part, color: COLOUR.ink, bold: true } : part));
  return { text: parts, style: 'prompt' };
}
