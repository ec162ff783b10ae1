import type { Guide } from './guides.ts';

/** The guide to prompting Gemini's image model; its body is gemini-image.mdx. */
export const GEMINI_IMAGE_GUIDE: Guide = {
  id: 'gemini-image',
  path: '/guide',
  title: 'Prompting the Gemini image model',
  lead: 'Describe the scene. A paragraph that reads like a shot being planned beats a list of keywords.',
  badges: ['50+ prompts', '6 strategies', 'Gemini image'],
  checkedOn: '2026-11-20',
  sources: [
    {
      name: 'Google AI for Developers: image generation with Gemini',
      url: 'https://ai.google.dev/gemini-api/docs/image-generation',
    },
    {
      name: 'Google Developers Blog: prompting Gemini 2.5 Flash Image',
      url: 'https://developers.googleblog.com/en/how-to-prompt-gemini-2-5-flash-image-generation-for-the-best-results/',
    },
    {
      name: 'Google Cloud: limits of Gemini image generation',
      url: 'https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/capabilities/gemini-image-generation-limitations',
    },
    {
      name: 'Google AI for Developers: release notes',
      url: 'https://ai.google.dev/gemini-api/docs/changelog',
    },
    {
      name: 'Google AI for Developers: deprecations',
      url: 'https://ai.google.dev/gemini-api/docs/deprecations',
    },
  ],
  attribution:
    'Gemini, Nano Banana, SynthID and the other names on this page belong to their owners. Mentioning them implies no endorsement in either direction. This guide and its prompts were written by us, in our own words, from public documentation.',
};

/** The provider's own interactive document, opened in a new tab. */
export const GEMINI_INTERACTIVE_GUIDE = {
  label: 'Open interactive guide',
  url: 'https://colab.research.google.com/github/google-gemini/cookbook/blob/main/quickstarts/Get_Started_Nano_Banana.ipynb',
} as const;
