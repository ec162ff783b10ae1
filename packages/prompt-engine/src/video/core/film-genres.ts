import { choicesOf, rowsOf } from '../../lexicon/row.ts';

/*
 * What a film of a sort shows of those whom it has, where the idea says no more than who they are. words of the film | images of
 * anybody. {a} who they are as they are met, {the} called again, [s|] of one and of several.
 */
const ROWS = `
heist|bank robbery|caper | {A} bent over a plan of the vault on a table; {The} slip[s|] past a sleeping guard; The vault door swings open, and {the} stand[s|] in its light; {The} away over the roofs with the loot
western | {A} at one end of an empty street, dust blowing; Two eyes narrow, very near; {The} and the other side move at the same moment; {The} alone against the low sun
horror|slasher|haunted | {A} in a dark corridor, one lamp at its end; A door opens by itself behind {the}; {The} turn[s|] round, very near; The corridor, empty, the lamp out
spy|secret agent|james bond|mission | {A} in a crowd, one glance over the shoulder; A small case is pushed from hand to hand under a table, very near; {The} on a rope above a bright floor; {The} step[s|] out of the smoke and straighten[s|] up
superhero|marvel | {A}, nobody special, in an ordinary street; A sign of light over the roofs; {The} in the air, a cape behind; {The} on the roof edge, the city below
disaster|apocalypse|monster movie|kaiju|godzilla | An ordinary street, a cup trembling on a table; {A} above the roofs, seen from below; People run past a window; {The} in the last light over the city
noir|detective|crime|murder mystery | Rain on a window, {a} behind it as a dark shape; A match is struck, and a face comes out of the dark; {The} hold[s|] a photograph under a lamp; {The} walk[s|] off down a wet street
romance|rom-?com|romantic comedy|love story | {A} on two sides of one crowded street; A thing is dropped, and two reach for it, very near; {The} under one umbrella; {The} side by side, the street empty now
sci-?fi|space|science fiction | {A} at a round window full of stars; A warning lamp goes on, very near; {The} float[s|] through an open hatch; {The} small before a planet
war|battle | {A} in a row, waiting, helmets low; A whistle between two lips, very near; {The} run[s|] through smoke; {The} under the first quiet sky
sports|football|boxing|underdog | {A} last in the changing room; Laces are pulled tight, very near; {The} fall[s|], get[s|] up and go[es|] on; {The} with both arms up
dance|k-?pop|musical | {A} in a row, backs to the camera; A foot, a hand, one count, very near; {The} turn[s|] on the beat, all in one line; The last pose of {the}, held
nature documentary|wildlife|bbc|planet earth | {A} from afar, at the edge of the picture; Eyes and hands or paws at work, very near; {The} meet[s|] a rival, and neither gives way; {The} small in the evening light
music video|band|concert | {A} in a row, instruments ready; A hand comes down on the first beat, very near; {The} move[s|] as one; {The} in the last light, the sound ringing out
cooking show|bake off | {A} behind a row of pots; A spoon is lifted to a mouth, very near; {The} look[s|] at the clock; The dish of {the} under a lifted lid
sitcom|soap opera|telenovela|talk show|game show | {A} come[s|] through a door, and everybody looks up; A hand stops in the middle of a gesture, very near; {The} turn[s|] to the camera; {The} in one row, frozen in the middle of a laugh
`;

const GENRES = rowsOf(ROWS, 2).map(([words = '', images]) => ({
  form: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  images: choicesOf(images),
}));

/* What is sent for an occasion. words of the film | images */
const OCCASIONS = rowsOf(
  `
save the date | {A} carry a large card into the picture; One of them slips, and the card sails off, very near; {The} reach for it at the same moment; {The} side by side behind the card
gender reveal | A closed box with a ribbon, very near; {A} beside it, waiting; The lid goes up, and the colour is out; {The} in the middle of the cheering
unboxing without hands | A closed box, very near; The lid rises by itself, and paper unfolds; {A} in the paper, turning slowly into the light; {The} in the middle of the picture, the empty box behind
dentist | {A} at the dentist’s, in one big chair; {Other} open[s|] the mouth wide and laughs, very near; A small mirror, teeth counted on fingers; {The} come[s|] out of the door and show[s|] all those teeth
thank you | {A} at work, only hands at first; One face after the other looks up and smiles; {The} together in one picture, arms round arms
`,
  2,
).map(([words = '', images]) => ({ form: new RegExp(words, 'iu'), images: choicesOf(images) }));

/** The images of a film of an occasion or a genre; undefined where no row has it. */
export const genreImages = (film: string): readonly string[] | undefined =>
  (OCCASIONS.find(({ form }) => form.test(film)) ?? GENRES.find(({ form }) => form.test(film)))?.images;
