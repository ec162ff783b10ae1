import type { ImageCapabilities, ImageModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { UsageReservation } from './reservation.ts';

/** What a picture is made from. */
export interface PictureRequest {
  readonly prompt: string;
  /** Left out: the provider's own default, and an input keeps its shape. */
  readonly aspectRatio: AspectRatio | undefined;
  /** Whole JPEGs, PNGs or WebPs, already checked, at least one; `strength` from 0.1 to 1. Left out: text to image. */
  readonly input: { readonly pictures: readonly InputPicture[]; readonly strength: number } | undefined;
  /** The user's own key, for this one call: never stored, logged or put in an error. */
  readonly userKey: string | undefined;
}

export interface InputPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** The provider's own, unchanged. */
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** The provider's name of the model that made it; `built-in` for the preview. */
  readonly modelId: string;
  /** The prompt that was really used, where the model rewrote it. */
  readonly promptUsed?: string;
}

/** Whether a provider can be called here; if not, a sentence that says what to configure. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly message: string };

/** Who waits, and what they hear meanwhile. */
export interface Waiting {
  /** Aborted when nobody waits for the picture any more. */
  readonly signal: AbortSignal;
  /** How many calls are before this one, while it queues; 0 when its turn has come. */
  readonly onQueue?: (ahead: number) => void;
  /** An unfinished picture, where the model shows some. Its presence asks for them. */
  readonly onPartial?: (picture: { readonly bytes: Buffer; readonly contentType: string }) => void;
}

/** Something that makes pictures. */
export interface ImageProvider {
  readonly id: ImageModelId;
  /** What the form shows. */
  readonly label: string;
  /** A few words beside the label. */
  readonly note: string;
  /** What the model that answers now can do. */
  capabilities(now: Date): ImageCapabilities;
  ready(): Readiness;
  /**
   * Makes one picture, whole and decoded once as a check.
   * @param reservation proof that the picture is counted
   * @throws {ModelFailure} for all that can go wrong outside; the signal's reason where it was aborted
   */
  generate(reservation: UsageReservation, request: PictureRequest, waiting: Waiting): Promise<Picture>;
}
