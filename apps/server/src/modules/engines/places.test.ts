import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';
import { seal } from './seal.ts';

const KEY = Buffer.alloc(32, 7);
const TYPED = 'Bearer canary-of-juno';

test('what opens an engine is in nothing that is printed, joined or serialised', () => {
  const addresses = {
    ...{ comfyui: [], sdapi: ['http://mara:canary@10.0.0.2:7860'] },
    ...{ ollama: ['http://:canary%2Cof=luis@10.0.0.4:11434', 'http://:@10.0.0.5:11434'], compatible: [] },
  };
  const row = { id: 'den', kind: 'comfyui', url: 'http://10.0.0.3:8188', authorization: seal(KEY, TYPED) };
  const rows = [{ ...row, updated_at: '2026-11-23T00:00:00.000Z' }];
  const places = placesOf({ addresses, discover: false }, rows, [], KEY);
  expect(places.map(({ authorization }) => authorization?.reveal())).toEqual([
    `Basic ${Buffer.from('mara:canary').toString('base64')}`,
    ...['Bearer canary,of=luis', undefined, TYPED],
  ]);
  const shown = [inspect(places, { depth: null }), JSON.stringify(places), String(places[1]?.authorization)];
  expect(shown.join('\n')).not.toMatch(/canary|bWFyYTpjYW5hcnk/);
});
