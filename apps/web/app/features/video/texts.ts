import { PLANS, VIDEO_TEXTS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

const price = `$${PLANS.pro.price}`;

/** The script generator's texts; those of sections 2, 4, 5 and 8 of the specification are word for word. */
export const VIDEO_SCREEN = {
  title: 'Sora 2 Video Prompt Generator',
  lead: 'An idea becomes two creative options, then a 10-second cinematic script.',
  back: 'Back to Dashboard',
  proBadge: `Pro ${price}/month`,
  setKey: 'Set API Key',
  hideKey: 'Hide API Key',
  optimizer: 'Optimizer',
  keyPage: 'https://platform.openai.com/api-keys',
  model: 'Model',
  target: 'Written for',
  keyLabel: 'OpenAI API key',
  keyHint: 'Sent with each request, kept nowhere. Leaving this page forgets it.',
  getKey: 'Get a key',
  ideaLabel: 'Your video idea',
  ideaHint: 'One action, one place, one hour of the day works best.',
  ideaPlaceholder: 'A night baker slides the first loaves out of a brick oven',
  getOptions: 'Get Creative Options',
  generating: 'Generating...',
  writingOptions: (model: string) => `Writing two options with ${model}.`,
  writingScript: (model: string) => `Writing the script with ${model}.`,
  optionsTitle: 'Two ways to film it',
  choose: (letter: string) => `Choose Option ${letter}`,
  startOver: 'Start Over with New Idea',
  length: (seconds: number) => `${seconds} seconds`,
  copyScript: 'Copy script',
  copyPrompt: 'Copy prompt',
  share: 'Share to X',
  another: 'Generate Another Script',
  optionsDone: 'Creative options generated! Choose one to create your script.',
  scriptDone: 'Video script generated! Ready for Sora 2.',
  lapsed: 'Upgrade to Pro to unlock the Sora 2 Video Prompt Generator!',
  optionsFailed: VIDEO_TEXTS.optionsFailed,
  scriptFailed: VIDEO_TEXTS.scriptFailed,
} as const;

export const ABOUT_SORA = {
  title: 'Where Sora 2 stands',
  status:
    "Sora 2's app closed on 26 April 2026 and its API on 24 September 2026. Scripts are written to be pasted into today's video models.",
  links: [
    { label: 'The Sora app', url: 'https://sora.chatgpt.com/' },
    { label: 'Sora on the web', url: 'https://openai.com/sora/' },
    { label: 'Get an OpenAI key', url: VIDEO_SCREEN.keyPage },
  ],
  codes: 'Beta invite codes',
  mayBeUsed: 'They may be used up.',
  notCopied: 'The browser did not allow copying. Select the code and copy it yourself.',
  more: 'More for video',
  ways: [
    { label: 'Video prompting guide', to: '/sora2-guide' },
    { label: 'Sora 2 Prompt Optimizer', to: '/sora2/optimizer' },
  ],
} as const;

export const SCRIPT_UPSELL = {
  title: 'The script generator comes with Pro',
  what: `An idea becomes two creative options and a timed script: what happens, how the camera sees it, and the light and sound that belong to it. ${price} per month.`,
  example: 'From a script',
  points: ['Two options for every idea', 'Scripts timed to the second', 'For the video model you use'],
  action: COMMON_TEXTS.upgrade,
} as const;
