import { sifted } from '../lexicon/sifting/sifted.ts';
import { withoutAfterthoughts } from './afterthoughts.ts';
import { asIntended } from './as-intended.ts';
import { withoutPreamble, withoutReasons } from './asker-talk.ts';
import { withoutForeignFrame } from './foreign-frames.ts';
import { withoutIntroduction, withoutRoomFor, withoutWhoLoves } from './introduced.ts';
import { withMedium } from './ordered-medium.ts';
import { withoutPurpose, withoutTalkBeforeColon } from './purpose-first.ts';
import { withoutUse } from './put-to-use.ts';
import { withoutAsides } from './request-asides.ts';
import { withoutFrame } from './request-frame.ts';
import { withoutTalk } from './request-talk.ts';
import { withoutToldBefore } from './told-before.ts';
import { withoutToldSentences } from './told-sentences.ts';
import { withoutOwnClauses, withoutWishRun } from './wish-run.ts';

/*
 * A subject is taken as typed, but for a leading request ('please draw', 'generate an image of'),
 * which is an instruction to us and not a part of the picture.
 */
const GREETING = sifted(
  /^(?:please|pls|plz|hi|hello|hey|heya|hiya|howdy|yo|ok|okay|kindly|now|so|um+|hmm+|guys|there|folks|everyone|dear ai)\b[\s,!.:-]*/i,
);
const PLEASE = sifted(/^(?:please|pls|plz)[\s,!.]+(?=\S)/i);
/** 'I am look for picture of', 'please to make for me one picture of': who learns English asks as well. */
const LEARNT = sifted(
  /^(?:please,? )?(?:i (?:am|was) (?:look|search|looking|searching|wanting) (?:for )?|(?:to )?(?:make|do|draw|create|paint|give) (?:for )?(?:me|us) )(?:an?|one|the|some)? ?(?:pictures?|images?|photos?|drawings?|illustrations?) (?:of|with|where) (?=\S)/i,
);
/** 'grandad here, trying this for the first time.' */
const HERE = sifted(
  /^(?:an? )?(?:old |retired |tired |proud |single )?(?:grand(?:ad|pa|ma|father|mother)|granddad|gran|granny|nana?|dad|mum|mom|mama|papa|teacher|nurse|student|beginner|newbie|noob|parent|neighbou?r) here[,.!]+\s*(?:(?:i['’]?m )?(?:trying this(?: out)?(?: for the)? ?(?:first time)?|first time (?:user|here|doing this)|new (?:here|to this)|never (?:done|used|tried) (?:this|it)(?: before)?)[,.!]+\s*)?(?=\S)/i,
);
/** 'my daughter likes sloths and ambulances so a sloth driving an ambulance': what she likes is why. */
const LIKES = sifted(
  /^(?:my|our) [^,.;:!?]{2,60}? (?:likes?|loves?|adores?|collects?|is (?:really )?(?:into|obsessed with|mad about|crazy about)) [^,.;:!?]{2,40} so (?=an? (?:[a-z]+ ){1,3}[a-z]+ing\b)/i,
);
/** 'my little one says she saw the moon in a shop, could i have that as a page': what was seen is to be seen. */
const SAW = sifted(
  /^(?:my|our) [\p{L}\d ]{2,24}? (?:says|said|swears|thinks|claims|told me|dreamt|dreamed) (?:that )?(?:(?:she|he|they) (?:saw|has seen|have seen|dreamt of|dreamed of) )?(?<what>[^.;:!?]+?),? (?:and |so )?(?:could|can) (?:i|we|you) (?:please )?(?:have|get|draw|make|do|paint) (?:that|it|this),? (?=as |in )/iu,
);
const WISH = sifted(
  /^(?:i\s(?:just\s|really\s|only\s)?(?:want|wanna|need|wish\sfor)(?:\s(?:to\s)?(?:see|have|get|make|create|draw))?|i(?:['’]d|d|\swould)\s(?:really\s)?(?:like|love)(?:\sto\s(?:see|have|get|make|create))?|i(?:['’]m|m|\sam)\s(?:looking\sfor|after|trying\sto\s(?:get|make|create))|(?:can|could|may|might)\s(?:i|we)\s(?:please\s|pls\s|maybe\s)?(?:get|have|see)|need|looking\sfor|let(?:['’]s|\sus)\s(?:see|have))\s(?=(?:an?|the|some|one|two|three|four|five|my|our|this|(?:smth|sth|something)\s(?:like|with|showing|of|where)|pictures?|images?|photos?|pics?|you\sto|u\sto|posters?|logos?)\s)/i,
);
const WANTS = sifted(
  /^(?:i\s(?:just\s)?(?:want|need|wish\sfor)(?:\sto\s(?:see|have))?|i(?:['’]d|\swould)\s(?:like|love)(?:\sto\s(?:see|have))?|i(?:['’]m|\sam)\slooking\sfor|let(?:['’]s|\sus)\s(?:see|have))\s(?=\S)/i,
);
const ASK = sifted(
  /^(?:(?:can|could|would|will)\s(?:you|u|ya|someone|anyone|somebody)|(?:you|u)\sto)\s(?:please\s|pls\s|plz\s|maybe\s|possibly\s)*(?:(?:do|make|draw)\sfor\s(?:me|us)\s(?=\S)|do\s(?=(?:an?|my|our|the|one|some|two|three|four)\s)|(?=(?:make|draw|create|generate|design|produce|show|give|paint|sketch|render|write|imagine|do|get|illustrate)\s))/i,
);
const ORDER = sifted(
  /^(?:(?:make|draw|create|generate|design|produce|show|give|paint|sketch|illustrate|write|get|do)\s(?:me|us)\s|(?:make|draw|create|generate|design|produce|paint|sketch|illustrate|imagine|write|render)\s(?=(?:an?|some|one|two|three|four|five|my|(?:smth|sth|something)\s(?:like|with|showing|of|where)|\d{1,6})\s)|do\s(?=(?:an?|some|one)\s(?:\S+\s){0,2}(?:picture|image|pic|photo|drawing|painting|poster|portrait|logo)\b))(?=\S)/i,
);
/** 'smth like a chapel': what it is like is what is wanted. */
const VAGUELY = sifted(/^(?:smth|sth|sumthin|something)\s(?:like|with|showing|of|where)\s(?=\S)/i);
const SHORTLY = sifted(/^(?:smth|sth|sumthin)\s(?:like|with|showing|of|where)\s(?=\S)/i);
/** 'make it look like a photo booth, two nuns inside': there is no picture that 'it' stands for. */
/** 'ok so picture this: a bear': what is before the colon is no part of it. */
const INTRODUCED = sifted(
  /^(?:(?:picture|imagine|consider) this|(?:(?:my|the|here['’]?s (?:my|the|an)) )?(?:prompt|idea|concept|request|image idea)(?: is)?|scene)\s?[:,–-]\s(?=\S)/i,
);
const LOOKS = sifted(/^(?:make|have)\s(?:it|this)\slook\s(?:like\s|(?=\p{L}+(?:\s\p{L}+)?:\s))(?=\S)/iu);
const CARRIER = sifted(
  /^(?:for\s(?:me|us)\s)?(?:(?:an?|the|one|some)\s)?(?:(?:ai|new|nice|good|great|high[\s-]quality)\s){0,2}(?:images?|pictures?|pics?|prompts?)\s(?:of|for|with|showing)\s(?=\S)/i,
);

const SAYS_SOMETHING = sifted(/[\p{L}\p{N}\p{S}]/u);

/** Control characters, line ends and marks that turn the direction of a text. */
const CONTROL = sifted(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/u);

/** Line breaks and control characters as single spaces, no white space at the ends. */
export function cleanText(text: string): string {
  if (!CONTROL.test(text)) return text.trim();
  return text
    .split(CONTROL)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

const EDIT = sifted(
  /^(?:change|replace|remove|swap|erase|delete|retouch|edit|fix|restore|colou?rize|upscale|sharpen|brighten|crop|blur|keep)\s(?:the|my|this|her|his|their|its|all|our|it|everything|background|only)\b|^(?:turn|convert|transform|make|put|place|give|add|dress)\s(?:the|my|our|this|her|his|him|me|us|it|them)\b(?!\s(?:an?|some|one|two)\s)|^(?:put|place|stick)\s(?:(?!\bthe\b).){1,50}\s(?:on|onto|in|over|behind|beside)\s(?:my|this|him|her|his|our|their|the\s(?:photo|picture|image|person|man|woman|dog|cat))\b|^(?:put|place|stick|add|draw)\s.{1,80}\sin\s(?:the|this|my)\s(?:photo|picture|image|photograph)\b|^add\s.{1,50}\s(?:over|in|on|onto|behind|beside|next to|above|around|under)\s(?:the|my|this|his|her|our|their)\b|^add\s(?:(?!\bto\b).){1,60}\sto\s(?:the|my|this|him|her|it|them)\b|\b(?:this|my|uploaded|attached)\s(?:photo|picture|image|selfie|photograph)\b/i,
);

/** A scene of its own, of which nothing is there yet: 'make it look like a photo booth, two nuns inside'. */
function tellsOwnScene(text: string): boolean {
  const opening = LOOKS.exec(text);
  if (!opening || THERE.test(text)) return false;
  const rest = text.slice(opening[0].length);
  return /:\s/.test(rest) || (/[,;]/.test(rest) && rest.split(/\s+/).length > BARE_ORDER);
}

/** Words for a picture that is there, and for what of it stays. */
const THERE = sifted(
  /\b(?:my|this|the|attached|uploaded|original) (?:photo|picture|image|pic|selfie)\b|\b(?:keep|same|existing)\b/i,
);
/** So short an order is about a picture that comes with it. */
const BARE_ORDER = 9;

/** Whether a text asks to change a picture that is already there. */
export function asksForEdit(text: string): boolean {
  const clean = cleanText(text).slice(0, 400);
  return EDIT.test(clean) && !tellsOwnScene(clean);
}

/**
 * What is to be shown, in the user's own words. Empty only for an empty text. The order to change a
 * picture ('make my photo look older') is itself what is asked for, and stays whole.
 * @param isAsked whether somebody was found to ask for it before these words
 */
export function withoutCommand(text: string, isAsked = false): string {
  const typed = cleanText(text).replace(/^\/imagine\s+(?:prompt\s*:?\s*)?(?=\S)/i, '');
  const isEdit = asksForEdit(typed);
  let rest = isEdit ? typed : typed.replace(SAW, '$<what>, ');
  let asked = isAsked || rest !== typed;
  const openings = isEdit ? [WANTS, ASK] : [HERE, LIKES, LEARNT, INTRODUCED, WISH, WANTS, ASK, ORDER];
  for (let before = ''; before !== rest; ) {
    before = rest;
    const polite = rest.replace(GREETING, '');
    rest = openings.reduce((words, opening) => words.replace(opening, ''), polite);
    asked ||= rest !== polite;
  }
  rest = asked ? withoutCarrier(rest, typed) : typed.replace(PLEASE, '');
  if (!isEdit) rest = rest.replace(SHORTLY, '').replace(LOOKS, '');
  return SAYS_SOMETHING.test(rest) ? rest : typed;
}

/** What is asked for, without the word for a picture and without the question's mark. */
function withoutCarrier(rest: string, said: string): string {
  const shown = rest.replace(CARRIER, '').replace(VAGUELY, '');
  return /^\W*(?:\w+\W+)?(?:can|could|would|will|may|might)\b/i.test(said)
    ? shown.replace(/\s*\?+$/, '').replace(/\?+(?=\s)/, ',')
    : shown;
}

/** The last text that was asked about: a subject is read for its takes, its ratio and its checks one after the other. */
let latest = { text: '', shown: '' };

/** What a picture is to show: without a command before it, and without what is said to its reader beside it. */
export function pictureAsked(text: string): string {
  if (text !== latest.text) latest = { text, shown: shownIn(text) };
  return latest.shown;
}

function shownIn(text: string): string {
  if (asksForEdit(text)) return withoutCommand(text);
  const {
    text: framed,
    isAsked,
    isForOther,
  } = withoutFrame(
    withoutPreamble(
      withoutToldBefore(
        withoutToldSentences(
          withoutPurpose(withoutTalkBeforeColon(asIntended(withoutIntroduction(cleanText(text))))),
        ),
      ),
    ),
  );
  const bare = withoutCommand(framed, isAsked);
  const run = withoutWishRun(bare);
  // Behind a wish a purpose may stand as well: 'we need something for the jar, a hedgehog in bed'.
  const wished = run === cleanText(text) ? run : withoutPurpose(run);
  const carried = wished === cleanText(text) ? wished : withoutCarrier(wished, '');
  const shown = withoutAsides(withoutTalk(carried), isForOther);
  const own = withoutIntroduction(shown === cleanText(text) ? shown : withoutWhoLoves(shown));
  const seen = withoutUse(withoutOwnClauses(withoutReasons(own)));
  return withMedium(withoutForeignFrame(withoutRoomFor(withoutAfterthoughts(seen))), text);
}
