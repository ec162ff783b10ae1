/** What every page needs beside the framework: small, and of no server. */
const BASE = [
  String.raw`app/(root|entry\.client)\.tsx`,
  String.raw`app/art/[a-z-]+\.svg`,
  String.raw`app/features/shell/site-footer\.tsx`,
  String.raw`app/lib/(page-meta|signed-in-hint)\.ts`,
  String.raw`app/ui/frame\.tsx`,
  String.raw`packages/contract/src/plans\.ts`,
  String.raw`icons/(lock|check)\.mjs`,
];

/** Prompts as the landing page shows them, and many others. */
const PROMPTS = [
  String.raw`app/lib/copy-prompt\.ts`,
  String.raw`app/ui/(anatomy-text|copy-button|film-strip)\.tsx`,
  String.raw`packages/content/src/open/marked-prompt\.ts`,
  String.raw`packages/prompt-engine/src/(explain/elements|vocabulary)\.ts`,
];

const inSlashes = (id: string) => id.replaceAll('\\', '/');
const anyOf = (files: readonly string[]) => {
  const names = new RegExp(`/(${files.join('|')})$`);
  return (id: string) => names.test(inSlashes(id));
};

/**
 * How the browser's scripts are joined: what a group names takes along what it imports, the first group that
 * wants a module has it. Left alone, each module that two pages share is a file of its own.
 */
export const CHUNKS = [
  {
    name: 'framework',
    test: (id: string) => /node_modules\/(react|react-dom|react-router|scheduler)\//.test(inSlashes(id)),
  },
  { name: 'base', test: anyOf(BASE) },
  { name: 'prompts', test: anyOf(PROMPTS) },
  // What asks the server, and draws a page's frame until it answers, for every page that knows who is signed in.
  {
    name: 'session',
    test: (id: string) =>
      /app\/(routes\/session|features\/shell\/(session-header|plain-frame)|ui\/(error-panel|skeleton))\.tsx/.test(
        inSlashes(id),
      ),
  },
  // The rest by who shares it. What is shared is joined to another share where it has less source than this, which
  // need not be a larger one: with three times as much the page of downloads fetches 16 kB that other pages run.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300 },
];

/** What is shared is called so, and not by all who share it: its name stands in each of their scripts. */
export const nameOfChunk = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`;
