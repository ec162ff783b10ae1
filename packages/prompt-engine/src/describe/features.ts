/** Decoded pixels: 8-bit sRGB, three bytes each, row by row from the top left. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A point in the frame: 0, 0 is the top left corner and 1, 1 the bottom right. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One colour of the palette. */
export interface PaletteColour {
  /** `#rrggbb`, the mean of its cluster in OKLab. */
  readonly hex: string;
  /** A name that painters and people use: 'burnt orange', 'slate blue'. Never the same twice in a palette. */
  readonly name: string;
  /** Share of the picture, 0 to 1. */
  readonly weight: number;
}

export type Side = 'left' | 'right' | 'above' | 'below';
export type Placement = 'centred' | 'left third' | 'right third' | 'upper third' | 'lower third' | 'spread';

/** What was measured in a picture. Words are readings of the numbers beside them; null is 'cannot be told'. */
export interface PictureFeatures {
  /** Of the original, upright, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: {
    /** The nearest that people use, among those of photography and screens: '3:2', '16:9', '1.85:1'. */
    readonly name: string;
    /** Whether it is that to the pixel, but for rounding. */
    readonly exact: boolean;
    readonly orientation: 'landscape' | 'portrait' | 'square';
  };
  /** At most six, most weight first; those under 2 % are left out unless they are the only strong colour. */
  readonly palette: readonly PaletteColour[];
  readonly tone: {
    readonly key: 'high' | 'low' | 'normal';
    /** OKLab lightness, 0 to 1. */
    readonly meanLightness: number;
    readonly contrast: 'soft' | 'normal' | 'hard';
    /** Lightness between the 5th and the 95th percentile, 0 to 1. */
    readonly spread: number;
  };
  readonly colour: {
    readonly warmth: 'warm' | 'neutral' | 'cool';
    /** -1 (blue) to 1 (amber). */
    readonly balance: number;
    readonly saturation: 'muted' | 'natural' | 'vivid';
    /** Mean OKLab chroma, 0 to about 0.32. */
    readonly meanChroma: number;
    /** No colour, or one tint alone. */
    readonly monochrome: 'grey' | 'tinted' | null;
  };
  readonly light: {
    /** Where the brighter side is; null where the frame is lit evenly. */
    readonly from: Side | 'upper left' | 'upper right' | 'lower left' | 'lower right' | null;
    /** How much brighter, 0 to 1. */
    readonly strength: number;
    /** The middle is darker than a bright surrounding: a silhouette, light from behind. */
    readonly behind: boolean;
    /** How abrupt the edges between light and shadow are. */
    readonly quality: 'soft' | 'hard' | null;
  };
  readonly focus: {
    readonly depth: 'shallow' | 'deep' | null;
    /** Middle of what is sharp; null where sharpness is even, or nothing is sharp. */
    readonly sharpAt: Point | null;
    /** Share of the frame that is sharp, 0 to 1. */
    readonly sharpShare: number;
  };
  readonly grain: {
    readonly amount: 'none' | 'fine' | 'heavy';
    /** Standard deviation of lightness in flat areas, 0 to 1. */
    readonly deviation: number;
  };
  readonly composition: {
    readonly placement: Placement;
    /** Where detail and contrast sit. */
    readonly weightAt: Point;
    /** Mirror likeness of left and right, 0 to 1. */
    readonly symmetry: number;
    readonly symmetric: boolean;
    /** Height of a straight horizon from the top, 0 to 1; null where none is seen. */
    readonly horizon: number | null;
    /** Share of the frame that is empty, and the side that most of it is on (null: around). */
    readonly emptiness: { readonly share: number; readonly side: Side | null };
  };
  readonly surface: {
    readonly kind: 'smooth' | 'lines' | 'texture';
    /** Share of pixels on an edge, 0 to 1. */
    readonly edgeShare: number;
  };
  readonly medium: {
    readonly kind: 'photograph' | 'flat illustration' | null;
    /** -1 (surely drawn) to 1 (surely photographed). */
    readonly score: number;
  };
  /** An area in the colours of skin; no more than a hint of a person. */
  readonly skin: { readonly share: number; readonly at: Point } | null;
}
