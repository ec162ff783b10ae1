import { inWords } from '../../lexicon/row.ts';
import { inEnglish } from '../../read/languages.ts';
import { readScene } from '../../read/read-scene.ts';
import { isBeing, isPeople, type Scene } from '../../read/scene.ts';
import { filled as poseFilled } from '../../shot/refer.ts';
import { type Event, eventsIn, seen } from '../event.ts';
import type { Idea } from '../idea.ts';
import { phraseOf, placeNamed } from '../place-named.ts';
import { thingsOf } from '../setting.ts';
import { sureDeed } from '../staged.ts';
import { verbAt, wordsOf } from '../verbs.ts';
import { capital, small } from '../wording.ts';
import { besideIn, besideNear, bothInView, foreignViews } from './beside.ts';
import { type DeedStory, deedStory } from './deed-story.ts';
import { doneBy, gerundStory, ledByDeed } from './named-deeds.ts';
import { callingOf, journeyIn, looksOf, stateOf, stillStory } from './still-story.ts';
import { situationIn, topicImages } from './topics.ts';

/*
 * An idea of one moment told in several: the moment in its own words, what is seen of it from near, and how it comes
 * to its end. Nothing is told of which the deed itself, or what is there, does not speak.
 */

const part = (kind: 'near' | 'end', text: string): readonly Event[] =>
  text === '' ? [] : [{ ...seen(text), part: kind }];

/** What is only wished for, or not done at all. */
const NOT_DONE =
  /\b(?:not|never|without|wants?|hopes?|dreams?|wish(?:es)?|refuses?|tr(?:y|ies) to)\b|n[’']t\b/i;

/** Verbs that say little without what follows them. */
const PLAIN = /^(?:think|go|get|come|be|have|do|make|take|keep|let|put|move|bring)$/;

/** What the lexicon knows of how a deed looks from near, and whoever does it a breath later. */
function storyOfRow(scene: Scene, event: Event): DeedStory | undefined {
  const deed = sureDeed(scene);
  const isPlain = PLAIN.test(event.base) || NOT_DONE.test(event.doing);
  const close = isPlain ? '' : (deed?.row?.close ?? '');
  const moment = deed?.row?.moment ?? '';
  return deed && close !== ''
    ? {
        near: `${capital(poseFilled(close, scene, deed))}, from near`,
        end: moment === '' ? afterIt(event, scene) : capital(poseFilled(moment, scene, deed)),
        lines: [],
      }
    : undefined;
}

/** Whoever did a deed that no row knows, a breath later, with what is named beside: no outcome is made up. */
function afterIt(event: Event, scene: Scene): string {
  const { doer } = event;
  if (/^(?:i|you)?$|^(?:nobody|no one|someone|somebody)/i.test(doer)) return '';
  const other = besideIn(event, scene);
  return other === '' ? `${capital(doer)} once more, from further off` : bothInView(doer, other);
}

/** A deed of which nothing is known but who does it: the face from near. */
function bareStory(event: Event, scene: Scene): DeedStory | undefined {
  const agent =
    scene.cast[scene.doings[0]?.agents[0] ?? -1] ?? scene.cast.find(({ part: is }) => is === 'main');
  if (/^(?:is|are|was|were)\b/i.test(event.doing)) return undefined;
  const beside = event.doing === '' || event.doer === '' ? '' : besideIn(event, scene);
  if (beside !== '' && !/^(?:they|i|you|nobody|no one|neither)\b/i.test(event.doer))
    return { near: besideNear(beside), end: afterIt(event, scene), lines: [] };
  // Of a swarm nobody sees one head.
  if (event.doing !== '' && agent?.kind === 'insect' && event.doer !== '')
    return { near: `${capital(event.doer)}, from very close`, end: afterIt(event, scene), lines: [] };
  if (event.doing !== '' && agent && isBeing(agent.kind) && !isPeople(agent.kind) && event.doer !== '')
    return { near: `The head of ${event.doer}, from near`, end: afterIt(event, scene), lines: [] };
  if (/^they$/i.test(event.doer)) return undefined;
  const isSomebody = /^(?:he|she)$/i.test(event.doer) || (agent !== undefined && isPeople(agent.kind));
  if (event.doing === '' || !isSomebody || /^(?:nobody|no one|neither)/i.test(event.doer)) return undefined;
  const near = event.isPlural
    ? 'One face after the other, from near'
    : 'The face, from near, while it happens';
  return { near, end: afterIt(event, scene), lines: [] };
}

/** How a single deed goes on and ends where a row tells it. */
function knownStory(event: Event): DeedStory | undefined {
  const scene = readScene(event.text);
  return scene.isForeign ? foreignStory(event.text) : (deedStory(event, scene) ?? gerundStory(event, scene));
}

/** The same, as far as anything is known of it. */
function storyOf(event: Event): DeedStory | undefined {
  const known = knownStory(event);
  const scene = readScene(event.text);
  return known ?? (scene.isForeign ? undefined : (storyOfRow(scene, event) ?? bareStory(event, scene)));
}

/** How many of its words a text of another language must have in English, as a share. */
const UNDERSTOOD = 0.65;

/** A deed told in another language, seen as its English reading has it. */
function foreignStory(text: string): DeedStory | undefined {
  const english = inEnglish(text);
  const [event] = english.isForeign ? eventsIn([english.text]) : [];
  const scene = readScene(english.text);
  const isMostly = wordsOf(english.text).length >= wordsOf(text).length * UNDERSTOOD;
  return isMostly && event && event.doing !== '' && !/\bsubject\b/.test(event.doer)
    ? (deedStory(event, scene) ?? storyOfRow(scene, event))
    : undefined;
}

const EVERY_DAY = /^(?:\s(?:every|each)\s[a-z]+)?$/i;
const PLACE = /^(?:in|on|at|inside|aboard)\s((?:an?|the|our|my)\s.+)$/iu;

/** The place a text ends on, as it is said there, and what stands in it: 'The train station, with …'. */
function placeAtEnd(idea: Idea, text: string): string {
  const place = placeNamed(text);
  const typed =
    place?.row?.traits.has('support') === false ? PLACE.exec(phraseOf(place, text))?.[1] : undefined;
  if (!typed || !EVERY_DAY.test(text.slice(text.lastIndexOf(typed) + typed.length))) return '';
  const things = thingsOf(idea, place?.row).slice(0, 2);
  return capital(things.length > 0 ? `${typed}, with ${inWords(things)}` : typed);
}

/** Lines are spoken where the idea has none of its own and does not rule them out. */
const isSilent = ({ speech, quoted, hasMusic, timing }: Idea): boolean =>
  speech === 'none' || speech === 'wordless' || quoted.length > 0 || hasMusic || timing === 'lapse';

const THAT =
  /^(?:\S+\s){0,3}?(?:know|knows|notices?|realises?|realizes?|suspects?|guess(?:es)?|learns?|discovers?|finds? out|hears?)\sthat\s(.{6,})$/i;

/** Somebody at something, whom whoever acts sees or hears. */
const SENSED =
  /^(?:hears?|sees?|watch(?:es)?|notices?|spots?|catch(?:es)?|overhears?)\s((?:an?|the|his|her|their|two|three|someone|somebody)\s(?:[\p{L}’'-]+\s){0,3}?\p{L}{2,}ing\b.*)$/iu;

const LETS = /^lets?\s((?:an?|the|his|her|their|my)\s)(.+)$/iu;

/** 'Lets a crying boy drive the train': the boy drives it. */
function letDo(doing: string): string {
  const [, article = '', rest = ''] = LETS.exec(doing) ?? [];
  const words = wordsOf(rest);
  const at = words.findIndex((_, i) => i > 0 && verbAt(words, i)?.form === 'base');
  const verb = at > 0 ? verbAt(words, at) : undefined;
  const [start, end] = [words[at]?.start ?? 0, words[at + (verb?.length ?? 1) - 1]?.end ?? 0];
  const isOne = !/s$/.test(words[at - 1]?.text ?? '');
  return verb
    ? `${article}${rest.slice(0, start)}${isOne ? verb.verb.s : verb.verb.base}${rest.slice(end)}`
    : '';
}

/** 'Does not know that the listener wrote it': the listener is seen; and so is whoever is heard. */
function thatStory(event: Event): DeedStory | undefined {
  const that = THAT.exec(event.doing)?.[1] ?? SENSED.exec(event.doing)?.[1] ?? letDo(event.doing);
  return that === '' ? undefined : { near: capital(that), end: afterIt(event, readScene('')), lines: [] };
}

function oneDeed(idea: Idea, event: Event, isSecond: boolean): readonly Event[] {
  const story = thatStory(event) ?? storyOf(event);
  if (!story) return [];
  const [line, answer] = isSilent(idea) ? [] : story.lines;
  const own: Event = line && !event.line ? { ...event, line } : event;
  const [near, end] = [part('near', story.near), part('end', story.end)];
  const answered = answer ? end.map((last) => ({ ...last, line: answer, doer: 'the other' })) : end;
  const place = placeAtEnd(idea, event.text);
  if (isSecond && place !== '') return [...part('end', place), own, ...answered];
  return [own, ...near, ...answered];
}

/** Things that are only named, each with one image of it. */
const imaged = (events: readonly Event[]): readonly Event[] =>
  events.map((event) => {
    const [image = ''] = event.doing === '' ? topicImages(event.text) : [];
    return image === '' ? event : { ...event, text: `${event.text}: ${small(image)}` };
  });

/** What is only named, as the situation that it is from near. */
const nearBy = ({ text }: Event): string => (situationIn(text) ?? journeyIn(text))?.near ?? '';

const foreignNear = ({ text, doing }: Event): DeedStory | undefined =>
  doing === '' && readScene(text).isForeign ? foreignStory(text) : undefined;

/** Two moments: the first from near, and how the second ends. */
function toldPair(first: Event, second: Event): readonly Event[] {
  const [one, two] = [foreignNear(first), foreignNear(second)];
  if (one || two) return [first, ...part('near', one?.near ?? ''), second, ...part('end', two?.end ?? '')];
  if (first.doing === '' && second.doing === '') {
    const both = `${first.text}, ${small(second.text)}`;
    const named = situationIn(both) ?? journeyIn(first.text);
    return named
      ? [first, ...part('near', named.near), second, ...part('end', named.end)]
      : imaged([first, second]);
  }
  const own = first.doing === '' ? undefined : storyOf(first);
  const near =
    (own?.isSure ? own.near : '') ||
    situationIn(first.text, true)?.near ||
    (own?.near ?? '') ||
    nearBy(first);
  // What turns at the end of an idea is its last image, unless it is known how such a deed ends.
  const isState = second.doing === '' || /^(?:is|are|was|were|does not|do not)\b/i.test(second.doing);
  const ending = isState ? undefined : knownStory(second);
  const end = ending?.isSure ? ending.end : '';
  return [first, ...part('near', near), second, ...part('end', end)];
}

/** A deed of people of which nothing more is understood, from near and from further off. */
function anyOf({ scene }: Idea): readonly Event[] {
  const [near, end] = (scene.isForeign ? foreignViews(scene) : undefined) ?? [
    'The face and the hands, from near, while it happens',
    'The whole of it once more, from further off',
  ];
  return [...part('near', near), ...part('end', end)];
}

/** How many words of another language tell more than a name. */
const TELLS_FROM = 5;

/** Whether a sentence of another language tells of people. */
const isSomebodyIn = ({ scene, shown }: Idea): boolean =>
  shown.split(' ').length >= TELLS_FROM && scene.cast.some(({ kind }) => isPeople(kind));

const CAPTION = /, and the words “[^”]*”$/u;

/** Words that are read at the end stand on the last image, also where more is seen than was told. */
function captionLast(told: readonly Event[]): readonly Event[] {
  const [first] = told;
  const caption = told.length > 1 ? (CAPTION.exec(first?.text ?? '')?.[0] ?? '') : '';
  return caption === ''
    ? told
    : told.map((event, i) => ({
        ...event,
        text: `${event.text.replace(CAPTION, '')}${i === told.length - 1 ? caption : ''}`,
      }));
}

/** What whoever films sees of the own body. */
const ONES_HEAD = /\b(?:face|eyes|head|lens|mouth|back of)\b/i;
const OWN_HANDS = 'Two hands at the lower edge of the picture';

/** The moments of an idea as a film tells them. @param isSecond as the second of two options tells it */
export function toldMoments(idea: Idea, isSecond = false): readonly Event[] {
  const told = captionLast(momentsOf(idea, isSecond));
  // Whoever looks through the eyes of one sees that one from nowhere else.
  return idea.move?.id === 'viewpoint'
    ? told
        .filter(
          ({ part: is, text }) =>
            is !== 'end' || !(text.endsWith('from further off') || ONES_HEAD.test(text)),
        )
        .map((event) => (event.part && ONES_HEAD.test(event.text) ? { ...event, text: OWN_HANDS } : event))
    : told;
}

function momentsOf(idea: Idea, isSecond: boolean): readonly Event[] {
  const { events, known } = idea;
  const [first, second] = events;
  if (!first || known) return events;
  if (events.length > 2) return imaged(events);
  if (second) return toldPair(first, second);
  const isNamed = first.doing === '' || first.doing === first.text;
  const situation = isNamed
    ? (situationIn(first.text) ??
      (TRAVELS.test(idea.request.film) ? journeyIn(idea.request.film) : undefined))
    : situationIn(first.text, true);
  if (situation) return [first, ...part('near', situation.near), ...part('end', situation.end)];
  if (/^(?:is|are|was|were|locked|stuck|trapped|lost)\s/i.test(first.doing)) {
    const [near = '', end = ''] = stateOf(
      idea,
      first.doer,
      first.isPlural || /^are|^were/i.test(first.doing),
    );
    if (end !== '') return [first, ...part('near', near), ...part('end', end)];
  }
  if (first.doing !== '') {
    const told = oneDeed(idea, first, isSecond);
    if (told.length > 0) return told;
  }
  const foreign = first.doing === '' && idea.scene.isForeign ? foreignStory(first.text) : undefined;
  if (!foreign && first.doing === '' && idea.scene.isForeign && isSomebodyIn(idea))
    return [first, ...anyOf(idea)];
  if (foreign) return [first, ...part('near', foreign.near), ...part('end', foreign.end)];
  const led = ledByDeed(first);
  if (led) return [first, ...part('near', led.near), ...part('end', led.end)];
  // Who is called by a deed does another where the idea tells one.
  const calling = first.doing === '' ? callingOf(idea) : '';
  const deed = calling === '' ? undefined : doneBy(idea, first, calling);
  if (deed) return [first, ...part('near', deed.near), ...part('end', deed.end)];
  // A thing that does what no row knows is not set up to be looked at.
  const isActing = first.doing !== '' && idea.main !== undefined && !isBeing(idea.main.kind);
  if (isActing) {
    const isOfDoer = first.doer.toLowerCase().endsWith(idea.main?.name.toLowerCase() ?? '-');
    const looks = isOfDoer ? looksOf(idea, idea.main) : '';
    const near = looks === '' ? '' : `${capital(looks)}, from very close`;
    return [first, ...part('near', near), ...part('end', idea.main?.known ? afterIt(first, idea.scene) : '')];
  }
  const [near = '', ...more] = stillStory(idea);
  const beside = near === '' && !idea.scene.isForeign ? besideIn(first, idea.scene) : '';
  if (beside !== '') return [first, ...part('near', besideNear(beside))];
  const isOfPeople = idea.scene.isForeign || (idea.main !== undefined && isPeople(idea.main.kind));
  if (near === '' && isOfPeople && isSomebodyIn(idea)) return [first, ...anyOf(idea)];
  return [first, ...part('near', near), ...more.flatMap((text) => part('end', text))];
}

const TRAVELS = /\b(?:tourism|tourist|travel|holiday|vacation)\b/i;
