import * as contract from '@framewright/contract';
import type { Db } from '../../db/open.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { ModelWatch } from '../../providers/ai/model-watch.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { isOperator } from '../auth/index.ts';
import { type OpenapiDocument, openapiOf } from './openapi.ts';
import { readiness } from './readiness.ts';
import { type Abilities, checkHealth, publicConfig } from './system.service.ts';

interface SystemDeps extends Abilities {
  readonly db: Db;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly watch: ModelWatch;
  /** Somebody wants to know what can be used. */
  readonly onAsked: () => void;
  /** From the first moment of the end on. */
  readonly isStopping: () => boolean;
}

/** @returns what makes the API description, of everything that is mounted by the time it is asked for */
export function systemRoutes(mount: Mount, deps: SystemDeps): () => OpenapiDocument {
  const { db, publicUrl, now, watch } = deps;
  let description: OpenapiDocument | undefined;
  const describe = () => {
    description ??= openapiOf(mount.endpoints, publicUrl);
    return description;
  };
  mount(contract.getConfig, () => {
    deps.onAsked();
    return publicConfig(deps, now());
  });
  mount(contract.getHealth, () => checkHealth(db));
  mount(contract.getLiveness, () => ({ status: 'ok' as const }));
  mount(contract.getReadiness, readiness(deps));
  mount(contract.operatorNotices, async ({ caller }) => ({
    notices: (await isOperator(db, caller.user.id)) ? [...watch.notices()] : [],
  }));
  mount(contract.getOpenapi, describe);
  return describe;
}
