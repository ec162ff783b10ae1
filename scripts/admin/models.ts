import type { Config } from '../../apps/server/src/config.ts';
import {
  type ListedModel,
  listedProviders,
  listModels,
} from '../../apps/server/src/providers/ai/model-list.ts';
import { modelNotices, modelsInUse } from '../../apps/server/src/providers/ai/model-watch.ts';
import { table } from './table.ts';

/** Who answers which name of the screens, what an operator should know, and what the providers offer. */
export async function modelReport(ai: Config['ai'], now: Date): Promise<string> {
  const models = modelsInUse(ai, now);
  const lists: Record<string, readonly ListedModel[]> = {};
  const failed: string[] = [];
  for (const provider of listedProviders(ai)) {
    try {
      lists[provider] = await listModels(ai, provider);
    } catch {
      failed.push(`The list of ${provider} could not be read: is the key right, and the address?`);
    }
  }
  const inUse = table(
    ['name', 'answered by', 'until', 'then'],
    models.map(({ name, id, retiresOn, replacedBy, overridden }) => [
      name,
      overridden ? `${id} (MODEL_OVERRIDES)` : id,
      retiresOn ?? '-',
      replacedBy ?? '-',
    ]),
  );
  const offered = Object.entries(lists).map(
    ([provider, list]) => `${provider} offers:\n${list.map(({ id }) => `  ${id}`).join('\n')}`,
  );
  const none =
    Object.keys(lists).length + failed.length === 0 ? ['No provider has a key on this server.'] : [];
  return [inUse, ...modelNotices(models, lists, now), ...failed, ...none, ...offered].join('\n\n');
}
