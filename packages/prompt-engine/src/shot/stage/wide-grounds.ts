import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isPeople, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import type { Circumstances } from '../place/surroundings.ts';

/*
 * Waters, plains and fields under what can be nowhere else.
 */

/** What can only be on the sea. */
const ON_THE_SEA = sifted(/^(?:wave|iceberg|whale|orca|shark|dolphin|surfboard|person:mermaid)$/);

/** What lies in water is seen in it. */
const SUNKEN = sifted(/\b(?:half[- ])?(?:sunken|submerged|sunk|sinking)\b/i);

/** The sea, a lake, a plain or a field under what is afloat, in water or under a named sky. */
export function wideGround(scene: Scene, take: Take, where: Circumstances): string | undefined {
  const [main] = scene.cast;
  if (scene.cast.some((member) => member.kind === 'boat' && member.part !== 'topic')) return 'sea';
  const isUnderSky = scene.cast.some(({ kind, part }) => kind === 'celestial' && part !== 'main');
  if (isUnderSky && take !== 'minimal') return where.weather === 'snow' ? 'snow' : 'field';
  const isAshore = scene.cast.some(({ row }) => /^(?:palm|sandcastle)$/.test(row?.drawing ?? ''));
  if (scene.cast.some(({ row }) => ON_THE_SEA.test(row?.drawing ?? ''))) return isAshore ? 'beach' : 'sea';
  const isHosed = scene.doings.some(({ verb }) => /^(?:spray|pour|splash|hose|drink|carry)/.test(verb.base));
  if (scene.cast.some(({ name }) => name === 'water') && !(isHosed && main && isPeople(main.kind)))
    return 'lake';
  if (scene.cast.some(({ name }) => /(?:^| )(?:plains?|savannah?|steppe|prairie)$/.test(name)))
    return 'field';
  return SUNKEN.test(scene.subject) && take !== 'minimal' ? 'shallow-water' : undefined;
}
