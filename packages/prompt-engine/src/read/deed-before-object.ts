import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Sense } from './senses.ts';

interface Told {
  readonly lower: string;
  readonly senses: readonly Sense[];
}

/* Words that are a deed where what it is done to follows, and else a look or a place. */

const DRAWN = sifted(/^(?:painting|drawing|sketching|carving|engraving|etching)$/);
const OBJECT_OPENS = sifted(
  /^(?:my|your|his|her|its|their|our|an?|the|some|each|every|two|three|four|five|six)$/,
);
/** Words before which a painting is a thing or a look: 'a painting of', 'oil painting, the sea'. */
const LOOK_OPENS = sifted(/^(?:an?|the|this|that|in|as|like|of|oil|acrylic|style)$/);

const PASSED = sifted(/^(?:crossing|landing|clearing|opening)$/);

/** 'one painting her toenails': with somebody before it and what is painted after it, it is a deed and no look. */
function asHandwork<P extends Told>(piece: P, at: number, pieces: readonly P[]): P {
  const before = pieces[at - 1]?.lower;
  const after = pieces[at + 1]?.lower ?? '';
  const isDeed =
    before !== undefined && DRAWN.test(piece.lower) && OBJECT_OPENS.test(after) && !LOOK_OPENS.test(before);
  if (!isDeed) return piece;
  const deeds = piece.senses.filter(({ is }) => is === 'action');
  return deeds.length > 0
    ? { ...piece, senses: deeds }
    : { ...piece, senses: piece.senses.filter(({ is }) => is !== 'style') };
}

/** 'on its back crossing a desert': before what is crossed it is a deed, and no crossing. */
function asPassage<P extends Told>(piece: P, at: number, pieces: readonly P[]): P {
  const isDeed = at > 0 && PASSED.test(piece.lower) && OBJECT_OPENS.test(pieces[at + 1]?.lower ?? '');
  const deeds = isDeed ? piece.senses.filter(({ is }) => is === 'action') : [];
  return deeds.length > 0 ? { ...piece, senses: deeds } : piece;
}

/** A word before its object, read as the deed that it is there. */
export const asDeed = <P extends Told>(piece: P, at: number, pieces: readonly P[]): P =>
  asPassage(asHandwork(piece, at, pieces), at, pieces);
