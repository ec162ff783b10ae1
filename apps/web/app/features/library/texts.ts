import { PLANS } from '@framewright/contract';
import { COMMON_TEXTS } from '../../lib/common-texts.ts';

/** The chip that leaves no category out. */
export const ALL_CATEGORIES = 'All Categories';

export const LIBRARY_TEXTS = {
  title: 'Prompt Library',
  subtitle:
    'Portraits, places, products and posters, written to be pasted. Every one says what stays of the photo you upload.',
  description:
    'Over a hundred prompts that transform a photo and keep the face, with worked examples and a master edit template. Part of Framewright Pro.',
  back: 'Back to Dashboard',
  /** For visitors, who have no dashboard. */
  backHome: 'Back',
  tabs: { prompts: '100+ Prompts', examples: 'Examples', templates: 'Master Templates' },
  search: 'Search prompts, tags, or keywords...',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} prompts`,
  none: 'Nothing matches',
  noneHint: 'Try fewer words, or look in all categories.',
  clear: 'Clear the search',
  writtenFor: 'Written for',
  comingSoon: (letter: string) => `Pack ${letter} is coming soon.`,
  ownTemplates: 'Your own templates',
  ownUnreachable: 'Your templates could not be loaded.',
  allTemplates: 'All of your templates',
  variables: (count: number) =>
    count === 0 ? 'No variables' : count === 1 ? '1 variable' : `${count} variables`,
  fillMany: 'Fill in many',
  loading: 'Loading the library...',
  unreachable: 'The library could not be loaded.',
} as const;

const price = `$${PLANS.pro.price}`;

export const UPSELL_TEXTS = {
  title: 'The library comes with Pro',
  lead: `100+ prompts you can search and filter, three worked examples and the master edit template. ${price} per month.`,
  points: [
    '100+ prompts in twelve categories',
    'Examples you can try straight away',
    'Master template and 17 preset packs',
    'Unlimited prompts and images',
  ],
  action: COMMON_TEXTS.upgrade,
  sample: 'One of them, whole',
  sampleLead: 'Put a photo of yours beside it, and this is what is sent with it.',
} as const;
