import type { NounKind } from '../../lexicon/noun.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import type { Member, Scene } from '../../read/scene.ts';
import type { Lock } from '../../vocabulary.ts';
import { agreed } from '../agreement/agreement.ts';
import { keepOutOf } from '../agreement/keep-out.ts';
import { isOnSheet } from '../camera/drawn-views.ts';
import { keySide, otherSide } from '../choose.ts';
import { ownDetails } from '../details.ts';
import { airBeside } from '../light/air.ts';
import { lightOf } from '../light/light.ts';
import { withLocks } from '../locks.ts';
import { isDrawn, leadingStyle, lookOf } from '../look/look.ts';
import { moodOf } from '../look/mood.ts';
import { paletteFor } from '../look/palette.ts';
import { placeThings } from '../place/place-facts.ts';
import { type Circumstances, circumstancesOf } from '../place/surroundings.ts';
import { lightAsTold } from '../plain/plain-light.ts';
import { theOf } from '../refer.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, type Shot, said } from '../shot.ts';
import { stagedLate } from '../staged-late.ts';
import { drawnInWorld } from '../world/world-drawn.ts';
import { type Bearing, type Borne, bearerOf, borneIn, isVast } from './borne.ts';
import { bearingText, type Shown } from './borne-rows.ts';

/** What is seen of a place or a building at the size of a toy: its own parts, never what lies around it. */
function partsOf(brief: Brief, place: Member): readonly string[] {
  const own = ownDetails(brief.scene, place);
  const things = own.length > 0 ? own : placeThings(brief, place.placeRow ? { place: place.placeRow } : {});
  return things
    .filter((thing) => !/\b(?:traffic|cars|path|lane|people|passers|sky|horizon|hills?)\b/.test(thing))
    .slice(0, 2);
}

/** What has roots. */
const GROWS: ReadonlySet<NounKind> = new Set<NounKind>(['terrain', 'tree', 'plant']);

const WATER = sifted(/\b(?:waterfalls?|rivers?|streams?|seas?|oceans?|lava|floods?|waves?|cascades?)$/i);

const SMALL = /\b(?:tiny|small|little|miniature|mini)\b/i;

const outOf = ({ name, kind }: Member, bearer: string): string =>
  WATER.test(name)
    ? `falling over the edge of ${bearer}, breaking white below it`
    : `rising out of ${bearer}, ${GROWS.has(kind) ? 'rooted in every gap of it' : 'its foot hidden within it'}`;

/** How the place is borne: the first thing to be seen. */
function borneSaid(brief: Brief, { place, bearer, how, phrase }: Borne): Decision {
  const the = capital(theOf(place));
  const size = SMALL.test(place.words) ? 'whole' : 'small and whole';
  const parts = brief.take === 'minimal' ? [] : partsOf(brief, place);
  const where: Readonly<Record<Bearing, string>> = {
    on: `${size} ${phrase} ${theOf(bearer)}`,
    within: `within ${theOf(bearer)}, following the curve of its walls`,
    'out of': outOf(place, theOf(bearer)),
  };
  const isLit =
    brief.take !== 'minimal' && place.kind !== 'terrain' && circumstancesOf(brief.scene).daytime === 'night';
  const lit = isLit ? ', small windows alight in it' : '';
  const seen = parts.length > 0 ? `, with ${inWords(parts)}` : '';
  return {
    element: 'subject',
    text: `${the} ${where[how]}${seen}${lit}`,
    because: `${said(`${place.name} ${phrase} ${bearer.words}`)} is where no such place stands: all that usually lies around it is left out.`,
  };
}

/** The scene of what bears the place alone: light falls on it as on any other of its kind. */
const sceneOf = (scene: Scene, bearer: Member): Scene => {
  const { place: _, ...rest } = scene;
  return { ...rest, cast: [{ ...bearer, part: 'main' }], doings: [] };
};

interface Ground {
  readonly brief: Brief;
  readonly borne: Borne;
  readonly isSmall: boolean;
}

/** A row's text with its places filled, as a decision; none where the row is empty. */
function told({ brief, borne, isSmall }: Ground, element: Decision['element'], shown: Shown): Decision[] {
  const bearer = bearerOf(borne, brief.scene);
  const of =
    shown === 'stance'
      ? bearer
      : shown === 'ground'
        ? isSmall
          ? bearer === 'still'
            ? 'table'
            : 'small'
          : bearer === 'still'
            ? 'land'
            : bearer
        : borne.how;
  const side = keySide(brief);
  const text = bearingText(of, shown, brief.take)
    .replaceAll('{place}', theOf(borne.place))
    .replaceAll('{bearer}', theOf(borne.bearer))
    .replaceAll('{side}', side)
    .replaceAll('{far}', otherSide(side));
  return text === ''
    ? []
    : [
        {
          element,
          text: capital(text),
          because: `${said(borne.bearer.words)} bears ${theOf(borne.place)}, and both are to be seen.`,
        },
      ];
}

/** Land that the words tell besides: 'crossing a desert'. Undefined where they tell none. */
function landTold({ brief, borne }: Ground): readonly Decision[] | undefined {
  const land = brief.scene.cast.find(
    (member) =>
      member !== borne.place &&
      member !== borne.bearer &&
      member.placeRow !== undefined &&
      (member.kind === 'terrain' || member.kind === 'place'),
  );
  const row =
    land?.placeRow ?? (brief.scene.place?.row !== borne.place.placeRow ? brief.scene.place?.row : undefined);
  if (!row) return undefined;
  const isFar = brief.take === 'cinematic' || bearerOf(borne, brief.scene) === 'flier';
  const text = isFar ? row.far : row.ground;
  return brief.take === 'minimal' || text === ''
    ? []
    : [
        {
          element: 'setting',
          text:
            brief.take === 'cinematic'
              ? `${capital(text)} behind, low in the frame`
              : `${capital(text)} below`,
          because: 'The words name the land that it is seen on.',
        },
      ];
}

/** A photograph's means; those of a drawn look are its own. */
function meansOf(ground: Ground, kind: SceneClass, where: Circumstances): readonly Decision[] {
  const { brief, borne, isSmall } = ground;
  const style = leadingStyle(brief.scene);
  const bare = { ...brief, scene: sceneOf(brief.scene, borne.bearer) };
  if (isDrawn(style) && style)
    return drawnInWorld({ brief: bare, style, kind, where, surface: false }).decisions.filter(
      ({ element }) => element === 'style' || element === 'light',
    );
  const glow =
    brief.scene.times.length > 0 || brief.scene.lights.length > 0 ? [] : told(ground, 'light', 'glow');
  const isCameraTold = brief.scene.cameras.length > 0;
  return [
    ...(glow.length > 0 ? glow : [lightAsTold(bare, lightOf(bare, kind, where)).decision]),
    ...(isCameraTold ? [] : told(ground, 'camera', isSmall ? 'camera-small' : 'camera')),
  ];
}

/**
 * A take of a place that something bears: both are staged, the place small and the bearer whole. Undefined where the
 * words tell of none, or where a sheet or the camera's place are told that have a plan of their own.
 * @param plan how the picture would be planned otherwise: what a preview draws
 */
export function planBorne(
  brief: Brief,
  locks: readonly Lock[],
  plan: (brief: Brief) => Shot,
): Shot | undefined {
  const { scene, take } = brief;
  const borne = borneIn(scene);
  if (!borne || isOnSheet(scene)) return undefined;
  const isSmall = !isVast(borne);
  const ground: Ground = { brief, borne, isSmall };
  const kind: SceneClass = isSmall && bearerOf(borne, scene) === 'still' ? 'small-thing' : 'landscape';
  const { place: _, ...hours } = circumstancesOf(scene);
  const where: Circumstances =
    kind === 'landscape' ? { ...hours, surroundings: 'outdoor' } : { ...hours, surroundings: 'indoor' };
  const negative = keepOutOf(brief, kind);
  const mood = moodOf(brief, kind, where);
  const coloured =
    scene.colours.length > 0 || scene.times.length > 0
      ? [paletteFor({ ...brief, scene: sceneOf(scene, borne.bearer) }, where).decision]
      : [];
  const decisions = [
    borneSaid(brief, borne),
    ...told(ground, 'subject', 'stance'),
    ...(landTold(ground) ?? told(ground, 'setting', 'ground')),
    ...(kind === 'landscape' ? airBeside(where) : []),
    ...meansOf(ground, kind, where),
    ...told(ground, 'composition', 'layout'),
    ...coloured,
    ...(mood ? [mood] : []),
    lookOf(brief, kind),
    ...(negative ? [negative] : []),
  ];
  const settled = withLocks(
    agreed(decisions, scene),
    locks.filter((lock) => lock.take === take),
  );
  return stagedLate({ take, scene, decisions: settled }, () => plan(brief).stage);
}
