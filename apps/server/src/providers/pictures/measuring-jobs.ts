import type { Generation, Metadata } from '@framewright/image-metadata';
import type { PictureFeatures, Pixels } from '@framewright/prompt-engine/features';

/** An array that can be handed to another thread. */
type Bytes = Uint8Array<ArrayBuffer>;

/** What a measuring thread is asked. */
export type MeasuringJob =
  | { readonly kind: 'metadata'; readonly bytes: Bytes }
  | { readonly kind: 'stealth'; readonly alpha: Bytes; readonly width: number; readonly height: number }
  | {
      readonly kind: 'features';
      readonly pixels: Pixels & { readonly data: Bytes };
      readonly original: { readonly width: number; readonly height: number };
    };

/** And what it answers. */
export interface MeasuringAnswers {
  /** The bytes come back with what they say. */
  readonly metadata: { readonly metadata: Metadata | null; readonly bytes: Bytes };
  readonly stealth: Generation | null;
  readonly features: PictureFeatures;
}
