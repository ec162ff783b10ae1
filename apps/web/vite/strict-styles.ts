import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A style element that a library makes at run time, which `style-src 'self'` would block in silence. */
interface Injection {
  readonly file: RegExp;
  readonly code: RegExp;
  readonly replacement: string;
}

const INJECTIONS: readonly Injection[] = [
  // The toaster's stylesheet, which app/ui/toaster.tsx imports as a file instead.
  { file: /\/sonner\/dist\/index\.mjs$/, code: /^__insertCSS\(".*"\);?$/m, replacement: '' },
  // The select's scroll bar rules, which app/ui/styles/overlays.css has instead.
  {
    file: /\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    code: /jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{\s*__html: `[^`]*`\s*\},\s*nonce\s*\}\s*\)/,
    replacement: 'null',
  },
];

/**
 * Keeps the app within a content security policy without inline styles: removes what libraries
 * inject, and replaces the scroll lock's style element by a constructed stylesheet. The build fails
 * when a new version of a library has changed the code that is to be removed.
 */
export function strictStyles(): Plugin {
  return {
    name: 'strict-styles',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { 'react-style-singleton': fileURLToPath(new URL('./style-singleton.ts', import.meta.url)) },
      },
      // The prerendering build must bundle the libraries too, or it would load them unpatched.
      ssr: { noExternal: ['sonner', 'radix-ui', /^@radix-ui\//] },
    }),
    transform(code, id) {
      const patched = patchInjectedStyles(code, id);
      return patched === undefined ? undefined : { code: patched, map: null };
    },
  };
}

/**
 * The code without the style element that it would inject; `undefined` for files that inject none.
 * @throws {Error} where the code to remove is not found
 */
export function patchInjectedStyles(code: string, file: string): string | undefined {
  const injection = INJECTIONS.find((candidate) => candidate.file.test(file));
  if (!injection) return undefined;
  if (!injection.code.test(code))
    throw new Error(`No injected style found in ${file}: mend vite/strict-styles.ts.`);
  return code.replace(injection.code, injection.replacement);
}
