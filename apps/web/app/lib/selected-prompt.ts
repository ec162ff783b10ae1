import { handPicture } from './handed-picture.ts';

/** A prompt that was chosen elsewhere and waits for the image generator. */
const STORAGE_KEY = 'selectedPrompt';

/** Lets a prompt wait for the image generator, alone or with a picture; later ones take their place. */
export function storeSelectedPrompt(prompt: string, picture?: File): void {
  handPicture(picture);
  localStorage.setItem(STORAGE_KEY, prompt);
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
