import * as contract from '@framewright/contract';
import { ASPECT_RATIOS } from '@framewright/prompt-engine/vocabulary';
import type { Db } from '../../db/open.ts';
import type { Mount } from '../../http/endpoint.ts';
import { generatePrompts } from './prompts.service.ts';

export function promptRoutes(mount: Mount, db: Db, now: () => Date): void {
  mount(contract.categories, () => ({ aspect_ratios: [...ASPECT_RATIOS] }));
  mount(contract.generatePrompts, ({ caller, body }) => generatePrompts(db, caller.user, body, now()));
}
