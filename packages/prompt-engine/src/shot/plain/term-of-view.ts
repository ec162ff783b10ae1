import { isOfLight } from '../camera/told-views.ts';
import { type Brief, capital } from '../shot.ts';
import { plainForms } from './plain-rows.ts';

/** Terms of the reading that say how the lens sees, as the trade says it; where somebody looks is no angle. */
export function namedView({ scene }: Brief): string | undefined {
  const named = scene.cameras.filter(
    ({ words, row }) => !/^looking\b/i.test(words) && !NO_VIEW.has(row.id) && !isOfLight(scene, words),
  );
  return named.length > 0 ? [...new Set(named.map(({ row }) => row.text))].slice(0, 2).join(', ') : undefined;
}
const NO_VIEW: ReadonlySet<string> = new Set(['still-life', 'portrait', 'far', 'back', 'front']);

/** A near view has its usual lens, where its term names none. */
export function withLens({ take }: Brief, named: string, frame: string): string {
  const lens = plainForms(take, 'camera', 'near')[0] ?? '';
  return frame === 'near' && !/\blens\b/.test(named) ? `${capital(named)}, ${lens}` : capital(named);
}
