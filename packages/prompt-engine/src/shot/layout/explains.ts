import { sifted } from '../../lexicon/sifting/sifted.ts';

/*
 * Pictures that explain something: labelled, with arrows, in steps. They are drawn and laid out, and no lens sees them.
 */

/** What all that opens so has: looked for first, since the whole expression takes its time. */
const NAMED = sifted(/chart|diagram|worksheet|mind ?map|infographic|schematic/i);
const OPENS = sifted(
  /^(?:an?|the|my|our|some)?\s?(?:[\p{L}\d'’-]+ ){0,4}?(?:diagram|flow ?chart|bar chart|pie chart|worksheet|mind ?map|infographic|schematic|study chart|anatomy chart|chart)\b(?! (?:on|in|at|behind|pinned|taped|hanging)\b)/iu,
);
const LABELLED = sifted(
  /\barrows?\b.*\blabel|\blabel.*\barrows?\b|\b(?:cycle|anatomy|parts|stages|layers|cross[- ]section)\b.*\b(?:with (?:the )?labels?|labell?ed)\b|\blabell?ed (?:parts|cross[- ]section|stages|layers)\b/i,
);
const PHOTOGRAPHED = sifted(
  /\b(?:photo\w*|hands?|holding|drawing an?|drawn on|wall|desk|board|whiteboard)\b/i,
);

/** 'as a real landscape, without labels': it is to be seen, and nothing explained. */
const AS_IT_IS = sifted(
  /\b(?:as an? real|real(?:istic)? (?:landscape|scene|photo\w*)|without (?:any )?(?:labels|arrows))\b/i,
);

/** Whether the words ask for a picture that explains. */
export const isExplaining = (subject: string): boolean =>
  ((NAMED.test(subject) && OPENS.test(subject)) || LABELLED.test(subject)) &&
  !PHOTOGRAPHED.test(subject) &&
  !AS_IT_IS.test(subject);
