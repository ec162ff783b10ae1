/** The specification's texts for the prompt generator, section 8 and section 5. */
export const GENERATOR_TEXTS = {
  signIn: 'Please sign in to generate prompts. Free users get 20 prompts per day!',
  expired: 'Your session has expired. Please sign in again.',
  limit: 'Daily limit reached. Upgrade to Pro for unlimited prompts.',
  invalid: 'Invalid request. Please check your inputs.',
  server: 'Server error. Please try again in a moment.',
  refused: (detail: string) => `Request failed: ${detail || 'Please check your inputs and try again.'}`,
  network: 'Network error. Please check your connection and try again.',
  failed: 'Failed to generate prompts. Please try again.',
} as const;

export const TAKE_NAMES = { studio: 'Studio', cinematic: 'Cinematic', minimal: 'Minimal' } as const;
