import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { MOST_FIGURES } from './benches.ts';
import { without } from './grounds.ts';

/*
 * What stands where one expects it though no bond says so: a bag on its pedestal, a pet at
 * a table that is no taller than it.
 */

const isHuman = ({ drawing }: Figure): boolean => /^(?:person|child|baby)/.test(drawing);

const BLOSSOM = sifted(/^(?:full )?(?:bloom|blossoms?)$/i);

/** A tree in bloom has its blossom on it, and no flower beside it. */
function inBloom(_: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex(({ drawing, word }) => drawing === 'flower' && BLOSSOM.test(word));
  const isBorne = figures.some(({ bond }) => bond?.to === at);
  const hasTree = figures.some(({ drawing }) => /tree$|^bush$/.test(drawing));
  return at > 0 && hasTree && !isBorne ? without(figures, at) : [...figures];
}

/** What is only told of a thing, and drawn as that thing, is not there a second time: coffee with latte art. */
function toldOfIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, word, count }, i) =>
      i > 0 &&
      drawing === first?.drawing &&
      count === 1 &&
      subject.toLowerCase().includes(`${first.word} with ${word}`.toLowerCase()),
  );
  return at > 0 && !first?.age ? without(figures, at) : [...figures];
}

/** A ball of yarn is one thing, though both of its words have a drawing, and the same. */
function madeOfIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const at = figures.findIndex((figure, i) =>
    figures.some(
      ({ drawing, word }, of) =>
        of !== i &&
        !figure.age &&
        drawing === figure.drawing &&
        new RegExp(`\\b${figure.word} of (?:\\w+ )?${word}\\b`, 'i').test(subject),
    ),
  );
  return at > 0 ? without(figures, at) : [...figures];
}

/** Whoever is said to sit on a thing sits, whatever is held there. */
function seatedOnIt({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const sits =
    first?.bond?.as === 'on' &&
    first.posture === 'stand' &&
    /^(?:person|child)/.test(first.drawing) &&
    /^(?:\w+ ){1,4}(?:sitting|sits|seated|sat) (?:\w+ )?on\b/i.test(subject);
  return first && sits ? [{ ...first, posture: 'sit' }, ...figures.slice(1)] : [...figures];
}

/** What is shown on a pedestal stands on one. */
function onPedestal({ place }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isShown = place?.preposition === 'on' && /\b(?:pedestal|plinth)$/i.test(place.words);
  const hasOne = figures.some(({ drawing }) => drawing === 'pedestal');
  if (!first || first.bond || first.age || !isShown || hasOne || figures.length >= MOST_FIGURES)
    return [...figures];
  const colour = /^(?:an? |the )?(\w+) \w+$/.exec(place.words)?.[1];
  const pedestal: Figure = {
    drawing: 'pedestal',
    word: 'pedestal',
    count: 1,
    x: first.x,
    height: 0.38,
    depth: first.depth,
    posture: 'stand',
    faces: 'camera',
    ...(colour && /^(?:white|black|red|blue|green|pink|grey|gold|yellow|brown)$/.test(colour) && { colour }),
  };
  const shown: Figure = {
    ...first,
    height: Math.min(first.height, 0.44),
    bond: { to: figures.length, as: 'on' },
  };
  return [shown, ...figures.slice(1), pedestal];
}

const LAID_OUT = sifted(/\bwith (?:an?|the|his|her|its|some|two|three) /i);

/** An animal at a table looks over it, and what is served is on it. */
function petAtTable({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const at = figures.findIndex(
    ({ drawing, bond }) => /^(?:table|desk)$/.test(drawing) && bond?.as === 'front' && bond.to === 0,
  );
  const table = figures[at];
  if (!first?.age || isHuman(first) || !table) return [...figures];
  const low = Math.min(table.height, first.height * 0.42);
  return figures.map((figure, i): Figure => {
    if (i === at) return { ...figure, height: low, x: first.x };
    const isServed =
      i > 0 && !figure.bond && !figure.age && figure.height < first.height && LAID_OUT.test(subject);
    return isServed
      ? { ...figure, height: Math.min(figure.height, low), bond: { to: at, as: 'on' } }
      : figure;
  });
}

/** What is round a neck is worn. */
const roundNeck = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'held' &&
    /^(?:stethoscope|medal|ribbon-bow|scarf|necklace)$/.test(figure.drawing) &&
    /\b(?:a?round|about|on) (?:his|her|its|their|my|the) neck\b/i.test(subject)
      ? { ...figure, bond: { to: figure.bond.to, as: 'worn' } }
      : figure,
  );

/** What is grilled lies on a grill. */
const onGrill = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.drawing === 'stove' && /\b(?:grill|barbecu|bbq|braai)/i.test(subject)
      ? { ...figure, drawing: 'grill', word: 'grill' }
      : figure,
  );

/** What surrounds a thing leaves it to be seen. */
const aroundThing = (_: Scene, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.bond?.as === 'around' &&
    figure.bond.to === 0 &&
    figure.count > 1 &&
    !figure.age &&
    !figures[0]?.age &&
    figure.height < (figures[0]?.height ?? 0)
      ? { ...figure, depth: (figures[0]?.depth ?? 0.2) + 0.1 }
      : figure,
  );

const OUT_OF_WINDOW = sifted(
  /\b(?:look|star|gaz|watch|peer)\w*(?: \w+)? (?:out|through)\b.*\bwindow|\b(?:look|star|gaz)\w* out\b/i,
);

/** Who looks out of a window has the back to us. */
function lookingOut({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isAtWindow = /\bwindow/i.test(subject) && OUT_OF_WINDOW.test(subject);
  if (first?.drawing !== 'cat' || figures.length > 1 || !isAtWindow || first.posture !== 'stand')
    return [...figures];
  return [{ ...first, faces: 'away' }];
}

export const IN_PLACE = [
  inBloom,
  toldOfIt,
  madeOfIt,
  seatedOnIt,
  onPedestal,
  petAtTable,
  roundNeck,
  onGrill,
  aroundThing,
  lookingOut,
];
