import { PLANS } from '@framewright/contract';
import { READER_INVITATION } from '../../ui/anatomy-text.tsx';

export const LANDING_TEXTS = {
  title: 'Write the prompt, frame the shot',
  description:
    'Framewright turns a plain idea into prompts that image and video models can read, three takes at a time, and shows what every phrase is doing.',
  lead: 'Framewright turns a plain idea into prompts that image and video models can read, three takes at a time, and shows you what every phrase is doing.',
  start: 'Get started',
  plans: 'See the plans',
  tools: 'One roll, six tools',
  toolsAside: 'Start anywhere. A prompt carries from one frame to the next.',
  samples: 'Three to copy',
  samplesAside: READER_INVITATION,
} as const;

/** What each take is called and shows. */
export const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;

/** Big figures and what they mean. */
export const FIGURES = [
  { figure: '200', meaning: 'free images from the provider, when you bring your own Seedream key.' },
  { figure: '100+', meaning: 'prompts to learn from, with worked examples and master templates.' },
  {
    figure: `$${PLANS.free.price}`,
    meaning: `for ${PLANS.free.daily.prompts} prompts and ${PLANS.free.daily.images} images a day. Pro is $${PLANS.pro.price} per month.`,
  },
] as const;
