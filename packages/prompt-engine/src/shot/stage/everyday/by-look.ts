import { sifted } from '../../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../../read/scene.ts';
import type { Figure } from '../../stage.ts';
import { MOST_FIGURES, thingFor } from '../benches.ts';
import { told } from '../piece.ts';
import { standing } from '../seen-lights.ts';
import { hasHands } from './persons.ts';

/*
 * What the words say of how it looks: a beard, a helmet of glass, leaves that have turned, a rainbow over all.
 */

const BEARDED = sifted(/\b(?:bearded|beard|moustache|mustache)\b/i);
const TRIMMED = sifted(/\b(?:shav|trim|cut|barber|without a|no )\w*/i);

/** The only person there, who has a beard by the words, has one. */
function bearded({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const people = figures.filter((figure) => figure.age && hasHands(figure));
  const [who] = people;
  if (!who || people.length > 1 || who.count > 1 || who.sex === 'f') return [...figures];
  if (!BEARDED.test(subject) || TRIMMED.test(subject)) return [...figures];
  return figures.map((figure) =>
    figure === who ? { ...figure, sex: 'm', word: `bearded ${figure.word}`.slice(0, 40) } : figure,
  );
}

const IN_SPACE_SUIT = sifted(/\b(?:astronaut|cosmonaut|spaceman|space suit|spacesuit)\b/i);

/** An animal that is an astronaut has the helmet of one. */
function helmeted({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  if (!first?.age || hasHands(first) || !IN_SPACE_SUIT.test(subject) || figures.length >= MOST_FIGURES)
    return [...figures];
  if (figures.some((figure, i) => i > 0 && figure.age && hasHands(figure))) return [...figures];
  const isThere = figures.some(({ drawing, bond }) => /helmet$/.test(drawing) && bond?.to === 0);
  if (isThere)
    return figures.map((figure) =>
      figure.drawing === 'helmet' ? { ...figure, drawing: 'space-helmet' } : figure,
    );
  return [...figures, { ...thingFor(first, 'space-helmet'), bond: { to: 0, as: 'worn' } }];
}

const AUTUMN = sifted(/\b(?:in|during|of|at) (?:the |late |early )?(?:autumn|fall)\b|\bautumn(?:al)?\b/i);
const OUTDOORS =
  /^(?:shop|house|church|barn|castle|cottage|cabin|temple|bridge|viaduct|palace|tower|windmill|bench|bicycle|car|.*-car|train|gate|pagoda|lighthouse|stall)$/;

/** What stands outdoors in autumn has turned trees about it, and their leaves before it. */
function turned({ subject }: Scene, figures: readonly Figure[]): Figure[] {
  const [first] = figures;
  const isWooded = figures.some(({ drawing }) => /tree$|^leaf/.test(drawing));
  if (!first || first.age || !OUTDOORS.test(first.drawing) || !AUTUMN.test(subject) || isWooded)
    return [...figures];
  if (figures.length > MOST_FIGURES - 3) return [...figures];
  const tree = (x: number, colour: string): Figure => ({
    ...standing,
    drawing: 'tree',
    word: 'tree',
    colour,
    x,
    depth: 0.7,
    height: 0.6,
  });
  const leaves: Figure = {
    ...standing,
    drawing: 'leaf-pile',
    word: 'leaves',
    x: 0.82,
    depth: 0.1,
    height: 0.09,
  };
  return [...figures, tree(0.06, 'orange'), tree(0.95, 'rust'), leaves];
}

const RAINBOW = sifted(/\b(?:an?|the|double) (?:\w+ )?rainbow\b|^rainbow\b/i);

/** A rainbow that is named is over everything, from ground to ground. */
const arched = ({ subject }: Scene, figures: readonly Figure[]): Figure[] =>
  RAINBOW.test(subject) &&
  !/\brainbow (?!over|above|behind|across|after|in\b|at\b)\w/i.test(subject) &&
  !figures.some(({ drawing }) => drawing === 'rainbow') &&
  figures.length < MOST_FIGURES
    ? [...figures, { ...standing, drawing: 'rainbow', word: 'rainbow', x: 0.5, depth: 1, height: 0.66 }]
    : [...figures];

/** The set pieces of this kind, in their order. */
export const BY_LOOK = [
  told(BEARDED, bearded),
  told(IN_SPACE_SUIT, helmeted),
  told(AUTUMN, turned),
  told(RAINBOW, arched),
];
