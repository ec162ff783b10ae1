import { choicesOf, rowsOf } from '../lexicon/row.ts';
import { ADVERT_ROWS, APPEAL_ROWS } from './advert-rows.ts';
import type { Topic } from './brief.ts';
import { calledAgainAs } from './event.ts';
import { numberOf, stepsFor } from './how-to.ts';
import { WAYS_ROWS } from './how-to-rows.ts';
import { storyIn } from './story.ts';
import { HISTORY_ROWS, MOMENT_ROWS, VIEW_ROWS } from './topic-rows.ts';
import { travelIn } from './travel.ts';
import { tributeIn } from './tribute.ts';
import { isBeingNoun, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* Ideas that name a topic and tell no story: what a camera sees of it, by rows for what people most often name. */

const wordy = (words = ''): RegExp => new RegExp(words, 'iu');

const ADVERTS = rowsOf(ADVERT_ROWS, 3).map(([words, who = '', beats]) => ({
  words: wordy(words),
  who,
  beats: choicesOf(beats),
}));
const APPEALS = rowsOf(APPEAL_ROWS, 2).map(([words, beats]) => ({
  words: wordy(words),
  beats: choicesOf(beats),
}));
const HISTORIES = rowsOf(HISTORY_ROWS, 2).map(([words, beats]) => ({
  words: wordy(`(?:^|\\b)(?:${words})s?\\b`),
  beats: choicesOf(beats),
}));
const WAYS = rowsOf(WAYS_ROWS, 2).map(([words, beats]) => ({ words: wordy(words), beats: choicesOf(beats) }));
const MOMENTS = rowsOf(MOMENT_ROWS, 3).map(([words, name = '', beats]) => ({
  words: wordy(`(?:^|\\b)(?:${words})`),
  name,
  beats: choicesOf(beats),
}));
const VIEWS = rowsOf(VIEW_ROWS, 2).map(([words, beats]) => ({
  words: wordy(`^(?:${words})$`),
  beats: choicesOf(beats),
}));

/** The slots of a row filled. @param slots by name; a capital one begins a sentence */
function filled(beats: readonly string[], slots: Readonly<Record<string, string>>): string[] {
  return beats.map((beat) =>
    capital(
      beat.replaceAll(/\{(\p{L}+)\}/gu, (_, slot: string) => {
        const value = slots[slot.toLowerCase()] ?? '';
        return slot === slot.toLowerCase() ? value : capital(value);
      }),
    ),
  );
}

const tellsStory = (text: string): boolean => storyIn(text).events.some(({ doing }) => doing !== '');

const MOST = 5;

/* Where it is, as a name: 'in Bristol'. */
const IN_PLACE = /\s((?:in|at|near|on)\s(?:the\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:of\s)?\p{Lu}[\p{L}’'-]*)*)/u;
const BOUND =
  /(?:[,:;.]\s|\s(?:showing|where|in which|featuring|that|which|who|starring|with\s(?:an?|the|people|someone)|made\s(?:from|of|out of|by|with|in))\s)/i;
const TELLS_ON = /^\s(?:showing|where|in which|featuring|starring|with)\s$/i;
const FOR_WHOM = /\sfor\s((?:[\p{L}-]+\s){0,2}[\p{L}-]+)$/iu;

const AD_WORD =
  '(?:ads?|adverts?|advertisements?|commercials?|promos?|promotions?|promotional|spots?|teasers?|launch|product|marketing|brand|image|company|corporate|explainer)';
const AD_FOR = new RegExp(
  `^(?:(?:make|create|film|produce|i need|we need)\\s)?(?:[\\p{L}\\d’'-]+\\s){0,5}?${AD_WORD}(?:\\s(?:video|film|clip|spot|reel|ad|trailer|campaign))?\\s(?:for|about|of|promoting|to\\s(?:promote|advertise|launch|sell))\\s(?=\\S)`,
  'iu',
);
const VIDEO_FOR_OURS =
  /^(?:[\p{L}\d’'-]+\s){0,4}?(?:video|clip|reel|post|film)\s(?:about|for|of|on|promoting|advertising|introducing|presenting)\s(?=(?:our|my)\s)/iu;
const AD_OF = new RegExp(
  `^((?:[\\p{L}’'-]+\\s){1,4}?)${AD_WORD}(?:\\s(?:video|film|clip|spot|reel))?(?=$|[,:.]\\s)`,
  'iu',
);

/** What is advertised: the need, the use, the result; or the story that it tells of it. */
function advertIn(text: string, one: string): Topic | undefined {
  const head = AD_FOR.exec(text) ?? VIDEO_FOR_OURS.exec(text);
  const body = head ? text.slice(head[0].length) : (AD_OF.exec(text)?.[1] ?? '').trim();
  if (!body || /^(?:an?|the|my|our|short|funny|cool|fun|new)$/i.test(body)) return undefined;
  const bound = BOUND.exec(body);
  const product = (bound ? body.slice(0, bound.index) : body).trim();
  const isOfUs = head !== null && VIDEO_FOR_OURS.test(head[0] + product);
  const rest = head ? (bound ? body.slice(bound.index) : '') : text.slice(AD_OF.exec(text)?.[0].length);
  const shown = TOLD.exec(rest);
  if (shown?.[1] && tellsStory(shown[1])) return { form: 'advert', name: product, beats: [], told: shown[1] };
  if (!TELLS_ON.test(bound?.[0] ?? '') && tellsStory(rest.replace(/^\W+/, '')) && /^[,:;.]/.test(rest))
    return undefined;
  const whom = FOR_WHOM.exec(product);
  const place = IN_PLACE.exec(product)?.[1] ?? '';
  const isPeople =
    whom && wordsOf(whom[1] ?? '').some(({ text: word }) => isBeingNoun(word.replace(/s$/, '')));
  const name = (isPeople ? product.slice(0, whom.index) : product).replace(place && ` ${place}`, '').trim();
  const row =
    ADVERTS.find(({ words }) => words.test(name)) ?? ADVERTS.find(({ words }) => words.test(product));
  if (!row && (isOfUs || name === '')) return undefined;
  const thing = name.replace(/^(?:(?:an?|the|some|my|our|new|brand new|small|local)\s)+/i, '');
  const who =
    one && /^an?\s/.test(row?.who ?? 'a ') && !GROUP.test(row?.who ?? '') ? one : (row?.who ?? 'a person');
  const slots = {
    who,
    again: calledAgainAs(who),
    it: `the ${thing}`,
    in: place ? ` ${place}` : '',
  };
  const beats = row?.beats ?? UNKNOWN;
  return {
    form: 'advert',
    name: /^(?:our|my)\s/i.test(name) ? name : `the ${thing}`,
    beats: filled(beats, slots),
    told: text,
  };
}

const TOLD = /\s(?:showing|where|in which|featuring|starring)\s(.+)$/i;
const GROUP = /\b(?:couple|family|friends|customer|person in a hurry)\b/;
/* What is sold and no row knows. */
const UNKNOWN = [
  '{Who} takes {it} in both hands and looks at it closely',
  '{Again} uses {it} for the first time and looks up in surprise',
  '{Again} shows {it} to a friend, and both smile',
];

const APPEAL =
  /\b(?:charity|appeal|campaign|fundrais\p{L}*|donations?|awareness|psa|public service|against|volunteers?)\b/iu;
const APPEAL_LEAD =
  /^(?:[\p{L}\d’'-]+\s){0,5}?(?:charity|appeal|campaign|fundraiser|psa|announcement|ad|advert|video|film|clip|spot)\s(?:for|about|against|on|to)\s/iu;

function appealIn(text: string): Topic | undefined {
  if (!APPEAL.test(text)) return undefined;
  const body = text.replace(APPEAL_LEAD, '');
  if (tellsStory(body.replace(/^(?:help|stop|save|protect)\s/i, ''))) return undefined;
  const row = APPEALS.find(({ words }) => words.test(body));
  const place = IN_PLACE.exec(body)?.[1];
  const name = body.split(/[,.:;]\s/)[0]?.replace(place ? ` ${place}` : '\0', '') ?? '';
  return (
    row && { form: 'appeal', name, beats: filled(row.beats, { in: place ? ` ${place}` : '' }), told: text }
  );
}

const HISTORY =
  /^(?:[\p{L}\d’'-]+\s){0,4}?(?:history|evolution|timeline|development|story)\sof\s((?:the\s|an?\s)?[^,.:;]+?)(?:\s(?:in|through|from|over|since|explained|told)\s.*)?$/iu;

function historyIn(text: string): Topic | undefined {
  const name = HISTORY.exec(text)?.[1];
  if (!name) return undefined;
  const row = HISTORIES.find(({ words }) => words.test(name));
  const bare = name.replace(/^(?:the|an?)\s/i, '').toLowerCase();
  if (!row && (/\bstory\sof\b/i.test(text) || /\b(?:my|our|his|her)\s/i.test(name))) return undefined;
  const beats = row?.beats ?? [
    `An old engraving shows the first ${bare}`,
    `A black-and-white photograph shows people with ${name}`,
    `A faded colour photograph shows ${name} of the last century`,
    `A person of today looks at ${name} and smiles`,
  ];
  return { form: 'history', name: `the history of ${name}`, beats, told: text };
}

const WAYS_TO =
  /^(?:(?:make|create|film)\s)?(?:(?:an?|the|my|our|top)\s)?(?:(?:tiktok|tik tok|reel|video|short|clip)\s(?:of|about|on|with|showing)\s)?(?:(?:my|our|top)\s)?(\d+|three|four|five|six|seven|ten)\s((?:[\p{L}-]+\s){0,2}?)(ways|ideas|looks|outfits|tips|tricks|hacks|exercises|stretches|things|recipes)\s(to|for|on|about|of|with)\s(.+)$/iu;

function waysIn(text: string): Topic | undefined {
  const [, count = '', how = '', what = '', to = '', deed = ''] = WAYS_TO.exec(text) ?? [];
  if (!deed) return undefined;
  const row = WAYS.find(({ words }) => words.test(deed));
  const thing = deed.replace(/^\S+\s(?:an?|the|your|my|our)?\s?/i, '').trim();
  const number = numberOf(count);
  const name = `${count} ${how}${what} ${to} ${deed}`;
  const beats = row
    ? filled(row.beats, { it: `the ${thing}` }).slice(0, Math.min(number, MOST))
    : stepsFor(deed, number);
  if (beats.length > 0) return { form: 'ways', name, beats, told: text };
  return { form: 'ways', name, beats: [], told: /^to$/i.test(to) ? `how to ${deed}` : text };
}

const FRAME =
  /^(?:(?:an?|the|my|our)\s)?(?:[\p{L}-]+\s){0,3}?(?:video|film|clip|reel|poem|essay|animation|movie|spot|song|montage|scene|story)\s(?:about|of|on)\s/iu;
const ASKED =
  /^(?:show\s(?:me\s)?)?(?:what\s(?:(?:does|do|is|it’s|it is|it's)\s)?(?:it\s)?(?:(?:feels?|looks?|means?)\s(?:like\s)?(?:to\s(?:be|feel|have)\s)?)?|(?:the|that)\s(?:exact\s|very\s|quiet\s)?(?:moment|feeling|day|night|second|experience|pain|joy|beauty|power)\s(?:of\s|when\s|that\s|you\s|where\s)*|how\sit\s(?:feels?|looks?)\s(?:to\s(?:be|have)\s)?)/i;
const LIKE =
  /\s(?:(?:really\s)?(?:feels?|looks?|sounds?|means?|is)(?:\slike)?)(?=\s(?:in|on|at|to)\s|$)|\?/gi;

/** A feeling or a moment, as a situation in which it is seen. */
function momentIn(text: string): Topic | undefined {
  const bare = text.replace(FRAME, '').replace(/[.?!]+$/, '');
  const isAsked = ASKED.test(bare);
  const about = bare
    .replace(ASKED, '')
    .replace(LIKE, ' ')
    .replace(/^(?:you|we|someone|people)\s/i, '')
    .trim();
  const words = wordsOf(about);
  const isPeopled = words.some(
    ({ text: word }) =>
      isBeingNoun(word) && !/^(?:you|someone|friends?|mother|father|mum|dad|parent|person)$/.test(word),
  );
  if (words.length > (isAsked ? 9 : 6) || isPeopled) return undefined;
  const row = MOMENTS.find((each) => each.words.test(about));
  const isOnly = isAsked || bare !== text || !tellsStory(text);
  if (!row || !isOnly) return undefined;
  const place = /\s((?:in|on|at)\s(?:an?|the|our)\s.*)$/i.exec(about)?.[1];
  return {
    form: 'moment',
    name: row.name,
    beats: filled(row.beats, { in: place ? ` ${place}` : '' }),
    told: text,
  };
}

function viewIn(text: string): Topic | undefined {
  const bare = text
    .replace(FRAME, '')
    .replace(/[.!]+$/, '')
    .trim();
  const row = VIEWS.find(({ words }) => words.test(bare));
  return (
    row && {
      form: 'view',
      name: /^(?:the|an?)\s/i.test(bare) ? bare : `the ${bare}`,
      beats: row.beats,
      told: text,
    }
  );
}

const RECIPE =
  /^(?:(?:an?|the|my|our|quick|easy|simple|healthy|\d+[- ]minute)\s)*(?:[\p{L}-]+’?s?\s)?recipe\s(?:for|of)\s([^,.:;]+)(.*)$/iu;
const RECIPE_OF =
  /^(?:(?:an?|the|my|our|quick|easy|simple|healthy)\s)*((?:[\p{L}-]+\s){1,3}?)recipe(?:\svideo)?$/iu;

/** A recipe tells how to make its dish. */
function recipeIn(text: string): Topic | undefined {
  const [, dish = RECIPE_OF.exec(text)?.[1]?.trim() ?? '', rest = ''] = RECIPE.exec(text) ?? [];
  if (!dish || tellsStory(rest.replace(/^\W+/, ''))) return undefined;
  return { form: 'story', name: dish, beats: [], told: `how to make ${dish}` };
}

/** The topic that an idea names; none where it tells a story. @param one for whom it is, as one person */
export function topicIn(text: string, one: string): Topic | undefined {
  return (
    viewIn(text) ??
    waysIn(text) ??
    recipeIn(text) ??
    appealIn(text) ??
    historyIn(text) ??
    tributeIn(text) ??
    travelIn(text) ??
    advertIn(text, one) ??
    momentIn(text)
  );
}
