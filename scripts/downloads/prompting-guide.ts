import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { EDITION } from './edition.ts';
import { GUIDE_PARTS } from './guide-parts.ts';
import { filmStrip, logo } from './pdf/drawings.ts';
import { across, PAGE } from './pdf/guide-page.ts';
import { makePdf } from './pdf/make-pdf.ts';
import { type Chapter, readGuide } from './pdf/markdown.ts';
import { ruledTable } from './pdf/tables.ts';
import { COLOUR } from './pdf/theme.ts';

const TEXT = fileURLToPath(import.meta.resolve('@framewright/content/guides/prompting'));

const ATTRIBUTION =
  'Written by Framewright in our own words, from public documentation. The names of models and companies belong to their owners; this guide names none of them, and none of them endorses it. Every drawing was made by the built-in sketch of Framewright from a line of words, the worked example by its prompt engine. Set in Bricolage Grotesque, Hanken Grotesk and Geist Mono, under the SIL Open Font License.';

/** The guide, from its Markdown and the same data as the product. */
export async function promptingGuide(): Promise<Uint8Array> {
  const { cover, chapters } = readGuide(readFileSync(TEXT, 'utf8'), GUIDE_PARTS);
  return makePdf(
    { title: 'Prompt guide', subject: 'How to ask an image model for the picture you have in mind' },
    {
      pageMargins: [PAGE.left + PAGE.indent, 54, PAGE.right, 56],
      content: [...coverPage(cover), ...contentsPage(chapters), ...chapters.flatMap(chapter), attribution()],
      footer,
    },
  );
}

const footer: DynamicContent = (page) => {
  if (page === 1) return null;
  return {
    columns: [
      { stack: [logo(11)], width: 18 },
      { text: 'Framewright prompt guide', style: 'label' },
      { text: String(page), style: 'label', font: 'Geist', alignment: 'right' },
    ],
    margin: [PAGE.left, 18, PAGE.right, 0],
  };
};

function coverPage({ title, lead, body }: Chapter): Content[] {
  return [
    {
      columns: [
        { stack: [logo(20)], width: 28 },
        { text: 'Framewright', font: 'Bricolage', fontSize: 13 },
        { text: EDITION.words, style: 'label', alignment: 'right', margin: [0, 3, 0, 0] },
      ],
      margin: across(0, 16),
    },
    { text: title, style: 'title', margin: across(0, 8) },
    { text: lead, style: 'lead', margin: [-PAGE.indent, 0, 90, 14] },
    ...body,
  ];
}

const STRIP = [
  'lighthouse on a rock in a storm at night, one beam',
  'bowl of ramen, steam, warm light',
  'wolf in fresh snow at dawn',
  'red sneakers on a pedestal, studio',
  'humpback whale underwater, shafts of light',
];

function contentsPage(chapters: readonly Chapter[]): Content[] {
  const rows = chapters.map(({ title, lead }): Content[] => [
    [
      { text: title, font: 'Bricolage', fontSize: 14, linkToDestination: title },
      { text: lead.slice(0, lead.indexOf('.') + 1), fontSize: 9, color: COLOUR.ink3 },
    ],
    { pageReference: title, alignment: 'right', font: 'Geist', fontSize: 10, margin: [0, 3, 0, 0] },
  ]);
  return [
    { text: 'In this guide', style: 'chapter', pageBreak: 'before', margin: across(0, 18) },
    { ...ruledTable(['*', 40], rows), margin: [0, 0, 0, 26] },
    { ...filmStrip(STRIP.map(stageOfText), PAGE.width), margin: across(0, 0) },
  ];
}

function chapter({ title, lead, body }: Chapter): Content[] {
  return [
    { text: title, style: 'chapter', id: title, outline: true, pageBreak: 'before', margin: across(0, 7) },
    { text: lead, style: 'lead', margin: across(0, 9) },
    ...body,
  ];
}

function attribution(): Content {
  return {
    stack: [
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: PAGE.width, y2: 0, lineWidth: 0.8, lineColor: COLOUR.ink },
        ],
      },
      {
        columns: [
          { stack: [logo(22)], width: PAGE.indent },
          { text: ATTRIBUTION, style: 'label', lineHeight: 1.2 },
        ],
        margin: [0, 10, 0, 0],
      },
    ],
    margin: across(18, 0),
    unbreakable: true,
  };
}
