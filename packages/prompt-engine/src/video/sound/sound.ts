import { isPeople } from '../../read/scene.ts';
import { genreNamed } from '../genre/genre.ts';
import type { BeatPlace } from '../idea/beat-places.ts';
import { type Event, eventsIn } from '../idea/event.ts';
import { musicAsked, soundSaid } from '../idea/film-words.ts';
import type { Idea } from '../idea/idea.ts';
import { isHeardByItself } from '../idea/idea-as-briefed.ts';
import { withoutPictured } from '../idea/pictured.ts';
import { isToTheEar } from '../idea/pieces.ts';
import { verbAt, wordsOf } from '../idea/verbs.ts';
import { soundsFirst } from '../story/heard-first.ts';
import { stagedAs } from '../story/staged.ts';
import { small } from '../wording.ts';
import { isAirless } from './airless.ts';
import { soundOfFall } from './done-by-sounds.ts';
import { soundEmitted } from './emitted-sounds.ts';
import { soundMet, soundOfDeed, soundOfNamed, soundOfSeen, voiceIn } from './event-sounds.ts';
import {
  asRains,
  HANDS_BEGIN,
  heardNear,
  IN_A_ROOM,
  IN_THE_OPEN,
  instrumentIn,
  isNotDone,
  playedAlone,
  soundOfThose,
} from './foley.ts';
import { soundHeard } from './heard-words.ts';
import {
  asFlooded,
  fitting,
  isDeserted,
  isSilencedAt,
  placeSound,
  type SoundPlace,
  shownAt,
  soundByWords,
  toldUntil,
} from './sounds-in-turn.ts';

/** Weathers that are heard over everything. */
const LOUD = new Set(['rain', 'storm', 'wind', 'snow']);

const PLAYED =
  /\b(?:band|busk\p{L}*|musicians?|fiddle\p{L}*|orchestra|choir|singers?|sings|singing|guitar\p{L}*|pian\p{L}*|violin\p{L}*|organ(?:ist)?|harpsichord|bagpip\p{L}*|trombone|cell(?:o|ist)|saxophon\p{L}*|trumpet\p{L}*|flut(?:e|ist)|accordion\p{L}*|harp(?:ist)?|drum(?:s|mer|ming)|dj|karaoke|opera|jazz|concert|trio|quartet|double bass|contrabass|bassists?|banjo|jukebox|music ?box|gramophone|record player|ukulele|harmonica|clarinet\p{L}*|oboe|gospel)\b/iu;
const PLAYS =
  /\b(?:plays?|playing|practi[sc]\p{L}*|rehears\p{L}*|strum\p{L}*|pluck\p{L}*|feels? (?:the |her |his )?music|hits? (?:the|a|that) (?:\p{L}+ )?note|sings?|singing|solo|performs?|concert|trio|quartet|busk\p{L}*|drumm\p{L}+|dj)\b/iu;

/** Whether music is played in the scene itself. */
export const isPlayed = ({ events }: Idea): boolean =>
  events.some(({ text }) => PLAYED.test(text) && PLAYS.test(text));

/** Whether hardly a sound is to be heard. */
export const isHushed = ({ subject }: Idea): boolean =>
  /\b(?:near|almost|complete|total|dead|perfect|utter|in|awkward)[ -](?:silence|quiet)\b(?! (?:except|but))|\b(?:wordless|soundless)\b|^silen(?:t|ce)\b(?! (?:disco|night|auction|retreat|witness))/i.test(
    subject,
  );

/** What a place always sounds like in its weather; empty where that is not certain. */
export function ambienceOf(idea: Idea, at: SoundPlace): string {
  const { where } = at;
  if (idea.storySound !== undefined) return idea.storySound;
  if (soundsFirst(idea).length > 0) return '';
  if (isHushed(idea)) return 'near silence';
  if (isSilencedAt(idea, at)) return 'sudden silence';
  const genre = genreNamed(idea)?.id;
  const aside = soundsAside(idea);
  if (aside !== '') return isHeardAlone(idea) && !/^only\b/i.test(aside) ? `only ${aside}` : aside;
  if (genre === 'music') return 'the song';
  if (genre === 'asmr') return 'the small sounds of every touch, very close';
  if (isAirless(idea))
    return idea.scene.cast.some(({ kind }) => isPeople(kind))
      ? 'breath inside a helmet, a radio clicking'
      : 'near silence';
  if (isPlayed(idea) && isPlayed({ ...idea, events: toldUntil(idea, at) })) return playedIn(idea, at);
  if (where.surroundings === 'underwater') return 'the low muffled rush of deep water';
  if (idea.known === 'explained') return 'quiet clear sound';
  const isOutside = where.surroundings === 'outdoor';
  const isLoud =
    LOUD.has(where.weather ?? '') && !(where.weather === 'snow' && musicAsked(idea.subject) !== '');
  const weather =
    isLoud && !isWeatherPictured(idea.subject) && where.weatherRow && LOUD.has(where.weather ?? '')
      ? asRains(where.weatherRow.sound, idea.subject)
      : '';
  const against = where.weather === 'rain' || where.weather === 'storm' ? rainOn(idea.shown) : '';
  if (weather && against !== '') return against;
  if (weather && (isOutside || where.surroundings !== undefined || /^hail/.test(weather))) return weather;
  const inside = weather ? asRains(WEATHERED[where.weather ?? ''] ?? '', idea.subject) : '';
  if (inside) return inside;
  const named =
    idea.known === 'felt'
      ? ''
      : rainAsFalls(soundOfNamed({ ...idea, shown: shownAt(idea, at).join('. ') }), idea.shown);
  return (
    placeSound(idea, at) ||
    (isDeserted(idea, named) ? '' : named) ||
    (idea.known === undefined ? soundByWords(idea, at) : '') ||
    soundOfThose(idea) ||
    bareSound(idea, at)
  );
}

/** What is heard where nothing has a sound of its own: a room, the open air, the motors of a robot. */
function bareSound(
  { timing, known, isDrawn, scene, request, main }: Idea,
  at: Pick<BeatPlace, 'where'>,
): string {
  if (timing === 'lapse' || known !== undefined || isDrawn || scene.isForeign || request.product !== '')
    return '';
  if (at.where.surroundings === 'space') return '';
  if (at.where.surroundings === 'indoor') return IN_A_ROOM;
  if (at.where.surroundings === 'outdoor') return IN_THE_OPEN;
  return main?.kind === 'robot' ? 'small motors turning' : '';
}

/** Whether a sound is said within another: 'an engine' in 'an engine revving hard'. */
export const isHeardWithin = (sound: string, other: string): boolean =>
  sound !== '' && small(other).includes(small(sound).replace(/^an?\s/, ''));

/** What lies under a film, one after the other as its moments have it. */
export const ambienceInTurn = (
  idea: Idea,
  beats: readonly SoundPlace[],
  near: ReadonlySet<string> = new Set(),
): string =>
  [...new Set(beats.map((at) => small(ambienceOf(idea, at))))]
    .filter((sound) => sound !== '' && ![...near].some((each) => isHeardWithin(sound, each)))
    .slice(0, 3)
    .join(', then ');

/** What lies under a shot whose own light says whether it is a room or the open air. */
export const soundOfLight = (light: string): string =>
  /\b(?:window|room|lamp|bulb|ceiling|fluorescent|curtains?|blinds|shop)\b/i.test(light)
    ? IN_A_ROOM
    : /\b(?:open daylight|open shade|sun|moonlight|low cloud|heavy cloud|thrown back)\b/i.test(light)
      ? IN_THE_OPEN
      : '';

/** What is played in the scene, and how the place throws it back. */
function playedIn(idea: Idea, at: Pick<BeatPlace, 'where'>): string {
  const played = instrumentIn(idea.shown) || 'the music';
  const echo = soundByWords(idea, at);
  const isWet = at.where.weather === 'rain' || at.where.weather === 'storm';
  const rain = /\bhail/i.test(idea.shown) ? 'hail rattling down' : asRains('rain falling', idea.shown);
  const weather = isWet && rain !== 'thunder rolling far off' ? rain : '';
  return [
    / drummed on$/.test(played) ? played : `${played} played in the scene`,
    weather,
    echo.startsWith('an echo') ? fitting(idea, at, echo) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const STORMS = /\b(?:lightning|thunder\p{L}*|storm\p{L}*|rain\p{L}*|snow\p{L}*|wind)\b/iu;
/** Whether all the weather of an idea is only pictured on a thing: a lightning bolt shaved into hair. */
const isWeatherPictured = (text: string): boolean => STORMS.test(text) && !STORMS.test(withoutPictured(text));

const WEATHERED: Readonly<Record<string, string>> = { rain: 'rain', storm: 'wind and rain', wind: 'wind' };

/** Rain as it sounds on what it falls on. */
const rainAsFalls = (sound: string, shown: string): string =>
  (sound === 'rain falling' && rainOn(shown)) || sound;

/** What rain falls on, where that is named: 'rain against the window'. */
function rainOn(shown: string): string {
  const on =
    /\b(windows?|window pane|glass|windshield|windscreen|skylight|roof|rooftop|umbrellas?|tent|car roof|leaves)\b/i
      .exec(shown)?.[1]
      ?.toLowerCase();
  if (on === undefined) return '';
  return `rain ${/window|glass|wind|skylight/.test(on) ? 'against' : 'on'} the ${on}`;
}

/** What pieces of the idea let us hear all along: 'alarm blaring', 'only church bells'. */
export const soundsAside = ({ request, events }: Idea): string =>
  (soundsFirst({ request, events }).length > 0 ? [] : request.asides)
    .filter(
      ({ sort, text }) =>
        sort === 'sound' && (HEARD_ASIDE.test(text) || isToTheEar(text)) && !/\bsilence\b/i.test(text),
    )
    .map(({ text }) =>
      text
        .replace(/^(?:and\s|with\s|then\s|but\s)?(?:(?:we|you)\s(?:only\s|just\s|can\s)?hear\s)?/i, '')
        .replace(/^(?:only\s|just\s|nothing but\s)(?:the\s)?(?:sounds?|noise)\sof\s/i, 'only ')
        .replace(/^(?:the\s)?(?:sounds?|noise)\sof\s/i, ''),
    )
    .join(', ');

const HEARD_ASIDE =
  /\b(?:heart|alarms?|sirens?|bells?|thunder|wind|crickets|cicadas|bird ?song|birds|heart ?beats?|footsteps|static|traffic|rain|waves|crowd|seagulls|gulls|radio|clock|phones?|telephone|breathing|applause|white noise|typing|laughter|chatter|whispering|giggling|humming|engines?|whispers?|foghorn|horn|choir)\b/i;

/** What is heard at the end, where the last piece of an idea is a noise: '. ding'. */
export const endNoise = ({ request }: Idea): string => {
  const last = request.asides.filter(({ sort }) => sort === 'sound').at(-1)?.text ?? '';
  return /^(?:a\s)?(?:ding|bang|boom|beep|click|whoosh|thud|clunk|buzz|pop|snap|splat|crash|swoosh|honk|crunch|sizzle|fizz|hiss|clink)$/i.test(
    last,
  )
    ? `one ${last.replace(/^a\s/i, '').toLowerCase()}`
    : '';
};

/** Whether the idea ends on silence that it names by itself: '. silence'. */
export const endsSilent = ({ request, subject }: Idea): boolean =>
  !/\bsilence,? (?:and )?then\b/i.test(subject) &&
  request.asides.some(
    ({ sort, text }) => sort === 'sound' && /^(?:then\s|and then\s|total\s|complete\s)?silence$/i.test(text),
  );

const ALONE =
  /\b(?:only|just|nothing but)\s(?:the\s)?(?:(?:sounds?|noise)\sof\b|(?:[\p{L}’'-]+\s){1,3}(?:sounds?|noises?)\b|(?:[\p{L}’'-]+\s){0,2}(?:bells?|rain|wind|waves|breathing|footsteps|thunder|birds|crickets|traffic|silence)\b)/iu;

/** Whether a piece of the idea is all that is to be heard: 'only church bells', 'just the sound of wind'. */
const isHeardAlone = ({ request, subject }: Idea): boolean =>
  request.asides.some(({ sort }) => sort === 'sound') && (ALONE.test(subject) || isHeardByItself(subject));

const TURNS_SILENT =
  /\b(?:turns?|goes|falls|becomes?)\s(?:in)?(?:to\s)?(?:an?\s)?(?:\p{L}+\s){0,2}?(?:silent|quiet|soundless)\b/iu;

const SET_PIECE = /\b(?:penalty|free kick|corner kick)\b/i;
/** The deed by its own rows, else as the takes' row of it has it; and the laugh or the tears with which it is done. */
function heardOfDeed(event: Event, idea: Idea): string {
  const own =
    soundHeard(event.text) ||
    soundOfFall(event, idea) ||
    soundOfDeed(event) ||
    soundMet(event) ||
    (event.part === undefined ? stagedAs(event).sound : '');
  const with_ = voiceIn(event);
  return own === '' || with_ === '' || own.includes(with_) ? own || with_ : `${own}, then ${with_}`;
}

/**
 * What is heard close by in a moment: only what such a deed always sounds like.
 * @param deed what a view from near belongs to
 */
export const heardIn = (event: Event, idea: Idea, deed?: Event): string =>
  // A line is heard as what it says.
  asFlooded(
    heardClose(event, idea, deed).replace(event.line === undefined ? /(?!)/ : /^a voice close by$/, ''),
    idea.subject,
  );

const IT_RAINS =
  /^(?:then\s|and\s)?it\s(?:pours|buckets|rains|starts? (?:pouring|raining|to pour|to rain))(?:$|\b)/i;

function heardClose(event: Event, idea: Idea, deed?: Event): string {
  if (event.heard !== undefined) return event.heard;
  if (IT_RAINS.test(event.text)) return 'heavy rain';
  const emitted = idea.timing === 'lapse' ? '' : soundEmitted(event);
  if (emitted !== '') return emitted;
  // What turns silent is heard as that.
  if (TURNS_SILENT.test(event.text)) return 'only silence, all at once';
  if (isHeardAlone(idea)) return '';
  const said = event.part ? '' : soundSaid(event.text);
  if (said !== '' && idea.timing !== 'lapse') return said;
  if (idea.timing === 'lapse' || idea.known === 'felt' || isAirless(idea)) return '';
  const played = playedAlone(event, idea);
  if (played !== '') return played;
  // What is played lies under all of it.
  if (isPlayed({ ...idea, events: [event] }) || (isPlayed(idea) && event.part !== undefined)) return '';
  if (event.part && event.doing === '') return heardNear(event, deed);
  if (isNotDone(event)) return '';
  if (event.part === 'near' && deed && HANDS_BEGIN.test(event.text)) return soundOfDeed(deed);
  // What is left of a deed is as it lies there.
  if (event.part === 'end' && /^(?:lies?|stands?|is|are)\s/.test(event.doing)) return '';
  if (event.doing !== '') return heardOfDeed(event, idea);
  // A kick is heard where it is saved.
  if (
    SET_PIECE.test(event.text) &&
    idea.events.some(({ base }) => /^(?:save|block|stop|score|miss|hit)/.test(base))
  )
    return '';
  const [told, more] = eventsIn([event.text]);
  const own = told && !more && told.doing !== '' ? soundOfDeed(told) : '';
  if (own !== '') return own;
  const led = verbAt(wordsOf(event.text), 0);
  // A drawing that is only named is not being drawn.
  if (
    /^(?:an?|the|his|her|their)\s/i.test(event.text) &&
    told?.doing !== '' &&
    /^\p{L}+ing\s(?:by|of|from)\b/iu.test(told?.doing ?? '')
  )
    return '';
  // 'Crashing into a hedge': a deed of one who is not named.
  const done = led?.form === 'ing' ? { ...event, base: led.verb.base, doing: small(event.text) } : undefined;
  return (done && soundOfDeed(done)) || rainAsFalls(soundOfSeen(event), event.text);
}
