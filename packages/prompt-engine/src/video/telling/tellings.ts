import { rowsOf } from '../../lexicon/row.ts';
import { mainOf } from '../../read/scene.ts';
import { headWord, isSeveral, isSomebody, withTheAgain } from '../core/named-as.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { isAnimalNoun } from '../idea/verbs.ts';
import type { Told } from '../plain/as-told.ts';
import { isGoing, toldCamera, type Way } from '../plain/frames.ts';
import { filmKindOf } from '../plain/kinds.ts';
import { toldSound } from '../plain/sounds.ts';
import { placeNamedIn } from '../plain/views-of.ts';
import { beingsIn, whoIn } from './first-frame.ts';
import { TELLING_ROWS } from './telling-rows.ts';

/*
 * The second of two films of an idea tells it in another way than the first: through other eyes, from its end, in one frame, by a
 * voice, heard before it is seen, in another form.
 */

/** What a way to tell is called by. */
export type TellingName =
  | 'heard'
  | 'shoulder'
  | 'beside'
  | 'locked'
  | 'voice'
  | 'spoken'
  | 'interview'
  | 'paper'
  | 'ahead'
  | 'split'
  | 'table'
  | 'abroad';

/** A way to tell an idea. */
export interface Telling {
  readonly name: TellingName;
  /** Who stands beside it: 'the snail'; empty where nobody does. */
  readonly who: string;
  /** How it opens, in the tongue of the idea; {1} is the first picture. */
  readonly opens?: string;
  /** What is heard first. */
  readonly sound: string;
  readonly tail: string;
  readonly tone: string;
  readonly audience: string;
  readonly platform: string;
  /** The tone where nothing else gives one. */
  readonly feeling: string;
  readonly way: Way;
}

const ROWS = new Map(
  rowsOf(TELLING_ROWS, 6).map(
    ([name = '', tail = '', tone = '', audience = '', platform = '', feeling = '']) =>
      [name, { tail, tone, audience, platform, feeling }] as const,
  ),
);

const hasNote = ({ notes }: Told, kind: string): boolean => notes.some((note) => note.kind === kind);
const KIND_IS = {
  horror: /\b(?:horror|haunted|ghosts?|scary|creepy|demon|drowned|by itself|when nobody|dead)\b/iu,
  sale: /\b(?:ad|advert|commercial|promo|spot|launch|recap|makeover|wedding|renovation|recipe)\b/iu,
  family:
    /\b(?:(?:my|our) (?:cat|dog|family|son|daughter|kids?|house|town|little \p{L}+)|grand\p{L}+|grandpas?|mum|mom|dad|nana|family|years? (?:ago|late|later)|letter|childhood|memor\p{L}+)\b/iu,
  tale: /\b(?:knights?|dragons?|kings?|queens?|princess|moon|wizards?|witch(?:es)?|robots?|astronauts?|fox(?:es)?|bears?|mice|mouse|snails?|frogs?|penguins?|gnomes?|monsters?|fairy|bedtime|lullaby|elephants?|whales?|hedgehogs?|goblins?|sock|squirrel|toast|egg|origami|crane)\b/iu,
  real: /\b(?:ad|advert|commercial|promo|real estate|news|documentary|recap|recipe|how to|vlog|dashcam|found footage|cctv|match|season|goal)\b/iu,
  dry: /\b(?:lol|funny|comedy|parody|fake|deadpan|goose|pigeons?|cheats?|clumsy|rivals?|detective|homework|court|king|goes wrong|stuck|instead|trains? (?:kittens|puppies)|strike|office|boss|neighbou?rs?)\b/iu,
  craft:
    /\b(?:knits?|carves?|bakes?|pottery|clay|wood\p{L}*|paint(?:s|ing)|folds?|sews?|repairs?|fix(?:es)?|unbox\p{L}*|candles?|soap|bread|dough|coffee|ramen|cook\p{L}*|calligraphy|miniature|jewel\p{L}*|embroider\p{L}*)\b/iu,
  still:
    /\b(?:window|table|bench|corner|desk|shelf|counter|door|porch|bus stop|waiting room|corridor|kitchen|bookshop|shop|store|elevator|classroom)\b/iu,
  pair: /\b(?:from\s.+\sto|before|then and now|turn(?:s|ing)? into|becom\p{L}+|photos?|rivals?|until|two|years)\b/iu,
  trailer: /\b(?:trailer|teaser|intro|opener|title sequence)\b/iu,
  loop: /\bloops?\b|\btime-?\s?lapse\b/iu,
} as const;

/** What is told about the sound, or is heard by itself; empty where nothing is. */
function soundFirst(told: Told, sounds: readonly string[]): string {
  const own = toldSound(told);
  if (own.isMute || /\b(?:asmr|drone)\b/iu.test(told.typed)) return '';
  return (
    (
      own.all.find((text) => !/\b(?:voice|narrat\p{L}*|voices|talking|song of the video)\b/iu.test(text)) ??
      sounds.find(Boolean) ??
      ''
    ).split(/[;,]/u)[0] ?? ''
  );
}

const SMALL = new Set('pet wild-animal insect bird sea-animal farm-animal child toy'.split(' '));

/** Whoever is small or goes its way, at whose height a film can stay. */
function besideWhom({ moments }: Told): string {
  const who =
    moments.map(({ text }) => whoIn(text)).find((name) => name !== '' && !/\breporter\b/iu.test(name)) ?? '';
  const main = who === '' ? undefined : mainOf(sceneRead(who));
  const isSmall =
    main !== undefined && (SMALL.has(main.kind) || main.age === 'child' || isAnimalNoun(headWord(who)));
  return isSmall && !isSeveral(who) && !/^(?:my|our)\s.*\b(?:son|daughter)\b/iu.test(who)
    ? withTheAgain(who.replace(/\s(?:who|that|in|on|with)\s.*$/iu, ''))
    : '';
}

interface Asked {
  readonly told: Told;
  /** What its moments sound of. */
  readonly sounds: readonly string[];
}

/** Who or what a way needs; undefined where it does not suit the idea. */
/** Who and what sound a way has that suits an idea. */
interface Suited {
  readonly who: string;
  readonly sound: string;
}

const PLAIN: Suited = { who: '', sound: '' };

/** Ways by their order and their ground: the end first, two at once, on a table. */
function suitsOrder(name: TellingName, { told }: Asked): Suited | undefined {
  const { typed, moments, film } = told;
  const text = `${film} ${typed}`;
  const lines = moments.flatMap((moment) => moment.lines).length;
  switch (name) {
    case 'spoken':
      return undefined;
    case 'ahead':
      return moments.length > 2 &&
        !told.isWay &&
        (moments.at(-1)?.lines.length ?? 0) === 0 &&
        !KIND_IS.horror.test(text) &&
        !KIND_IS.loop.test(text) &&
        !moments.some(({ isShot }) => isShot)
        ? PLAIN
        : undefined;
    case 'split':
      return moments.length > 1 && told.isWay === true && KIND_IS.pair.test(text) ? PLAIN : undefined;
    default:
      return lines === 0 && toldCamera(told).all === '' && !hasNote(told, 'without') ? PLAIN : undefined;
  }
}

/** Whoever the idea is about may speak of it before a camera. */
function suitsInterview({ told }: Asked): Suited | undefined {
  const { typed, moments, film } = told;
  const text = `${film} ${typed}`;
  const lines = moments.flatMap((moment) => moment.lines).length;
  const who = moments.map((moment) => whoIn(moment.text)).find((each) => each !== '') ?? '';
  const isOne =
    isSomebody(who) &&
    lines === 0 &&
    !KIND_IS.horror.test(text) &&
    !/\b(?:lullaby|music|ad|promo|invitation|loop|trailer|teaser|save the date|intro|news)\b/iu.test(film);
  return isOne
    ? { who: withTheAgain(who.replace(/\s(?:as|who|that|in|on|at|with|from)\s.*$/iu, '')), sound: '' }
    : undefined;
}

function suits(name: TellingName, asked: Asked): Suited | undefined {
  const { told, sounds } = asked;
  const { typed, moments, film } = told;
  const plain = PLAIN;
  const text = `${film} ${typed}`;
  const hasCamera = toldCamera(told).all !== '';
  const lines = moments.flatMap((moment) => moment.lines).length;
  const beings = beingsIn(moments.map((moment) => moment.text));
  switch (name) {
    case 'heard': {
      const sound = soundFirst(told, sounds);
      return sound === '' || KIND_IS.loop.test(text) ? undefined : { who: '', sound };
    }
    case 'shoulder': {
      const [, other = ''] = beings;
      const isOne = other !== '' && !isSeveral(other) && !hasCamera && !KIND_IS.sale.test(film);
      return isOne ? { who: withTheAgain(other), sound: '' } : undefined;
    }
    case 'beside': {
      const who = hasCamera ? '' : besideWhom(told);
      return who === '' ? undefined : { who, sound: '' };
    }
    case 'locked':
      return !hasCamera &&
        KIND_IS.still.test(typed) &&
        !moments.some((moment) => isGoing(moment.text)) &&
        moments.length < 5
        ? plain
        : undefined;
    case 'voice':
      return KIND_IS.family.test(typed) &&
        lines === 0 &&
        !hasNote(told, 'sound') &&
        !/\b(?:ad|promo|commercial|trailer|teaser|recap|intro|music|song|lyric|lullaby|news)\b/iu.test(film)
        ? plain
        : undefined;
    case 'interview':
      return suitsInterview(asked);
    case 'paper':
      return hasNote(told, 'look') ||
        KIND_IS.real.test(text) ||
        KIND_IS.horror.test(text) ||
        /\b(?:macro|photo\w*|pov|drone|stop[- ]?motion)\b/iu.test(text)
        ? undefined
        : plain;
    default:
      return suitsOrder(name, asked);
  }
}

/** The ways that suit an idea of a sort, the best first. */
function wanted({ told }: Asked): readonly TellingName[] {
  const text = `${told.film} ${told.typed}`;
  const kind = filmKindOf(told.film, told.typed);
  if (KIND_IS.horror.test(text)) return ['heard', 'locked', 'shoulder'];
  if (/^(?:how|why|what)\b|\bexplain/iu.test(text)) return ['paper', 'table'];
  if (KIND_IS.trailer.test(told.film)) return ['heard', 'shoulder', 'beside', 'split', 'locked'];
  if (toldCamera(told).isOneTake || KIND_IS.loop.test(text)) return ['split', 'locked', 'heard'];
  if (KIND_IS.craft.test(text)) return ['table', 'heard', 'voice'];
  if (KIND_IS.sale.test(told.film)) return ['heard', 'ahead', 'beside', 'split'];
  if (KIND_IS.dry.test(text)) return ['interview', 'beside', 'shoulder', 'locked', 'paper'];
  if (KIND_IS.tale.test(text)) return ['paper', 'beside', 'shoulder', 'interview', 'split'];
  if (KIND_IS.family.test(told.typed)) return ['voice', 'locked', 'beside', 'shoulder'];
  const more: readonly TellingName[] =
    kind === undefined ? ['locked', 'interview', 'heard', 'ahead'] : ['heard', 'locked', 'ahead'];
  return ['shoulder', 'beside', 'split', ...more];
}

/** Ways that nearly any idea can be told in. */
const LAST: readonly TellingName[] = ['split', 'ahead', 'paper', 'locked', 'spoken'];

function suitsAny(name: TellingName, asked: Asked): ReturnType<typeof suits> {
  const { told } = asked;
  const plain = { who: '', sound: '' };
  const isQuiet = told.moments.every(({ lines }) => lines.length === 0) && !hasNote(told, 'sound');
  if (name === 'spoken') return isQuiet && !/\b(?:music|song|lyric)\b/iu.test(told.film) ? plain : undefined;
  if (name === 'locked')
    return toldCamera(told).all === '' &&
      !told.moments.some(({ text }) => isGoing(text)) &&
      told.moments.length < 6
      ? plain
      : undefined;
  return suits(name, asked);
}

/** The other way to tell an idea; undefined where none suits it better than another camera. */
export function otherTelling(told: Told, sounds: readonly string[]): Telling | undefined {
  if (
    told.isShop ||
    told.isDrama ||
    told.moments.some(({ size, isShot }) => isShot || (size !== '' && told.isNamed !== true))
  )
    return undefined;
  const asked = { told, sounds };
  for (const [name, isLast] of [
    ...wanted(asked).map((each) => [each, false] as const),
    ...LAST.map((each) => [each, true] as const),
  ]) {
    const found = isLast ? suitsAny(name, asked) : suits(name, asked);
    const row = ROWS.get(name);
    if (!found || !row) continue;
    const filled = (text: string): string => text.replaceAll('{X}', found.who);
    return {
      name,
      ...found,
      tail: filled(row.tail),
      tone: filled(row.tone),
      audience: filled(row.audience),
      platform: row.platform,
      feeling: row.feeling,
      way: name === 'table' ? 'near' : 'cuts',
    };
  }
  return undefined;
}

/** Where a place of the idea is named. */
export const placeOfFilm = ({ moments }: Told): string =>
  moments.map(({ text }) => placeNamedIn(text)).find((place) => place !== '') ?? '';
