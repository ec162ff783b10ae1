export { analyze } from './anatomy/analyze.ts';
export { ELEMENT_INFO, type ElementInfo } from './anatomy/elements.ts';
export { suggestedAspectRatio } from './compose/aspect.ts';
export { type Composition, compose } from './compose/compose.ts';
export type { Facts, LightSource } from './facts.ts';
export { SUBJECT_KINDS, type SubjectKind } from './kinds.ts';
export { type Explanation, explain, LEXICON, type LexiconEntry } from './explain/explain.ts';
export { readSubject } from './reading/read-subject.ts';
export type { SubjectReading } from './reading/subject-reading.ts';
export { type Grading, gradingOf } from './sketch/grading.ts';
export {
  type Illustration,
  illustrate,
  type PixelSize,
  PREVIEW_SIDE,
  paletteOf,
  sizeOf,
  sketch,
} from './sketch/sketch.ts';
export {
  ASPECT_RATIOS,
  type AspectRatio,
  ELEMENTS,
  type Element,
  PROMPT_DEFAULTS,
  type PromptRequest,
  type Span,
  TAKES,
  type Take,
} from './vocabulary.ts';
