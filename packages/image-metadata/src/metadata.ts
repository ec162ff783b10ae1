/** The formats that are read and written, by their first bytes. */
export type PictureFormat = 'png' | 'jpeg' | 'webp';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture was generated, as the tool that made it wrote down. `null` is 'not said'. */
export interface Generation {
  /** The tool's own name: 'AUTOMATIC1111', 'ComfyUI', 'InvokeAI', 'NovelAI', 'Fooocus', … */
  readonly tool: string;
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
  /** Decimal digits. A string, since seeds exceed 2^53. */
  readonly seed: string | null;
  readonly model: string | null;
  readonly steps: number | null;
  /** As the tool names it; with its scheduler where the tool keeps the two apart: 'DPM++ 2M Karras'. */
  readonly sampler: string | null;
  /** Guidance scale, which many tools call CFG scale. */
  readonly guidance: number | null;
  /** That was asked for; upscaling may have made the picture larger. */
  readonly size: Size | null;
  /** Everything else that the tool wrote, by the tool's own names, in its order. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What the Content Credentials (C2PA) of a picture say. Read, never verified: nobody has checked the signature. */
export interface ContentCredentials {
  /** Organization of the signing certificate, its common name where there is none: 'Google LLC', 'OpenAI OpCo, LLC'. */
  readonly signer: string | null;
  /** The software that made the claim: 'Google C2PA Core Generator Library'. */
  readonly claimGenerator: string | null;
  /** The model or program that the newest actions name, with its version: 'gpt-image 2.0'. */
  readonly softwareAgent: string | null;
  /** Wholly made by a model, a photograph or composite that a model changed, or neither is said. */
  readonly origin: 'generated' | 'edited' | null;
  /** Action names of all manifests, oldest first: 'c2pa.created', 'c2pa.edited', … */
  readonly actions: readonly string[];
}

/** The AI properties of IPTC Photo Metadata 2025.1 in the XMP packet, and the digital source type. */
export interface IptcAi {
  /** The last part of the source type's address: 'trainedAlgorithmicMedia'. */
  readonly digitalSourceType: string | null;
  readonly systemUsed: string | null;
  readonly systemVersionUsed: string | null;
  readonly promptInformation: string | null;
  readonly promptWriterName: string | null;
}

/** What the camera noted (EXIF). Places, serial numbers and owners are not read. */
export interface CameraFacts {
  readonly make: string | null;
  readonly model: string | null;
  readonly lens: string | null;
  /** In millimetres. */
  readonly focalLength: number | null;
  /** In millimetres, as on a 35 mm frame. */
  readonly focalLength35: number | null;
  /** The f-number: 2.8. */
  readonly aperture: number | null;
  /** In seconds: 0.004 is 1/250. */
  readonly shutter: number | null;
  readonly iso: number | null;
}

/** One field as it stands in the file. */
export interface RawField {
  /** Where it stands: 'PNG tEXt', 'PNG iTXt', 'EXIF', 'XMP', 'JPEG comment', … */
  readonly source: string;
  readonly name: string;
  /** At most 100,000 characters. */
  readonly value: string;
}

/** Everything that a picture says about itself. */
export interface Metadata {
  readonly format: PictureFormat;
  /** From the header, before any rotation; null where the header does not say. */
  readonly size: Size | null;
  readonly generation: Generation | null;
  readonly credentials: ContentCredentials | null;
  readonly iptc: IptcAi | null;
  /** Null where no camera left a trace. */
  readonly camera: CameraFacts | null;
  readonly fields: readonly RawField[];
}
