import { PLANS } from '@framewright/contract';

export const LANDING_TEXTS = {
  title: 'Write the prompt, frame the shot',
  description:
    'Framewright turns a plain idea into prompts that image and video models can read, three takes at a time, and shows what every phrase is doing.',
  lead: 'Type a plain idea. It comes back as three prompts that image and video models can read, with the job of every phrase.',
  start: 'Get started',
  dashboard: 'Go to the dashboard',
  tools: 'One roll, six tools',
  toolsAside: 'Start anywhere. A prompt carries from one frame to the next.',
} as const;

/** Of the box that writes for visitors, and of what it wrote. */
export const TRY_TEXTS = {
  subject: 'Your subject',
  example: 'An old red car on a desert road',
  write: 'Write three takes',
  writing: 'Writing...',
  forVisitors: 'Free, and no account needed. What you make here is kept when you sign up.',
  forUsers: 'Written in your generator, and kept in My work.',
  orStartFrom: 'Or start from',
  /** The server's own sentence, whose module would bring all that is said of prompts. */
  missing: 'Please enter a subject for your prompt',
  again: 'Try again',
  failed: 'The takes could not be written. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
  samples: 'Three samples to copy',
  takesOf: (subject: string) => `Three takes on “${subject}”`,
  written: (subject: string) => `Three takes on ${subject} are written: studio, cinematic and minimal.`,
  another: 'Another take',
  keep: 'Keep these',
  sketch: (take: string) => `Sketch of the ${take} take`,
} as const;

/** Subjects that one press writes. */
export const STARTERS = ['An old fisherman mending nets', 'Two foxes in snow', 'A perfume bottle'] as const;

/** What each take is called and shows. */
export const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;

/** What is offered to whoever has a picture or a prompt already. */
export const OFFER_TEXTS = {
  label: 'From what you have',
  drop: 'Drop a picture here',
  extract: 'Read a picture',
  extractWhat: 'What it says about its light, lens and colours, and the prompt to make the next one.',
  translate: 'Translate a prompt',
  translateWhat: 'AUTOMATIC1111, Midjourney, ComfyUI, captions: each in the other’s words.',
  tagged: '(window light:1.25), (35mm:1.1)',
} as const;

/** Big figures and what they mean. */
export const FIGURES = [
  { figure: '200', meaning: 'free images from the provider, when you bring your own Seedream key.' },
  { figure: '100+', meaning: 'prompts to learn from, with worked examples and master templates.' },
  {
    figure: `$${PLANS.free.price}`,
    meaning: `for ${PLANS.free.daily.prompts} prompts and ${PLANS.free.daily.images} images a day. Pro is $${PLANS.pro.price} per month.`,
  },
] as const;
