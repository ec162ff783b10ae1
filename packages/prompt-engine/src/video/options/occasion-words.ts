/* What asks for a film on an occasion: the words that go. */

const KINDS = [
  'child-birthday',
  'birthday',
  'anniversary',
  'wedding',
  'invitation',
  'jubilee',
  'asking',
  'farewell',
  'retirement',
  'thanks',
  'welcome',
  'graduation',
  'congratulation',
  'proposal',
  'memorial',
  'new-baby',
  'get-well',
  'apology',
  'greeting',
] as const;

/** What is celebrated. */
export type OccasionKind = (typeof KINDS)[number];

/** What such a film is called. */
export const FILM =
  '(?:party\\s)?(?:video|film|clip|movie|message|greeting|card|reel|montage|slideshow|surprise|invitation|invite|trailer|tribute|speech)s?';
const WHO =
  "((?:(?:my|our|the|his|her|their)(?:\\s[\\p{L}\\d’'-]+){1,5}?|(?:all|new)(?:\\s[\\p{L}’'-]+){1,5}?|(?:(?:mr|mrs|ms|dr|miss)\\.?\\s)?\\p{Lu}[\\p{L}’'-]+(?:\\sand\\s\\p{Lu}[\\p{L}’'-]+)?))";
/** How old somebody turns. */
export const AGE = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
interface OccasionWords {
  readonly kind: OccasionKind;
  readonly words: RegExp;
}

const row = (kind: OccasionKind, words: string): OccasionWords => ({ kind, words: new RegExp(words, 'iu') });

/** What asks for a film on an occasion: the words that go; the first group is for whom it is. */
export const ASKED: readonly OccasionWords[] = [
  row(
    'birthday',
    `^(?:an?\\s)?(?:[\\p{L}-]+\\s){0,3}?birthday\\sparty\\s(?:for|of)\\s${WHO}(?:,?\\s(?:who\\s)?(?:(?:turns|is|turning)\\s)?${AGE})?(?=[,.!]|$)`,
  ),
  row('congratulation', `^surprise\\s${WHO}\\swith\\s(?:an?\\s)?${FILM}(?:\\sfrom\\s[^,.]+)?(?=[,.!]|$)`),
  row(
    'birthday',
    `^(?:an?\\s)?(?:gift|present|surprise)\\sfor\\s${WHO},?\\s(?:who\\s|she\\s|he\\s)(?:turns|is turning|will be|is)\\s${AGE}(?=[,.!]|\\s|$)`,
  ),
  row(
    'greeting',
    `^(?:merry|happy)\\s(christmas|xmas|new year|easter|halloween|valentine['’]?s day|diwali|eid|mother['’]?s day|father['’]?s day|holidays)(?:,?\\s(?:from|by)\\s([^,.!]+))?(?:\\s(?:to|for)\\s[^,.]+)?(?=[,.!]|$)`,
  ),
  row(
    'birthday',
    `^(?:an?\\s)?(?:invitation|invite) (?:to|for) ${WHO}\\s(?:${AGE}(?:st|nd|rd|th)\\s)?birthday(?:\\sparty)?(?=[,.!]|\\s(?:on|at|in|this|next)\\s|$)`,
  ),
  row('invitation', `^(?:an?\\s)?(?:invitation|invite) to an?\\s`),
  row(
    'birthday',
    `^((?:my|our)(?:\\s[\\p{L}’'-]+){1,3}?)\\s(?:is|are)\\s(?:now\\s|already\\s|finally\\s)?${AGE}(?:\\syears old)?(?=[!.,]|$)`,
  ),
  row(
    'retirement',
    `^(?:happy retirement|enjoy your retirement|all the best for your retirement),?\\s(?:dear\\s)?${WHO}(?=[,.!]|$)`,
  ),
  row('memorial', `^((?:my|our)\\slate\\s\\p{L}+)(?=\\s(?:loved|was|always|had|used)\\b|[,.]|$)`),
  row(
    'wedding',
    `^(?:an?\\s)?(?:teaser|trailer|intro|opener|video|film)\\s(?:for|of)\\s(?:our|my)\\swedding(?:\\s${FILM})?(?=[,.!]|$)`,
  ),
  row('thanks', `^thank\\s((?:our|my|the)(?:\\s[\\p{L}\\d’'-]+){1,5}?)(?=[,.!]|\\sfor\\s|$)`),
  row(
    'welcome',
    `^(?:introducing|introduce|presenting|welcoming)\\s((?:our|my)(?:\\s[\\p{L}\\d’'-]+){1,4}?)(?=[,.!]|$)`,
  ),
  row(
    'invitation',
    `^invit(?:e|ing)\\s(?:people|friends|everyone|everybody|(?:our|my|the)\\s\\p{L}+)\\s(?:to|for)\\s(?:our|my|the)\\s`,
  ),
  row(
    'asking',
    `^ask(?:ing)?\\s(?:her|him|them|my\\s\\p{L}+)\\s(?:to|out|on|for)\\s?(?:the\\s)?\\p{L}*(?=[,.!]|$)`,
  ),
  row(
    'new-baby',
    `^(?:my\\s\\p{L}+|we|i)(?:\\sis|\\sare|\\sam|['’](?:re|m))\\s(?:pregnant|expecting)(?=[,.!]|\\s|$)`,
  ),
  row('jubilee', `^(\\d{1,3})\\syears\\sof\\s((?:our|my|the)(?:\\s[\\p{L}’'-]+){1,3}?)(?=[,.!]|$)`),
  row(
    'birthday',
    `^${WHO}\\s(?:loves|is (?:crazy|mad|nuts) about|is obsessed with|is into|adores)\\s[^,.]{3,40}?,?\\s(?:and\\s)?(?:he|she)\\s(?:will be|turns|is turning|is going to be)\\s${AGE}(?:\\snext\\s\\p{L}+|\\ssoon|\\son\\s\\p{L}+)?(?=[,.!]|$)`,
  ),
  row('invitation', `^save the date(?:\\sfor)?[:,]?\\s(?:the wedding of\\s)?${WHO}(?=[,.!]|\\son\\s|$)`),
  row(
    'farewell',
    `^(?:an?\\s)?(?:goodbye|farewell|send-?off|leaving)\\s(?:for|to)\\s((?:my|our)(?:\\s[\\p{L}\\d’'-]+){1,5}?)(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'jubilee',
    `^((?:(?:our|my|the)\\s)?(?:[\\p{L}]+\\s)?(?:company|firm|club|shop|school|restaurant|bakery|choir|team|business|hotel|practice|association|orchestra))(?:['’]s)?\\s(?:(\\d{1,3})(?:st|nd|rd|th)\\s)?(?:anniversary|jubilee|birthday)(?=[,.!]|\\s|$)`,
  ),
  row('thanks', `^(?:thank you|thanks),?\\s(?:so much\\s|to\\s)?${WHO}(?=[,.!]|\\sfor\\s|$)`),
  row('wedding', `^(?:an?\\s)?(?:wedding|engagement)\\s${FILM}\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'farewell',
    `^(?:an?\\s)?(?:surprise|farewell|leaving|going[- ]away|goodbye)\\sparty\\s(?:for|of)\\s${WHO}(?=\\swho\\s(?:is\\s)?(?:mov|leav|go)\\p{L}+)`,
  ),
  row(
    'congratulation',
    `^(?:an?\\s)?surprise\\s(?:party|${FILM})\\s(?:for|of)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'greeting',
    `^(?:an?\\s)?(?:short\\s)?(?:merry |happy )?((?:christmas|xmas|new year'?s?|easter|halloween|valentine['’]?s?(?: day)?|diwali|eid|ramadan|mother['’]?s day|father['’]?s day|holiday))\\s(?:greetings?|wishes|message|card|${FILM})(?:\\s(?:from|by)\\s((?:(?!\\sto\\s|\\sfor\\s)[^,.])+))?(?:\\s(?:to|for)\\s[^,.]+?)?(?=[,.!]|\\swith\\s|$)`,
  ),
  row(
    'proposal',
    `^(?:to\\s)?propose to ${WHO}(?:\\s(?:with|in|by|through)\\s(?:an?\\s)?${FILM})?(?=[,.!]|$)`,
  ),
  row(
    'farewell',
    `^(?:an?\\s)?(?:short\\s)?(?:goodbye|good bye|farewell|leaving|send-?off)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'thanks',
    `^(?:an?\\s)?(?:short\\s)?(?:thank[ -]you|thanks|appreciation)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row('welcome', `^(?:an?\\s)?(?:short\\s)?welcome\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'congratulation',
    `^(?:an?\\s)?(?:congratulations?|congrats|well done|good luck)\\s(?:${FILM}\\s)?(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|\\son\\s|$)`,
  ),
  row(
    'graduation',
    `^(?:congratulations?|congrats)\\s(?:on|for|to)\\s(?:your|the)\\sgraduation,?\\s(?:dear\\s)?${WHO}(?=[,.!]|$)`,
  ),
  row(
    'get-well',
    `^(?:an?\\s)?get[ -]well(?:[ -]soon)?\\s(?:${FILM}\\s)?(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row('apology', `^(?:an?\\s)?(?:apology|sorry)\\s${FILM}\\s(?:for|to)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'retirement',
    `^(?:an?\\s)?retirement(?:\\s(?:party|${FILM}))?\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'retirement',
    `^${WHO}(?:['’]s)?\\s(?:is retiring|retires|retirement)(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:on|in|after|this|next|and|from)\\s|$)`,
  ),
  row('graduation', `^(?:an?\\s)?graduation\\s(?:party|${FILM})\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`),
  row(
    'graduation',
    `^${WHO}(?:['’]s)?\\s(?:is graduating|graduates|graduation)(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:from|on|in|this|next|and)\\s|$)`,
  ),
  row(
    'new-baby',
    `^(?:an?\\s)?(?:baby shower|baby announcement|pregnancy announcement|gender reveal|birth announcement)(?:\\s(?:party|${FILM}))?(?:\\s(?:of|for)\\s${WHO})?(?=[,.!]|$)`,
  ),
  row(
    'memorial',
    `^(?:an?\\s)?(?:memorial|funeral|remembrance|in memory)\\s?(?:${FILM})?\\s(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'anniversary',
    `^${WHO}['’]?s?['’]?\\s(?:(\\d{1,2})(?:st|nd|rd|th)\\s)?(?:golden |silver |diamond )?(?:wedding )?anniversary(?:\\s(?:party|${FILM}))?(?=[,.!]|\\s(?:on|in|this|next|and)\\s|$)`,
  ),
  row(
    'anniversary',
    `^(?:an?\\s)?(?:(\\d{1,2})(?:st|nd|rd|th)\\s)?(?:golden |silver |diamond )?(?:wedding )?anniversary\\s(?:${FILM}\\s)?(?:of|for)\\s${WHO}(?=[,.!]|\\swho\\s|$)`,
  ),
  row(
    'invitation',
    `^(?:an?\\s)?(?:(?:\\p{L}+\\s){0,2}(?:birthday|wedding|christening|engagement|garden|housewarming|summer|christmas)(?:\\sparty)?)\\s(?:invitation|invite)(?:\\s${FILM})?(?:\\s(?:of|for)\\s${WHO})?(?=[,.!]|\\son\\s|$)`,
  ),
  row(
    'birthday',
    `^(?:an?\\s)?(?:\\p{L}+\\s)?birthday\\s(?:party\\s)?${FILM}\\s(?:of|for)\\s${WHO}(?=[,.!]|\\s(?:who|turning|turns|with)\\s|$)`,
  ),
  row(
    'birthday',
    `^(?:happy (?:${AGE}(?:st|nd|rd|th)?\\s)?birthday)[,!]?\\s(?:to\\s)?(?:dear\\s)?${WHO}(?=[,.!]|$)`,
  ),
  row(
    'birthday',
    `^${WHO}['’]s\\s(?:${AGE}(?:st|nd|rd|th)\\s)?birthday(?:\\s(?:party|${FILM}))*(?=[,.!]|\\s(?:on|in|this|next|and|with)\\s|$)`,
  ),
  row(
    'birthday',
    `^${WHO}\\s(?:turns|is turning|turning|will be|becomes)\\s${AGE}(?:\\syears old)?(?=[,.!]|\\s(?:on|in|this|next|tomorrow|today|and|soon)(?:\\s|[,.!])|$)`,
  ),
];
