/**
 * Takes out of a prompt the tag in which stable-diffusion.cpp takes commands. Replaced, not cut out: what is left
 * could close up to the same tag.
 */
export function withoutTag(prompt: string): string {
  return prompt.replaceAll(/<(\/?\s*sd_cpp_extra_args)/gi, '‹$1');
}

/** Takes out of a prompt the bar with which LocalAI begins the negative one. */
export function withoutBars(prompt: string): string {
  return prompt.replaceAll('|', '¦');
}

/** A prompt for a server that takes `/images/generations` and does not say which program it is. */
export function escapeForUnknown(prompt: string): string {
  return withoutBars(withoutTag(prompt));
}

/**
 * Without that tag, and without the variants and wildcards that an extension of AUTOMATIC1111, Dynamic Prompts, expands.
 * Weights and LoRAs are what people mean by them, and stay; so do the braces of a caption in JSON, which some models
 * want.
 */
export function escapePrompt(prompt: string): string {
  const safe = withoutTag(prompt).replaceAll(/_(?=_)/g, '_ ');
  if (isCaption(prompt)) return withoutBars(safe);
  return safe.replaceAll('{', '\\(').replaceAll('}', '\\)');
}

function isCaption(prompt: string): boolean {
  try {
    return prompt.trimStart().startsWith('{') && typeof JSON.parse(prompt) === 'object';
  } catch {
    return false;
  }
}
