/** A stretch of the film: one camera set-up, one action. Seconds from the start. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly action: string;
  readonly camera: string;
  readonly light: string;
  readonly sound: string;
  readonly dialogue?: string;
}
