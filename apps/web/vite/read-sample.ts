import type { Plugin } from 'vite';
import { SAMPLE_ANATOMY } from '../app/features/library/sample-anatomy.ts';

const SAMPLE = /\/features\/library\/sample-anatomy\.ts$/;

/** Has the build read the library's open prompt, in place of each browser, which would fetch the lexicon for it. */
export function readSample(): Plugin {
  return {
    name: 'framewright:read-sample',
    apply: 'build',
    transform(_, id) {
      if (!SAMPLE.test(id.replaceAll('\\', '/'))) return null;
      return { code: `export const SAMPLE_ANATOMY = ${JSON.stringify(SAMPLE_ANATOMY)};`, map: null };
    },
  };
}
