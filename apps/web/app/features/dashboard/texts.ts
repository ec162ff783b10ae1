import { PLANS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

export const DASHBOARD_TEXTS = {
  page: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  lead: 'Describe a subject, get three takes, make one of them a picture.',
  leadPro: 'No counter today, or any day. Describe a subject and go.',
  generator: {
    title: 'Generator',
    what: 'Describe a subject and get three takes: studio, cinematic, minimal.',
    action: 'Write a prompt',
  },
  guide: {
    title: 'Prompt guide',
    what: 'Six strategies and 50+ prompts for the Gemini image model.',
    action: 'Read the guide',
  },
  images: {
    title: 'Image generation',
    what: 'Unlimited images, from text or from a picture of yours.',
    action: 'Make an image',
  },
  waiting: {
    library: 'A prompt from the library is waiting for the generator.',
    picture: 'The prompt that was read from your picture is waiting for the generator.',
    elsewhere: 'A prompt is waiting for the generator.',
  },
  openGenerator: 'Open the generator',
  upgrade: {
    title: `Go Pro for $${PLANS.pro.price} per month`,
    what: 'The counter goes, and the whole library opens. The free plan stays what it is.',
    points: [
      'Unlimited prompts and images',
      '100+ prompts, examples and master templates',
      'Sora 2 script generator',
      'Sora 2 Prompt Optimizer',
      'Pro downloads',
      '5 image credits per month',
    ],
    action: COMMON_TEXTS.upgrade,
  },
} as const;
