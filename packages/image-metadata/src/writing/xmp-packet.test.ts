import { expect, test } from 'vitest';
import { xmpProperties } from '../xmp.ts';
import { xmpPacket } from './xmp-packet.ts';

const RECORD = {
  prompt: 'a fox',
  tool: 'Framewright',
  model: 'm',
  size: { width: 1, height: 1 },
  origin: 'generated',
} as const;
const WRITTEN = { generation: '{"version":1}', promptLimit: 100 };
const BY_OTHERS = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Mara</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

test('what others wrote into a packet stays beside what is put into it', () => {
  const properties = xmpProperties(xmpPacket(RECORD, { ...WRITTEN, existing: BY_OTHERS }));
  expect(properties.get('dc:creator')).toBe('Mara');
  expect(properties.get('framewright:Generation')).toBe(WRITTEN.generation);
});

test.each([
  ['has a start tag too many', BY_OTHERS.replace('<dc:creator>', '<dc:creator><dc:creator ')],
  ['begins with a document type', `<!DOCTYPE x [<!ENTITY a "a">]>${BY_OTHERS}`],
  ['has an open comment', BY_OTHERS.replace('<dc:creator>', '<!-- ')],
  ['is nothing but its end', '</rdf:RDF>'],
])('a packet that %s gives way, so that nothing is hidden in it', (_, existing) => {
  const properties = xmpProperties(xmpPacket(RECORD, { ...WRITTEN, existing }));
  expect(properties.get('xmp:CreatorTool')).toBe('Framewright');
  expect(properties.get('framewright:Generation')).toBe(WRITTEN.generation);
});
