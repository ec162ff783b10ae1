import type { PlaceRow } from '../../lexicon/place.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type Scene } from '../../read/scene.ts';
import { airOf } from '../light/air.ts';
import { inSeason } from '../light/in-season.ts';
import { isUsual, madeOf } from '../plain/certainty.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, type Decision, said } from '../shot.ts';
import { clearedPlace, FULL, isEmptied, leftAlone, placeThings } from './place-facts.ts';
import { isAsUsual } from './place-told.ts';
import { standingSetting } from './spot-setting.ts';
import type { Circumstances } from './surroundings.ts';

/** A house style ('art deco') is seen in what the room is made with. */
function houseStyle({ scene, take }: Brief, kind: SceneClass, air: string): Decision | undefined {
  const style = scene.styles.find(
    ({ row }) => row.medium === 'photo' && [...row.traits].some((each) => each.startsWith('era:')),
  );
  if (!style || kind !== 'interior' || take === 'minimal') return undefined;
  return {
    element: 'setting',
    text: `With ${style.row.line}${air ? `, and ${air}` : ''}`,
    because: `${said(style.words)} brings these.`,
  };
}

/** Whoever looks from elsewhere has none of the place before the eyes. */
const SEEN_FROM = sifted(/\b(?:seen|viewed|view|looking) (?:\w+ )?(?:from|through|across)\b/i);

/** What a place has from front to back, or from its far end to the lens. */
function listed(brief: Brief, row: PlaceRow, things: readonly string[], air: string): string {
  const { take } = brief;
  // A projection from above has no foreground, nor has a wash seen from afar.
  const isFlat = brief.scene.styles.some(
    ({ row: look }) => look.medium === 'painted' || look.names.includes('isometric'),
  );
  const ground = isEmptied(brief) && FULL.test(row.ground) ? [] : [row.ground];
  const far = isEmptied(brief) && FULL.test(row.far) ? '' : row.far;
  // What is near is not there a second time.
  const isNear = (thing: string): boolean =>
    thing.split(' ').some((word) => word.length > 4 && row.near.includes(word.replace(/s$/, '')));
  const list =
    take === 'studio'
      ? [...ground, ...things.slice(0, 2)]
      : things
          .slice(1, 3)
          .filter((thing) => !isNear(thing))
          .reverse();
  // Seen from above nothing is in front.
  const isOverhead = brief.scene.cameras.some(({ row: term }) => term.height === 'overhead');
  return take === 'studio' && !isOverhead
    ? frontToBack([...list, far].filter(Boolean), air)
    : `With ${/ and /.test(air) ? `${inWords(list)}, ${air}` : inWords([...list, ...(air ? [air] : [])])}${row.near && !isFlat && brief.scene.cameras.length === 0 ? `, ${row.near} in the near foreground` : ''}`;
}

/** Planes from front to back, and the hour or weather over them; two planes and an air are a plain list. */
const frontToBack = (planes: readonly string[], air: string): string =>
  planes.length < 3 && air
    ? `With ${/ and /.test(air) ? `${inWords(planes)}, ${air}` : inWords([...planes, air])}`
    : `From front to back: ${planes.join(', ')}${air ? `, with ${air}` : ''}`;

/** A phone booth in the snow is seen from without, and its telephone is not. */
const isSmallRoom = (scene: Scene, row: PlaceRow | undefined): boolean =>
  mainOf(scene)?.kind === 'structure' && row?.preposition === 'in' && row.traits.has('small');

/** The place itself as the subject: its ground, things and far end. */
export function placeItself(brief: Brief, kind: SceneClass, where: Circumstances): Decision | undefined {
  const own = mainOf(brief.scene)?.placeRow;
  const isSaid = (own !== undefined && brief.scene.place?.row === own) || where.ofMain === true;
  const inner =
    own && !isSaid ? inSeason(leftAlone(clearedPlace(own, brief.scene), brief.scene), where) : where.place;
  // A space station seen from outside shows no room.
  const isOutside =
    kind !== 'interior' && (inner?.surroundings === 'indoor' || isSmallRoom(brief.scene, inner));
  const row = isOutside || (inner?.things.length === 0 && !inner.ground) ? undefined : inner;
  // What closes the view does not stand before it as well.
  const things = placeThings(brief, { ...where, ...(row && { place: row }) }).filter(
    (thing) => !row?.far.includes(thing.replace(/^an? /, '')),
  );
  const air = airOf({ ...where, ...(inner && { place: inner }) });
  const main = mainOf(brief.scene);
  const { take } = brief;
  const styled = houseStyle(brief, kind, air);
  if (styled && (!row || !main || !isUsual(main))) return styled;
  if (!row)
    return (isOutside || main?.kind === 'building') && main && isUsual(main) && isAsUsual(brief.scene, where)
      ? standingSetting(brief, air)
      : air
        ? { element: 'setting', text: `With ${air}`, because: 'The words name the hour or the weather.' }
        : undefined;
  if (take === 'minimal') return undefined;
  const isDressed = isAsUsual(brief.scene, where) && !SEEN_FROM.test(brief.scene.subject);
  // A lone tree is seen from the ground, not from among its twigs; on a turtle a lighthouse has no rocks.
  const isBorne = brief.scene.cast.some(
    ({ part, kind, relation }) => part === 'support' && relation?.preposition === 'on' && isBeing(kind),
  );
  if (main?.kind === 'tree' || isBorne)
    return air ? { element: 'setting', text: `With ${air}`, because: 'The words name it.' } : undefined;
  if (!isDressed || things.length === 0 || (main && (!isUsual(main) || madeOf(brief.scene, main))))
    return air
      ? { element: 'setting', text: `With ${air}`, because: 'The words name the hour or the weather.' }
      : undefined;
  const text = listed(brief, row, things, air);
  return {
    element: 'setting',
    text,
    because: `${said(mainOf(brief.scene)?.words ?? brief.scene.place?.words ?? '')} has these of its own.`,
  };
}
