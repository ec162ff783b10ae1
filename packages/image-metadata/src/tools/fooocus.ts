import type { Generation } from '../metadata.ts';
import { readA1111Text } from './a1111.ts';
import { draftGeneration, type Names, textOf } from './draft.ts';
import { entriesOf, hasMembers, type JsonObject, member, parseObject } from './json.ts';
import type { Sources } from './sources.ts';

const NAMES: Names = {
  prompt: ['prompt', 'Prompt'],
  negativePrompt: ['negative_prompt', 'Negative'],
  seed: ['seed'],
  model: ['base_model', 'base_model_name'],
  steps: ['steps'],
  sampler: ['sampler', 'sampler_name'],
  scheduler: ['scheduler'],
  guidance: ['guidance_scale', 'cfg'],
  width: ['width'],
  height: ['height'],
  size: ['resolution'],
};

/** Fooocus with its scheme noted: its own JSON, or AUTOMATIC1111's text. */
export function readFooocus(sources: Sources): Generation | null {
  const isSigned =
    sources.png('fooocus_scheme') !== null || sources.exif('Software')?.startsWith('Fooocus') === true;
  const text = sources.png('parameters') ?? sources.exif('UserComment');
  if (!isSigned || text === null) {
    return null;
  }
  const json = parseObject(text);
  return json === undefined ? readA1111Text(text, 'Fooocus') : readFooocusJson(json);
}

/** The JSON of Fooocus and its forks, wherever it stands. */
export function readFooocusForks(sources: Sources): Generation | null {
  const json = sources.objects.find(
    (object) =>
      textOf(member(object, 'software')).includes('Fooocus') ||
      textOf(member(object, 'version')).startsWith('Fooocus') ||
      hasMembers(object, 'prompt', 'base_model', 'styles') ||
      hasMembers(object, 'Prompt', 'Negative', 'base_model_name'),
  );
  return json === undefined ? null : readFooocusJson(json);
}

function readFooocusJson(json: JsonObject): Generation {
  const software = textOf(member(json, 'software'));
  const isRuined = software.includes('RuinedFooocus') || hasMembers(json, 'Prompt', 'base_model_name');
  const isMre = software.includes('MRE') || hasMembers(json, 'real_prompt');
  return draftGeneration(
    isRuined ? 'RuinedFooocus' : isMre ? 'Fooocus-MRE' : 'Fooocus',
    entriesOf(json),
    NAMES,
  );
}
