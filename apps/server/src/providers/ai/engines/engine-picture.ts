import { ModelFailure } from '../model-failure.ts';
import { checkPicture } from '../picture-check.ts';
import { EngineFailure } from './engine-failure.ts';

/**
 * Decodes what an engine made, once, whatever the engine calls it.
 * @throws {EngineFailure} `no-picture`; the signal's reason where it was aborted
 */
export async function enginePicture(bytes: Buffer, name: string, signal: AbortSignal) {
  try {
    return await checkPicture(bytes, signal);
  } catch (error) {
    throw error instanceof ModelFailure ? new EngineFailure('no-picture', name) : error;
  }
}
