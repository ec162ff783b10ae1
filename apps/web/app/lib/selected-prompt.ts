import { handPicture } from './handed-picture.ts';

/** A prompt that was chosen elsewhere and waits for the image generator. */
const STORAGE_KEY = 'selectedPrompt';
/** And the id of the work that it comes from. */
const FROM_KEY = 'selectedPromptFrom';

/**
 * Lets a prompt wait for the image generator, alone or with a picture; later ones take their place.
 * @param from the id of the work that it comes from
 */
export function storeSelectedPrompt(prompt: string, picture?: File, from?: string): void {
  handPicture(picture);
  localStorage.setItem(STORAGE_KEY, prompt);
  if (from === undefined) localStorage.removeItem(FROM_KEY);
  else localStorage.setItem(FROM_KEY, from);
}

/** Takes the id of the work that the waiting prompt comes from, once; empty where it comes from none. */
export function takeSelectedFrom(): string {
  const from = localStorage.getItem(FROM_KEY) ?? '';
  localStorage.removeItem(FROM_KEY);
  return from;
}

/** The waiting prompt, which goes on waiting. */
export function waitingPrompt(): string | undefined {
  return localStorage.getItem(STORAGE_KEY) ?? undefined;
}

/** Takes the waiting prompt, once: asking again gives nothing. */
export function takeSelectedPrompt(): string | undefined {
  const prompt = waitingPrompt();
  localStorage.removeItem(STORAGE_KEY);
  return prompt;
}
