import { sifted } from '../lexicon/sifting/sifted.ts';
import { ASKED, OWN } from './request-words.ts';
import { piecesIn } from './text-pieces.ts';

/*
 * What is said of the picture beside it: how it should be made, what it is for, what whoever asks hopes. How it should
 * look stays as a word of its own; the rest goes.
 */

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Purposes and talk that are a piece of their own. */
const WHOLLY: readonly RegExp[] = [
  // 'i want that to be the joke but tasteful'.
  sifted(
    /^(?:and |so |but )*(?:i|we) (?:really |just )?(?:want|need|would like) (?:it|this|that) to be (?:the |a |part of the )(?:joke|point|gag|idea|pun)(?:,? (?:but|and|just|only) (?:in a )?(?<kept>\p{L}[\p{L} -]{2,40}?)(?: way)?)?$/iu,
  ),
  sifted(
    /^(?:and |so |but |just )*(?:(?:i |we )?(?:really )?(?:hope|trust) (?:that|this|it|you|u)\b.*|hopefully (?:that|this|it|you)\b.*|surprise me|go (?:wild|crazy|nuts)(?: with it)?|get creative|be creative|use your (?:imagination|creativity)|(?:it['’]?s |its )?up to you|you (?:decide|choose|can decide|can choose)|your (?:choice|call)|whatever (?:you|u) (?:think|like|want|prefer)(?: is best)?|feel free to .*|do your (?:best|thing|magic)|no pressure|no rush|take your time|sorry (?:for|about|if)\b.*|(?:i know|i realise|i realize) .*|don['’]?t (?:laugh|judge(?: me)?|ask(?: why)?)|trust me|you get (?:the|my) (?:idea|point|picture|gist)|if you (?:know|get|see) what i mean|if that['’]?s (?:ok|okay|possible|not too much)|that(?: would|['’]?d) be (?:great|awesome|amazing|nice|cool|perfect|lovely).*|(?:much|greatly) appreciated|let me know.*|what do you think|is that (?:ok|okay|possible)|does that make sense|bonus points (?:if|for) .*|that['’]?s (?:it|all)|thats (?:it|all)|nothing else needed|(?:i['’]?m|i am) (?:so |really |just )?(?:sick|tired|bored) of (?:it|that|them|this|those)|so both|both|so|and|etc|anything (?:else )?is (?:fine|ok|okay)|i (?:really )?(?:love|like|want|need) (?:it|that|this)(?: so much)?|(?:i|we) (?:don['’]?t|do not) (?:mind|care)(?: .*)?|(?:i|we) (?:can['’]?t|cannot|cant) draw(?: .*)?|not sure (?:about|if|how|what)\b.*)$/iu,
  ),
  sifted(
    /^(?:and |so |but )*(?:(?:it|this|that)(?:['’]?s| is| will be) (?:just )?)?(?:for (?:(?:my|our|an?|the|his|her|their|this) )?(?:[\p{L}\d&'’-]+ ){0,3}?(?:class|lesson|school|homework|project|presentation|essay|assignment|blog|website|site|channel|instagram|newsletter|living room|bedroom|kitchen|nursery|room|office|wall|article|talk|slides?|portfolio|phone)(?: (?:about|on|at) .{2,40})?)(?: so (?:it|that it|this) (?:should|must|has to|needs to) be (?<kept>\p{L}[\p{L} -]{2,40}))?$/iu,
  ),
  sifted(
    /^(?:and |so |but )*(?:(?:it|this|that)(?:['’]?s| is| will be) (?:just |meant |supposed )?)(?:to be )?(?:(?:an? )?(?:gift|present|surprise|joke|birthday present|christmas present|thank you) )?for (?:my|our|his|her|a|an|the|their|someone|somebody|us|me|them|him)\b(?:.*?\bso (?<kept>(?!(?:it|that|this|i|we|you|he|she|they|please|pls)\b)[^,.;]* (?:needs?|must|should|have|has) (?:to )?(?:fit|be|stay|face|fill|have|leave)\b.*)|.*)$/iu,
  ),
  sifted(
    /^(?:and |so |but )*(?:they|he|she|the (?:kids|children|class|pupils|students|guests))(?:['’]?ll| will| can| are going to) (?:then |all )?(?:fill|colou?r|write|draw|cut|stick|print|hang|add|label|sign|love|like|finish)\b.*$/iu,
  ),
  sifted(/^(?:and |so |but )*(?:it |this )?(?:is|be) (?:an? )?(?:gift|present|surprise)(?!\p{L}).*$/iu),
  // 'I'll add the text later'.
  sifted(
    /^(?:and |so |but |then )*(?:i|we)(?:['’]?ll| will| can| want to) (?:add|put|write|fill|type|print|paste|drop|insert|draw) .*\b(?:later|myself|ourselves|afterwards|by hand|in canva|in photoshop)$/iu,
  ),
  pattern(
    `^(?:and |so |but )*(?:(?:it|this|that)(?:['’]?s| is| will be) )?(?:(?:an? )?(?:gift|present|surprise) )?for ${OWN}(?:['’]s? [\\p{L}\\d ]{3,30})?$`,
  ),
  sifted(
    /^(?:and |so |but )*so (?:that )?(?:i|we|you|she|he|they|people|everyone) (?:can|could|will|know)\b.*$/iu,
  ),
];

/** 'he doesn't see well so bold shapes': what comes of it is seen. */
const SO_WHAT = sifted(
  /^(?:and |but |because |since |as )*(?:he|she|they|i|we) (?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|ca(?:n['’]?t|nnot)|wo(?:n['’]?t|nt)|will not|wouldn['’]?t|never|refuses?|only|hates?|loves?|likes?|is|are|am|has|have)\b.* so (?:please |pls )?(?<kept>(?!(?:he|she|they|it|i|we|that|much|many|well|long|far|hard|good)\b)\p{L}+ \p{L}.*)$/iu,
);

/** 'so i can read the clock', at the end of what it is for. */
const SO_THAT = sifted(
  /(?<=\p{L}) (?:so both(?=$)|so (?:that )?(?:i|we|you|u) (?:can|could|will be able to)|because (?:i|we) (?:want|need|have|like|love|plan)|since (?:i|we) (?:want|need|have|plan)|as (?:i|we) (?:want|need|plan) to|because (?:(?:the|my|our) )?(?:kids|children|students|pupils|class|they) (?:have|need|want|are going|should|can|will|must)(?: to)? (?:label|colou?r|fill|write|complete|find|guess|spot|count|cut|name))(?!\p{L})[^,.;:!?]*$|(?<=\p{L}) (?:because|cause|cuz|coz|bc|since) (?:i|we|(?:the|my|our|some) (?:kids|children|students|pupils|class|customers|clients|guests|readers|parents|residents|printer|teacher|boss)|(?:they|she|he)(?: can| will|['’]ll) (?:then )?(?:label|colou?r|fill|write|complete|guess|spot|count|cut|name)|(?:it|this)(?:['’]s| is| will be) (?:for|going|printed|meant|an? (?:gift|present|surprise)))(?!\p{L})[^,.;:!?]*$/iu,
);

/** 'not scary its for my son': what it is for begins a clause of its own, with or without a stop. */
const UNSTOPPED = sifted(
  /(?<=\p{L}) (?=(?:it['’]?s|this is|thats|that['’]s) (?:just |only )?for (?:my|our|his|her|an?|the)\b)/giu,
);

/** 'can someone paint it': nothing more is said by it. */
const PAINT_IT = pattern(
  `^(?:and |so |but )*(?:${ASKED} )?(?:please |pls )?(?:make|draw|paint|do|create|show|render|visuali[sz]e|try|generate|sketch) (?:it|this|that|one|me)(?: for (?:me|us|him|her))?(?: please| pls)?$`,
);
/** An order amid the rest: what it is for is seen. */
const DRAW = sifted(
  /^(?:and |so |please |pls )*(?:draw|paint|sketch|illustrate) (?:me |us )?(?=(?:the|an?|my|her|his|their|our) )/iu,
);
/** A guess is what is wished for: 'maybe ants carrying a pencil'. */
const GUESSED = sifted(
  /^(?:and |or |so )?(?:(?:maybe|perhaps|possibly|i guess|i think) (?=\S)|(?:think(?: of)?|imagine|picture) (?=(?:an?|the|two|three|some) \S))/iu,
);

/** 'so it should be accurate', 'can you make it funny', 'keep it simple': how it should be. */
const HOW = pattern(
  `^(?:and |so |but |just |please |pls |also )*(?:${ASKED} (?:please |pls )?)?(?:(?:make|keep|have|get) (?:it|this|the (?:picture|image|whole thing))(?: all)?(?: look(?:ing)?| feel(?:ing)?| be)?(?![\\p{L}])|(?:it|this|the (?:picture|image|whole thing)|everything) (?:should|must|has to|needs to|can|could|ought to)(?: all)? (?:be|look|feel)|(?:i|we)(?:['’]?d| would)? (?:want|like|love|need|prefer) (?:it|this|the (?:picture|image|whole thing)) (?:to (?:be|look|feel) )?) ?(?:to (?:be|look|feel) )?(?:kinda |kind of |sort of |a bit |a little |super |really |very |quite )*(?<how>(?!(?:as|of|out|for|into|from|up|with|on|at|by|to|that|so)\\b)(?:like (?:it|he|she|they) .*|[\\p{L}\\d][\\p{L}\\d'’ -]{1,60}))$`,
);
/** Words of degree that are no look of themselves: 'the lights really bright' stays. */
const PLACED = sifted(/^(?:in|on|under|at)\b/i);

/** 'nothing too fancy': it should be simple. */
const PLAIN = sifted(
  /^(?:and |but )*(?:nothing|not(?: anything)?)(?: too| very| super| that)? (?:fancy|complicated|complex|crazy|elaborate|special|over the top)$/iu,
);
const SIMPLE = 'simple';

/** Whoever it is for, of whom nothing is to be seen: 'she is 5', 'he loves dinosaurs'. */
const OF_OTHER = sifted(
  /^(?:and |but )*(?:(?:she|he|they)(?:['’]?s|['’]?re| is| are)? (?:only |just |turning |nearly |almost )*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: years? old)?|(?:she|he|they) (?:will|would|['’]?ll|['’]?d) (?:love|like|be)\b.*|who(?: is|['’]?s) \d{1,2}(?: years? old)?)$/iu,
);

/** 'it's for my mum, she moved away': what goes on of them is told to nobody in the picture. */
const FOR_THEM = sifted(/\bfor (?:my|our|his|her) /iu);
const OF_THEM = sifted(/^(?:and |but |because |since )?(?:she|he|they)(?:['’]s|['’]re)?\b/iu);

/** What stays of a piece that stands behind the picture's own words; empty where all of it goes. */
function kept(words: string, isForOther: boolean): string {
  if (PLAIN.test(words)) return SIMPLE;
  if (PAINT_IT.test(words)) return '';
  if (isForOther && OF_OTHER.test(words)) return '';
  for (const whole of WHOLLY) {
    const hit = whole.exec(words);
    if (hit) return hit.groups?.kept ?? '';
  }
  const what = SO_WHAT.exec(words)?.groups?.kept;
  if (what !== undefined) return HOW.exec(what)?.groups?.how ?? what;
  const how = HOW.exec(words)?.groups?.how;
  if (how !== undefined && !PLACED.test(how)) return how.replace(/ (?:tho|though|please|pls)$/i, '');
  return words.replace(GUESSED, '').replace(DRAW, '').replace(SO_THAT, '');
}

/** A picture's words without what is said beside them; the text itself where nothing else is in it. */
export function withoutAsides(text: string, isForOther: boolean): string {
  const pieces = piecesIn(text.replace(UNSTOPPED, ', '));
  let rest = '';
  let last = '';
  let isChanged = false;
  let wasForOther = false;
  for (const [i, { words, stop }] of pieces.entries()) {
    const isOfThem: boolean = wasForOther && OF_THEM.test(words);
    const own: string = i === 0 ? words.replace(SO_THAT, '') : isOfThem ? '' : kept(words, isForOther);
    wasForOther = own === '' && (isOfThem || FOR_THEM.test(words));
    isChanged ||= own !== words;
    if (own === '') {
      if (/[.!?]/.test(stop) && rest !== '' && i === pieces.length - 1) last = stop.trim();
      continue;
    }
    rest += rest === '' ? own : /^\s[–—-]\s$/.test(last) ? `${last}${own}` : `${last} ${own}`;
    last = stop;
  }
  return isChanged && rest !== '' ? `${rest}${/^[.!]$/.test(last) ? last : ''}` : text;
}
