import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { openStore, type Store } from '../db/open.ts';
import type { Tracing } from '../tracing.ts';
import { POSTGRES_TEMPLATE } from './global-setup.ts';

/** The databases that the product runs on. */
export type Engine = 'sqlite' | 'postgres';

/** The engines that can be tested here: `describe.each(ENGINES)`. */
export const ENGINES: readonly Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

/** The variables of an empty, migrated store of its own, which is removed after the test. */
export async function testVariables(engine: Engine = 'sqlite'): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'framewright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const variables = { DATA_DIR: folder, JWT_SECRET: 'a secret of more than thirty-two characters' };
  if (engine === 'postgres') return { ...variables, DATABASE_URL: await postgresDatabase() };
  mkdirSync(folder, { recursive: true });
  copyFileSync(inject('sqliteTemplate'), path.join(folder, 'framewright.sqlite'));
  return variables;
}

/** Opens the store of a configuration until the test ends. */
export async function testStore(config: Config, tracing?: Tracing): Promise<Store> {
  const store = await openStore(config.database, () => {}, tracing?.noteStatement);
  onTestFinished(() => store.db.destroy());
  return store;
}

/** A store of its own. */
export async function freshStore(engine: Engine): Promise<Store> {
  return testStore(readConfig(await testVariables(engine)));
}

/** The address of a database of its own, dropped after the test: a copy of the template, or an empty one. */
export async function postgresDatabase(template = POSTGRES_TEMPLATE): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const how = sql.raw(inject('postgresCopies'));
  await administer(sql`create database ${sql.id(name)} template ${sql.id(template)} ${how}`);
  // With force, as a server that a test has killed may still be connected.
  onTestFinished(() => administer(sql`drop database ${sql.id(name)} with (force)`));
  return inject('postgresUrl').replace(/\/postgres$/, `/${name}`);
}

async function administer(statement: RawBuilder<unknown>): Promise<void> {
  const { db } = await openStore({ kind: 'postgres', url: inject('postgresUrl') }, () => {});
  await statement.execute(db);
  await db.destroy();
}
