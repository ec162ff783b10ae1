import type { ActionRow } from '../lexicon/action.ts';
import type { TimeRow } from '../lexicon/time.ts';
import { readScene } from '../read/read-scene.ts';
import {
  type Doing,
  isBeing,
  isPeople,
  type Member,
  mainOf,
  type Read,
  type Scene,
  timeOf,
} from '../read/scene.ts';
import { senses } from '../read/senses.ts';
import { callingOf } from './calling.ts';
import { storyIn } from './story.ts';
import { escaped } from './wording.ts';

/*
 * The one reading of an idea, completed with what only a film asks for: the weather inside of a phrase, who a look's
 * name holds, the deed that a noun or a calling names, and which sense of a verb its doer and its object pick.
 */

const REST_AT_MOST = 600;
const REST_SCANNED = 4_000;
const SHOWN_SCANNED = 400;

/** Hours, weathers and seasons of a text by their names alone: those of long texts, and those inside of phrases. */
function timesIn(text: string): Scene['times'] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  const found: Read<TimeRow>[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = senses().longestAt(words, at);
    const single =
      hit && hit.length > 1 && hit.value.some(({ is }) => is === 'action')
        ? senses().get(words[at] ?? '')
        : [];
    for (const sense of [...(hit?.value ?? []), ...single])
      if (sense.is === 'time')
        found.push({ words: words.slice(at, at + (hit?.length ?? 1)).join(' '), row: sense.row });
    at += hit?.value.some(({ is }) => is === 'noun' || is === 'place') ? hit.length : 1;
  }
  return found;
}

const WET = ['rain', 'snow', 'storm', 'fog'];

/** A weather inside of a phrase that the reading took for one deed or thing: 'playing in the rain'. */
function withWeather(scene: Scene, shown: string): Scene {
  if (timeOf(scene, 'weather') || scene.isForeign) return scene;
  const weather = timesIn(shown.slice(0, SHOWN_SCANNED)).find(
    ({ row }) => row.type === 'weather' && WET.some((trait) => row.traits.has(trait)),
  );
  return weather ? { ...scene, times: [...scene.times, weather] } : scene;
}

/** A deed told as a noun, where that is all that was read: 'coffee pour', 'city walk'. */
function withoutDeedNoun(scene: Scene, shown: string): Scene {
  const main = mainOf(scene);
  const [deed = '', ...before] = main && !main.known ? main.name.toLowerCase().split(' ').reverse() : [];
  const action = senses()
    .get(deed)
    .find((sense) => sense.is === 'action');
  if (!main || before.length === 0 || action?.is !== 'action' || main.proper) return scene;
  const thing = before.reverse().join(' ');
  const again = readScene(shown.replace(new RegExp(escaped(main.name), 'i'), `${thing} ${action.verb.ing}`));
  const named = mainOf(again)?.known ? again : readScene(thing);
  return mainOf(named)?.known || named.place ? { ...named, subject: scene.subject } : scene;
}

/** The reading of what is shown; where a look's name holds who is shown ('anime girl'), the girl is read too. */
function openingOf(shown: string): Scene {
  const scene = withoutDeedNoun(
    readScene(
      shown.replace(/ underwater\b/i, ' under water').replace(/^(?:someone|somebody)\b/i, 'a person'),
    ),
    shown,
  );
  const held = scene.styles.find(({ words }) =>
    senses()
      .get(words.toLowerCase().split(' ').at(-1) ?? '')
      .some((sense) => sense.is === 'noun' && isPeople(sense.row.kind)),
  );
  if (!held?.words.includes(' ')) return scene;
  const who = held.words.split(' ').at(-1) ?? '';
  const again = readScene(shown.replace(new RegExp(escaped(held.words), 'i'), who));
  return { ...again, subject: scene.subject, styles: scene.styles };
}

/** What the opening names wins; the rest adds what it leaves open. */
function both(opening: Scene, rest: string): Scene {
  if (rest === '') return opening;
  const more = readScene(rest.slice(0, REST_AT_MOST));
  const open = <T>(own: readonly T[], other: readonly T[]): readonly T[] => (own.length > 0 ? own : other);
  const typed = new Set(opening.times.map(({ row }) => row.type));
  const feeling = opening.feeling ?? more.feeling;
  const place = opening.place ?? more.place;
  return {
    ...opening,
    times: [
      ...opening.times,
      ...[...more.times, ...timesIn(rest.slice(0, REST_SCANNED))].filter(({ row }) => !typed.has(row.type)),
    ],
    lights: open(opening.lights, more.lights),
    styles: open(opening.styles, more.styles),
    cameras: open(opening.cameras, more.cameras),
    ...(feeling && { feeling }),
    ...(place && { place }),
  };
}

/** The action of a word or phrase, of those that a body can do. */
function bodily(phrase: string): ActionRow | undefined {
  const actions = senses()
    .get(phrase)
    .flatMap((sense) => (sense.is === 'action' && sense.row ? [sense.row] : []));
  return actions.find(({ posture }) => posture !== 'any') ?? actions[0];
}

/** The sense of a verb that its doer's name picks: 'a violinist playing'. */
const played = (verb: string, doer: string): ActionRow | undefined =>
  senses()
    .get(verb)
    .flatMap((sense) => (sense.is === 'action' && sense.row ? [sense.row] : []))
    .find(({ traits }) =>
      traits.needs.some(
        (need) =>
          need.length > 3 && doer.toLowerCase().startsWith(need.slice(0, Math.max(4, need.length - 1))),
      ),
    );

/** A phrasal verb that its object parts ('knocking a glass off'), or one that was read as a deed of things. */
function fitted(doing: Doing, scene: Scene, shown: string): Doing {
  const object = scene.cast[doing.object ?? -1];
  const particle =
    object &&
    new RegExp(`\\b${escaped(object.words)} (off|over|up|down|out|away|open|on)\\b`, 'i').exec(shown)?.[1];
  const phrasal =
    particle && !doing.verb.base.includes(' ')
      ? bodily(`${doing.verb.base} ${particle.toLowerCase()}`)
      : undefined;
  if (phrasal) return { ...doing, row: phrasal };
  const agent = scene.cast[doing.agents[0] ?? -1];
  const { row: _row, ...bare } = doing;
  const lacksTool =
    agent &&
    !isPeople(agent.kind) &&
    doing.object === undefined &&
    doing.row?.traits.words.has('hands') &&
    doing.row.object;
  if (doing.toViewer || lacksTool) return bare;
  const instrument =
    agent && doing.object === undefined ? played(doing.verb.base.split(' ')[0] ?? '', agent.name) : undefined;
  if (instrument) return { ...doing, row: instrument };
  const isOdd =
    agent &&
    isBeing(agent.kind) &&
    (doing.row?.posture === 'any' || (isPeople(agent.kind) && doing.row?.posture === 'fly'));
  if (!isOdd) return doing;
  const own = bodily(doing.verb.base.split(' ')[0] ?? '');
  return own && own.posture !== 'any' && own.posture !== 'fly' ? { ...doing, row: own } : bare;
}

/** A deed that only a clause or a calling names, where the reading finds none. */
function withDeeds(scene: Scene, shown: string): Scene {
  if (scene.doings.length > 0)
    return { ...scene, doings: scene.doings.map((doing) => fitted(doing, scene, shown)) };
  const main = mainOf(scene);
  const [told] = storyIn(shown).events;
  const again = told && readScene(`${told.subject} ${told.doing}`);
  if (again && again.doings.length > 0 && mainOf(again))
    return { ...scene, cast: again.cast, doings: again.doings, ...(again.place && { place: again.place }) };
  const calling = main && !told && !scene.isForeign && !scene.feeling ? callingOf(main) : undefined;
  if (!main || !calling) return scene;
  const doing: Doing = {
    ...calling,
    form: 'ing',
    agents: [scene.cast.indexOf(main)],
    toViewer: false,
    words: main.words,
  };
  return { ...scene, doings: [doing] };
}

const VIEWS: ReadonlySet<string> = new Set(['weather', 'terrain', 'celestial', 'place']);

/** 'Mountain sunset with birds' is a view with birds in it. */
function withView(scene: Scene): Scene {
  const [view] = scene.cast;
  const main = mainOf(scene);
  if (!view || !main || view === main || main.relation?.preposition !== 'with' || !VIEWS.has(view.kind))
    return scene;
  const parts = (member: Member): Member =>
    member === view
      ? { ...member, part: 'main' }
      : member === main
        ? { ...member, part: 'companion' }
        : member;
  return { ...scene, cast: scene.cast.map(parts) };
}

/** 'In the air', and what is howled or looked at, is no place to be. */
function withoutFalsePlace(scene: Scene, shown: string): Scene {
  const { place, ...rest } = scene;
  const words = (place?.words ?? '').toLowerCase();
  const last = words.split(' ').at(-1) ?? '';
  const isDone = storyIn(shown).events.some(({ doing }) => {
    const [first = '', second = ''] = doing.toLowerCase().split(' ');
    return last !== '' && (first === last || (/ly$/.test(first) && second === last));
  });
  const isCounted = new RegExp(`\\b(?:let in|scored?|scores)\\s(?:\\p{L}+\\s)?${escaped(words)}`, 'iu').test(
    shown,
  );
  const isTool = scene.cast.some(
    ({ kind, words: named }) =>
      ['container', 'tool', 'instrument', 'product'].includes(kind) && named.toLowerCase() === words,
  );
  // What a place was, and a bar of music, are no places to be.
  const isFormer = new RegExp(
    `\\b(?:former|old|converted|disused|same|single|last|first)\\s${escaped(words)}(?:\\sover)?\\b`,
    'iu',
  ).exec(shown);
  const isPast =
    /^(?:former|converted|disused)/i.test(isFormer?.[0] ?? words) ||
    /\sbar(?: over)?$/i.test(isFormer?.[0] ?? '');
  const isMisread =
    place?.row !== undefined &&
    ![words, ...place.row.names].some((name) => shown.toLowerCase().includes(name.replace(/s$/, '')));
  const isObject = new RegExp(
    `\\b(?:practises?|practices?|plays?|repeats?|eats?|hits?|scores?|lifts?|raises?)\\s(?:the|an?|his|her|their)\\s(?:\\p{L}+\\s)?${escaped(words)}`,
    'iu',
  ).test(shown);
  const noun = words.split(' ').at(-1) ?? '';
  const isNamed =
    place?.proper === true ||
    new RegExp(
      `(?:^|\\b(?:in|on|at|by|to|into|from|through|over|under|near|inside|outside|behind|across|along|around|of|off|up|down|past|toward|towards|the|an?|my|our|his|her|their|its|this|that|one|every|each|some|two|three|and)\\s(?:[\\p{L}\\d-]+\\s){0,2}?)${escaped(noun)}`,
      'iu',
    ).test(shown);
  if (
    place &&
    (isPast ||
      !isNamed ||
      (/(?:^|\s)falls$/.test(words) && !/\b(?:the|niagara|victoria|iguazu|rhine)\sfalls\b/i.test(shown)) ||
      (/(?:^|\s)well$/.test(words) &&
        !/\b(?:the|an?|our|my|his|her|wishing|stone|village|old|deep)\swell\b/i.test(shown)) ||
      isMisread ||
      isObject ||
      isDone ||
      isCounted ||
      (isTool && /^on$/.test(place.preposition)))
  )
    return rest;
  const isNowhere =
    place &&
    (/(?:^|\s)(?:air|mid-?air|knees?|shoulders?|head|tiptoes?|tv|shape|row|line|circle|style|voice|half|pieces|hurry|time|love|reality|home)$/i.test(
      place.words,
    ) ||
      (place.preposition === 'at' && /\bmoon\b/i.test(place.words)));
  return isNowhere ? rest : scene;
}

/** 'His old master' is a person and no manner of painting. */
const isSomebodys = (words: string, text: string): boolean =>
  new RegExp(`\\b(?:his|her|my|their|our|your)\\s${escaped(words)}\\b`, 'i').test(text);

/** 'See their future in it' and the year 2090 are no age that a row knows. */
const isNoEra = (words: string, text: string): boolean =>
  /^2\d{3}s?$/.test(words) || (/^future$/i.test(words) && isSomebodys(words, text));

/** The scene of an idea: of what its opening shows, and of what a long one says besides. */
export function sceneOf(subject: string, shown: string, rest: string): Scene {
  const opening = withView(withWeather(openingOf(shown), shown));
  const whole =
    shown === subject
      ? opening
      : readScene(subject.replace(/\b(comedy|funny|comic|short|school) sketch\b/i, '$1 scene'));
  const complete = both(
    {
      ...opening,
      times: opening.times.filter(({ row, words }) => row.type !== 'era' || !isNoEra(words, subject)),
      styles: whole.styles.filter(({ words }) => !isSomebodys(words, subject)),
      cameras: whole.cameras,
    },
    rest,
  );
  return withoutFalsePlace(withDeeds(withoutFalsePlace(complete, shown), shown), shown);
}
