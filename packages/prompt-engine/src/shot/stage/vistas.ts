import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Figure, Stage } from '../stage.ts';

/*
 * Grounds that a few words ask for beside the place that they name: a peak above the clouds, the street of a busker.
 */

const ABOVE_CLOUDS = sifted(/\b(?:sea|ocean|blanket|layer|carpet) of clouds?\b|\babove the clouds\b/i);
const OF_THE_STREET = sifted(
  /\b(?:busker|street (?:musician|performer|artist|vendor|dancer|sweeper|magician|violinist|drummer))s?\b/i,
);

type Ground = Pick<Stage, 'place' | 'figures'>;

/** Who looks over the clouds stands on a rock that rises out of them. */
function aboveClouds({ place, figures }: Ground): Ground {
  const [first, ...others] = figures;
  if (!first?.age || first.bond || !/^(?:mountain|backdrop|field|sky|cliff)$/.test(place))
    return { place, figures };
  const seen = others.filter(({ drawing }) => !/^(?:cloud|mountain|rock|cliff)$/.test(drawing));
  const rock: Figure = {
    drawing: 'rock',
    word: 'peak',
    count: 1,
    x: first.x,
    height: 0.4,
    depth: 0.3,
    posture: 'stand',
    faces: 'camera',
  };
  // The others keep their places, and what hangs on them its own.
  const at = seen.length + 1;
  if (seen.length < others.length && seen.some(({ bond }) => (bond?.to ?? 0) > 0)) return { place, figures };
  const lead: Figure = { ...first, height: Math.min(first.height, 0.46), bond: { to: at, as: 'on' } };
  return { place: 'sky', figures: [lead, ...seen, rock] };
}

/** The ground as the words ask for it. */
export function inVista(subject: string, stage: Ground): Ground {
  if (ABOVE_CLOUDS.test(subject)) return aboveClouds(stage);
  const isStreet = OF_THE_STREET.test(subject) && /^(?:field|backdrop|room)$/.test(stage.place);
  return isStreet ? { ...stage, place: 'street' } : stage;
}
