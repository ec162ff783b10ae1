import type { CameraFacts, Metadata } from '@framewright/image-metadata';
import { expect, test } from 'vitest';
import { cameraLine, cameraNote, provenanceOf } from './said.ts';

const NOTHING: CameraFacts = {
  make: null,
  model: null,
  lens: null,
  focalLength: null,
  focalLength35: null,
  aperture: null,
  shutter: null,
  iso: null,
};
const line = (facts: Partial<CameraFacts>) => cameraLine(cameraNote({ ...NOTHING, ...facts }));

test.each([
  [{}, null],
  [{ make: 'Canon', model: 'Canon EOS R5' }, 'Canon EOS R5'],
  [{ make: 'SONY', model: 'ILCE-7M4', iso: 200 }, 'SONY ILCE-7M4 · ISO 200'],
  [{ make: 'Leica' }, 'Leica'],
  [{ lens: 'RF 24-70mm', focalLength: 23.97, aperture: 2.8 }, 'RF 24-70mm · 24 mm · f/2.8'],
  [{ shutter: 0.004 }, '1/250 s'],
  [{ shutter: 0.5 }, '0.5 s'],
  [{ shutter: 30 }, '30 s'],
  [{ shutter: 0, iso: 100 }, 'ISO 100'],
  [{ make: '\u202e\0', model: ` ${'x'.repeat(500)}` }, 'x'.repeat(80)],
])('%j is told as %j', (facts, told) => {
  expect(line(facts)).toBe(told);
});

const METADATA: Metadata = {
  format: 'png',
  size: null,
  generation: null,
  credentials: null,
  iptc: null,
  camera: null,
  fields: [],
};
const IPTC = {
  digitalSourceType: 'trainedAlgorithmicMedia',
  systemUsed: null,
  systemVersionUsed: null,
  promptInformation: null,
  promptWriterName: null,
};

test('who made a picture is claimed by credentials, by IPTC, or by nobody', () => {
  expect(provenanceOf(METADATA)).toBeNull();
  expect(provenanceOf({ ...METADATA, iptc: { ...IPTC, digitalSourceType: null } })).toBeNull();
  expect(provenanceOf({ ...METADATA, iptc: IPTC })).toMatchObject({
    signer: null,
    actions: [],
    digital_source_type: 'trainedAlgorithmicMedia',
  });
  const credentials = {
    signer: 'OpenAI OpCo, LLC',
    claimGenerator: 'ChatGPT',
    softwareAgent: 'gpt-image 2.0',
    origin: 'generated',
    actions: ['c2pa.created'],
  } as const;
  expect(provenanceOf({ ...METADATA, credentials })).toEqual({
    signer: 'OpenAI OpCo, LLC',
    claim_generator: 'ChatGPT',
    software_agent: 'gpt-image 2.0',
    origin: 'generated',
    actions: ['c2pa.created'],
    digital_source_type: null,
    system_used: null,
  });
});
