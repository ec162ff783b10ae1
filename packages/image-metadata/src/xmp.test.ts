import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xmpProperties } from './xmp.ts';

const NAMESPACES = [
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
  'xmlns:exif="http://ns.adobe.com/exif/1.0/"',
  'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
].join(' ');

/** A packet with one description. */
function packet(inside: string, attributes = ''): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${NAMESPACES}>
 <rdf:Description rdf:about="" ${attributes}>${inside}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const read = (inside: string, attributes?: string) =>
  Object.fromEntries(xmpProperties(packet(inside, attributes)));

describe('xmpProperties', () => {
  it('reads attributes and elements of the description', () => {
    expect(
      read(
        '\n<Iptc4xmpExt:AISystemUsed>Framewright</Iptc4xmpExt:AISystemUsed>',
        'xmp:CreatorTool="Draw Things"',
      ),
    ).toEqual({ 'xmp:CreatorTool': 'Draw Things', 'Iptc4xmpExt:AISystemUsed': 'Framewright' });
  });

  it('names a property by its namespace, whatever the packet calls it', () => {
    const text = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description
      xmlns:a="http://ns.adobe.com/photoshop/1.0/" xmlns:dc="http://example.com/not-dublin-core/" a:Credit='Made with Google AI'
      dc:title="no"><title xmlns="http://purl.org/dc/elements/1.1/">yes</title><b:note
      xmlns:b="https://framewright.app/ns/1.0/">{}</b:note></r:Description></r:RDF>`;
    expect(Object.fromEntries(xmpProperties(text))).toEqual({
      'photoshop:Credit': 'Made with Google AI',
      'dc:title': 'yes',
      'framewright:note': '{}',
    });
  });

  it('takes the default of language alternatives, else the first', () => {
    const item = (language: string, text: string) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`;
    const alternatives = (...items: string[]) =>
      read(`<dc:description><rdf:Alt>${items.join('\n')}</rdf:Alt></dc:description>`)['dc:description'];
    expect(alternatives(item('de', 'Leuchtturm'), item('x-default', 'lighthouse'))).toBe('lighthouse');
    expect(alternatives(item('de', 'Leuchtturm'), item('fr', 'phare'))).toBe('Leuchtturm');
  });

  it('joins bags and sequences', () => {
    const text = `<dc:subject><rdf:Bag> <rdf:li> sea </rdf:li><rdf:li/><rdf:li>dusk</rdf:li></rdf:Bag></dc:subject>
      <dc:creator><rdf:Seq><rdf:li rdf:resource="https://example.com/ann"/></rdf:Seq></dc:creator>`;
    expect(read(text)).toEqual({ 'dc:subject': 'sea, dusk', 'dc:creator': 'https://example.com/ann' });
  });

  it('reads entities, character references, CDATA and comments', () => {
    const text =
      '<exif:UserComment>a &lt;lora:x:1&gt; &amp;amp; <!-- </dc:x> --><![CDATA[<b> &amp;]]>&#10;&#x1F30A;</exif:UserComment>';
    expect(read(text, 'xmp:CreatorTool="&quot;A&apos;&unknown;&#0;&#xD800;&#x110000;"')).toEqual({
      'exif:UserComment': 'a <lora:x:1> &amp; <b> &amp;\n\u{1F30A}',
      'xmp:CreatorTool': '"A\'&unknown;&#0;&#xD800;&#x110000;',
    });
  });

  it('reads the address of a resource', () => {
    expect(
      read('<Iptc4xmpExt:DigitalSourceType rdf:resource="http://cv.iptc.org/x/trainedAlgorithmicMedia"/>'),
    ).toEqual({
      'Iptc4xmpExt:DigitalSourceType': 'http://cv.iptc.org/x/trainedAlgorithmicMedia',
    });
  });

  it('steps over structures and reads on', () => {
    const text = `<exif:Flash rdf:parseType="Resource"><exif:Fired>True</exif:Fired></exif:Flash>
      <dc:relation><rdf:Description><dc:title>inner</dc:title></rdf:Description></dc:relation>
      <dc:rights><rdf:Bag><rdf:li rdf:parseType="Resource"><dc:title>inner</dc:title></rdf:li></rdf:Bag></dc:rights>
      <dc:format>image/png</dc:format>`;
    expect(read(text)).toEqual({ 'dc:format': 'image/png' });
  });

  it('forgets the prefixes of an element at its end', () => {
    const text = `<dc:relation xmlns:dc="http://example.com/" xmlns:dc="http://example.com/2"/>
      <exif:Flash xmlns:xmp="http://ns.adobe.com/exif/1.0/"><xmp:a/></exif:Flash><xmp:Label>x</xmp:Label><dc:format>y</dc:format>`;
    expect(read(text)).toEqual({ 'xmp:Label': 'x', 'dc:format': 'y' });
  });

  it('takes properties of several descriptions, of each name the first', () => {
    const text = packet('<dc:format>one</dc:format>').replace(
      '</rdf:RDF>',
      '<rdf:Description><dc:format>two</dc:format><dc:source>two</dc:source></rdf:Description></rdf:RDF>',
    );
    expect(Object.fromEntries(xmpProperties(text))).toEqual({ 'dc:format': 'one', 'dc:source': 'two' });
  });

  it('expands no document type', () => {
    const text = `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>${packet('<dc:format>&c;</dc:format>')}`;
    expect(xmpProperties(text).size).toBe(0);
  });

  it('is bounded', () => {
    const many = Array.from({ length: 2500 }, (_, index) => `<dc:p${index}>v</dc:p${index}>`).join('');
    expect(xmpProperties(packet(many)).size).toBe(2000);
    const deep = `${'<dc:a>'.repeat(50)}${'</dc:a>'.repeat(50)}<dc:format>x</dc:format>`;
    expect(read(deep)).toEqual({});
    expect(xmpProperties(`</a>${packet('<dc:format>x</dc:format>')}`).size).toBe(0);
    expect(read('<dc:format>x</dc:format>', `dc:long="${'y'.repeat(4 * 1024 * 1024)}"`)).toEqual({});
  });

  it('keeps what stands before the break of a truncated packet', () => {
    const whole = packet('<dc:source>&#10;a</dc:source><dc:format>b</dc:format>', "xmp:CreatorTool='c'");
    for (let end = 0; end < whole.length; end++) {
      const sizes = xmpProperties(whole.slice(0, end)).size;
      expect(sizes).toBeLessThanOrEqual(3);
    }
    expect(xmpProperties(whole.slice(0, whole.indexOf('<dc:format>') + 12)).size).toBe(2);
  });

  it('never throws', () => {
    const parts = [
      '<',
      '>',
      '</',
      '/>',
      '="',
      "='",
      '&#x',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      'dc:a',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 5 }))), (pieces) => {
        const text = pieces.join('');
        for (const xmp of [text, packet(text), packet('', text)])
          expect(xmpProperties(xmp)).toBeInstanceOf(Map);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['<'.repeat(100_000)],
    ['<a '.repeat(33_000)],
    ['<a b="'.repeat(16_000)],
    ['<!--'.repeat(25_000)],
    ['<![CDATA['.repeat(11_000)],
    ['&#x'.repeat(33_000)],
    ['</a>'.repeat(25_000)],
    ['<dc:a>'.repeat(16_000)],
    ['<dc:a/>'.repeat(14_000)],
    ['<rdf:li>'.repeat(12_000)],
    [`<dc:a>${'<a xmlns:b="c"/>'.repeat(6_000)}`],
    [
      `<dc:a ${Array.from({ length: 400 }, (_, index) => `xmlns:n${index}="a"`).join(' ')}>${'<a xmlns:b="c"/>'.repeat(6_000)}`,
    ],
    [`<dc:a ${'b="c" '.repeat(16_000)}`],
    [`<dc:a ${'xmlns:b="c" '.repeat(8_000)}/>`],
    [`<dc:a${' '.repeat(100_000)}`],
  ])('takes 100 kB of hostile text', (text) => {
    expect(xmpProperties(packet(text)).size).toBe(0);
  });
});
