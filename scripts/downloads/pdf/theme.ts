import type { Element } from '@framewright/prompt-engine';
import type { Style } from 'pdfmake/interfaces.js';

/** The light theme of the product, on paper. */
export const COLOUR = {
  paper: '#fcfbf8',
  sunken: '#f3f1ed',
  line: '#d3d0cb',
  ink: '#1f1b17',
  ink2: '#4c4741',
  ink3: '#655f59',
  accent: '#d83406',
  film: '#171411',
  filmInk: '#d9a45a',
} as const;

/** The faces, by what they are for. */
export const FACE = { display: 'Bricolage', text: 'Hanken', prompt: 'Geist' } as const;

/** How a phrase is marked: each element by its colour and by a line of its own, so that grey print tells them apart. */
export const MARKS: Readonly<Record<Element, Style>> = {
  subject: line('#814700', { decorationThickness: 1.5 }),
  setting: line('#1d6734', { decorationThickness: 0.6 }),
  light: line('#6e5800', { decorationThickness: 1, decorationStyle: 'dotted' }),
  camera: line('#005d8c', { decorationThickness: 1.1, decorationStyle: 'dashed' }),
  composition: line('#006570', { decorationThickness: 0.9, decorationStyle: 'double' }),
  palette: line('#8c3154', { decorationThickness: 2.4, decorationStyle: 'dotted' }),
  mood: line('#733e7f', { decorationThickness: 1.2, decorationStyle: 'wavy' }),
  style: line('#514c90', { decorationThickness: 0.5, decorationStyle: 'dashed' }),
  motion: line('#456200', { decorationThickness: 0.6, background: '#eef1e2' }),
  audio: line('#006957', { decorationThickness: 1, decorationStyle: 'dotted', background: '#e0f0ea' }),
  negative: line('#92302e', { decorationThickness: 0.5, decoration: ['underline', 'overline'] }),
};

function line(color: string, style: Style): Style {
  return { color, decoration: 'underline', ...style };
}

export const STYLES = {
  title: { font: FACE.display, bold: true, fontSize: 54, lineHeight: 0.9, characterSpacing: -1.6 },
  chapter: { font: FACE.display, fontSize: 30, lineHeight: 1, characterSpacing: -0.6 },
  lead: { fontSize: 12.5, lineHeight: 1.1, color: COLOUR.ink2 },
  section: { font: FACE.display, fontSize: 15, characterSpacing: -0.15 },
  label: { fontSize: 8, color: COLOUR.ink3 },
  prompt: { font: FACE.prompt, fontSize: 8.2, lineHeight: 1.35, color: COLOUR.ink2 },
} satisfies Record<string, Style>;
