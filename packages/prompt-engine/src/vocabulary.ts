/** The eleven elements of a prompt's anatomy, in the order in which legends list them. */
export const ELEMENTS = [
  'subject',
  'setting',
  'light',
  'camera',
  'composition',
  'palette',
  'mood',
  'style',
  'motion',
  'audio',
  'negative',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** The three takes that every subject is written in. */
export const TAKES = ['studio', 'cinematic', 'minimal'] as const;
export type Take = (typeof TAKES)[number];

/** Width to height, as the aspect ratio select offers them. */
export const ASPECT_RATIOS = [
  '1:1',
  '4:5',
  '3:4',
  '2:3',
  '9:16',
  '5:4',
  '4:3',
  '3:2',
  '16:9',
  '21:9',
] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** Field values that mean 'unsaid': a field at its default never steers the text. */
export const PROMPT_DEFAULTS = {
  category: 'Portrait',
  style: 'photorealistic',
  lighting: 'natural',
  camera: 'professional camera',
  mood: 'confident',
  palette: 'natural',
  aspect_ratio: '1:1',
} as const;

/** What a prompt is composed from. Every field but the subject falls back to `PROMPT_DEFAULTS`. */
export interface PromptRequest {
  /** What the picture shows, in the user's own words. 1 to 2,000 characters. */
  readonly subject: string;
  readonly category: string;
  readonly style: string;
  readonly lighting: string;
  readonly camera: string;
  readonly mood: string;
  readonly palette: string;
  readonly aspect_ratio: AspectRatio;
  /** Another take on the same request: any whole number, 0 when left out. */
  readonly variation?: number;
  /** Phrases that another take keeps as they are. */
  readonly locks?: readonly Lock[];
}

/** A phrase of a take that its reader has locked: its element keeps this text. */
export interface Lock {
  readonly take: Take;
  readonly element: Element;
  readonly text: string;
}

/** A stretch of a prompt and the job it does. Offsets are UTF-16 code units, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly element: Element;
  /** Why the phrase is there: a sentence. Only where the writer knows. */
  readonly why?: string;
}
