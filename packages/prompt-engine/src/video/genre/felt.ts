import { choicesOf, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { capital } from '../wording.ts';

/* Ideas of a feeling or a bare word such as 'hope', and what somebody does in whom it is seen. */

/* What a feeling looks like, where an idea asks what it is like. feeling | what somebody does */
const FELT: ReadonlyMap<string, string> = new Map(
  rowsOf(
    `
loneliness | a person stands still while everyone else walks past
grief | a person sets a second cup on the table, then puts it back
sadness | a person sits by a window and lets the phone ring
anxiety | a person stands in a crowd, both hands gripping a bag strap, breath quick
stress | a person sits among ringing phones and presses both hands to the temples
burnout | a person stares at a screen until the lamp goes out
fear | a person stops in a corridor and listens, breath held
joy | a person throws both arms up, spins round and laughs
happiness | a person walks along smiling and breaks into a run
homesickness | a person opens a parcel, smells a folded cloth and closes both eyes
jealousy | a person watches two others laugh together and turns away
anger | a person crushes a paper in one fist and slowly opens the hand
boredom | a person lies on a sofa and lets one arm hang to the floor
hope | a person opens a shutter and light falls across the face
freedom | a person runs downhill with both arms spread
love | two people reach for the same door handle and their hands touch
falling in love | two people reach for the same door handle and their hands touch
nostalgia | a person opens a box of old photos and smiles at one
growing up | a child holds a hand against a parent’s, years later the two hands are the same size
getting old | an old hand rests on a photograph of a young one
home | a person puts a key in a door, and warm light falls out
family | many hands pass bowls round one table
friendship | two people share one umbrella, both with a wet shoulder
courage | a person stands on a high board, breathes in and jumps
peace | a person sits down by still water and lets both hands rest
change | a person paints a grey wall yellow
fear of missing out | a person in a dark room looks at lit pictures of a party on a phone
the sound of silence | a person stops in the open, closes both eyes and listens
silence | a person stops in the open, closes both eyes and listens
being alone | a person sets one plate on a table for four
letting go | a person opens one hand, and a kite string runs out of it
new beginnings | a person opens the shutters of an empty room
insomnia | a person lies awake, turns over and looks at a clock
forgiveness | a person holds out an open hand to another, who takes it after a pause
regret | a person types a message, reads it and deletes it
guilt | a person looks at a ringing phone and turns it face down
pride | a parent watches a child from the door and smiles
relief | a person reads a letter, leans against the wall and breathes out
gratitude | a person presses a stranger’s hand with both hands
kindness | a person gives up a seat to a stranger and both smile
heartbreak | a person takes a photo off the wall, a pale square stays behind
patience | a person sits on a bench while everyone else hurries past
missing someone | a person dials a number, hears only the ringing and lays the phone down
trust | a child closes both eyes and lets itself fall into a parent’s arms
betrayal | a person sees two friends whispering and stops smiling
success | a person stands alone in an emptying hall, a medal in one hand
failure | a person crosses out a plan on a wall and takes a fresh sheet
curiosity | a child lifts a stone and leans down to look under it
time | a hand turns an hourglass, the first grains fall
`,
    2,
  ).map(([feeling = '', deed]) => [feeling, textOf(deed)] as const),
);

const ASKED =
  /^(?:what\s(?:it(?:['’]s| is) like to feel\s|do(?:es)?\s)?|(?:the|that) feeling of\s)?(\p{L}+(?:\s\p{L}+){0,2}?)(?:\s(?:feels?|looks?|sounds?|is)\slike|\smeans?)?(\s(?:in|on|at)\s[^?]*)?[?.!]*$/iu;

/** The feeling whose look an idea asks for: 'what loneliness feels like'. */
export function feelingAsked(text: string): string | undefined {
  const feeling = ASKED.exec(text)?.[1];
  return feeling !== undefined && FELT.has(feeling.toLowerCase()) ? feeling : undefined;
}

/** What is seen where an idea asks what a feeling is like, after its name; undefined for any other text. */
export function feltAs(text: string): string | undefined {
  const feeling = feelingAsked(text);
  const where = ASKED.exec(text)?.[2] ?? '';
  return feeling && `${capital(feeling)}${where}: ${FELT.get(feeling.toLowerCase()) ?? ''}`;
}

/* What a theme looks like where only things are to be seen. feeling | images in their order */
const FELT_THINGS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf(
    `
loneliness, being alone | A table laid for two, one plate untouched; A telephone under a layer of dust; One lit window in a dark house front
grief, missing someone, heartbreak | A pair of glasses folded on an open book; A coat on its hook, dust on the shoulders; A bed, one side smooth
sadness | A wilted flower in a glass, one petal falls; Rain running down a pane; A stopped clock over an empty chair
hope | A seedling in a cracked pavement; A candle in a dark window; A paper boat that floats on
joy, happiness | Paper streamers turning in the air; A kite high over a field; A cake with every candle lit
fear, anxiety | A door ajar, the chain swinging; A lamp that flickers; A cup that trembles on its saucer
love, falling in love | Two cups whose handles touch; Two coats on one hook; Two toothbrushes in one glass
time, getting old | An hourglass, the last grains fall; A row of shoes, each pair larger; A clock face, its hands bent by rust
home, family | A key in a lock; A row of boots by the door, small ones beside big ones; Steam rising from a pot with many spoons round it
freedom, letting go | A birdcage with its door open; A kite string, cut; A balloon, smaller and smaller in the sky
nostalgia, growing up | A box of marbles under a bed; Pencil marks up a door frame; A swing that still moves
silence, peace | A bell with a cloth round its clapper; Still water, one ring spreading; A single chair in an empty hall
burnout, stress | A wall of notes, one falls; A kettle that boils dry; A candle burnt down to its holder
friendship | Two bicycles leaning on each other; Two swings moving in time; Two mugs, the same crack in both
`,
    2,
  ).flatMap(([names, images]) => listOf(names).map((name) => [name, choicesOf(images)] as const)),
);

const PERSON = /\b(?:person|people|child|children|parent|face|faces|he|she|man|woman|friends?|stranger)\b/i;
const ONLY_THINGS = /\b(?:(?:only|just)\s(?:with\s)?(?:objects|things)|no\s(?:people|humans|persons))\b/i;
const NO_FACES = /\b(?:(?:only|just)\s(?:hands|feet|shadows|silhouettes)|no\sfaces)\b/i;

/** Whether only things are to be seen. */
export const isOfThings = ({ subject }: { readonly subject: string }): boolean => ONLY_THINGS.test(subject);

/** The images of a theme without those that the words rule out. @param typed the idea as it was typed */
export function feltWithout(theme: string, images: readonly string[], typed: string): readonly string[] {
  const things = ONLY_THINGS.test(typed) ? FELT_THINGS.get(theme.trim().toLowerCase()) : undefined;
  if (things) return things;
  if (!ONLY_THINGS.test(typed) && !NO_FACES.test(typed)) return images;
  const kept = images.filter((image) => !PERSON.test(image));
  return kept.length > 0 ? kept : images;
}
