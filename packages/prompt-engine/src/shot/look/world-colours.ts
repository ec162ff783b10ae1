import { inWords } from '../../lexicon/row.ts';
import { mainOf } from '../../read/scene.ts';
import { allowed } from '../agreement/excluded.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { worldNamed } from '../world/named-world.ts';
import { isInWorld, placeTold } from '../world/open-world.ts';

const MOST = 3;
const LEAST = 2;

/** The colours of a world in a take that has none told, or one; undefined where the words or a look have decided. */
export function coloursOfWorld(
  brief: Brief,
  decided: string,
): { readonly decision: Decision; readonly colours: readonly string[] } | undefined {
  const { scene, take, wishes } = brief;
  const named = worldNamed(scene);
  if (!named || decided !== '' || wishes.palette !== undefined || scene.uses.length > 0) return undefined;
  const isPlaced = placeTold(scene) !== undefined && mainOf(scene)?.kind !== 'place';
  if (scene.colours.length >= LEAST || (isPlaced && !isInWorld(named, scene))) return undefined;
  const told = scene.colours.slice(0, 1);
  const own = allowed(named.world.colours, scene).filter(
    (colour) => !told.some((each) => colour.split(' ').includes(each)),
  );
  const colours = [...told, ...own].slice(0, take === 'minimal' ? LEAST : MOST);
  if (colours.length < LEAST) return undefined;
  return {
    colours,
    decision: {
      element: 'palette',
      text: capital(inWords(colours)),
      because: `${said(named.words)} has these colours.`,
    },
  };
}
