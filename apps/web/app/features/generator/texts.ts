import { ERRORS } from '@framewright/contract';
import type { AspectRatio, Take } from '@framewright/prompt-engine/vocabulary';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

/** The specification's texts for the prompt generator, section 8 and section 5. */
export const GENERATOR_TEXTS = {
  signIn: 'Please sign in to generate prompts. Free users get 20 prompts per day!',
  expired: ERRORS.session_expired.detail,
  limit: ERRORS.prompt_limit.detail,
  invalid: ERRORS.invalid_request.detail,
  server: ERRORS.server_error.detail,
  refused: (detail: string) => `Request failed: ${detail || 'Please check your inputs and try again.'}`,
  network: COMMON_TEXTS.network,
  failed: 'Failed to generate prompts. Please try again.',
} as const;

export const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;

export const FORM_TEXTS = {
  subject: 'Subject',
  example: 'old fisherman mending nets',
  generate: 'Generate prompts',
  generating: 'Generating...',
  noRatios: 'The other ratios could not be loaded.',
  keys: 'generates, too',
  suggestedIsSet: (ratio: AspectRatio) => `${ratio} is suggested for this subject.`,
  suggested: (ratio: AspectRatio) => `Suggested for this subject: ${ratio}`,
  use: (ratio: AspectRatio) => `Use ${ratio}`,
  quickStarts: 'Quick starts',
  frames: (count: number) => `${count} frames`,
} as const;

export const TAKES_TEXTS = {
  startAnew: 'Start anew',
  title: 'Three takes',
  /** Above takes that were written of another subject than the one in the form. */
  earlier: (subject: string) => `For the earlier subject: “${subject}”`,
  writtenBy: (engine: string) => `Written by ${engine}`,
  showTags: 'Show tags',
  hideTags: 'Hide tags',
  another: COMMON_TEXTS.anotherTake,
  tip: 'Tip.',
  sketch: (take: Take) => `Sketch of the ${take} take`,
  trying: (name: string) => `Trying ${name}`,
  copy: (take: Take) => `Copy the ${take} prompt`,
  copyFor: (take: Take, form: string) => `Copy the ${take} prompt for ${form}`,
  writtenFor: 'Written for',
  generateImage: 'Generate image',
  notKept: 'The swap could not be kept in My work.',
} as const;

export const HELD_TEXTS = {
  title: 'Held for the next take',
  unlock: 'Unlock',
  unlockThis: (take: string, element: string) => `Unlock the ${element.toLowerCase()} of ${take}`,
  what: 'Another take changes what is not locked. Swaps and locks use no prompts.',
} as const;
