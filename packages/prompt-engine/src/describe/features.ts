/** Decoded pixels: 8-bit sRGB, three bytes each, row by row from the top left. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A point in the frame: 0, 0 is the top left corner and 1, 1 the bottom right. */
export interface FramePoint {
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
  /** Small, and so much stronger than all the rest that it strikes the eye. */
  readonly accent: boolean;
}

/** Where something lies or comes from, as one sees it. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** A quarter of the frame, as one sees it. */
export type Corner = 'upper left' | 'upper right' | 'lower left' | 'lower right';
/** Of one figure on plain ground; 'upright axis' is the middle from side to side, at any height. */
export type Placement = 'centred' | 'upright axis' | 'left third' | 'right third';

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
  /** Where it is lighter. Where light comes from is another matter: a bright floor is no lamp. */
  readonly light: {
    /** The lightest side; null where no side stands out. */
    readonly lightest: Side | Corner | null;
    /** How much lighter than the far side, 0 to 1. */
    readonly difference: number;
  };
  readonly focus: {
    readonly depth: 'shallow' | 'deep' | null;
    /** Middle of what is sharp; null where sharpness is even, or nothing is sharp. */
    readonly sharpAt: FramePoint | null;
    /** Share of the frame that is sharp, 0 to 1. */
    readonly sharpShare: number;
  };
  readonly grain: {
    readonly amount: 'none' | 'fine' | 'heavy';
    /** Standard deviation of lightness in flat areas, 0 to 1. */
    readonly deviation: number;
  };
  readonly composition: {
    /** Null where no single figure stands on plain ground, or where it stands in no place that has a name. */
    readonly placement: Placement | null;
    /** Middle of that figure, and its share of the frame. */
    readonly figure: { readonly at: FramePoint; readonly share: number } | null;
    /** Mirror likeness of left and right, 0 to 1. */
    readonly symmetry: number;
    readonly symmetric: boolean;
    /** Height of a straight horizon from the top, 0 to 1; null where none is seen. */
    readonly horizon: number | null;
    /** Share of the frame that is plain ground, and the side that has it to its edge (null: several, or none). */
    readonly emptiness: { readonly share: number; readonly side: Side | null };
  };
  readonly surface: {
    /** Null between both. */
    readonly kind: 'smooth' | 'dense' | null;
    /** Share of pixels on an edge, 0 to 1. */
    readonly edgeShare: number;
  };
  readonly medium: {
    /** Photographs, paintings and renderings leave the same traces in pixels: null for all three. */
    readonly kind: 'line drawing' | 'panels' | 'flat graphic' | null;
    /** Share of pixels that are exactly as their neighbours, 0 to 1. */
    readonly flatShare: number;
  };
}
