import { inWords, listOf, rowsOf, textOf, wordsOfCell } from '../lexicon/row.ts';
import { isBeing, isFromBehind, isPeople, type Member, mainOf, type Scene } from '../read/scene.ts';
import type { Take } from '../vocabulary.ts';
import { heldOf, isHandwork } from './camera.ts';
import { isBodyPlaced } from './certainty.ts';

import { chosen } from './choose.ts';
import { heldLayout, heldSubject } from './in-frame.ts';
import { isDrawn, leadingStyle } from './look.ts';
import { nearView } from './near-view.ts';
import { withNeighbour } from './neighbours.ts';
import { theOf } from './refer.ts';
import { isRoomLeft } from './room-left.ts';
import { beings, isCrowd, isMacro, isPlaceClass } from './scene-class.ts';
import type { SceneClass } from './scene-classes.ts';
import { type Brief, capital, type Decision, said } from './shot.ts';
import { placedBySide, sideOf } from './sides.ts';
import { leadingDoing } from './staging.ts';
import type { Circumstances } from './surroundings.ts';

/*
 * Composition is a place in the frame (craft rule 5). classes | take | x | text with {the}.
 * x is where the subject's middle sits across the frame, 0 to 1.
 */
const ROWS = `
person | s | 0.5 | {The} centred, the face on the upper third, even margins
animal, bird, insect, sea-life | s | 0.5 | {The} centred, even margins on every side
person, animal, bird, insect, sea-life | s | 0.6 | {The} just right of centre, clear space on the left
person, animal, bird, insect, sea-life | c | 0.33 | {The} on the left third, open space to the right
person, animal, bird, insect, sea-life | c | 0.67 | {The} on the right third, open space on the left
person, animal, bird, insect, sea-life | m | 0.33 | {The} small in the lower left, wide negative space
person, animal, bird, insect, sea-life | m | 0.68 | {The} small in the lower right, wide negative space
people | s | 0.5 | The group centred, every face visible, nothing cut at the edges
people | c | 0.4 | The group left of centre, open space to the right
people | c | 0.6 | The group right of centre, open space on the left
people | m | 0.5 | The group small in the lower third, wide negative space above
animals | s | 0.5 | The group centred, every one of them whole inside the frame
animals | c | 0.4 | The group left of centre, open space to the right
animals | c | 0.6 | The group right of centre, open space on the left
animals | m | 0.5 | The group small in the lower third, wide negative space above
pair | s | 0.5 | Both figures centred, nothing cut at the edges
pair | c | 0.38 | The two on the left and middle thirds, depth behind on the right
pair | c | 0.6 | The two on the right and middle thirds
pair | m | 0.5 | Both figures small in the lower third, wide negative space above
close | m | 0.5 | {The} low in the frame, wide negative space above
hands | s | 0.5 | Hands centred, filling half of the frame
hands | c | 0.6 | Hands right of centre, entering from the lower left corner
hands | m | 0.4 | Hands low in the frame, wide negative space above
food, drink, product, small-thing, material, clothing, furniture | s | 0.5 | {The} centred, filling two thirds of the frame, even margins
food, drink, product, small-thing, material, clothing, furniture | c | 0.64 | {The} on the right third, depth running to the left
food, drink, product, small-thing, material, clothing, furniture | c | 0.36 | {The} on the left third, clear space on the right
food, drink, product, small-thing, material, clothing, furniture | m | 0.5 | {The} small and centred, wide negative space on every side
plant | s | 0.5 | {The} centred and upright, even margins
plant | c | 0.36 | {The} on the left third, blurred leaves framing the edge
plant | m | 0.67 | {The} small in the lower right, wide negative space
vehicle | s | 0.5 | {The} centred, filling two thirds of the width
vehicle | c | 0.36 | {The} on the left third, open space ahead of it on the right
vehicle | m | 0.67 | {The} small on the lower right, wide negative space
building | s | 0.5 | Symmetrical composition, {the} centred with sky above and ground below
building | c | 0.64 | {The} on the right third, leading lines running in from the lower left
building | m | 0.33 | {The} small on the lower left, wide empty sky
interior | s | 0.5 | Symmetrical one-point composition, nothing cut at the edges
interior | c | 0.64 | Depth running from the left to the right third
interior | m | 0.5 | {Landmark} centred, calm empty space around
landscape, city | s | 0.5 | Layered composition, foreground, middle and distance each a third of the height
landscape, city | c | 0.33 | Leading lines from the lower right corner to the left third
landscape | m | 0.5 | Horizon low, {landmark} small and alone, two thirds of the frame empty
city | m | 0.5 | Frontal and symmetrical, {landmark} small and alone, nothing cut at the edges
space | s | 0.5 | {The} centred, even dark margins
space | c | 0.3 | {The} cut by the left edge, a tiny shape on the right third for scale
space | m | 0.67 | {The} small in the upper right, the rest black
event | s | 0.5 | The centre of the event in the middle, its edges inside the frame
event | c | 0.4 | The key moment on the left third, blurred figures framing it
event | m | 0.5 | The motif small and centred, wide negative space
idea | s | 0.5 | Centred, balanced left and right, even margins
idea | c | 0.36 | On the left third, open space to the right
idea | m | 0.5 | Low in the frame, wide negative space
sign | s | 0.5 | The lettered surface square to the camera, centred, even margins
sign | c | 0.6 | The lettering right of centre at a slight angle, depth behind it
sign | m | 0.5 | The lettering small and centred, wide margin
food, drink, product, small-thing, material, clothing, furniture | s | 0.4 | {The} just left of centre, clear space on the right, even margins above and below
plant | s | 0.6 | {The} just right of centre, clear space on the left
plant | c | 0.64 | {The} on the right third, stems crossing the left edge
vehicle | s | 0.42 | {The} just left of centre, clear space on the right
vehicle | c | 0.64 | {The} on the right third, open space ahead of it on the left
building | s | 0.42 | {The} just left of centre, a wide margin of sky on the right
building | c | 0.36 | {The} on the left third, leading lines running in from the lower right
interior | s | 0.42 | Level and balanced, the far wall left of centre, nothing cut at the edges
interior | c | 0.36 | Leading lines along the floor to the left third
interior | m | 0.33 | {Landmark} in the lower left, calm empty space around
landscape, city | s | 0.42 | Horizon on the lower third, {landmark} left of centre
landscape, city | c | 0.67 | Leading lines from the lower left corner to the right third
landscape, city | m | 0.67 | {Landmark} on the right third, the rest empty
space | s | 0.6 | {The} right of centre, a wide dark margin on the left
space | c | 0.7 | {The} cut by the right edge, a tiny shape on the left third for scale
event | s | 0.42 | The centre of the event left of the middle, its edges inside the frame
event | c | 0.6 | The key moment on the right third, blurred figures framing it
idea | s | 0.42 | Just left of centre, clear space on the right
idea | c | 0.64 | On the right third, open space on the left
sign | s | 0.5 | The lettering on the upper third, calm space below
sign | c | 0.4 | The lettering left of centre at a slight angle, depth behind it
graphic | s | 0.5 | Centred with a wide even margin
graphic | s | 0.5 | Set on a clear grid, equal margins on all sides
graphic | c | 0.5 | Filling the sheet, a narrow even margin
graphic | c | 0.5 | One large shape off-centre, balanced by small ones
graphic | m | 0.5 | Small and centred, wide empty margin
graphic | m | 0.5 | Low in the sheet, wide empty margin above
unknown | s | 0.42 | {The} just left of centre, clear space on the right
unknown | c | 0.64 | {The} on the right third, clear space on the left
unknown | s | 0.5 | {The} centred, filling two thirds of the frame, even margins
unknown | c | 0.36 | {The} on the left third, clear space on the right
unknown | m | 0.5 | {The} small and centred, wide negative space
`;

interface CompositionRow {
  readonly kinds: readonly string[];
  readonly take: string;
  readonly x: number;
  readonly text: string;
}

const COMPOSITIONS: readonly CompositionRow[] = rowsOf(ROWS, 4).map(([kinds, take, x, text]) => ({
  kinds: listOf(kinds),
  take: wordsOfCell(take)[0] ?? '',
  x: Number(x),
  text: textOf(text),
}));

export interface CompositionChoice {
  readonly decision: Decision;
  readonly x: number;
}

/** What the frame is said to hold: a thing's own name, unless there is none or it is long. */
const calledOf = (main: Member, drawn: boolean): string =>
  main.kind === 'abstract' ||
  (!main.known &&
    !main.proper &&
    /(?:^| )(?:swim|trip|ride|drive|walk|call|run|day|night|life|outing|journey|visit|nap|date|moment)s?$/i.test(
      main.name,
    )) ||
  (main.kind === 'event' && /(?:day|eve|night|morning|year|season)s?$/i.test(main.name)) ||
  (drawn && !main.known && !main.proper) ||
  (!main.known && main.name.split(' ').length > 3)
    ? 'the subject'
    : theOf(main);

/** A layout around the landmark of a place; without one it names none. */
const withLandmark = (text: string, landmark: string | undefined): string =>
  landmark === undefined
    ? text
        .replace(/, \{landmark\} (?:left of centre|small and alone)/, '')
        .replace('{Landmark} centred, calm empty space around', 'One plain wall and much empty space')
        .replace(/\{Landmark\} (?:on|in) the [a-z ]+, .*/, 'Most of the frame left empty')
    : text.replace('{landmark}', landmark).replace('{Landmark}', capital(landmark));

const HEMMED_IN =
  /\b(?:alley\w*|lane|streets?|courtyard|pool|pond|garden|greenhouse|cave|cavern|grotto|forest|woods?|jungle|rainforest|canyon|gorge|ravine|waterfall|tunnel|quarry|crater|bridge|backyard|stairs|steps|passage|market|swamp|cenote)\b/i;

const SEEN_IN_THE_SKY = /^(?:tornado|twister|waterspout|rainbow|double rainbow|lightning|lightning strike)$/i;

/** What the eye rests on in a place: what the words name there. */
function landmarkOf(scene: Scene): string | undefined {
  const main = mainOf(scene);
  const named = scene.cast.find(
    (member) =>
      member !== main &&
      member.known &&
      !member.plural &&
      // What a place is overgrown with is all over it.
      !scene.doings.some(
        ({ form, verb }) => form === 'past' && /^(?:overgrow|cover|fill|litter|flood)/.test(verb.base),
      ) &&
      ['feature', 'scenery', 'support'].includes(member.part) &&
      !['material', 'weather', 'hands', 'textile', 'abstract', 'place', 'terrain'].includes(member.kind),
  );
  if (named) return theOf(named);
  const seen = scene.cast.length === 0 && scene.times.find(({ words }) => SEEN_IN_THE_SKY.test(words));
  if (seen) return `the ${seen.words.toLowerCase()}`;
  return main?.kind === 'celestial' && scene.place ? theOf(main) : undefined;
}

/** Whether a face would be in the upper third: of who lies or turns away, or of whom only a part is seen, it is not. */
const isFaceSeen = (scene: Scene): boolean =>
  !isBodyPlaced(scene) && !isFromBehind(scene) && leadingDoing(scene)?.row?.posture !== 'lie';

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

/** Two or three of different kinds by their names: 'the kids and the uncle'. */
function together(scene: Scene): string | undefined {
  const there = scene.cast.filter(
    ({ kind, part }) => isBeing(kind) && part !== 'topic' && part !== 'support',
  );
  const names = [...new Set(there.map(theOf))];
  return names.length > 1 && names.length < 4 && names.length === there.length && !there.some(isCrowd)
    ? capital(inWords(names))
    : undefined;
}

/** Everyone who is there, as one calls them together: nobody of several stands for the rest. */
function allOf(scene: Scene, the: string): string {
  const present = beings(scene);
  const main = mainOf(scene);
  if (present < 2 || !main || main.plural || !isBeing(main.kind)) return capital(the);
  if (present === 2) return 'Both';
  // Who feeds pigeons is no group with them.
  const people = scene.cast.filter(({ kind }) => isBeing(kind)).map(({ kind }) => isPeople(kind));
  return new Set(people).size > 1 ? capital(the) : 'The group';
}

/** Whether what is seen is in the air over where the words put it. */
const isAloft = (scene: Scene): boolean =>
  scene.place?.preposition === 'above' ||
  (scene.place?.preposition === 'over' && /^(?:aircraft|bird|spacecraft)$/.test(mainOf(scene)?.kind ?? ''));

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
  const placed = wanted === 'building' && where.surroundings === 'indoor' ? 'furniture' : wanted;
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
  const the = main ? calledOf(main, drawn) : 'the subject';
  const text = withLandmark(row?.text ?? '', landmarkOf(scene))
    // Where nothing is named, only its place in the frame is said.
    .replace(the === 'the subject' ? /^\{The\} (\w)/ : /$^/, (_, first: string) => first.toUpperCase())
    .replace('{The}', wanted === 'close' ? allOf(scene, the) : capital(the))
    .replaceAll('{the}', the)
    .replace(/^(?:Both figures|The group)(?= (?:centred|small))/, (all) => together(scene) ?? all)
    .replace('Both figures', isPeople(main?.kind ?? 'thing') ? 'Both figures' : 'Both')
    .replace(isFaceSeen(scene) ? '' : ', the face on the upper third', '')
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
        : `${together(scene) ?? allOf(scene, the)} on the ${(row?.x ?? 0) < 0.5 ? 'left' : 'right'} third`
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
    overhead && (isPlaceClass(kind) || kind === 'food' || kind === 'small-thing')
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
  if (main && held)
    return {
      decision: {
        element: 'composition',
        text: roomed(scene, take, heldLayout(held, take.charAt(0), heldSubject(scene, main, held))),
        because: 'The frame holds all that the words set in relation.',
      },
      x: take === 'cinematic' ? 0.64 : 0.5,
    };
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
  return { decision: { element: 'composition', text: flat, because }, x: row?.x ?? 0.5 };
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
