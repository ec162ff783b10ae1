import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../apps/server/src/config.ts';
import { type Db, openStore } from '../../apps/server/src/db/open.ts';
import { DataInUse, lockData } from '../../apps/server/src/db/server-lock.ts';
import {
  BackupRefused,
  backUp,
  type Findings,
  restore,
  verify,
} from '../../apps/server/src/modules/backup/index.ts';
import { openStorage } from '../../apps/server/src/providers/storage/open-storage.ts';
import { Refusal } from './refusal.ts';

const ONE_FILE = 'Name one file.';

/** Writes everything to a file, while the server runs. */
export async function writeBackup(
  db: Db,
  config: Config,
  [file, ...more]: readonly string[],
): Promise<string> {
  if (!file || more.length > 0) throw new Refusal(ONE_FILE);
  const secretFile = path.join(config.dataDir, 'secret');
  const secret = !config.jwtSecret && existsSync(secretFile) ? readFileSync(secretFile, 'utf8') : undefined;
  const storage = await openStorage(config.storage);
  const { tables, pictures } = await refusing(() =>
    backUp({ db, storage, secret, now: () => new Date() }, file),
  );
  const rows = Object.values(tables).reduce((all, table) => all + table.rows, 0);
  return `${file} holds ${rows} rows and ${pictures.count} pictures. Keep it as safe as the data itself.`;
}

/** Takes a backup into an empty store. The server must not run on it. */
export async function takeBackup(config: Config, [file, ...more]: readonly string[]): Promise<string> {
  if (!file || more.length > 0) throw new Refusal(ONE_FILE);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock =
    config.database.kind === 'sqlite' ? await refusing(async () => lockData(config.dataDir)) : undefined;
  const { db } = await openStore(config.database, () => {});
  try {
    const storage = await openStorage(config.storage);
    const { manifest, secret } = await refusing(() => restore(db, storage, file));
    const rows = Object.values(manifest.tables).reduce((all, table) => all + table.rows, 0);
    const told = `${rows} rows and ${manifest.pictures.count} pictures are back, as of ${manifest.made_at}.`;
    if (secret === undefined) return told;
    if (config.jwtSecret)
      return `${told}\nThe backup brings a secret of its own, which JWT_SECRET replaces: people sign in again, and engines are unlocked anew.`;
    writeFileSync(path.join(config.dataDir, 'secret'), secret, { mode: 0o600 });
    return told;
  } finally {
    await db.destroy();
    lock?.release();
  }
}

/** Looks over the whole store; with `--sweep` what belongs to nobody is removed. */
export async function verifyReport(db: Db, config: Config, args: readonly string[]): Promise<string> {
  const sweep = args.includes('--sweep');
  if (args.length > (sweep ? 1 : 0)) throw new Refusal('verify takes nothing but --sweep.');
  const storage = await openStorage(config.storage);
  const findings = await verify(db, storage, new Date());
  if (sweep) for (const key of findings.orphans) await storage.remove(key);
  const lines = linesOf(findings, sweep);
  if (isSound(findings)) return lines.join('\n');
  throw new Refusal(lines.join('\n'));
}

const isSound = ({ database, missing, emptyWorks }: Findings) =>
  database.length + missing.length + emptyWorks === 0;

function linesOf(
  { database, pictures, missing, orphans, orphanBytes, emptyWorks }: Findings,
  swept: boolean,
) {
  const megabytes = (orphanBytes / 1_048_576).toFixed(1);
  return [
    database.length === 0 ? 'The database is sound.' : `The database is damaged: ${database.join(' ')}`,
    `${pictures} pictures, ${missing.length} of them without their file${missing.length > 0 ? `: ${missing.join(', ')}` : ''}.`,
    `${emptyWorks} works without their content.`,
    `${orphans.length} files of nobody, ${megabytes} MB${swept ? ', removed' : orphans.length > 0 ? ': remove them with --sweep' : ''}.`,
  ];
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof DataInUse) throw new Refusal(error.message);
    throw error;
  }
}
