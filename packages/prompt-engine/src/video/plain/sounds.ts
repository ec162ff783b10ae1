import { eventsIn } from '../idea/event.ts';
import { musicAsked, speaksOf } from '../idea/film-words.ts';
import { soundOfDeed } from '../sound/event-sounds.ts';
import { soundsNamed } from '../sound/foley.ts';
import { capital, small } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import type { Note, Told } from './as-told.ts';
import type { PlainBeat } from './beats.ts';
import { begunIn, endsIn } from './begun-sounds.ts';
import { emittedOf } from './emitted.ts';
import { asSaid, isAbroad, placeIn } from './wording-plain.ts';

/* What is heard in a film: what is told, what the words themselves sound of, what a deed or its place is known to; else nothing. */

/** What a place that is told sounds of; empty where nothing is known of it, or where one image of several is no place of all. */
const soundOfPlace = (typed: string, moments: Told['moments']): string => {
  const place = placeIn(typed);
  const isItem = moments.some(({ isItem = false, text }) => isItem && text.toLowerCase().includes(place));
  return place === '' || isItem
    ? ''
    : (soundsNamed(place).find((sound) => !sound.startsWith('a quiet')) ?? '');
};

const MUTE = /\b(?:silent(?:ly)?|no sound|without (?:a )?sound|sound off|mute[d]?|sin sonido|ohne ton)\b/iu;
const ACTS =
  /\b(?:drops? out|stops?|cuts?|swells?|thins?|thinning|swelling|fades?|fading|goes|kicks? in|rises?|rising|dies|returns?|falls?)\b/iu;
/** What is heard once, where it is told. */
const ONCE =
  /\b(?:bells?|hit|bang|crash|click|knock|chord|gunshot|thud|ding|beep|laugh(?:ing|ter)?|giggling|crackling|crunch|snap|pop|splash|scream|horns?|doorbell|alarm|thunder|applause|cheering|clapping|whistle|gasp|silence|stille|silencio|silenzio|silêncio|stilte|boom|drop|sonidos? de|ruidos? de|geräusch|bruit d)\b/iu;
const THROUGHOUT =
  /\b(?:only|just|nothing but|no|without|music|song|track|throughout|whole|all|background|constant|distant|low|quiet|soft(?:ly)?|fire)\b/iu;
/** 'Then silence', 'then the bell'. */
const isOnce = ({ text, at }: Note): boolean =>
  at > 0 && ONCE.test(text) && !/ at first$/u.test(text) && !THROUGHOUT.test(text);

/** What a film is heard to. */
export interface ToldSound {
  readonly all: readonly string[];
  readonly without: readonly string[];
  /** What is heard where nothing is told. */
  readonly natural: string;
  readonly isMute: boolean;
  readonly own: (beat: PlainBeat) => readonly string[];
}

/** 'No music just the match': what is heard alone. */
const ONLY = /\b(?:only|just|nothing but)\b/iu;

const isBarred = (text: string): boolean =>
  /^(?:no|without|zero|sin|ohne|sans|senza|sem|niente|pas de|keine?|geen|zonder)\s|^silen/iu.test(text) &&
  !ONLY.test(text);

/** The music of a music video, in its own words. */
function trackOf(film: string): string {
  if (/\b(?:clip musical|vid[ée]o ?clip|musikvideo|muziekvideo|clipe)\b/iu.test(film))
    return 'the song of the video';
  const [, before = '', track = ''] =
    /^(?:an?\s|the\s|my\s|our\s)?(.*?)\s?\bmusic (?:video|vid|clip)\b(?:\sfor\s(?:an?\s|the\s|my\s|our\s)?(.*))?$/iu.exec(
      film,
    ) ?? [];
  if (!/\bmusic (?:video|vid|clip)\b/iu.test(film)) return '';
  const song = track.replace(/\s*\([^)]*\)/gu, '').replace(/[\s.,;:!?]+$/u, '');
  return song ? `the ${song}` : before ? `the ${small(before)} track` : 'the song of the video';
}

/** 'A nature documentary with a whispering presenter': who speaks over all of it. */
const VOICED =
  /\swith (?:an? |the )?((?:[\p{L}’'-]+ ){0,2}(?:narrator|narration|presenter|voice ?-?over|commentator|commentary|announcer))\b/iu;
const RAINS = /\b(?:rain|raining|rainy|drizzle|thunderstorm|lluvia|regen|pluie)\b/iu;

/** 'Because people watch without sound', 'one is on mute': how it is watched, or a deed. */
const WATCHED_MUTE =
  /\b(?:because|since|as|when|so that|in case|weil|parce que|porque|perché)\s[^.,;]*|\bon mute\b/giu;
const PLAYS = /\b(?:band|drummer|singer|dj|orchestra|plays|playing (?:the|a|his|her)|song)\b/iu;
const ON_BEAT = /\b(?:on|to|with) (?:the |every )?(?:beats?|music|rhythm)\b|\bbeat[- ]sync/iu;
const MUSIC =
  /\b(?:music|song|pop|synthpop|electropop|rock|jazz|techno|ballad|waltz|piano|guitar|orchestra\p{L}*|drums?|beats?|funk|folk|country|disco|choir|synths?|tune|lo-?fi|hip hop|musik|musique|música|musica)\b/iu;
/** A moment that is of a sound: 'the sound becomes a rhythm'. */
const OF_SOUND =
  /\b(?:sound|rhythm|melody|music(?! (?:box|shop|store|teacher|stand|school|video))|son(?= (?:devient|monte|se))|rythme|musique|mélodie|rhythmus|musik|melodie|klang|sonido|ritmo|música|melodía|suono|musica|melodia|som)\b/iu;

/** What an idea tells about its sound. */
export function toldSound({ notes, typed, film, moments }: Told): ToldSound {
  const sounds = notes.filter(({ kind }) => kind === 'sound');
  const isLocal = (note: Note): boolean =>
    note.at > 0 && (note.isOfShot || ACTS.test(note.text) || isOnce(note));
  const named = sounds.filter((note) => !isLocal(note)).map(({ text }) => asSaid(text));
  const isNamed = named.some((text) => MUSIC.test(text));
  const song = trackOf(film) || musicAsked(typed);
  // The music that is named is the song of the video.
  const track = song === 'the song of the video' && isNamed ? '' : song;
  const isCutToBeat =
    !isNamed && !PLAYS.test(typed) && notes.some(({ kind, text }) => kind === 'camera' && ON_BEAT.test(text));
  return {
    all: [
      named.some((text) => text.includes(track) || (text !== '' && track.includes(text))) ? '' : track,
      ...named.filter((text) => !isBarred(text)),
      isCutToBeat && track === '' ? 'music with a clear beat' : '',
      VOICED.exec(film)?.[1] ?? '',
      notes.some(({ kind, text }) => kind === 'hour' && RAINS.test(text)) ? 'rain' : '',
    ].filter(Boolean),
    without: named.filter(isBarred),
    natural: soundOfPlace(typed, moments),
    isMute:
      !moments.some(({ lines }) => lines.length > 0) &&
      (speaksOf('no-sound', typed.replace(WATCHED_MUTE, '')) || named.some((text) => MUTE.test(text))) &&
      !named.some((text) => !MUTE.test(text) && !isBarred(text)) &&
      !/\buntil\b/iu.test(typed),
    own: ({ first, last }) =>
      sounds
        .filter((note) => isLocal(note) && note.at - 1 >= first && note.at - 1 <= last)
        .map(({ text }) => asSaid(text)),
  };
}

const isSpokenOver = ({ all }: ToldSound): boolean =>
  all.every((text) => /\b(?:narrat|voice|voix|presenter|comment|announcer)/iu.test(text));

/** What has begun in the beats so far and is still heard. */
function goingOn(beats: readonly PlainBeat[]): readonly string[] {
  const on: string[] = [];
  return beats.map(({ text }) => {
    if (endsIn(text)) on.splice(0);
    const begun = begunIn(text);
    if (begun !== '') on.push(begun);
    return on.join('; ');
  });
}

/** What is not done, or only nearly, is not heard. */
const NOT_DONE =
  /\b(?:without|not|never|almost|nearly|tr(?:y|ies|ying)|nobody|about to|wants?|refuses?|instead|before|knocks?|drops?|pushes)\b|n['’]t\b/iu;
/** What the deed of a moment is known to sound of; empty where that is not sure. */
function soundOfDoing(text: string): string {
  if (isAbroad(text) || !isToldWhole(text) || NOT_DONE.test(text)) return '';
  const [event] = eventsIn([text]);
  return event === undefined || event.doing === '' ? '' : soundOfDeed(event);
}

interface Heard {
  readonly sound: ToldSound;
  /** What began before and goes on. */
  readonly on: string;
}

const FALLS_SILENT =
  /^(?:then )?(?:total |dead |complete |awkward |totale |absolute )?(?:silence|stille|silencio|silenzio|silêncio|stilte)(?: total| totale| absolu| absolute)?$/iu;

/** What is heard in a beat. */
function soundIn(beat: PlainBeat, { sound, on }: Heard): readonly string[] {
  const named = beat.isPicture === true ? [] : emittedOf(beat.text);
  const doing = named.length > 0 || beat.isPicture === true ? '' : soundOfDoing(beat.text);
  const emitted = (doing === '' ? named : [doing]).filter(
    (each) => !sound.all.some((all) => all.includes(each)) && !on.includes(each),
  );
  const isOnly = sound.all.some((text) => ONLY.test(text));
  const own = sound.own(beat);
  // Where silence falls nothing else is heard.
  if (emitted.includes('silence') && own.length > 0) return ['silence', ...own.map((text) => `then ${text}`)];
  const isStill = own.some((text) => FALLS_SILENT.test(text));
  // What is heard in it is heard before the silence falls.
  if (isStill && emitted.length > 0 && !emitted.includes('silence')) return [...emitted, 'then silence'];
  if (isStill || emitted.includes('silence')) return ['silence'];
  const isOfSound =
    beat.isPicture !== true &&
    emitted.length === 0 &&
    own.length === 0 &&
    sound.all.length === 0 &&
    OF_SOUND.test(beat.text);
  const heard = [
    ...sound.all,
    on,
    ...(isOnly ? [] : emitted),
    ...own,
    isOfSound ? asSaid(beat.text) : '',
  ].filter(Boolean);
  const isBare =
    heard.length === 0 ||
    (!isOnly && emitted.length === 0 && isSpokenOver(sound) && heard.length === sound.all.length);
  return [...heard, ...(isBare && sound.natural !== '' ? [sound.natural] : [])].filter(
    (each, i, all) => all.findIndex((other) => sameSound(other, each)) === i,
  );
}

/** 'Two kids whispering' and 'whispering' are one sound. */
const sameSound = (one: string, other: string): boolean =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);

/** What is heard in each beat; empty where it goes on as before. */
export function soundLines(beats: readonly PlainBeat[], sound: ToldSound): readonly string[] {
  if (sound.isMute) return beats.map((_, nth) => (nth === 0 ? 'Silent: no sound at all' : ''));
  const on = goingOn(beats);
  let before = '';
  const whole = beats.map((beat, nth) => {
    const line = soundIn(beat, { sound, on: on[nth] ?? '' }).join('; ');
    // Silence stays till there is something to hear.
    before = /silence$/iu.test(before) && line === sound.natural ? before : line;
    return before;
  });
  const bars = sound.without;
  return whole.map((line, nth) => {
    if (nth === 0) return capital([line, ...bars].filter(Boolean).join('; '));
    return line === whole[nth - 1] ? '' : capital(line);
  });
}

/** What is heard in the whole film, once: what is told of all of it, and what sounds in single moments as it happens. */
export function soundOfAll(beats: readonly PlainBeat[], sound: ToldSound): string {
  if (sound.isMute) return 'no sound at all';
  const on = goingOn(beats);
  const each = beats.flatMap((beat, nth) => soundIn(beat, { sound, on: on[nth] ?? '' }));
  const named = [...new Set(each)]
    .filter((text) => (text !== sound.natural && !OF_SOUND.test(text)) || sound.all.includes(text))
    .slice(0, 7);
  const isBrief = beats.length > 1 && named.length > 0 && named.every((text) => isOfOne(text, beats, sound));
  const brief = [sound.natural, named.join(', ')].filter(Boolean).join(', with ');
  const heard = isBrief ? [brief] : named;
  return [...(heard.length > 0 ? heard : [sound.natural].filter(Boolean)), ...sound.without].join('; ');
}

/** Whether a sound is that of one moment alone. */
const isOfOne = (text: string, beats: readonly PlainBeat[], sound: ToldSound): boolean =>
  !/^(?:silence|voices of those who speak)$/u.test(text) &&
  !sound.all.includes(text) &&
  beats.filter(
    (beat) =>
      emittedOf(beat.text).includes(text) || soundOfDoing(beat.text) === text || asSaid(beat.text) === text,
  ).length === 1;
