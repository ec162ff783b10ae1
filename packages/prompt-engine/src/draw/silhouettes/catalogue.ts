import type { Figure } from '../../shot/stage.ts';
import { inPosture } from './animals/posed.ts';
import { cutOuts } from './cut.ts';
import { noteMissed } from './missed.ts';
import { bouquet, daisy } from './plants/counted.ts';
import type { Silhouette } from './silhouette.ts';

/** What a drawing may depend on besides its id. */
type Bearing = Pick<Figure, 'posture' | 'faces'> & { readonly close: boolean };

const MOVES = new Set(['walk', 'run', 'jump', 'climb', 'lie', 'bend', 'slump']);
const catIn = ({ posture, faces, close }: Bearing): string => {
  if (close && faces === 'camera' && !/^(?:lie|slump)$/.test(posture)) return 'cat-head';
  return MOVES.has(posture) || (posture === 'stand' && !/^(?:camera|away)$/.test(faces))
    ? 'cat-walking'
    : 'cat-sitting';
};

/** Drawings by their id: cut out of tables, or with parts that are counted out. */
const DRAWINGS = new Map<string, () => Silhouette>([
  ['daisy', daisy],
  ['bouquet', bouquet],
]);

/** Adds the drawings of tables. */
export function addDrawings(tables: readonly string[]): void {
  for (const [id, make] of tables.flatMap((table) => [...cutOuts(table)])) DRAWINGS.set(id, make);
}

function drawingOf(id: string): Silhouette | undefined {
  const make = DRAWINGS.get(id);
  if (!make) noteMissed(id);
  return make?.();
}

const PEOPLE = ['person', 'child', 'baby'];

/** The silhouette of an id, or undefined where it has none; people are made by `people/person.ts`. */
export function silhouetteOf(id: string, bearing: Bearing): Silhouette | undefined {
  const { posture } = bearing;
  if (id === 'cat') {
    const cat = catIn(bearing);
    const drawn = drawingOf(cat);
    // From behind it is seen without its face.
    if (drawn && bearing.faces === 'away' && cat === 'cat-sitting')
      return { ...drawn, parts: drawn.parts.filter(({ tone }) => tone === 'body') };
    // It has a drawing of its own for sitting.
    return drawn && posture !== 'sit' ? inPosture(drawn, id, posture) : drawn;
  }
  const known = id === 'bird' && /^(?:fly|float)$/.test(posture) ? 'bird-flying' : id;
  const drawn = drawingOf(known);
  return drawn && inPosture(drawn, known, posture);
}

/** Whether a drawing is a person of any age, whatever the costume: 'person:chef'. */
export const isPerson = (drawing: string): boolean => PEOPLE.includes(drawing.split(':')[0] ?? '');

/** Every id that can be drawn at the moment, people first made elsewhere; the cat's three drawings are one. */
export const idsOfDrawings = (): string[] =>
  [...new Set([...PEOPLE, 'cat', ...DRAWINGS.keys()])].filter((id) => !id.startsWith('cat-')).sort();
