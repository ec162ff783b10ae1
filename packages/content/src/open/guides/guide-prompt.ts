/** A prompt to copy from the guide. */
export interface GuidePrompt {
  readonly title: string;
  readonly prompt: string;
}

/** Prompts of a guide that belong together. */
export interface GuidePromptCategory {
  readonly id: string;
  readonly name: string;
  readonly prompts: readonly GuidePrompt[];
}
