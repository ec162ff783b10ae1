import { IMAGE_TEXTS, INPUT_IMAGE, MEGABYTE } from '@framewright/contract';

/** The specification's texts for the image generator, sections 5 and 8. */
export const IMAGE_SCREEN = {
  ...IMAGE_TEXTS,
  badFile: 'Please upload a valid image file.',
  tooLarge: `Image size must be less than ${INPUT_IMAGE.maxBytes / MEGABYTE}MB.`,
  signIn: 'Please sign in to generate images. Free users get 10 images per day!',
  limit: 'Daily limit reached. Upgrade to Pro for unlimited images.',
  failed: 'Failed to generate image. Please try again.',
  previewNote: "The built-in preview is a sketch of light, place and frame, not a model's picture.",
  withPromptNote:
    'With prompt: the prompt and the model are written into the file, where other tools and our extractor find them.',
  credentialsNote:
    'The original carries the Content Credentials of its maker. Their seal covers every byte, so a copy with the prompt goes without them.',
} as const;
