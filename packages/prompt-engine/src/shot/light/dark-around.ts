import { sifted } from '../../lexicon/sifting/sifted.ts';

/** Hours that leave light around a lamp, and grounds that are light. */
const LIGHT_AROUND = sifted(
  /\b(?:dusk|twilight|blue hour|dawn|sunrise|sunset|daylight|morning|afternoon|(?:light|white|pale|bright|pastel) background|fundo claro|fondo claro|fond clair|sfondo chiaro|heller hintergrund|lichte achtergrond|ljus bakgrund|jasne tło)(?![\p{L}])/iu,
);
/** How a lamp's light ends: in darkness, where the words leave none around it. */
export const darkAround = (subject: string): string =>
  LIGHT_AROUND.test(subject) ? '' : ', falling off into darkness around';
