/* The words that call an idea a film, and those that ask us for one. */

export const ADS =
  '(?:spots?(?=\\s?:|\\sfor\\s)|ads?|adverts?|advertisements?|commercials?|promos?|tv spots?)';
/** Words for a film, whatever follows them. */
const FILMS = `(?:music videos?|public service announcements?|psas?|memes?|videos?|films?|movies?|clips?|reels?|vlogs?|documentar(?:y|ies)|trailers?|teasers?|${ADS}|explainers?|tutorials?|montages?|slideshows?|time[- ]?lapses?|hyperlapses?|asmr|footage|slow[- ]?mo(?:tion)?|stop[- ]motion|animations?|edits?|tiktoks?|demos?|intros?|openers?|openings?(?=\\s?:)|outros?|mockumentary|(?:wildlife|nature|noir|western|thriller|fantasy|romance|musical|drama|comedy|horror|sci-?fi)(?=\\s?:)|sitcom|ballet(?=\\s(?:of|about)\\s)|visuals)`;
/** Words that call it a film only where they lead on to what it tells. */
const TALES =
  '(?:stor(?:y|ies)|scenes?|series|(?<!\\b(?:drag|fashion|light|magic|dog|cat|flower|air|puppet|variety|horse|laser|cabaret|trade|car|ice)\\s)shows?|sketch(?:es)?|skits?|episodes?|songs?|tracks?|ballads?|poems?|comed(?:y|ies)|dramas?|thrillers?|romance|fairy[- ]?tales?|essays?|lessons?|projects?|presentations?|invitations?|invites?|tributes?|messages?|greetings?|campaigns?|spots?|shots?|views?|close-?ups?|recipes?|guides?|intros?|shorts?|cartoons?|anime|parod(?:y|ies)|horror|sci-?fi|instructions?|ideas?|parable|fable|novels?|books?)';
const ON =
  '(?:of|about|on|showing|where|in which|with|for|to|that shows|from|explaining|how|set(?=\\s(?:in|on|at|during))|in(?=\\s(?:an?|the|my|our)\\s)|:)';

export const FRAME = new RegExp(
  `^((?:[\\p{L}\\d’'&/-]+\\s){0,6}?)(?:(${FILMS})(?:\\s(?:idea|concept|script|prompt|project|challenge|series|intro|opener|outro|trailer|reel))?(?=\\s${ON}\\s|\\s?[:,–-]|[.!]?$)|(${TALES})(?=\\s(?:of|about|on|where|in which|for|to|with|between)\\s|:))\\s?(?:(of|about|on|showing|where|in which|with|for|to|that shows|explaining|between|set)(?=\\s))?[\\s:,–-]*`,
  'iu',
);

/** What asks us for a film. */
export const ASKS =
  /^(?:(?:hi|hey|hello|ok|so|and|please|pls)[,!]?\s)*(?:(?:can|could|would) you\s(?:please\s)?(?:make|create|write|do|film|generate)\s(?:(?:me|us)\s)?|(?:i|we|my\s\p{L}+)(?:['’]?d| would| am|['’]?m| are)?\s(?:really\s)?(?:wants?|needs?|like|love|looking for|making|planning|have to make)(?:\sto\s(?:make|create|film|shoot|do|have|get))?\s|(?:make|create|generate|write|film|do|give)\s(?:(?:me|us)\s)?|(?:need|want|looking for|trying to make)\s|help (?:me|us)\s(?:make|with|create)\s|let['’]?s (?:make|do|film)\s|(?:idea|concept|title|topic):?\s)/iu;
export const SHOWS =
  /^(?:(?:and|then)\s)?(?:(?:i|we) (?:want|would like|['’]d like) to (?:see|show)|(?:it|the (?:video|film|clip|ad)) should (?:show|start with|end with|end on|have|open with)|(?:it|the (?:video|film|clip|ad)) (?:shows|starts with|ends with|ends on|opens with)|we see|you see|it shows|showing|picture this:?|imagine|(?:start|open)(?:s|ing)? (?:with|on)|(?:end|finish)(?:s|ing|es)? (?:with|on)|cut to|maybe|featuring|feature|include|including|use|using|add|starring)\s(?=\S)/iu;
/** Where the thing that is sold ends and the story of its film begins: 'for a shop where the owner gets a present'. */
export const STORY_OF_AD =
  /:\s+|,?\s(?:where|in which|that shows|which shows|showing)\s(?=(?:an?|the|he|she|they|people|everyone|nobody|two|three|my|our|his|her|someone|kids|children|\p{L}+s?)\s)/iu;

/** What a song is about is what is seen. */
export const SONG_ABOUT =
  /^(?:(?:an?|our|my|the|their)\s)?(?:[\p{L}\d-]+\s){0,4}(?:songs?|tracks?|ballads?|tunes?|singles?|anthems?)\sabout\s(?=\S)/iu;

/** What a music video is for, and not what is seen in it. */
export const SONG =
  /^(?:(?:an?|our|my|the|their)\s)?(?:[\p{L}\d-]+\s){0,4}(?:songs?|tracks?|ballads?|tunes?|singles?|anthems?|beats?)$/iu;

/** 'A sad love song in the rain': the singer is there, and no song. */
export const SUNG_AT =
  /^(?:(?:an?|our|my|the|their)\s)?(?:[\p{L}\d-]+\s){0,4}(?:songs?|tracks?|ballads?|tunes?|singles?|anthems?)\s((?:in|on|at|by|under|through|along)\s(?:an?|the|our|my|\p{Lu}).{2,40})$/u;

const AUDIENCE_LAST =
  /\s(?:explained\s)?(?:aimed at|for|to(?=\san?\s\d))\s((?:(?!my|our|his|her|their|the|an?\s)[\p{L}\d’'-]+\s){0,2}?(?:kids|children|teens|teenagers|toddlers|beginners|students|pupils|adults|seniors|tourists|parents|mums|moms|dads|commuters|runners|an? \d+[- ]year[- ]old|\d+[- ]year[- ]olds?|years?[- ]olds?|graders|dummies))(?=[.!]?$)/iu;
const PURPOSE =
  /\s?(?:\b(?:explained\s)?in (?!(?:an?|one|two|three|\d)\s(?:seconds?|secs?)\b)(?:under |only |just |less than )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|\d+)[\s-](?:simple |easy |quick |short )?(?:minutes?|mins?|seconds?|secs?|s|steps)\b|\bexplained\b|\bstep by step\b|\bfor (?:my|our|the|an?) (?:(?:\p{L}+|\d+)\s){0,2}(?:science fair|class|school project|science project|project|school|channel|website|instagram|tiktok|homework)|\bin (?:slow motion|slow[- ]mo|timelapse|time-lapse)\b)(?=[,.!]?$)/giu;
export const ASIDE =
  /^(?:for\s(?:an?|the|our|my)\s(?:[a-z-]+\s)?(?:board|client|brand|agency|campaign|website|channel|charity|festival|competition|portfolio|museum|magazine)|made by\s.*|(?:my|our)\sclass(?:\s\w+)?|(?:class|year|grade)\s\w{1,3}|for\s(?:(?:my|our|the)\s)?\d*(?:st|nd|rd|th)?\s?(?:grade|year|class)\b.*|like (?:an?|my|the)\s.*\b(?:video|film|vlog|movie|footage|documentary))$/i;
/** 'How vaccines work to 8 year olds with a castle': those it is told to. */
const TOLD_TO =
  /\sto\s((?:(?:\d{1,2}|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?|kids|children|beginners|teens|teenagers|seniors|students))(?=\s(?:with|using|in)\b)/i;
export const EXPLAINS =
  /^(?:please\s)?explain(?:s|ing)?\s(?:(?:to )?(?:me|us|kids|people)\s)?(?=how|why|what|\p{L})/iu;
/** Words of an audience that are somebody. */
export const PEOPLE = /(?:s|kid|children|people|men|women|class|z|family|staff|dummies)$/;
export const SAVE_THE_DATE = /^save the date(?:\sfor)?[:,]?\s(?=\S)/i;
export const FOR_AFTER = /\bfor\s[^,]+$/i;
/** What is in the air of the picture before it: 'car race in the desert, dust'. */
export const IN_THE_AIR =
  /,\s(dust|smoke|fog|mist|steam|confetti|sparks|glitter|bubbles|bioluminescence)(?=[,.]|$)/gi;
/** Where a film is shown, which is not what it tells. */
export const PLACES_FOR =
  /^(?:(?:my|our|the|a)\s)?(?:tiktok|tik tok|instagram|insta|youtube|facebook|linkedin|social media|website|homepage|channel|class|school|lesson|science fair|project|friends?|family|kids|children)(?=[,.:]|$)/i;
export const FOR_LESSON =
  /^(?:(?:my|our|the|an?)\s)?(?:[\p{L}\d]+\s){0,3}?(?:class|school|lesson|graders?|students|pupils|project)\s(?:about|on)\s/iu;

/** For whom a lesson is: 'warehouse staff' of 'warehouse staff: how to lift a box'. */
const HEARERS = /^((?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+):\s(?=(?:how|why|what|when)\s)/iu;

/** A lesson without those it is for. @param called the words that call it a film: 'safety video for ' */
export function addressed(called: string, own: string): readonly [hearers: string, lesson: string] {
  const [head = '', hearers = ''] = /for\s*$/i.test(called) ? (HEARERS.exec(own) ?? []) : [];
  return [hearers, own.slice(head.length)];
}

/** Whoever is told a story in the film is in it. */
const TELLS = /\b(?:tells?|telling|reads?|reading|sings?|singing|gives?|shows?|says?|talks?|hands?)\b/i;
/** A teacher who explains it to kids has them before her; an explainer to kids is for them. */
const TEACHES =
  /^(?:an?|the|my|our|his|her|two|\p{Lu}\p{L}+)\s(?:[\p{L}’'-]+\s){1,4}?(?:explain|teach|demonstrat|present|read|sing|show)(?:s|es|ing)?\s/u;

/** A text without for whom it is and how long, which stand at its end. */
export function withoutAim(own: string): readonly [text: string, audience: string] {
  let [text, audience] = [own, ''];
  if (!TELLS.test(text) && !TEACHES.test(text)) {
    audience = TOLD_TO.exec(text)?.[1] ?? '';
    text = text.replace(TOLD_TO, '');
  }
  for (let turn = 0; turn < 2 && !TEACHES.test(text); turn++) {
    audience ||= AUDIENCE_LAST.exec(text)?.[1] ?? '';
    text = text.replace(AUDIENCE_LAST, '').replace(PURPOSE, '').trim();
  }
  return [text, audience];
}
