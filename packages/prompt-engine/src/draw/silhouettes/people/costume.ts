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

/**
 * Costume, cut, colours of top, legs and shoes, hat, and what is over, on or behind it. Whoever wears a hat is in the
 * pack of trades.
 */
const ROWS = `
plain shirt - - - - -
suit jacket #2f3542 #2f3542 #1b1916 - shirt tie
dress dress - skin #5a3a2a - -
gown gown - skin #5a3a2a - necklace
jacket jacket - - - - lapels
coat coat - #3a3a40 #2a211c - lapels
robe robe - #3a3a40 #5a4632 - sash
armour armour #a3a7a9 #8b9092 #7c8183 - plates
nurse shirt #6f9fb0 #6f9fb0 #e6e8e6 - scope
apron shirt - #4a4d58 #2a211c - apron
overalls shirt - #3f5f86 #5a3f2c - bib
sportswear shirt - #24344f #e6e4de - number short
swimsuit bare - skin skin - suit
cape suit #2d4c86 #2d4c86 #a5281c - cape emblem belt
hood coat - #3a3a40 #2a211c - hood
kimono robe - skin #d9cbb0 - obi sleeves
doctor coat #f1f0ec #4f6e78 #2a2c30 - scope shirt
monk robe #a5542c #a5542c #5a4632 - bald sash
fairy dress #8fb98a skin skin - fairy-wings
mermaid tail #3f8f8a - - - scales
ghost sheet #f1f1ee - - - -
elf dress #4c6b45 #6b5a3c #5a3f28 - ears belt
zombie shirt #6a6f58 #4a4a48 #2a2826 - rags
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
