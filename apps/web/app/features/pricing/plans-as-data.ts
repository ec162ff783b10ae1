import { PLANS } from '@framewright/contract';
import { PRICING_TEXTS } from './texts.ts';

/** The plans for search engines: https://schema.org/WebApplication with an offer each. */
export const PLANS_AS_DATA = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Framewright',
  description: PRICING_TEXTS.description,
  applicationCategory: 'MultimediaApplication',
  operatingSystem: 'Any',
  offers: Object.values(PLANS).map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
  })),
} as const;
