import type { Guide } from './guides.ts';

/** The guide to prompting video models; its body is sora2.mdx. */
export const SORA2_GUIDE: Guide = {
  id: 'sora2',
  path: '/sora2-guide',
  title: 'Prompting video models, the Sora 2 way',
  lead: 'Brief the shot as you would brief a camera operator who has not seen your storyboard: one place, one action, one move, and the sound of it.',
  badges: ['7 elements', 'Camera reference', 'For any video model'],
  checkedOn: '2026-11-20',
  sources: [
    { name: 'OpenAI: Sora 2 model page', url: 'https://developers.openai.com/api/docs/models/sora-2' },
    {
      name: 'OpenAI: video generation guide',
      url: 'https://developers.openai.com/api/docs/guides/video-generation',
    },
    {
      name: 'OpenAI Cookbook: Sora 2 prompting guide',
      url: 'https://github.com/openai/openai-cookbook/blob/main/examples/sora/sora2_prompting_guide.ipynb',
    },
    {
      name: 'Google: video generation in the Gemini API',
      url: 'https://ai.google.dev/gemini-api/docs/video',
    },
    {
      name: 'Google Cloud: generate videos',
      url: 'https://docs.cloud.google.com/vertex-ai/docs/generative-ai/video/generate-videos',
    },
    {
      name: 'Reported: moving from Sora 2 to other models',
      url: 'https://dev.to/uplinkswitch/sora-2-api-is-gone-porting-v1videos-code-to-another-video-model-53aa',
    },
    { name: 'Reported: Seedance 2.0 at a host', url: 'https://docs.leonardo.ai/docs/seedance-20' },
    { name: 'Reported: Kling 3 at a host', url: 'https://docs.leonardo.ai/docs/kling-30' },
    { name: 'Reported: MiniMax H3 at a host', url: 'https://docs.leonardo.ai/docs/minimax-hailuo-03' },
  ],
  attribution:
    'Sora is a name of OpenAI; Gemini and Veo are names of Google; Seedance, Kling and MiniMax belong to their makers. Framewright is independent of all of them: this guide is written in our own words, and mentioning a model implies no endorsement in either direction.',
};
