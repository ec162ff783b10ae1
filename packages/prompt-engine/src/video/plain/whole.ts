import { isToldWhole } from './acts.ts';
import type { NoteKind } from './note-kinds.ts';

/*
 * What holds for all of a film and happens at no time in it: where all of it is, who is always there, which sort of story it
 * turns into, how many sentences are spoken. It stands over the whole film and is no moment.
 */

const LEADS = "(?:(?:and|but|only|just|with|it[’']?s|it is|this is)\\s)*";
/** 'All in the same hallway', 'everything happens in one night', 'always the same man with the same newspaper'. */
const EVERYWHERE = new RegExp(
  `^${LEADS}(?:all(?: of it)?|everything|it all|the whole (?:thing|film|story))\\s(?:(?:is|happens|takes place|is set|plays)\\s)?(?:in|at|on|inside|within|around)\\s(?!(?:once|turn|love|fire|first|last|least)\\b).{3,60}$|^${LEADS}(?:always|each time|every time)\\s(?:(?:in|at|on|with)\\s)?(?:the\\s|a\\s|one\\s)?(?:same\\s).{3,60}$|^${LEADS}(?:the )?same [\\p{L} ]{3,30} (?:every|each) (?:time|year|day|shot)$`,
  'iu',
);
const EVERYWHERE_ABROAD =
  /^(?:alles|tout|todo|tutto|tudo)\s(?:(?:spielt|se passe|pasa|ocurre|succede|acontece)\s)?(?:in|im|am|auf|dans|sur|en|nel|nella|no|na|em)\s.{3,60}$|^(?:immer|toujours|siempre|sempre)\s(?:der|die|das|le|la|el|il|o|a|in|im|dans|en|nel)\s?(?:selbe\p{L}*|gleiche\p{L}*|même|misma?o?|stess[oa]|mesm[oa]).{2,60}$/iu;
const SORT =
  '(?:horror|comedy|thriller|romance|drama|western|musical|documentary|farce|tragedy|love story|rom-?com|nightmare|fairy ?tale|slapstick)';
/** 'Horror that turns into comedy'. */
const TURNS_INTO = new RegExp(
  `^(?:an? )?${SORT},?\\s(?:that |which |and |but )?(?:then )?(?:turn(?:s|ing)?|becom(?:es|ing)|goes|going|slides|ends|tips)\\s(?:(?:in)?to|out (?:as|to be)|as|up as)?\\s?(?:an? )?(?:${SORT}|funny|sweet|sad|scary|tender|silly)$`,
  'iu',
);
/** 'One or two sentences max', 'three lines at most'. */
const SPOKEN_AT_MOST =
  /^(?:with |just |only |max(?:imum)? |at most |no more than )*(?:one|two|three|four|five|\d{1,2})(?:\s?(?:or|to|-|–)\s?(?:two|three|four|five|\d{1,2}))? (?:short |simple )?(?:sentences?|lines?|words)(?: (?:max(?:imum)?|at most|only|tops|in total|of (?:narration|dialogue|voice-?over|text)))*$/iu;
const NOTHING_ELSE =
  /^(?:and )?(?:nothing else|nothing more|sonst nichts|rien d['’]autre|nada más|nient['’]altro|nada mais)(?:\s(?:happens|moves|passiert|ne se passe|pasa|succede|acontece))?$/iu;
const BACKGROUND =
  /^(?:on |against |with |in front of )?(?:an? )?(?:plain |pure |deep |bare |flat )?(?:black|white|grey|gray|red|blue|green|yellow|pink|beige|dark|neutral|coloured|colored) (?:background|backdrop|studio)$/iu;
const SQUARE = /^(?:format )?(?:square|carré|cuadrado|quadrato|quadrado|quadratisch|vierkant)$/iu;
/** 'The end.' */
const ENDED = /^(?:the end|ende|fin|fine|fim|einde)$/iu;

/* What each says. */
const FORMS: readonly (readonly [NoteKind, RegExp])[] = [
  ['chat', ENDED],
  ['form', SQUARE],
  ['mood', TURNS_INTO],
  ['remark', SPOKEN_AT_MOST],
  ['remark', NOTHING_ELSE],
  ['look', BACKGROUND],
];

/** The kind of a note that a piece is because it holds for the whole film; undefined where it is none. */
export function kindOfWhole(text: string): NoteKind | undefined {
  const form = FORMS.find(([, words]) => words.test(text))?.[0];
  if (form) return form;
  const isEverywhere = EVERYWHERE.test(text) || EVERYWHERE_ABROAD.test(text);
  return isEverywhere && !isToldWhole(text.replace(/^.*?\b(?:happens|takes place|is|plays)\s/iu, ''))
    ? 'whole'
    : undefined;
}

/** 'But the family are all robots': how those are of whom it is told, before anything happens. */
const IS_SO =
  /^(?:but|except(?: that)?|only)\s(?:(?:the|all the|my|our) (?:[\p{L}’'-]+ )?(?:family|people|guests|players|workers|\p{L}{3,}s)|everyone|everybody|everything|all of them|they|you)(?:['’]re|['’]s|\s(?:is|are))\s(?:all |really |actually |secretly )?(?!(?:gone|empty|not|closed|open|missing|there)\b).{3,50}$/iu;
/** 'You play the ferryman, not the hero'. */
const PLAYED = /^(?:but )?(?:you|we)(?:['’]re|\s(?:are|play|play as))\s(?:as\s)?(?:the|an?)\s.{2,50}$/iu;

const isPremise = (text: string): boolean => IS_SO.test(text) || PLAYED.test(text);

/** 'She’s turning 40, loves crows': what somebody a film is made for is like. */
const OF_WHOM =
  /^(?:he|she|they)(?:(?:['’]s|['’]re|\s(?:is|are))\s(?:turning|retiring|leaving (?:us|the|our)|getting married|graduating|\d|my\s|our\s|the best|into|a (?:big|huge|total|passionate))|\s(?:loves|likes|hates|adores|lives for|used to|has been|turns \d))/iu;
const LIKES = /^(?:and )?(?:loves|likes|hates|adores|is into|can['’]t stand)\s/iu;
const FOR_SOMEBODY =
  /\bfor (?:my|our) (?:[\p{L}’'-]+ ){0,3}?(?:friend|mate|mum|mom|dad|father|mother|sister|brother|wife|husband|boss|colleague|teacher|son|daughter|grand\p{L}+|aunt|uncle|coach|nan|girlfriend|boyfriend|partner)\b/iu;

const isAboutWhom = (text: string, film: string): boolean =>
  FOR_SOMEBODY.test(film) && (OF_WHOM.test(text) || LIKES.test(text)) && text.split(' ').length <= 9;

/** 'New workers', 'patients over 60': whom a film of instruction is made for. */
const isWhomTaught = (text: string, film: string): boolean =>
  /\b(?:safety|training|instruction\p{L}*|explainer|tutorial|lesson|how-?to|onboarding|recruitment|video|clip|film)\b/iu.test(
    film,
  ) &&
  /^(?:for )?(?:(?:new|young|old|older|all|our|adult|elderly|absolute|nervous) )*(?:workers|staff|employees|colleagues|beginners|patients|apprentices|trainees|interns|seniors|recruits|volunteers|visitors|residents|parents|drivers)(?: (?:over|under|from|aged) \d{1,2}(?:[-–]\d{1,2})?)?(?: only)?$/iu.test(
    text,
  );

/** 'Same photo booth', 'four decades': where and how long all of it is. */
const SAME = /^(?:always )?(?:the )?same [\p{L}’' -]{3,25}$/iu;
const SPAN =
  /^(?:over )?(?:two|three|four|five|six|ten|\d{1,3}) (?:decades|years|seasons|generations|centuries|summers|winters|months)$/iu;

/** What is told of a film before a piece of its idea. */
interface Before {
  /** Which film is asked for. */
  readonly film: string;
  /** How many moments are told. */
  readonly told: number;
}

/** The note that a piece is where nothing or little has happened yet; undefined where it may be a moment. */
export function noteBeforeAll(
  typed: string,
  { film, told }: Before,
): { readonly kind: NoteKind; readonly words: string } | undefined {
  const text = typed.replace(/[\s.!]+$/u, '');
  if (told > 1) return undefined;
  if (isPremise(text))
    return { kind: 'whole', words: text.replace(/^(?:but|except(?: that)?|only)\s/iu, '') };
  if (told > 0) return undefined;
  if (SAME.test(text) || SPAN.test(text)) return { kind: 'whole', words: text };
  if (isAboutWhom(text, film)) return { kind: 'remark', words: text };
  return isWhomTaught(text, film) ? { kind: 'form', words: text.replace(/^(?:for )?/iu, 'for ') } : undefined;
}
