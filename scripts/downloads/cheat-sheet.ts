import { SHOWCASE } from '@framewright/content/open/samples';
import { ELEMENT_INFO, ELEMENTS, type Element } from '@framewright/prompt-engine';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { EDITION } from './edition.ts';
import { ELEMENT_EXAMPLES } from './element-examples.ts';
import { framedDrawing, logo } from './pdf/drawings.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { markedPrompt } from './pdf/marked-prompt.ts';
import { COLOUR, FACE, MARKS } from './pdf/theme.ts';
import { capitalised, termsOf } from './terms.ts';

const MARGIN = 40;
const WIDTH = 841.89 - 2 * MARGIN;

/** Two pages for the wall: the eleven elements, and words that do something. */
export async function cheatSheet(): Promise<Uint8Array> {
  return makePdf(
    {
      title: 'Anatomy of a prompt',
      subject: 'The eleven elements, and words for light, lens, frame and colour',
    },
    {
      pageOrientation: 'landscape',
      pageMargins: [MARGIN, 34, MARGIN, 40],
      content: [...anatomyPage(), ...wordsPage()],
      footer,
    },
  );
}

const footer: DynamicContent = (page, count) => ({
  columns: [
    { stack: [logo(11)], width: 18 },
    { text: 'Framewright cheat sheet', style: 'label' },
    { text: `${EDITION.words}, page ${page} of ${count}`, style: 'label', alignment: 'right' },
  ],
  margin: [MARGIN, 12, MARGIN, 0],
});

function anatomyPage(): Content[] {
  const picture = 216;
  return [
    {
      columns: [
        [
          { text: 'Anatomy of a prompt', style: 'chapter', margin: [0, 0, 0, 8] },
          { ...markedPrompt(SHOWCASE.text, SHOWCASE.spans), fontSize: 11, lineHeight: 1.4 },
        ],
        {
          stack: [framedDrawing({ stage: stageOfText(SHOWCASE.text), ratio: '16:9', width: picture })],
          width: picture,
        },
      ],
      columnGap: 30,
      margin: [0, 0, 0, 14],
    },
    ...grid([...ELEMENTS.map(elementCell), adviceCell()], 4),
  ];
}

function elementCell(element: Element): Content {
  const { name, tag, explanation } = ELEMENT_INFO[element];
  return cell(
    name,
    {
      text: tag,
      font: FACE.prompt,
      fontSize: 7.5,
      color: MARKS[element].color,
      alignment: 'right',
      margin: [0, 5, 0, 0],
    },
    [
      { text: explanation, fontSize: 9, lineHeight: 1.08, margin: [0, 0, 0, 5] },
      { text: [{ text: ELEMENT_EXAMPLES[element], ...MARKS[element] }], style: 'prompt', fontSize: 7.8 },
    ],
  );
}

function adviceCell(): Content {
  const advice = [
    'Subject first, in your own words; negatives last.',
    'One place, one moment, one key light, one lens.',
    'Nouns that can be drawn, no praise.',
    'What you leave out, the model decides.',
  ];
  return cell('Before you send', { text: '' }, [
    { ul: advice, fontSize: 9, lineHeight: 1.12, markerColor: COLOUR.accent },
  ]);
}

/** A field under a rule. */
function cell(title: string, corner: Content, body: Content[]): Content {
  return {
    stack: [
      ruleOver(4),
      {
        columns: [
          { text: title, style: 'section', fontSize: 13 },
          { stack: [corner], width: 40 },
        ],
        margin: [0, 0, 0, 2],
      },
      ...body,
    ],
  };
}

/** The line over one of so many columns. */
function ruleOver(columns: number): Content {
  const line = { type: 'line', x1: 0, y1: 0, x2: cellWidth(columns), y2: 0, lineWidth: 0.8 } as const;
  return { canvas: [{ ...line, lineColor: COLOUR.ink }], margin: [0, 0, 0, 5] };
}

const GUTTER = 20;

function cellWidth(columns: number): number {
  return (WIDTH - (columns - 1) * GUTTER) / columns;
}

function grid(cells: readonly Content[], columns: number): Content[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, nth) =>
    cells.slice(nth * columns, (nth + 1) * columns),
  );
  return [
    {
      table: { widths: Array<'*'>(columns).fill('*'), body: rows },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: (column) => (column === 0 ? 0 : GUTTER / 2),
        paddingRight: (column) => (column === columns - 1 ? 0 : GUTTER / 2),
        paddingTop: () => 0,
        paddingBottom: () => 11,
      },
    },
  ];
}

interface WordList {
  readonly title: string;
  readonly element: Element;
  /** As the lexicon names them. */
  readonly terms: string;
}

/** The columns of the second page. */
const LISTS: readonly WordList[] = [
  {
    title: 'Light',
    element: 'light',
    terms:
      'window light, side light, backlight, rim light, Rembrandt lighting, softbox light, hard spotlight, bounced light, practical lights, golden hour, blue hour, overcast light, dappled light, volumetric light, candlelight',
  },
  {
    title: 'Lens and view',
    element: 'camera',
    terms:
      '24mm wide, 35mm, 50mm, 85mm portrait lens, 105mm macro, 135mm, 200mm telephoto, tilt-shift lens, shallow depth of field, deep focus, eye level, low angle, high angle, overhead flat lay, three-quarter view',
  },
  {
    title: 'Frame',
    element: 'composition',
    terms:
      'wide shot, medium shot, close-up, extreme close-up, rule of thirds, centred composition, negative space, copy space, leading lines, frame within a frame, foreground layer, diagonal composition, fill the frame, lead room, clean edges',
  },
  {
    title: 'Palette',
    element: 'palette',
    terms:
      'monochrome, complementary palette, analogous palette, pastel palette, earth tones, jewel tones, muted palette, white on white, terracotta and teal, teal and orange grade, bleach bypass, duotone, flat colours, accent colour, high-contrast black and white',
  },
  {
    title: 'Camera moves',
    element: 'motion',
    terms:
      'static locked-off shot, slow push-in, pull-out, tracking shot, follow shot from behind, pan left, tilt up, crane shot, orbit shot, handheld, gimbal glide, rack focus, drone fly-over, slow motion, one action per shot',
  },
];

function wordsPage(): Content[] {
  return [
    { text: 'Words that do something', style: 'chapter', pageBreak: 'before', margin: [0, 0, 0, 3] },
    {
      text: 'Each of these changes the picture in a way you can see. Take one from a column, not three; the last column is for video.',
      style: 'lead',
      margin: [0, 0, 0, 10],
    },
    { columns: LISTS.map(wordList), columnGap: GUTTER },
  ];
}

function wordList({ title, element, terms }: WordList): Content {
  return {
    stack: [
      ruleOver(LISTS.length),
      { text: title, style: 'section', fontSize: 13, margin: [0, 0, 0, 5] },
      ...termsOf(element, terms.split(', ')).map(
        ({ term, effect }): Content => ({
          text: [{ text: `${capitalised(term)}  `, bold: true, color: COLOUR.ink }, effect],
          fontSize: 7.8,
          lineHeight: 1.06,
          color: COLOUR.ink2,
          margin: [0, 0, 0, 4],
        }),
      ),
    ],
  };
}
