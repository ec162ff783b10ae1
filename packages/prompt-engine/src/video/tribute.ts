import { rowsOf } from '../lexicon/row.ts';
import { storyIn } from './story.ts';
import { type Topic, tellsOfSomebody, tellsStory } from './topic-parts.ts';
import { LOVES_ROWS } from './topic-rows.ts';
import { itemSentence } from './travel.ts';
import { capital } from './wording.ts';

/* Films that honour somebody: who it is, what they did or love, and the day itself. */

const LOVES = rowsOf(LOVES_ROWS, 2).map(([words = '', deed = '']) => ({
  words: new RegExp(`\\b(?:${words})`, 'iu'),
  deed,
}));

interface Occasion {
  readonly words: RegExp;
  /** What is seen of the day; {who}, {again} and the number of years as {n}. */
  readonly beats: readonly string[];
}

const OCCASIONS: readonly Occasion[] = [
  {
    words: /\bbirthday\b/i,
    beats: ['{Who} blows out the candles on a cake{n}', 'Everyone round the table claps and {again} laughs'],
  },
  {
    words: /\banniversary\b/i,
    beats: ['{Who} dance slowly in the living room', 'The whole family lifts their glasses{n}'],
  },
  {
    words: /\bretire(?:ment|s|d)?|retiring\b/i,
    beats: [
      '{Who} hangs up a work coat for the last time',
      'Colleagues stand in two rows and clap as {again} walks out',
    ],
  },
  {
    words: /\bfarewell|goodbye|good-bye|leaving\b/i,
    beats: ['{Who} puts the last things into a box and looks round', 'Everyone hugs {again} at the door'],
  },
  {
    words: /\bmemorial|in memory|funeral|remember(?:ing|ance)?|passed away\b/i,
    beats: [
      'A framed photograph of {who} stands beside a burning candle',
      'Family hands lay flowers before the photograph',
    ],
  },
  {
    words: /\bthank[- ]?you|thanks\b/i,
    beats: [
      '{Who} opens a door and finds flowers on the step',
      '{Again} reads the card, looks up and smiles',
    ],
  },
  {
    words: /\b(?:mother|father|mum|dad|grandparent)[’']?s[’']? day\b/i,
    beats: ['{Who} opens a card made by a child', '{Again} pulls the whole family into one hug'],
  },
  {
    words: /\bgraduat(?:ion|es?|ing)\b/i,
    beats: [
      '{Who} walks across a stage in a gown and takes the scroll',
      '{Again} throws the cap into the air',
    ],
  },
  {
    words: /\bget well\b/i,
    beats: [
      '{Who} sits up in bed and opens a bright card',
      'Friends wave through the window and {again} laughs',
    ],
  },
  { words: /\btribute\b/i, beats: ['{Who} looks into the lens and smiles'] },
];

const FOR =
  /\b(?:for|to|of)\s((?:my|our|his|her|the|their)\s(?:\d+[- ]year[- ]old\s)?[^,.;:]+?|\p{Lu}\p{Ll}+(?:\sand\s\p{Lu}\p{Ll}+)?)(?=\s(?:who|that|and (?:his|her))\s|[,.;:]|\s(?:on|at)\s(?:his|her|their)\s|$)/u;
/* 'My dad’s 60th birthday' */
const OWNER =
  /^((?:my|our|his|her)\s[\p{L}-]+(?:\s\p{Lu}\p{L}+)?|nan|nana|gran|granny|grandma|grandpa|grandad|mum|mom|dad)[’']s\s(?:\d+\w*\s)?(?:birthday|anniversary|retirement|farewell|graduation|funeral)\b/iu;
const WAS =
  /\bwho\s(?:used to be|was|worked as|has been)\s(?:once\s)?(an?\s[^,.;]+?)(?=\sand\s|\sfor\s|[,.;]|$)/i;
const LOVED =
  /\b(?:who\s)?(?:really\s)?(?:love[ds]?|adore[ds]?|enjoy(?:s|ed)?|is (?:crazy|mad) about|always)\s([^,.;]+)/i;
const YEARS = /\b(\d{1,3})(?:st|nd|rd|th)\b|\bturn(?:s|ing)\s(\d{1,3})\b|\b(\d{1,3})\syears\b/i;
const FILM = /\b(?:video|film|clip|tribute|message|montage|slideshow|card|reel|greeting|movie)\b/i;

/** A piece as its sentences: 'the grandkids hide and surprise her' is two, the last one with the name. */
function toldOf(piece: string, who: string): readonly string[] {
  const { events } = storyIn(piece);
  const isStory = events.length > 1 && events.every(({ doing }) => doing !== '');
  return isStory
    ? events.map(({ text }) =>
        text.replace(/\s(?:her|him|them)$/i, ` ${who.replace(/\sturning\s\d+$/i, '')}`),
      )
    : [itemSentence(piece, who)];
}

/** A film for somebody's day; none where no such day or nobody is named. */
export function tributeIn(text: string): Topic | undefined {
  const occasion = OCCASIONS.find(({ words }) => words.test(text));
  const parent = /\b(mother|father)[’']?s[’']? day\b/i.exec(text)?.[1]?.toLowerCase();
  const owner = OWNER.exec(text)?.[1];
  const named =
    owner ??
    FOR.exec(text)?.[1]
      ?.trim()
      .replace(/[’']s\s.*$/, '');
  const who = named ?? (parent ? `a ${parent}` : undefined);
  if (
    !occasion ||
    !who ||
    !(FILM.test(text) || (owner && !tellsOfSomebody(text.split(', ').slice(1).join(', ')))) ||
    who.split(' ').length > 6
  )
    return undefined;
  const years = YEARS.exec(text);
  const count = years?.slice(1).find(Boolean) ?? '';
  const n = count ? (/anniversary/i.test(text) ? ` to ${count} years` : ` with a large ${count} on it`) : '';
  const again = /^\p{Lu}/u.test(who) ? who : who.replace(/^(?:his|her|their)\s/i, 'the ');
  const was = WAS.exec(text)?.[1];
  const loved = LOVED.exec(text)?.[1];
  const deed = loved && LOVES.find(({ words }) => words.test(loved))?.deed;
  const isPair = /\bparents\b|\sand\s|\bcouple\b|\bgrandparents\b/i.test(who);
  const old =
    /\banniversary\b/i.test(text) && isPair ? `An old wedding photograph shows ${who} arm in arm` : '';
  const isPast = /memorial|funeral|memory|passed away/i.test(text);
  const listed = text
    .split(/[,;.]\s/)
    .slice(1)
    .filter((piece) => !LOVED.test(piece) && !WAS.test(piece) && !YEARS.test(piece) && !FILM.test(piece))
    .flatMap((piece) => toldOf(piece, who));
  // What the words tell of the day is the day: no cake is put in its place.
  const isTold = text
    .split(/[,;.:]\s/)
    .slice(1)
    .some((piece) => !WAS.test(piece) && !LOVED.test(piece) && tellsStory(piece));
  const lines = [
    was ? `An old photograph shows ${who} as ${was}` : old,
    deed ? (isPast ? `In an old home film ${deed.replace('{Who}', '{who}')}` : deed) : '',
    ...listed.slice(0, 4),
    ...(isTold ? [] : occasion.beats),
  ].filter(Boolean);
  const beats = lines.map((line) =>
    capital(
      line
        .replaceAll(/\{Who\}/g, capital(who))
        .replaceAll('{who}', who)
        .replaceAll('{Again}', capital(again))
        .replaceAll('{again}', again)
        .replaceAll('{n}', n),
    ),
  );
  const agreed = isPair
    ? beats.map((beat) =>
        beat.replace(/^(.*?\b(?:parents|grandparents|couple|and \p{Lu}\p{Ll}+))\s(\p{L}+)s\b/u, '$1 $2'),
      )
    : beats;
  return { form: 'tribute', name: who, beats: agreed, told: text };
}
