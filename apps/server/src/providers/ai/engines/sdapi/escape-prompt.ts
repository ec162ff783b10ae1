/**
 * Takes the commands out of a prompt that servers of this protocol, or their usual extensions, carry out: the tag
 * in which stable-diffusion.cpp takes JSON, and the variants and wildcards of Dynamic Prompts. Weights and LoRAs
 * are what people mean by them, and stay.
 */
export function escapePrompt(prompt: string): string {
  return (
    prompt
      // Replaced, not cut out: what is left could close up to the same tag.
      .replaceAll(/<(\/?\s*sd_cpp_extra_args)/gi, '‹$1')
      .replaceAll('{', '\\(')
      .replaceAll('}', '\\)')
      .replaceAll(/_(?=_)/g, '_ ')
  );
}
