import type { IptcAi } from '../metadata.ts';

/** The last part of an address: 'trainedAlgorithmicMedia'. Null where there is none. */
export function lastPart(address: string): string | null {
  return address.trim().split('/').at(-1) || null;
}

/** IPTC's AI properties among those of an XMP packet; null where there is none. */
export function readIptc(properties: ReadonlyMap<string, string>): IptcAi | null {
  const property = (name: string) => properties.get(`Iptc4xmpExt:${name}`) || null;
  const iptc: IptcAi = {
    digitalSourceType: lastPart(property('DigitalSourceType') ?? ''),
    systemUsed: property('AISystemUsed'),
    systemVersionUsed: property('AISystemVersionUsed'),
    promptInformation: property('AIPromptInformation'),
    promptWriterName: property('AIPromptWriterName'),
  };
  return Object.values(iptc).some((value) => value !== null) ? iptc : null;
}
