import type { Config } from '../../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

/** @throws {ConfigError} for a bucket that cannot be used */
export async function openStorage(config: Config['storage']): Promise<Storage> {
  if (config.kind === 'disk') return diskStorage(config.folder);
  // Its SDK is loaded only where it is used.
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(config);
}
