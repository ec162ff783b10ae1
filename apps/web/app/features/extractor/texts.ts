import { EXTRACTOR_IMAGE, EXTRACTOR_TEXTS, INPUT_IMAGE, MEGABYTE } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';
import { EXTRACTION_FAILURES } from '../../lib/extraction-failure.ts';

const MAX_INPUT = `${INPUT_IMAGE.maxBytes / MEGABYTE} MB`;

export const EXTRACTOR_SCREEN = {
  ...EXTRACTOR_TEXTS,
  ...EXTRACTION_FAILURES,
  title: 'Image Prompt Extractor',
  lead: 'Upload a picture and receive the detailed prompt behind it.',
  leadVisitor: 'Upload a picture and receive the detailed prompt behind it. No account needed.',
  description:
    'Upload a picture and receive the detailed prompt behind it: what its tool wrote into the file, and what its pixels show.',
  choose: 'Choose a picture, drop it here, or paste it',
  kinds: `JPEG, PNG or WebP, up to ${EXTRACTOR_IMAGE.maxBytes / MEGABYTE} MB`,
  preview: (name: string) => `Preview of ${name}`,
  replace: 'Replace',
  analyze: 'Analyze image',
  analyzing: 'Analyzing...',
  reading: COMMON_TEXTS.reading,
  ready: 'The extracted prompt is ready.',
} as const;

export const RESULT_TEXTS = {
  title: 'Extracted prompt',
  use: 'Use in generator',
  useImage: 'Use in image-to-image',
  signIn: COMMON_TEXTS.signInForImages,
  tooLarge: (size: string) =>
    `Image-to-image takes pictures of up to ${MAX_INPUT}, and this one has ${size}. The prompt can go alone.`,
  details: 'Technical details',
  saved: 'To your history',
  notSaved: 'Not saved',
} as const;

export const LATEST_TEXTS = {
  title: 'Last extracted prompt',
  of: (name: string) => `Read from ${name}`,
  putAway: 'Put away',
} as const;

export const SUBJECT_TEXTS = {
  question: 'What is the subject?',
  hint: 'Pixels show light, colour and layout, but not what is there. Say it in your own words.',
  write: 'Write the prompt',
  writing: 'Writing...',
  written: 'The prompt is written around your subject.',
  failed: 'The prompt could not be written. Please try again.',
} as const;

export const WRITTEN_FOR_TEXTS = {
  is: (name: string) => `Form of this prompt: ${name}`,
  label: 'Written for',
  copy: (name: string) => `Copy for ${name}`,
} as const;

export const FOUND_TEXTS = {
  title: 'Found in the file',
  isAbove: 'The prompt above stands in the file, word for word.',
  noPrompt: 'The file names its settings and no prompt. The one above was written from the picture.',
  prompt: 'Prompt in the file',
  isAboveCut: 'The prompt above begins as the one in the file does.',
  cut: 'The file says more than what is shown here.',
  whole: 'Download all of it',
  wholeBusy: 'Reading the file...',
  wholeFile: (name: string) => `${name.replace(/\.\w+$/, '')}-embedded.json`,
  negative: 'Negative prompt',
  others: (count: number) => (count === 1 ? '1 other setting' : `${count} other settings`),
} as const;

export const PROVENANCE_TEXTS = {
  title: 'Where it says it comes from',
  unverified: 'Read from the file, not verified.',
  origins: { generated: 'Generated', edited: 'Edited' },
} as const;

export const SEEN_TEXTS = {
  title: 'Seen in the picture',
  prompt: 'Prompt from the picture',
  isAbove: 'The prompt above was written from what is measured here.',
  builtIn: 'Described by measuring the pixels.',
  byModel: (model: string) => `Described by ${model}, corrected by the measurements.`,
  palette: 'Palette',
  measurements: 'Measurements',
  alone: 'The file itself carries no generation data and no Content Credentials.',
  unknown: 'What pixels cannot tell',
} as const;

export const HISTORY_TEXTS = {
  title: 'History',
  show: 'Show history',
  hide: 'Hide history',
  loading: 'Loading your history...',
  none: { title: 'Nothing extracted yet', what: 'Prompts that you extract are kept here, newest first.' },
  unreachable: 'The history is not available at the moment.',
  again: 'Try again',
  all: (count: number) => `Show all ${count}`,
  question: 'Delete this prompt?',
  goes: (name: string) => `The prompt of ${name} and its thumbnail leave your history for good.`,
  keep: 'Keep it',
  remove: 'Delete',
  removing: 'Deleting...',
  notRemoved: 'It could not be deleted. Please try again.',
  removed: 'Deleted.',
} as const;

export const STEPS = [
  {
    title: 'Upload',
    what: 'One picture: JPEG, PNG or WebP, up to 10 MB. The file is read at once and not kept; signed in, your history keeps a thumbnail.',
  },
  {
    title: 'Read',
    what: 'What its tool wrote into the file, and what the pixels show: light, lens, layout and palette, one by one.',
  },
  { title: 'Reuse', what: 'Copy the prompt, or change one element and make the next frame.' },
] as const;
