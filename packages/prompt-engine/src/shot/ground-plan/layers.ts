import { inWords, listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { type Doing, isBeing, isPeople, type Member, mainOf, type Scene } from '../../read/scene.ts';
import type { Take } from '../../vocabulary.ts';
import { allowed } from '../agreement/excluded.ts';
import { keySide } from '../choose.ts';
import { isHeap } from '../heaps.ts';
import { isDrawn, leadingStyle } from '../look/look.ts';
import { mentions } from '../mentions.ts';
import { onceFor } from '../once-for.ts';
import { isLinked, isToldOn } from '../placing/told-besides.ts';
import { isTyped, patternOf, theOf, theWholeOf, toldPlace } from '../refer.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import type { DecidedSoFar } from './decided-so-far.ts';
import { LAYER_ROWS } from './layer-rows.ts';
import { toldRelations } from './told-relations.ts';

/*
 * Where a thing is that the words only name beside the main one: dust in the light, a river along the lower third, a
 * tree at the side, gulls in the air, a tool near the lens.
 */

interface LayerRow {
  readonly names: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly texts: Readonly<Record<Take, string>>;
}

const WIDTH = 4;
let table: readonly LayerRow[] | undefined;

function rows(): readonly LayerRow[] {
  table ??= rowsOf(LAYER_ROWS, WIDTH).map(([who, studio, cinematic, minimal]) => ({
    names: new Set(listOf(who).filter((each) => !each.startsWith('='))),
    kinds: new Set(
      listOf(who)
        .filter((each) => each.startsWith('='))
        .map((each) => each.slice(1)),
    ),
    texts: { studio: textOf(studio), cinematic: textOf(cinematic), minimal: textOf(minimal) },
  }));
  return table;
}

function rowFor({ words, name, kind }: Member): LayerRow | undefined {
  const parts = words.toLowerCase().split(' ');
  const ends = [...parts.map((_, at) => parts.slice(at).join(' ')), name.toLowerCase()];
  return (
    rows().find(({ names }) => ends.some((end) => names.has(end))) ??
    rows().find(({ kinds }) => kinds.has(kind))
  );
}

/** 'dust in the beam': that is where dust is. */
const isInAir = ({ subject }: Scene, { words }: Member): boolean =>
  new RegExp(
    `${patternOf(words)} in the (?:\\p{L}+ )?(?:air|light|beam|sun|sunlight|wind|lamplight|headlights?)\\b`,
    'iu',
  ).test(subject);

const DEGREES = /\b(?:very|really|quite|rather|slightly|extremely) /giu;

/** What hands are laid on. */
const WORKED_ON: ReadonlySet<string> = new Set([
  ...[
    'machine',
    'product',
    'tool',
    'device',
    'instrument',
    'structure',
    'vehicle',
    'boat',
    'container',
    'furniture',
  ],
  ...['food', 'textile', 'toy', 'thing', 'graphic'],
]);

/** Whether people do what no row shows to a thing that hands are laid on. */
function isAtWork({ cast }: Scene, { row, form, agents, object }: Doing): boolean {
  const who = cast[agents[0] ?? -1];
  const what = cast[object ?? -1];
  return (
    row === undefined &&
    form === 'ing' &&
    who !== undefined &&
    isPeople(who.kind) &&
    WORKED_ON.has(what?.kind ?? '')
  );
}

/** Whoever is at work is at it with both hands. */
const AT_WORK = {
  studio: '{X} bent to {o} with both hands, whole in view',
  cinematic: '{X} close to the lens at {o}, hands at work',
  minimal: '{X} small at {o}',
} as const;

/** What a deed, a part, a place or another sentence has already. */
function isElsewhere(given: Scene, member: Member, index: number): boolean {
  const scene = { ...given, subject: given.subject.replace(DEGREES, '') };
  const { part, known, placed, relation, kind } = member;
  return (
    !known ||
    ['main', 'topic', 'worn', 'content', 'feature', 'support', 'object', 'held'].includes(part) ||
    placed === true ||
    kind === 'place' ||
    member.strange.length > 0 ||
    // What another language names of pictures is mostly a look.
    (scene.isForeign && kind === 'graphic') ||
    (relation !== undefined && !/^(?:with|and)$/.test(relation.preposition)) ||
    member.words === scene.place?.words ||
    (!scene.isForeign &&
      (!isTyped(scene, member) ||
        !isLinked(scene, member) ||
        (isToldOn(scene, member) && !isInAir(scene, member)))) ||
    scene.colours.includes(member.name.toLowerCase()) ||
    toldPlace(scene, member) !== '' ||
    scene.doings.some(
      (doing) =>
        doing.object === index ||
        doing.receiver === index ||
        (doing.agents.includes(index) && !isAtWork(scene, doing)),
    ) ||
    toldRelations(given).some((each) => each.one === member || each.member === member)
  );
}

/** Those that the words only name. */
const onlyNamed = onceFor((scene: Scene): readonly Member[] =>
  scene.cast.filter((member, index) => !isElsewhere(scene, member, index)),
);

const BY_NEAR = new Set(['close', 'macro']);

/** Whoever is with the main one is close by. */
const WITH = {
  studio: '{X} close beside {a} at the {open}, turned in',
  cinematic: '{X} and {a} close together, one seen past the shoulder of the other',
  minimal: '{X} and {a} close together',
} as const;

/** What is told to be small does not rise to the top of the frame. */
const SMALL = {
  studio: '{X} small at the {open}, whole',
  cinematic: '{X} small in the middle distance at the {open}',
  minimal: '{X} small at the {open}',
} as const;
const TINY = /\b(?:tiny|small|little|miniature|mini)\b/i;

/** Pyramids of spices are heaps. */
const HEAPED = {
  studio: '{X} in front at the {open}, whole and easy to make out',
  cinematic: '{X} near the lens at the lower {open}, large',
  minimal: '{X} alone at the {open}',
} as const;

function textFor(scene: Scene, member: Member, main: Member): Readonly<Record<Take, string>> | undefined {
  const at = scene.cast.indexOf(member);
  const work = scene.doings.find((doing) => doing.agents.includes(at) && isAtWork(scene, doing));
  const on = scene.cast[work?.object ?? -1];
  if (on) {
    const named = (text: string): string => text.replaceAll('{o}', theOf(on));
    return {
      studio: named(AT_WORK.studio),
      cinematic: named(AT_WORK.cinematic),
      minimal: named(AT_WORK.minimal),
    };
  }
  return isBeing(member.kind) && isBeing(main.kind) && member.relation?.preposition === 'with'
    ? WITH
    : isHeap(scene, member)
      ? HEAPED
      : TINY.test(member.words)
        ? SMALL
        : rowFor(member)?.texts;
}

/** What is still to be placed: how many at most, and who has a place. */
interface Laying extends DecidedSoFar {
  readonly done: ReadonlySet<Member>;
  readonly most: number;
}

/** A place by its kind for each thing that is only named. */
export function layersOf(brief: Brief, { decided, size, x, done, most }: Laying): Decision[] {
  const { scene, take } = brief;
  const main = mainOf(scene);
  if (most < 1 || BY_NEAR.has(size) || !main) return [];
  const written = decided.map(({ text }) => text.toLowerCase()).join(' ');
  const spots = new Map<string, Member[]>();
  for (const member of onlyNamed(scene)) {
    if (spots.size === most) break;
    if (done.has(member) || mentions(written, member.name)) continue;
    // A drawing has no lens for things to be close to; of several in a tongue half read none is left alone.
    const as = take === 'cinematic' && isDrawn(leadingStyle(scene)) ? 'studio' : take;
    if (take === 'minimal' && scene.isForeign && member.plural) continue;
    const text = textFor(scene, member, main)?.[as];
    if (text === undefined || allowed([`${text} ${member.words}`], scene).length === 0) continue;
    spots.set(text, [...(spots.get(text) ?? []), member]);
  }
  return [...spots].map(([text, members]) => {
    const called = inWords(members.map(take === 'minimal' ? theOf : theWholeOf));
    return {
      element: 'subject' as const,
      text: text
        .replaceAll('{X}', capital(called))
        .replaceAll('{x}', called)
        .replaceAll('{a}', theOf(main))
        .replaceAll('{open}', x > 0.5 ? 'left' : 'right')
        .replaceAll('{lit}', keySide(brief)),
      because: `${said(members.map(({ words }) => words).join(', '))}: what is named has a place in the picture.`,
    };
  });
}
