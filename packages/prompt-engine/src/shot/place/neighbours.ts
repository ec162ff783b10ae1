import { mainOf } from '../../read/scene.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital } from '../shot.ts';

const UPRIGHT: ReadonlySet<string> = new Set(['building', 'structure', 'tree', 'terrain']);

/** What the words set beside a building takes the room that a margin of sky would have. */
export function withNeighbour({ scene, take }: Brief, the: string): string | undefined {
  const main = mainOf(scene);
  const by = scene.cast.find(
    ({ kind, relation }) => UPRIGHT.has(kind) && scene.cast[relation?.to ?? -1] === main,
  );
  switch (by?.relation?.preposition) {
    case 'between':
      return take === 'cinematic'
        ? `${capital(the)} in the middle, ${by.plural ? theOf(by) : 'its neighbours'} rising past the top of the frame`
        : `${capital(the)} centred, ${by.plural ? theOf(by) : 'its neighbours'} filling the frame to both edges`;
    case 'beside':
    case 'next to':
      return 'The two together filling two thirds of the width, whole inside the frame';
    case 'under':
    case 'beneath':
      return `${capital(the)} low in the frame, ${theOf(by)} above it`;
    default:
      return undefined;
  }
}
