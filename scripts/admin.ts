/** What an operator does by hand, beside a running server: `npm run admin -- COMMAND`. */
import { existsSync } from 'node:fs';
import { PLAN_IDS, type PlanId } from '@framewright/contract';
import { type Config, ConfigError, readConfig } from '../apps/server/src/config.ts';
import { type Db, openStore } from '../apps/server/src/db/open.ts';
import { setOperator, setPlan } from '../apps/server/src/modules/auth/index.ts';
import { takeBackup, verifyReport, writeBackup } from './admin/keeping.ts';
import { modelReport } from './admin/models.ts';
import { Refusal } from './admin/refusal.ts';
import { spendReport } from './admin/spend.ts';

const USAGE = `Usage:
  npm run admin -- plan EMAIL ${PLAN_IDS.join('|')}      set an account's plan
  npm run admin -- operator EMAIL on|off   say who sees what an operator should know
  npm run admin -- spend [DAYS]            what models were called for, and what they cost
  npm run admin -- models                  who answers which name, and what the providers offer
  npm run admin -- backup FILE             everything into one file, while the server runs
  npm run admin -- restore FILE            a backup into an empty store, of whatever database and storage
  npm run admin -- verify [--sweep]        look over database and pictures; remove files of nobody`;

async function run([command, ...rest]: readonly string[]): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (command === 'plan') return changePlan(config, rest);
  if (command === 'operator') return changeOperator(config, rest);
  if (command === 'spend') return inStore(config, (db) => spendReport(db, config, rest, new Date()));
  if (command === 'models' && rest.length === 0) return modelReport(config.ai, new Date());
  if (command === 'backup' || command === 'export')
    return inStore(config, (db) => writeBackup(db, config, rest));
  if (command === 'restore' || command === 'import') return takeBackup(config, rest);
  if (command === 'verify') return inStore(config, (db) => verifyReport(db, config, rest));
  throw new Refusal(
    command && !COMMANDS.includes(command) ? `There is no command "${command}".\n${USAGE}` : USAGE,
  );
}

/** To move to another machine is to back up and restore, so these go by both names. */
const COMMANDS = ['plan', 'operator', 'spend', 'models', 'backup', 'export', 'restore', 'import', 'verify'];

function changePlan(config: Config, [email, plan, ...more]: readonly string[]): Promise<string> {
  if (!email || !plan || more.length > 0) throw new Refusal(USAGE);
  if (!isPlan(plan)) throw new Refusal(`There is no plan "${plan}": choose ${PLAN_IDS.join(' or ')}.`);
  const account = email.trim().toLowerCase();
  return inStore(config, async (db) => {
    if (await setPlan(db, account, plan)) return `${account} is on the ${plan} plan now.`;
    throw noAccount(account);
  });
}

function changeOperator(config: Config, [email, state, ...more]: readonly string[]): Promise<string> {
  if (!email || (state !== 'on' && state !== 'off') || more.length > 0) throw new Refusal(USAGE);
  const account = email.trim().toLowerCase();
  return inStore(config, async (db) => {
    if (!(await setOperator(db, account, state === 'on'))) throw noAccount(account);
    return state === 'on' ? `${account} sees an operator's notices now.` : `${account} is no operator now.`;
  });
}

function noAccount(email: string): Refusal {
  return new Refusal(`There is no account with the email ${email}.`);
}

async function inStore(
  { database }: Pick<Config, 'database'>,
  work: (db: Db) => Promise<string>,
): Promise<string> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new Refusal(`There is no database at ${database.file} yet: start Framewright once first.`);
  }
  const { db } = await openStore(database, () => {});
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function isPlan(text: string): text is PlanId {
  return PLAN_IDS.some((id) => id === text);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
