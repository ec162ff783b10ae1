import type { ImageCapabilities, ImageSettings, OWN_METADATA, PictureModelId } from '@framewright/contract';
import type { AspectRatio } from '@framewright/prompt-engine/vocabulary';
import type { UsageReservation } from './reservation.ts';
import type { Secret } from './secret.ts';

/** What a picture is made from. */
export interface PictureRequest {
  readonly prompt: string;
  /** Left out: the provider's own default, and an input keeps its shape. */
  readonly aspectRatio: AspectRatio | undefined;
  /** Whole JPEGs, PNGs or WebPs, already checked, at least one; `strength` from 0.1 to 1. Left out: text to image. */
  readonly input: { readonly pictures: readonly InputPicture[]; readonly strength: number } | undefined;
  /** The user's own key, for this one call: never stored. */
  readonly userKey: Secret | undefined;
  /** What was chosen, of that which the capabilities list. */
  readonly settings?: Readonly<ImageSettings>;
  /** How many pictures; left out: one. */
  readonly count?: number;
}

/** An uploaded picture to start from, which was decoded once in full; sizes in pixels, upright. */
export interface InputPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** What a model made; sizes in pixels. */
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
  /** How it was really made, seed included, where the model tells it. */
  readonly settings?: Readonly<ImageSettings>;
  /** Whether its own metadata say the same; left out where nobody looked. */
  readonly ownMetadata?: (typeof OWN_METADATA)[number];
  /** In US dollars; 0 where it was free; left out where it is only in the book of paid calls. */
  readonly costUsd?: number;
  /** The rest of the same call, where several were asked for; they have none of their own. */
  readonly others?: readonly Picture[];
}

/** Whether a provider can be called here; if not, a sentence that says what to configure. */
export type Readiness = { readonly ready: true } | { readonly ready: false; readonly message: string };

/** How far a picture is, of a model that tells. */
export interface PictureProgress {
  /** From 0 to 1. */
  readonly fraction: number;
  /** Rounds that are done, of how many. */
  readonly step?: number;
  readonly steps?: number;
  readonly secondsLeft?: number;
}

/** Who waits, and what they hear meanwhile. */
export interface Waiting {
  /** Aborted when nobody waits for the picture any more: the work is then ended where it is done. */
  readonly signal: AbortSignal;
  /** How many calls are before this one, while it queues; 0 when its turn has come. */
  readonly onQueue?: (ahead: number) => void;
  /** An engine gets its model ready, which may take minutes; then it paints. */
  readonly onStage?: (stage: 'loading' | 'generating') => void;
  readonly onProgress?: (progress: PictureProgress) => void;
  /** An unfinished picture, where the model shows some. Its presence asks for them. */
  readonly onPartial?: (picture: { readonly bytes: Buffer; readonly contentType: string }) => void;
}

/** One model that makes pictures, wherever it runs. */
export interface PicturePort {
  readonly id: PictureModelId;
  /** What the form shows. */
  readonly label: string;
  /** A few words beside the label. */
  readonly note: string;
  /** What the model that answers now can do. */
  capabilities(now: Date): ImageCapabilities;
  ready(): Readiness;
  /**
   * Makes one picture, or as many as were asked for, each whole and decoded once as a check.
   * @param reservation proof that the pictures are counted
   * @throws {ModelFailure} for all that can go wrong outside; the signal's reason where it was aborted
   */
  generate(reservation: UsageReservation, request: PictureRequest, waiting: Waiting): Promise<Picture>;
}
