import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
const DATA =
  /const __iconData = \{[^[]*?node: (\[[\s\S]*?\])\s*,?(?:\s*aliases: \[[^\]]*\]\s*,?)?\s*\};\n__iconData\.node;/;
const CREATE = path.join(import.meta.dirname, 'create-icon.ts').replaceAll('\\', '/');

/** Has lucide's icons drawn by create-icon.ts, and leaves out of each what only lucide's own drawing reads. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const small = smallIcon(code, id);
      return small === undefined ? undefined : { code: small, map: null };
    },
  };
}

/**
 * @returns the module of an icon with its drawing alone; undefined for other files
 * @throws {Error} where lucide writes its icons in another form
 */
export function smallIcon(code: string, file: string): string | undefined {
  if (!ICON.test(file.replaceAll('\\', '/'))) return undefined;
  if (!code.includes("from '../createLucideIcon.mjs'")) return undefined;
  if (!DATA.test(code)) throw new Error(`${file} has another form: mend vite/small-icons.`);
  return code
    .replace(DATA, (_, node: string) => `const __iconData = ${node.replaceAll(/,? ?\bkey: "[^"]*"/g, '')};`)
    .replace('../createLucideIcon.mjs', () => CREATE);
}
