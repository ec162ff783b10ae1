import type { Told } from './as-told.ts';

const DRAWN =
  /\b(?:anime|cartoon\w*|animat\w+|claymation|clay|stop[- ]?motion|2d|3d|hand[- ]drawn|pixel ?art|watercolou?r|felt|puppets?|lego|paper[- ]?cut\w*|paper (?:animation|theatre|puppets?)|pixar|ghibli|low[- ]poly|cgi|rotoscope|charcoal|pencil sketch|drawn|painted|ukiyo-e|comic)\b/iu;

/** Whether a film is drawn, built or animated, so that no lens and no lamp belongs to its look. */
export const isDrawnFilm = ({ typed, notes }: Told): boolean => {
  const looks = notes.filter(({ kind }) => kind === 'look').map(({ text }) => text);
  return DRAWN.test(looks.join(', ')) || DRAWN.test(typed.split(/[,.:]/u, 1)[0] ?? '');
};
