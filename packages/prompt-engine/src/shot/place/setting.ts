import type { PlaceRow } from '../../lexicon/place.ts';
import { inWords } from '../../lexicon/row.ts';
import { sifted } from '../../lexicon/sifting/sifted.ts';
import { isBeing, mainOf, type PlaceRead, type Scene } from '../../read/scene.ts';
import { liftedBy } from '../camera/over-and-under.ts';
import { isRoomLeft } from '../camera/room-left.ts';
import { airOf } from '../light/air.ts';
import { isOnRainyDay } from '../light/rainy-day.ts';
import { isDrawn, isEraOfLook, isLayered, leadingStyle } from '../look/look.ts';
import { around, dressing } from '../pose/dressing.ts';
import { kindsIn } from '../pose/props.ts';
import { patternOf, theOf } from '../refer.ts';
import { isLiving, isPlaceClass } from '../scene-class.ts';
import type { SceneClass } from '../scene-classes.ts';
import { isServedSomewhere, PANES } from '../served.ts';
import { type Brief, capital, type Decision, said } from '../shot.ts';
import { afloatIn } from './afloat.ts';
import { plainGround } from './backdrop.ts';
import { beyondOf } from './beyond.ts';
import { fieldOf } from './field-of.ts';
import { hourOfPhrase } from './hour-of-phrase.ts';
import { FULL, hasGround, isEmptied, placeThings } from './place-facts.ts';
import { placeItself } from './place-itself.ts';
import { isAsUsual } from './place-told.ts';
import { spotSetting } from './spot-setting.ts';
import { type Circumstances, isSeenInPassing } from './surroundings.ts';

/*
 * Where it plays. A named place brings its own things, ground and hour (planning rule 3); a usual place is used
 * only where the thing itself brings it; else nothing is invented (rule 7).
 */

/** Prepositions that say where a scene is; others say where somebody comes from or goes. */
const STANDING = sifted(
  /^(?:in|on|at|inside|under|underneath|near|by|beside|behind|above|below|outside|beneath|among|along|across|over|next to|in front of|in the middle of|at the (?:edge|foot|top|bottom|end) of|on the edge of|in the corner of|overlooking|aboard|on board|atop|on top of)$/,
);

const MOVING = sifted(/^(?:through|over|off|onto|into|around|past|from|out of|up|down)$/);

/** 'snowy Prague' is Prague, and 'the Amazon' the Amazon. */
function articleOf({ words, row, proper, plural, strange }: PlaceRead, { subject }: Scene): string {
  if (/^the\b/i.test(words)) return '';
  if (subject.toLowerCase().includes(`the ${words.toLowerCase()}`)) return 'the ';
  if (/^(?:outer |deep )?space$/i.test(words)) return '';
  const last = words.split(' ').at(-1)?.toLowerCase();
  const endsInName = row?.names.some((name) => /^\p{Lu}\S*$/u.test(name) && name.toLowerCase() === last);
  // 'by hadrians wall': what was typed with no article and a word that nobody knows is a name.
  const isName =
    strange.some((word) => /s$/.test(word)) &&
    !new RegExp(`\\b(?:an?|the|my|our|his|her|their|this) ${patternOf(words)}`, 'i').test(subject);
  return proper || plural || row?.traits.has('proper') || endsInName || isName ? '' : 'the ';
}

/** What a place is called, with the capitals of its name where they were not typed. */
const calledOf = ({ words, row }: PlaceRead): string =>
  row?.names.find((name) => /^\p{Lu}/u.test(name) && name.toLowerCase() === words.toLowerCase()) ?? words;

const prepositional = (place: PlaceRead, scene: Scene): string => {
  // 'on a monday morning bus stop': one is on the day, and at the stop.
  // Whoever jumps in a puddle is above it at that moment.
  const isLeapt =
    place.row?.traits.has('water') === true &&
    place.preposition === 'in' &&
    scene.doings.some(({ verb }) => /^(?:jump|leap|hop|splash)\b/.test(verb.base));
  if (isLeapt) return `at ${articleOf(place, scene)}${calledOf(place)}`;
  // A tornado behind a barn is seen over the barn; whoever is behind a counter stays there when it snows.
  const isUnderSky =
    scene.cast.length === 0 ||
    (!isBeing(mainOf(scene)?.kind ?? 'thing') && scene.times.some(({ row }) => row.type === 'weather'));
  if (isUnderSky && /^(?:behind|above|over)$/.test(place.preposition))
    return `${place.row?.preposition ?? 'at'} ${articleOf(place, scene)}${calledOf(place)}`;
  const isOfDay = place.preposition === 'on' && place.row?.preposition === 'at';
  const preposition =
    STANDING.test(place.preposition) && !isOfDay ? place.preposition : (place.row?.preposition ?? 'at');
  return `${preposition} ${articleOf(place, scene)}${calledOf(place)}`;
};

/** Under a bridge is none of what is on it. */
const BELOW = sifted(/^(?:under|beneath|underneath|below)$/);
const CROSSED = sifted(/\b(?:bridge|viaduct|overpass|(?:high|motor|free|rail)way|pier|jetty|boardwalk)\b/i);

/** What closes the view behind a named place, where the view and the words leave it there. */
function farOf(brief: Brief, { far }: PlaceRow): string {
  const beyond = beyondOf(brief.scene);
  if (beyond) return `, ${beyond} in the background`;
  const isOverhead = brief.scene.cameras.some(({ row: term }) => term.height === 'overhead');
  const isBlurred = /out of focus|blur/.test(far) && isDrawn(leadingStyle(brief.scene));
  // No hills are mirrored in a dry lake.
  const isDry = isEmptied(brief) && FULL.test(far);
  return far && !isOverhead && !isBlurred && !isDry ? `, ${far} in the background` : '';
}

/** Deeds that take somebody away from where the words have them come from. */
const LEAVES = sifted(
  /^(?:fall|drop|throw|toss|jump|leap|dive|pour|fly|tumble|plunge|hang|dangle|topple|launch|drive|ride|wade|slide off|spill|release|put|place|lower|dip|set|shine|peer|point|look|stare|aim|shout)\b/,
);

const ENCASED = sifted(/\b(?:frozen|trapped|encased|embedded|preserved|sealed) (?:in|inside|within)\b/i);

interface NamedPlace {
  readonly place: PlaceRead;
  /** The view shows no floor. */
  readonly isNear: boolean;
}

/** What floats before a backdrop touches nothing and throws no shadow on it. */
const FLOATING = sifted(/\b(?:float\w*|levitat\w*|hover\w*|suspended|mid-?air|flying|falling)\b/i);
const TOUCHED = sifted(/\b(?:contact shadow|surface)\b/);

/** What lies on a rock for its picture to be taken has no other rocks and no lichen around it. */
const isLaidOn = ({ cast }: Scene, place: PlaceRead): boolean =>
  place.preposition === 'on' &&
  !isBeing(cast.find(({ part }) => part === 'main')?.kind ?? 'person') &&
  /\b(?:rocks?|stones?|boulders?|log|stump|slab)$/i.test(place.words);

/** Where it is and what is there: 'with dark water with duckweed' would be read twice. */
const listedAt = (lead: string, seen: readonly string[]): string =>
  seen.length === 1 || !seen.some((each) => /\bwith\b/.test(each))
    ? `${lead}, with ${inWords(seen)}`
    : `${lead}: ${inWords(seen)}`;

function namedPlace(brief: Brief, where: Circumstances, named: NamedPlace): Decision | undefined {
  const { place, isNear } = named;
  const { take } = brief;
  const row = where.place;
  // Whoever goes through a gate is not on it.
  if (row?.traits.has('support') && MOVING.test(place.preposition)) return undefined;
  // What falls from a balcony is not on it.
  const isLeft =
    /^(?:from|off|out of|into|onto)$/.test(place.preposition) &&
    brief.scene.doings.some(({ verb }) => LEAVES.test(verb.base));
  const main = mainOf(brief.scene);
  // What climbs into the sky stands where it starts from.
  if (/^(?:into|to|toward|towards|up to)$/.test(place.preposition) && /\b(?:sky|clouds?)$/i.test(place.words))
    return undefined;
  // What is in the air is in no place.
  if (/^(?:the )?air$/i.test(place.words)) return undefined;
  // Inside the ice are none of the things that stand on it.
  if (ENCASED.test(brief.scene.subject)) return undefined;
  if (isLeft || isSeenInPassing(brief.scene) || (main && liftedBy(brief.scene, main))) return undefined;
  const isBelow = BELOW.test(place.preposition) && CROSSED.test(row?.names[0] ?? '');
  const isDressed = !isBelow && !isLaidOn(brief.scene, place) && isAsUsual(brief.scene, where);
  const things = isDressed ? placeThings(brief, where) : [];
  const because = `${said(`${place.preposition} ${place.words}`)} names the place.`;
  const lead = capital(prepositional(place, brief.scene));
  const ground =
    row && isDressed && !isNear && !(isEmptied(brief) && FULL.test(row.ground)) ? row.ground : '';
  const air = airOf(where);
  if (!row) return air ? { element: 'setting', text: `With ${air}`, because } : undefined;
  // The words have named the place, and minimal adds nothing to it.
  if (take === 'minimal') return undefined;
  if (take === 'studio') {
    const isAloft = FLOATING.test(brief.scene.subject) && row.drawing === 'backdrop';
    // From high above what lies there is far.
    const isFarBelow = place.preposition === 'overlooking' && row.far !== '';
    const seen = isFarBelow
      ? [row.far, air].filter(Boolean)
      : row.traits.has('support')
        ? [...things.slice(0, 2), air].filter(Boolean)
        : [ground, ...things.slice(0, 2), air].filter((each) => each && !(isAloft && TOUCHED.test(each)));
    // The words have named the place; it is said again only to bring what is there.
    return seen.length > 0 ? { element: 'setting', text: listedAt(lead, seen), because } : undefined;
  }
  // What closes the view gives the frame its depth; what else stands there is left to the place's own name.
  const far = isDressed || beyondOf(brief.scene) ? farOf(brief, row) : '';
  if (!air && !far) return undefined;
  return { element: 'setting', text: `${lead}${air ? `, with ${air}` : ''}${far}`, because };
}

function usualPlace(brief: Brief, where: Circumstances, isNear = false): Decision {
  const main = mainOf(brief.scene);
  const row = where.place;
  const isDressed = isAsUsual(brief.scene, where);
  const things = isDressed ? placeThings(brief, where) : [];
  // 'on a bare branch by moonlight' has its air said.
  const air = hourOfPhrase(where.usual ?? '') ? '' : airOf(where);
  const told =
    brief.take === 'studio' && where.implied
      ? [isDressed && !isNear ? (row?.ground ?? '') : '', ...things.slice(0, 2)].filter(Boolean)
      : [];
  const seen = inWords([...told, ...(air ? [air] : [])]);
  const far =
    where.implied && isDressed && brief.take === 'cinematic' && row?.far
      ? `, ${row.far} in the background`
      : '';
  return {
    element: 'setting',
    text: `${capital(where.usual ?? '')}${!row && brief.take === 'cinematic' && where.implied && !hourOfPhrase(where.usual ?? '') ? ', the background out of focus' : ''}${row && !row.traits.has('support') ? `${seen && `, with ${seen}`}${far}` : air && `, with ${air}`}`,
    because: `No place is named; ${said((where.implied && brief.scene.doings[0]?.words) || (main?.name ?? ''))} belongs there.`,
  };
}

/** 'procrastination as a creature': what the idea leaves undone lies beside it. */
function ofLikeness(scene: Scene): Decision | undefined {
  const idea = scene.cast.find(({ part, kind }) => part === 'topic' && kind === 'abstract');
  const [calm] = idea?.row?.pictures ?? [];
  const main = mainOf(scene);
  const isLikeness = idea !== undefined && main?.strange.includes(idea.name) === true;
  if (!isLikeness || !isBeing(main.kind) || !calm || kindsIn(calm).some(isBeing)) return undefined;
  return { element: 'setting', text: `Beside it ${calm}`, because: `${said(idea.words)} is seen by these.` };
}

/** Where the take plays, in one to three sentences. */
export function settingOf(brief: Brief, kind: SceneClass, where: Circumstances, isNear = false): Decision[] {
  const { scene, take } = brief;
  const { place } = scene;
  const main = mainOf(scene);
  if (isLayered(scene))
    return place && main && place.words !== main.words
      ? [
          {
            element: 'setting',
            text: `The ${place.words} seen inside the outline of ${theOf(main)}`,
            because: 'Two pictures share the frame.',
          },
        ]
      : [];
  const isItself =
    (main?.kind === 'place' || (main?.kind === 'event' && isPlaceClass(kind))) &&
    (!place || place.words === main.words || where.ofMain === true);
  const usual = where.usual !== undefined && where.implied === true && take !== 'minimal';
  // What is done where it is done has no backdrop.
  const isSomewhere = where.implied === true;
  const alive = isLiving(kind) || !isPlaceClass(kind);
  const isFlat = kind === 'graphic' || kind === 'sign' || kind === 'idea';
  const spot =
    isFlat || kind === 'event' ? undefined : spotSetting(brief, airOf(where), beyondOf(scene) ?? '');
  let setting: Decision | undefined;
  if (isItself || (isPlaceClass(kind) && !place && !spot)) setting = placeItself(brief, kind, where);
  else if (place)
    setting =
      spotSetting(brief, airOf(where), beyondOf(scene) ?? '') ??
      fieldOf(brief) ??
      namedPlace(brief, where, { place, isNear });
  else if (
    usual ||
    (where.usual !== undefined && where.surroundings === 'outdoor' && take === 'studio' && where.weather)
  )
    setting = usualPlace(brief, where, isNear);
  else if (isOnRainyDay(scene))
    setting = {
      element: 'setting',
      text: `${main && isBeing(main.kind) ? 'Beside' : 'On a table by'} a window, ${PANES[where.weather ?? ''] ?? 'grey daylight outside'}`,
      because: 'On such a day one is indoors.',
    };
  else if (isServedSomewhere(brief, kind))
    setting = {
      element: 'setting',
      text: 'On a worn wooden table, a folded linen cloth out of focus behind',
      because: 'What is eaten stands on a table.',
    };
  else if (kind === 'event')
    setting = where.usual !== undefined && take !== 'minimal' ? usualPlace(brief, where) : undefined;
  else if (spot) setting = spot;
  else if (where.surroundings === 'outdoor' && alive)
    setting = airOf(where)
      ? {
          element: 'setting',
          text: main?.kind === 'boat' ? afloatIn(scene, airOf(where, true)) : capital(airOf(where)),
          because: 'The words name the hour or the weather.',
        }
      : undefined;
  else if (
    take !== 'cinematic' &&
    !isSomewhere &&
    (main?.known ?? false) &&
    kind !== 'idea' &&
    main?.kind !== 'abstract' &&
    // What flies or floats stands on no floor.
    main?.kind !== 'aircraft' &&
    main?.kind !== 'boat' &&
    !where.era &&
    !where.occasion &&
    scene.around.length === 0 &&
    // A backdrop has no sky: an hour that is named is not a studio's.
    !where.time &&
    !hasGround(brief) &&
    !beyondOf(scene) &&
    // A diver has water behind her.
    (where.surroundings !== 'underwater' || kind === 'sea-life') &&
    !isDrawn(leadingStyle(scene)) &&
    (take !== 'minimal' || isRoomLeft(scene))
  )
    setting = plainGround(brief, kind, where);
  const beyond = take === 'minimal' || kind === 'idea' ? undefined : beyondOf(scene);
  if (beyond && (setting === undefined || /^(?:Plain|Seamless)\b/.test(setting.text)))
    setting = {
      element: 'setting',
      text: `${capital(beyond)} in the background`,
      because: 'The words put it there.',
    };
  const likened = setting === undefined || take === 'minimal' ? undefined : ofLikeness(scene);
  if (likened && !scene.place) setting = likened;
  // An idea is shown by one picture: a party around the lonely one would be another.
  const event = kind === 'idea' ? undefined : around(brief);
  const dress = isFlat || isEraOfLook(scene) || (event && !where.era) ? undefined : dressing(brief, where);
  return [setting, dress, event].filter((each) => each !== undefined);
}
