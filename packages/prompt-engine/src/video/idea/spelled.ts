import { rowsOf, textOf } from '../../lexicon/row.ts';
import { isEnglish } from '../../read/english-words.ts';
import { mendedWord } from '../../read/spelling.ts';
import { wordsOf } from './verbs.ts';

/* Slips of the keyboard that hide a word. typed | meant */
const SLIPS: readonly (readonly [RegExp, string])[] = rowsOf(
  `
sci fi | sci-fi
abt | about
w/?(?= \\p{L}{2,}) | with
w/ | with 
thru | through
(on|to|at|for|with|of|over|behind|from|around) u | $1 you
ppl | people
btw | by the way
u(?= (?:can|cant|can[’']t|see|feel|are|have|know)(?![\\p{L}])) | you
untill | until
emty | empty
watter | water
grafitti | graffiti
abandonned | abandoned
(trip|roadtrip|walk|walks|drive|drives|run|runs|journey|ride|rides|travel|travels|go|goes|look|looks|hike|hikes) trough | $1 through
evry | every
explaned | explained
aplaud(s)? | applaud$1
lonelyness | loneliness
beleive | believe
recieve(s|d)? | receive$1
freind(s)? | friend$1
thier | their
wich | which
becuase | because
becasue | because
finaly | finally
realy | really
suprise(s|d)? | surprise$1
suddenley | suddenly
begining | beginning
tommorow | tomorrow
wierd | weird
definately | definitely
seperate(s|d)? | separate$1
accidently | accidentally
neighbor(s)? | neighbour$1
havent | haven’t
hasnt | hasn’t
dont | don’t
doesnt | doesn’t
didnt | didn’t
cant | can’t
isnt | isn’t
arent | aren’t
wasnt | wasn’t
wont | won’t
teh | the
wouldnt | wouldn’t
couldnt | couldn’t
shouldnt | shouldn’t
theres | there’s
thats | that’s
whos | who’s
its(?= (?:(?:an?|the|his|her|my|our|their|not|so|too|just|only|me|us|him|them|all)(?![\\p{L}])|(?!(?:w|k|r|th|str|spr|ceil|build|open|begin|end|wedd|morn|even|cloth|light|feel|mean|paint|draw)ing\\b)\\p{L}{2,}ing\\b)) | it’s
ur(?= (?:an?|the|so|too|not|in|on|at|late|lost|stuck|alone|\\p{L}+ing)(?![\\p{L}])) | you’re
ur | your
u(?= \\p{L}) | you
4(?= (?:an?|the|my|our|your|kids|people|dogs|cats|free|sale|life)(?![\\p{L}])) | for
n(?= (?:\\p{L}{2,})) | and
(bc|cuz|coz) | because
tho | though
thru | through
tmrw | tomorrow
ppl | people
(boxer|teacher|grandma|grandpa|mother|father|mum|mom|dad|brother|sister|dog|cat|robot|girl|boy|man|woman|king|queen|player|dancer|singer|soldier|sailor|farmer|chef)s(?= (?:last|first|final|secret|worst|best|biggest|big|new|old|lost) \\p{L}+) | $1’s
(he|she)s(?= \\p{L}+ing\\b) | $1 is
(he|she)s(?= (?:an?|the|so|too|not|never|always|late|lost|alone)\\b) | $1 is
(he|she|it)[’'](?:s)(?= \\p{L}+ing\\b) | $1 is
(they|you|we(?=[’']))[’']?re(?= (?:\\p{L}+ing\\b|an?|the|so|too|late|lost|stuck|alone|not|never|always|trapped|in|on|at)) | $1 are
im(?= \\p{L}+ing\\b) | I am
collegue(s)? | colleague$1
colleage(s)? | colleague$1
restaurent(s)? | restaurant$1
(pupp|bab|dadd|mumm|famil|grann)ys | $1y’s
alot | a lot
vacum(s)? | vacuum$1
aford(s)? | afford$1
allways | always
grat | great
hapen(s|ing)? | happen$1
runing | running
swiming | swimming
siting | sitting
wating | waiting
writting | writing
comming | coming
togheter | together
litle | little
wether | weather
calender | calendar
kitchin | kitchen
resturant(s)? | restaurant$1
way to(?= (?:many|much|big|small|late|early|long|fast|slow|loud)(?![\\p{L}])) | way too
im | I’m
i[’']?ve | I’ve
i[’']ll | I’ll
i[’']d | I’d
i | I
a(?= (?:[aei]|o(?!n(?:e|ce)(?![\\p{L}]))|hour(?:s|ly)?(?![\\p{L}])|honest|heir(?![\\p{L}]))(?!u|w)) | an
(my|our|his|her|their) (grandparents|parents)(?= (?:golden |silver |diamond |old |\\d+(?:st|nd|rd|th)? )*(?:wedding|anniversary|house|garden|farm|kitchen|shop)(?![\\p{L}])) | $1 $2’
(my|our|his|her|their) (grandmother|grandma|granny|mother|mum|mom|father|dad|grandfather|grandad|grandpa|wife|husband|sister|brother|daughter|son|boss|uncle|aunt|best friend|girlfriend|boyfriend)s(?= (?:old |new |secret |famous |first |\\d+(?:st|nd|rd|th)? )?(?:pierogi|recipes?|cake|soup|kitchen|house|birthday|wedding|garden|car|shop|bakery|dress|ring|band|team|room|boat|farm|bike|guitar|retirement|dog|cat|lasagn[ae]|pie|bread|sauce|stew|curry|cookies|dumplings|graduation|funeral|grave|voice|letters?|photos?|hands|face|apartment|flat|phone|piano|violin|camera|watch|coat|jacket)(?![\\p{L}])) | $1 $2’s
(is|are|was|were) to (fast|slow|big|small|loud|late|early|heavy|high|short|long|hot|cold|much|many|shy|old|young)(?=[,. ]|$) | $1 too $2
`,
  2,
).map(
  ([typed = '', meant]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}])`, 'giu'), textOf(meant)] as const,
);

/** Words that are newer or rarer than the list of words, which nothing is to mend. */
const FILM_WORD =
  /^(?:walkie|talkie|facetimes?|roomba|quinceañera|canaria|tenerife|mallorca|fuerteventura|lanzarote|madeira|santorini|mykonos|marrakech|reykjavik|kathmandu|phuket|amalfi|cappadocia|dubrovnik|youtube|instagram|linkedin|whatsapp|snapchat|facebook|mascara|sneakers?|lofi|taglines?|voiceovers?|timelapse|hashtags?|vlogs?|vloggers?|influencers?|storyboard|tiktoks?|reels?|closeups?|playlists?|podcasts?|emojis?|selfies?|drones?|synthwave|lofi|unboxing|smokey|bowline|ferris|pierogi|origami|matcha|kintsugi|parkour|skatepark|bioluminescence|photobombed|startups?|couloir|playstation|explainers?|facetimes?|snowboarders?|skateboarders?)$/;
const UNQUOTED = /(["“«][^"“”«»\n]*["”»])/u;
const UNKNOWN = /(?<![\p{L}'’-])\p{Ll}{6,}(?![\p{L}'’-])(?!\s(?:de|di|da|do|al|la|le|el|du)\s)/gu;

/** Whether at least half of the words are English, so that an unknown one is likely a slip. */
function isInEnglish(text: string): boolean {
  const words = wordsOf(text).map(({ text: word }) => word);
  return words.filter(isEnglish).length * 2 >= words.length;
}

/** A word with its slip mended; a slip is no word of another length. */
function mendedSlip(word: string): string {
  // 'Watter': a letter that was typed twice.
  const single = word.replace(/([bcdfgjkmnprtvz])\1/u, '$1');
  if (single !== word && !isEnglish(word) && isEnglish(single)) return single;
  const meant = mendedWord(word, [word], 0);
  return Math.abs(meant.length - word.length) > 1 ? word : meant;
}

const withoutSlips = (text: string): string =>
  SLIPS.reduce((all, [typed, meant]) => all.replace(typed, meant), text);

/** A text without the slips that are sure; no word is guessed at, and what is quoted stays as typed. */
export const slipsMended = (text: string): string =>
  isInEnglish(text)
    ? text
        .split(UNQUOTED)
        .map((part, i) => (i % 2 === 1 ? part : withoutSlips(part)))
        .join('')
    : text;

/** A text without slips of the keyboard; what stands in quotation marks stays as typed. */
export function spelled(text: string): string {
  if (!isInEnglish(text)) return text;
  return text
    .split(UNQUOTED)
    .map((part, i) => {
      if (i % 2 === 1) return part;
      return withoutSlips(part).replace(UNKNOWN, (word) => (FILM_WORD.test(word) ? word : mendedSlip(word)));
    })
    .join('');
}
