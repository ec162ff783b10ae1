import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGeneration } from './read-generation.ts';
import { containerOf, packetOf, type TestFile } from './testing.ts';

const A1111 =
  'a pier\nNegative prompt: mud\nSteps: 20, Sampler: Euler, CFG scale: 7, Seed: 5, Size: 64x64, Lora hashes: "a: b"';
const GRAPH = JSON.stringify({
  1: {
    class_type: 'KSampler',
    inputs: { seed: 9, steps: 4, positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0] },
  },
  2: { class_type: 'CLIPTextEncode', inputs: { text: ['5', 0] } },
  3: { class_type: 'CLIPTextEncode', inputs: { text: 'mud' } },
  4: { class_type: 'EmptyLatentImage', inputs: { width: 64, height: 64, batch_size: 1 } },
  5: { class_type: 'StringConcatenate', inputs: { string_a: 'a', string_b: 'pier', delimiter: ' ' } },
});
const DRAWN = JSON.stringify({
  nodes: [
    { id: 1, type: 'workflow>g', inputs: [], widgets_values: [] },
    { id: 2, type: 'u', inputs: [{ name: 'text', link: 3 }], widgets_values: ['a pier'] },
  ],
  links: [[3, 1, 0, 2, 0, 'STRING']],
  extra: {
    groupNodes: {
      g: { nodes: [{ type: 'CLIPTextEncode', widgets_values: ['a pier'] }], links: [[0, 0, 1, 0, 1, 'A']] },
    },
  },
  definitions: {
    subgraphs: [
      { id: 'u', nodes: [{ id: 1, type: 'u' }], links: [{ id: 1, origin_id: -10, target_id: -20 }] },
    ],
  },
});
const SWARM = '{"sui_image_params":{"prompt":"a pier","seed":1},"sui_extra_data":{"date":"today"}}';
const NOVEL =
  '{"prompt":"a pier","uc":"mud","seed":1,"scale":5,"sampler":"k","v4_prompt":{"caption":{"char_captions":[{}]}}}';
const JOB = 'a pier --ar 3:2 --v 7 Job ID: 1f0c2d3e-4b5a-4c6d-8e7f-901234567890';

describe('files that several readers would take', () => {
  test.each<[string, TestFile]>([
    ['SwarmUI', { png: { parameters: SWARM, prompt: GRAPH } }],
    [
      'Stability Matrix',
      { png: { prompt: GRAPH, smproj: '{}', 'parameters-json': '{"PositivePrompt":"a pier"}' } },
    ],
    ['Stability Matrix', { png: { prompt: GRAPH, smproj: '{}', parameters: A1111 } }],
    ['TensorArt', { png: { prompt: GRAPH, generation_data: '{"prompt":"a pier"}' } }],
    ['InvokeAI', { png: { parameters: A1111, invokeai_metadata: '{"positive_prompt":"a pier"}' } }],
    ['NovelAI', { png: { Software: 'NovelAI', Description: 'a pier', Comment: '{"steps":28,"seed":1}' } }],
    ['Fooocus', { png: { parameters: A1111, fooocus_scheme: 'a1111' } }],
    ['ComfyUI', { png: { parameters: A1111, prompt: GRAPH, workflow: DRAWN } }],
    [
      'ComfyUI',
      { format: 'jpeg', exif: { UserComment: `${A1111}, Version: ComfyUI, Civitai resources: []` } },
    ],
    [
      'Civitai',
      {
        format: 'jpeg',
        exif: { UserComment: GRAPH.replace('{', '{"extraMetadata":"{\\"prompt\\":\\"a pier\\"}",') },
      },
    ],
    ['Easy Diffusion', { png: { prompt: 'a pier', use_stable_diffusion_model: 'harbour' } }],
    ['AUTOMATIC1111', { png: { parameters: A1111, Description: JOB } }],
  ])('this one is by %s', (tool, file) => {
    expect(readGeneration(containerOf(file))).toMatchObject({ tool, prompt: 'a pier' });
  });

  test('a file in which no tool wrote is of none', () => {
    expect(readGeneration(containerOf({}))).toBeNull();
    const exif = {
      Make: 'Harbour',
      Model: 'H-1',
      Software: 'Darkroom 4',
      ImageDescription: 'Our holidays: the sea',
      UserComment: ' ',
    };
    const png = { Title: 'x', Comment: 'made by hand', Description: '{"a":1}', prompt: 'not a graph' };
    expect(
      readGeneration(
        containerOf({ png, exif, comments: ['{}'], xmp: packetOf({ 'xmp:CreatorTool': 'Darkroom 4' }) }),
      ),
    ).toBeNull();
  });
});

/** Puts one text wherever a tool may have written. */
function everywhere(text: string) {
  const keywords = [
    'framewright',
    'invokeai_metadata',
    'sd-metadata',
    'Dream',
    'generation_data',
    'parameters-json',
  ];
  const more = ['parameters', 'prompt', 'workflow', 'Comment', 'Description', 'use_stable_diffusion_model'];
  const files: TestFile[] = [...keywords, ...more].map((keyword) => ({ png: { [keyword]: text } }));
  return [
    ...files,
    { png: { Software: 'NovelAI', Comment: text } },
    { png: { fooocus_scheme: 'fooocus', parameters: text } },
    { png: { smproj: text, parameters: text } },
    { exif: { UserComment: text } },
    { exif: { Make: `workflow:${text}`, Model: `prompt:${text}`, ImageDescription: text } },
    { comments: [text] },
  ].map(containerOf);
}

const LONG = 100_000;
const filled = (part: string) => part.repeat(Math.ceil(LONG / part.length)).slice(0, LONG);
const chain = (link: (at: number) => unknown) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [at, link(at)])));

/** Texts that are made to cost time. */
const HOSTILE: readonly string[] = [
  ...[
    'a',
    ' ',
    '\n',
    '"',
    '\\',
    '\\"',
    '[',
    '{',
    '[[',
    '{"a":',
    '[{"',
    '{}',
    '(',
    ',',
    ':',
    'a:',
    'a: ',
    'a: "',
    'a: ",',
  ],
  ...[
    'a: [, ',
    'a: {"b',
    'a: "\\", ',
    'Steps: ',
    'Steps: 1, ',
    'Steps: 1, Seed: ',
    'Steps: 1, Sampler: a, Seed: 5 ',
  ],
  ...[
    'Steps: 1, Seed: 2, Size: 3\n',
    'Negative prompt:',
    'Negative prompt: \n',
    'Template: \n',
    ' --',
    ' --ar',
    ' --no a',
  ],
  ...[
    'Job ID: ',
    'Job ID: 01234567-',
    '"a" -s 1 ',
    '-',
    '-s',
    '[a] ',
    '1',
    '12345678901234567',
    '-1',
    'NaN',
    '1e',
    '0x',
    '\0',
  ],
].map(filled);
const STARTED = ['"', '[', '{"a":', ',', 'a: [, ', 'a: "\\", ']
  .map(filled)
  .flatMap((text) => [
    `{"prompt":"${text}`,
    `Steps: 1, Sampler: ${text}`,
    `x\nSteps: 1, Seed: 2, Size: [${text}`,
  ]);
const GRAPHS = [
  chain((at) => ({
    class_type: 'StringConcatenate',
    inputs: { string_a: [`${at + 1}`, 0], string_b: [`${at + 2}`, 0], positive: ['0', 0] },
  })),
  chain((at) => ({
    class_type: 'KSampler',
    inputs: { seed: [`${at + 1}`, 0], positive: [`${at + 1}`, 0], model: [`${at + 2}`, 0] },
  })),
  chain((at) => ({
    class_type: 'KSampler',
    inputs: { seed: 1, positive: [`${(at + 7) % 1200}`, 0], pipe: [`${(at * 31) % 1200}`, 0] },
  })),
  chain((at) => ({ class_type: 'CLIPTextEncode', inputs: { text: [`${at}`, 0], text_g: [`${at - 1}`, 0] } })),
  JSON.stringify({
    nodes: Array.from({ length: 900 }, (_, at) => ({
      id: at,
      type: 'u',
      inputs: [{ name: 'positive', link: at }],
    })),
    links: Array.from({ length: 900 }, (_, at) => [at, at + 1, 0, at, 0, 'A']),
    definitions: {
      subgraphs: [{ id: 'u', nodes: Array.from({ length: 200 }, (_, id) => ({ id, type: 'u' })), links: [] }],
    },
  }),
];

describe('hostile texts of 100 kB', () => {
  test.each([...HOSTILE, ...STARTED, ...GRAPHS].map((text, at) => [at, text.slice(0, 30), text] as const))(
    '%d: %s',
    (_at, _start, text) => {
      for (const container of everywhere(text)) {
        const generation = readGeneration(container);
        expect(Object.keys(generation?.settings ?? {}).length).toBeLessThanOrEqual(200);
      }
    },
  );
});

const VALID = [
  ...[A1111, GRAPH, DRAWN, SWARM, NOVEL, JOB, '"a pier [mud]" -s 50 -S 123 -A k_lms'],
  '{"positive_prompt":"a pier","seed":1,"model":{"name":"harbour"}}',
  '{"model_weights":"h","image":{"prompt":[{"prompt":"a [b]","weight":1}],"seed":1}}',
  '{"prompt":"a","base_model":"b","styles":"[]","resolution":"(64, 64)","version":"Fooocus v2"}',
  '{"PositivePrompt":"a","Seed":12345678901234567890}',
  '{"prompt":"a","baseModel":{"modelFileName":"b"},"seed":"1"}',
  '{"c":"a","uc":"b","size":"64x64"}',
  '{"prompt":"a","Model":"b","resolution":"64 x 64"}',
  '{"version":1,"tool":"Framewright","prompt":"a","size":{"width":64,"height":64}}',
  '{"extraMetadata":"{\\"prompt\\":\\"a\\"}","1":{"class_type":"KSampler"}}',
  `a\n${A1111.slice(9)}, Civitai resources: [{"type":"checkpoint","modelName":"b"}], Version: f2\nTemplate: a`,
];
const PIECES = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\n',
  '\\',
  'null',
  '[]',
  '{}',
  '0',
  '-1',
  '1e999',
  '"__proto__":',
  '["1",0]',
];

test('a valid text that is cut, doubled or sprinkled with other things breaks nothing', () => {
  const edit = fc.record({
    at: fc.nat(1000),
    skip: fc.nat(20),
    piece: fc.constantFrom('', 'constructor', ...PIECES),
  });
  const edits = fc.array(edit, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...VALID), edits, (text, changes) => {
      const broken = changes.reduce((before, { at, skip, piece }) => {
        const start = at % (before.length + 1);
        return `${before.slice(0, start)}${piece}${before.slice(start + skip)}`;
      }, text);
      for (const container of everywhere(broken)) {
        const generation = readGeneration(container);
        expect(generation?.seed ?? '0').toMatch(/^\d+$/u);
      }
    }),
    { numRuns: 2000 },
  );
});
