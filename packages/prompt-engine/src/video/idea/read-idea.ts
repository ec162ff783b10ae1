import { COLOUR_WORDS } from '../../read/colour-terms.ts';
import { type Member, mainOf, type Scene } from '../../read/scene.ts';
import { isDrawn, leadingStyle } from '../../shot/look/look.ts';
import { theOf } from '../../shot/refer.ts';
import { classOf } from '../../shot/scene-class.ts';
import type { SceneClass } from '../../shot/scene-classes.ts';
import { leadingDoing } from '../../shot/staging/staging.ts';
import { feltWithout } from '../genre/felt.ts';
import { lengthIn, platformIn, shotsIn } from '../length.ts';
import { inStepsOfKind, onlyNamed } from '../named/only-named.ts';
import { shownWith } from '../optimizer/drawn-answer.ts';
import { BUSINESS } from '../options/offer-words.ts';
import { withoutDirections } from '../picture/directions.ts';
import { formatStory } from '../story/format-story.ts';
import { occasionStory } from '../story/occasion-story.ts';
import { offerStory } from '../story/offer-story.ts';
import { hasEnd, isOffered, offered, shownAlone, withProductNamed } from '../story/offered.ts';
import { isTopic } from '../story/topics.ts';
import { capital } from '../wording.ts';
import { withoutAsking } from './carrier-abroad.ts';
import { type Event, eventsIn, seen } from './event.ts';
import { isSaidInWriting, moveNamed, quotedLinesIn, SPANS_HOURS, speaksOf, timingIn } from './film-words.ts';
import { foreignEvents } from './foreign-clauses.ts';
import { foreignRequest } from './foreign-request.ts';
import type { Idea } from './idea.ts';
import { ideaAsListed } from './idea-as-listed.ts';
import { ideaAsParted } from './idea-as-parted.ts';
import { ideaAsTold } from './idea-as-told.ts';
import { type Known, knownFor } from './known.ts';
import { joinedTo } from './moments-joined.ts';
import { withNames } from './names.ts';
import { isSettingPiece } from './piece-settings.ts';
import { withReported } from './reported-speech.ts';
import { type Request, readRequest } from './request.ts';
import { sceneRead } from './scene-read.ts';
import { spelled } from './spelled.ts';
import { timesNamed } from './times-named.ts';

const READ_AT_MOST = 12_000;
const OPENING_AT_MOST = 300;
const SENTENCE_AT_MOST = 400;
const SENTENCE_END = /[.!?…。！？]["'”’)\]]*(?=\s|$)|[。！？]/u;

/** The words that are kept, and what comes after them. Linear in the length of the text. */
function parted(text: string): readonly [subject: string, rest: string] {
  if (text.length <= OPENING_AT_MOST) return [text, ''];
  const start = text.slice(0, SENTENCE_AT_MOST);
  const stop = SENTENCE_END.exec(start);
  if (stop) {
    const end = stop.index + stop[0].length;
    return [text.slice(0, end), text.slice(end).trim()];
  }
  const cut = Math.max(start.lastIndexOf(',', OPENING_AT_MOST), start.lastIndexOf(';', OPENING_AT_MOST));
  const at = cut > 40 ? cut : start.lastIndexOf(' ', OPENING_AT_MOST);
  const end = at > 40 ? at : wholeCharacters(start, OPENING_AT_MOST);
  return [text.slice(0, end), text.slice(end).trim()];
}

/** An offset that does not part a surrogate pair. */
const wholeCharacters = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;

/** How sentences call what the film is about. */
function nameOf(scene: Scene, main: Member | undefined, events: readonly Event[]): string {
  const doer = events.find(
    ({ doer: who }) => who !== '' && !/^(?:he|she|it|they|we|i|you)$/i.test(who),
  )?.doer;
  if (doer && doer.length < 40) return doer;
  if (main?.known && main.name && !scene.isForeign) return theOf(main);
  return 'what is shown';
}

function speechOf(text: string, quoted: readonly string[], kind: SceneClass): Idea['speech'] {
  if (speaksOf('no-sound', text) || /^silent\b(?! (?:disco|night|auction|retreat|witness))/i.test(text))
    return 'none';
  if (speaksOf('no-words', text)) return 'wordless';
  const isLettering = kind === 'graphic' || kind === 'sign' || speaksOf('written', text);
  if (isSaidInWriting(text)) return undefined;
  return speaksOf('speaks', text) || (quoted.length > 0 && !isLettering) ? 'spoken' : undefined;
}

/** What only the film's own words say: sound, speech, camera, time. */
function filmOf(
  typed: string,
  kind: SceneClass,
): Pick<Idea, 'quoted' | 'spansHours' | 'hasMusic' | 'isVertical'> & Partial<Idea> {
  const all = typed.slice(0, 4_000);
  const quoted = quotedLinesIn(all);
  const [move, timing, speech] = [moveNamed(all), timingIn(all), speechOf(all, quoted, kind)];
  const [seconds, platform] = [lengthIn(all), platformIn(all)];
  return {
    quoted,
    spansHours: SPANS_HOURS.test(all),
    hasMusic: speaksOf('music', all),
    isVertical: speaksOf('vertical', all),
    ...(move && { move }),
    ...(timing && { timing }),
    ...(speech && { speech }),
    ...(seconds && { seconds }),
    ...(platform && { platform }),
  };
}

/** How many moments a film parts: as many as are asked for, at most what its seconds can part. */
const momentsIn = (typed: string): number =>
  Math.min(8, shotsIn(typed) ?? 8, Math.max(5, Math.floor((lengthIn(typed) ?? 10) / 4)));

const REST_AT_MOST = 600;
const TOLD_AT_MOST = 900;

const SOUNDS_LIKE = /^(?:synthwave|lo-?fi|jazz|punk|techno|baroque|disco|retro|grunge)$/i;

/** Whether a word for a look is meant as one: 'watercolour fox', 'in chalk'; 'chalk, fingers' and a comedy sketch are none. */
function isLook(words: string, subject: string): boolean {
  const at = subject.toLowerCase().indexOf(words.toLowerCase());
  const [before, after] = [subject.slice(0, Math.max(at, 0)), subject.slice(at + words.length)];
  if (/\b(?:comedy|funny|comic|short|school)\s$/i.test(before) && /^sketch/i.test(words)) return false;
  if (SOUNDS_LIKE.test(words) && /\b(?:music|song|track)\b/i.test(subject)) return false;
  return (
    before.split(' ').length < 4 ||
    /\b(?:in|as an?|style of an?|like an?)\s$/i.test(before) ||
    /^(?:[\s-](?:style|animation|animated|film|look|drawing|painting|movie|video|cartoon|game))/i.test(
      after,
    ) ||
    /\b(?:animat|anime|cartoon|claymation|stop[- ]motion|pixel|noir|vhs|cinematic|black and white|3d)/i.test(
      words,
    )
  );
}

/** 'Attacks it from above': where a deed comes from, and not the camera. */
const DONE_FROM =
  /\b(?:attack|jump|drop|fall|watch|look|land|pounce|come|shine|dive|swoop|grab|hit|appear|rise|call|crawl|burst|lower)\p{L}*\b[^,.]*$/iu;

/** What crews call it. */
const TOP_SHOT = /\b(?:top shots?|shot from the top|god['’]?s[- ]eye(?: view| shot)?)\b/giu;

/** What the opening names wins; the rest of a long text adds what it leaves open. */
function sceneOf(subject: string, shown: string, rest: string): Scene {
  const opening = sceneRead(shown);
  const whole = shown === subject ? opening : sceneRead(subject.replace(TOP_SHOT, 'overhead shot'));
  const more = rest === '' ? undefined : sceneRead(rest.slice(0, REST_AT_MOST));
  const open = <T>(own: readonly T[], other: readonly T[] = []): readonly T[] =>
    own.length > 0 ? own : other;
  const typed = new Set(opening.times.map(({ row }) => row.type));
  const place = opening.place ?? more?.place;
  return {
    ...opening,
    times: [...opening.times, ...(more?.times ?? []).filter(({ row }) => !typed.has(row.type))],
    lights: open(open(opening.lights, whole.lights), more?.lights),
    styles: open(
      whole.styles.filter(({ words }) => isLook(words, subject)),
      more?.styles,
    ),
    cameras: open(
      whole.cameras.filter(
        ({ words }) => !DONE_FROM.test(subject.slice(0, subject.toLowerCase().indexOf(words.toLowerCase()))),
      ),
      more?.cameras,
    ),
    ...(place && { place }),
  };
}

/** The moments of an advertisement end on what it is for, and those that bear words on these words. */
function closed(told: readonly Event[], { product, caption }: Request): readonly Event[] {
  const isEnded = hasEnd(told);
  const events = product === '' ? told : offered(withProductNamed(told, product), product);
  const isShown = product === '' || events.at(-1)?.text.toLowerCase().includes(product.toLowerCase());
  if (isShown) return captioned(events, caption);
  const own = seen(capital(shownAlone(product, events)));
  // Where a story plays it is seen first, and what turns in it last.
  const isStage =
    BUSINESS.test(product) &&
    !NO_STAGE.test(product.replace(/\s(?:in|from|near|at)\s.*$/i, '')) &&
    events.some(({ doing }) => doing !== '');
  // What the idea puts at its end is the last image.
  return captioned(isStage || isEnded ? [own, ...events] : [...events, own], caption);
}

/** Firms that are no place where a story plays. */
const NO_STAGE =
  /\b(?:app|platform|website|webshop|brand|label|startup|start-up|services?|business|company|firm|agency)$/i;
const SLOGAN_AT_MOST = 10;
const NO_SLOGAN =
  /^(?:.*\blogo\b.*$|(?:an?|one|two|three|just|only|no|with|without|in|on|at|for|by|\p{L}+ing|\d+)\s|\p{L}+$)/iu;
const ONE_IMAGE = /^(?:one|two|three)\s\p{L}+\s|^an?\s\p{L}+\s(?:\S+\s){2}/iu;
const COLOURS = new RegExp(`^(?:(?:${COLOUR_WORDS.join('|')}|and|tones?|colou?rs?)[\\s,]*)+$`, 'i');

/** The moments with words to be read on the last of them. */
function captioned(events: readonly Event[], caption: string): readonly Event[] {
  const last = events.at(-1);
  return caption === '' || !last
    ? events
    : [...events.slice(0, -1), { ...last, text: `${last.text}, and the words “${capital(caption)}”` }];
}

/** What is asked for, slips of the keyboard mended, in English where a film is asked for in another language. */
const requestOf = (subject: string, rest: string): Request =>
  readRequest(
    withNames(
      foreignRequest(subject) ??
        ideaAsParted(
          ideaAsTold(
            withoutDirections(ideaAsListed(spelled(`${subject} ${rest}`.trim().slice(0, TOLD_AT_MOST)))),
          ),
        ),
    ),
  );

/** 'With a sleepy lion' beside what is known: the lion. */
const withoutWith = (event: Event): Event =>
  event.doing === '' ? { ...event, text: capital(event.text.replace(/^with\s/i, '')) } : event;

/** The moments of a request, and what is known of it where it only names what is to be seen. */
function toldIn(
  request: Request,
  typed: string,
): readonly [known: Known | undefined, told: readonly Event[]] {
  const shown = shownWith(request.told.join(', '));
  if (shown) return [{ sort: 'told', beats: shown }, shown.map(seen)];
  const own = sceneRead(request.told.join('. ')).isForeign
    ? foreignEvents(request.told)
    : eventsIn(request.told);
  const [opening = ''] = request.told;
  const known =
    request.product === '' && own[0]
      ? knownFor(
          own.length === 1 ? opening : own[0].text,
          `${request.film} ${request.wishes.join(' ')}${/\bexplain/i.test(typed) ? ' explainer' : ''}${/\bhyper-?lapse/i.test(typed) ? ' hyperlapse' : ''}`,
        )
      : undefined;
  // 'Plastic pollution PSA where a turtle swims through bags' has a story of its own.
  if (known?.sort === 'explained' && own.slice(1).some(({ doing, doer }) => doing !== '' && doer !== ''))
    return [undefined, own[0]?.doing === '' ? own.slice(1) : own];
  const beats = known ? feltWithout(opening, known.beats, typed) : [];
  return [known, known ? [...beats.map(seen), ...own.slice(1).map(withoutWith)] : own];
}

/** Reads a video idea of any length and language; only its first 4,000 characters count. */
export function readIdea(text: string): Idea {
  const typed = withoutAsking(text.trim().slice(0, READ_AT_MOST));
  const [subject, rest] = parted(typed);
  const request = requestOf(subject, rest);
  const [known, told] = toldIn(request, typed);
  const closing = closed(told, request);
  const all = closing.length > 0 ? closing : [seen(capital(subject) || 'The idea')];
  const events = joinedTo(all, momentsIn(typed.slice(0, 4_000))).map(withReported);
  const shown = request.told.join('. ') || request.product || subject;
  const scene = sceneOf(subject, shown, rest);
  const main = mainOf(scene);
  const kind = request.product !== '' && request.told.length === 0 ? 'product' : classOf(scene);
  const style = leadingStyle(scene);
  const doing = leadingDoing(scene);
  const [only] = events;
  const idea: Idea = {
    subject,
    request,
    rest,
    shown,
    scene,
    kind,
    ...(known && { known: known.sort }),
    ...(main && { main }),
    ...(doing && { doing }),
    events,
    it: nameOf(scene, main, known ? [] : events),
    isPlural: only?.doer ? only.isPlural : (main?.plural ?? false),
    ...(style && { style }),
    isDrawn: isDrawn(style),
    hasStyle:
      scene.styles.some(({ row }) => row.medium !== 'photo' && row.medium !== 'graphic') ||
      speaksOf('style', typed.slice(0, 4_000)),
    ...filmOf(typed, kind),
  };
  return known ? inStepsOfKind(idea, typed) : inStepsOfKind(onlyNamed(inFormat(idea), typed), typed);
}

/** An idea that asks for a known sort of film and tells nothing of its own has the images of that sort. */
function inFormat(idea: Idea): Idea {
  const { occasion, product, told } = idea.request;
  const offered = occasion ? occasionStory(occasion) : offerStory(idea);
  const images = offered.length > 0 ? offered : formatStory(idea);
  // An advertisement that says itself what is seen of the thing needs no images of ours.
  if (images.length < 2 || (product !== '' && idea.events.some(isOffered))) return idea;
  const slogan = offered.length > 0 && product !== '' && told.length === 1 ? (told[0] ?? '') : '';
  const isSlogan =
    slogan.split(' ').length < SLOGAN_AT_MOST &&
    !isTopic(slogan) &&
    !images.some((image) => image.toLowerCase().includes(slogan.toLowerCase())) &&
    !COLOURS.test(slogan) &&
    !slogan.includes(', then ') &&
    !isSettingPiece(slogan) &&
    timesNamed(slogan).length === 0 &&
    !NO_SLOGAN.test(slogan);
  const caption = idea.request.caption || (isSlogan ? slogan : '');
  // 'One drop on skin' is no slogan and an image.
  const own = ONE_IMAGE.test(slogan) ? [capital(slogan), ...images.slice(1)] : images;
  return { ...idea, known: 'told', events: captioned(own.map(seen), caption) };
}
