import type { Hex } from './oklab.ts';

/** Colours by the names that prompts give them: pigments, materials, plain words. */
const NAMED: Readonly<Record<Hex, string>> = {
  '#c8321f': 'red poppy scarlet vermilion tomato cherry lipstick postbox',
  '#8e2430': 'crimson burgundy wine maroon oxblood claret garnet raspberry beetroot blood',
  '#a5482c': 'rust brick terracotta russet sienna henna paprika clay',
  '#e0592c': 'orange tangerine coral persimmon flame carrot',
  '#f2764a': 'salmon apricot',
  '#d98a3a': 'amber ochre saffron caramel honey toffee marmalade tan',
  '#c9973f': 'gold golden gilt brass gilded',
  '#ecc23c': 'yellow lemon mustard sunflower oilskin canary butter',
  '#f0dfa6': 'straw wheat champagne vanilla custard',
  '#6f8f3f': 'lime pistachio chartreuse grass fern',
  '#4c6b45': 'green moss olive bottle-green pine leaf forest-green bramble ivy',
  '#9fae8c': 'sage celadon lichen eucalyptus',
  '#2f6f5c': 'emerald jade malachite verdigris viridian',
  '#7fbfa8': 'mint seafoam aqua',
  '#2c7f86': 'teal petrol turquoise cyan peacock',
  '#3b6ea5': 'blue cobalt azure sapphire cornflower denim',
  '#24344f': 'navy indigo midnight ink prussian',
  '#8fb2cc': 'sky-blue powder-blue ice ice-blue glacier',
  '#5f7384': 'slate steel gunmetal pewter storm-blue',
  '#6d4f8c': 'purple violet plum aubergine amethyst',
  '#a58cc0': 'lavender lilac mauve wisteria heather',
  '#d98aa5': 'pink rose blush carnation peony fuchsia magenta',
  '#f0c3b4': 'peach shell nude flesh petal',
  '#6b4a32': 'brown umber chestnut walnut leather chocolate coffee oak mahogany cocoa wood wooden tobacco',
  '#b58c5f': 'toast kraft cardboard sand camel sandstone hay biscuit bronze copper',
  '#d8c8a8': 'beige oat linen ecru buff parchment flax stone',
  '#f1e8d4': 'cream ivory bone eggshell flour milk pearl',
  '#ffffff': 'white chalk snow-white paper-white plaster porcelain',
  '#a9a59c': 'grey gray ash silver pale-grey concrete zinc chrome',
  '#5c5853': 'charcoal graphite asphalt tar lead smoke iron',
  '#1b1916': 'black jet onyx soot ebony',
};

const BY_WORD: ReadonlyMap<string, Hex> = new Map(
  Object.entries(NAMED).flatMap(([hex, words]) =>
    words.split(' ').map((word): [string, Hex] => [word, `#${hex.slice(1)}`]),
  ),
);

/** With these begin the names of two words. */
const FIRST_OF_TWO = new Set([...BY_WORD.keys()].flatMap((name) => /^(.+)-/.exec(name)?.[1] ?? []));

/** The colour that a word (or two words, as one with a hyphen) names. */
export function colourByName(words: readonly string[], at: number): Hex | undefined {
  const word = words[at] ?? '';
  const two = FIRST_OF_TWO.has(word) ? BY_WORD.get(`${word}-${words[at + 1] ?? ''}`) : undefined;
  return two ?? BY_WORD.get(word);
}

/** All colours named by the words, in their order, each once. */
export function coloursNamed(words: readonly string[]): Hex[] {
  const found = new Set<Hex>();
  words.forEach((_, at) => {
    const hex = colourByName(words, at);
    if (hex) found.add(hex);
  });
  return [...found];
}
