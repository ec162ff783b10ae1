import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { mainOf, type Scene } from '../../read/scene.ts';
import { keySide } from '../choose.ts';
import { theOf } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { TOLD_LANDS } from './rows/told-lands.ts';

/*
 * Lands and places that a word before the name makes others: an enchanted forest is no forest with a word before it. A
 * row is meant where the words name such a place and nothing that happens there.
 */

interface ToldLand {
  readonly studio: string;
  readonly cinematic: string;
  readonly light: string;
  readonly minimal: string;
}

let lands: Map<string, ToldLand> | undefined;

function landTable(): ReadonlyMap<string, ToldLand> {
  lands ??= new Map(
    rowsOf(TOLD_LANDS, 5).flatMap(([names, ...cells]) => {
      const [studio = '', cinematic = '', light = '', minimal = ''] = cells.map(textOf);
      return listOf(names).map((name) => [name, { studio, cinematic, light, minimal }] as const);
    }),
  );
  return lands;
}

/** All names that a row is written for. */
export const toldLandNames = (): readonly string[] => [...landTable().keys()];

const GROUNDS: ReadonlySet<string> = new Set([
  'place',
  'terrain',
  'building',
  'celestial',
  'weather',
  'tree',
]);

/** The words of a subject without an article. */
const bareSubject = ({ subject }: Scene): string =>
  subject.toLowerCase().replace(/^(?:an?|the|some|my) /, '');

/** The row of what a scene is of; undefined where anybody is there, or anything happens. */
function landOf(scene: Scene): ToldLand | undefined {
  const whole = landTable().get(bareSubject(scene));
  if (whole) return whole;
  const main = mainOf(scene);
  const isAlone =
    main !== undefined &&
    GROUNDS.has(main.kind) &&
    scene.cast.length === 1 &&
    scene.doings.length === 0 &&
    scene.isEdit !== true &&
    (scene.place === undefined || scene.place.words === main.words);
  return isAlone ? landTable().get(main.words.toLowerCase()) : undefined;
}

/** How such a place is seen in one take; undefined where the scene is of none. */
export function toldLandStaged({ scene, take }: Brief): Decision | undefined {
  const land = landOf(scene);
  if (!land) return undefined;
  const main = mainOf(scene);
  const name = main && GROUNDS.has(main.kind) ? theOf(main) : `the ${bareSubject(scene)}`;
  return {
    element: 'motion',
    text: `${capital(name)} ${land[take]}`,
    because: `This is what is told by ${said(bareSubject(scene))}.`,
  };
}

/** The light of its moment, for a cinematic take; undefined where an hour, a look or a light is told besides. */
export function toldLandLight(brief: Brief): Decision | undefined {
  const { scene, take, wishes } = brief;
  const land = take === 'cinematic' && !wishes.lighting ? landTable().get(bareSubject(scene)) : undefined;
  if (!land || scene.lights.length > 0) return undefined;
  return {
    element: 'light',
    text: land.light.replaceAll('{side}', keySide(brief)),
    because: 'This is the light of that place.',
  };
}
