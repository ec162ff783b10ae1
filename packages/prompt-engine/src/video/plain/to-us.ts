/*
 * What is said to whoever makes the film: who asks and for whom, what they have to film with, what is left open. It is
 * obeyed, and seen by nobody.
 */

const LEAD = '^(?:(?:hi|hello|hey|so|and|but|ok|also|now|please|pls)[,!]?\\s)*';

/** Those who ask: a shop, a class, a band. */
const GROUP =
  '(?:shop|store|school|club|band|team|company|firm|caf[eé]|bakery|restaurant|charity|choir|teacher|student|musician|class|start-?up|studio|museum|library|gym|salon|farm|brewery|nurse|mum|mom|dad|office|hotel|church|agency|podcast|brand|beginner)';
/** What a film is called by those who want one. */
const FILM =
  '(?:something|smth|sth|video|film|clip|short|script|version|ad|advert|spot|reel|promo|story|idea|sec(?:onds?)?|min(?:utes?)?|s)';
const FOR_WHOM =
  '(?:class|graders?|lesson|school|course|club|website|channel|shop|company|warehouse|youtube|instagram|insta|tiktok|project|workshop|assembly|newsletter|homepage|team|students|pupils|customers|staff)';

const TO_US: readonly RegExp[] = [
  // 'We are a small flower shop and want something of 20 seconds'.
  new RegExp(
    `${LEAD}(?:we|i)(?:['’]?re| are|['’]?m| am|['’]?ve got| have| run| own)\\s(?:an?\\s|the\\s|two\\s|three\\s)?(?:[\\p{L}’'-]+\\s){0,4}?${GROUP}s?(?:$|[,.]|\\s(?:and|in|at|from|here|who|so|looking|that)\\b.*$)`,
    'iu',
  ),
  new RegExp(
    `${LEAD}(?:i|we)\\s(?:now\\s|really\\s|just\\s)?(?:want|wanna|need|would like|would love|are looking for|am looking for)\\s(?:to (?:make|have|get|see)\\s)?(?:an?\\s|the\\s|some\\s|one\\s|\\d+\\s?)?(?:[\\p{L}\\d’'-]+\\s){0,3}?${FILM}(?:$|\\s.*$)`,
    'iu',
  ),
  // 'We only have one phone to film', 'I have no drone'.
  new RegExp(
    `${LEAD}(?:i|we)(?:['’]ve)?\\s(?:only\\s|just\\s|don['’]?t\\s|do not\\s|can\\s|can['’]?t\\s|cannot\\s)*(?:have|got|use|own|film|shoot)\\s(?:got\\s)?(?:no|one|only|an?|any|just|two|my|our|with|on)\\s(?:[\\p{L}’'-]+\\s){0,2}?(?:phones?|drones?|cameras?|budget|tripod|money|actors?|mics?|microphone|lights?|lens|go ?pro|iphone|gimbal)(?!\\p{L}).*$`,
    'iu',
  ),
  /^for (?:kids|children|teens|teenagers|adults|beginners|everyone|all ages|families|toddlers|pupils|students)$/iu,
  // 'Needs to be 2 min with simple dialogue that pupils can act'.
  /^(?:(?:and|but|please|pls|also)\s)*(?:it |this |that |the (?:film|video) )?(?:needs|has|must|should|ought) to be [^,;]*\d[^,;]*$/iu,
  // 'You decide', 'What does it say?': left to whoever makes it.
  /^(?:(?:and|but|so)\s)*(?:you (?:can )?(?:decide|choose|pick)|up to you|it['’]?s up to you|your (?:choice|call)|surprise (?:me|us)|what (?:does|do|should|could) (?:it|they|he|she|the \p{L}+) say|any ideas?|i (?:don['’]?t|do not) (?:mind|care)|tu decides|tú decides|entscheide du|du entscheidest|à toi de voir|decidi tu)(?!\p{L}).*$/iu,
  new RegExp(
    `${LEAD}(?:this is |it['’]?s |its )?for (?:my|our|the|a|an)\\s(?:[\\p{L}\\d’'-]+\\s){0,4}?${FOR_WHOM}(?:\\s(?:on|about|at|in|of)\\s.{2,40})?$`,
    'iu',
  ),
  /^(?:für|pour|para|per|voor) (?:meine?n?|unsere?n?|ma|mon|notre|mi|nuestr[oa]|minha|meu|nossa|la mia|il mio|la nostra|mijn|onze)\s(?:\p{L}+\s){0,2}(?:klasse|schule|verein|laden|kanal|projekt|classe|école|chaîne|projet|club|clase|escuela|tienda|canal|proyecto|escola|turma|loja|projeto|scuola|negozio|progetto|klas|school|winkel)(?!\p{L}).{0,30}$/iu,
];

/** How it is to be, and nothing that is seen: 'not preachy', 'needs to be simple', 'cálido, con pocos diálogos'. */
const MANNER =
  /^(?:(?:and|but|please|pls|just|also)\s)*(?:not (?:too |so |that )?(?:preachy|cheesy|salesy|boring|corny|kitschy|sad|scary|serious|long|complicated|childish|over the top)|nicht (?:zu )?(?:kitschig|lang|traurig)|pas trop .{3,20}|(?:it |this |that |the film |the video )?(?:needs|has|must|should|ought) to be (?:[\p{L}-]+ ){0,2}?(?:simple|funny|short|warm|sad|calm|quick|easy|serious|light|honest|emotional)(?: (?:and|but) [\p{L}-]+)?|(?:cálid[oa]|chaleureux|caloroso|warm|lustig|drôle|divertido|engraçado|divertente|triste|emotivo|zart)(?:,? (?:y|et|e|und|con|avec|com|mit) (?:pocos|peu de|poucos|pochi|wenig) (?:diálogos?|dialogues?|dialoghi|dialog\p{L}*|paroles))?|(?:con|avec|com|mit|with) (?:pocos|peu de|poucos|pochi|wenig|little|few|simple|short) (?:diálogos?|dialogues?|dialoghi|dialog\p{L}*|paroles|lines))$/iu;

/** An order to whoever makes the film: 'make it the silence', 'it needs a funny ending', 'don’t get the two mixed up'. */
const ORDERS =
  /^(?:please |pls |and |but |so |just |also )*(?:(?:make|keep|let|get|have) (?:it|them|this|all|everything|sure)\b|(?:use|add|include|avoid|try to|remember|mention|emphasi[sz]e|focus on)\s(?!to\b)\S|(?:it|this|that|the (?:whole )?(?:film|video|thing|ad|clip|ending|tone)) (?:needs|should|shouldn['’]?t|must|mustn['’]?t|has to|is supposed to|is meant to)\b|(?:should|shouldn['’]?t|must|mustn['’]?t|needs?|has|have) (?:not )?to (?:be|feel|look|have|work|fit)\b|(?:should|must)(?:n['’]?t)?(?: not)? (?:be|feel|look|have|work|fit)\b|not like\b)/iu;
const FORBIDS =
  /^(?:please |pls |and |but |so |just |also )*(?:do(?:n['’]?t| not)|never|nothing)\s(?!(?:happens|moves|comes|works|helps|to)\b)|\b(?:shouldn['’]?t|should not|mustn['’]?t|must not)\b/iu;

/** What an order is: something that is kept out, or a remark; undefined where a piece is none. */
export const orderIn = (text: string): 'without' | 'remark' | undefined => {
  const isOrder =
    ORDERS.test(text) || /^(?:please |pls |and |but |so |just |also )*(?:do(?:n['’]?t| not))\s/iu.test(text);
  if (!isOrder || text.split(' ').length > MOST_WORDS) return undefined;
  return FORBIDS.test(text) ? 'without' : 'remark';
};

const MOST_WORDS = 26;

/** Whether a piece of an idea is said to whoever makes the film. */
export const isToUs = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS && TO_US.some((words) => words.test(text));

/** Whether a piece says in what manner the film is to be made. */
export const isInManner = (text: string): boolean => MANNER.test(text);

/** 'I filmed my dog being afraid of the vacuum': what was filmed is what is to be seen. */
const FILMED =
  /^(?:i|we)(?:['’]ve| have)? (?:once )?(?:filmed|recorded|shot) (?=(?:my|our|an?|the) (?:\p{L}+ ){1,3}?(?:being|\p{L}+ing) )/iu;
/** 'Mia figlia vuole un film su una lumaca'. */
const WANTED =
  /^(?:mi[ao]|mein[ea]?|unsere?|mon|ma|notre|mi|nuestr[oa]|minha|meu|nossa?|mijn|my|our) \p{L}+(?: (?:di|de|von|\(?\d+\)?|years?|old|anni|años|ans|jahre|anos|alt|jaar))* (?:vuole|will|möchte|wünscht sich|quiere|veut|voudrait|quer|wil|wants)(?: (?:to see|ver|voir|sehen))? (?:una? |einen? |un |une |uma? |een |a )?(?:film|filmato|video|vídeo|película|peli|clip|corto|kurzfilm|story|storia|historia)(?:je)? (?:su|sur|über|sobre|de|von|over|about) /iu;
/** 'Now I want a scripted version, like a war movie': what goes on is how it is to be. */
const NEXT =
  /,? (?:and |so |but )?now (?:i|we) (?:want|need|would like|['’]d like) (?:an? |the )?(?:\p{L}+ )?(?:version|video|film|clip|short)(?: of (?:it|this|that))?(?=,| from | in | with |$)/iu;
/** A head of several notes before what happens: 'safety clip, 30 seconds, captions only: a forklift'. */
const OF_NOTES =
  /^(?=[^:“”"]*\b(?:clip|video|film|ad|advert|spot|short|reel|promo|trailer|teaser|movie)\b)[^:“”"]*,[^:“”"]*(?=:\s+\S)/iu;
const HEADING = /^([^:“”"]{10,160}):\s+(?=\S)/u;

/** An idea without what is said to us before its first colon, and without how it came to be wished for. */
export function withoutWords(text: string): string {
  const [head = '', said = ''] = HEADING.exec(text) ?? [];
  return (
    text
      .slice(isToUs(said) ? head.length : 0)
      // A colon of a later sentence heads nothing before it.
      .replace(OF_NOTES, (notes) =>
        isToUs(said) || /\p{L}{3,}[.!?]\s+\p{L}/u.test(notes) ? notes : `${notes}.`,
      )
      .replace(/^([^:]*\.):(?=\s)/u, '$1 :')
      .replace(NEXT, '')
      .replace(FILMED, '')
      .replace(WANTED, '')
  );
}
