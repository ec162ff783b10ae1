import { DONE } from '../genre/called-again.ts';
import { clauseVerb } from '../idea/clause-verb.ts';
import { wordsOf } from '../idea/verbs.ts';

/*
 * What an idea says to the camera and not of what is seen: 'one continuous tracking shot following a waiter', 'top down
 * shots', 'not cheesy'. It is taken off before the idea is read; what it asks for is read from the idea as typed.
 */

const KINDS =
  "(?:an?|the|one|my|single|only|another|continuous|unbroken|uninterrupted|seamless|slow(?:ly)?|fast|quick|smooth|gentle|long|short|low|high|wide|wider|tight|close|extreme|super|ultra|medium|big|establishing|opening|static|locked-off|still|orbiting|circling|rotating|spinning|tracking|trailing|following|moving|rising|sweeping|flying|dolly|drone|aerial|fpv|handheld|shaky|steadicam|gimbal|crane|jib|pov|first-person|overhead|top-down|top|down|bird['’]s[- ]eye|eye|angle|low-angle|high-angle|dutch|slow-motion|motion|slow-mo|slowmo|mo|macro|close-up|closeup|cinematic|dramatic|epic|moody|nice|cool|whip|pan|panning|tilt|push-in|push|pull-back|pull-out|pull|zoom|vertical|4k|8k|16mm|35mm|anamorphic|telephoto|long-lens|lens|fisheye|full|two|three|take|camera|vhs|found|grainy|stabilized|unedited)";
const SHOT =
  '(?:shots?|takes?|footage|views?|b-?roll(?:\\s(?:shots?|footage|clips?))?|oners?|one-?takes?|close-?ups?|close ups?|fly-?overs?|fly-?throughs?|sequence|camera|drone|pan|orbit|zoom|dolly|perspective)';
const ONTO =
  '(?:of|on|in on|into|onto|showing|that shows|where|in which|from the (?:perspective|point of view) of|as)';
const ALONG =
  '(?:(?:that\\s)?(?:follow(?:s|ing)?|track(?:s|ing)?|chas(?:es|ing)|circl(?:es|ing)|orbit(?:s|ing)?|trail(?:s|ing)?|mov(?:es|ing)|fl(?:ies|ying)|glid(?:es|ing)|soar(?:s|ing)?|sweep(?:s|ing)?|ris(?:es|ing)|drift(?:s|ing)|go(?:es|ing)|push(?:es|ing)|revolv(?:es|ing))\\s?(?:up|in|low|slowly|close|behind|alongside|down)?\\s?)?(?:around|over|above|across|through|along|past|from above|behind|alongside|toward|towards|out of|out from|out on|back from|away from|down on|up from|after|between|up|in on|into)?';

const LED = new RegExp(`^(?:${KINDS}[\\s,]+){0,7}?${SHOT}\\s(?:(?:${ONTO})\\s|${ALONG}\\s)(?=\\S)`, 'iu');
/** 'Handheld pov running from a bear': seen with the eyes of whoever runs. */
const LED_BY_EYES = new RegExp(
  `^(?:${KINDS}[\\s,]+){0,4}?(?:pov|point of view|first[- ]person(?: view)?)[:,]?\\s(?:shot\\s|video\\s)?(?:of\\s|as\\s)?(?=(?:[\\p{L}]+ing|an?|the|my)\\s)`,
  'iu',
);
/** 'Super 8 style memory of my parents': how it looks comes first. */
const LED_BY_LOOK =
  /^(?:an?\s)?(?:[\p{L}\d-]+\s){1,3}(?:style|look|aesthetic)\s(?:video\s|film\s|clip\s|memor(?:y|ies)\s|footage\s|shot\s|scene\s)?(?:of|about)\s(?=\S)/iu;
/** 'Hyperlapse through Tokyo': the way that time runs. */
const LED_BY_TIME =
  /^(?:an?\s)?(?:\p{L}+\s)?(?:hyper-?lapse|time-?\s?lapse)\s(?:through|over|across|along|down|around)\s(?=\S)/iu;
/** A leading move that has no word for a shot: 'orbiting around a statue', 'slow push in on a face'. */
const LED_BY_MOVE =
  /^(?:(?:an?|one|slow|slowly|smooth|quick|fast)\s){0,3}(?:orbiting|circling|tracking|panning|tilting|zooming|pushing in|push[- ]in|pull[- ]?back|flying|gliding|dolly in|dolly out|dolly back|truck(?:ing)?(?: left| right| in| out)?|zoom in|zoom out|whip[- ]pans?|rack focus|dolly zoom)\s(?:slowly\s)?(?:between|around|over|across|along|through|in on|on|into|past|out from|back from|up to|away from|from)\s(?=(?:an?|the|my|our|two|three|four|five|six|\d+|his|her)\s)/iu;
/** 'The camera follows a boy', 'camera orbits a couple': whom it goes with is what is seen. */
const CAMERA_GOES =
  /(^|[.;,]\s(?:and\s|then\s|while\s|as\s)?)(?:the\s|an?\s)?(?:camera|drone|steadicam|gimbal|dolly)\s(?:is\s)?(?:slowly\s|gently\s|just\s|then\s)?(?:follow(?:s|ing)?|track(?:s|ing)?|circl(?:es|ing)|orbit(?:s|ing)?|(?:fl(?:ies|ying)|glid(?:es|ing)|mov(?:es|ing)|push(?:es|ing)|drift(?:s|ing)|pans?|panning|zoom(?:s|ing)?|dollies|tilts?|float(?:s|ing)?|go(?:es|ing)?|sweep(?:s|ing)?|ris(?:es|ing))\s?(?:slowly\s)?(?:around|over|above|across|through|along|past|in on|in to|into|in|out|up to|up|down|back|away|away from|towards?)?(?:\sto)?)\s?/giu;
const GOES_WITHOUT = /^(?:\s|,|\.|;|$|and\s|then\s|while\s|as\s|until\s)/i;

/** How it is filmed, at the end of a clause. */
const TAILS: readonly RegExp[] = [
  /(?<!\b(?:an?|the|his|her|their|its|my|our|this|that|one|every|each|last|first|final|next|second|third|winning|perfect|penalty|long|low|single|half-court|jump|slap|bank|free|hard|decisive|impossible|saves|blocks|takes|misses|fires|parries)),?\s(?:all\s)?(?:filmed|shot|captured|recorded)\s(?:(?:all|entirely|only|just|completely)\s)?(?:on|with|by|in|like|as if|in the style of|at)\s[^,.;]+?(?=[,.;]|$)/giu,
  /(?<!\b(?:an?|the|his|her|their|its|my|our|this|that|one|every|each|last|first|final|next|second|third|winning|perfect|penalty|long|low|single|half-court|jump|slap|bank|free|hard|decisive|impossible|saves|blocks|takes|misses|fires|parries)),?\s(?:all\s)?(?:filmed|shot|captured|seen|taken|viewed)\s(?:only\s|just\s)?from\s(?:above|below|behind|the side|the air|a drone|a distance|far away|afar|up close|close up|straight above)(?=[,.;]|$)/giu,
  /,?\s(?:all\s|everything\s|filmed\s|shot\s)?(?:in|as|with)\s(?:one|a|a single|just one)\s(?:single\s|long\s|continuous\s|unbroken\s)*(?:take|shot|oner|one-?take)(?=[\s,.;]|$)/giu,
  /,?\s(?:in|with)\s(?:super\s|ultra\s|extreme\s|real\s)?(?:slow[- ]?mo(?:tion)?|black (?:and|&) white|b&w|4k|8k|hdr|portrait mode|reverse motion|time-?lapse)(?=[\s,.;]|$)/giu,
  /,?\s(?:(?:and\s|but\s)?(?:all|everything|it|the rest)\s(?:is\s|in\s)*)?(?:in\s)?black[ -](?:and|&)[ -]white,?\s(?:except|apart from|besides|but)(?:\sfor)?\s[^,.;]+?(?=[,.;]|$)/giu,
  /,?\s(?:without|with no|no)\s(?:any\s)?(?:cuts?|edits?|cutting|editing)(?=[\s,.;]|$)/giu,
  /[,\s]+(?:please|pls|plz|thanks|thank you|thx|tho(?:ugh)?|if (?:that['’]?s )?possible|or (?:something|smth|whatever)(?: like that)?|something like that|idk|i guess|you know|u know)[!.?]*$/giu,
  /[,\s]+from (?:a |the )?(?:low|high|dutch|bird['’]?s[- ]eye|worm['’]?s[- ]eye|overhead|top[- ]down|eye[- ]level)\s?(?:angle|view|perspective|shot)?(?=[,.;]|$)/giu,
];

/** What is only said to us before the idea. */
const CHAT =
  /^(?:(?:ok(?:ay)?|so|hey|hi|hello|um+|well|basically|like|maybe|idk|guys|yo)[,.!\s]+)*(?:(?:i|we)\s(?:was|were|['’]?m|am|are)\s(?:just\s)?(?:thinking|imagining|picturing)\s(?:of\s|about\s|maybe\s)*|(?:i|we)(?:['’](?:ve|d)|\shave)\s(?:got\s)?(?:this|an?|the)\s(?:\p{L}+\s)?idea\s?(?:for\s(?:an?\s)?(?:\p{L}+\s)?(?:video|film|clip|short)\s?)?(?:where|of|about|:|,)?\s?|(?:something|smth|sth)\s(?:like|with|about)\s|what about\s|how about\s|basically\s|imagine\s(?:this:?\s|that\s)?|picture this:?\s)+(?=\S)/iu;

/** How it is to look, said before a colon: 'make it look like an old home movie: kids …'. */
const MADE_LIKE =
  /^(?:please\s)?(?:(?:make|have) it\s|it should\s|i want it to\s|should\s|want it to\s|it\s|this\s)?(?:all\s)?(?:(?:looks?|feels?|be shot|be filmed|be)\s)?(?:like|as if)\s[^:,]{3,60}[:,]\s*(?=\S)/iu;
/** For whom it is, before a colon, and what asks to show it: 'for my 4th graders: show how …'. */
const FOR_FIRST =
  /^for\s(?:(?:my|our|the|an?)\s)?(?:[\p{L}\d-]+\s){0,5}?(?:graders?|class|kids|students|pupils|children|toddlers|year[- ]olds|beginners|seniors)\s?[:,]\s+(?=\S)/iu;
/** 'Slow dolly in through a keyhole to a girl': what the move comes to is what is seen, past what it goes through. */
const THROUGH_TO =
  /^(?:(?:an?|the|one|single|slow|slowly|quick|smooth|long|camera)\s)*(?:tilts?|pans?|panning|crane|zooms?|zooming|push(?:es|ing)?|dolly|dollies|track(?:s|ing)?|glid(?:e|es|ing)|drift(?:s|ing)?)(?:[\s-](?:shot|up|down|left|right|slowly|in|out|back|away))*\s(?:through|across|over|past|along)\s[^,.]+?\s(?:to|onto|into|until it (?:finds|reaches)|and (?:finds|ends on|stops (?:at|on)|lands on))\s(?=(?:an?|the|two|three|my|our)\s)/iu;
/** A move from one thing to another shows one, then the other: 'tilt up from muddy shoes to a girl'. */
const FROM_TO =
  /^(?:(?:an?|the|slow|quick|camera|smooth)\s)*(?:tilts?|tilting|pans?|panning|whip[- ]pans?|rack focus|focus pull|crane|zooms?|zooming|pull[- ]?(?:back|out)|pulls?|pulling|push[- ]?in|dolly|track(?:ing)?|move)(?:\s(?:shot|up|down|left|right|slowly|across|over|in|out|back|away))*\sfrom\s(.+?)\s(?:up\s|down\s|over\s|out\s|back\s)?(?:in)?to\s(?=\S)/iu;
/** 'Slow motion water balloon popping': how time runs comes first. */
const SLOW_FIRST =
  /^(?:an?\s)?(?:super\s|ultra\s|extreme\s|real\s)?slow[\s-]?mo(?:tion)?\s(?:shot\s|video\s|of\s)*(?=(?!and\b|with\b|in\b)\p{L})/iu;
/** 'One shot through a kitchen following a plate': the plate goes through it. */
const FOLLOWING =
  /^(?:[\p{L}-]+\s){0,4}(?:shot|take|camera|tracking|drone)\s(through|across|over|along|down|around)\s([^,.]+?)\s(?:following|tracking|chasing)\s([^,.]+?)(\s(?:to|into|towards?)\s[^,.]+)?(?=[,.]|$)/iu;
/** 'Camcorder style: dad filming …'. */
const STYLE_FIRST =
  /^(?:an?\s)?(?:[\p{L}\d'’-]+\s){1,4}(?:style|look|footage|aesthetic|vibes?|parody|spoof)\s?:\s+(?=\S)/iu;
/** 'Night timelapse of stars'. */
const LAPSE_AT =
  /^(night|sunset|sunrise|dawn|dusk)\s(time-?\s?lapse|hyper-?lapse)\s(?:shot\s|video\s)?of\s([^,.]+)/iu;
/** 'A claymation snail race': the medium is that of the film, and no part of the snail. */
const MEDIUM_FIRST =
  /^((?:an?|the|two|three|my)\s)?(?:claymation|clay[- ]animation|stop[- ]motion|(?:3d[- ])?animated|anime|pixel[- ]art|hand[- ]drawn|cel[- ]shaded|low[- ]poly)\s(?!(?:of|about|film|video|short|movie|style|clip|animation|story|series|look|ad|music|scene|loop|sequence|feature|with|where)\b)(?=\p{L})/iu;
/** 'Fast cuts of a chef': how it is cut. */
const CUTS_FIRST =
  /^(?:an?\s)?(?:(?:fast|quick|rapid|jump|smash|short|snappy)[\s-])?(?:cuts|montage|sequence|series of (?:shots|clips|cuts)|compilation)\sof\s(?=\p{L})/iu;
/** 'Until the camera finds the hamster': what the camera comes to is seen at last. */
const CAMERA_FINDS =
  /,?\s(?:until|till|and|then|before)\s(?:then\s|finally\s)?(?:the\s)?camera\s(?:finally\s|slowly\s)?(?:finds|reaches|stops (?:at|on)|settles on|lands on|arrives at|comes to rest on|ends on|discovers|reveals|shows)\s(?=\p{L})/giu;
/** 'Loop of a lava lamp': that it is one is read from the idea itself. */
const LOOP_FIRST =
  /^(?:an?\s)?(?:(?:seamless|perfect|endless|infinite|short|looping)\s)*(?:loops?|cinemagraph|boomerang|gif|video)\sof\s(?=\p{L})/iu;
const SPLIT_FIRST =
  /^(?:an?\s|in\s)?split[- ]?screen(?:\s(?:video|film|shot))?(?:\s(?:of|with))?[:,]?\s(?=\p{L})/iu;
const ONE_SHOT =
  /^(?:(?:in|all in)\s)?(?:one|a single|single|one continuous|one long)[ -](?:take|shot)[,:]\s(?=\S)/iu;
const SHOW_HOW = /^(?:please\s)?show(?:ing)?\s(?:me\s|us\s|them\s)?(?=(?:how|what|why|where)\s)/iu;
/** A camera that comes from what it films: 'drone pulls back from a lighthouse'. */
const MOVES_FROM =
  /^(?:the\s|an?\s)?(?:camera|drone|aerial)\s(?:shot\s)?(?:slowly\s|quickly\s)?(?:pull(?:s|ing)?|zoom(?:s|ing)?|mov(?:es|ing)|back(?:s|ing)?|fl(?:ies|ying)|ris(?:es|ing)|drift(?:s|ing)|push(?:es|ing)?|dive?s?)\s(?:slowly\s)?(?:back|out|away|up|in|down)?\s?(?:slowly\s)?(?:from|over|on|into|onto|at)\s(?=\S)/iu;
/** Of what alone it is to be told: 'loneliness but with only objects'. */
const ONLY_WITH =
  /,?\s(?:but\s)?(?:told\s|shown\s|done\s)?(?:with|through|using)\s(?:only|just|nothing but)\s(objects|things|hands|shadows|silhouettes|animals|shapes|feet)\b/giu;

/** 'A waiter through a kitchen' is a waiter who goes through it. */
const GOING =
  /^((?:[^,.]{3,30},\s)?(?:an?|the|my|our|his|her|one|two|three)\s(?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+)\s((?:through|across|along|down|into|up|out of|past|over|from)\s.+)$/iu;

function withGoing(text: string): string {
  const [, who = '', way = ''] = GOING.exec(text) ?? [];
  const [first = ''] = text.split(/,|\s(?:until|till|and then|then|when|where|while|as)\s/i);
  if (who === '' || first.length <= who.length || clauseVerb(wordsOf(first))) return text;
  const isPlural = /^(?:[^,.]+,\s)?(?:two|three)\s|[^s]s$|(?:people|children|men|women|friends)$/i.test(who);
  return `${who.replace(DONE, '')} ${isPlural ? 'go' : 'goes'} ${way}`;
}

/** 'A soap ad but shot like a western' is one, and nothing is held against it. */
const AD_BUT =
  /\b(ad|advert|commercial|spot|trailer|promo)\s(?:but|except|only)\s(?:it['’]?s\s|it is\s)?(?=(?:shot|filmed|told|made|done|cut|directed|staged|styled)\s(?:like|as|in)\s|in the style of\s)/giu;

/** 'We open on a burglar': whom the film begins with. */
const CLOSE_ON =
  /^(?:(?:very|extreme|tight|slow)\s)?(?:close|tight|close-?up)\s(?:on|of)\s(?=(?:an?|the|two|his|her|my|our|their)\s)/iu;
const PULLED_TO =
  /,?\s(?:and\s|then\s|we\s|slow(?:ly)?\s)*(?:pull|zoom|pan|tilt|dolly|push|crane)(?:s|ing|ning)?\s(?:back|out|in|up|down|away|over)?\s?to\s(?:reveal|show)\s(?:that\s)?(?=\p{L})/giu;
const OPENS_ON =
  /^(?:we\s|the (?:film|video|shot|camera)\s)?(?:opens?|starts?|begins?|fades? in|opening)\s(?:up\s)?(?:on|with)\s(?:(?:an?\s)?(?:close-?up|shot|view|image)\s(?:of|on)\s)?(?=(?:an?|the|two|three|his|her|my|our|\p{L}+s)\s)/iu;

/** An idea without what it says to the camera. */
export function withoutDirections(typed: string): string {
  let text = typed
    .replace(CHAT, '')
    .replace(OPENS_ON, '')
    .replace(CLOSE_ON, '')
    .replace(PULLED_TO, '. ')
    .replace(AD_BUT, '$1 ')
    .replace(/\bvids?\b/gi, 'video')
    .replace(FOR_FIRST, '')
    .replace(SHOW_HOW, '')
    .replace(FOLLOWING, '$3 goes $1 $2$4')
    .replace(STYLE_FIRST, '')
    .replace(LAPSE_AT, '$2 of $3 at $1')
    .replace(MEDIUM_FIRST, '$1')
    .replace(CUTS_FIRST, '')
    .replace(CAMERA_FINDS, '. ')
    .replace(SPLIT_FIRST, '')
    .replace(LOOP_FIRST, '')
    .replace(ONE_SHOT, '')
    .replace(THROUGH_TO, '')
    .replace(FROM_TO, '$1, then ')
    .replace(SLOW_FIRST, '')
    .replace(MADE_LIKE, '')
    .replace(MOVES_FROM, '')
    .replace(ONLY_WITH, ', only $1');
  for (const tail of TAILS) text = text.replace(tail, '');
  text = withoutColour(text);
  const led =
    [LED, LED_BY_LOOK, LED_BY_EYES, LED_BY_TIME, LED_BY_MOVE]
      .map((words) => words.exec(text)?.[0])
      .find(Boolean) ?? '';
  // 'Zoom on an eye, then on a meter': one thing after the other.
  if (/\b(?:zoom|pan|tilt|focus|push[- ]in)\b/i.test(led))
    text = text.replace(/,\sthen (?:on|to|at)\s(?=(?:an?|the)\s)/gi, ', then ');
  const isGone = /\b(?:follow\w*|track\w*|trail\w*|chas\w*|behind|alongside)\s*$/i.test(led);
  text = text.slice(led.length);
  if (isGone) text = withGoing(text);
  const camera = text.replace(CAMERA_GOES, (all: string, before: string, at: number) =>
    GOES_WITHOUT.test(text.slice(at + all.length)) ? before : before,
  );
  text =
    camera === text
      ? text
      : withGoing(camera.replace(/^[\s,.;]+|(?:,\s(?:and|then|while|as)?\s*)(?=[,.;]|$)/gu, ''));
  // 'Camera orbits them' leaves nobody.
  const kept = text.replace(/,\s(?:them|him|her|it|us|me)(?=[,.;]|$)/giu, '').trim();
  return kept === '' ? typed : kept;
}

/** 'Only the tie in yellow': what keeps its colour; it is in the picture, also where nothing else names it. */
const ONLY_COLOURED =
  /,?\s(?:and\s|but\s|with\s)?(?:only|just)\s((?:the|his|her|their|its)\s[\p{L}’' -]{2,25}?)\s(?:is\s)?in\s(?:colou?r|red|blue|green|yellow|orange|pink|gold|purple)(?=[,.;]|$)/giu;

const withoutColour = (text: string): string =>
  text.replace(ONLY_COLOURED, (_, what: string) => {
    const noun = what.split(' ').at(-1) ?? '';
    return text.toLowerCase().split(noun.toLowerCase()).length > 2
      ? ''
      : /^the\s/i.test(what)
        ? `, ${what}`
        : ` with ${what}`;
  });

const NO_LOOK =
  /\b(?:last|first|long|final|quick|second|knowing|sad|one|dirty|worried|confused|surprised)\slook$/i;
const HEADED =
  /^(?:(?:lots? of|some|many|very|super|really|with|in|all|mostly|only|just|and|but|maybe|use|keep it|make it|please|no|a bit of|an?|the)\s)*(?:[\p{L}\d][\p{L}\d'’&/-]*\s){0,4}(?:shots?|(?:jump|fast|quick|hard|smooth|rapid|sharp|smash|match) cuts?|angles?|close-?ups?|vibes?|aesthetics?|look|style|feel|feeling|mood|tone|energy|colou?r (?:grad\w+|palette|scheme)|palette|lighting|(?:soft|hard|warm|cold|cool|golden|dim|low|natural|morning|evening|window|moody|harsh|diffused|bright) lights?(?: from (?:above|below|behind|one side|the side|the left|the right|a window))?|film grain|grain|lens(?:es)?|camera(?:\s(?:work|movements?|moves?|shake))?|footage|transitions?|edit(?:ing|s)?|pacing|framing|composition|(?:shallow |deep )?focus|depth of field|bokeh|lens flares?|pov|music|soundtrack|score|voice-?over|narration|narrator|subtitles|captions|aspect ratio|format|fps|b&w|black and white|slow[- ]?mo(?:tion)?|one[- ]?take|zooms?|pans?|montage|ending|pace|cinematography|humou?r|atmosphere|visuals?|animation)$/iu;
const NEGATIVE =
  /^(?:but\s|and\s|please\s)*(?:(?:not|nothing|never)\s(?:too\s|so\s|very\s|super\s|overly\s|all\s)?[\p{L}-]+(?:\sor\s[\p{L}-]+)?(?:\s(?:please|pls|though|tho))?|(?:don['’]?t|do not|avoid|nothing)\s(?:make|be|want|do|use|go|get|anything|being|it|any)\b[^,]{0,40}|keep it\s[^,]{2,30}|make it\s[^,]{2,40}|should (?:be|feel|look)\s[^,]{2,40}|(?:very|super|really|kinda|kind of|a bit|pretty|quite|so)\s[\p{L}-]+(?:\sand\s[\p{L}-]+)?)$/iu;

const BARE =
  /^(?:drone|aerial|gopro|(?:16|35|8) ?mm|super ?8|vhs|imax|anamorphic|kodak [\p{L}\d ]+|shaky|(?:just|only|with)\s(?:the\s)?(?:natural\s|real\s|ambient\s)?sounds?(?:\s.*)?|(?:natural|real|ambient) sounds?(?: only)?|(?:heavy )?breathing(?: heavy| heavily| hard)?|(?:comedy |funny |silly )?(?:skit|sketch|parody|mockumentary)|(?:silent|quiet)(?:\s(?:except|but|apart)\s.*)?|(?:kids?|family|beginner|child)[- ]friendly|(?:paper )?cut-?outs?|paper animation|stick figures|(?:simple )?drawings|loopable|(?:endless |seamless |perfect )?loop|4k|8k|hdr|60 ?fps)$/iu;

/** Whether a piece between commas only says how it is to be filmed, cut, lit or heard. */
export function isDirection(piece: string): boolean {
  const bare = piece.replace(/[.!]+$/, '').trim();
  // 'Stares at camera' is done by somebody.
  if (/^\p{L}+s\s(?:at|into|straight|right|back|past|toward)/iu.test(bare)) return false;
  if (bare.split(' ').length > 7 || NO_LOOK.test(bare)) return false;
  if (NEGATIVE.test(bare) || BARE.test(bare)) return true;
  return HEADED.test(bare) && clauseVerb(wordsOf(bare))?.form !== 's';
}

const SAID_ON_SCREEN: readonly RegExp[] = [
  /(^|[,.;]\s*)(?:and\s|then\s|with\s)*["“]([^"”\n]{2,80})["”]\s(?:(?:appears?|shown|written|on (?:the )?screen)\s)?(?:at|in) the (?:very )?end[.!]?$/iu,
  /(^|[,.;]\s*)(?:and\s|then\s)*(?:(?:it\s|the (?:video|ad|film|clip)\s)?(?:ends?|ending|finish(?:es|ing)?|clos(?:es?|ing)|fades?)\s(?:up\s)?(?:on|with|in|to|out on)\s)(?:the\s|our\s|an?\s|big\s|bold\s|white\s|black\s)*(?:screen with (?:the\s)?)?(?:on[- ]?screen\s)?(?:text|words?|title|tagline|slogan|line|caption|claim|message|title card|end card|text overlay)(?:\s(?:card|overlay|on (?:the )?screen))?(?:\s(?:saying|that (?:says|reads)|says|reads|reading))?[:,]?\s+["“']?(?!of\b|and\b|with\b|in\b)([^"”'\n,;]{2,80}?)["”']?[.!]?$/iu,
  /(^|[,.;]\s*)(?:and\s|then\s|with\s)*(?:on[- ]?screen(?:\stext)?|text on (?:the\s)?screen|text overlay|onscreen text|title card|end card|end title|end text|closing text|final text|end line|caption|tagline|slogan|text)(?:\s(?:at|in) (?:the )?(?:very )?end)?(?:\s(?:saying|that (?:says|reads)|says|reads|reading|it says|we read))?[:,]?\s+["“']?(?!of\b|and\b|with\b|in\b|in\s|is\b|on\b)([^"”'\n;]{2,80}?)["”']?[.!]?$/iu,
  /(^|[,.;]\s*)(?:and\s|then\s|with\s)*(?:(?:the\s)?(?:text|words?|title)\s)["“']([^"”'\n]{2,80})["”']\s(?:appears?|fades? in|pops? up|comes? up|on (?:the\s)?screen|at the end)[.!]?$/iu,
];

/** What is to be read at the end of an idea, and the idea without it. */
export function withoutScreenText(text: string): readonly [text: string, caption: string] {
  for (const words of SAID_ON_SCREEN) {
    const hit = words.exec(text);
    const before = hit ? text.slice(0, hit.index).trim() : '';
    if (hit && before !== '') return [before.replace(/[,;]$/, ''), (hit[2] ?? '').trim()];
  }
  return [text, ''];
}
