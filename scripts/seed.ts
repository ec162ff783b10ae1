/** Makes a demo account of each plan with some history, and prints their passwords. Local mode only. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { imageFile, imageRequest, PLAN_IDS, PLANS, promptRequest, type User } from '@framewright/contract';
import { type Config, ConfigError, readConfig } from '../apps/server/src/config.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { type Db, openStore } from '../apps/server/src/db/open.ts';
import { saveAccount } from '../apps/server/src/modules/auth/index.ts';
import { makePicture } from '../apps/server/src/modules/images/index.ts';
import { generatePrompts } from '../apps/server/src/modules/prompts/index.ts';
import { meteredCalls } from '../apps/server/src/modules/usage/index.ts';
import { imageProviders } from '../apps/server/src/providers/ai/image-providers.ts';
import { openStorage } from '../apps/server/src/providers/storage/open-storage.ts';
import { openSecrets } from '../apps/server/src/secrets.ts';
import { signedAddresses } from '../apps/server/src/signed-addresses.ts';

const DAY = 86_400_000;

/** What the demo accounts have asked for; the first of each is of today. */
const SUBJECTS = [
  'old fisherman mending nets',
  'cozy reading nook',
  'abandoned train station at dawn',
  'red sneakers product shot',
  'a lighthouse in a storm, watercolor',
  'logo for a bakery called Crumb',
];

/** Nothing fails here that would not be thrown. */
const QUIET = { error: () => {}, warn: () => {}, debug: () => {} };

/** What the operator reads instead of a stack. */
class Refusal extends Error {}

async function seed(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (config.production) throw new Refusal('Demo accounts are for local mode only.');
  const { db } = await openStore(config.database, () => {});
  try {
    await migrate(db);
    for (const plan of PLAN_IDS) {
      const { name } = PLANS[plan];
      const account = { email: `${plan}@example.com`, name: `${name} Demo`, plan, password: newPassword() };
      const { user, isNew } = await saveAccount(db, account, new Date(Date.now() - SUBJECTS.length * DAY));
      if (isNew) await giveHistory(config, db, user);
      console.log(`${name.padEnd(5)} ${account.email}  ${account.password}`);
    }
  } finally {
    await db.destroy();
  }
}

async function giveHistory(config: Config, db: Db, user: User): Promise<void> {
  const storage = await openStorage(config.storage);
  const addresses = signedAddresses(openSecrets(config).pictureAddresses, imageFile.path);
  const now = () => new Date();
  const providers = imageProviders(config.ai, meteredCalls(db, config.ai, now), now);
  for (const [index, subject] of SUBJECTS.entries()) {
    const at = new Date(Date.now() - index * DAY);
    const { cinematic } = await generatePrompts(db, user, promptRequest.parse({ subject }), at);
    if (index >= 2) continue;
    const request = imageRequest.parse({ prompt: cinematic, model: 'built-in', aspect_ratio: '3:2' });
    const deps = {
      db,
      storage,
      providers,
      engines: { all: () => [] },
      addresses,
      log: QUIET,
      storageLimit: () => null,
      now: () => at,
    };
    await makePicture(deps, user, request, { scopes: null, signal: new AbortController().signal });
  }
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
