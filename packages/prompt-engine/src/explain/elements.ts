import type { Element } from '../vocabulary.ts';

/** How an element is named and explained in a legend. */
export interface ElementInfo {
  readonly name: string;
  /** Three capitals. */
  readonly tag: string;
  /** What the element decides. */
  readonly explanation: string;
}

/** The legend. Kept apart from the lexicon, so that a page can show it without loading that. */
export const ELEMENT_INFO: Readonly<Record<Element, ElementInfo>> = {
  subject: {
    name: 'Subject',
    tag: 'SUB',
    explanation: 'Who or what the frame is about. Put it first: models weigh early words most.',
  },
  setting: {
    name: 'Setting',
    tag: 'SET',
    explanation: 'Where and when. Gives the model a floor, a sky and an hour.',
  },
  light: {
    name: 'Light',
    tag: 'LGT',
    explanation: 'Direction, quality and source. Every shadow in the frame follows from it.',
  },
  camera: {
    name: 'Camera',
    tag: 'CAM',
    explanation: 'Lens, aperture and height. Sets perspective and depth of field.',
  },
  composition: {
    name: 'Composition',
    tag: 'CMP',
    explanation: 'Where things sit in the frame, and what stays empty.',
  },
  palette: {
    name: 'Palette',
    tag: 'PAL',
    explanation: 'The colours allowed in. Three or four is plenty.',
  },
  mood: {
    name: 'Mood',
    tag: 'MOO',
    explanation: 'The feeling that settles every choice no other word covers.',
  },
  style: {
    name: 'Style',
    tag: 'STY',
    explanation: 'The medium or tradition to follow. Pick one and commit.',
  },
  motion: {
    name: 'Motion',
    tag: 'MOT',
    explanation: 'One action, with a verb. In video, what changes from the first second to the last.',
  },
  audio: {
    name: 'Audio',
    tag: 'AUD',
    explanation: 'What is heard. Video models need it said every time.',
  },
  negative: {
    name: 'Negative',
    tag: 'NEG',
    explanation: 'What to keep out. Short and concrete.',
  },
};
