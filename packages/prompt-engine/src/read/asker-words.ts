import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { OWN } from './request-words.ts';

/*
 * What whoever asks tells of themselves and of those whom they ask for: their life before the picture, their reasons
 * and their feelings behind it. None of it is to be seen. What may be seen of the picture stays.
 */

const GREETED =
  '(?:(?:ok(?:ay)?|so|hey|hi|hiya|hello|well|right|alright|all|guys|everyone|folks|and|anyway)[\\s,!.]+)*';

/** 'first time posting', 'long time lurker': said to a forum. */
export const NEWCOMER = pattern(
  `^${GREETED}(?:this is )?(?:my |our )?(?:(?:very )?first (?:time )?(?:post|posting|poster|prompt|try|request|here|using this|trying this)(?: here| ever)?|long[- ]?time lurker[^.:!]*)[,.!:]+\\s*(?=\\S)`,
);

/** Those who play a game together, before they are told one by one: 'ok so our party:'. */
export const PARTY = pattern(
  `^${GREETED}(?:(?:here(?:['’]s|s| is| are)|this is|these are|meet|its|it['’]s) )?(?:my|our|the)(?<kind>(?: (?:dnd|d&d|ttrpg|rpg|pathfinder|tabletop|adventuring|new|current|old|whole|little|homebrew|weekly))*) (?:party|group|crew|squad|gang|table|campaign|characters?|pcs?|ocs?)(?: (?:is|are|has|have|consists?|includes?|just|finally|finished|rn|right now)\\b[^:"“]{0,60})?\\s*:\\s*(?=\\S)`,
);

/** 'd&d: my character is a half elf': what is played. */
export const CHARACTER = pattern(
  `^${GREETED}(?<game>(?:dnd|d&d|ttrpg|rpg|pathfinder)[:,] )?(?:(?:this is|here['’]?s) )?my (?<kind>(?:dnd |d&d |new |old |rpg )*)(?:character|pc|oc)(?: is|['’]s|:|,) (?=an? )`,
);

/** 'I play a tiefling bard with a broken horn': who is played. */
export const PLAYED = pattern(
  `^${GREETED}(?:i|we)(?:['’]m| am)? (?:play|playing|rolled|made|run|have)(?: up)? (?=an? (?:[\\p{L}'’-]+ ){0,4}(?:tiefling|half[- ]?(?:elf|orc)|orc|elf|dwarf|gnome|halfling|dragonborn|goblin|kobold|tabaxi|aasimar|warforged|bard|wizard|sorcerer|sorceress|warlock|paladin|cleric|druid|ranger|rogue|barbarian|necromancer|fighter|monk|artificer)\\b)`,
);

/** 'our band is called X, poster for friday': whose sheet it is. */
export const SHEET_OF = pattern(
  `^${GREETED}(?:my|our) (?<what>band|duo|choir|shop|caf[eé]|bakery|company|club|podcast|team|restaurant|brewery|studio|business|school|bar|pub) (?:is|are|['’]s) (?:called|named) (?<name>["“][^"”]+["”]|(?:[\\p{Lu}\\d][\\p{L}\\d'’&-]*)(?: (?:(?:of|the|and|in|&) )*[\\p{Lu}\\d][\\p{L}\\d'’&-]*)*)[,.;] (?:and |so |now )*(?:(?:we|i) (?:need|want|would like|are looking for) )?(?<sheet>(?:an? )?(?:[\\p{L}-]+ ){0,2}?(?:poster|logo|cover|flyer|sticker|label|banner|sign|menu|card)(?: design)?)\\b(?! of\\b)`,
  'u',
);

/** Whom it is for or what it is to keep, before a colon: 'for my friend who loves frogs: a frog'. */
export const BEFORE_COLON = pattern(
  `^${GREETED}(?:(?:this is |it['’]?s |its )?(?:for|an? (?:gift|present|surprise) for) ${OWN}(?: (?:who|that) [^:,.]{3,60})?|for (?:my|our) (?:[\\p{L}'’]+ ){0,3}(?:window|wall|shop|stall|website|newsletter|instagram|blog|market|bar|cafe|café|front door|bedroom|nursery)|[^:"“]{0,60}\\b(?:something|smth|sth|a picture|a drawing) to remember (?<kept>(?:our|my|the) [^:"“]{2,30}?) by)\\s*:\\s*(?=\\S)`,
);
/** 'wanted a gift for my dentist who is retiring, a crocodile': why it is wished for. */
export const GIFT_FOR = pattern(
  `^${GREETED}(?:i(?:['’]m| am|['’]d| would)? )?(?:just )?(?:wanted|want|need|needed|looking for|like|after)(?: to (?:make|print|give|get))? (?:an? |some )?(?:(?!card|poster|logo)[\\p{L}-]+ )?(?:gift|present|surprise|something|smth) (?:idea )?(?:as a (?:gift|present) )?for (?:my|our|an?|the) [^,.;:"“]{3,60}[,.;:]+\\s+(?=(?:an?|the|two|three|his|her) )`,
);
/** 'dungeon master here!': who speaks. */
export const SPEAKER = pattern(
  `^${GREETED}[\\p{L} ]{2,24} here(?: again)?[!,.:]+\\s+(?=(?:need|looking|want|i|we|can|could|an?|the)\\b)`,
);
/** 'my son drew a monster, can you make it look like a toy'. */
export const DREW = pattern(
  `^${GREETED}(?:${OWN}|i) (?:just |once |recently )?(?:drew|made up|invented|painted|dreamed up) (?<one>an? [^"“]+?)[,.;!]* (?:and |so )?(?:can|could|would) (?:you|u) (?:please |pls )?(?:make|turn|draw|render|do|show) (?:it|him|her|this|that) (?:look |to look )?(?:like|as|into|in) (?<as>.+?)\\??$`,
);

/** A verb by which somebody's life is told, and not what they do in the picture. */
const LIVED =
  "(?:is (?:starting (?:school|college|uni|nursery|work|at|her|his|a new)|turning|getting married|retiring|having (?:an?|his|her|their) (?:baby|party|birthday)|obsessed|mad|crazy|an? (?:huge |big |massive )?fan|\\d+|afraid|scared|terrified|allergic|moving|leaving)|are (?:getting married|moving|expecting|having|opening|celebrating|turning)|was an?|were|used to|turns?|turned|loves?|loved|likes?|liked|adores?|adored|hates?|hated|collects?|collected|always|died|passed(?: away)?|lost|misses?|missed|grew up|worked|works|retires?|retired|opens?|opened|started|runs|ran|bought|just|recently|had to|has (?:an?|always|been|just)|wants?|wanted|asked|drew|made up|plays?|played|gets married|got (?:married|engaged|a)|met|finished|graduates?|graduated|won|can(?:['’]?t|not)|never)";

/** The asker's own life: what they run, make, have or feel. */
const MINE =
  "(?:i|we)(?:['’](?:m|re|ve|d))?(?: am| are| have| just| recently| really| also| both| still| only| always)* (?:run|own|make|sell|have|got|bought|opened|opening|started|starting|teach|collect|love|miss|play|work|live|need|planning|getting married|expecting|trying to|writing|making|new (?:here|to)|hosting|organi[sz]ing|moving|moved|adopted|lost|finished|met)\\b";

/** A sentence of life that stands before the picture. */
export const LIFE = pattern(
  `^${GREETED}(?:(?:it['’]?s|its|this is|that['’]?s) (?:for )?(?<whose>(?:my|our) [^,.;:!?"“]{2,60})|(?:my|our) [\\p{L}]+ and (?:i|me) (?:just |both |recently |have |had |are |were |got |always |love |met |need |want )[^,.;:!?"“]*|(?<one>${OWN}|(?:my|our) (?:late |old |dear |best )*[\\p{L}'’-]+(?: [\\p{L}'’-]+)?) ${LIVED}\\b[^,.;:!?"“]*|${MINE}[^,.;:!?"“]*)(?<stop>[.!]+|, (?:and )?so|,)\\s+(?=\\S)`,
);

/** What is told on of whom it is for: 'he is 4 and loves diggers.' */
export const OF_THEM = pattern(
  `^(?:and |so |but )?(?:he|she|they)(?:['’](?:s|re))?(?: is| are| really| just| only| also| absolutely)* (?:\\d+|turning|loves?|likes?|adores?|mad about|crazy about|into|obsessed|collects?|hates?|always|used to|was|were|died|passed|would)\\b[^.!"“]*[.!]+\\s+(?=\\S)`,
);

/** What is told on of the asker and their own: 'we met when her kayak hit mine.' */
export const OF_US = pattern(
  `^(?:and |so |but )?(?:we|i)(?:['’](?:ve|re|m|d))?(?: just| both| all| also| always| first| once| have| had| used to)* (?:met|married|fell|grew|lived|live|moved|adopted|lost|found|bought|got|are|were|was|am|been|love|loved|miss)\\b[^.!?"“]*[.!]+\\s+(?=\\S)`,
);

/** What begins a picture. */
export const BEGINS = pattern(
  '^(?:(?:so|and|maybe|please|pls) )*(?:an?|the|one|two|three|four|five|six|some|\\d+|him|her|them|he|she|they|it|(?:can|could|would) (?:you|u|someone|it)|draw|paint|make|show|please|portrait|picture|photo|logo|poster|card|map)\\b',
);
export const PRONOUN_FIRST = sifted(/^(?:him|her|them|he|she|they)\b(?!['’])/i);

/** A face that is typed, between two sentences. */
export const SMILEY = sifted(/(?<=[\p{L}\d!?])\s+(?::['’]?-?[()DP]|;-?\)|<3)[.,]?\s+(?=\S)/gu);

const LIKING =
  "(?:hates?|hated|dislikes?|can['’]?t stand|cannot stand|cant|can['’]?t|fears?|loathes?|kills?|killed|does(?:n['’]?t)? (?:like|want)|do(?:n['’]?t)? (?:like|want)|(?:is|are|am|was|['’]s|['’]re|['’]m) (?:so |very |really |too |a bit |absolutely )?(?:scared|afraid|terrified|allergic|sick|tired|bored|frightened|over)|get(?:s)? (?:scared|upset|sad|sick)|find(?:s)? (?:it|them|that)|think(?:s)?|has enough|have enough|already (?:has|have|got)|had (?:one|enough)|(?:will |can )?(?:put|add|write|print|fill|letter) (?:it|that|them|this|those|the))";
const WHOEVER =
  '(?:she|he|they|i|we|everybody|everyone|people|every (?:\\p{L}+ )?\\p{L}+|(?:my|our) \\p{L}+)';
const BECAUSE = '(?:because|since|cause|cuz|coz|bc|as|for)';

/** 'no balloons she is scared of them': why something is left out. */
export const REASON_OF_DENIAL = pattern(
  `^(?<denied>(?:and |but |also )?(?:no|without|not)\\b.*?)\\s+(?:${BECAUSE} (?:it |of |its |that )?.*|${WHOEVER}(?:['’](?:s|re|m))? ?${LIKING}\\b.*)$`,
);
/** The same as a clause of its own. */
export const REASON = pattern(
  `^(?:and |but )?(?:${BECAUSE} )?(?:${WHOEVER} ?${LIKING}\\b.*|(?:everybody|everyone|every (?:other |single )?\\p{L}+(?: \\p{L}+)?|they all) (?:does|do|has|have|uses?|did|already)\\b.*|(?:it['’]?s|its|that['’]?s|thats) (?:so |too |a bit |way too |been )?(?:overdone|clich[eé]\\w*|boring|done to death|overused|everywhere)\\b.*)$`,
);

/** What whoever asks feels, knows or will do with it. */
const FELT =
  "(?:miss(?:ed)?|love[d]?|hate[d]?|kill(?:ed)?|can['’]?t wait|cannot wait|cried|grew up|promised|lost (?:him|her|them|it)|swear|hope|remember (?:it|him|her|that)|(?:want|am going|['’]m going|going|plan|would like|['’]d like) to (?:frame|print|hang|give|use|put (?:it|this)|post|share|surprise|sell|gift|order|send)|will (?:frame|print|hang|give|use|post|put (?:it|this)|share|send|order)|need (?:it|this) (?:by|for|before)|spent|never got|wish)";
export const FELT_BY_ASKER = pattern(
  `^(?:and |but |because |since |so |as |even )*(?:i|we)(?:['’](?:m|ve|re|d|ll))?(?: really| just| still| so| always| all| both| do| already)* ${FELT}\\b[^:"“]*$`,
);
/** Whom it is for, told behind it. */
export const OF_KIN = pattern(
  `^(?:and |but |because |since |as )*(?:${OWN}|she|he|they) (?:(?:loves?|loved|hates?|hated|wants?|misses) (?:it|one|this|them|that|him|her)(?: (?:so much|too|a lot|all|now|very much))?(?=$)|asked|would love|will love|died|passed|(?:is|are) (?:obsessed|allergic|scared|afraid|terrified|a fan|turning \\d)|turns \\d|used to (?:love|say|live|work|own|sing|tell|take|make|bake|drive))\\b[^:"“]*$`,
);
/** What the picture is, or when it has to be there. */
export const OF_THE_DAY = pattern(
  `^(?:and |but |because |since )*(?:it['’]?s|its|this is|that['’]?s|it (?:was|is|will be)) (?:going to be |gonna be |also |actually )?(?:my|our|her|his|their) [^:"“]*\\b(?:birthday|anniversary|party|wedding|retirement|gift|present|graduation|favou?rite (?:\\p{L}+ )?(?:animals?|colou?rs?|foods?|bands?|films?|movies?|books?|games?))(?: (?:next|this|on|in|tomorrow|today|coming)\\b[^:"“]*)?$`,
);
/** '10 yrs in may', 'thats the joke', 'shes gone now': told of the asker's time and of whoever is no more. */
export const OF_TIME = sifted(
  /^(?:and |but |so )*(?:(?:it['’]?s |its |been )?(?:nearly |over )?\d+ (?:yrs?|years?|months)(?: (?:together|married|strong|now))?(?: (?:in|on|this|next|last|today|already) ?\p{L}*)|\d+ (?:yrs?|years?) (?:together|married|strong)|(?:that['’]?s|thats|this is|it['’]?s|its) (?:kind of |sort of )?the (?:joke|point|gag|whole joke|whole point|idea)|(?:she|he|they)(?:['’]?s|['’]?re| is| are| has| have) (?:gone|no longer (?:with us|here|alive)|passed(?: away)?|dead now)(?: (?:now|too|since)\b.*| and so (?:is|are|did) .*)?|(?:she|he|they) (?:passed|died)\b.*|(?:it['’]?s|its) lost now)$/iu,
);

/** In brackets: '(i kill them)', '(she hates pink)'. */
export const BRACKETED = pattern(
  `\\s*\\((?:because |cause |sorry |and |but |yes |no |well |so |long story|don['’]?t ask|(?=(?:i|we)\\b))*(?:(?:i|we) (?!(?:am|are|was|were|wear|hold|look|sit|stand|want|['’]m|['’]re)\\b)\\p{L}+[^()]*|(?:she|he|they|everybody|everyone|${OWN})(?:['’]s|['’]re)? ?${LIKING}\\b[^()]*|long story[^()]*|don['’]?t ask[^()]*)\\)`,
  'giu',
);

/** 'how it maybe looked': it is to be seen so. */
export const HOW_IT_LOOKED = sifted(
  /,? (?:just )?(?:how|the way|like|as) (?:it|they|he|she|this|everything)(?: all)? (?:maybe |probably |might have |must have |would have |may have |could have |once |really )*(?:looked|looks|was|were|used to (?:be|look))(?: like)?(?=$|[,.;]| (?:in|on|at|around|about|back|during|when|before)\b)/giu,
);

/** 'it should say "…"': the words are to be read. */
export const SHOULD_SAY = sifted(
  /(?:,\s*|\.\s+|\s)(?:and |but |also )*(?:(?:it|the (?:text|card|front|title|sign|words?|lettering|poster|cover)|text) )?(?:should|must|has to|have to|needs? to|can|could|would|is supposed to|will) (?:say|read|have the words?|spell)(?: out)?:?\s*(?=["“„«])/giu,
);

/** 'we're called Tarn': the name of whoever asks. */
export const WE_ARE_CALLED = sifted(
  /,?\s*(?:\(\s*)?\b(?:and )?(?:we|they|it)(?:['’]?re| are|['’]?s| is) (?:called|named) (?<name>["“][^"”]+["”]|[\p{Lu}\d][\p{L}\d'’&-]*(?:\s(?:(?:of|the|and|in|&)\s)*[\p{Lu}\d][\p{L}\d'’&-]*)*)\)?/gu,
);
/** No name and no letters are wanted. */
export const UNLETTERED = sifted(
  /\b(?:no|without(?: any| the| our)?|not? (?:the|our)|don['’]?t (?:want|need|put|write|add)(?: any| the| our)?) (?:(?:band|album|company|brand|shop|business|artist) )?(?:names?|text|words|letters|lettering|titles?|writing|typography|wording)\b/iu,
);
