import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * Made things that give a look their name and may stand in a picture as well: tiles on a kitchen wall, a mosaic floor.
 * They are the look where the sentence opens with them, or where they are named as one.
 */

const MADE = sifted(
  /\b(?:azulejos?|mosaics?|stained[- ]glass|tapestr(?:y|ies)|embroider(?:y|ed)|graffiti|murals?|frescos?|frescoes|patchwork(?: quilt)?|quilts?|crochet\w*|macram[eé]|origami|neon signs?|lace\w*|wallpaper|(?:paper )?cut-?outs?)\b/iu,
);
/** Words by which a look is named. */
const AS_LOOK = sifted(
  /\b(?:style|styled|art|look|like|as|in|made of|out of|feel|vibe|aesthetic|illustration|pattern|estilo|stile|stil|style|inspired)\b/iu,
);

const SEVERAL = /(?:azulejos|mosaics|tapestries|murals|fresco(?:s|es)|quilts|neon signs|cut-?outs)$/i;
const MANY_PIECES = 2;

const STOPS = sifted(/[,;.、，。]\s*/u);

/** 'a chalk drawing on the pavement': it is there with all that is around it. */
const DRAWN_THERE = sifted(
  /\b(?:drawings?|paintings?|sketch(?:es)?|doodles?|murals?|graffiti|chalk art) (?:on|over|across) (?:the|an?|my|his|her) (?:[\p{L}-]+ )?(?:pavement|sidewalk|wall|street|road|ground|floor|fridge|window|door|fence|side|easel|playground|asphalt)\b/iu,
);

/** Ink on fingers draws nothing. */
const STAINED = sifted(
  /\bink[- ]?(?:stain|spot|splash|smear|splatter|cover|soak|bottle|blot|pot|well)\w*|\b(?:covered in|stained with|dipped in|bottle of|spilled|spilling|drops? of) ink\b/iu,
);

/** Whether words that name a look stand for a thing of the picture. */
export function isThing(text: string, words: string): boolean {
  const there = DRAWN_THERE.exec(text)?.[0].toLowerCase();
  if (there?.includes(words.toLowerCase())) return true;
  if (STAINED.test(text) && /^ink$/i.test(words)) return true;
  if (!MADE.test(words)) return false;
  const [first = '', ...later] = text.toLowerCase().split(STOPS);
  const sought = words.toLowerCase();
  if (first.includes(sought)) return false;
  const piece = later.find((each) => each.includes(sought));
  if (piece === undefined) return false;
  const beside = piece.replace(sought, ' ').trim();
  // Several of them among what is told beside it are there: 'a bar, smoke, azulejos'.
  if (beside === '' && SEVERAL.test(sought) && later.length >= MANY_PIECES) return true;
  return beside !== '' && !AS_LOOK.test(beside);
}
