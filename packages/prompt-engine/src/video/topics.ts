import { choicesOf, rowsOf } from '../lexicon/row.ts';
import { advertIn, appealIn } from './adverts.ts';
import { deedOf } from './calling.ts';
import { calledAgainAs } from './event.ts';
import { numberOf, stepsFor } from './how-to.ts';
import { WAYS_ROWS } from './how-to-rows.ts';
import { named } from './images.ts';
import { filledRow, type Topic, tellsStory, wordy } from './topic-parts.ts';
import { HISTORY_ROWS, MOMENT_ROWS, VIEW_ROWS } from './topic-rows.ts';
import { travelIn } from './travel.ts';
import { tributeIn } from './tribute.ts';
import { isBeingNoun, wordsOf } from './verbs.ts';
import { capital } from './wording.ts';

/* Ideas that name a topic and tell no story: what a camera sees of it, by rows for what people most often name. */

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

const MOST = 5;

const HISTORY =
  /^(?:[\p{L}\d’'-]+\s){0,4}?(?:history|evolution|timeline|development|story)\sof\s((?:the\s|an?\s)?[^,.:;]+?)(?:\s(?:in|through|from|over|since|explained|told)\s.*)?$/iu;

function historyIn(text: string): Topic | undefined {
  const name = HISTORY.exec(text)?.[1];
  if (!name) return undefined;
  const row = HISTORIES.find(({ words }) => words.test(name));
  const bare = name.replace(/^(?:the|an?)\s/i, '').toLowerCase();
  if (!row && (/\bstory\sof\b/i.test(text) || /\b(?:my|our|his|her)\s/i.test(name))) return undefined;
  const [, from, to] =
    /\bfrom\s(?:an?\s)?([\p{L} -]{3,30}?)\sto\s(?:an?\s)?([\p{L} -]{3,30})$/iu.exec(text) ?? [];
  const changed =
    from && to
      ? [
          `${named(from)} stands in the frame`,
          `The ${from} begins to change`,
          `${named(to)} stands in its place`,
        ].map(capital)
      : undefined;
  const beats = row?.beats ??
    changed ?? [
      `An old engraving shows the first ${bare}`,
      `A black-and-white photograph shows people with ${name}`,
      `A faded colour photograph shows ${name} of the last century`,
      `A person of today looks at ${name} and smiles`,
    ];
  return { form: 'history', name: `the history of ${name}`, beats, told: text };
}

const WAYS_TO =
  /^(?:(?:make|create|film)\s)?(?:(?:an?|the|my|our|top)\s)?(?:(?:tiktok|tik tok|reel|video|short|clip)\s(?:of|about|on|with|showing)\s)?(?:(?:my|our|top|some)\s)?(?:(\d+|three|four|five|six|seven|ten)\s)?((?:[\p{L}-]+\s){0,2}?)(ways|ideas|looks|outfits|tips|tricks|hacks|exercises|stretches|things|recipes)\s(to|for|on|about|of|with)\s(.+)$/iu;

function waysIn(text: string): Topic | undefined {
  const [, count = '', how = '', what = '', to = '', deed = ''] = WAYS_TO.exec(text) ?? [];
  if (!deed) return undefined;
  const row = WAYS.find(({ words }) => words.test(deed));
  const thing = deed.replace(/^\S+\s(?:an?|the|your|my|our)?\s?/i, '').trim();
  const number = count ? numberOf(count) : 3;
  const name = `${count ? `${count} ` : ''}${how}${what} ${to} ${deed}`;
  const beats = row
    ? filledRow(row.beats, { it: `the ${thing}` }).slice(0, Math.min(number, MOST))
    : stepsFor(`${what} ${deed}`, number);
  if (beats.length > 0) return { form: 'ways', name, beats, told: text };
  if (/^to$/i.test(to)) return { form: 'ways', name, beats: [], told: `how to ${deed}` };
  return { form: 'ways', name, beats: COUNTED.slice(0, Math.min(number, 3)), told: text };
}

/* Tips that no row knows are told to the lens. */
const COUNTED = [
  'A person looks into the lens, holds up one finger and explains',
  'The person holds up two fingers and goes on',
  'The person holds up three fingers and smiles',
];

const FRAME =
  /^(?:(?:an?|the|my|our)\s)?(?:[\p{L}-]+\s){0,3}?(?:video|film|clip|reel|poem|essay|animation|movie|spot|song|montage|scene|story)\s(?:about|of|on)\s/iu;
const ASKED =
  /^(?:show\s(?:me\s)?)?(?:what\s(?:(?:does|do|is|it’s|its|it is|it's)\s)?(?:it\s)?(?:(?:feels?|looks?|means?|like)\s(?:like\s)?(?:to\s(?:be|feel|have)\s)?)?|(?:the|that)\s(?:exact\s|very\s|quiet\s)?(?:moment|feeling|day|night|second|experience|pain|joy|beauty|power)\s(?:of\s|when\s|that\s|you\s|where\s)*|how\sit\s(?:feels?|looks?)\s(?:to\s(?:be|have)\s)?)/i;
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
      isBeingNoun(word.replace(/[’']s$/, '')) &&
      !/^(?:you|(?:someone|somebody)(?:[’']s)?|friends?|mother|father|mum|dad|parent|person)$/.test(word),
  );
  const row = MOMENTS.find((each) => each.words.test(about));
  const isWhole = row?.words.exec(about)?.[0].length === about.length;
  if (words.length > (isAsked ? 9 : 6) || (isPeopled && !isWhole)) return undefined;
  const feels = /^(\p{L}+ing\s.+)$/iu.exec(about)?.[1];
  if (!row && isAsked && feels) return { form: 'moment', name: '', beats: [], told: `a person ${feels}` };
  const deed = /^(?:what|how)\b.*?\bto\s(?!be\b|have\b|feel\b)(\p{L}+\s.+)$/iu.exec(bare)?.[1];
  if (!row && isAsked && deed) return { form: 'moment', name: '', beats: [], told: `a person ${deed}` };
  const isOnly = isWhole || isAsked || bare !== text || !tellsStory(text);
  if (!row || !isOnly) return undefined;
  const place = /\s((?:in|on|at)\s(?:an?|the|our)\s.*)$/i.exec(about)?.[1];
  return {
    form: 'moment',
    name: row.name,
    beats: filledRow(row.beats, { in: place ? ` ${place}` : '' }),
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

const DAY =
  /^(?:an?\s)?(?:[\p{L}-]+\s){0,2}day in the life of\s((?:an?|my|our|the)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=,|$)/iu;

/** The day of somebody whose work is known by the calling. */
function dayIn(text: string): Topic | undefined {
  const who = DAY.exec(text)?.[1];
  if (!who || tellsStory(text.replace(DAY, ''))) return undefined;
  const again = calledAgainAs(who);
  const beats = [
    `${who} gets up at first light`,
    `${again} ${deedOf(who) ?? 'sets to work'}`,
    `${again} comes home as the light fades`,
  ];
  return { form: 'day', name: again, beats: beats.map(capital), told: text };
}

const RECIPE =
  /^(?:(?:an?|the|my|our|quick|easy|simple|healthy|\d+[- ]minute)\s)*(?:[\p{L}-]+’?s?\s)?recipe\s(?:for|of)\s([^,.:;]+)(.*)$/iu;
const RECIPE_OF =
  /^(?:(?:an?|the|my|our|quick|easy|simple|healthy)\s)*((?:[\p{L}-]+\s){1,3}?)recipe(?:\svideo)?(?=,|\swith\s|$)/iu;

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
    dayIn(text) ??
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
