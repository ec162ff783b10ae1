import { phraseTable } from './phrase-table.ts';
import type { Token } from './tokens.ts';

export type MoodName =
  | 'calm'
  | 'joyful'
  | 'sad'
  | 'dark'
  | 'tense'
  | 'romantic'
  | 'grand'
  | 'playful'
  | 'cosy'
  | 'strange'
  | 'lively'
  | 'nostalgic'
  | 'refined';

export const MOODS = phraseTable<MoodName>([
  ['calm', 'calm, serene, peaceful, tranquil, quiet, relaxing, zen, soothing, contemplative'],
  ['joyful', 'happy, joyful, cheerful, smiling, laughing, joy, celebrating, sunny mood, jubilant'],
  [
    'sad',
    'sad, melancholy, melancholic, lonely, loneliness, crying, grieving, grief, sorrow, forlorn, wistful',
  ],
  [
    'dark',
    'dark, moody, gloomy, ominous, sinister, gritty, brooding, grim, dystopian, gothic, noir, film noir',
  ],
  ['tense', 'tense, dramatic, suspenseful, intense, angry, furious, desperate, anxious'],
  ['romantic', 'romantic, tender, intimate, loving, in love, sensual'],
  ['grand', 'epic, majestic, grand, heroic, monumental, awe-inspiring, powerful, triumphant'],
  ['playful', 'playful, whimsical, cute, funny, silly, quirky, adorable, goofy'],
  ['cosy', 'cosy, cozy, homely, snug, hygge, warm and inviting, inviting'],
  [
    'strange',
    'mysterious, eerie, spooky, surreal, dreamy, dreamlike, ethereal, haunted, creepy, magical, mystical, enchanted',
  ],
  ['lively', 'energetic, dynamic, lively, vibrant, bustling, busy, chaotic, festive'],
  ['nostalgic', 'nostalgic, retro, vintage, old-fashioned'],
  ['refined', 'elegant, luxurious, luxury, sophisticated, refined, premium, glamorous, sleek, minimalist'],
]);

export type PaletteName =
  | 'monochrome'
  | 'pastel'
  | 'bright'
  | 'earth'
  | 'muted'
  | 'sepia'
  | 'warm'
  | 'cool'
  | 'jewel';

export const PALETTES = phraseTable<PaletteName>([
  ['monochrome', 'black and white, black-and-white, monochrome, monochromatic, grayscale, greyscale, b&w'],
  ['pastel', 'pastel, pastel colours, pastel colors, pastel palette, pastel tones'],
  [
    'bright',
    'colourful, colorful, vivid colours, vivid colors, vibrant colours, vibrant colors, rainbow, bright colours',
  ],
  ['bright', 'bright colors, neon colours, neon colors, multicoloured, multicolored'],
  ['earth', 'earth tones, earthy, earthy tones, natural colours, natural colors'],
  ['muted', 'muted, muted colours, muted colors, desaturated, faded colours, faded colors, washed-out'],
  ['sepia', 'sepia, sepia-toned'],
  ['warm', 'warm colours, warm colors, warm tones, warm palette, teal and orange'],
  ['cool', 'cool colours, cool colors, cool tones, cold tones, cold colours, cold colors'],
  ['jewel', 'jewel tones, rich colours, rich colors'],
]);

const COLOURS = phraseTable<'plain' | 'thing' | 'none'>([
  [
    'none',
    'golden hour, golden age, golden ratio, blue hour, black and white, green screen, white wine, red wine, red carpet',
  ],
  [
    'plain',
    'red, crimson, scarlet, burgundy, maroon, vermilion, yellow, mustard, green, emerald green, turquoise, teal',
  ],
  [
    'plain',
    'cyan, blue, navy, navy blue, cobalt, indigo, azure, purple, violet, lilac, magenta, pink, beige, brown, tan',
  ],
  [
    'plain',
    'grey, gray, black, white, off-white, golden, dark green, dark blue, light blue, sky blue, hot pink, pale blue',
  ],
  [
    'thing',
    'gold, silver, rose gold, orange, rose, coral, olive, olive green, lavender, chocolate, cream, ivory, peach',
  ],
  [
    'thing',
    'plum, copper, bronze, mint, mint green, sand, charcoal, amber, mauve, rust, salmon, khaki, ochre, aubergine',
  ],
]);

const MATERIALS = phraseTable<true>([
  [
    true,
    'wood, wooden, oak, walnut wood, brass, bronze, copper, steel, chrome, iron, aluminium, aluminum, gold, silver',
  ],
  [
    true,
    'marble, granite, slate, concrete, stone, brick, glass, crystal, ceramic, porcelain, clay, leather, suede, silk',
  ],
  [
    true,
    'velvet, linen, wool, cotton, denim, lace, felt, fur, paper, cardboard, plastic, rubber, bamboo, wicker, ice',
  ],
]);

/**
 * Colours as the user wrote them, each once. The name of a thing ('rose', 'gold') is a colour only
 * where another word of the same phrase follows it; 'golden retriever' names none (`isTaken`).
 */
export function coloursOf(
  text: string,
  tokens: readonly Token[],
  isTaken: (at: number) => boolean,
): string[] {
  const colours = new Map<string, string>();
  for (const { value, at, length } of COLOURS.all(tokens)) {
    if (value === 'none' || isTaken(at)) continue;
    const next = tokens[at + length];
    if (value === 'thing' && (!next || next.afterStop || LINKS.has(next.word))) continue;
    const words = text.slice(tokens[at]?.start, tokens[at + length - 1]?.end);
    colours.set(words.toLowerCase(), words);
  }
  return [...colours.values()];
}

const LINKS: ReadonlySet<string> = new Set(
  'in on at of with and or for by to from under over near is are'.split(' '),
);

/** Materials in lower case, each once. */
export function materialsOf(tokens: readonly Token[]): string[] {
  return [...new Set(MATERIALS.all(tokens).map(({ at }) => tokens[at]?.word ?? ''))];
}
