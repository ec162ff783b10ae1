import type { Member, Scene } from '../read/scene.ts';

const BEARING: ReadonlySet<string> = new Set([
  'furniture',
  'vehicle',
  'terrain',
  'textile',
  'structure',
  'container',
]);

/** Whether a sheet lies on what the words name: nobody asks for a drawing of it. */
export const isLaidOn = ({ cast }: Scene, main: Member): boolean =>
  cast.some(
    ({ kind, relation }) =>
      BEARING.has(kind) &&
      relation !== undefined &&
      cast[relation.to] === main &&
      /^(?:on|across|over|under|in)$/.test(relation.preposition),
  );
