import { listOf, rowsOf, textOf } from '../../lexicon/row.ts';
import { GOES_THERE } from '../idea/elsewhere-words.ts';
import type { Event } from '../idea/event.ts';
import type { Idea } from '../idea/idea.ts';
import { withoutPictured } from '../idea/pictured.ts';
import { wordsPattern } from '../wording.ts';
import { isHeardOf, soundOfDeed } from './event-sounds.ts';
import { PLACE_SOUND_ROWS } from './place-sound-rows.ts';

/*
 * What is heard where no row of the lexicon is sure: the words of the place, whoever is there, and the deed that a view
 * from near belongs to. Nothing is heard that is not there.
 */

const BY_WORDS = rowsOf(PLACE_SOUND_ROWS, 2).map(([words, sound]) => ({
  words: wordsPattern(listOf(words)),
  sound: textOf(sound),
}));

/** Whoever is home from space needs no pumped air. */
const BACK_HOME =
  /\b(?:astro|cosmo)nauts?\b(?=[^.]*\b(?:comes?|returns?|gets?|is|are|arrives?)\s(?:back|home|to earth)\b)/giu;

/** A car that is packed to the roof stands under none. */
const TO_THE_ROOF = /\b(?:packed|full|filled|stacked|loaded|up) to the (?:roof|ceiling|rafters)\b/giu;

/** A salt flat is no flat. */
const FLATS = /\b(?:salt|mud|tidal)[ -]flats?\b/gi;

/** What places and events that a text names sound like; the surest first. */
export const soundsNamed = (text: string): readonly string[] =>
  BY_WORDS.filter(({ words }) =>
    words?.test(
      withoutPictured(text)
        .replace(GOES_THERE, ' ')
        .replace(FLATS, ' ')
        .replace(TO_THE_ROOF, ' ')
        .replace(BACK_HOME, ' '),
    ),
  ).map(({ sound }) => sound);

const HANDS = /[’']s? (?:hands|feet)\b/u;
const FACE = /[’']s? faces?\b|^(?:His|Her|Their) face\b/u;

/** What is heard of a view from near: the deed in hands that do it, the breath of a face. */
export function heardNear({ text }: Event, deed: Event | undefined): string {
  if (FACE.test(text))
    return isHeardOf('a breath', text.replace(/[’']s? faces?\b.*$/u, '')) ? 'a breath' : '';
  return deed && HANDS.test(text) ? soundOfDeed(deed) : '';
}

/** Kinds of scene that nothing stands in. */
const UNHEARD: ReadonlySet<string> = new Set(['graphic', 'sign', 'idea', 'material']);
const PAWED: ReadonlySet<string> = new Set(['pet', 'wild-animal', 'farm-animal']);

const RUNNING = 'quick feet on the ground';
/** Whether a sound is only that of whoever is there, which says nothing beside a sound of a deed. */
export const isGeneric = (sound: string): boolean => [RUNNING, IN_A_ROOM, IN_THE_OPEN].includes(sound);

/** What is heard, and what lies under it; with 'only' there is nothing else, and all else is heard before. */
export function heardInTurn(near: string, ambience: string): readonly [near: string, ground: string] {
  if (near === ambience) return ['', ambience];
  if (near !== '' && isGeneric(ambience)) return [near, ''];
  if (!/(?:^|, then )only\b/i.test(near)) return [near, ambience];
  return [ambience === '' ? near : `${ambience}, then ${near}`, ''];
}

const RAINS =
  /\b(?:rain\p{L}*|\p{L}*storm\p{L}*|downpour|drizzl\p{L}*|pour(?:s|ing)|hurricane|typhoon|monsoon|wet|soaked|drenched|umbrellas?|hail)\b/iu;
/** Rain is heard only where it is told: lightning alone brings thunder. */
export const asRains = (sound: string, told: string): string =>
  /\brain\b/.test(sound) && !RAINS.test(told) ? 'thunder rolling far off' : sound;

/** Where no sound is sure, none is invented: what the microphone of the camera has. */
export const SOUNDS_OF_IT = 'low ambient sound';

export const IN_A_ROOM = 'a quiet room';
export const IN_THE_OPEN = 'open air';

/** Who runs is heard at it. */
const FAST = /^(?:chase|run|race|sprint|gallop|flee|hunt|bolt)\b/;

/** What is always heard where a film plays; empty for what only hangs on a wall. */
export function soundOfThose({ events, main, kind, known, isDrawn, request }: Idea): string {
  if (known !== undefined || isDrawn || request.product !== '' || UNHEARD.has(kind)) return '';
  const isRunning = main && PAWED.has(main.kind) && events.some(({ base }) => FAST.test(base));
  return isRunning ? RUNNING : '';
}

/* Who plays, and what is heard of it. */
const INSTRUMENTS = rowsOf(
  `
cellist, cello | a cello
violinist, violin, fiddle*, fiddler* | a violin
pianist, piano | a piano
guitarist, guitar* | a guitar
luthier*, violin maker* | a violin
drummer, drums, drum solo | drums
trumpeter, trumpet* | a trumpet
saxophonist, saxophone, sax | a saxophone
flautist, flutist, flute | a flute
organist, organ | an organ
accordion* | an accordion
double bass, contrabass, bassist* | a double bass
banjo* | a banjo
jukebox | a song from the jukebox
music box | the tune of a music box
gramophone, record player | an old record
ukulele* | a ukulele
harmonica* | a harmonica
clarinet* | a clarinet
gospel | singing
harpist, harp | a harp
singer*, sings, singing, choir, opera | singing
orchestra, symphony | an orchestra
`,
  2,
).map(([words, sound]) => ({ words: wordsPattern(listOf(words)), sound: textOf(sound) }));

const DRUMMED =
  /\bdrum(?:s|ming)?\s(?:a\s\p{L}+\s)?on\s(?:(?:an?|the|his|her|their|some|old|empty|two|three|upturned|plastic)\s)*(\p{L}+)/iu;

/** What is struck sounds, whatever is meant by it: 'buckets drummed on'. */
const drummedOn = (text: string): string => {
  const struck = DRUMMED.exec(text)?.[1]?.toLowerCase() ?? '';
  return struck === '' || /^(?:stage|street|drums?|beat|top)$/.test(struck) ? '' : `${struck} drummed on`;
};

/** What is played in the scene, as it is heard: 'a cello'; empty where no instrument is named. */
export const instrumentIn = (text: string): string =>
  drummedOn(text) || (INSTRUMENTS.find(({ words }) => words?.test(text))?.sound ?? '');

/** Hands that begin are heard at what they begin. */
export const HANDS_BEGIN = /[’']s? hands (?:begin|close|hold|take|fold)\b/;

/** A deed that nobody does: 'neither of them talks'. */
export const isNotDone = ({ doer, doing, text }: Event): boolean =>
  /^(?:neither|nobody|no one|none)\b/i.test(doer === '' ? text : doer) ||
  /^(?:does not|doesn[’']t|do not|don[’']t|never|cannot|can[’']t|\S+ nothing)\b/i.test(doing);

/** One note, or a phrase, of an instrument that the idea names. */
export function playedAlone({ text }: Event, { shown }: Idea): string {
  const [, count = ''] =
    /\bplays?\s(one|a single|a|the last|the first|a long)\s(?:long\s)?(?:note|chord)\b/iu.exec(text) ?? [];
  const instrument = count === '' ? '' : instrumentIn(shown).replace(/^an?\s/, '');
  return instrument === '' ? '' : `one long ${instrument} note`;
}
