import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Scene } from '../../read/scene.ts';
import type { Figure } from '../stage.ts';
import { drawingNamed } from './named.ts';
import { nounCalled } from './nouns.ts';
import { drawnScale, scaleOfThing } from './scale.ts';

/*
 * Things that stand in a phrase of their own which the reading passed over.
 */

const MOST_FIGURES = 8;

/** Kinds of things that stand somewhere by themselves. */
const SEEN_KINDS: ReadonlySet<string> = new Set(
  'building structure tree plant furniture vehicle boat aircraft weather celestial machine'.split(' '),
);

const LOOSE = sifted(
  /\b(by|beside|near|next to|over|above|under|behind|in front of|at|around|past|against) (?:an?|the|his|her|their|its) (?:[a-z-]+ ){0,2}?([a-z-]+)(?=[.,]|$| (?:at|in|on|with|by|during)\b)/gi,
);

/** Things in phrases that the reading passed over, where each is seen for certain: 'by the fire', 'over a rainbow'. */
export function withLoose(
  figures: readonly Figure[],
  { cast, place, doings, subject }: Scene,
): readonly Figure[] {
  const [first] = figures;
  if (!first) return figures;
  const read = [place?.words ?? '', ...cast.map(({ words }) => words), ...doings.map(({ words }) => words)]
    .join(' ')
    .toLowerCase();
  const found = [...subject.toLowerCase().matchAll(LOOSE)].flatMap(([, preposition = '', noun = '']) => {
    const row = nounCalled(noun);
    const drawing = drawingNamed(noun) ?? row?.drawing;
    const isPassed =
      noun !== 'sky' &&
      !read.includes(noun) &&
      row &&
      drawing &&
      (SEEN_KINDS.has(row.kind) || drawing === 'fire');
    return isPassed && !figures.some((figure) => figure.drawing === drawing)
      ? [{ preposition, noun, row, drawing }]
      : [];
  });
  const side = first.x > 0.5 ? 0.2 : 0.8;
  const things = found
    .slice(0, MOST_FIGURES - figures.length)
    .map(({ preposition, noun, row, drawing }): Figure => {
      const isHigh = row.kind === 'weather' || row.kind === 'celestial';
      const isBehind = isHigh || /^(?:over|above|past|around)$/.test(preposition);
      const scale = drawnScale(scaleOfThing({ name: noun, row, kind: row.kind, adjectives: [] }));
      const height = isHigh ? 0.7 : Math.min(0.8, Math.max(0.1, scale * Math.max(first.height, 0.3)));
      return {
        drawing,
        word: noun,
        count: 1,
        x: isBehind ? 0.5 : side,
        height,
        depth: isBehind ? 0.72 : 0.4,
        posture: isHigh ? 'fly' : 'stand',
        faces: 'camera',
      };
    });
  return [...figures, ...things];
}
