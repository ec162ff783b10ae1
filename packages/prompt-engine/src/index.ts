export { analyze } from './anatomy/analyze.ts';
export { type Grading, gradingOf } from './draw/grading.ts';
export { type Illustration, illustrateStage, paletteOfStage } from './draw/illustrate.ts';
export { ELEMENT_INFO, type ElementInfo } from './explain/elements.ts';
export { type Explanation, explain, LEXICON, type LexiconEntry } from './explain/explain.ts';
export { readScene } from './read/read-scene.ts';
export type { Scene } from './read/scene.ts';
export type { Stage } from './shot/stage.ts';
export { stageOfText } from './shot/stage-of-text.ts';
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
export { type Composition, compose } from './write/compose.ts';
