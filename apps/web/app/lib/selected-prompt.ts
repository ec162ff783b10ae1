/** A prompt that was chosen elsewhere and waits for the image generator. */
const STORAGE_KEY = 'selectedPrompt';

/** Takes the waiting prompt, once: asking again gives nothing. */
export function takeSelectedPrompt(): string | undefined {
  const prompt = localStorage.getItem(STORAGE_KEY);
  if (prompt === null) return undefined;
  localStorage.removeItem(STORAGE_KEY);
  return prompt;
}
