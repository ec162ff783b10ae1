import { exportAccount, exportWorks } from '@framewright/contract';
import { callForFile } from '../../lib/api.ts';

/*
 * Fetched when somebody asks for a file: what it may hold is described by all that the product keeps.
 */

/** Everything that is kept about the account. @throws as `call` does */
export const collectData = (): Promise<Blob> => callForFile(exportAccount);

/** All works with their pictures. @throws as `call` does */
export const packWorks = (): Promise<Blob> => callForFile(exportWorks);
