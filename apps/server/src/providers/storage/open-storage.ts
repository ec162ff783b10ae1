import { type Config, ConfigError } from '../../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** @throws {ConfigError} for a store that this version cannot use */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  if (config.kind === 'disk') return diskStorage(config.folder);
  throw new ConfigError('STORAGE_URL names an S3 bucket, which this version cannot use yet: leave it out.');
}
