import { LIBRARY_SAMPLE } from '@framewright/content/open/library-sample';
import { analyze } from '@framewright/prompt-engine/anatomy';
import type { Span } from '@framewright/prompt-engine/vocabulary';

/** The anatomy of the one prompt that everybody may read. A build reads it: the browser gets the spans alone (vite/read-sample.ts). */
export const SAMPLE_ANATOMY: readonly Span[] = analyze(LIBRARY_SAMPLE.prompt);
