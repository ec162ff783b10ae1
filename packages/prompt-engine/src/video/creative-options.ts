import { seedOf } from '../shot/choose.ts';
import { type Approach, approachesFor } from './approaches.ts';
import { arcFor } from './arcs.ts';
import type { Event } from './event.ts';
import { feelingAsked } from './felt.ts';
import { madeBy } from './how-to.ts';
import { type Idea, readIdea } from './idea.ts';
import { madeIn } from './lesson-arc.ts';
import { type Setting, settingOf } from './setting.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from './targets.ts';
import { isBeingNoun, wordsOf } from './verbs.ts';
import { capital, cut, small } from './wording.ts';

/** A way to film an idea. */
export interface CreativeOption {
  readonly title: string;
  readonly audience: string;
  readonly tone: string;
  readonly platform: string;
  readonly hook: string;
}

/** How long the film is: as the idea says where any model may be meant, else as the model makes it. */
export const secondsFor = ({ seconds }: Idea, target: VideoTargetId): number =>
  (target === 'ten-seconds' ? seconds : undefined) ?? VIDEO_TARGET_INFO[target].seconds;

/** Where the choices of options and scripts begin: the idea, so that both agree. */
export const ideaSeed = (idea: Idea): number => seedOf(`${idea.subject}\n${idea.rest.slice(0, 4_000)}`);

/** How the main thing is called in a title: its name, or the idea's first words where it has none. */
export function titleName(idea: Idea): string {
  const { it, main, scene, quoted, shown, events, heading, explained } = idea;
  if (idea.brief.name) return cut(idea.brief.name, 38);
  const feeling = feelingAsked(idea.subject);
  if (feeling) return cut(feeling, 30);
  if (explained) return cut(it, 30);
  const sold = /\b(?:ads?|advert|commercial|promo)\b/i.test(idea.subject)
    ? heading.split(/,| in | on | at /)[0]
    : '';
  if (sold && sold.length < 31 && !/\b(?:ads?|advert|commercial|promo)\b/i.test(sold))
    return sold.replace(/^(?:an?|the)\s/i, 'the ');
  const isMain = ({ subject }: Event): boolean =>
    (main !== undefined && subject.toLowerCase().includes(main.name.toLowerCase())) ||
    wordsOf(subject).some(({ text }) => isBeingNoun(text));
  if (/^(?:my|our)\s\S+(?:\s\S+)?$/i.test(heading)) return cut(heading, 30);
  const isOurs = /^(?:we|i|you)$/.test(events[0]?.doer ?? '');
  const about = heading.replace(/\s(?:with|for|and)\s.*$/i, '');
  if (isOurs && about !== '' && about.length < 31) return about;
  const act = events[0]?.doing === '' ? events[0] : (events.find(isMain) ?? events[0]);
  const task = /\bhow to (.+)$/i.exec(heading)?.[1];
  if (task && act) return cut(madeBy({ ...act, doing: task }) || task, 38);
  const named = wordsOf(heading).find(({ text }) => isBeingNoun(text.replace(/['’]s$/, '')))?.text;
  if (named && act && /^(?:he|she|it|they)$/.test(act.doer)) return `the ${named.replace(/['’]s$/, '')}`;
  if (act?.doer === 'the person') return cut(act.reading.replace(/^a person /i, ''), 30);
  const isHands = act !== undefined && /^the (?:two hands|person)$/.test(act.doer);
  const doer = isHands
    ? madeIn(idea) || madeBy(events[0] ?? act) || cut(events[0]?.doing ?? '', 30)
    : act?.doer;
  if (doer && doer.length <= 38 && !/^(?:they|he|she|it|we|you|i)$/.test(doer)) return doer;
  if ((main?.known || scene.place) && !scene.isForeign && !isOurs) return cut(it, 30);
  if (quoted[0]) return cut(quoted[0], 30);
  const words = shown.replaceAll(/["“”?!]/g, '').split(' ');
  const first = words.slice(0, words.length > 5 ? 3 : 5).join(' ');
  return cut(first.replace(/(?:\s(?:for|of|an?|the|in|on|with|and|to|at|by))+$/i, ''), 30) || 'this';
}

const ACTION_AT_MOST = 140;

/** How the film opens, what is seen first of what the idea tells, and on what it ends. */
function hookOf(approach: Approach, idea: Idea, setting: Setting, isSecond: boolean): string {
  const arc = arcFor(idea, setting);
  const told = arc.filter(({ isTold }) => isTold);
  const said = (action: string): string => small(cut(action, ACTION_AT_MOST));
  const first = told[0] ?? arc[0];
  const begins = said(first?.action ?? titleName(idea));
  const last = told.length > 0 ? told.at(-1) : arc.at(-1);
  if (!last || last === first) return `${approach.hook}: ${begins}.`;
  return isSecond
    ? `${approach.hook}. A glimpse of the end, ${said(last.action)}, and back to where it begins: ${begins}.`
    : `${approach.hook}: ${begins}. Last image: ${said(last.action)}.`;
}

function optionOf(
  approach: Approach,
  idea: Idea,
  setting: Setting,
  isSecond: boolean,
  target: VideoTargetId,
): CreativeOption {
  const name = titleName(idea);
  const isAway = approach.id === 'place-film' && wordsOf(name).some(({ text }) => isBeingNoun(text));
  const title = (isAway ? 'On the way: {it}' : approach.title)
    .replace('{It}', () => capital(name))
    .replace('{it}', () => name);
  return {
    title: cut(title, 59),
    audience: approach.audience,
    tone: approach.tone,
    platform: `${idea.platform ? `${idea.platform}: ${small(approach.platform)}` : approach.platform}; ${secondsFor(idea, target)} seconds`,
    hook: hookOf(approach, idea, setting, isSecond),
  };
}

/** Two ways to film an idea, which differ in audience, tone, platform and hook. */
export function creativeOptions(
  idea: string,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const read = readIdea(idea);
  const setting = settingOf(read, ideaSeed(read));
  const [a, b] = approachesFor(read, setting.where);
  return { a: optionOf(a, read, setting, false, target), b: optionOf(b, read, setting, true, target) };
}
