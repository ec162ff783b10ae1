export type { GenerationRecord } from './generation-record.ts';
export type {
  CameraFacts,
  ContentCredentials,
  Generation,
  IptcAi,
  Metadata,
  PictureFormat,
  RawField,
  Size,
} from './metadata.ts';
export { pixelParts } from './pixel-parts.ts';
export { readMetadata } from './read-metadata.ts';
export { sizeInHead } from './size-in-head.ts';
export { readStealth } from './tools/stealth.ts';
export { writeGeneration } from './write-generation.ts';
