import type { Dialect } from '@framewright/prompt-dialects';
import type { Span } from '@framewright/prompt-engine/vocabulary';

/**
 * The anatomy of a prompt in whatever form it has; what reads it is loaded with the first call.
 * @param dialect told from its signs where it is undefined
 */
export async function readAnatomy(text: string, dialect?: Dialect): Promise<Span[]> {
  const { anatomyOfPrompt } = await import('./dialects.service.ts');
  return anatomyOfPrompt(text, dialect);
}
