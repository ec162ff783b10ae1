import { choicesOf, rowsOf, textOf } from '../lexicon/row.ts';
import { isEnglish } from '../read/english-words.ts';
import { ownDetails } from '../shot/details.ts';
import { suits } from '../shot/pose-fit.ts';
import { filled, pronounsOf, theOf, theWholeOf } from '../shot/refer.ts';
import { isPlaceClass } from '../shot/scene-class.ts';
import { ARC_ROWS } from './arc-rows.ts';
import { eventSeen } from './event.ts';
import { explainedArc } from './explained.ts';
import { goesOn } from './goes-on.ts';
import type { Idea } from './idea.ts';
import { imageSentence, isKnownImage } from './images.ts';
import { nothingLeftOut } from './own-clauses.ts';
import { airOf, EMPTY, farWords, type Setting, thingsOf } from './setting.ts';
import { type Arc, companionOf, SIZES, type Size, type Step } from './steps.ts';
import { storyArc, topicArc } from './story-arc.ts';
import { linesInTurn } from './talk-arc.ts';
import { agreeing, capital, small, tidied } from './wording.ts';

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

const VEGAN = /\b(?:vegan|vegetarian|plant-based)\b/i;
const OF_ANIMALS =
  /\b(?:egg|yolk|pork|ham|bacon|beef|steak|meat|chicken|duck|lamb|fish|salmon|tuna|shrimp|prawn|squid|cheese|butter|cream|milk|honey)/i;

/** What the slots of a row stand for; an empty one is not known. */
function slotsOf(idea: Idea, { where, at }: Setting): Readonly<Record<string, string>> {
  const { main, scene, it } = idea;
  const own = main?.kind === 'place' ? (main.placeRow ?? where.place) : where.place;
  const [thing = '', thing2 = ''] = thingsOf(idea, own);
  const pictures = main && ['abstract', 'event'].includes(main.kind) ? (main.row?.details ?? []) : [];
  const named = scene.cast
    .filter(({ part, kind }) => ['support', 'feature', 'held', 'worn'].includes(part) && kind !== 'place')
    .map(theWholeOf);
  const details = (main ? [...pictures, ...named, ...ownDetails(scene, main)] : []).filter(
    (detail) => !(VEGAN.test(scene.subject) && OF_ANIMALS.test(detail)),
  );
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

/** The first wording whose slots are all known. */
const knownIn = (row: ArcRow, slots: Readonly<Record<string, string>>): string | undefined =>
  row.actions.find((text) =>
    Array.from(text.matchAll(SLOT), ([, slot = '']) => slots[small(slot)]).every(Boolean),
  );

function told(row: ArcRow, slots: Readonly<Record<string, string>>, isPlural: boolean): string {
  const known = knownIn(row, slots);
  const text = (known ?? row.actions.at(-1) ?? '').replaceAll(SLOT, (_, slot: string) => {
    const value = slots[small(slot)] ?? '';
    return small(slot) === slot ? value : capital(value);
  });
  return capital(agreeing(text, isPlural));
}

const BUSY = /\b(?:busy|crowded|packed|bustling|lively|rush hour|full of people)\b/i;

/** Hours pass over views; a fair that nobody visits is a place. */
const SEASONS =
  /\b(?:four seasons|all (?:the )?seasons|the seasons|a (?:whole |full )?year|through the year|from (?:spring|summer|autumn|winter) to (?:spring|summer|autumn|winter))\b/i;
/* Views that no lamp is in. */
const UNLIT = new Set(['landscape', 'plant']);

function classOfArc({ kind, timing, spansHours, subject }: Idea): string {
  if (SEASONS.test(subject) && (timing === 'lapse' || isPlaceClass(kind) || kind === 'plant'))
    return 'seasons';
  if ((spansHours || timing === 'lapse') && UNLIT.has(kind)) return 'lapse-wild';
  if (spansHours || (timing === 'lapse' && isPlaceClass(kind))) return 'lapse';
  if (BUSY.test(subject) && ['interior', 'city', 'event', 'building'].includes(kind)) return 'busy';
  return kind === 'event' && EMPTY.test(subject) ? 'city' : kind;
}

/** Whether nothing is known of what would be seen: 'the history of writing'. */
const isUnstaged = ({ kind, main }: Idea): boolean =>
  kind === 'unknown' || (kind === 'idea' && (main?.row?.details ?? []).length === 0);

/** Three images and no more, where nothing is known. */
const plainArc = ({ it, isPlural }: Idea): Arc => [
  { action: capital(agreeing(`${it} [stands|stand] on a plain ground`, isPlural)), size: 'wide', sound: '' },
  { action: capital(`the light slowly crosses ${it}`), size: 'close', sound: '' },
  { action: capital(agreeing(`${it} [fills|fill] the frame`, isPlural)), size: 'medium', sound: '' },
];

const FLIGHT_OVER = /^(?:over|above|across)\s([^,]{3,60}?)(?=,|$|\s(?:at|during)\s)/i;

const FROM_ABOVE = /^([^,]{3,40}?)\sfrom\s(?:above|the air|the sky)\b/i;

/** A flight over a view, from its edge to its end. */
const flightArc = (view: string): Arc => [
  { action: `The camera glides high above ${view}`, size: 'wide', sound: '', isTold: true },
  { action: 'The ground passes close below, its lines and colours sharp', size: 'full', sound: '' },
  { action: 'The view opens ahead to the horizon', size: 'wide', sound: '' },
];

const CLOSER = { action: 'The camera slowly moves closer', size: 'close', sound: '' } as const;

/** Whether the words name one thing that no row knows, in English: they are shown as they are. */
const isNamedOnly = ({ scene, shown, kind }: Idea): boolean =>
  !scene.isForeign &&
  kind === 'unknown' &&
  /^[\p{L}\s’'-]{6,80}$/u.test(shown) &&
  shown.split(' ').length > 2 &&
  shown.split(' ').filter((word) => isEnglish(word.toLowerCase())).length > 2;

/** Who lies, sits or sleeps goes on doing so: nothing else is told of them. */
function stillArc({ doing, events, scene, shown, timing }: Idea): Arc | undefined {
  const row = doing?.row;
  if (!row || events.length > 0 || timing === 'lapse' || !['lie', 'sit'].includes(row.posture))
    return undefined;
  const seen = eventSeen(filled(row.moment, scene, doing).split(', ')[0] ?? '');
  const moment: Step[] =
    seen.doing === '' || !suits(scene, doing, row.moment)
      ? []
      : [{ action: capital(`${seen.subject} ${seen.doing}`), size: 'close', sound: '' }];
  return [
    { action: capital(shown), size: 'full', sound: row.sound, isTold: true },
    ...(moment.length > 0 ? moment : [CLOSER]),
    { action: 'The camera holds still to the end', size: 'close', sound: '' },
  ];
}

/** The arc of a scene in which no deed is named. */
function classArc(idea: Idea, setting: Setting): Arc {
  const kind = classOfArc(idea);
  const over = FLIGHT_OVER.exec(idea.shown)?.[1] ?? FROM_ABOVE.exec(idea.shown)?.[1];
  if (over) return flightArc(over);
  if (isUnstaged(idea))
    return isNamedOnly(idea)
      ? [{ action: imageSentence(idea.shown), size: 'wide', sound: '', isTold: true }, CLOSER]
      : plainArc(idea);
  if (kind === 'event' && isKnownImage(idea.shown))
    return [{ action: imageSentence(idea.shown), size: 'wide', sound: '', isTold: true }, CLOSER];
  const still = stillArc(idea);
  if (still) return still;
  const known = slotsOf(idea, setting);
  const slots =
    kind === 'city' && /^\p{Lu}/u.test(idea.it) ? { ...known, it: `a street in ${idea.it}` } : known;
  const rows = ARCS.get(kind) ?? ARCS.get('unknown') ?? [];
  const steps = rows.map(
    (row): Step => ({ action: told(row, slots, idea.isPlural), size: row.size, sound: row.sound }),
  );
  if (steps.length !== 5) throw new RangeError(`No arc of five steps: ${kind}`);
  if (isPlaceClass(idea.kind) && isKnownImage(idea.shown) && !kind.startsWith('lapse') && kind !== 'seasons')
    steps[0] = {
      action: imageSentence(idea.shown),
      size: 'wide',
      sound: steps[0]?.sound ?? '',
      isTold: true,
    };
  const there = isPlaceClass(idea.kind) ? companionOf(idea) : undefined;
  const isWatching =
    there !== undefined && idea.brief.audience.toLowerCase().includes(there.name.toLowerCase());
  const other = isWatching ? undefined : there;
  const crossing =
    other && capital(agreeing(`${theOf(other)} [crosses|cross] the frame from left to right`, other.plural));
  const all = steps.map((step, i) => (crossing && i === 3 ? { ...step, action: crossing } : step));
  if (kind === 'seasons' || kind.startsWith('lapse') || idea.events.length > 0) return all;
  // Where nothing is known of the detail or the turn, the film does without.
  const isSaid = (row: ArcRow, i: number): boolean =>
    i !== 2 && !(i === 3 && !crossing)
      ? true
      : row.actions.length === 1 || knownIn(row, slots) !== row.actions.at(-1);
  return all.filter((_, i) => rows[i] !== undefined && isSaid(rows[i], i));
}

/** The arc in which an idea is told: what it says that happens, in order; what is seen of it where it says nothing. */
export function arcFor(idea: Idea, setting: Setting): Arc {
  const arc = nothingLeftOut(idea, wordlessArc(idea, setting)).map((step) => ({
    ...step,
    action: capital(tidied(step.action)),
  }));
  const { caption } = idea.brief;
  const isShown = caption === '' || arc.some(({ action }) => action.includes(caption));
  return closing(idea, arc).map((step, i, all) =>
    isShown || i < all.length - 1
      ? step
      : { ...step, action: `${step.action}, and the words “${capital(caption)}” appear` },
  );
}

const NOBODY =
  /^(?:he|she|it|they|we|i|you|every\w+|some\w+|no\w+|nothing|all|both|one|the (?:what|two hands))?$/i;

/** A film of one step goes on closer to what acts in it. */
function closing({ events, timing, move }: Idea, arc: Arc): Arc {
  const [only] = arc;
  if (arc.length !== 1 || !only) return arc;
  const next = goesOn(only.action);
  if (next)
    return next.map((action, i) => ({
      ...only,
      action,
      size: i === 0 ? only.size : 'close',
      sound: i === 0 ? only.sound : '',
    }));
  const isLocked = timing === 'lapse' || move?.id === 'static';
  if (isLocked) return [only, { action: 'The camera holds still to the end', size: only.size, sound: '' }];
  const doer = events[0]?.doer ?? '';
  const action = `The camera slowly moves closer${NOBODY.test(doer) || / and I$/.test(doer) ? '' : ` to ${doer}`}`;
  return [only, { action, size: 'close', sound: only.sound }];
}

/** The same without the words that its last image bears. */
function wordlessArc(idea: Idea, setting: Setting): Arc {
  if (idea.explained) return explainedArc(idea.explained, idea.it);
  if (idea.brief.beats.length > 0) return topicArc(idea);
  const lines = linesInTurn(idea, setting);
  if (lines) return lines;
  if (idea.events.length === 0) return classArc(idea, setting);
  const hasHours = /^(?:lapse|seasons)/.test(classOfArc(idea));
  return hasHours ? topicArc(idea) : storyArc(idea, setting);
}
