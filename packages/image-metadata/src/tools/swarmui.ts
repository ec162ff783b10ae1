import type { Generation } from '../metadata.ts';
import { draftGeneration } from './draft.ts';
import { entriesOf, hasMembers, itemsOf, type Json, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

/** SwarmUI: JSON with sui_image_params; old versions wrote it into the EXIF camera model. */
export function readSwarmUi(sources: Sources): Generation | null {
  const candidates = [...sources.objects, parseObject(sources.exif('Model'))];
  const json = candidates.find((object) => hasMembers(object, 'sui_image_params'));
  if (json === undefined) {
    return null;
  }
  const models = itemsOf(member(json, 'sui_models'));
  const pairs: [string, Json][] = [
    ...entriesOf(member(json, 'sui_image_params')),
    ...entriesOf(member(json, 'sui_extra_data')),
    ['sui_models', models.length > 0 ? models : null],
  ];
  return draftGeneration('SwarmUI', pairs, {
    prompt: ['prompt'],
    negativePrompt: ['negativeprompt'],
    seed: ['seed'],
    model: ['model'],
    steps: ['steps'],
    sampler: ['sampler', 'comfyuisampler'],
    scheduler: ['scheduler', 'comfyuischeduler'],
    guidance: ['cfgscale'],
    width: ['width'],
    height: ['height'],
    size: ['resolution'],
  });
}
