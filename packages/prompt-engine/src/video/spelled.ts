import { rowsOf, textOf } from '../lexicon/row.ts';
import { isEnglish } from '../read/english-words.ts';
import { mendedWord } from '../read/spelling.ts';
import { wordsOf } from './verbs.ts';

/* Slips of the keyboard that hide a word. typed | meant */
const SLIPS: readonly (readonly [RegExp, string])[] = rowsOf(
  `
untill | until
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
(boxer|teacher|grandma|grandpa|mother|father|mum|mom|dad|brother|sister|dog|cat|robot|girl|boy|man|woman|king|queen|player|dancer|singer|soldier|sailor|farmer|chef)s(?= (?:last|first|final|secret|worst|best|biggest|big|new|old|lost) \\p{L}+) | $1’s
(he|she)s(?= \\p{L}+ing\\b) | $1 is
(he|she)s(?= (?:an?|the|so|too|not|never|always|late|lost|alone)\\b) | $1 is
its(?= \\p{L}+ing\\b(?! \\p{L}+s\\b)) | it is
(he|she|it)[’'](?:s)(?= \\p{L}+ing\\b) | $1 is
(they|we|you)[’'](?:re)(?= \\p{L}+ing\\b) | $1 are
im(?= \\p{L}+ing\\b) | I am
collegue(s)? | colleague$1
colleage(s)? | colleague$1
restaurent(s)? | restaurant$1
(pupp|bab|dadd|mumm|famil|grann)ys | $1y’s
alot | a lot
(is|are|was|were) to (fast|slow|big|small|loud|late|early|heavy|high|short|long|hot|cold|much|many|shy|old|young)(?=[,. ]|$) | $1 too $2
`,
  2,
).map(
  ([typed = '', meant]) => [new RegExp(`(?<![\\p{L}])${typed}(?![\\p{L}])`, 'giu'), textOf(meant)] as const,
);

/** Words that are newer or rarer than the list of words, which nothing is to mend. */
const FILM_WORD =
  /^(?:taglines?|voiceovers?|timelapse|hashtags?|vlogs?|vloggers?|influencers?|storyboard|tiktoks?|reels?|closeups?|playlists?|podcasts?|emojis?|selfies?|drones?|synthwave|lofi|unboxing|smokey|bowline|ferris|pierogi|origami|matcha|kintsugi|parkour|skatepark|bioluminescence|photobombed|startups?|couloir|playstation|explainers?|facetimes?|snowboarders?|skateboarders?)$/;
const UNQUOTED = /(["“«][^"“”«»\n]*["”»])/u;
const UNKNOWN = /(?<![\p{L}'’-])\p{Ll}{6,}(?![\p{L}'’-])(?!\s(?:de|di|da|do|al|la|le|el|du)\s)/gu;

/** Whether at least half of the words are English, so that an unknown one is likely a slip. */
function isInEnglish(text: string): boolean {
  const words = wordsOf(text).map(({ text: word }) => word);
  return words.filter(isEnglish).length * 2 >= words.length;
}

/** A text without slips of the keyboard; what stands in quotation marks stays as typed. */
export function spelled(text: string): string {
  const isMended = isInEnglish(text);
  return text
    .split(UNQUOTED)
    .map((part, i) => {
      if (i % 2 === 1) return part;
      const known = SLIPS.reduce((all, [typed, meant]) => all.replace(typed, meant), part);
      return isMended
        ? known.replace(UNKNOWN, (word) => (FILM_WORD.test(word) ? word : mendedWord(word, [word], 0)))
        : known;
    })
    .join('');
}
