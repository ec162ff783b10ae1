import { handPicture } from './handed-picture.ts';

/** A prompt that was chosen elsewhere and waits for the image generator. */
const STORAGE_KEY = 'selectedPrompt';
/** And the id of the work that it comes from. */
const FROM_KEY = 'selectedPromptFrom';
/** And where it was chosen. */
const PLACE_KEY = 'selectedPromptPlace';

/** Where prompts are chosen that wait on the dashboard. */
const PLACES = ['library', 'picture'] as const;
export type PromptPlace = (typeof PLACES)[number];

interface Along {
  /** An input for image-to-image. */
  readonly picture?: File | undefined;
  /** The id of the work that it comes from. */
  readonly from?: string | undefined;
  readonly place?: PromptPlace | undefined;
}

/** Lets a prompt wait for the image generator; later ones take its place. */
export function storeSelectedPrompt(prompt: string, { picture, from, place }: Along = {}): void {
  handPicture(picture);
  localStorage.setItem(STORAGE_KEY, prompt);
  keep(FROM_KEY, from);
  keep(PLACE_KEY, place);
}

function keep(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

/** Where the waiting prompt was chosen; undefined where it is one of many other places. */
export function placeOfWaiting(): PromptPlace | undefined {
  const kept = localStorage.getItem(PLACE_KEY);
  return PLACES.find((place) => place === kept);
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
