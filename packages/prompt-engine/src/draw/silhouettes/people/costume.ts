/** How a garment is cut. */
const CUTS = [
  'shirt',
  'jacket',
  'coat',
  'robe',
  'dress',
  'gown',
  'armour',
  'suit',
  'bare',
  'tail',
  'sheet',
] as const;
export type Cut = (typeof CUTS)[number];

/** What a figure wears. */
export interface Costume {
  readonly cut: Cut;
  /** Colours of the garment, the legs and the shoes; '-' where the person's own choice or skin shows. */
  readonly top: string;
  readonly legs: string;
  readonly shoes: string;
  readonly hat: string;
  readonly extras: readonly string[];
}

/** Costume, cut, colours of top, legs and shoes, hat, and what is over, on or behind it. */
const ROWS = `
plain shirt - - - - -
suit jacket #2f3542 #2f3542 #1b1916 - shirt tie
dress dress - skin #5a3a2a - -
gown gown - skin #5a3a2a - necklace
jacket jacket - - - - lapels
coat coat - #3a3a40 #2a211c - lapels
robe robe - #3a3a40 #5a4632 - sash
armour armour #a3a7a9 #8b9092 #7c8183 - plates
uniform jacket #31415c #2b3345 #1b1916 peaked buttons belt
nurse shirt #6f9fb0 #6f9fb0 #e6e8e6 - scope
postman shirt #5b86b5 #2b3345 #1b1916 cap belt
astronaut suit #eceeec #eceeec #d4d7d6 astronaut pack panel
apron shirt - #4a4d58 #2a211c - apron
chef jacket #f3efe6 #45474d #2a211c toque apron-white buttons
overalls shirt - #3f5f86 #5a3f2c - bib
sportswear shirt - #24344f #e6e4de - number short
swimsuit bare - skin skin - suit
cape suit #2d4c86 #2d4c86 #a5281c - cape emblem belt
hood coat - #3a3a40 #2a211c - hood
kimono robe - skin #d9cbb0 - obi sleeves
cowboy shirt #8a4b3a #4a5f7c #5a3a22 cowboy vest belt scarf
pirate coat #7a2a2a #38312c #1f1a17 pirate shirt belt
soldier jacket #5d6444 #5d6444 #2a2620 soldier belt pouches
doctor coat #f1f0ec #4f6e78 #2a2c30 - scope shirt
firefighter coat #3a3632 #3a3632 #1c1a18 fire-helmet stripes
police shirt #2c3a5a #232c42 #141519 peaked belt badge
wizard robe #34406e #34406e #3a2b22 wizard sash beard
witch robe #2a2533 #2a2533 #1b181f witch belt
king robe #8e2430 #5a3a2a #3a2a20 crown ermine beard
queen gown #5d3a78 #5a3a2a #3a2a20 crown ermine necklace
bride gown #f7f3ea skin #f1ede5 veil necklace
clown suit #e3b23c #c8412f #2f6fa5 clown ruff dots nose
ballerina dress #f0c3c8 skin #f0c3c8 - tutu
diver suit #24343c #24343c #1a1f24 diver tank fins
monk robe #a5542c #a5542c #5a4632 - bald sash
judge robe #1f1d22 #1f1d22 #141318 wig bands
angel gown #f4f1e8 skin skin halo wings
fairy dress #8fb98a skin skin - fairy-wings
mermaid tail #3f8f8a - - - scales
ghost sheet #f1f1ee - - - -
elf dress #4c6b45 #6b5a3c #5a3f28 - ears belt
zombie shirt #6a6f58 #4a4a48 #2a2826 - rags
samurai armour #5a2a2a #2b2b33 #1b1a1e samurai plates
knight armour #a3a7a9 #8b9092 #7c8183 knight plates
viking coat #6b4a32 #4a4238 #3a2b20 viking fur beard
worker shirt #c9762f #45536a #3a2f26 hard-hat vest-bright
farmer shirt #a8503a #45618a #5a4632 straw bib
fisherman coat #d8a72c #3a4048 #2a2d31 beanie wellies
schoolchild jacket #2c3a5a #6a6d75 #1b1916 - shirt tie pack
`;

const known = new Map<string, Costume>();

/** Adds the costumes of a table. */
export function addCostumes(table: string): void {
  for (const row of table.trim().split('\n')) {
    const [name = '', cut = '', top = '-', legs = '-', shoes = '-', hat = '-', ...extras] = row.split(' ');
    known.set(name, { cut: CUTS.find((each) => each === cut) ?? 'shirt', top, legs, shoes, hat, extras });
  }
}

addCostumes(ROWS);

/** The costumes that are there. */
export const COSTUMES: ReadonlyMap<string, Costume> = known;

/** The id by which a pack is asked for a costume. */
export const packIdOfCostume = (costume: string): string => `costume:${costume}`;
