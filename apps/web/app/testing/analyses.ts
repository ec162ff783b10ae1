import type { Analysis } from '@framewright/contract';

const PROMPT = 'A lighthouse at dusk, long shadows';

export const SEEN: Analysis['seen'] = {
  prompt: PROMPT,
  anatomy: [{ start: 0, end: 12, element: 'subject' }],
  described_by: 'built-in',
  palette: [
    { hex: '#1f1b17', name: 'soot', weight: 0.75 },
    { hex: '#fb6c36', name: 'vermilion', weight: 0.25 },
  ],
  measurements: [{ label: 'Key', value: 'low', figure: 'mean 0.21' }],
  unknown: ['Who the person is.'],
};
/** Of a picture that says nothing about itself. */
export const ANALYSIS: Analysis = {
  success: true,
  message: 'Done.',
  prompt: PROMPT,
  anatomy: SEEN.anatomy,
  technical_details: {
    file_name: 'tower.png',
    file_size_mb: 1.25,
    format: 'PNG',
    width: 1024,
    height: 1536,
    camera: null,
  },
  saved_id: null,
  embedded: null,
  provenance: null,
  seen: SEEN,
};
export const EMBEDDED: NonNullable<Analysis['embedded']> = {
  tool: 'ComfyUI',
  prompt: 'tower, (dusk:1.2)',
  negative_prompt: 'blurry',
  seed: '18446744073709551615',
  model: null,
  steps: 28,
  sampler: 'euler',
  guidance: 7.5,
  settings: { 'Clip skip': '2' },
  cut: [],
};
/** One of a history. */
export const ITEM = {
  id: 'a1',
  image_name: 'harbour.webp',
  generated_prompt: 'A harbour wall\nin the rain',
  created_at: '2020-11-18T12:00:00.000Z',
  thumbnail: 'data:image/webp;base64,AAAA',
  work_id: null,
};
