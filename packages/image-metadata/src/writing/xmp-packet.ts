import type { GenerationRecord } from '../generation-record.ts';
import { xmpProperties } from '../xmp.ts';

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const SOURCE_TYPE = {
  generated: 'trainedAlgorithmicMedia',
  edited: 'compositeWithTrainedAlgorithmicMedia',
  drawn: 'algorithmicMedia',
  graded: 'algorithmicallyEnhanced',
} as const;

const NAMESPACES = {
  framewright: 'https://framewright.app/ns/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
};
const BLOCK_START = `<rdf:Description rdf:about="" xmlns:framewright="${NAMESPACES.framewright}"`;
const BLOCK_END = '</rdf:Description>';
const LIST_END = '</rdf:RDF>';

/** What a packet shall hold beside the properties of the record. */
export interface PacketOptions {
  /** The private JSON, where it has no better place. */
  readonly generation: string | null;
  /** The most characters of the prompt where it is only a description. */
  readonly promptLimit: number;
  /** The packet that the file has: what others wrote is kept. */
  readonly existing: string | null;
}

/** An XMP packet with IPTC's AI properties, the description and the program; what stood in their place goes. */
export function xmpPacket(record: GenerationRecord, options: PacketOptions): string {
  const values = propertyValues(record, options);
  const namespaces = Object.entries(NAMESPACES)
    .slice(1)
    .map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  const elements = Array.from(values, ([name, value]) => `<${name}>${value}</${name}>`);
  const block = `${BLOCK_START}${namespaces.join('')}>${elements.join('')}${BLOCK_END}`;
  const existing = options.existing ?? '';
  const end = existing.lastIndexOf(LIST_END);
  if (end < 0) return freshPacket(block);
  const others = [...values.keys(), ...DROPPED].reduce(withoutProperty, withoutBlock(existing.slice(0, end)));
  const merged = `${others}${block}${existing.slice(end)}`;
  // A packet that was broken before hides what is put into it.
  return isReadable(merged, record, options) ? merged : freshPacket(block);
}

function isReadable(packet: string, { tool }: GenerationRecord, { generation }: PacketOptions): boolean {
  const properties = xmpProperties(packet);
  if (properties.get('xmp:CreatorTool') !== tool.trim()) return false;
  return generation === null || properties.get('framewright:Generation') === generation;
}

/** Properties that are taken out of a packet even where no new value takes their place. */
const DROPPED = [
  'Iptc4xmpExt:AISystemUsed',
  'Iptc4xmpExt:AISystemVersionUsed',
  'Iptc4xmpExt:AIPromptInformation',
  'dc:description',
];

function propertyValues(record: GenerationRecord, options: PacketOptions): Map<string, string> {
  const { prompt, model, tool, origin } = record;
  const values = new Map([
    ['Iptc4xmpExt:DigitalSourceType', `${SOURCE_TYPES}${SOURCE_TYPE[origin]}`],
    ['xmp:CreatorTool', escapeXml(tool)],
  ]);
  // Rules are no AI system, and what they were told is no prompt of one.
  const byModel = origin === 'generated' || origin === 'edited';
  if (byModel) values.set('Iptc4xmpExt:AISystemUsed', escapeXml(model));
  const version = modelVersion(model);
  if (byModel && version !== null) values.set('Iptc4xmpExt:AISystemVersionUsed', version);
  const text = escapeXml(prompt.slice(0, options.promptLimit));
  if (text !== '') {
    if (byModel) values.set('Iptc4xmpExt:AIPromptInformation', text);
    values.set('dc:description', `<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`);
  }
  if (options.generation !== null) values.set('framewright:Generation', escapeXml(options.generation));
  return values;
}

/** '2.6' of 'gpt-image-2.6-flare'. A number without a point may be anything, so it is no version. */
function modelVersion(model: string): string | null {
  return /(?<![\d.])\d{1,4}\.\d{1,4}(?:\.\d{1,4})?(?![\d.])/.exec(model)?.[0] ?? null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Characters that XML has no place for go: control characters, halves of surrogate pairs, non-characters. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>\r]/g, (char) => ENTITIES[char] ?? '');
}

function freshPacket(block: string): string {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${block}${LIST_END}`;
  const meta = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${rdf}</x:xmpmeta>`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>${meta}<?xpacket end="w"?>`;
}

/** Takes out what was written here before. */
function withoutBlock(packet: string): string {
  const start = packet.indexOf(BLOCK_START);
  const end = start < 0 ? -1 : packet.indexOf(BLOCK_END, start);
  return end < 0 ? packet : packet.slice(0, start) + packet.slice(end + BLOCK_END.length);
}

/** Takes out a property in its three forms: element with content, empty element, attribute. */
function withoutProperty(packet: string, name: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = packet.indexOf(name, from);
    const end = start < 0 ? -1 : propertyEnd(packet, start, name);
    // What is not closed here is closed nowhere, so nothing after it needs a look.
    if (end === -1) break;
    kept.push(packet.slice(from, end === null ? start + name.length : start - 1));
    from = end ?? start + name.length;
  }
  return kept.join('') + packet.slice(from);
}

/** Where a property ends whose name stands at `start`: null where it is no property there, -1 where it has no end. */
function propertyEnd(packet: string, start: number, name: string): number | null {
  const before = packet.charAt(start - 1);
  const after = start + name.length;
  if (before === '<' && /[\s/>]/.test(packet.charAt(after))) {
    const tagEnd = packet.indexOf('>', after);
    if (tagEnd < 0) return -1;
    return packet.charAt(tagEnd - 1) === '/' ? tagEnd + 1 : endOf(packet, `</${name}>`, tagEnd);
  }
  const quote = packet.charAt(after + 1);
  const isAttribute = /\s/.test(before) && packet.charAt(after) === '=' && (quote === '"' || quote === "'");
  return isAttribute ? endOf(packet, quote, after + 2) : null;
}

function endOf(text: string, part: string, from: number): number {
  const start = text.indexOf(part, from);
  return start < 0 ? -1 : start + part.length;
}
