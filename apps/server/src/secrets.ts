import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** Keys of one purpose each, so that none can stand in for another. */
export interface Secrets {
  readonly tokens: Buffer;
  readonly pictureAddresses: Buffer;
  readonly goneAccounts: Buffer;
  readonly signInCookies: Buffer;
  readonly engines: Buffer;
  readonly shares: Buffer;
}

/** The keys of this installation. In local mode a secret is made on first start and kept with the data. */
export function openSecrets(config: Config): Secrets {
  const secret = config.jwtSecret ?? keptSecret(path.join(config.dataDir, 'secret'));
  return {
    tokens: keyFor(secret, 'tokens'),
    pictureAddresses: keyFor(secret, 'picture addresses'),
    goneAccounts: keyFor(secret, 'gone accounts'),
    signInCookies: keyFor(secret, 'sign-in cookies'),
    engines: keyFor(secret, 'engines'),
    shares: keyFor(secret, 'shares'),
  };
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `framewright ${purpose}`, 32));
}

function keptSecret(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.length < 32) {
    throw new ConfigError(`JWT_SECRET is not set, and ${file} is damaged: remove it to have a new one made.`);
  }
  return secret;
}
