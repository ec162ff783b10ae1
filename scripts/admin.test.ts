import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { saveAccount } from '../apps/server/src/modules/auth/index.ts';
import { meteredCalls } from '../apps/server/src/modules/usage/index.ts';

const run = promisify(execFile);
const ADMIN = path.join(import.meta.dirname, 'admin.ts');
const NOW = new Date();

/** A folder with a database that has one account and one call of a model. */
async function used() {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { ai, database } = readConfig({ DATA_DIR: folder });
  const { db } = await openStore(database, () => {});
  await migrate(db);
  const wish = {
    email: 'mara@example.com',
    name: 'Mara',
    plan: 'free',
    password: 'lantern-harbour-42',
  } as const;
  const { user } = await saveAccount(db, wish, NOW);
  const facts = {
    userId: user.id,
    kind: 'image',
    provider: 'openai',
    model: 'gpt-image',
    key: 'server',
  } as const;
  const { signal } = new AbortController();
  await meteredCalls(db, ai, () => NOW).run({ ...facts, estimateUsd: 0.2 }, { signal }, async (use) =>
    use({ inputTokens: 50, outputTokens: 4_000, pictures: 1, costUsd: 0.125 }),
  );
  await db.destroy();
  return folder;
}

async function admin(folder: string, args: readonly string[], variables: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, ...variables };
  const options = { cwd: folder, env };
  return run(process.execPath, [ADMIN, ...args], options).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => `REFUSED ${stderr}`,
  );
}

test('spend tells calls, tokens, pictures and money, and how the day stands', async () => {
  const folder = await used();
  const told = await admin(folder, ['spend'], { DAILY_SPEND_LIMIT_USD: '5' });
  const today = NOW.toISOString().slice(0, 10);
  expect(told).toMatch(new RegExp(`${today} +gpt-image +server +1 +1 +50 +4000 +1 +\\$0\\.1250`));
  expect(told).toContain("Today, on the server's own keys: $0.1250 of $5.00.");
  expect(told).not.toContain('mara');
  expect(await admin(folder, ['spend', '0'])).toMatch(/^REFUSED The number of days/);
});

test('models tells who answers which name, without a key and without a call', async () => {
  const told = await admin('/tmp', ['models'], { MODEL_OVERRIDES: 'gpt-5=llama3.3' });
  expect(told).toMatch(/gpt-5 +llama3\.3 \(MODEL_OVERRIDES\) +- +-/);
  expect(told).toMatch(/seedream +seedream-4-5-251128/);
  expect(told).toContain('No provider has a key on this server.');
});

test('an operator is made and unmade', async () => {
  const folder = await used();
  expect(await admin(folder, ['operator', 'Mara@Example.com', 'on'])).toContain(
    "sees an operator's notices now",
  );
  expect(await admin(folder, ['operator', 'mara@example.com', 'off'])).toContain('is no operator now');
  expect(await admin(folder, ['operator', 'nobody@example.com', 'on'])).toMatch(
    /^REFUSED There is no account/,
  );
});

test.each([
  [['plan', 'mara@example.com', 'gold']],
  [['fly']],
  [[]],
  [['plan']],
  [['operator', 'mara@example.com']],
])('%j is refused in a sentence', async (args) => {
  const told = await admin('/tmp', args);
  expect(told).toMatch(/^REFUSED (?:There is no|Usage)/);
  expect(told).not.toContain('    at ');
});

test('a backup is written, taken into another folder, and looked over', async () => {
  const folder = await used();
  const file = path.join(folder, 'all.backup');
  expect(await admin(folder, ['backup', file])).toMatch(/all\.backup holds \d+ rows and 0 pictures\./);
  expect(await admin(folder, ['export', file])).toMatch(/^REFUSED .*exists already/);
  const other = mkdtempSync(path.join(tmpdir(), 'framewright-admin-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  expect(await admin(other, ['restore', file])).toMatch(/^\d+ rows and 0 pictures are back, as of 20/);
  expect(await admin(other, ['import', file])).toMatch(/^REFUSED The store is not empty/);
  expect(await admin(other, ['spend'])).toContain('gpt-image');
  expect(await admin(other, ['verify'])).toMatch(/^The database is sound\.\n0 pictures, 0 of them without/);
  expect(await admin(other, ['verify', 'all'])).toMatch(/^REFUSED verify takes nothing but --sweep/);
  expect(await admin(other, ['restore'])).toMatch(/^REFUSED Name one file/);
});
