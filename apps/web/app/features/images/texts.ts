import { ERRORS, IMAGE_TEXTS, type KeyOwner, METADATA_TEXTS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

/** The specification's texts for the image generator, sections 5 and 8. */
export const IMAGE_SCREEN = {
  ...IMAGE_TEXTS,
  badFile: ERRORS.invalid_image.detail,
  tooLarge: ERRORS.image_too_large.detail,
  signIn: COMMON_TEXTS.signInForImages,
  limit: ERRORS.image_limit.detail,
  failed: 'Failed to generate image. Please try again.',
  endedByReload:
    'The picture that was being made was ended when this page was loaded again. It is not counted: generate it anew if you want it.',
  another: COMMON_TEXTS.anotherTake,
  inputGone:
    'What this picture was made from is not in this browser any more. Please upload an input image once more.',
  previewNote: "The built-in preview is a sketch of light, place and frame, not a model's picture.",
  withPromptNote:
    'Download with prompt: the prompt and the model are written into the file, where other tools and our extractor find them.',
  credentialsNote:
    'The original carries the Content Credentials of its maker. Their seal covers every byte, so a copy with the prompt goes without them.',
} as const;

/** What stands beside the choices of a model. */
export const MODEL_TEXTS = {
  answeredBy: (modelId: string) => `Answered by ${modelId}`,
  nearestRatio: (label: string, ratio: string) => `${label} does not make ${ratio}: this is the nearest.`,
  instead: (name: string, label: string) =>
    `This was made with ${name}, which is not here now. ${label} is chosen instead.`,
  showOpenrouter: "Show OpenRouter's models",
  asking: 'Asking...',
  noAnswer: 'The list could not be asked for. Please try again.',
  shown: (count: number) => `${count} models of OpenRouter are in the list now.`,
  inputImage: 'Input image',
  inputImages: 'Input images',
  upload: 'Upload an input image',
  uploadMore: 'Add another image',
  dropOne: 'Drop it here, paste it, or click to choose. JPEG, PNG or WebP, up to 5 MB.',
  dropSeveral: (most: number) =>
    `Drop them here, paste them, or click to choose. JPEG, PNG or WebP, up to ${most}, together up to 5 MB.`,
  remove: (name: string) => `Remove ${name}`,
  removeOnly: 'Remove image',
  notSent: 'Not sent',
  tooMany: (label: string, most: number) =>
    `${label} takes at most ${most === 1 ? 'one picture' : `${most} pictures`}.`,
} as const;

/** The fields of people's own keys. */
export const KEY_TEXTS: Readonly<
  Record<KeyOwner, { label: string; missing: string; hint: string; console: string }>
> = {
  byteplus: {
    label: 'BytePlus API key',
    missing: IMAGE_TEXTS.byteplusKey,
    hint: 'Sent with each Seedream request, kept nowhere.',
    console: 'https://console.byteplus.com/ark',
  },
  openrouter: {
    label: 'OpenRouter API key',
    missing: IMAGE_TEXTS.openrouterKey,
    hint: 'Sent with each request to OpenRouter, kept nowhere.',
    console: 'https://openrouter.ai/settings/keys',
  },
};

/** A sign-in at OpenRouter for a key of one's own. */
export const SIGN_IN_TEXTS = {
  begin: 'Sign in at OpenRouter',
  waiting: 'Finish the sign-in in the window that has opened.',
  cancel: 'Cancel sign-in',
  done: 'OpenRouter gave you a key: it is in the field.',
  blocked: 'Your browser opened no window for the sign-in. Allow it to, or paste a key.',
  unfinished: 'The sign-in at OpenRouter was not finished. Please try again, or paste a key.',
  noKey: 'Your key could not be fetched. Please sign in once more, or paste a key.',
} as const;

/** Where the server has a key, too. */
export const OPTIONAL_KEY_HINT = 'Left empty, the key of this server pays.';

/** What an engine's model takes beside the words. */
export const CONTROL_TEXTS = {
  title: 'Settings',
  steps: 'Steps',
  stepsEnds: ['fast', 'thorough'],
  guidance: 'Guidance',
  guidanceEnds: ['free', 'to the letter'],
  sampler: 'Sampler',
  engineChooses: 'The engine chooses',
  providerChooses: 'The provider chooses',
  seed: 'Seed',
  seedHint: 'Left empty, a new one is drawn. The same seed makes the same picture.',
  badSeed: (max: number) => `Please enter a whole number from 0 to ${max}.`,
  keepSeed: (seed: number) => `Keep seed ${seed}`,
  seedKept: (seed: number) => `Seed ${seed} is kept for the next picture.`,
  negative: 'Negative prompt',
  negativeHint: 'What should not be there.',
  count: 'Pictures',
  resolution: 'Resolution',
  quality: 'Quality',
  background: 'Background',
  cost: (dollars: string) => `It cost ${dollars}.`,
  metadata: METADATA_TEXTS,
} as const;

/** Beside a text with syntax that the chosen model does not obey. */
export const PLAIN_WORDS_TEXTS = {
  brackets: (model: string) => `Brackets mean nothing to ${model}: it reads prose.`,
  syntax: (model: string) => `Parts of this text mean nothing to ${model}: it reads prose.`,
  rewrite: 'Rewrite',
  rewritten: 'Rewritten in plain words.',
  changes: (count: number) => (count === 1 ? '1 thing changed' : `${count} things changed`),
  undo: 'Undo',
  undone: 'The text is as it was.',
} as const;

/** What is said while a picture comes along. */
export const PROGRESS_TEXTS = {
  generating: (label: string) => `Generating with ${label}...`,
  queued: (label: string, ahead: number) => `Waiting for ${label}: ${ahead} before you`,
  saving: 'Saving...',
  loading: (label: string) => `${label} is getting its model ready. The first picture can take minutes.`,
  progress: 'How far the picture is',
  unfinished: 'Unfinished',
  unfinishedShown: 'An unfinished picture is shown while the model works on.',
} as const;

/** What to do about a picture that was not made. */
export const FAILURE_TEXTS = {
  again: 'Try again',
  againIn: (seconds: number) => `Try again in ${seconds} s`,
  preview: 'Use the built-in preview',
} as const;

/** The prompt that a model made of the one it was given. */
export const REWRITTEN_TEXTS = {
  title: 'The prompt that was used',
  note: 'The model rewrote yours before it began.',
  copy: 'Copy the prompt that was used',
} as const;
