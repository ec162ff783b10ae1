import type { Guide } from './guides.ts';

/** The guide to prompting Seedream; its body is seedream.mdx. */
export const SEEDREAM_GUIDE: Guide = {
  id: 'seedream',
  path: '/seedream-guide',
  title: 'Prompting Seedream',
  lead: 'Write connected sentences: what the picture is for, what stands where, where the light comes from, and what must not change.',
  badges: ['Up to 4K', 'Your own key', 'Seedream 4.0 to 5.5'],
  checkedOn: '2026-11-20',
  sources: [
    {
      name: 'BytePlus: prompt guide for Seedream',
      url: 'https://docs.byteplus.com/en/docs/ModelArk/1829186',
    },
    { name: 'BytePlus: image generation API', url: 'https://docs.byteplus.com/en/docs/ModelArk/1541523' },
    { name: 'BytePlus: free inference quota', url: 'https://docs.byteplus.com/en/docs/ModelArk/1399514' },
  ],
  attribution:
    'Seedream, ModelArk and BytePlus are names of ByteDance and its companies. Framewright is independent of them: this guide is written in our own words, and mentioning their models implies no endorsement in either direction.',
};

/** The steps to a key, in order, and where the provider explains them. Addresses of the Asia Pacific region. */
export const SEEDREAM_CONSOLE_LINKS: readonly {
  readonly label: string;
  readonly url: `https://${string}`;
}[] = [
  { label: 'Create a BytePlus account', url: 'https://console.byteplus.com/auth/signup' },
  {
    label: 'Activate the model',
    url: 'https://ai.byteplus.com/ark/region:ap-southeast-1/openManagement',
  },
  { label: 'Get an API key', url: 'https://ai.byteplus.com/ark/region:ap-southeast-1/apiKey' },
  { label: 'Read the ModelArk documentation', url: 'https://docs.byteplus.com/en/docs/ModelArk/1399008' },
];
