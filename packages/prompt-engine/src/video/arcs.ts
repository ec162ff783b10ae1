import { choicesOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isBeing, type Member } from '../read/scene.ts';
import { ownDetails } from '../shot/details.ts';
import { filled, limbsOf, pronounsOf, theOf, theWholeOf } from '../shot/refer.ts';
import { isPlaceClass } from '../shot/scene-class.ts';
import { ARC_ROWS } from './arc-rows.ts';
import type { Idea } from './idea.ts';
import { airOf, EMPTY, farWords, type Setting, thingsOf } from './setting.ts';
import { textMap } from './text-map.ts';
import { agreeing, capital, small } from './wording.ts';

/** How near a step is seen. */
export const SIZES = ['wide', 'full', 'medium', 'close', 'detail'] as const;
export type Size = (typeof SIZES)[number];

/** One visible change, how near it is seen, and the sound that it makes close by. */
export interface Step {
  readonly action: string;
  readonly size: Size;
  readonly sound: string;
}

/** A film told in five steps: opening, the deed in the idea's own words, a detail, the decisive moment, what follows. */
export type Arc = readonly [Step, Step, Step, Step, Step];

const sizeOf = (word: string): Size => {
  const size = SIZES.find((each) => each === word);
  if (!size) throw new RangeError(`Arc row of no known size: ${word}`);
  return size;
};

interface ArcRow {
  readonly size: Size;
  readonly actions: readonly string[];
  readonly sound: string;
}

/* Cells hold '[is|are]', whose bar is no border: only a bar between spaces parts cells. */
function arcsOf(table: string): ReadonlyMap<string, readonly ArcRow[]> {
  const arcs = new Map<string, ArcRow[]>();
  for (const [kind = '', size = '', actions, sound] of rowsOf(table, 4)) {
    const row = { size: sizeOf(size), actions: choicesOf(actions), sound: textOf(sound) };
    arcs.set(kind, [...(arcs.get(kind) ?? []), row]);
  }
  return arcs;
}

const ARCS = arcsOf(ARC_ROWS);

/** The classes of scene that have an arc of their own. */
export const ARC_CLASSES: readonly string[] = [...ARCS.keys()];

/** What the slots of a row stand for; an empty one is not known. */
function slotsOf(idea: Idea, { where, at }: Setting): Readonly<Record<string, string>> {
  const { main, scene, it } = idea;
  const own = main?.kind === 'place' ? (main.placeRow ?? where.place) : where.place;
  const [thing = '', thing2 = ''] = thingsOf(idea, own);
  const pictures = main && ['abstract', 'event'].includes(main.kind) ? (main.row?.details ?? []) : [];
  const named = scene.cast
    .filter(({ part, kind }) => ['support', 'feature', 'held', 'worn'].includes(part) && kind !== 'place')
    .map(theWholeOf);
  const details = main ? [...pictures, ...named, ...ownDetails(scene, main)] : [];
  return {
    it,
    his: main ? pronounsOf(main).his : 'its',
    at,
    d1: details[0] ?? '',
    d2: details[1] ?? '',
    d3: details[2] ?? '',
    thing,
    thing2,
    ground: own?.ground ?? '',
    far: farWords(own),
    air: airOf(where),
    face: scene.feeling?.row.face ?? '',
  };
}

const SLOT = /\{(\p{L}+\d?)\}/gu;

/** The first wording whose slots are all known, filled. */
function told(row: ArcRow, slots: Readonly<Record<string, string>>, isPlural: boolean): string {
  const known = row.actions.find((text) =>
    Array.from(text.matchAll(SLOT), ([, slot = '']) => slots[small(slot)]).every(Boolean),
  );
  const text = (known ?? row.actions.at(-1) ?? '').replaceAll(SLOT, (_, slot: string) => {
    const value = slots[small(slot)] ?? '';
    return small(slot) === slot ? value : capital(value);
  });
  return capital(agreeing(text, isPlural));
}

/** A being that is there besides. */
const companionOf = ({ scene, main }: Idea): Member | undefined =>
  scene.cast.find((member) => member !== main && isBeing(member.kind) && member.part === 'companion');

/** Hours pass over views; a fair that nobody visits is a place. */
function classOfArc({ kind, timing, spansHours, subject }: Idea): string {
  if (spansHours || (timing === 'lapse' && isPlaceClass(kind))) return 'lapse';
  return kind === 'event' && EMPTY.test(subject) ? 'city' : kind;
}

/** The arc of a scene in which no deed is named. */
function classArc(idea: Idea, setting: Setting): Arc {
  const kind = classOfArc(idea);
  const slots = slotsOf(idea, setting);
  const rows = ARCS.get(kind) ?? ARCS.get('unknown') ?? [];
  const [one, two, three, four, five] = rows.map(
    (row): Step => ({ action: told(row, slots, idea.isPlural), size: row.size, sound: row.sound }),
  );
  if (!one || !two || !three || !four || !five) throw new RangeError(`No arc of five steps: ${kind}`);
  const other = isPlaceClass(idea.kind) ? companionOf(idea) : undefined;
  const crossing =
    other && capital(agreeing(`${theOf(other)} [crosses|cross] the frame from left to right`, other.plural));
  return [one, two, three, crossing ? { ...four, action: crossing } : four, five];
}

/* How a deed begins, by its posture. posture | opening */
const OPENINGS = textMap(`
stand | [stands|stand]
sit | [sits|sit]
kneel | [kneels|kneel]
crouch | [crouches|crouch]
lie | [lies|lie]
lean | [leans|lean] in
bend | [bends|bend] down
hang | [hangs|hang]
climb | [takes|take] hold at the foot of the way up
walk | [comes|come] into the frame from the left
run | [comes|come] into the frame at full speed
jump | [gathers|gather] for the leap
swim | [comes|come] toward the lens through the water
float | [floats|float]
fly | [comes|come] into the frame from above
ride | [comes|come] into the frame from the left
dance | [stands|stand] ready, weight on one foot
fall | [tips|tip] over the edge
any | [is|are] in full view
`);
const MOVING: ReadonlySet<string> = new Set([
  'climb',
  'walk',
  'run',
  'jump',
  'swim',
  'fly',
  'ride',
  'dance',
  'fall',
]);

/* What is seen after a deed. The first row whose signs the deed has: posture, pace or what does the work. */
const AFTERMATHS = rowsOf(
  `
run | {It} [runs|run] on out of the frame on the right
ride | {It} [goes|go] on out of the frame on the right
walk | {It} [goes|go] on out of the frame on the right
jump water | {It} [falls|fall] back, spray standing in the air
jump | {It} [lands|land], knees bending
swim | {It} [grows|grow] small in the distance
fly | {It} [settles|settle], wings folding
climb | {It} [reaches|reach] the next hold and [looks|look] up
dance | {It} [holds|hold] the last pose
fall | {It} [lies|lie] still where the fall ended
many two | {It} [is|are] still, faces close
being | {It} and {o} look at each other
object hands fast | {It} [watches|watch] {o} and [comes|come] to rest
object hands | The {hands} come to rest on {o}
mouth | {It} [closes|close] {his} mouth and [listens|listen]
eyes | {It} slowly [looks|look] up
hands | The {hands} open and come to rest
lie | One long breath, then {it} [is|are] still
any | The movement runs out and {it} [is|are] still
`,
  2,
).map(([signs = '', text = '']) => ({ signs: signs.split(' '), text }));

/** Scenes whose movement has no end: water, weather, smoke. */
const MOVING_ON: ReadonlySet<string> = new Set(['landscape', 'city', 'material', 'space', 'event']);

/** What follows the deed: what the sentence says next, else what such a deed leaves behind. */
function aftermath(idea: Idea, setting: Setting, base: string): string {
  const { doing, clause, main, scene } = idea;
  const row = doing?.row;
  if (clause?.next) return capital(`${idea.it} ${clause.next}`);
  const other = companionOf(idea);
  if (other && (doing?.agents.length ?? 1) < 2 && main)
    return capital(`${idea.it} and ${theOf(other)} look at each other`);
  const object = scene.cast[doing?.object ?? -1];
  if (main && isBeing(main.kind) && !row && !clause?.next) return base;
  if (!main || !isBeing(main.kind))
    return MOVING_ON.has(idea.kind)
      ? capital(agreeing(`${idea.it} [goes|go] on as before, the frame held to the end`, idea.isPlural))
      : base;
  const inWater = setting.where.surroundings === 'underwater' || main?.kind === 'sea-animal';
  const signs = new Set([
    row?.posture ?? 'any',
    row?.pace ?? 'still',
    ...(row?.traits.words ?? []),
    ...(object ? [isBeing(object.kind) && object.kind !== 'insect' ? 'being' : 'object'] : []),
    ...(idea.isPlural ? ['many'] : []),
    ...(inWater ? ['water'] : []),
    'any',
  ]);
  const text = AFTERMATHS.find((each) => each.signs.every((sign) => signs.has(sign)))?.text ?? '';
  const limbs = main ? limbsOf(main).many : 'hands';
  const said = text
    .replaceAll('{It}', capital(idea.it))
    .replaceAll('{it}', idea.it)
    .replaceAll('{His}', capital(main ? pronounsOf(main).his : 'its'))
    .replaceAll('{his}', main ? pronounsOf(main).his : 'its')
    .replaceAll('{hands}', limbs)
    .replaceAll('{o}', object ? theOf(object) : '');
  return agreeing(said, idea.isPlural);
}

/** Others of the cast whom the deed does not place: 'the dog beside her'. */
function besides(idea: Idea): string {
  const { scene, main } = idea;
  const other = companionOf(idea);
  const shares = scene.doings.some(({ agents }) => agents.length > 1);
  return other && main && !shares ? `${theWholeOf(other)} beside ${pronounsOf(main).him}` : '';
}

/** How the body is held before the deed goes on: the first part of its pose, where it is no movement. */
function poised(pose: string, posture: string): string {
  if (MOVING.has(posture)) return '';
  return pose.split(', ')[0] ?? '';
}

/** The arc of a deed: its own pose, moment and close view where a row of the lexicon knows it. */
function deedArc(idea: Idea, setting: Setting, base: Arc): Arc {
  const { doing, scene, it, isPlural, clause } = idea;
  const row = doing?.row;
  if (!clause) return base;
  const told: Step = {
    action: `${capital(clause.doer)} ${clause.doing}`,
    size: 'medium',
    sound: row?.sound || base[1].sound,
  };
  if (!doing || !row)
    return [
      base[0],
      told,
      base[2],
      base[3],
      { ...base[4], action: aftermath(idea, setting, base[4].action) },
    ];
  const say = (text: string): string => filled(text, scene, doing);
  const [pose, moment, close] = [say(row.pose), say(row.moment), say(row.close)];
  const held = poised(pose, row.posture);
  const begins = OPENINGS.get(isBeing(idea.main?.kind ?? 'thing') ? row.posture : 'any') ?? '';
  const lead = held.startsWith(it)
    ? ''
    : `${it} ${agreeing(begins, isPlural)}${setting.at ? ` ${setting.at}` : ''}`;
  const opening = [lead, besides(idea), held];
  return [
    {
      action: capital(opening.filter(Boolean).join(', ')),
      size: MOVING.has(row.posture) ? 'wide' : 'full',
      sound: row.pace === 'still' ? 'a soft breath' : row.sound,
    },
    told,
    {
      action: close ? `${capital(close)} in close view` : base[2].action,
      size: 'detail',
      sound: row.sound || base[2].sound,
    },
    {
      action: capital([moment || pose, scene.feeling?.row.face].filter(Boolean).join(', ')),
      size: 'close',
      sound: row.sound || base[3].sound,
    },
    {
      action: aftermath(idea, setting, base[4].action),
      size: row.posture === 'run' || row.posture === 'ride' ? 'wide' : 'full',
      sound: 'the sound dying away',
    },
  ];
}

/** The arc in which an idea is told. */
export function arcFor(idea: Idea, setting: Setting): Arc {
  const base = classArc(idea, setting);
  if (idea.spansHours) return base;
  const arc = deedArc(idea, setting, base);
  const seen = new Set<string>();
  const [one, two, three, four, five] = arc.map((step, i): Step => {
    const isAgain = seen.has(step.action);
    seen.add(step.action);
    return isAgain ? { ...step, action: base[i]?.action ?? step.action } : step;
  });
  return one && two && three && four && five ? [one, two, three, four, five] : arc;
}
