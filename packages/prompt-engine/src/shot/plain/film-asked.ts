import type { Scene } from '../../read/scene.ts';

/** 'like a frame from an 80s movie'. */
const AS_FILM =
  /\b(?:frame|still|shot|scene|something) (?:from|of|out of) an? (?:[\p{L}\d'’-]+ ){0,3}?(?:movie|film)\b|\b(?:movie|film) (?:still|frame|look)\b/iu;

/** Whether a picture is to look as if it were out of a film. */
export const isFilmAsked = ({ subject }: Scene): boolean => AS_FILM.test(subject);
