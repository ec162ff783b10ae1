import type { StyleRow } from '../lexicon/style.ts';
import { cleanText, withoutCommand } from '../read/command.ts';
import { isEnglish } from '../read/english-words.ts';
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
import { isDrawn, leadingStyle } from '../shot/look.ts';
import { theOf } from '../shot/refer.ts';
import { classOf, type SceneClass } from '../shot/scene-class.ts';
import { leadingDoing } from '../shot/staging.ts';
import { type Brief, readBrief } from './brief.ts';
import { type Event, eventSeen } from './event.ts';
import { isKnownThing } from './explained-rows.ts';
import {
  type Move,
  moveNamed,
  quotedIn,
  SPANS_HOURS,
  speaksOf,
  type Timing,
  timingIn,
  withoutCarrier,
  withoutFilmWords,
} from './film-words.ts';
import { lengthIn, platformIn, unframed } from './framing.ts';
import { isOfSeveral, regionNamed } from './named-region.ts';
import { calledIn, explainedIn } from './question.ts';
import { spelled } from './spelled.ts';
import { storyIn } from './story.ts';
import { sceneTold, sold, toldIn } from './told-scene.ts';
import { wordsOf } from './verbs.ts';
import { wholeStory } from './whole-story.ts';
import { capital } from './wording.ts';

/** What a video idea already says, so that nothing written around it repeats or contradicts it. */
export interface Idea {
  /** The words to keep to the letter: the idea without a leading request; of a long one the opening sentence. */
  readonly subject: string;
  /** What it asks for in its parts: sort of film, wishes, audience, words at the end. */
  readonly brief: Brief;
  /** What comes after `subject` in a long idea; read for circumstances, not repeated. */
  readonly rest: string;
  /** `subject` without the words that only say that it is a film ('silent film of'). */
  readonly shown: string;
  /** The reading of `shown`, with hour, place, light and look of the rest where it names none. */
  readonly scene: Scene;
  readonly kind: SceneClass;
  readonly main?: Member;
  readonly doing?: Doing;
  /** What happens, from the beginning to the end, in the idea's own words. */
  readonly events: readonly Event[];
  /** Words before the first event that only say what it is about: 'commercial for running shoes'. */
  readonly heading: string;
  /** How the main thing is called from its second mention on: 'the fisherman'. */
  readonly it: string;
  readonly isPlural: boolean;
  readonly style?: Read<StyleRow>;
  /** Whether it is drawn, painted, modelled or rendered, so that no lens belongs in it. */
  readonly isDrawn: boolean;
  /** Whether a look or a sort of film is settled. */
  readonly hasStyle: boolean;
  readonly quoted: readonly string[];
  readonly move?: Move;
  readonly timing?: Timing;
  /** Whether hours pass within the film. */
  readonly spansHours: boolean;
  /** Whether music is asked for or ruled out. */
  readonly hasMusic: boolean;
  /** 'none' where nothing is to be heard, 'wordless' where nobody is to speak, 'spoken' where somebody does. */
  readonly speech?: 'none' | 'wordless' | 'spoken';
  /** What is to be explained, where that is all that the idea asks. */
  readonly explained?: string;
  /** How many seconds are asked for. */
  readonly seconds?: number;
  /** The platform that is named. */
  readonly platform?: string;
  /** An upright frame is asked for. */
  readonly isVertical: boolean;
}

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

/** What a calling does whose deed is not named: 'a dancer' dances. */
function calledEvents(shown: string, scene: Scene, main: Member | undefined): readonly Event[] {
  const [doing] = scene.doings;
  if (!doing || !main || doing.words !== main.words) return [];
  const typed = shown
    .slice(0, shown.toLowerCase().indexOf(main.words.toLowerCase()) + main.words.length)
    .trim();
  const isNamed = /^(?:an?|the|my|our|two|three|four|five|\d+)\s/i.test(typed) || main.proper || main.plural;
  const subject = isNamed ? typed : `the ${typed}`;
  const told = main.plural ? doing.verb.base : doing.verb.s;
  const { base } = doing.verb;
  const text = capital(`${subject} ${told}`);
  return [
    {
      text,
      subject,
      doer: theOf(main),
      doing: told,
      base,
      reading: typed,
      isPlural: main.plural,
      ...(doing.row && { row: doing.row }),
    },
  ];
}

/** 'Loneliness in a big city' is seen in the city. */
function isFeltPlace(scene: Scene): boolean {
  const main = mainOf(scene);
  return Boolean(
    scene.place?.row && main && scene.doings.length === 0 && (main.kind === 'abstract' || !main.known),
  );
}

/** A weather by itself is a view. */
function kindOf(scene: Scene): SceneClass {
  const kind = classOf(scene);
  const main = mainOf(scene);
  if (isFeltPlace(scene)) return classOf({ ...scene, cast: [] });
  return kind === 'unknown' && !main && timeOf(scene, 'weather') ? 'landscape' : kind;
}

const NUMERAL = /^[\p{N}\s.,:]+$/u;

/** The noun that a text begins with, in all its words: 'handmade leather wallet'. */
const LEADING_NAME =
  /^(?:(?:an?|the|our|my)\s)?((?:[\p{L}-]+\s){1,3}[\p{L}-]+?)(?=,|$|\s(?:in|on|at|with|for|of|from|by|under|near)\s)/iu;

/** A short phrase of English words alone. */
const isPlainEnglish = (text: string): boolean =>
  /^[\p{L}\s’'-]{6,40}$/u.test(text) &&
  text.split(' ').length > 2 &&
  text.split(' ').every((word) => isEnglish(word.toLowerCase()));

/** How sentences call what the film is about. */
function nameOf(scene: Scene, main: Member | undefined, shown: string): string {
  const pair = scene.cast.filter(
    ({ part, kind, relation, known }) => part === 'companion' && known && !relation && isBeing(kind),
  );
  if (main && scene.doings[0]?.agents.length === 2 && pair[0]) return `${theOf(main)} and ${theOf(pair[0])}`;
  const isOf = /\sof\s/i.test(shown) && main?.kind === 'abstract';
  if (isOf && shown.length <= 40) return /^(?:the|an?|our|my)\s/i.test(shown) ? shown : `the ${shown}`;
  if (main?.placeRow) return regionNamed(main.name, main.placeRow);
  if (main?.known && main.name)
    return isPeople(main.kind) ? theOf(main).replace(/\s\p{L}+ing\s.*$/u, '') : theOf(main);
  if (scene.place) return regionNamed(scene.place.words, scene.place.row);
  const weather = main ? undefined : timeOf(scene, 'weather');
  if (weather) return `the ${weather.words.toLowerCase().replace(/^the\s/, '')}`;
  const whole = LEADING_NAME.exec(shown)?.[1] ?? '';
  if (main && !main.known && !main.proper && whole.toLowerCase().includes(`${main.name.toLowerCase()} `))
    return `the ${whole}`;
  if (main && /^[\p{L} -]{2,24}$/u.test(main.name)) return theOf(main);
  if (scene.lettering.length > 0) return 'the lettering';
  if (!scene.isForeign && isPlainEnglish(shown))
    return /^(?:the|an?|our|my)\s/i.test(shown) ? shown.replace(/^an?\s/i, 'the ') : `the ${shown}`;
  return NUMERAL.test(shown) ? 'the number' : 'the main shape';
}

function speechOf(text: string, quoted: readonly string[], kind: SceneClass): Idea['speech'] {
  if (speaksOf('no-sound', text) || /^silent\b(?! (?:disco|night|auction|retreat|witness))/i.test(text))
    return 'none';
  if (speaksOf('no-words', text)) return 'wordless';
  const isLettering = kind === 'graphic' || kind === 'sign' || speaksOf('written', text);
  return speaksOf('speaks', text) || (quoted.length > 0 && !isLettering) ? 'spoken' : undefined;
}

/** What only the film's own words say: sound, speech, camera, time. */
function filmOf(
  typed: string,
  kind: SceneClass,
): Pick<Idea, 'quoted' | 'spansHours' | 'hasMusic' | 'isVertical'> & Partial<Idea> {
  const all = typed.slice(0, 4_000);
  const quoted = quotedIn(all);
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

/** What 'how rivers shape the land' is about, where that is known. */
function howIn(shown: string): string | undefined {
  const thing =
    /^(?:(?:explain(?:s|ing)?|show(?:s|ing)?)\s)?(?:how|why|where)\s(?!to\s)(?:do(?:es)?\s)?([^,.?]{3,60})\??$/i.exec(
      shown,
    )?.[1];
  return thing && isKnownThing(thing) ? thing : undefined;
}

const EXPLAINER = /^(?:an?\s)?(?:\p{L}+\s){0,2}?explainer\s(?:video\s)?(?:on|about|of)\s(?=how|why|what)/iu;
const LESSON =
  /\b(?:project|explainer|lesson|presentation|video|film|animation|documentary|clip)\s(?:about|on|explaining)\s([^,.:?]{3,60}?)(?=\s(?:for|in)\s|[,.:?]|$)/i;

/** What 'school project about the water cycle' explains, where that is known. */
function lessonIn(text: string): string | undefined {
  const thing = LESSON.exec(text)?.[1];
  const isAsked = /\b(?:explainer|explaining)\b/i.test(text);
  return thing && wordsOf(thing).length < 5 && (isAsked || isKnownThing(thing)) ? thing : undefined;
}

/** Words that only people are meant with. */
const SOMEBODY = /\b(?:he|she|his|her|him|everyone|somebody|someone|nobody)\b/i;

const SEVERAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several)\s(?:\p{L}+\s)?\p{L}+s\b/iu;

const SELLING = /^.{0,40}\b(?:product|ad|advert|commercial|promo)\b/i;

/** Reads a video idea of any length and language; only its first 4,000 characters count. */
export function readIdea(text: string): Idea {
  const typed = withoutCommand(cleanText(text.trim().slice(0, READ_AT_MOST)));
  const [subject, rest] = parted(withoutCarrier(typed));
  const brief = readBrief(spelled(subject));
  const isTopic = brief.beats.length > 0;
  const shown = isTopic ? brief.beats.join('. ') : unframed(withoutFilmWords(brief.told));
  const explained = isTopic
    ? undefined
    : (explainedIn(shown.replace(EXPLAINER, '')) ?? howIn(shown) ?? lessonIn(subject));
  const story = isTopic
    ? { heading: '', events: brief.beats.map(eventSeen) }
    : explained
      ? { heading: '', events: [] }
      : sold(rest ? storyIn(`${shown} ${rest}`) : wholeStory(storyIn(shown), shown), brief.told);
  const scene = sceneTold(subject, toldIn(shown, story.heading), rest, story);
  const main = isFeltPlace(scene) ? undefined : mainOf(scene);
  const named = kindOf(scene);
  const isSomebody = story.events.some(({ text }) => SOMEBODY.test(text));
  const kind =
    named !== 'unknown' ? named : SELLING.test(subject) ? 'product' : isSomebody ? 'person' : named;
  const events =
    story.events.length > 0 || scene.isForeign || explained ? story.events : calledEvents(shown, scene, main);
  const style = leadingStyle(scene);
  const doing = leadingDoing(scene);
  return {
    subject,
    brief,
    rest,
    shown,
    scene,
    kind,
    ...(explained && { explained }),
    ...(main && { main }),
    ...(doing && { doing }),
    events: scene.isForeign ? [] : events,
    heading: story.heading,
    it: explained ? calledIn(explained) : nameOf(scene, main, shown),
    isPlural: main
      ? main.plural || SEVERAL.test(shown) || (doing?.agents.length ?? 1) > 1
      : (scene.place && isOfSeveral(scene.place.words)) ||
        (scene.place?.plural ?? /[^s]s$/.test(timeOf(scene, 'weather')?.words ?? '')),
    ...(style && { style }),
    isDrawn: isDrawn(style),
    hasStyle:
      scene.styles.some(({ row }) => row.medium !== 'photo' && row.medium !== 'graphic') ||
      speaksOf('style', typed.slice(0, 4_000)),
    ...filmOf(typed, kind),
  };
}
