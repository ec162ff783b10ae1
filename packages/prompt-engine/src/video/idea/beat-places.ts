import type { PlaceRead, Scene } from '../../read/scene.ts';
import { type Circumstances, circumstancesOf } from '../../shot/place/surroundings.ts';
import { isPlaceClass } from '../../shot/scene-class.ts';
import type { Event } from './event.ts';
import type { Idea } from './idea.ts';
import { settingAsTold } from './piece-settings.ts';
import { OUTDOORS, placeNamed } from './place-named.ts';
import { sceneRead } from './scene-read.ts';
import { timesNamed } from './times-named.ts';

/*
 * Where and when each moment plays, as far as its own words are certain of it. A moment keeps what the one before
 * named, unless it goes elsewhere or later: then nothing is said of place and hour.
 */

/** Where a moment plays. */
export interface BeatPlace {
  readonly where: Circumstances;
  /** The place as its words name it. */
  readonly place?: PlaceRead;
  /** Hours, weathers and lights that hold in it. */
  readonly scene: Scene;
  /** Whether place or hour are others than in the moment before. */
  readonly isNew: boolean;
  /** Whether it plays elsewhere than the moment before. */
  readonly hasMoved?: boolean;
}

/** 'Comes to the playground'. */
const COMES_TO =
  /\b(?:comes?|gets?|goes|arrives?) (?:(?:up|down|out|in)\s?)?(?:to|into|onto|at|in) (?:an?|the|his|her|their) /i;

/** Whoever goes elsewhere, or is seen at another time. */
const ELSEWHERE =
  /\b(?:later|(?:the )?(?:next|following|same|other) (?:day|morning|evening|night|week|year)|(?:one|that|every|each) (?:day|night|morning|evening|winter|summer)|years?|months?|weeks?|winter|summer|spring|autumn|finally|meanwhile|by the end|at the end|in the end|closing time|(?:first|second|third|fourth|last|final|next) (?:time|day|night|year|round|try)|in the final|home|back|(?<!\b(?:gets?|got|runs?|walks?|looks?|turns?|gives?|throws?|puts?|flies|backs?)\s)away|leaves?|leaving|travels?|moves? (?:to|away|out)|goes|outside|returns?|arrives?|opens? the (?:door|airlock)|across|around the (?:world|country)|until)\b/i;

const openScene = ({ place: _place, ...scene }: Scene): Scene => scene;

/** What holds where a thing is only named next: it plays at the same hour. */
const heldOver = (base: Scene, now: BeatPlace | undefined, text: string): Scene =>
  now && !ELSEWHERE.test(text) ? { ...base, times: now.scene.times } : base;

const UNDERWATER = /\bunder ?water\b/i;
/** 'It is night': a sentence that says how all of it is. */
const STATES = /^(?:it(?:['’]s| is)|outdoors|outside|all of it|the whole (?:film|thing))\s/i;
const REST_READ = 4_000;

/** Cities and countries, which are called by a name. */
export const isRegionOf = ({ row }: PlaceRead): boolean => /^\p{Lu}/u.test(row?.names[0] ?? '');
/** A country's streets are not its fields. */
const isOutOfTown = (place: PlaceRead, text: string): boolean =>
  place.row?.traits.has('city') === true && isRegionOf(place) && OPEN_COUNTRY.test(text);
const inTown = (place: PlaceRead | undefined, text: string): PlaceRead | undefined =>
  place && isOutOfTown(place, text) ? undefined : place;
const OPEN_COUNTRY =
  /\b(?:terraces?|padd(?:y|ies)|fields?|mountains?|hills?|villages?|countryside|farms?|jungle|forests?|rivers?|valleys?|lakes?|highlands?|plains?|desert)\b/i;

/** Whether a place is sure enough to say what is round it: whoever is in a city may be indoors. */
function isSurelyAt(kept: PlaceRead | undefined, isActed: boolean, text: string): boolean {
  const isRegion = kept !== undefined && isRegionOf(kept) && isActed;
  const isOpen = kept?.row?.surroundings !== 'outdoor' || OUTDOORS.test(kept.words);
  return (kept !== undefined && !isRegion && isOpen) || /\b(?:coral reef|ocean floor)\b/i.test(text);
}

const withoutSurroundings = ({ surroundings: _around, ...unsure }: Circumstances): Circumstances => unsure;

/** A night that has begun goes on, unless another hour is named or the film goes elsewhere. */
const atSameHour = (where: Circumstances, before: BeatPlace | undefined, text: string): Circumstances =>
  before?.where.daytime !== undefined && where.daytime === undefined && !ELSEWHERE.test(text)
    ? { ...where, daytime: before.where.daytime }
    : where;

const submerged = (where: Circumstances): Circumstances => ({ ...where, surroundings: 'underwater' });

/** An hour that one moment names, which is that of all unless the film goes elsewhere or later. */
function hourOfAll(told: Idea['events']): Scene['times'] {
  const hours = told.flatMap(({ text }) => timesNamed(text).filter(({ row }) => row.type === 'time'));
  const isOne = new Set(hours.map(({ row }) => row)).size === 1;
  return isOne && !told.some(({ text }) => ELSEWHERE.test(text)) ? hours.slice(0, 1) : [];
}

/** Whether a moment may play elsewhere: it says so, or a thing is only named in it. */
const goesElsewhere = ({ text, doing, line }: Event, isSubmerged: boolean): boolean =>
  ELSEWHERE.test(text) || COMES_TO.test(text) || (doing === '' && line === undefined && !isSubmerged);

/** Where each moment of an idea plays. */
export function placesOf(idea: Idea): readonly BeatPlace[] {
  const { events, scene, spansHours, known, rest } = idea;
  const told = events.filter(({ part }) => part === undefined);
  const deeds = told.filter(({ doing }) => doing !== '');
  const isOne =
    told.length === 1 ||
    (deeds.length === 1 &&
      told.every(({ text }) =>
        deeds[0]?.text.toLowerCase().includes(text.toLowerCase().replace(/^the /, '')),
      ));
  const wished = idea.request.wishes.join('. ');
  const settings = idea.request.asides.flatMap(({ sort, text }) =>
    sort === 'setting' ? timesNamed(settingAsTold(text)) : [],
  );
  const everywhere = told.every(({ text }) => timesNamed(text).length === 0);
  const base: Scene = {
    ...openScene(scene),
    times: [
      ...events.flatMap(({ text }) => (STATES.test(text) ? timesNamed(text) : [])),
      ...settings,
      ...(everywhere
        ? timesNamed(`${wished}. ${rest.slice(0, REST_READ)}`)
        : isOne
          ? timesNamed(`${idea.shown}. ${wished}. ${rest}`)
          : []),
      ...scene.times.filter(({ row }) => row.type === 'era' || (isOne && row.type === 'season')),
    ],
  };
  // Lights that no moment names are those of the whole film: 'noodles in a wok, neon'.
  const isLitThroughout = told.every(({ text }) => sceneRead(text).lights.length === 0);
  // What begins under water stays there.
  const isSubmerged = UNDERWATER.test(idea.subject);
  let now: BeatPlace | undefined;
  return events.map((event): BeatPlace => {
    if (event.part && now) {
      now = { ...now, isNew: false };
      return now;
    }
    const { text, doing } = event.part ? (told[0] ?? event) : event;
    if ((known && known !== 'span') || spansHours) {
      now = { where: circumstancesOf(openScene(scene)), scene: openScene(scene), isNew: now === undefined };
      return now;
    }
    const read = sceneRead(text);
    const place = placeNamed(text, read);
    const named = timesNamed(text);
    const times = isOne ? base.times : named.length > 0 ? named : hourOfAll(told);
    const goes =
      now !== undefined &&
      !isOne &&
      goesElsewhere(event.part ? { ...event, text, doing } : event, isSubmerged);
    const isElsewhere = place !== undefined && place.row !== now?.place?.row;
    const keeps = now !== undefined && !goes && !isElsewhere;
    const before = keeps ? (now?.scene ?? base) : heldOver(base, now, text);
    const kept = inTown(keeps && !place ? now?.place : place, text);
    const open = before.times.filter(({ row }) => !times.some((each) => each.row.type === row.type));
    const own: Scene = {
      ...before,
      subject: text,
      cast: read.cast,
      doings: read.doings,
      times: [...times, ...open],
      lights:
        isLitThroughout || (isOne && !keeps) || (isOne && read.lights.length > 0)
          ? scene.lights
          : read.lights.length > 0 || !keeps
            ? read.lights
            : before.lights,
    };
    const around = circumstancesOf(kept ? { ...own, place: kept } : own);
    const isSure =
      (isPlaceClass(idea.kind) && told.length === 1) || isSurelyAt(kept, doing !== '' || !isOne, text);
    const surely = isSure ? around : withoutSurroundings(around);
    const where = atSameHour(isSubmerged ? submerged(around) : surely, now, text);
    now = {
      where,
      scene: own,
      isNew: !now || goes || isElsewhere || times.length > 0 || read.lights.length > 0,
      hasMoved: isElsewhere || (goes && COMES_TO.test(text)),
      ...(kept && { place: kept }),
    };
    return now;
  });
}
