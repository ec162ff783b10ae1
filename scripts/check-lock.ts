/**
 * The lock file must install on every platform and from any registry: each optional package that
 * another names (a native binary, mostly) has an entry of its own, and none carries an address.
 * npm drops an optional package that it cannot resolve in silence, and `npm ci` then fails, or
 * worse, does not, on the platform that needed it.
 */
import { readFileSync } from 'node:fs';

interface LockEntry {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  /** It lies in the archive of the package above it, whose integrity is its own. */
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** @returns a sentence for each problem */
export function lockProblems(packages: Readonly<Record<string, LockEntry>>): string[] {
  const names = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 13)));
  const entries = Object.entries(packages);
  if (entries.length === 0) return ['The lock file lists no packages.'];
  return entries.flatMap(([key, entry]) => {
    const problems = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${name}, which ${key || 'the root'} names, has no entry: it would install nowhere.`);
    if (entry.resolved && !entry.link) problems.push(`${key} carries a download address.`);
    if (key.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity)
      problems.push(`${key} has no integrity.`);
    return problems;
  });
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    // npm's own format
    packages: Record<string, LockEntry>;
  };
  const problems = lockProblems(packages);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
