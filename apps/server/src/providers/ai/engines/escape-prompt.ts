/**
 * Takes out of a prompt the tag in which stable-diffusion.cpp takes commands. Replaced, not cut out: what is left
 * could close up to the same tag.
 */
export function withoutTag(prompt: string): string {
  return prompt.replaceAll(/<(\/?\s*sd_cpp_extra_args)/gi, '‹$1');
}

/**
 * The same, and the variants and wildcards that an extension of AUTOMATIC1111, Dynamic Prompts, expands. Weights and
 * LoRAs are what people mean by them, and stay; so do the braces of a caption in JSON, which some models want.
 */
export function escapePrompt(prompt: string): string {
  const safe = withoutTag(prompt).replaceAll(/_(?=_)/g, '_ ');
  if (isCaption(prompt)) return safe.replaceAll('|', '¦');
  return safe.replaceAll('{', '\\(').replaceAll('}', '\\)');
}

function isCaption(prompt: string): boolean {
  try {
    return prompt.trimStart().startsWith('{') && typeof JSON.parse(prompt) === 'object';
  } catch {
    return false;
  }
}
