/**
 * `npm run licences` writes docs/licences.md: the licence of everything that is shipped, as the lock file has it.
 * Without `--write` it checks: nothing unknown, nothing that would bind our own code, and the list as it should be.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LIST = 'docs/licences.md';

/** Licences that ask for their notice alone. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages under a licence that asks for more, and why they may be shipped. */
const REASONED: readonly (readonly [names: RegExp, licence: string, why: string])[] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'a library of its own file, linked at run time and replaceable, as the licence asks',
  ],
];

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** One package that is shipped. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** What is installed to run, and the fonts, which the build takes in. */
export function shippedIn(packages: Readonly<Record<string, LockEntry>>): Shipped[] {
  return Object.entries(packages).flatMap(([key, { version = '', license = 'unknown', dev, link }]) => {
    const at = key.lastIndexOf('node_modules/');
    const name = key.slice(at + 'node_modules/'.length);
    if (at < 0 || link || (dev && !name.startsWith('@fontsource'))) return [];
    return [{ name, version, licence: license }];
  });
}

const isPermissive = (licence: string): boolean => {
  const bare = licence.replace(/^\(|\)$/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((each) => PERMISSIVE.has(each));
  return bare.split(' AND ').every((each) => PERMISSIVE.has(each));
};

/** @returns a sentence for each package whose licence is unknown or asks for more than a notice */
export function licenceProblems(shipped: readonly Shipped[]): string[] {
  return shipped.flatMap(({ name, licence }) => {
    const reasoned = REASONED.some(([names, of]) => names.test(name) && licence.includes(of));
    return isPermissive(licence) || reasoned
      ? []
      : [`${name} is under ${licence}: replace it, or say why it may stay.`];
  });
}

/** The page of the documents. */
export function listOf(shipped: readonly Shipped[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const { name, version, licence } of shipped)
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`));
  const rows = [...byLicence]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([licence, names]) =>
        `## ${licence}\n\n${[...names]
          .sort()
          .map((name) => `- ${name}`)
          .join('\n')}`,
    );
  const reasons = REASONED.map(([names, licence, why]) => `- ${licence} (\`${names.source}\`): ${why}.`);
  return `# Licences of what is shipped

Written by \`npm run licences\` from the lock file: what is installed to run the product, and its fonts. Framewright itself is under the MIT licence. What asks for more than its notice, and why it is here:

${reasons.join('\n')}

${rows.join('\n\n')}
`;
}

if (import.meta.main) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockEntry>; // npm's own format
  };
  const shipped = shippedIn(packages);
  const problems = licenceProblems(shipped);
  const list = listOf(shipped);
  if (process.argv.includes('--write')) writeFileSync(LIST, list);
  else if (readFileSync(LIST, 'utf8') !== list)
    problems.push(`${LIST} is not what is shipped: npm run licences.`);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
