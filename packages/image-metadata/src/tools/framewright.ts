import type { Generation } from '../metadata.ts';
import { draftGeneration, wordsOf } from './draft.ts';
import { entriesOf, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

/** Our own record: a PNG text 'framewright', or the same JSON in the XMP packet. */
export function readFramewright(sources: Sources): Generation | null {
  const record = parseObject(sources.png('framewright') ?? sources.xmp('framewright:Generation'));
  if (record === undefined || member(record, 'version') !== 1) {
    return null;
  }
  const known = entriesOf(record).filter(([key]) => !['version', 'tool', 'size', 'lineage'].includes(key));
  const pairs = [...entriesOf(member(record, 'lineage')), ...known, ...entriesOf(member(record, 'size'))];
  return draftGeneration(wordsOf(member(record, 'tool')) ?? 'Framewright', pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negativePrompt'],
    seed: ['seed'],
    steps: ['steps'],
    sampler: ['sampler'],
    guidance: ['guidance'],
    model: ['model'],
    width: ['width'],
    height: ['height'],
  });
}
