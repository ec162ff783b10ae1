import { formsOf } from '../../lexicon/inflect.ts';
import { offerAsTold } from '../options/offer-as-told.ts';
import { BY_HAND } from '../story/views.ts';
import { capital, headOf } from '../wording.ts';
import { ideaAsBriefed } from './idea-as-briefed.ts';
import { ideaAsTalked } from './idea-as-talked.ts';
import { isBeingNoun, verbAt, wordsOf } from './verbs.ts';

/*
 * Turns of phrase of film ideas, put for the reading into words that are read; the idea itself stays as it was typed.
 */

/** 'Thirty sec ad vibe for': how long it is is read from the idea itself. */
const LONG_FILM =
  /^(?:an?\s)?(?:\d{1,3}|ten|fifteen|twenty|thirty|sixty)[\s-]?(?:s|secs?|seconds?|mins?|minutes?)[\s-](?:long\s)?(?=(?:\p{L}+\s)?(?:ads?|advert|commercial|promo|video|film|clip|reel|spot|trailer|teaser|tiktok)\b)/iu;
const VIBE =
  /\b(ad|advert|commercial|promo|video|film|clip|reel|trailer|teaser)\s(?:vibes?|style|type thing)(?=\s(?:for|of|about)\b)/giu;

/** 'Spec ad': whoever makes it was not asked. */
const SPEC = /^(?:an?\s)?spec\s(?=(?:ad|advert|commercial|spot|video)\b)/iu;
const TIKTOK_FOR =
  /^(?:an?\s)?(?:tik ?tok|instagram|insta|reel|story)s?\s(?:video\s|reel\s|post\s)?for\s(?=(?:my|our)\s)/iu;

/** A drone that flies through a place carries the camera. */
const DRONE_FLIES =
  /^(?:an?\s|the\s)?(?:fpv\s)?drone\s(?:slowly\s)?(?:flies|flying|glides|gliding|soars|soaring|drifts|drifting|moves|moving)\s(?:through|over|above|along|across|around|past|into)\s(?=(?:an?|the|my|our|\p{Lu}))/u;

/** 'All day people stop and play': they stop all day. */
const ALL_DAY =
  /(^|,\s)((?:all|every|each|the whole)\s(?:day|night|morning|evening|week|summer|winter|year))\s((?:people|kids|children|friends|strangers|families|passers-by|neighbou?rs|everyone|someone)\s[^,.]+)/giu;

/** What is done so that others can do something is seen to be done by them, too. */
const SO_THAT =
  /,?\sso\s(?:that\s)?((?:an?|the|his|her|their|two|three|my|our)\s(?:\p{L}+\s){0,2}?\p{L}+)\scan\s((?:finally|still|again)\s)?(\p{L}+)\b/giu;

/** 'Teaches her to whistle, takes all summer': it is the teaching that takes it. */
const TAKES_LONG =
  /,\s(?:and\s)?(?:it\s)?takes\s(?:(all\s(?:summer|day|night|winter|week|year|spring|autumn))|((?:\p{L}+\s)?(?:weeks|months|years|days|hours)))(?=[,.]|$)/giu;

/** 'My cat's morning routine narrated like a nature doc'. */
const ROUTINE_OF = /^((?:my|our|the|an?)\s\p{L}+)['’]s\s(morning|daily|evening|night|bedtime)\sroutine/iu;
const TOLD_LIKE = /(?<!,)\s(?=(?:narrated|told|filmed|shot|edited)\s(?:like|as)\san?\s[^,]+$)/iu;

/** Laughter that is typed. */
const LAUGHTER = /[,\s]+(?:lol|lmao|rofl|haha(?:ha)*|hehe|xd)(?=[\s,.!]|$)/giu;

/** 'Turns out it's his own': it is seen to be. */
const TURNS_OUT =
  /,\s(?:and\s|but\s)?(?:it\s)?turns out\s(?:that\s)?(?=(?:it|he|she|they|the|his|her|an?|there)(?![\p{L}]))/giu;
const PSA =
  /^(?:an?\s)?psa\s(?!(?:about|on|for|where|against|in|to|with|video|film|showing|of|that|spot|ad)\b)(?=\p{L})/iu;

/** 'POV you're the last slice of pizza': seen with its eyes. */
const POV_OF = /^pov[:,]?\s(?:when\s)?(?:you|u)(?:['’]re|\sare|r)\s(?:an?|the)\s(?=\p{L})/iu;

/** 'Drum and bass video', 'lo-fi music video girl on a bus': it is a music video of what follows. */
const TUNES =
  /^(?:an?\s|my\s|our\s)?(?:drum (?:and|&|n) bass|hip[- ]?hop|lo-?fi|techno|house|jazz|punk|rock|metal|pop|rap|trap|drill|reggae|folk|country|indie|edm|k-?pop|salsa|ska|grime|garage|synthwave|soul|blues)\s(?:(?:music\s)?video[,:]?|(?:track|song|beat|tune)[,:])\s(?!(?:of|about|on|showing|where|in|with|for|to|that|from|set|idea|game)\b)(?=\p{L})/iu;

/** Whoever types thinks again: 'no wait they celebrate'. */
const THINKS_AGAIN =
  /[,.?!;]?\s+(?:oh\s|ok\s|hmm\s)?(?:no,?\swait|wait,?\sno|actually\sno|never\s?mind|nvm)[,:.]?\s+(?=\p{L})/giu;

/** 'How do I repot a monstera' asks for an instruction. */
const HOW_FAST =
  /^(how to .{6,60}?),?\s(?:real(?:ly)? (?:quick|fast)|super (?:quick|fast)|quick|quickly|fast|easily|the (?:right|easy) way)[.!]?$/iu;
const HOW_DO_I = /^how\s(?:do|can|would|should)\s(?:i|you|we|one)\s(?=\p{L})/iu;
const NO_TROUBLE =
  /,?\swithout\s(?:losing|going|getting|crying|panicking|screaming|swearing|killing|wanting)\b[^,.]*(?=[,.]|$)/giu;
const FOR_LEARNERS = /\sfor\s(?:absolute |complete )?(?:beginners|dummies)(?=\s(?:using|with|on|in)\s)/giu;

/** 'The year is 2090 and': when it plays. */
const THE_YEAR = /^(?:the year is|it(?:['’]s| is)(?: the year)?)\s(\d{4})(?:\sand|[,;.:])\s/iu;

/** 'When the camera pulls back we see he's set a place': the camera is nobody. */
const CAMERA_SHOWS =
  /[,;.]?\s*(?:and\s|then\s|but\s)?(?:when|as|until|then)?\s?the camera\s(?:slowly\s)?(?:pulls? (?:back|out|away)|pans?(?: \p{L}+)?|zooms? (?:in|out)|tilts? (?:up|down)|turns?|moves? \p{L}+),?\s(?:and\s)?(?:we see|to (?:reveal|show)|revealing|showing|reveals|shows)\s(?:that\s)?/giu;
const HAS_DONE =
  /(?<=^|[.;]\s)(he|she|it)['’]s\s(?=(?:set|left|kept|put|made|built|hidden|lost|been|written|painted|saved|brought|bought|laid|taken|given|done|drawn|grown|won|already)\b)/giu;

/** 'Casts his net but instead of fish he pulls up a radio' happens one after the other. */
const INSTEAD =
  /,?\s(?:but|and)\s(instead(?:\sof\s[^,]{2,30}?)?),?\s(?=(?:he|she|it|they|we|i|the|an?)\s)/giu;

/** 'First snow my corgi has ever seen': the corgi sees it. */
const FIRST_EVER =
  /^(?:the\s|(?:his|her|its)\s)?first\s([\p{L}\s]{3,30}?)\s(?:that\s)?((?:my|our|the|an?|his|her)\s(?:\p{L}+\s)?\p{L}+)\s(?:has|have|had)\sever\s(seen|tasted|heard|tried|met|smelled)\b/iu;
const SENSES: Readonly<Record<string, string>> = {
  seen: 'sees',
  tasted: 'tastes',
  heard: 'hears',
  tried: 'tries',
  met: 'meets',
  smelled: 'smells',
};

/** 'Never shows her face' is how she is seen all along. */
const FACELESS =
  /,?\s(?:(?:and|but)\s)?(?:(?:we|you|she|he|it|they)\s)?(?:(?:must|should|can|may|will|do)\s?)?(?:never|not|n['’]?t)\s(?:ever\s)?(?:shows?|showing|sees?|seeing|reveals?|revealing)\s(his|her|their)\sfaces?\b/giu;

/** What a campaign is for stands before what it shows. */
const AWARENESS = /^(?=.{0,40}\bawareness(?:\s\p{L}+)?\s?:)[^:]{3,50}:\s+(?=\p{L})/iu;

/** 'Ultra slow motion' is slow motion. */
const VERY_SLOW = /\b(?:ultra|super|extreme|hyper|insane)[\s-](?=slow[\s-]?mo)/giu;

/** 'Teaser for our game about a lighthouse that walks': what it is about is shown. */
const WORK_ABOUT =
  /^(?:make\s)?(?:an?\s|the\s)?(?:teaser|trailer|promo|book trailer|game trailer)\s(?:video\s|clip\s)?for\s(?:my|our|the|an?)\s(?:[\p{L}-]+\s){0,3}?(?:game|novel|book|film|movie|short|podcast|series|comic|album|play|musical|show)\s(?:about|where|in which)\s/iu;
/** Why nobody cries is on no picture: 'but not because of the onion'. */
const UNSEEN_WHY =
  /,?\s(?:but\s|and\s|though\s)?(?:not|never)\s(?:just\s|only\s)?because\s(?:of\s)?[^,.;“”"]+(?=[,.;]|$)/giu;
/** 'Chops an onion and cries': no onion and no cries of it, but one thing after the other. */
const AND_FEELS =
  /(?<=\s[\p{L}’'-]*[^s\s])\sand\s(cries|smiles|laughs|weeps|sobs|sighs|nods|bows|winks|grins|yawns)(?=[,.;]|$)/giu;
/** 'Explain to grandma what an NFT is'. */
const EXPLAINED_TO =
  /^explain(?:ing)?\s(?:to|for)\s(?:(?:my|your|an?|the)\s)?(?!me\b|us\b)[\p{L}\d-]+(?:\s[\p{L}\d-]+){0,3}?\s(?=(?:what|how|why)\s)/iu;
/** 'Gravity explained with a trampoline'. */
const EXPLAINED_WITH =
  /^([\p{L} ]{3,30}?),?\sexplained\s(?:with|using|by means of)\s((?:an?|the|two|some)\s[^,.]+)/iu;
/** 'Street interview with an old lady who says': she says it. */
const INTERVIEW =
  /^(?:an?\s)?(?:(?:street|short|quick|honest|funny)\s)?interviews?\swith\s(?=.*\b(?:who|that)\s(?:says?|tells?|explains?|answers?)\b)/iu;
/** 'But it's the dog': what it turns out to be is a moment of its own. */
const BUT_IS =
  /,?\s(?:but|and)\s(?:then\s|actually\s|really\s)?(it|he|she|that)['’]s\s(?=(?:actually\s|really\s|just\s|only\s)?(?:an?|the|his|her|my|our|their|not|no|only)\s)/giu;
/** 'Before and after of a poodle' is seen twice. */
const BEFORE_AFTER =
  /(?<=,\s)(?:an?\s)?before[ -]?(?:and|&|\/|n)[ -]?after(?:s| shots?)?(?:\sof|:)\s([^,.]+)/giu;
/** 'My shop where I sell candles' sells them. */
const WHERE_WE_SELL =
  /\b((?:my|our)\s(?:[\p{L}’'-]+\s){0,3}?[\p{L}’'-]+)\s(?:where|that|which|and|in which)\s(?:i|we)\s(?:sell|make|bake|offer|do|repair|fix|build|restore|brew|create|craft)\s(?=\p{L})/iu;

/** 'Plays while it snows' is played in falling snow. */
const WHILE_FALLS =
  /,?\s(?:while|as|whilst)\s(?:it(?:['’]?s|\sis)?)\s(snow|rain|pour)(?:s|ing)(?:\s(?:outside|heavily|hard|down))?(?=[,.;]|$)/giu;
/** 'A busy crossing but completely empty': it is an empty one all along. */
const BUT_EMPTY =
  /(^|[,.:]\s)(an?\s|the\s|our\s)?(?:(?:busy|crowded|packed|bustling|full)\s)?([^,.:;]{4,50}?),?\sbut\s((?:(?:totally|completely|utterly|absolutely|eerily|strangely)\s)?(?:empty|deserted|abandoned))(?=[,.;]|$)/giu;
/** 'Steam as the hero' of an advert is seen to rise from what is sold. */
const VAPOUR_HERO =
  /(\b(?:ads?|advert|commercial|spot|film|video|promo)\sfor\s)((?:an?|the|our|my)\s[^,.]{3,60})(,[^.]*?\s)((?:the\s)?(?:steam|smoke|mist|vapou?r|fog))\sas\s(?:the\s|our\s|its\s)?(?:hero|star|lead|focus|protagonist|main character)\b/iu;
/** 'Close ups of hands' is how all of it is filmed. */
const CLOSE_UPS = /,\sclose[\s-]?ups?\sof\s(?:the\s)?(?:hands?|fingers|faces?)(?=[,.;]|$)/giu;
const AS_HERO =
  /(,\s)([^,.]{3,40}?)\sas\s(?:the\s|our\s|its\s)(?:hero|star|lead|protagonist|main character)(?=[,.;]|$)/giu;
/** What is done to a thing by hands is seen in hands: 'noodles being stretched and slapped'. */
const BEING_DONE =
  /^([^,.:;]{3,50}?)\sbeing\s(\p{L}+)(?:\sand\s(\p{L}+(?:ed|en)))?(\s(?:on|in|at|over|with|into|onto|by hand)\b[^,.:;]*)?$/iu;

/** One dish, and no two deeds. */
const PAIRS =
  /\b(fish|mac|bread|salt|bacon|ham|rock|drum|peanut butter|bangers|rice|lights|bed) and (chips|cheese|butter|pepper|eggs|roll|bass|jelly|mash|beans|breakfast)\b/giu;

/** Whoever cannot stop goes on with it. */
const CANNOT_STOP = /\b(?:cannot|can['’]?t|won['’]?t|does not|doesn['’]?t)\sstop\s(?=\p{L}{2,}ing\b)/giu;

const article = (typed = ''): string => typed.toLowerCase().replace(/^an\s/, 'a ');

/** Hands at what is done to a thing; the text itself where no hands do it. */
function byHands(text: string): string {
  const [, what = '', one = '', two = '', where = ''] = BEING_DONE.exec(text) ?? [];
  const [first, second] = [one, two].map((word) => (word ? verbAt(wordsOf(word), 0) : undefined));
  if (first?.form !== 'past' || !BY_HAND.has(first.verb.base) || isBeingNoun(headOf(what))) return text;
  const more =
    second?.form === 'past'
      ? `, then two hands ${second.verb.base} ${SEVERAL.test(what) ? 'them' : 'it'}`
      : '';
  return `two hands ${first.verb.base} ${what}${more}${where}`;
}

const SEVERAL = /[^siu]s$/;

/** What holds for all of a film, put into its deeds. */
const asHeld = (text: string): string =>
  text
    .replace(WHILE_FALLS, (_, falls: string) => (/^snow/i.test(falls) ? ' in falling snow' : ' in the rain'))
    .replace(
      BUT_EMPTY,
      (_, lead: string, a: string | undefined, what: string, empty: string) =>
        `${lead}${/^an?\s/i.test(a ?? '') ? `${/^[aeiou]/i.test(empty) ? 'an' : 'a'} ` : article(a)}${empty} ${what}`,
    )
    .replace(VAPOUR_HERO, '$1$2$3$4 rises from $2')
    .replace(CLOSE_UPS, ', close-ups')
    .replace(AS_HERO, '$1$2 in the middle of the frame');

/** An idea in the words that are read. */
export const ideaAsTold = (text: string): string =>
  asHeld(byHands(offerAsTold(ideaAsBriefed(ideaAsTalked(text)).replace(WHERE_WE_SELL, '$1, '))))
    .replace(UNSEEN_WHY, '')
    .replace(AND_FEELS, (_, feels: string) => `. ${capital(feels)}`)
    .replace(PAIRS, '$1 & $2')
    .replace(CANNOT_STOP, 'keeps ')
    .replace(TURNS_OUT, '. ')
    .replace(PSA, 'psa: ')
    .replace(POV_OF, 'POV of the ')
    .replace(LONG_FILM, '')
    .replace(VIBE, '$1')
    .replace(SPEC, '')
    .replace(TIKTOK_FOR, 'video for ')
    .replace(DRONE_FLIES, '')
    .replace(ALL_DAY, '$1$3 $2')
    .replace(
      SO_THAT,
      (_, who: string, when: string | undefined, verb: string) =>
        `. ${capital(who)} ${when ?? ''}${/s$/.test(who) ? verb : formsOf(verb.toLowerCase()).s}`,
    )
    .replace(TAKES_LONG, (_, all: string | undefined, long: string | undefined) =>
      all ? ` ${all}` : ` for ${long ?? ''}`,
    )
    .replace(ROUTINE_OF, '$2 routine of $1')
    .replace(TOLD_LIKE, ', ')
    .replace(LAUGHTER, '')
    .replace(TUNES, 'music video: ')
    .replace(THINKS_AGAIN, '. ')
    .replace(HOW_FAST, '$1')
    .replace(HOW_DO_I, 'how to ')
    .replace(NO_TROUBLE, '')
    .replace(FOR_LEARNERS, '')
    .replace(THE_YEAR, 'In $1 ')
    .replace(CAMERA_SHOWS, '. ')
    .replace(HAS_DONE, (_, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1)} has `)
    .replace(INSTEAD, '. $1 ')
    .replace(
      FIRST_EVER,
      (_, what: string, who: string, sensed: string) =>
        `${who} ${SENSES[sensed.toLowerCase()] ?? 'sees'} ${what} for the first time`,
    )
    .replace(INTERVIEW, '')
    .replace(EXPLAINED_TO, 'explainer: ')
    .replace(WORK_ABOUT, 'trailer: ')
    .replace(EXPLAINED_WITH, 'how $1 works, with $2')
    .replace(BUT_IS, (_, what: string) => `. ${capital(what.toLowerCase())} is `)
    .replace(BEFORE_AFTER, '$1 before, $1 after')
    .replace(FACELESS, ', $1 face never in view')
    .replace(AWARENESS, '')
    .replace(VERY_SLOW, '');
