import type { LibraryCategory, LibraryPrompt } from '@framewright/contract';

/** A prompt with what a search looks through, in lower case. */
interface Searchable {
  readonly prompt: LibraryPrompt;
  readonly texts: readonly string[];
}

/** Prepares prompts for `matches`, once: a keystroke then only compares. */
export function searchable(prompts: readonly LibraryPrompt[]): Searchable[] {
  return prompts.map((prompt) => ({
    prompt,
    texts: [prompt.title, prompt.prompt, ...prompt.tags].map((text) => text.toLowerCase()),
  }));
}

/**
 * The prompts of a category whose title, text or any tag contains the words as they stand, without
 * regard to case or to blanks around them.
 * @param category `undefined` is all of them
 */
export function matches(
  prompts: readonly Searchable[],
  words: string,
  category: LibraryCategory | undefined,
): LibraryPrompt[] {
  const wanted = words.trim().toLowerCase();
  return prompts
    .filter(({ prompt }) => category === undefined || prompt.category === category)
    .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
    .map(({ prompt }) => prompt);
}
