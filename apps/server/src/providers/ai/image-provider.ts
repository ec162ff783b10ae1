import type { ImageModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { UsageReservation } from './reservation.ts';

/** What a picture is made from. */
export interface PictureRequest {
  readonly prompt: string;
  /** Left out: the provider's own default, and an input keeps its shape. */
  readonly aspectRatio: AspectRatio | undefined;
  /** A whole JPEG, PNG or WebP, already checked; `strength` from 0.1 to 1. */
  readonly input: { readonly bytes: Buffer; readonly strength: number } | undefined;
  /** The user's own key, for this one call: never stored, logged or put in an error. */
  readonly userKey: string | undefined;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Whether a provider can be called here; if not, a sentence that says what to configure. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly message: string };

/** Something that makes pictures. */
export interface ImageProvider {
  readonly id: ImageModelId;
  /** What the form shows. */
  readonly label: string;
  /** A few words beside the label. */
  readonly note: string;
  ready(): Readiness;
  /**
   * @param reservation proof that the picture is counted
   * @param signal aborted when nobody waits for the picture any more
   */
  generate(reservation: UsageReservation, request: PictureRequest, signal: AbortSignal): Promise<Picture>;
}
