import type { Plugin } from 'vite';

/** The modules of zod that write JSON schemas: each schema's prototype holds on to them, and no page writes one. */
const WRITERS = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const EXPORTED = /^export (?:(?:const|function) |\{ \w+ as )(\w+)/gm;

/** Leaves zod's writing of JSON schemas, which is the server's, out of what a browser fetches. */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const lean = withoutWriters(code, id);
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}

/**
 * What stands in for a module that writes JSON schemas: all that it exports, none of which writes any more.
 * @returns undefined for other files
 * @throws {Error} where it exports in another form than is known here
 */
export function withoutWriters(code: string, file: string): string | undefined {
  if (!WRITERS.test(file.replaceAll('\\', '/'))) return undefined;
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`${file} exports nothing that is known: mend vite/lean-zod.ts.`);
  return [
    "const refuse = () => { throw new Error('Pages write no JSON schemas.'); };",
    ...names.map((name) => `export const ${name} = () => refuse;`),
  ].join('\n');
}
