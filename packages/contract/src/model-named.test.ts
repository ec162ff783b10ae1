import { expect, test } from 'vitest';
import { modelNamed, type NamedModel } from './model-named.ts';

function model(id: string, label: string, model_id: string, price_usd: number | null = 0, ready = true) {
  return { id, label, ready, capabilities: { model_id, price_usd } } satisfies NamedModel;
}

const HERE = [
  model('openai', 'OpenAI', 'gpt-image-2.6-flare', 0.126),
  model('built-in', 'Built-in preview', 'built-in'),
  model('openrouter/black-forest-labs/flux.2-pro', 'flux.2-pro', 'black-forest-labs/flux.2-pro', 0.03),
  model('comfy/flux.2-pro.gguf', 'flux.2-pro', 'flux.2-pro'),
  model('forge/sd15/dreamshaper_8.safetensors [879db523c3]', 'sd15_dreamshaper_8', 'sd15_dreamshaper_8'),
  model('off/juggernaut.safetensors', 'juggernaut', 'juggernaut', 0, false),
  model('hosted/juggernaut', 'juggernaut', 'juggernaut', null),
];
const found = (...names: string[]) => modelNamed(names, HERE)?.id;

test.each([
  ['its id', 'openai', 'openai'],
  ["the provider's name", 'gpt-image-2.6-flare', 'openai'],
  ['its label, whatever the letters', 'built-in PREVIEW', 'built-in'],
  [
    'the file of a checkpoint',
    'dreamshaper_8.safetensors',
    'forge/sd15/dreamshaper_8.safetensors [879db523c3]',
  ],
  ['the file without its ending', 'dreamshaper_8', 'forge/sd15/dreamshaper_8.safetensors [879db523c3]'],
  [
    'a file of a Windows folder',
    'SD\\dreamshaper_8.ckpt',
    'forge/sd15/dreamshaper_8.safetensors [879db523c3]',
  ],
  [
    'the whole name of a hosted one',
    'black-forest-labs/flux.2-pro',
    'openrouter/black-forest-labs/flux.2-pro',
  ],
  ['a name of two: the free one', 'flux.2-pro', 'comfy/flux.2-pro.gguf'],
  ['a name of two: the one that is ready', 'juggernaut', 'hosted/juggernaut'],
])('a model is found by %s', (_, said, id) => {
  expect(found(said)).toBe(id);
});

test.each([
  '',
  ' ',
  '/',
  '.safetensors',
  'dreamshaper',
  'dreamshaper_80',
  'gpt-image',
  'off',
  '[879db523c3]',
])('nothing here is called %j', (said) => {
  expect(found(said)).toBeUndefined();
});

test('an id counts before a name, and the name of another server helps where its id does not', () => {
  expect(found('forge2/dreamshaper_8.safetensors', 'gpt-image-2.6-flare')).toBe('openai');
  expect(found('gpt-image-2.6-flare', 'built-in')).toBe('built-in');
  expect(found('elsewhere/old.ckpt', 'dreamshaper_8')).toBe(
    'forge/sd15/dreamshaper_8.safetensors [879db523c3]',
  );
});
