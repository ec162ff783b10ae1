import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file; paths are relative to the root, with slashes. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** One file and what it imports: paths from the root for our own files, the specifier itself for everything else. */
export interface Imports {
  readonly file: string;
  readonly targets: readonly string[];
  /** Whether an `import()` names what it loads only while it runs, so that nobody can judge it. */
  readonly unreadable: boolean;
}

/** What each file imports: types, side effects, what is exported again, `import()` and `import('…')` of a type. */
export function importsOf(sources: readonly Source[]): Imports[] {
  const files = new Set(sources.map(({ file }) => file));
  return sources.map(({ file, text }) => {
    const { specifiers, unreadable } = specifiersOf(file, text);
    return { file, targets: specifiers.map((specifier) => targetOf(file, specifier, files)), unreadable };
  });
}

/** Every specifier of one file, in the order of their kinds. */
export function specifiersOf(
  file: string,
  text: string,
): { readonly specifiers: readonly string[]; readonly unreadable: boolean } {
  const { module, program } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const late: (string | undefined)[] = [];
  new Visitor({
    ImportExpression: ({ source }) => late.push(textOf(source)),
    TSImportType: ({ source }) => late.push(source.value),
  }).visit(program);
  const read = late.filter((specifier) => specifier !== undefined);
  return { specifiers: [...new Set([...named, ...read])], unreadable: read.length < late.length };
}

type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['ImportExpression']>
>[0]['source'];

/** A quoted text, or a template without places; undefined for what is known only while it runs. */
function textOf(source: Expression): string | undefined {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  if (source.type !== 'TemplateLiteral' || source.expressions.length > 0) return undefined;
  return source.quasis[0]?.value.cooked ?? undefined;
}

/** The file that is meant, also where its ending is left out. */
function targetOf(file: string, specifier: string, files: ReadonlySet<string>): string {
  const own = /^@framewright\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
  if (!specifier.startsWith('.')) return specifier;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
  return endings.map((ending) => target + ending).find((each) => files.has(each)) ?? target;
}

/** Each cycle once, by its first file. */
export function cyclesOf(imports: readonly Imports[]): string[] {
  const graph = new Map(imports.map(({ file, targets }) => [file, targets]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const at = trail.indexOf(file);
    if (at >= 0)
      cycles.push(`${[...trail.slice(at), file].join(' imports ')}: no cycles; move what both need.`);
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
