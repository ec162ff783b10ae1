import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** A row of the table in `docs/security.md`. */
interface Row {
  readonly chapter: string;
  readonly files: readonly string[];
}

const CHAPTERS: Readonly<Record<string, string>> = {
  '1': 'V1 Encoding',
  '2': 'V2 Logic',
  '3': 'V3 Browser',
  '4': 'V4 API',
  '5': 'V5 Files',
  '6': 'V6 Authentication',
  '7': 'V7 Session',
  '8': 'V8 Authorization',
  '9': 'V9 Tokens',
  '10': 'V10 OIDC',
};

/** Runs the tests that `docs/security.md` names, but for those in a browser, and counts them by ASVS chapter. */
export async function attackTable(): Promise<string> {
  const rows = readFileSync('docs/security.md', 'utf8').split('\n').flatMap(rowOf);
  const counts = await run([...new Set(rows.flatMap(({ files }) => files))]);
  const chapters = [...new Set(rows.map(({ chapter }) => chapter))];
  const lines = chapters.map((chapter) => {
    const own = rows.filter((row) => row.chapter === chapter);
    const files = [...new Set(own.flatMap((row) => row.files))];
    const sum = (status: 'passed' | 'failed') =>
      files.reduce((all, file) => all + (counts.get(file)?.[status] ?? 0), 0);
    return `| ${chapter} | ${own.length} | ${files.length} | ${sum('passed')} | ${sum('failed')} |`;
  });
  return [
    '| Attacks on | Rows | Test files | Tests that held | Failed |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function rowOf(line: string): Row[] {
  const [, number = ''] = /^\| \d+ \| (\d+)\./.exec(line) ?? [];
  if (!number) return [];
  const files = [...line.matchAll(/\]\(\.\.\/([^)]+\.test\.tsx?)\)/g)].map(([, file]) => file ?? '');
  return [{ chapter: CHAPTERS[number] ?? 'V11 to V16', files }];
}

async function run(files: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-attacks-'));
  const output = path.join(folder, 'report.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile=${output}`,
    ...files,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => child.once('close', resolve));
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  return new Map(
    testResults.map(({ name, assertionResults }) => {
      const count = (status: string) => assertionResults.filter((each) => each.status === status).length;
      const file = path.relative('.', name).split(path.sep).join('/');
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      for (const { fullName } of failed) console.error(`Failed: ${file}: ${fullName}`);
      return [file, { passed: count('passed'), failed: failed.length }];
    }),
  );
}
