/** What stands at the head and the foot of a guide. */
export interface Guide {
  readonly id: GuideId;
  readonly path: `/${string}`;
  readonly title: string;
  readonly lead: string;
  /** Short facts for the header's badges. */
  readonly badges: readonly string[];
  /** When the facts were last checked, YYYY-MM-DD. */
  readonly checkedOn: string;
  /** Where the facts come from. */
  readonly sources: readonly { readonly name: string; readonly url: `https://${string}` }[];
  /** Says whose names these are, and that mentioning them implies no endorsement. */
  readonly attribution: string;
}

/** The guides, as addresses and texts name them. */
export type GuideId = 'gemini-image' | 'seedream' | 'sora2';
