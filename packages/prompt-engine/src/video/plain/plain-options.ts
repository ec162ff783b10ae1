import type { CreativeOption } from '../film-as-asked.ts';
import { speaksOf } from '../film-words.ts';
import { platformIn } from '../length.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '../targets.ts';
import { capital, small } from '../wording.ts';
import type { Moment, Told } from './as-told.ts';
import { secondsTold } from './beats.ts';
import { endsNear, toldCamera, type Way } from './frames.ts';
import { filmKindOf } from './kinds.ts';
import { TITLE_AT_MOST, titleOf } from './titles.ts';
import { within } from './wording-plain.ts';

/*
 * Two honest directions of one film. Both tell all of it, from its premise to its last moment; they differ in how it is
 * taken: in cuts, in one take, from near, or with most of the time for its end.
 */

/** Time or places that change between moments, so that no one take holds them. */
const JUMPS =
  /\b(?:time-?\s?lapse|hyper-?lapse|montage|years?|months?|weeks?|all (?:winter|summer|year|day|night)|next (?:day|morning|night|week)|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|every (?:day|dawn|morning|night|year|summer|winter|week|time)|countries|cities|kitchens|seasons|meanwhile|flashback|before and after|split[- ]?screen|(?:first|second|third) (?:day|time|try|attempt)|attempts?|disasters|tries(?! to\b)|trailer|teaser|recap|music (?:video|vid|clip))\b/iu;

/** How each of the two options takes the film. */
function waysOf(told: Told): readonly [Way, Way] {
  const { all, isOneTake, isCut } = toldCamera(told);
  if (isOneTake) return ['take', 'end'];
  const isList = told.moments.some(
    ({ isShot, size }, i) => size !== '' || (isShot && i + 1 < told.moments.length),
  );
  if (!isList && !isCut && !JUMPS.test(told.typed)) return ['cuts', 'take'];
  return isList || all !== '' ? ['cuts', 'end'] : ['cuts', 'near'];
}

/* How a way is said; a take ends near where its last moment is a face or a small thing, else it draws back to the whole. */
const inTone = (way: Way, isOneTake: boolean): string => {
  if (way === 'take') return 'unbroken, in real time';
  if (way === 'near') return 'close to faces, hands and things';
  if (way === 'end')
    return isOneTake ? 'unbroken, the end held long' : 'brisk up to the last moment, which is held long';
  return 'each moment a clear shot of its own';
};
const inHook = (way: Way, isOneTake: boolean, isNear: boolean): string => {
  if (way === 'take')
    return isNear
      ? 'One take without a cut, from the whole place to near'
      : 'One take without a cut, from a near detail back to the whole';
  if (way === 'near') return 'Everything from near';
  if (way === 'end')
    return isOneTake ? 'One take that holds its end long' : 'Brisk shots, and the last one held long';
  return 'A shot for each moment';
};
const CAMERA_AT_MOST = 90;

/** What is told of the camera, in its own words. */
const cameraWords = ({ notes }: Told): string =>
  notes
    .filter(({ kind }) => kind === 'camera')
    .map(({ text }) => small(text))
    .reduce(
      (all, text) =>
        all.length + text.length > CAMERA_AT_MOST ? all : all === '' ? text : `${all}, ${text}`,
      '',
    );

/** The way of a film, in its hook; a camera that is told says by itself how near it comes. */
function hookBy(told: Told, way: Way): string {
  const { isOneTake } = toldCamera(told);
  if (way === 'take' && cameraWords(told) !== '') return 'One take without a cut';
  return inHook(way, isOneTake, endsNear(told));
}

const AUDIENCE = 'Viewers of short films';
const audienceBy = (way: Way): string => {
  if (way === 'take') return 'Viewers who like a scene without a cut';
  return way === 'near' ? 'Viewers who like to be close to what happens' : 'Viewers who wait for how it ends';
};

const HOOK_AT_MOST = 380;

const stopped = (text: string): string => (/[.!?…]”?$/u.test(text) ? text : `${text}.`);

function imageOf({ text, lines }: Moment, typed: string): string {
  const said = lines.map(({ line }) => `“${line}”`).join(' ');
  return [within(text.replace(/[.!…]+$/u, ''), typed), said].filter(Boolean).join(': ');
}

/** The first whole image, what lies between, and the last. */
function hookOf(told: Told, way: Way): string {
  const all = cameraWords(told);
  const led = (how: string): string => (all === '' ? how : `${capital(all)}, ${small(how)}`);
  const images = told.moments.map((moment) => imageOf(moment, told.typed));
  const [first = '', ...rest] = images;
  const last = rest.pop();
  if (last === undefined) {
    const how =
      way === 'take'
        ? 'One unbroken shot, slowly nearer'
        : way === 'near'
          ? 'One image, from near'
          : way === 'end'
            ? 'One image, held to its end'
            : 'One image';
    return stopped(`${led(how)}: ${first}`.slice(0, HOOK_AT_MOST));
  }
  let between = rest;
  const line = (): string =>
    [
      `${led(hookBy(told, way))}. Opens on: ${stopped(first)}`,
      between.length > 0 ? `Then: ${stopped(between.join('; '))}` : '',
      `Ends on: ${stopped(last)}`,
    ]
      .filter(Boolean)
      .join(' ');
  while (between.length > 0 && line().length > HOOK_AT_MOST) between = between.slice(0, -1);
  return line().length > HOOK_AT_MOST ? `${line().slice(0, HOOK_AT_MOST)}…` : line();
}

const GENRES =
  /\b(?:(?:liminal|folk|body|cosmic|gothic|psychological|analog)? ?horror|thriller|rom-?com|romantic comedy|comedy|romance|western|sci-?fi|fantasy|period drama|drama|musical|sitcom|telenovela|heist|noir|mockumentary|documentary|investigative doc|nature doc|doc|satire|parody|spoof|deadpan|premium|luxury|surreal|absurd|whimsical|fairy ?tale|thriller|action|adventure|mystery|war film|road movie|slapstick|retro|vintage|asmr)\b/giu;

/** The tone that is told: what it is to feel like, else which genre it is. */
function toneOf({ notes, film, typed }: Told, way: Way, isOneTake: boolean): string {
  const moods = notes.filter(({ kind }) => kind === 'mood').map(({ text }) => small(text));
  const looks = notes.filter(({ kind }) => kind === 'look').map(({ text }) => text);
  const genres = [
    ...new Set([...[film, ...looks].join(', ').matchAll(GENRES)].map(([word]) => word.trim().toLowerCase())),
  ];
  const told = moods.length > 0 ? moods : genres;
  const named =
    told.slice(0, 2).join(', ').slice(0, 110) ||
    (/\b(?:lol|funny|haha)\b/iu.test(typed) ? 'funny' : (filmKindOf(typed)?.tone ?? 'plain and exact'));
  return capital(`${named}; ${inTone(way, isOneTake)}`);
}

const SOLD = /\b(?:ad|advert|commercial|spot|promo|campaign|launch|psa)\b/iu;
const FOR =
  /\bfor (?!\d+ ?(?:s|sec|seconds)\b|years?|months?|the (?:win|first|last)|a (?:second|moment|while))((?:(?:my|our|the|a|an)\s)?[^,.;:]{3,50})/iu;
const PEOPLE =
  /\b(?:kids|children|teens|teenagers|adults|parents|seniors|students|beginners|mums|moms|dads|women|men|people|fans|gamers|\d+s|gen z|class|graders)\b/iu;

function audienceOf({ film, notes, typed }: Told, way: Way, isSecond: boolean): string {
  const forms = notes.filter(({ kind }) => kind === 'form').map(({ text }) => FOR.exec(text)?.[1] ?? '');
  const whom = FOR.exec(film)?.[1] ?? forms.find((text) => PEOPLE.test(text)) ?? '';
  if (PEOPLE.test(whom)) return isSecond ? `${capital(whom)}, and those close to them` : capital(whom);
  if (/\b(?:trailer|teaser)\b/iu.test(film))
    return isSecond ? 'Viewers who have heard of it' : 'Viewers choosing what to watch';
  if (/\bmusic (?:video|vid|clip)\b/iu.test(film))
    return isSecond ? 'Those who hear the track for the first time' : 'Listeners of the track';
  if (SOLD.test(film)) {
    const what = whom.replace(/^(?:an?|my|our)\s/iu, 'the ');
    if (what === '') return isSecond ? 'Customers that it already has' : 'People who may buy what it shows';
    return isSecond ? `Those who know ${what} already` : `People who do not know ${what} yet`;
  }
  const kind = filmKindOf(typed)?.audiences;
  return isSecond ? (kind?.[1] ?? audienceBy(way)) : (kind?.[0] ?? AUDIENCE);
}

function platformOf(told: Told, isSecond: boolean): string {
  const forms = [told.film, ...told.notes.filter(({ kind }) => kind === 'form').map(({ text }) => text)].join(
    ', ',
  );
  const named = platformIn(forms) ?? (speaksOf('vertical', forms) ? 'Vertical feed, full screen' : undefined);
  if (named) return isSecond ? `${named}, pinned on the page` : `${named}, in the feed`;
  const [one, other] = filmKindOf(told.typed)?.platforms ?? ['A short-video feed', 'A page of one’s own'];
  return isSecond ? other : one;
}

/** How long the film is: as it is told where any model may be meant, else as the model makes it. */
export const plainSeconds = (told: Told, target: VideoTargetId): number =>
  (target === 'ten-seconds' ? secondsTold(told) : undefined) ?? VIDEO_TARGET_INFO[target].seconds;

/** The title of the second option: the first one's with how it is taken, or its last moment. */
function secondTitle(told: Told, way: Way): string {
  const title = titleOf(told);
  const tail =
    way === 'take'
      ? endsNear(told) && cameraWords(told) === ''
        ? ', nearer and nearer'
        : ', all in one take'
      : way === 'near'
        ? ', from near'
        : ', to the last second';
  const last = told.moments.at(-1)?.text.replace(/[.!…]+$/u, '') ?? '';
  const isTitle =
    told.moments.length > 1 &&
    told.moments.at(-1)?.lines.length === 0 &&
    last.length <= TITLE_AT_MOST &&
    last.split(' ').length > 1;
  if (`${title}${tail}`.length <= TITLE_AT_MOST && (way !== 'end' || !isTitle)) return `${title}${tail}`;
  return isTitle ? last : `${titleOf(told, TITLE_AT_MOST - tail.length)}${tail}`;
}

function optionOf(told: Told, way: Way, isSecond: boolean, target: VideoTargetId): CreativeOption {
  return {
    title: isSecond ? secondTitle(told, way) : titleOf(told),
    audience: audienceOf(told, way, isSecond),
    tone: toneOf(told, way, toldCamera(told).isOneTake),
    platform: `${platformOf(told, isSecond)}; ${plainSeconds(told, target)} seconds`,
    hook: hookOf(told, way),
  };
}

/** Two ways to film an idea whose reading is not sure. */
export function plainOptions(
  told: Told,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const [one, other] = waysOf(told);
  return { a: optionOf(told, one, false, target), b: optionOf(told, other, true, target) };
}

/** How the film of a chosen option is taken. */
export function wayOf(told: Told, tone: string): Way {
  const [one, other] = waysOf(told);
  return tone.endsWith(inTone(other, toldCamera(told).isOneTake)) ? other : one;
}
