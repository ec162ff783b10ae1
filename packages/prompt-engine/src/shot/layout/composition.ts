import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, isFromBehind, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { heldOf, isHandwork } from '../camera/camera-class.ts';
import { heldSubject } from '../camera/in-frame.ts';
import { heldLayout } from '../camera/in-frame-rows.ts';
import { nearView } from '../camera/near-view.ts';
import { asOneShape, borneOn } from '../camera/one-shape.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { chosen } from '../choose.ts';
import { amongOthers, filledByAll, isCrowded } from '../crowd.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { withNeighbour } from '../place/neighbours.ts';
import type { Circumstances } from '../place/surroundings.ts';
import { isBodyPlaced } from '../plain/certainty.ts';
import { beings, isMacro, isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { leadingDoing } from '../staging/staging.ts';
import { COMPOSITIONS, type CompositionRow } from './composition-rows.ts';
import {
  allOf,
  calledOf,
  fittedMinimal,
  isMoreThanTwo,
  isTwoInOne,
  landmarkOf,
  together,
  withLandmark,
} from './composition-words.ts';
import { mirrored, placedBySide, sideOf, towardTold } from './sides.ts';

/** Where the main thing stands: `x` from 0 at the left to 1 at the right. */
export interface CompositionChoice {
  readonly decision: Decision;
  readonly x: number;
}

const HEMMED_IN = sifted(
  /\b(?:alley\w*|lane|streets?|courtyard|pool|pond|garden|greenhouse|cave|cavern|grotto|forest|woods?|jungle|rainforest|canyon|gorge|ravine|waterfall|tunnel|quarry|crater|bridge|backyard|stairs|steps|passage|market|swamp|cenote|reefs?|underwater|kelp|seabed|wreck)\b/i,
);

/** Whether a face would be in the upper third: of who lies or turns away, or of whom only a part is seen, it is not. */
const isFaceSeen = (scene: Scene): boolean =>
  !isBodyPlaced(scene) &&
  !isFromBehind(scene) &&
  !/^(?:lie|bend|crouch|kneel|jump|swim|fall)$/.test(leadingDoing(scene)?.row?.posture ?? '') &&
  !/\b(?:bent|low and leaning|bowed|leaning over|down on|on (?:all fours|hands and knees)|doubled over|in the air)\b/.test(
    leadingDoing(scene)?.row?.pose ?? '',
  );

/** A drawn look has no lens to part two takes that stand on the same side. */
function fromOtherSide(rows: readonly CompositionRow[], brief: Brief): readonly CompositionRow[] {
  if (brief.take !== 'cinematic') return rows;
  const studio = COMPOSITIONS.filter(
    ({ take, kinds }) => take === 's' && kinds.some((kind) => rows[0]?.kinds.includes(kind)),
  );
  const x = chosen(studio, brief, 'composition')?.x ?? 0.5;
  const other = rows.filter((row) => (x - 0.5) * (row.x - 0.5) <= 0);
  return other.length > 0 ? other : rows;
}

/** Whether what is seen is in the air over where the words put it. */
const isAloft = (scene: Scene): boolean =>
  scene.place?.preposition === 'above' ||
  (scene.place?.preposition === 'over' && /^(?:aircraft|bird|spacecraft)$/.test(mainOf(scene)?.kind ?? ''));

const isSeveral = (main: Member | undefined): boolean =>
  main !== undefined && (main.plural || main.count > 1);

/** What fills the frame leaves no emptiness around what it holds. */
const roomed = (scene: Scene, take: Take, layout: string): string =>
  take === 'minimal' && !isRoomLeft(scene)
    ? layout.replace(/, (?:the rest empty|(?:wide )?(?:empty|negative) space[^,]*)$/, '')
    : layout;

/** Where the subject sits in the frame, and what stays empty. */
export function compositionOf(brief: Brief, kind: SceneClass, where: Circumstances): CompositionChoice {
  const { scene, take } = brief;
  const main = mainOf(scene);
  const [use] = scene.uses;
  const several = beings(scene);
  const few =
    isTwoInOne(scene) ||
    (/\b(?:couple|pair|twins|duo|twin boys|twin girls)$/i.test(main?.name ?? '') && several < 2) ||
    (several === 2 &&
      main?.kind !== 'group' &&
      (main?.count ?? 1) < 3 &&
      ['people', 'person', 'animal', 'bird'].includes(kind));
  const near =
    scene.cameras.some(({ row: term }) =>
      ['close', 'macro', 'medium', 'three-quarter'].includes(term.size ?? ''),
    ) || kind === 'insect';
  const wanted =
    take === 'minimal' && (near || isHandwork(brief, kind))
      ? 'close'
      : few || (['people', 'animal', 'bird'].includes(kind) && main?.count === 2)
        ? 'pair'
        : (kind === 'animal' || kind === 'bird' || kind === 'insect' || kind === 'sea-life') && several > 1
          ? 'animals'
          : kind === 'people' && !isPeople(main?.kind ?? 'thing')
            ? 'animals'
            : // Round a window is a wall, and no sky.
              kind === 'building' && /\bwindows?$/.test(main?.name ?? '')
              ? 'small-thing'
              : kind;
  // Stairs inside a house have no sky above them.
  const placed =
    wanted === 'building' && where.surroundings === 'indoor'
      ? 'furniture'
      : wanted === 'landscape' && /^(?:tree|celestial)$/.test(main?.kind ?? '') && !isSeveral(main)
        ? 'lone'
        : wanted;
  const fitting = COMPOSITIONS.filter((row) => row.take === take.charAt(0) && row.kinds.includes(placed));
  const drawn = isDrawn(leadingStyle(scene));
  const row = chosen(
    fitting.length > 0
      ? drawn
        ? fromOtherSide(fitting, brief)
        : fitting
      : COMPOSITIONS.filter(({ kinds, take: of }) => kinds.includes('unknown') && of === take.charAt(0)),
    brief,
    'composition',
  );
  const the = main ? calledOf(main, drawn, scene.subject) : 'the subject';
  // Who is fed, led or met is in the frame with whoever does it.
  const joined = isBeing(main?.kind ?? 'thing') && !isPlaceClass(kind) ? together(scene) : undefined;
  const text = withLandmark(row?.text ?? '', landmarkOf(scene))
    // Where nothing is named, only its place in the frame is said.
    .replace(the === 'the subject' ? /^\{The\} (\w)/ : /$^/, (_, first: string) => first.toUpperCase())
    .replace('{The}', wanted === 'close' ? (together(scene) ?? allOf(scene, the)) : capital(joined ?? the))
    .replaceAll('{the}', the)
    .replace(/^(?:Both figures|The group)(?= (?:centred|small))/, (all) => together(scene) ?? all)
    .replace(/^The two(?= on)/, (all) => (isMoreThanTwo(scene) ? (together(scene) ?? all) : all))
    .replace('Both figures', isPeople(main?.kind ?? 'thing') ? 'Both figures' : 'Both')
    .replace(isFaceSeen(scene) && !joined ? '' : ', the face on the upper third', '')
    .replace(drawn ? /,[^,]*\bblurred\b[^,]*/ : /$^/, '')
    // Nothing that is named can be put anywhere.
    .replace(
      the === 'the subject' && !drawn && !['graphic', 'sign', 'idea'].includes(kind) ? /^.*$/ : /$^/,
      '',
    );
  const kept =
    take === 'minimal' && (main || isPlaceClass(kind)) && !isRoomLeft(scene)
      ? isPlaceClass(kind)
        ? kind === 'landscape'
          ? 'Horizon low, most of the frame open above it'
          : 'Frontal and symmetrical, nothing cut at the edges'
        : isCrowded(scene)
          ? filledByAll(main, the)
          : together(scene)
            ? `${together(scene)} across the middle, a clear margin on every side`
            : `${allOf(scene, the)} ${isSeveral(main) ? 'across the middle' : `on the ${(row?.x ?? 0) < 0.5 ? 'left' : 'right'} third`}, a clear margin on every side`
      : isCrowded(scene)
        ? amongOthers(main, text)
        : text;
  const isOpenLand =
    drawn && take === 'cinematic' && kind === 'landscape' && !where.place?.traits.has('road');
  // Where trees, walls or water close the view no horizon is seen.
  const seen = HEMMED_IN.test(`${main?.name ?? ''} ${scene.place?.words ?? ''}`)
    ? kept
        .replace(
          /^Horizon on the lower third$/,
          kind === 'city'
            ? 'One-point view, the vanishing point just left of centre'
            : 'Balanced composition, nothing cut at the edges',
        )
        .replace(/^Horizon on the lower third, (.*)$/, (_, rest: string) => capital(rest))
        .replace(/^Horizon low, .*$/, 'Frontal and symmetrical, nothing cut at the edges')
    : kept;
  const hemmed = kind === 'building' ? withNeighbour(brief, the) : undefined;
  const overhead = scene.cameras.some(({ row: term }) => term.height === 'overhead');
  const flat =
    overhead && (isPlaceClass(kind) || ['food', 'small-thing', 'product'].includes(kind))
      ? 'Seen as a flat pattern from above, edges inside the frame'
      : hemmed
        ? hemmed
        : isOpenLand
          ? `The strongest shape on the ${(row?.x ?? 0) < 0.5 ? 'left' : 'right'} third, the other side left open`
          : take === 'minimal' && isAloft(scene)
            ? capital(seen).replace(/\blower (left|right|third)\b/, 'upper $1')
            : capital(seen);
  if (use && take !== 'cinematic') {
    return {
      decision: {
        element: 'composition',
        text: capital(use.row.layout),
        because: `${said(use.words)} asks for this layout.`,
      },
      x: 0.5,
    };
  }
  const held = heldOf(brief, kind);
  if (main && held) {
    const layout = heldLayout(held, take.charAt(0), heldSubject(scene, main, held));
    // Another take of it stands the other way round.
    const isTurned = brief.variation % 2 === 1 && take === 'cinematic';
    return {
      decision: {
        element: 'composition',
        text: roomed(scene, take, isTurned ? mirrored(layout) : layout),
        because: 'The frame holds all that the words set in relation.',
      },
      x: take === 'cinematic' ? (isTurned ? 0.36 : 0.64) : 0.5,
    };
  }
  const borne = main && borneOn(scene, main);
  if (main && borne)
    return { decision: asOneShape(scene, [main, borne], take, row?.x ?? 0.5), x: row?.x ?? 0.5 };
  const side = sideOf(scene);
  if (main && side) {
    const placed = placedBySide(main, side, take);
    return {
      decision: {
        element: 'composition',
        text: placed.text,
        because: `${said(side.other.relation?.preposition ?? '')} says where the two stand.`,
      },
      x: placed.x,
    };
  }
  if (scene.styles.some(({ row: look }) => look.names.includes('isometric')))
    return {
      decision: {
        element: 'composition',
        text:
          take === 'minimal'
            ? `${capital(the)} small and centred, wide empty margin`
            : `${capital(the)} centred, every edge inside the frame, an even margin around it`,
        because: 'Isometric has no horizon and no vanishing point.',
      },
      x: 0.5,
    };
  if (isMacro(scene) && kind === 'material') return { decision: nearView(brief, the), x: row?.x ?? 0.5 };
  const because =
    take === 'studio'
      ? 'Studio sets it squarely.'
      : take === 'cinematic'
        ? 'Cinematic places it off-centre with depth.'
        : kept === text
          ? 'Minimal gives most of the frame to empty space.'
          : 'Minimal takes away only what the words do not name.';
  const turned = towardTold(scene, fittedMinimal(scene, take, flat));
  const x = row?.x ?? 0.5;
  return { decision: { element: 'composition', text: turned, because }, x: x };
}

/** Every composition that suits a class of scene, for swaps. */
export function compositionsFor(
  kind: SceneClass,
  the: string,
): readonly { readonly text: string; readonly x: number }[] {
  const fitting = COMPOSITIONS.filter(({ kinds }) => kinds.includes(kind));
  const rows = fitting.length > 0 ? fitting : COMPOSITIONS.filter(({ kinds }) => kinds.includes('unknown'));
  return rows.map(({ text, x }) => ({
    text: withLandmark(text, undefined).replace('{The}', capital(the)).replaceAll('{the}', the),
    x,
  }));
}
