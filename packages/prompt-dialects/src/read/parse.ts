import { readCaption } from '../captions/read-caption.ts';
import type { Dialect } from '../dialect.ts';
import { type Element, type Loss, lossOf, MAX_WEIGHT, type Part, type Prompt } from '../prompt.ts';
import { readA1111 } from './a1111.ts';
import { readComfy } from './comfyui.ts';
import { readCompel } from './compel.ts';
import { splitInfotext } from './infotext.ts';
import { readMidjourney } from './midjourney.ts';
import { readNovelAi } from './novelai.ts';
import { readPlain, readTags } from './plain.ts';

/** The elements of one text. Captions and Midjourney's parameters say more than this: `parse` reads them. */
export function readElements(text: string, dialect: Dialect): readonly Element[] {
  switch (dialect) {
    case 'a1111':
      return readA1111(text);
    case 'comfyui':
    case 'swarmui':
      return readComfy(text, dialect);
    case 'invokeai':
      return readCompel(text);
    case 'novelai':
      return readNovelAi(text);
    case 'danbooru':
      return readTags(text);
    case 'midjourney':
      return readMidjourney(text).elements;
    case 'natural':
      return readPlain(text, dialect);
    case 'ideogram':
    case 'flux2':
    case 'fibo':
      return readCaption(text, dialect).elements;
  }
}

/**
 * Reads any text as a prompt of the dialect; never throws, and nothing in it is carried out.
 * @param negative the text of the negative field, where the dialect has one or the caller knows one
 */
export function parse(text: string, dialect: Dialect, negative = ''): Prompt {
  const prompt = parseText(text, dialect, negative);
  const isHeld = [...prompt.elements, ...prompt.negative.elements].filter(
    ({ weight }) => Math.abs(weight) >= MAX_WEIGHT,
  );
  const why = `Its brackets add up to more than ${MAX_WEIGHT}: held there.`;
  const held = isHeld.map(({ text: what }) => lossOf([what], why, `${MAX_WEIGHT}`));
  return { ...prompt, notes: [...prompt.notes, ...held] };
}

function parseText(text: string, dialect: Dialect, negative: string): Prompt {
  const notes: Loss[] = [];
  if (dialect === 'midjourney') {
    const { negative: inText, ...read } = readMidjourney(text);
    const all = [inText, negative].filter((words) => words.trim() !== '').join(', ');
    // A negative prompt from beside the text is not in the text yet.
    return {
      ...read,
      dialect,
      source: negative.trim() === '' ? text : null,
      negative: readPart(all, 'natural'),
    };
  }
  if (dialect === 'ideogram' || dialect === 'flux2' || dialect === 'fibo') {
    const { elements, notes: faults } = readCaption(text, dialect);
    return {
      dialect,
      elements,
      source: text,
      negative: readPart(negative, 'natural'),
      settings: [],
      notes: faults,
    };
  }
  const { prompt, negative: written, settings } = splitInfotext(text);
  const both = [written ?? '', negative].filter((words) => words.trim() !== '').join(', ');
  return { dialect, ...readPart(prompt, dialect), negative: readPart(both, dialect), settings, notes };
}

function readPart(text: string, dialect: Dialect): Part {
  return { elements: text === '' ? [] : readElements(text, dialect), source: text };
}
