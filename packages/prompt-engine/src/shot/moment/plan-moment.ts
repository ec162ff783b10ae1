import type { Scene } from '../../read/scene.ts';
import { inUseOf } from '../in-use/in-use.ts';
import { placeAtHour } from '../in-use/room-hour.ts';
import { traceThere } from '../in-use/there.ts';
import type { SceneClass } from '../scene-classes.ts';
import type { Brief, Decision } from '../shot.ts';
import { effectLight, effectStaged } from '../staging/effects.ts';
import { wornStaged } from '../staging/worn.ts';
import { caughtInPlace } from './caught.ts';
import { companyStaged } from './company.ts';
import { deedLight, deedPlaceFor, deedSetting } from './deed-place.ts';
import { feltPlaceFor } from './felt-place.ts';
import { gatheringStaged, homeOfSeveral } from './gathering.ts';
import { homeOf, momentFor, momentLight, momentPlace, momentStaged } from './moment.ts';
import { numeralStaged } from './numeral.ts';
import { posedScene } from './posed-scene.ts';
import { toldLandLight, toldLandStaged } from './told-land.ts';
import { wornPlaceFor } from './worn-place.ts';

/** What is decided of a take whose words tell no deed: how it is posed, where, and by which light. */
export interface MomentPlan {
  /** Pose, state or numerals: they stand before all else that is staged. */
  readonly staged: readonly Decision[];
  /** The place, instead of any other. */
  readonly place?: Decision;
  /** Whether it has a pose of its own, beside which no other is told. */
  readonly isPosed: boolean;
  /**
   * The scene as a preview draws it, whoever is posed in that pose.
   * @param locked the pose that is kept from another take, in place of its own
   */
  readonly sceneDrawn: (locked: string | undefined) => Scene;
  /** The light instead of the one that is planned; undefined where that one stays. */
  readonly lightInstead: (planned: string) => Decision | undefined;
}

const isLight = ({ element }: Decision): boolean => element === 'light';

/** Plans what the words leave open of somebody or something that is named without a deed. */
export function planMoment(brief: Brief): MomentPlan {
  const land = toldLandStaged(brief);
  const moment = land ? undefined : momentFor(brief);
  const numeral = numeralStaged(brief);
  const ownPose =
    land ??
    (moment
      ? (wornStaged(brief) ?? momentStaged(brief, moment))
      : (companyStaged(brief) ?? gatheringStaged(brief)));
  const passing = ownPose ? undefined : caughtInPlace(brief);
  const pose = ownPose ?? passing;
  const wornPlace = wornPlaceFor(brief) ?? feltPlaceFor(brief);
  const ownPlace = moment && !wornPlace ? momentPlace(brief, moment) : undefined;
  const deedPlace = ownPlace
    ? undefined
    : (wornPlace ??
      (moment ? undefined : deedPlaceFor(brief)) ??
      homeOf(brief) ??
      (moment ? undefined : homeOfSeveral(brief)));
  const found = ownPlace ?? (deedPlace && deedSetting(brief, deedPlace));
  // A thing for which neither is written is met where it is used, and a room at an hour of its use.
  const use = found || land || numeral.length > 0 ? undefined : inUseOf(brief);
  // A market of Marrakech is no market as markets are.
  const isInTown = brief.scene.place?.row?.traits.has('in-town') === true;
  const hour = found || use || pose || isInTown ? undefined : placeAtHour(brief);
  const place = found ?? use?.place ?? hour?.place;
  const effect = effectStaged(brief);
  const trace = effect ? undefined : (use?.trace ?? (found ? undefined : traceThere(brief)));
  const staged = trace ?? pose;
  return {
    staged: [
      ...numeral.filter((each) => !isLight(each)),
      ...(staged ? [staged] : []),
      ...(effect ? [effect] : []),
    ],
    ...(place && { place }),
    isPosed: (trace ?? passing ?? land) !== undefined || (moment !== undefined && pose !== undefined),
    sceneDrawn: (locked) => (moment && pose ? posedScene(brief.scene, locked ?? pose.text) : brief.scene),
    lightInstead: (planned) =>
      toldLandLight(brief) ??
      effectLight(brief) ??
      numeral.find(isLight) ??
      use?.light ??
      hour?.light ??
      (deedPlace ? deedLight(brief, deedPlace) : moment && momentLight(brief, moment, planned)),
  };
}

const IN_SPACE = /\b(?:stars|space|orbit|void)\b/;

/** The class that a take is seen as: a moon over reeds is no body in space. */
export const classAtMoment = (own: SceneClass, { take }: Brief, { place }: MomentPlan): SceneClass =>
  own === 'space' && take === 'cinematic' && place && !IN_SPACE.test(place.text) ? 'landscape' : own;
