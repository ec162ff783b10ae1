import { describe, expect, it } from 'vitest';
import { xmpProperties } from '../xmp.ts';
import { readIptc } from './read-iptc.ts';

describe('readIptc', () => {
  it('reads the five properties out of a packet', () => {
    const packet = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ext:AISystemUsed="Framewright" ext:AISystemVersionUsed="1.0"
      ext:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia">
      <ext:AIPromptInformation>a lighthouse</ext:AIPromptInformation>
      <ext:AIPromptWriterName>Ann</ext:AIPromptWriterName></rdf:Description></rdf:RDF>`;
    expect(readIptc(xmpProperties(packet))).toEqual({
      digitalSourceType: 'trainedAlgorithmicMedia',
      systemUsed: 'Framewright',
      systemVersionUsed: '1.0',
      promptInformation: 'a lighthouse',
      promptWriterName: 'Ann',
    });
  });

  it('takes a source type without an address', () => {
    const properties = new Map([['Iptc4xmpExt:DigitalSourceType', 'digitalCapture']]);
    expect(readIptc(properties)).toMatchObject({ digitalSourceType: 'digitalCapture', systemUsed: null });
  });

  it('is null where nothing is said', () => {
    expect(readIptc(new Map([['dc:title', 'x']]))).toBeNull();
    expect(readIptc(new Map([['Iptc4xmpExt:DigitalSourceType', '']]))).toBeNull();
  });
});
