export type { CaptionBox, CaptionInput, CaptionLettering, CaptionThing } from './captions/caption-input.ts';
export { checkIdeogramCaption } from './captions/check-ideogram.ts';
export { type MarkedSpan, type RoleOf, rolesByAnatomy } from './captions/roles-by-anatomy.ts';
export { type WrittenCaption, writeCaption } from './captions/write-caption.ts';
export { type CaptionDialect, DIALECTS, type Dialect, dialectOfTool, isCaptionDialect } from './dialect.ts';
export type {
  Element,
  Field,
  FieldRole,
  Lora,
  Loss,
  Marker,
  Named,
  Options,
  Part,
  Prompt,
  Quoted,
  Schedule,
  Setting,
  Span,
  Words,
  Written,
} from './prompt.ts';
export { parse } from './read/parse.ts';
export { type Recognition, recognise } from './recognise.ts';
export { type SyntaxNotObeyed, syntaxNotObeyedBy } from './syntax-not-obeyed.ts';
export { type Translation, type TranslationInput, translate } from './translate.ts';
export { keptIn } from './write/kept.ts';
export { write } from './write/write.ts';
