import { clauseVerb } from '../clause-verb.ts';
import { soundEmitted } from '../emitted-sounds.ts';
import { musicAsked, soundSaid, speaksOf } from '../film-words.ts';
import { setOf, wordsOf } from '../verbs.ts';
import { capital, small } from '../wording.ts';
import { doerOf, withoutJoint } from './acts.ts';
import type { Note, Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { AS_BEFORE, placeIn } from './wording-plain.ts';

/* What is heard in a film: what is told, what the words themselves sound of, else the natural sound of what is seen. */

const naturalSound = (typed: string): string =>
  `natural sound of ${placeIn(typed) === '' ? '' : `the ${placeIn(typed)} and of `}what is seen`;

const LOUD = setOf(
  'sing hum whistle cough laugh clap knock scream bark meow scrape click crash shatter slam sneeze snore cry sob giggle cheer applaud howl growl roar ring beep buzz tick crackle sizzle pop squeak creak rattle jingle clatter splash drip thump stomp yell shout whisper gasp sigh yawn chirp croak moo bleat honk hiss snap gurgle rustle play drum strum hammer chop toll chime whirr purr scratch tap burp fart hoot',
);
const SILENCE =
  /\b(?:total|complete|dead|utter|in|to|on|then|absolute) silence\b|^silence\b|\bfalls? silent\b/iu;
/** Weather that is heard. */
const FALLS =
  /\b(?:it (?:pours|rains)|pouring rain|heavy rain|in the rain|rain on|rain(?:s|ing|fall)?(?= |$|,)(?!coat|bow)|thunder\w*|hail(?:s|ing|storm)?)\b/iu;
const BANG =
  /^(?:a |one |then )*(click|bang|thud|crash|pop|beep|ding|knock|gunshot|splash|crack|boom|whoosh|snap|clap)s?(?=$|[,.;!])/iu;
const TALKS =
  /\b(?:talk|explain|gossip|argu|chat|discuss|interview|negotiat|rehears|bicker|preach|lectur|joke|teas)(?:s|es|ing|ying|e)?\b/iu;
const MUTE = /\b(?:silent(?:ly)?|no sound|without (?:a )?sound|sound off|mute[d]?|sin sonido|ohne ton)\b/iu;
const MUSICAL =
  /\b(?:music\w*|songs?|sings?|singing|singer|dances?|dancing|dancers?|band|guitar\w*|piano\w*|drums?|drummer|violin\w*|orchestra|karaoke|choir|concert|disco|rave|dj|rapper|raps?|beat|accordion|trumpet|sax\w*|cello|waltz|tango|radio|festival|busker|opera|ballet|música|musik|musique|musica)\b/iu;
const ACTS =
  /\b(?:drops? out|stops?|cuts?|swells?|thins?|thinning|swelling|fades?|fading|goes|kicks? in|rises?|rising|dies|returns?|falls?)\b/iu;

/** 'Dripping water': what goes on by itself is heard. */
const GOES_ON =
  /^(?:(?:distant|faint|soft|loud|quiet|slow|steady)\s)?(?:dripping|trickling|rushing|crackling|ticking|howling|humming|buzzing|rustling|creaking|rattling|crashing|chirping|purring|sizzling|bubbling|beeping|roaring|rumbling)\s[\p{L}’'-]+$/iu;
/** 'Hears the tram'. */
const HEARS =
  /\b(?:hears?|hearing)\s((?:the|an?|his|her|their|its|my|our)\s(?:[\p{L}’'-]+\s?){1,4})(?=$|[,.;])/iu;
const IT_SOUNDS = /\b(?:sounds?|noise|music|voice|song|cry|bark|knock|bell)\b/iu;

const subjectOf = (text: string, end = 0): string => small(withoutJoint(text.slice(0, end))).trim();

/** What is heard in a beat, clause by clause. */
const emittedOf = (text: string): readonly string[] => {
  const heard = HEARS.exec(text)?.[1]?.trim() ?? '';
  return [
    ...text.split(/[;:,]\s|\sand\s/u).map((clause) =>
      emittedIn(clause)
        .replace(/^.*\scrashing$/iu, 'a crash')
        .replace(/^the (?=(?:mum|mom|dad|grandma|grandpa|nana)\b)/iu, ''),
    ),
    heard === '' ? '' : IT_SOUNDS.test(heard) ? heard : `the sound of ${heard}`,
  ].filter((each, i, all) => each !== '' && all.indexOf(each) === i);
};

/** What the words of a beat sound of by themselves. */
function emittedIn(text: string): string {
  if (SILENCE.test(text)) return 'silence';
  if (FALLS.test(text)) return /thunder/iu.test(text) ? 'thunder' : /hail/iu.test(text) ? 'hail' : 'rain';
  const bang = BANG.exec(text)?.[1];
  if (bang) return `a ${bang.toLowerCase()}`;
  const said = soundSaid(text) || soundEmitted({ text, doer: doerOf(text) });
  if (said !== '') return said;
  const drips = GOES_ON.exec(text)?.[0].trim();
  if (drips) return small(drips);
  const words = wordsOf(text);
  const verb = clauseVerb(words);
  if (TALKS.test(text)) return 'voices of those who speak';
  const base = verb?.verb.base.split(' ')[0] ?? '';
  if (!verb || !LOUD.has(base) || (base === 'play' && !MUSICAL.test(text))) return '';
  const doer = doerOf(text);
  // Several are called by what they are.
  const who =
    /^(?:they|it)$/u.test(doer) && verb.from > 0 && verb.from < 4
      ? subjectOf(text, words[verb.from]?.start)
      : doer;
  const ing = verb.verb.ing.split(' ')[0] ?? '';
  return who === '' || /^(?:he|she|it|they|we|i|you)$/iu.test(who) ? ing : `${small(who)} ${ing}`;
}

/** What a film is heard to. */
export interface ToldSound {
  readonly all: readonly string[];
  readonly without: readonly string[];
  /** What is heard where nothing is told. */
  readonly natural: string;
  readonly isMute: boolean;
  readonly isMusical: boolean;
  /** Whether a sound is told of one beat alone. */
  readonly hasOwn: boolean;
  readonly own: (beat: PlainBeat) => readonly string[];
}

/** 'No music just the match': what is heard alone. */
const ONLY = /\b(?:only|just|nothing but)\b/iu;

const isBarred = (text: string): boolean =>
  /^(?:no|without|zero|sin|ohne|sans|senza|sem)\s|^silen/iu.test(text) && !ONLY.test(text);

/** The music of a music video, in its own words. */
function trackOf(film: string): string {
  const [, before = '', track = ''] =
    /^(?:an?\s|the\s|my\s|our\s)?(.*?)\s?\bmusic (?:video|vid|clip)\b(?:\sfor\s(?:an?\s|the\s|my\s|our\s)?(.*))?$/iu.exec(
      film,
    ) ?? [];
  if (!/\bmusic (?:video|vid|clip)\b/iu.test(film)) return '';
  return track ? `the ${track}` : before ? `the ${small(before)} track` : 'the song of the video';
}

/** What an idea tells about its sound. */
export function toldSound({ notes, typed, film }: Told): ToldSound {
  const sounds = notes.filter(({ kind }) => kind === 'sound');
  const isLocal = (note: Note): boolean => note.at > 0 && (note.isOfShot || ACTS.test(note.text));
  const named = sounds.filter((note) => !isLocal(note)).map(({ text }) => small(text));
  const track = trackOf(film) || musicAsked(typed);
  return {
    all: [
      named.some((text) => text.includes(track) || (text !== '' && track.includes(text))) ? '' : track,
      ...named.filter((text) => !isBarred(text)),
    ].filter(Boolean),
    without: named.filter(isBarred),
    natural: naturalSound(typed),
    isMute: speaksOf('no-sound', typed) || named.some((text) => MUTE.test(text)),
    isMusical: track !== '' || MUSICAL.test(typed),
    hasOwn: sounds.some(isLocal),
    own: ({ first, last }) =>
      sounds
        .filter((note) => isLocal(note) && note.at - 1 >= first && note.at - 1 <= last)
        .map(({ text }) => small(text)),
  };
}

/** What is told not to be heard; nothing is ruled out beside a sound that is told. */
const barsOf = (
  { all, without, isMusical, hasOwn }: ToldSound,
  beats: readonly PlainBeat[],
): readonly string[] => {
  if (without.length > 0) return without;
  return isMusical || hasOwn || all.length > 0 || beats.some(({ text }) => emittedOf(text).length > 0)
    ? []
    : ['no added music'];
};

const isSpokenOver = ({ all }: ToldSound): boolean =>
  all.every((text) => /\b(?:narrat|voice|voix)/iu.test(text));

/** What is heard in a beat. */
function soundIn(beat: PlainBeat, sound: ToldSound, bars: readonly string[]): string {
  const emitted = emittedOf(beat.text).filter((each) => !sound.all.some((all) => all.includes(each)));
  const isOnly = sound.all.some((text) => ONLY.test(text));
  // Where silence falls nothing else is heard.
  if (emitted.includes('silence')) return 'Silence';
  const heard = [...sound.all, ...(isOnly ? [] : emitted), ...sound.own(beat)];
  const isBare = heard.length === 0 || (!isOnly && emitted.length === 0 && isSpokenOver(sound));
  return capital([...heard, ...(isBare ? [sound.natural] : []), ...bars].join('; '));
}

/** What is heard in each beat: said once while it stays. */
export function soundLines(beats: readonly PlainBeat[], sound: ToldSound): readonly string[] {
  if (sound.isMute) return beats.map((_, nth) => (nth === 0 ? 'Silent: no sound at all' : 'Silent'));
  const whole = beats.map((beat) => soundIn(beat, sound, []));
  return beats.map((beat, nth) => {
    if (nth === 0) return soundIn(beat, sound, barsOf(sound, beats));
    return whole[nth] === whole[nth - 1] ? AS_BEFORE : (whole[nth] ?? AS_BEFORE);
  });
}

/** What is heard in the whole film, once. */
export function soundOfAll(beats: readonly PlainBeat[], sound: ToldSound): string {
  if (sound.isMute) return 'no sound at all';
  const isOnly = sound.all.some((text) => ONLY.test(text));
  const emitted = isOnly ? [] : beats.flatMap((beat) => [...emittedOf(beat.text), ...sound.own(beat)]);
  const heard = [...new Set([...sound.all, ...emitted.filter(Boolean)])];
  return [...heard.slice(0, 6), ...(isOnly ? [] : [sound.natural]), ...barsOf(sound, beats)].join('; ');
}
