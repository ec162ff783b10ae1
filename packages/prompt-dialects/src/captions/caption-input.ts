/** Parts of the frame from 0 to 1, from the top left corner. */
export interface CaptionBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One separable thing: a person, an animal, an object; a crowd is one. */
export interface CaptionThing {
  /** A phrase with its details: 'a red fox sitting on a mossy stump'. */
  readonly description: string;
  /** In words: 'left foreground'. */
  readonly place?: string;
  readonly box?: CaptionBox;
  /** Measured colours, `#RRGGBB`, the strongest first; five are kept. */
  readonly colours?: readonly string[];
}

/** Writing in the picture; each line of it becomes one element. */
export interface CaptionLettering {
  readonly content: string;
  /** How it looks: 'white serif capitals'. */
  readonly description?: string;
  /** In words: 'top centre'. */
  readonly place?: string;
  readonly box?: CaptionBox;
}

/** All that a structured caption can say, whatever its schema. Only `subject` and `things` must be there. */
export interface CaptionInput {
  /** One or two sentences on the whole picture. */
  readonly subject: string;
  /** The main one first. Ground, sky, walls and water belong in `background`. */
  readonly things: readonly CaptionThing[];
  readonly texts?: readonly CaptionLettering[];
  readonly background?: { readonly setting?: string; readonly ground?: string; readonly sky?: string };
  readonly lighting?: {
    readonly conditions?: string;
    readonly direction?: string;
    readonly shadows?: string;
  };
  readonly camera?: {
    readonly shot?: string;
    readonly angle?: string;
    readonly lens?: string;
    readonly depthOfField?: string;
  };
  readonly composition?: string;
  readonly mood?: string;
  /** 'photograph', 'oil painting', 'vector illustration'. */
  readonly medium?: string;
  readonly style?: string;
  /** Colours in words. */
  readonly colourScheme?: string;
  /** Measured colours of the whole picture, `#RRGGBB`; sixteen are kept. */
  readonly palette?: readonly string[];
  /** Width to height, `16:9`. */
  readonly aspectRatio?: string;
}

/** Joins what is there: no empty parts, no doubled ends. */
export function joinPhrases(parts: readonly (string | undefined)[], separator = ', '): string {
  return parts
    .map((part) => cleanText(part ?? ''))
    .filter((part) => part !== '')
    .join(separator);
}

/** The text that JSON and all readers of it can hold: half characters are replaced, control characters are blanks. */
export function cleanText(text: string): string {
  let result = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    result += isHalf ? '\uFFFD' : code < 0x20 || code === 0x7f ? ' ' : character;
  }
  return result.trim();
}

/** `#RRGGBB` in capitals from `#rrggbb` or `#rgb`; null for anything else. */
export function toHex(text: string): string | null {
  const digits = text.trim().replace('#', '').toUpperCase();
  const isHex = [...digits].every((digit) => '0123456789ABCDEF'.includes(digit));
  if (!isHex || !text.trim().startsWith('#') || (digits.length !== 3 && digits.length !== 6)) {
    return null;
  }
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}

/** Colours that can be written, each once. */
export function tidyPalette(colours: readonly string[] | undefined, most: number): string[] {
  const hexes = (colours ?? []).map(toHex).filter((hex) => hex !== null);
  return [...new Set(hexes)].slice(0, most);
}
