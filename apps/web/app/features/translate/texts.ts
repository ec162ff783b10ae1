import { COMMON_TEXTS } from '../../lib/common-texts.ts';

export const TRANSLATE_SCREEN = {
  title: 'Translate',
  lead: 'Any prompt in any model’s language. Free, without an account.',
  description:
    'Paste a prompt of any image tool and get it in the language of another: natural prose, Midjourney, AUTOMATIC1111, ComfyUI, NovelAI, tags or a JSON caption, with a list of what was lost and why.',
} as const;

export const SOURCE_TEXTS = {
  title: 'Yours',
  label: 'Your prompt',
  placeholder: 'Paste a prompt: prose, tags, weights in brackets, Midjourney parameters, a JSON caption...',
  clear: 'Clear',
  choose: 'Drop or choose a picture with its prompt',
  reading: COMMON_TEXTS.reading,
  cancel: 'Cancel',
  fromPicture: (name: string, tool: string) => `From ${name}, written by ${tool}.`,
  noPrompt: 'This picture carries no prompt.',
  describe: 'Describe it in the extractor',
  tooLong: (most: string) => `The text is too long: at most ${most} characters.`,
  addNegative: 'Add a negative prompt',
  negative: 'Negative prompt',
  negativeHint: 'What must not be seen, where your tool keeps it in a field of its own.',
  examples: 'Or begin with one of these',
} as const;

export const DIALECT_TEXTS = {
  // 'FLUX.2 caption', 'Danbooru tags', but 'Midjourney prompt'.
  is: (name: string) => (/(?:caption|tags|prose)$/.test(name) ? name : `${name} prompt`),
  sure: 'Recognised',
  fairlySure: 'Probably',
  unsure: 'Not sure',
  chosen: 'Read in this form because you said so.',
  change: 'Not that?',
  keep: 'Close',
  again: 'Recognise again',
  choices: 'Read it as',
  withNegative: 'a negative prompt',
  withSettings: (count: number) => (count === 1 ? '1 setting' : `${count} settings`),
  missing: 'It says nothing about',
  complete: 'It speaks of all eight elements of a picture.',
  reading: 'Reading...',
} as const;

export const TARGET_TEXTS = {
  title: 'Written for',
  empty: 'Nothing to translate yet',
  emptyHint: 'What you paste is written here in the language you choose, as you type.',
  same: 'This is the form it already has.',
  copy: (name: string) => `Copy for ${name}`,
  negative: 'Negative prompt',
  copyNegative: 'Copy the negative prompt',
  settings: 'Beside the text',
  settingsHint: 'Set these in the tool itself.',
  caption: 'Caption, whole text',
  oneLine: 'Shown in lines, copied as the one line that the model is given.',
  open: 'Open in generator',
  signIn: COMMON_TEXTS.signInForImages,
  translating: 'Translating...',
  ready: (name: string, changes: number) => `Written for ${name}. ${changesIn(changes)}`,
} as const;

export const LOSSES_TEXTS = {
  title: 'What changed',
  yours: 'Yours',
  why: 'Why',
  kept: 'Kept',
  said: 'Said otherwise',
  lost: 'Left out',
  sameWords: 'the same words',
  whySame: 'These go over as they are.',
  leftOut: 'left out',
  more: (count: number) => `, and ${count} more`,
  none: 'Nothing was lost: all words, weights and settings went over.',
} as const;

export const CAPTION_TEXTS = {
  title: (name: string) => `The same as ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`,
  copy: 'Copy JSON',
  copyName: (name: string) => `Copy JSON: ${name}`,
  where: 'Where each element went',
  summary: 'in the summary, without a key of its own',
  gone: 'left out or said otherwise: see above',
} as const;

export const FAILURE_TEXTS = {
  network: COMMON_TEXTS.network,
  failed: 'The prompt could not be translated. Please try again.',
} as const;

/** '8 kept, 6 said otherwise, 4 lost', without what there is none of. */
export function countsIn({ kept, said, lost }: Readonly<Record<'kept' | 'said' | 'lost', number>>) {
  return [
    { count: kept, words: 'kept' },
    { count: said, words: 'said otherwise' },
    { count: lost, words: 'lost' },
  ].filter(({ count }) => count > 0);
}

/** How many lines the list of losses has, in words. */
function changesIn(count: number): string {
  if (count === 0) return 'Nothing was lost.';
  return count === 1
    ? '1 thing was left out or said otherwise.'
    : `${count} things were left out or said otherwise.`;
}

/** Names of settings as people write them; others are shown as they came. */
export const SETTING_NAMES: Readonly<Record<string, string>> = {
  aspect_ratio: 'Aspect ratio',
  seed: 'Seed',
  size: 'Size',
  steps: 'Steps',
  sampler: 'Sampler',
  scheduler: 'Scheduler',
  guidance: 'Guidance',
  distilled_guidance: 'Distilled guidance',
  model: 'Model',
  model_hash: 'Model hash',
  clip_skip: 'Clip skip',
  denoising_strength: 'Denoising strength',
  stylize: 'Stylize',
  chaos: 'Chaos',
  weird: 'Weird',
  version: 'Version',
  quality: 'Quality',
};
