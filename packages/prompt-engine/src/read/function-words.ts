import { listOf, rowsOf } from '../lexicon/row.ts';

/** What a small word does in a sentence. */
export type FunctionRole =
  | 'determiner'
  | 'possessive'
  | 'pronoun'
  | 'and'
  | 'preposition'
  | 'with'
  | 'of'
  | 'without'
  | 'as'
  | 'called'
  | 'says'
  | 'that'
  | 'be'
  | 'to'
  | 'viewer'
  | 'praise'
  | 'filler'
  | 'when'
  | 'made-of'
  | 'styled';

const ROWS = `
styled | in the style of, in style of, in a style of, style of, in the manner of, rendered as, drawn as, painted as, done as, done in, rendered in, drawn in, painted in
determiner | a, an, the, this, that, these, those, another, each, every, its own
possessive | my, your, his, her, its, their, our, someone's, somebody's, whose
pronoun | he, she, it, they, i, we, you, him, them, us, himself, herself, itself, themselves, each other, one another
and | and, &, plus, together with, along with, as well as, n, und, or
preposition | left of, right of, to the left of, to the right of, on the left of, on the right of, on the left side of, on the right side of, in, on, at, under, underneath, beneath, below, over, above, behind, beside, besides, next to, near, by, between, among, amongst, amid, amidst, around, through, across, along, against, into, onto, out of, from, off, toward, towards, inside, inside of, outside, outside of, in front of, in the middle of, in the center of, in the centre of, on top of, at the top of, at the bottom of, at the foot of, at the edge of, on the edge of, at the end of, on the back of, in the back of, in the corner of, in the background, in the foreground, up, down, past, within, beyond, opposite, for, about, alongside, on board, aboard, atop, close to, far from, up to, down to, upon, throughout, in the shape of, surrounded by, covered in, covered with, covered by, filled with, full of, lit by, reflected in, overlooking, facing, topped with, served with, wrapped in, tied to, connected to, attached to, inspired by, based on, on the way to, on the way from, on the way home from, on the way back from, on their way to, on her way to, on his way to
with | with, w, holding hands with, featuring, including, that has, that have, who has, who have, which has, having, has, have, containing
of | of
without | without, with no, no, not, without any, minus, never, lacking, sans, none, with zero, nobody, empty of, free of
as | as, as a, dressed as, disguised as, like, such as, shaped like, in the form of, styled as, acting as
called | called, named, titled, entitled, by the name of
says | that says, saying, says, that reads, which says, which reads, reading the words, with the text, with the words, with the word, with text, with the quote, with the name, with the title, with the slogan, with the message, with lettering, text, the text, with caption, captioned, labeled, labelled, that said, spelling, spelling out, that spells
that | that, which, who, whom, where, while, whilst, as if, so, because, but, then, if, than
be | is, are, was, were, be, been, being, am, 's, can, could, will, would, does, do, did, gets, getting, got, seems, looks
to | to, about to, trying to, going to, ready to, starting to, beginning to, preparing to, attempting to, learning to, learning how to, unable to, refusing to
viewer | me, us, the camera, the viewer, at camera, at me, at us, at you
praise | beautiful, stunning, amazing, gorgeous, masterpiece, best quality, high quality, highly detailed, ultra detailed, hyper detailed, hyperdetailed, extremely detailed, intricate details, intricate, detailed, 8k, 4k, uhd, hd, hdr, 16k, trending on artstation, artstation, award winning, award-winning, epic, perfect, awesome, cool, nice, lovely, incredible, breathtaking, insane detail, super detailed, sharp, crisp, ultra realistic, hyper realistic, hyperrealistic, ultra-realistic, realistic, photorealistic, photo realistic, photo-realistic, professional, aesthetic, high resolution, high res, absurdres, masterful, dramatic, atmospheric, vibrant, quality, unreal, mesmerizing, immersive
filler | once, formerly, previously, originally, aloud, out loud, anymore, any more, once more, one more time, one last time, whole, entire, midair, mid-air, nowhere, to nowhere, somewhere, everywhere, uphill, downhill, upstream, downstream, upwards, downwards, forwards, backwards, of the day, of the year, of the week, of the month, of the season, on the way home, on their way home, on her way home, on his way home, on the way, in single file, single file, side by side, back to back, hand in hand, face to face, in a queue, in a row, in rows, in a line, in line, in a circle, in pairs, in a group, solo, style, styled, aesthetic, vibe, vibes, straight, the moment, the moment when, the exact moment, a moment when, on the rocks, exactly, apart, aside, upright, sideways, ahead, very, really, quite, so, just, only, some, many, several, various, a lot of, lots of, a bunch of, a few, few, all, both, other, else, too, also, again, still, already, almost, always, together, alone, there, here, please, kind of, sort of, type of, scene of, scene, version of, image of, picture of, pic of, image, picture, pic, view of, full of life, out, away, back, forward, how, what, why, when, much, more, most, less, extra, totally, completely, slightly, suddenly, finally, barely, half, own, same, first, last, next, different, real, actual, typical
when | before, after, during, until, since, just before, just after, right before, right after, seconds before, moments before, moments after, on the eve of
made-of | made of, made out of, made from, made entirely of, made entirely from, knitted from, knit from, crocheted from, sewn from, stitched from, sculpted from, assembled from, folded from, moulded from, molded from, cast in, built from, built out of, built of, carved from, carved out of, carved in, formed by, formed from, crafted from, woven from, constructed from
`;

const ROLES = new Map<string, FunctionRole>();
for (const [role, words] of rowsOf(ROWS, 2)) {
  // The role cells are constants of this table; its type is their list.
  for (const word of listOf(words)) ROLES.set(word, (ROLES.get(word) ?? role) as FunctionRole);
}

/** Small words with what they do; the first row that lists a word wins. */
export const FUNCTION_WORDS: readonly (readonly [string, FunctionRole])[] = [...ROLES];

const COUNTED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Number words, their count, and whether it is exact. A plural without a number counts as 12. */
export const NUMBERS: readonly (readonly [string, number, boolean])[] = [
  ...COUNTED.map((word, i) => [word, i + 1, true] as const),
  ['single', 1, true],
  ['lone', 1, true],
  ['solitary', 1, true],
  ['a single', 1, true],
  ['pair of', 2, true],
  ['a pair of', 2, true],
  ['couple of', 2, true],
  ['a couple of', 2, true],
  ['twin', 2, true],
  ['trio of', 3, true],
  ['a trio of', 3, true],
  ['dozen', 12, true],
  ['a dozen', 12, true],
  ['dozens of', 12, false],
  ['twenty', 20, true],
  ['thirty', 30, true],
  ['fifty', 50, true],
  ['hundred', 100, false],
  ['a hundred', 100, false],
  ['hundreds of', 100, false],
  ['thousands of', 100, false],
  ['a thousand', 100, false],
];
