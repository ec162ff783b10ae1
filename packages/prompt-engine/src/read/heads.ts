import { pluralOf } from '../lexicon/inflect.ts';
import type { MaterialRow } from '../lexicon/material.ts';
import type { NounRow } from '../lexicon/noun.ts';
import type { PlaceRow } from '../lexicon/place.ts';
import { sifted } from '../lexicon/sifting/sifted.ts';
import type { Piece } from './pieces.ts';
import { isBeing } from './scene.ts';
import { roleOf, senseOf } from './sense-of.ts';

/** What the last noun of a run is, and what those before it say of it. */
export interface Head {
  readonly row?: NounRow;
  readonly placeRow?: PlaceRow;
  readonly role?: NounRow;
  readonly plural: boolean;
  readonly known: boolean;
}

const TITLE = sifted(
  /^(?:king|queen|prince|princess|emperor|empress|pope|saint|lady|lord|captain|doctor|professor|president|uncle|aunt|auntie|pharaoh|duke|duchess|countess)$/,
);

/** 'queen victoria' is a queen, and that is her name. */
export const isTitledName = (run: readonly Piece[]): boolean =>
  run.length === 2 && TITLE.test(run[0]?.lower ?? '') && run[1]?.senses.length === 0;

/** 'the Trabant', 'a Wurlitzer' is a make of thing; 'the Hendersons' and 'in the Atacama' are names. */
export const isMake = (pieces: readonly Piece[], at: number, head: number, last: string): boolean =>
  roleOf(pieces[head - 1]) === 'determiner' && roleOf(pieces[at - 1]) !== 'preposition' && !/s$/.test(last);

/** States in which a fair, a party or a match is over: what is left is the ground that it was held on. */
const OVER = sifted(/^(?:abandoned|derelict|disused|forgotten|ruined|overgrown|empty|deserted)$/i);

/** An abandoned amusement park is a place where nothing goes on. */
export const whenOver = ({ row, ...head }: Head, said: readonly string[]): Head => ({
  ...head,
  ...(row && !(head.placeRow && row.kind === 'event' && said.some((word) => OVER.test(word))) && { row }),
});

/** A place of ice, of sweets, in ruins has other things than its kind. */
export const alters = ({ kind, names }: MaterialRow): string[] =>
  ['material', 'state'].includes(kind) || names.includes('frozen') ? names.slice(0, 1) : [];

/** A city, country or world ('tokyo laundromat', 'mars greenhouse'), or open country: 'desert highway'. */
function isRegion(piece: Piece, { surroundings }: PlaceRow): boolean {
  const row = senseOf(piece, 'place')?.row;
  const isCountry = row?.surroundings === 'outdoor' && row.traits.has('nature');
  const isCraft = row?.surroundings === 'indoor' && row.traits.has('transport') && surroundings === 'indoor';
  // A cafeteria on the moon base.
  const isFarOff = row !== undefined && (row.traits.has('space') || row.surroundings === 'space');
  return (
    isFarOff || /^\p{Lu}/u.test(row?.names[0] ?? '') || (isCountry && surroundings === 'outdoor') || isCraft
  );
}

/** Words that say which of its kind a place is, and leave its things as they are: 'mountain trail', 'village church'. */
const WHICH_ONE = sifted(
  /^(?:second|hand|second-?hand|used|local|family|public|private|communal|community|neighbou?rhood|village|town|city|country|countryside|rural|suburban|urban|seaside|coastal|mountain|hill|hillside|riverside|lakeside|roadside|back|front|side|corner|high|main|multi|store?y|multi-?store?y|24|hour|24-hour|late|night|all-night|keepers?|farm|school|hotel|church|dwarf|dwarven|elven|elvish|goblin|hobbit|gnome|wizard|witch|alchemist|vampire|pirate|parisian|french|italian|spanish|german|english|british|irish|scottish|dutch|swiss|swedish|norwegian|danish|greek|turkish|moroccan|egyptian|mexican|brazilian|cuban|american|indian|chinese|japanese|korean|thai|vietnamese|russian|polish|european|asian|old-fashioned|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekly|morning|colony|base|settlement|outpost|mall|spice|fish|flower|farmers?|food|fruit|vegetable|antiques?|hipster|traditional|typical|ordinary|upscale|fancy|cheap|seedy|posh|trendy|independent|vegan)$/i,
);

const isNeutral = (piece: Piece): boolean =>
  piece.lower.split(' ').every((word) => WHICH_ONE.test(word)) ||
  (senseOf(piece, 'noun')?.row.kind === 'person' && /s$/.test(piece.lower));

/** Nouns before the head that make it a thing of its own: 'blacksmith shop', 'fishing village'. */
export const unexplained = (run: readonly Piece[], head: Head): string[] =>
  head.role || isTitledName(run)
    ? []
    : run
        .slice(0, -1)
        .filter(
          (piece) =>
            !(head.placeRow && (isRegion(piece, head.placeRow) || isNeutral(piece))) &&
            !piece.isName &&
            !/['’]s?$/.test(piece.text),
        )
        .map(({ text }) => text);

const AMONG = /^(?:among|amongst|amid|amidst|between)$/;

/** 'Among jellyfish', 'her sheep': where one is called as many are, this tells that they are many. */
export const isHerd = ({ row }: Head, word: string, before: Piece | undefined, isOwn: boolean): boolean =>
  row !== undefined &&
  isBeing(row.kind) &&
  (AMONG.test(before?.lower ?? '') || (isOwn && row.kind === 'farm-animal')) &&
  row.names.some(({ singular, plural }) => singular === word && (plural ?? pluralOf(singular)) === word);
