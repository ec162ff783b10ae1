import { PLANS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

const { free, pro } = PLANS;

export const PRICING_TEXTS = {
  title: 'Two plans. One price.',
  lead: "Free covers a good day's work. Pro takes the counter off.",
  description: `Framewright is free for ${free.daily.prompts} prompts and ${free.daily.images} images a day. Pro is $${pro.price} per month, without limits.`,
  perMonth: 'per month',
  upgrade: COMMON_TEXTS.upgrade,
  upgrading: 'Opening checkout...',
  current: 'Current plan',
  yourPlan: 'Your plan',
  start: 'Get started',
  signInFirst: 'Please sign in to upgrade your plan',
  failed: 'Failed to create checkout session. Please try again.',
} as const;

/** What each plan includes, in the order of the list. */
export const INCLUDED = {
  free: [
    `${free.daily.prompts} prompts per day`,
    `${free.daily.images} images per day`,
    'Prompt and image guides',
    'Image prompt extractor with saved history',
    'Free downloads',
  ],
  pro: [
    'Unlimited prompts and images',
    'Prompt library: 100+ prompts, examples, master templates',
    'Sora 2 script generator',
    'Sora 2 Prompt Optimizer',
    'Pro prompt pack and Notion template',
    '5 image credits per month',
  ],
} as const;

export const QUESTIONS = [
  {
    question: 'When does the counter reset?',
    answer: 'Every day at 00:00 UTC. The dashboard shows the hours left.',
  },
  {
    question: 'Do I need my own keys?',
    answer:
      'No. OpenAI and Gemini images are included where the server has them, and a built-in preview always works. Seedream and the Sora 2 script generator use your own key.',
  },
  { question: 'What does a failure cost?', answer: 'Nothing. Only what you get is counted.' },
] as const;

/** Side by side, what differs. `null` is unlimited. */
export const COMPARISON = [
  { what: 'Prompts per day', free: free.daily.prompts, pro: pro.daily.prompts },
  { what: 'Images per day', free: free.daily.images, pro: pro.daily.images },
  { what: 'Prompt library and templates', free: false, pro: true },
  { what: 'Video script generator and optimizer', free: false, pro: true },
  { what: 'Image prompt extractor with history', free: true, pro: true },
  { what: 'Guides', free: true, pro: true },
  { what: 'Downloads', free: 'Free ones', pro: 'All' },
] as const;
