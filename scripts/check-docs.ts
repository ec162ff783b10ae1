/**
 * The documents name things that exist: every npm script, every file in a link or in backticks
 * that looks like one of ours, every heading that a link leads to, and every environment variable is looked up. Each
 * row of the security table has a test or a reason, and no two decisions have one number.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = /^(apps|packages|scripts|docs|e2e|bench|faults|fuzz|chaos)\//;

/** What the documents may name. */
export interface Known {
  readonly scripts: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  exists(file: string): boolean;
  /** Whether any file fits a path with `*`. */
  matches(pattern: string): boolean;
  /** The anchors of a document: what its headings are linked by. */
  anchorsOf(file: string): ReadonlySet<string>;
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsIn(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** @returns a sentence for each thing that `text` names and that is not there */
export function docProblems(file: string, text: string, known: Known): string[] {
  const problems: string[] = [];
  for (const [, script] of text.matchAll(/npm run ([a-z][a-z:-]*)/g)) {
    if (script && !known.scripts.has(script)) problems.push(`${file}: there is no script "${script}".`);
  }
  for (const [, target = '', anchor] of text.matchAll(
    /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g,
  )) {
    const to = target ? path.join(path.dirname(file), target) : file;
    if (!known.exists(to)) problems.push(`${file}: the link to ${target} leads nowhere.`);
    else if (anchor && !known.anchorsOf(to).has(anchor))
      problems.push(`${file}: ${target || 'it'} has no heading #${anchor}.`);
  }
  for (const [, name] of text.matchAll(/`([\w./-]*\*[\w./*-]*)`/g)) {
    if (name && FOLDERS.test(name) && !known.matches(name)) problems.push(`${file}: nothing fits ${name}.`);
  }
  for (const [, name] of text.matchAll(/`([\w./-]+)`/g)) {
    if (name && FOLDERS.test(name) && !known.exists(name)) problems.push(`${file}: ${name} does not exist.`);
  }
  for (const [, variable] of text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)) {
    if (variable && !known.variables.has(variable)) {
      problems.push(`${file}: ${variable} is not in .env.example.`);
    }
  }
  // Of the security table: number, ASVS, what, tests, reason.
  for (const [, row, tests, reason] of text.matchAll(
    /^\| (\d+) \| [\d.,a-z ]+ \| [^|]+ \|([^|]*)\|([^|]*)\|$/gm,
  ))
    if (!tests?.trim() && !reason?.trim())
      problems.push(`${file}: row ${row} has neither a test nor a reason.`);
  return problems;
}

/** @returns a sentence for each npm script that runs a file which is not there */
export function scriptProblems(
  scripts: Readonly<Record<string, string>>,
  exists: (file: string) => boolean,
): string[] {
  return Object.entries(scripts).flatMap(([name, command]) =>
    (command.match(/[\w./-]+\.(?:mjs|ts)\b/g) ?? [])
      .filter((file) => !exists(file))
      .map((file) => `package.json: the script "${name}" runs ${file}, which does not exist.`),
  );
}

/** @returns a sentence for each number that two decisions have */
export function numberProblems(files: readonly string[]): string[] {
  const numbers = files.flatMap((file) => /(\d{3})-[^/]*\.md$/.exec(file)?.[1] ?? []);
  return numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `docs/decisions: ${number} is the number of more than one decision.`);
}

if (import.meta.main) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }; // npm's own format
  const variables = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm);
  const known: Known = {
    scripts: new Set(Object.keys(scripts)),
    variables: new Set([...variables].map(([, name]) => name ?? '')),
    exists: existsSync,
    matches: (pattern) => globSync(pattern).length > 0,
    anchorsOf: (file) => anchorsIn(readFileSync(file, 'utf8')),
  };
  const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')];
  const problems = [
    ...documents.flatMap((file) => docProblems(file, readFileSync(file, 'utf8'), known)),
    ...scriptProblems(scripts, existsSync),
    ...numberProblems(readdirSync('docs/decisions')),
  ];
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 || documents.length < 3 ? 1 : 0);
}

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
}
