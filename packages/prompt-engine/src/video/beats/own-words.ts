import { choice } from '../../compose/seed.ts';
import { ANIMATE } from '../../reading/kind-sets.ts';
import { readSubject } from '../../reading/read-subject.ts';
import type { IdeaReading } from '../idea.ts';
import type { Clause } from '../idea-clause.ts';
import { type Arc, type Step, stepOf } from './arc.ts';
import { OWN_ARCS } from './own-arcs.ts';
import { OWN_WAYS, type WayKind } from './own-ways.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Arcs of the other tables that show just these verbs. */
const HUMAN: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['craft', set('mend repair fix restore carve solder polish sharpen engrave')],
  ['cook', set('cook fry stir simmer')],
  ['chop', set('chop slice')],
  ['knead', set('knead')],
  ['pour', set('pour')],
  ['music', set('strum')],
  ['dance', set('rehearse')],
  ['walk', set('walk stroll wander march')],
  ['run', set('run sprint dash')],
  ['chase', set('chase')],
  ['write', set('write sign')],
  ['read', set('read study')],
  ['talk', set('argue quarrel')],
  ['teach', set('teach')],
  ['laugh', set('laugh giggle')],
  ['cheer', set('cheer celebrate')],
  ['rest', set('rest meditate')],
  ['wait', set('wait stand')],
  ['embrace', set('hug embrace')],
  ['fight', set('fight duel')],
  ['jump', set('jump leap')],
  ['climb', set('climb')],
  ['planting', set('plant')],
  ['feed', set('feed')],
  ['eat', set('eat')],
  ['kneel', set('kneel')],
  ['ring', set('ring')],
  ['speak', set('explain present announce')],
];
const ANIMAL: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['animal-run', set('run gallop sprint dash')],
  ['animal-race', set('race')],
  ['animal-sleep', set('sleep nap doze')],
  ['animal-breach', set('breach')],
  ['animal-swim', set('swim')],
  ['animal-fly', set('fly soar')],
  ['animal-open', set('open')],
  ['animal-knock', set('knock')],
  ['animal-discover', set('discover')],
  ['animal-guard', set('guard')],
  ['animal-eat', set('eat graze')],
  ['animal-wait', set('wait')],
];
const THING: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['thing-drip', set('drip')],
  ['thing-tear', set('torn')],
  ['thing-turn', set('turn rotate revolve')],
  ['thing-open', set('open')],
  ['thing-burn', set('burn')],
  ['thing-melt', set('melt')],
  ['thing-grow', set('grow bloom sprout')],
  ['write-thing', set('write')],
  ['plant-seeds', set('lose scatter')],
];
const HUMANS = set('person people child baby hands sport event battle');
const ANIMALS = set('pet wild-animal bird insect sea-animal fantasy-being');

const INSTRUMENT =
  /\b(?:saxophone|sax|guitar|piano|violin|cello|drums?|trumpet|flute|accordion|harp|keyboard|organ|banjo|ukulele|harmonica|clarinet|bass|fiddle)\b/i;
const PLAYER =
  /\b(?:musicians?|drummer|violinist|pianist|guitarist|cellist|busker|band|orchestra|quartet|bassist)\b/i;
const ALONE: ReadonlySet<string> = set('talk embrace fight');

/** Doings whose verb alone does not tell which they are. */
function bySense(idea: IdeaReading, { base, doing }: Clause): string | undefined {
  const { kind, scene, facts } = idea;
  if (kind === 'coast' && set('break crash roll').has(base)) return 'coast';
  if (kind === 'weather' && (facts.weather === 'rain' || facts.weather === 'snow')) return facts.weather;
  if (kind === 'child' && /\b(?:sandcastle|sand castle|snowman|castle)\b/i.test(doing)) return 'child-play';
  if (/\bfirst steps\b/i.test(doing)) return 'child-steps';
  if (base === 'fly' && /\bkite/i.test(doing)) return 'kite';
  if (base === 'land' && kind === 'bird' && /\bpond|water|lake\b/i.test(doing)) return undefined;
  if (base === 'land' && kind === 'insect') return 'animal-land';
  if (base === 'dive' && kind === 'bird' && /\b(?:pond|water|lake|river|sea|stream)\b/i.test(doing))
    return 'animal-dive';
  if (base === 'erupt' && /\bvolcano/i.test(scene)) return 'volcano';
  if (kind === 'robot' && base === 'water') return 'robot-water';
  if (/\bboxer\b/i.test(scene) && base === 'wait') return 'boxer';
  if (base === 'come' && /\bout of the oven\b/i.test(doing)) return 'thing-bake';
  return base === 'play' && (INSTRUMENT.test(doing) || PLAYER.test(idea.it)) ? 'music' : undefined;
}

/** The arc of another table that shows the same doing as the idea, by name. */
export function sameVerbArc(idea: IdeaReading, clause: Clause): string | undefined {
  const { kind } = idea;
  const sensed = bySense(idea, clause);
  if (sensed) return sensed;
  if (kind === 'toy') return 'toy';
  const table = HUMANS.has(kind) ? HUMAN : ANIMALS.has(kind) ? ANIMAL : kind === 'robot' ? [] : THING;
  const name = table.find(([, verbs]) => verbs.has(clause.base))?.[0];
  const isAlone = !clause.isPlural && idea.facts.count !== 'many' && kind !== 'people';
  if (name === undefined || (ALONE.has(name) && isAlone)) return undefined;
  if (name === 'plant-seeds' && !/\bseeds?\b/i.test(clause.doing)) return undefined;
  if (name === 'ring' && !/\bbell/i.test(clause.doing)) return undefined;
  return name;
}

/** What people do by a verb of its own table. */
function classOf({ kind }: IdeaReading, { base, doing }: Clause): string | undefined {
  if (!HUMANS.has(kind)) return undefined;
  if (base === 'draw' && /\b(?:sword|bow|gun|pistol|katana|curtains?|water|breath|card)\b/i.test(doing))
    return undefined;
  if (/\boven\b/i.test(doing) && set('pull take draw bring lift').has(base)) return 'oven';
  if (/\b(?:pan|pancakes?|omelettes?|wok)\b/i.test(doing) && set('toss flip').has(base)) return 'flip';
  if (/\bglass\b/i.test(doing) && base === 'blow') return 'blow-glass';
  if (/\bgoals?\b/i.test(doing) && set('score kick shoot').has(base)) return 'play-ball';
  if (base === 'play')
    return /\b(?:football|soccer|basketball|tennis|volleyball|ball|catch|rugby)\b/i.test(doing)
      ? 'play-ball'
      : undefined;
  if (base === 'land') return /\bkickflip|trick|ollie\b/i.test(doing) ? 'skate' : 'land';
  if (base === 'ride' && /\bwaves?\b/i.test(doing)) return 'surf';
  return base === 'fly' ? 'film-fly' : base;
}

function wayOf({ kind, isPlural }: IdeaReading): WayKind {
  if (HUMANS.has(kind)) return kind === 'people' || isPlural ? 'people' : 'person';
  if (ANIMALS.has(kind)) return 'animal';
  if (kind === 'vehicle') return 'vehicle';
  return kind === 'robot' || kind === 'machine' || kind === 'toy' ? 'machine' : 'nature';
}

const OWN_SOUNDS: Readonly<Record<WayKind, readonly string[]>> = {
  person: [
    'the work itself, close by',
    'hands and cloth, near',
    'the movement, plain and near',
    'a breath under the effort',
  ],
  people: [
    'small sounds on both sides',
    'cloth and hands, close',
    'quick breath, out of time',
    'feet and hands at work',
  ],
  animal: ['the body moving, close by', 'soft quick sounds', 'breath and movement', 'a light rush'],
  vehicle: ['the engine or the wheels, even', 'a long steady rush', 'a beat that holds', 'metal and air'],
  machine: ['a whirr and a click', 'a servo, even', 'small exact sounds', 'metal moving on metal'],
  nature: ['the sound of it, near', 'a soft even sound', 'air and movement', 'the movement, hardly heard'],
};

const isLiving = (name: string): boolean => {
  const { known, kind } = readSubject(name);
  return known && ANIMATE.has(kind);
};

/** The rows that may be told of an idea, those with its object or its place before the rest. */
function rowsFor(idea: IdeaReading, table: string, way: WayKind): readonly Step[] {
  const hasObject = idea.object !== undefined && !isLiving(idea.object.it);
  const isThing = way === 'vehicle' || way === 'machine' || way === 'nature';
  const steps = table
    .trim()
    .split('\n')
    .map(stepOf)
    .filter(
      ({ action }) =>
        (hasObject || !/\{obj\}/i.test(action)) && (idea.where?.text || !action.includes('{where}')),
    )
    .filter(({ action }) => !isThing || !idea.isPlural || !/\b[Ii]ts?\b(?!\})/.test(action));
  const isAfloat =
    idea.facts.place === 'space' || /\bspace (?:station|ship|craft)|\bunderwater\b/i.test(idea.scene);
  const kept = isAfloat
    ? steps.filter(({ action }) => !/\b(?:sit|feet|foot|steps?|stand|weight)\b/.test(action))
    : steps;
  const own = kept.filter(({ action }) => /\{obj\}|\{where\}/i.test(action));
  return own.length > 2 ? own : kept;
}

function sizedOwn(step: Step): Step {
  return { ...step, size: step.size === 'detail' || step.size === 'close' ? 'medium' : step.size };
}

const needsObject = ({ steps }: Arc): boolean => steps.some(({ action }) => /\{obj\}/i.test(action));

/** The arc of an idea that says what is done: led up to, done in the idea's own words, shown, at rest. */
export function ownArc(idea: IdeaReading, clause: Clause, seed: number, same: readonly Arc[]): Arc {
  const doer = clause.doer.charAt(0).toUpperCase() + clause.doer.slice(1);
  const words = `${doer} ${clause.doing}`;
  const given = same.length > 0 ? same : (OWN_ARCS.get(classOf(idea, clause) ?? '') ?? []);
  const hasThing = idea.object !== undefined && !isLiving(idea.object.it);
  const fitting = given.filter((arc) => hasThing || !needsObject(arc) || same.length > 0);
  const chosen = fitting[choice(seed, 3) % Math.max(fitting.length, 1)] ?? generic(idea, seed);
  const [first, own, further, result, end] = chosen.steps;
  const it = idea.it.charAt(0).toUpperCase() + idea.it.slice(1);
  const next: Step | undefined = clause.next
    ? { action: `${it} ${clause.next}`, size: 'full', sound: 'the movement, plain and near' }
    : undefined;
  const steps: Arc['steps'] = [first, sizedOwn({ ...own, action: words }), further, next ?? result, end];
  const placed = steps.map(
    (step): Step => ({ ...step, action: step.action.replace('{where}', idea.where?.text ?? '').trim() }),
  );
  const [one = first, two = own, three = further, four = result, five = end] = placed;
  return { ...chosen, steps: [one, two, three, four, five] };
}

function generic(idea: IdeaReading, seed: number): Arc {
  const way = wayOf(idea);
  const pick = (part: keyof (typeof OWN_WAYS)[WayKind], nth: number): Step => {
    const rows = rowsFor(idea, OWN_WAYS[way][part], way);
    return (
      rows[choice(seed, nth) % rows.length] ?? {
        action: '{It} stand[s|] still',
        size: 'full',
        sound: 'quiet',
      }
    );
  };
  const sound = OWN_SOUNDS[way][choice(seed, 44) % 4] ?? 'the movement, near';
  const own: Step = { action: '', size: idea.object ? 'medium' : 'full', sound };
  return { steps: [pick('prepare', 41), own, pick('further', 45), pick('result', 42), pick('end', 43)] };
}
