import { sifted } from '../lexicon/sifting/sifted.ts';

/*
 * What is said to whoever makes the picture, and is no part of it: thanks, pleas, laughter. Nothing between quotation
 * marks is touched, and nothing that somebody in the picture says.
 */

const THANKS =
  'thx|thnx|tysm|tyvm|ty|thanks(?: (?:a lot|a bunch|a million|so much|very much|in advance))?|thank (?:you|u)(?: (?:so|very) much)?|cheers(?: mate)?|much appreciated|appreciate it|ta';
const PLEA =
  "please|pls|plz|plss?|pretty please|if (?:possible|poss)|if (?:you|u|ya) (?:can|could|dont mind|don['’]t mind|like|want)|if (?:that|thats|that['’]s|its|it['’]s) (?:possible|ok|okay|not too much)|if (?:that|this) makes (?:any )?sense";
const LAUGHTER = 'lol+|lmao+|rofl|(?:ha){2,}h?|hehe+|xd+|jk|tbh|imo|imho|fyi|ngl|idk|:[)DPp(]|;\\)|\\^\\^';
const VAGUE =
  'or (?:something|smth|sth|whatever)(?: (?:like that|similar|idk))?|you know what i mean|i guess|i dunno|that kind of thing|etc pp';

/** 'a child who says please', 'a sign saying thanks': these words are heard or read in the picture. */
const UTTERED = sifted(
  /\b(?:say|says|said|saying|whisper\w*|shout\w*|ask|asks|asking|beg\w*|mouth\w*|writes?|writing|written|read|reads|reading|sign|(?<!\b(?:no|without|any) )(?:text|words?)|spells?|spelling|letters?|lettered|labelled|labeled|caption\w*|titled?|called|named|toast\w*|drink\w*|rais\w+)\b[^,;.]*$/iu,
);

/** At the end, behind a stop: 'a dog on a roof, thx'. */
const LAST = sifted(
  new RegExp(
    `(?:^|[\\s,.;!?–—-]+)(?:${THANKS}|${PLEA}|${LAUGHTER}|${VAGUE})(?=[\\s!.?,)]*$)[\\s!?,]*(\\.?)$`,
    'iu',
  ),
);
/** Between its neighbours: 'no people please, only chairs'. */
const AMID = sifted(
  new RegExp(
    `(?:,\\s*)?(?<=^|[\\s,;])(?:${PLEA}|${LAUGHTER})(?=[\\s,.;:!]|$)(?!\\s+(?:hold|wait|knock|stand|keep|take|do|enter)\\b)`,
    'giu',
  ),
);
/** 'cheers' and 'ta' behind a word may be what is done there; behind a stop they are thanks. */
const NEEDS_STOP = sifted(/^\s+(?:cheers|ta|etc)/iu);
/** In brackets: '(sorry, I know)'. */
const IN_BRACKETS = sifted(
  /\s*\((?=[^()]*\b(?:sorry|please|pls|plz|thanks|thx|idk|lol|haha|if possible|if (?:you|u) can|i (?:know|think|guess|mean|hope|want))\b)[^()]*\)/giu,
);

const QUOTES = sifted(/("[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”])/u);

function withoutLast(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    const found = LAST.exec(rest);
    if (!found || NEEDS_STOP.test(found[0]) || UTTERED.test(rest.slice(0, found.index))) break;
    rest = rest.slice(0, found.index) + (found[1] ?? '');
  }
  return rest;
}

/** What stood before and behind it is parted by a comma, as far as there is anything on both sides. */
const withoutAmid = (text: string): string =>
  text
    .replace(AMID, (found, at: number, whole: string) => {
      if (UTTERED.test(whole.slice(0, at))) return found;
      const next = whole.slice(at + found.length);
      const isBetween = !/(?:^|[,.;:!?])\s*$/.test(whole.slice(0, at)) && !/^\s*(?:[,.;:!]|$)/.test(next);
      return isBetween ? ',' : '';
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',');

/** A text without what is said to its reader; the text itself where nothing else is in it. */
export function withoutTalk(text: string): string {
  const parts = text.replace(IN_BRACKETS, '').split(QUOTES);
  const kept = parts.map((part, i) => (i % 2 === 1 || part === '' ? part : withoutAmid(part)));
  if (kept[0] !== parts[0]) kept[0] = (kept[0] ?? '').replace(/^[\s,;]+(?=\S)/u, '');
  const last = kept.length - 1;
  kept[last] = withoutLast(kept[last] ?? '');
  const rest = kept.join('').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(rest) ? rest : text;
}
