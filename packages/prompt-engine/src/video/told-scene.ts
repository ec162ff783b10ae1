import { isBeing, type Member, mainOf, type Scene } from '../read/scene.ts';
import type { Event } from './event.ts';
import { sceneOf } from './idea-scene.ts';
import { withDoer } from './instruction.ts';
import type { Story } from './story.ts';
import { isBeingNoun, sensesAt, wordsOf } from './verbs.ts';
import { escaped } from './wording.ts';

/* The scene of an idea as its story needs it: who it is about, and only places and weathers of the whole film. */

const ADVERTISED = /\b(?:ad|advert|commercial|promo|business|company|service|shop|brand)\b/i;

/** Later hours, which are not those of the whole film. */
const LATER =
  /,?\s(?:(?:and|until|but|then)\s)?(?:(?:the\s)?(?:next|following|same)\s(?:day|morning|night|evening|year)|(?:one|every|each|some|that)\sday|(?:^|,\s)a\sday(?=\s(?:in|at)\s)|(?:(?:many|a few|two|three|ten|\d+)\s)?(?:years|months|weeks|days|hours)\slater|(?:after|until|till)\s\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm))\b/gi;

/** What is told, without the words before it that only say what it is about: 'penalty shootout, the goalkeeper dives'. */
export function toldIn(shown: string, heading: string): string {
  const isPeopled = !ADVERTISED.test(heading) && wordsOf(heading).some(({ text }) => isBeingNoun(text));
  const isLed = heading !== '' && !isPeopled && shown.toLowerCase().startsWith(heading.toLowerCase());
  const told = isLed ? shown.slice(heading.length).replace(/^[\s,;:–—-]+/, '') : shown;
  return withDoer(told.replace(LATER, ''));
}

const PRODUCT =
  /\b(?:ad|advert|commercial|promo|spot|teaser)s?\sfor\s(?:(?:an?|the|my|our|new)\s)*([^:,.]{3,40}?)(?=[:,.]\s)/i;

/** The story of an advertisement that names what it sells before a colon: 'ad for headphones: a woman puts them on'. */
export function sold(story: Story, subject: string): Story {
  const product = PRODUCT.exec(subject)?.[1];
  const [first, ...more] = story.events;
  if (!product || !first || story.heading !== '' || first.text.toLowerCase().includes(product.toLowerCase()))
    return story;
  const named = (text: string): string => text.replace(/(?<=\s)(?:them|it)\b/, `the ${product}`);
  return {
    heading: product,
    events: [{ ...first, text: named(first.text), doing: named(first.doing) }, ...more],
  };
}

const names = ({ name }: Member, words: string): boolean =>
  new RegExp(`(?<!\\p{L})${escaped(name)}`, 'iu').test(words);

/** The member that does what happens first is what the film is about. */
function aboutDoer(scene: Scene, subject: string): Scene {
  const main = mainOf(scene);
  const doer = scene.cast.find((member) => member.kind !== 'place' && names(member, subject));
  if (!main || !doer || names(main, subject)) return scene;
  const parts = (member: Member): Member =>
    member === doer
      ? { ...member, part: 'main' }
      : member === main
        ? { ...member, part: 'companion' }
        : member;
  return { ...scene, cast: scene.cast.map(parts) };
}

/** The scene of an idea. Where the reading makes nothing of who acts, the first event is read by itself. */
export function sceneTold(subject: string, told: string, rest: string, { heading, events }: Story): Scene {
  const scene = sceneOf(subject, told, rest);
  const [first] = events;
  const main = mainOf(scene);
  // Who stands in the heading is who it is about: 'two climbers on a wall, the rope slips'.
  if (main && isBeing(main.kind) && !scene.isForeign && !ADVERTISED.test(heading) && names(main, heading))
    return withoutLateWeather(withoutLatePlace(scene, told, events), told, events);
  if (!first || scene.isForeign) return scene;
  const isMissed = !scene.cast.some((member) => names(member, first.subject));
  const read = aboutDoer(isMissed ? sceneOf(subject, first.reading, rest) : scene, first.subject);
  return withoutLateWeather(withoutLatePlace(read, told, events), told, events);
}

const WHERE = /\b(?:in|at|into|through)\s(?:(?:an?|the|his|her|their)\s)?(?:\p{L}+\s)?(\p{L}+)/giu;

/** A place that one comes to, or leaves, is not where the whole film plays. */
function withoutLatePlace(scene: Scene, shown: string, events: readonly Event[]): Scene {
  const { place, ...rest } = scene;
  if (!place || events.length === 0) return scene;
  const words = place.words.toLowerCase();
  const [first, ...later] = events.map(({ text }) => text.toLowerCase());
  const lead = shown.slice(0, Math.max(0, shown.toLowerCase().indexOf(first?.slice(0, 12) ?? '')));
  const comesLate =
    !first?.includes(words) &&
    !lead.toLowerCase().includes(words) &&
    later.some((text) => text.includes(words));
  const isLeft = new RegExp(
    `\\b(?:from|out of|off|leaves?${events.length > 1 ? '|to|into' : ''})\\s(?:\\p{L}+\\s){0,2}${escaped(words)}`,
    'iu',
  ).test(first ?? '');
  const isElsewhere = later.some((text) =>
    Array.from(text.matchAll(WHERE), ([, last = '']) => last).some(
      (last) => !words.includes(last) && sensesAt(last).some(({ is }) => is === 'place'),
    ),
  );
  return comesLate || isLeft || isElsewhere ? rest : scene;
}

/** Words by which something comes only in the course of a story. */
export const TURNING =
  /\b(?:until|till|then|starts?|begins?|suddenly|finally|later|at last|when|after|and)\b/i;

/** A weather that only comes at the end is not there from the beginning. */
function withoutLateWeather(scene: Scene, told: string, events: readonly Event[]): Scene {
  if (!TURNING.test(told)) return scene;
  const [first, ...later] = events.map(({ text }) => text.toLowerCase());
  const comesLate = (named: string): boolean => {
    const words = named.toLowerCase().replace(/(?:s|ing)$/, '');
    return !first?.includes(words) && later.some((text) => text.includes(words));
  };
  return {
    ...scene,
    times: scene.times.filter(({ row, words }) => row.type !== 'weather' || !comesLate(words)),
  };
}
