import { rowsOf, textOf } from '../lexicon/row.ts';
import { capital } from './wording.ts';

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
