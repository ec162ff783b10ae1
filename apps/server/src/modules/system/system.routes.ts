import * as contract from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { ImageProviders } from '../../providers/ai/image-providers.ts';
import { openapiOf } from './openapi.ts';
import { checkHealth, publicConfig } from './system.service.ts';

interface SystemDeps {
  readonly db: Db;
  readonly providers: ImageProviders;
  readonly publicUrl: string;
}

/** @returns what makes the API description, of everything that is mounted by the time it is asked for */
export function systemRoutes(mount: Mount, { db, providers, publicUrl }: SystemDeps): () => object {
  let description: object | undefined;
  const describe = () => {
    description ??= openapiOf(mount.endpoints, publicUrl);
    return description;
  };
  mount(contract.getConfig, () => publicConfig(providers));
  mount(contract.getHealth, () => checkHealth(db));
  mount(contract.getOpenapi, ({ reply }) => reply.send(describe()));
  return describe;
}
