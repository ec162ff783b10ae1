import { STRATEGIES } from '@framewright/content/open/guides/strategies';
import {
  ASPECT_RATIOS,
  type AspectRatio,
  analyze,
  ELEMENT_INFO,
  ELEMENTS,
  PROMPT_DEFAULTS,
  TAKES,
} from '@framewright/prompt-engine';
import { compose } from '@framewright/prompt-engine/compose';
import { paletteOfStage } from '@framewright/prompt-engine/illustrate';
import { stageOfText } from '@framewright/prompt-engine/stage-of-text';
import type { Content, ContentText } from 'pdfmake/interfaces.js';
import { ELEMENT_EXAMPLES } from './element-examples.ts';
import { framedDrawing, swatches } from './pdf/drawings.ts';
import { across, PAGE } from './pdf/guide-page.ts';
import type { Parts } from './pdf/markdown.ts';
import { markedPrompt, template } from './pdf/marked-prompt.ts';
import { ruledTable } from './pdf/tables.ts';
import { COLOUR, MARKS } from './pdf/theme.ts';
import { capitalised, termsOf } from './terms.ts';

/** The elements that the guide's Markdown may use, each laid out for the page. */
export const GUIDE_PARTS: Parts = {
  Frame: ({ prompt = '', ratio = '', words }) => frame(prompt, ratio, words),
  Instead: ({ of = '', write = '' }) => instead(of, write),
  Terms: ({ element = '', list = '' }) => terms(element, list),
  Palette: ({ prompt = '', words = '' }) => palette(prompt, words),
  Elements: elements,
  Takes: ({ subject = '' }) => takes(subject),
  Strategies: () => ({ stack: STRATEGIES.map(strategy) }),
};

/** @param words a whole prompt for the picture, to stand below it */
function frame(prompt: string, ratio: string, words?: string): Content {
  const drawing = framedDrawing({ stage: stageOfText(prompt), ratio: ratioOf(ratio), width: PAGE.width });
  if (!words) return { ...drawing, margin: across(0, 12) };
  return {
    stack: [drawing, { ...markedPrompt(words, analyze(words)), margin: [0, 12, 0, 0] }],
    margin: across(0, 0),
  };
}

function ratioOf(value: string): AspectRatio {
  const ratio = ASPECT_RATIOS.find((one) => one === value);
  if (!ratio) throw new Error(`There is no aspect ratio "${value}".`);
  return ratio;
}

function instead(of: string, write: string): Content {
  const row = (label: string, text: Content): Content[] => [
    { text: label, style: 'label', margin: [0, 2, 0, 0] },
    text,
  ];
  const body = [
    row('Instead of', { text: of, style: 'prompt' }),
    row('write', markedPrompt(write, analyze(write))),
  ];
  return { ...ruledTable([PAGE.indent - 8, '*'], body), margin: across(3, 10), unbreakable: true };
}

function terms(element: string, list: string): Content {
  const known = ELEMENTS.find((one) => one === element);
  if (!known) throw new Error(`There is no element "${element}".`);
  const rows = termsOf(known, list.split(', ')).map(({ term, effect, use }): Content[] => [
    { text: capitalised(term), fontSize: 9, bold: true },
    { text: effect, fontSize: 9, lineHeight: 1.05 },
    { text: capitalised(use), fontSize: 9, lineHeight: 1.05, color: COLOUR.ink3 },
  ]);
  const head = ['In a prompt', 'What it does', 'Good for'].map((text): Content => ({ text, style: 'label' }));
  return { ...ruledTable([104, '*', 128], [head, ...rows], true), margin: across(6, 8) };
}

function palette(prompt: string, words: string): Content {
  const stage = stageOfText(prompt);
  return {
    columns: [
      { stack: [framedDrawing({ stage, ratio: '16:9', width: 196 })], width: 214 },
      [
        swatches(paletteOfStage(stage), PAGE.width - 214, 78),
        { text: words, style: 'prompt', margin: [0, 8, 0, 0] },
      ],
    ],
    margin: across(0, 10),
    unbreakable: true,
  };
}

function elements(): Content {
  const rows = ELEMENTS.map((element): Content[] => {
    const { name, explanation } = ELEMENT_INFO[element];
    return [
      { text: name, bold: true, fontSize: 9.5, color: MARKS[element].color },
      { text: explanation, fontSize: 9, lineHeight: 1.05 },
      {
        text: [{ text: ELEMENT_EXAMPLES[element], ...MARKS[element] }],
        style: 'prompt',
        fontSize: 7.8,
        lineHeight: 1.25,
      },
    ];
  });
  const head = ['Element', 'What it decides', 'For example'].map(
    (text): Content => ({ text, style: 'label' }),
  );
  return { ...ruledTable([62, '*', 205], [head, ...rows], true), margin: across(6, 14) };
}

function takes(subject: string): Content {
  const written = compose({ ...PROMPT_DEFAULTS, subject });
  const rows = TAKES.map(
    (take): Content => ({
      columns: [
        { stack: [framedDrawing({ stage: written.stages[take], ratio: '1:1', width: 164 })], width: 182 },
        [
          { text: capitalised(take), style: 'section', margin: [0, 0, 0, 2] },
          markedPrompt(written[take], written.anatomy[take]),
        ],
      ],
      margin: across(0, 12),
      unbreakable: true,
    }),
  );
  return { stack: rows };
}

function strategy({ name, when, template: gaps, example }: (typeof STRATEGIES)[number]): Content {
  const row = (label: string, text: ContentText): Content[] => [
    { text: label, style: 'label', margin: [0, 1.5, 0, 0] },
    { ...text, fontSize: 7.7, lineHeight: 1.25 },
  ];
  const body = [row('Template', template(gaps)), row('Filled in', { text: example, style: 'prompt' })];
  return {
    stack: [
      { text: name, style: 'section', margin: [0, 4, 0, 2] },
      { text: when, fontSize: 9.2, lineHeight: 1.05, margin: [0, 0, 0, 4] },
      { ...ruledTable([PAGE.indent - 20, '*'], body), margin: [0, 0, 0, 8] },
    ],
    margin: across(0, 0),
    unbreakable: true,
  };
}
