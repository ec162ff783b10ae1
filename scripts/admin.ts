/** What an operator does by hand, beside a running server: `npm run admin -- plan EMAIL pro|free`. */
import { existsSync } from 'node:fs';
import { PLAN_IDS, type PlanId } from '@framewright/contract';
import { ConfigError, readConfig } from '../apps/server/src/config.ts';
import { openStore } from '../apps/server/src/db/open.ts';
import { setPlan } from '../apps/server/src/modules/auth/index.ts';

const USAGE = `Usage:
  npm run admin -- plan EMAIL ${PLAN_IDS.join('|')}   set an account's plan`;

/** What the operator reads instead of a stack. */
class Refusal extends Error {}

async function run([command, ...rest]: readonly string[]): Promise<string> {
  if (command !== 'plan') throw new Refusal(command ? `There is no command "${command}".\n${USAGE}` : USAGE);
  const [email, plan, ...more] = rest;
  if (!email || !plan || more.length > 0) throw new Refusal(USAGE);
  if (!isPlan(plan)) throw new Refusal(`There is no plan "${plan}": choose ${PLAN_IDS.join(' or ')}.`);
  return changePlan(email.trim().toLowerCase(), plan);
}

async function changePlan(email: string, plan: PlanId): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { database } = readConfig(process.env);
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new Refusal(`There is no database at ${database.file} yet: start Framewright once first.`);
  }
  const { db } = await openStore(database, () => {});
  try {
    if (await setPlan(db, email, plan)) return `${email} is on the ${plan} plan now.`;
  } finally {
    await db.destroy();
  }
  throw new Refusal(`There is no account with the email ${email}.`);
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
