import type { MarkedText } from '@framewright/prompt-engine/changes';
import { ELEMENTS, type Element } from '@framewright/prompt-engine/vocabulary';
import { anatomiesIn, promptsOf, type StoredContent } from '../../works/content.ts';
import type { OwnedWork } from './roll.repo.ts';
import { contentsOf } from './work.repo.ts';
import type { WorkDeps } from './work.service.ts';

/** Versions whose contents are in memory at once, beside those that they were made from. */
const AT_ONCE = 20;

/**
 * Which elements versions say otherwise than what they were made from, by their ids. The whole prompts are compared: a
 * list's excerpts are cut, and would tell of changes where they end, and of none behind it.
 */
export async function changedElements(
  deps: Pick<WorkDeps, 'db' | 'readAnatomy'>,
  userId: string,
  versions: readonly OwnedWork[],
): Promise<Map<string, Element[]>> {
  const changed = new Map<string, Element[]>();
  for (let at = 0; at < versions.length; at += AT_ONCE) {
    const some = versions.slice(at, at + AT_ONCE).filter(({ parent_id }) => parent_id !== null);
    const ids = some.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]));
    const contents = await contentsOf(deps.db, userId, [...new Set(ids)]);
    for (const { id, parent_id } of some) {
      const [before, after] = [contents.get(parent_id ?? ''), contents.get(id)];
      if (before && after) changed.set(id, await elementsBetween(before, after, deps.readAnatomy));
    }
  }
  return changed;
}

/** In the order of the legend, of all prompts that read otherwise. */
async function elementsBetween(
  before: StoredContent,
  after: StoredContent,
  readAnatomy: WorkDeps['readAnatomy'],
): Promise<Element[]> {
  const { changesByElement } = await import('@framewright/prompt-engine/changes');
  const found = new Set<Element>();
  const [was, is] = [promptsOf(before), promptsOf(after)];
  for (const [place, text] of is.entries()) {
    const old = was[place] ?? '';
    if (old === text) continue;
    const marked = [
      await markedIn(before, old, readAnatomy),
      await markedIn(after, text, readAnatomy),
    ] as const;
    for (const { element } of changesByElement(...marked).changed) found.add(element);
  }
  return ELEMENTS.filter((element) => found.has(element));
}

async function markedIn(
  content: StoredContent,
  text: string,
  readAnatomy: WorkDeps['readAnatomy'],
): Promise<MarkedText> {
  return { text, anatomy: anatomiesIn(content).get(text) ?? (await readAnatomy(text)) };
}
