import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import { entriesOf, hasMembers } from './json.ts';
import type { Sources } from './sources.ts';

/** Draw Things: JSON with very short names in the XMP packet. */
export function readDrawThings(sources: Sources): Generation | null {
  const isSigned = sources.xmp('xmp:CreatorTool') === 'Draw Things';
  const json = sources.objects.find((object) => hasMembers(object, 'c', isSigned ? 'c' : 'uc'));
  if (json === undefined) {
    return null;
  }
  return draftGeneration('Draw Things', entriesOf(json), {
    prompt: ['c'],
    negativePrompt: ['uc'],
    seed: ['seed'],
    model: ['model'],
    steps: ['steps'],
    sampler: ['sampler'],
    guidance: ['scale'],
    size: ['size'],
  });
}
