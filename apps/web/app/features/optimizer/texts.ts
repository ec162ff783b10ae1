import { VIDEO_TEXTS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

/** The optimizer's texts; those of sections 2, 5 and 8 of the specification are word for word. */
export const OPTIMIZER_SCREEN = {
  title: 'Sora 2 Prompt Optimizer GPT',
  status:
    "Sora 2's app closed on 26 April 2026 and its API on 24 September 2026. Prompts are written to be pasted into today's video models.",
  back: 'Back to Dashboard',
  poweredBy: (model: string) => `Powered by ${model}`,
  showGuide: 'Show Prompting Guide',
  hideGuide: 'Hide Prompting Guide',
  model: 'Model',
  conversation: 'Conversation',
  startOver: 'New conversation',
  empty: 'Ready to Optimize Your Prompts?',
  emptyHint: 'Describe a shot in your own words, or start from one of these.',
  you: 'You',
  optimizer: 'Optimizer',
  typing: 'The optimizer is writing.',
  latest: 'Jump to the latest',
  added: (count: number) => `What was added, and why (${count})`,
  nothingAdded: 'All seven elements were there: nothing was added.',
  input: 'Your video idea',
  placeholder: 'Describe your video idea...',
  hint: 'Press Enter to send • Shift+Enter for new line',
  send: 'Send',
  sending: 'Sending',
  done: 'Prompt optimized!',
  none: VIDEO_TEXTS.prompt,
  failed: VIDEO_TEXTS.optimizeFailed,
  lapsed: 'Sora 2 Prompt Optimizer is a Pro feature. Redirecting to pricing...',
} as const;

/** Ideas to begin with. */
export const EXAMPLES = [
  'Futuristic city walk',
  'Coffee pour in slow motion',
  'Mountain sunset with birds',
] as const;

export const GUIDE_PANEL = {
  name: 'Prompting guide',
  elements: 'The 7 elements',
  dos: 'Do',
  donts: "Don't",
  camera: 'Camera quick reference',
  whole: 'Read the whole guide',
} as const;

export const OPTIMIZER_UPSELL = {
  title: 'Pro Feature: Sora 2 Prompt Optimizer',
  what: 'Type an idea and get it back as a video prompt of seven elements, with a reason for every word that was added.',
  points: [
    'Seven elements, each marked',
    'What was added, and why',
    'Refines the last prompt with you',
    'The script generator, too',
  ],
  example: 'From a conversation',
  action: COMMON_TEXTS.upgrade,
} as const;
