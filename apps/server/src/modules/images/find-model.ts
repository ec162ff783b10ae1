import { IMAGE_MODELS, IMAGE_TEXTS, type ImageModelId, type PictureModelId } from '@framewright/contract';
import { AppError } from '../../http/app-error.ts';
import type { PictureEngines } from '../../providers/ai/engines/picture-engine.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import type { PicturePort, Readiness } from '../../providers/ai/picture-port.ts';

interface Models {
  readonly providers: ImageProviders;
  readonly engines: PictureEngines;
}

/**
 * Who makes pictures under a name: one of the four names, or an engine's model, for which the engine is asked.
 * @returns the model, or a sentence that says why it cannot be used now
 * @throws {AppError} `invalid_request` where no engine of that name was ever here
 */
export async function findModel(
  { providers, engines }: Models,
  id: PictureModelId,
): Promise<{ readonly port: PicturePort } | { readonly port?: never; readonly message: string }> {
  if (isNamed(id)) return usable(providers[id], providers[id].ready());
  const engine = engines.all().find((each) => id.startsWith(`${each.id}/`));
  if (!engine) {
    const problem = { path: 'model', message: IMAGE_TEXTS.model };
    throw new AppError('invalid_request', { detail: problem.message, fields: [problem] });
  }
  const { state, message, models } = await engine.prepare();
  if (state !== 'ready') return { message };
  const port = models.find((model) => model.id === id);
  if (!port) return { message: `${engine.name} has no such model any more. Please choose another model.` };
  return usable(port, port.ready());
}

function usable(port: PicturePort, readiness: Readiness) {
  return readiness.ready ? { port } : { message: readiness.message };
}

function isNamed(id: PictureModelId): id is ImageModelId {
  return IMAGE_MODELS.some((name) => name === id);
}
