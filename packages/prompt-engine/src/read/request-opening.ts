import { pattern, sifted } from '../lexicon/sifting/sifted.ts';
import { deedInProgress } from './deed-in-progress.ts';
import { DETERMINED, OWN, PICTURE, SHEETS, SOMETHING } from './request-words.ts';

/*
 * Further ways to come to what a picture shows: what somebody writes, dreams of or was told to make, and what the
 * picture 'should show'.
 */

const WORK =
  '(?:book|novel|story|comic|graphic novel|game|song|album|film|movie|script|poem|play|campaign|blog|article|post|project|presentation|series)';

/** What stands before the picture's words, and what of it stays: nothing, or what was told in it. */
const OPENINGS: readonly (readonly [words: RegExp, stays: string])[] = [
  // 'im writing a book about a girl, i want the scene where they land'
  [
    pattern(
      `^(?:i|we)?['’]?(?:m|re| am| are| have been|ve been)? (?:writing|making|working on|planning|doing|creating|building|illustrating|publishing) (?:an?|my|our|the|this) (?:[\\p{L}-]+ ){0,3}?${WORK} (?:about|on|with|where) (?<told>[^,.;:]+)[,.;:]+ ?(?:(?:and|so) )?(?:i|we) (?:want|need|would like|['’]d like|would love|['’]d love)(?: to (?:see|show|have))? (?:an?|the) (?:scene|picture|image|moment|part|page)(?: where| when| in which| of)? `,
    ),
    '$<told>, ',
  ],
  [
    pattern(
      `^i (?:keep |kept |always |once |just )?(?:dream(?:ing|t|ed)?|had (?:an?|this|the) (?:(?:weird|strange|odd|funny|crazy|vivid) )?(?:dream|nightmare|idea|vision)|am dreaming|was dreaming) (?:about|of|where|that|in which) (?=${DETERMINED} )`,
    ),
    '',
  ],
  [
    pattern(
      `^${OWN} (?:said|told me|told us|asked me|asked us|wants me|wants us) to (?:design|make|draw|create|paint|do) (?=${DETERMINED} )`,
    ),
    '',
  ],
  [
    pattern(
      `^${OWN} (?:jokes?|says?|said|thinks?|claims?|swears?|always says) (?:that )?(?=[^,.;]+, (?:please |pls |so )?(?:draw|paint|make|show) )`,
    ),
    '',
  ],
  [
    pattern(
      `^(?:the|this|my|it)(?: ${PICTURE})? (?:(?:should|must|has to|needs to|could|can|will) )?(?:shows?|depicts?|be of|be about|include|feature) (?=${DETERMINED} )`,
    ),
    '',
  ],
  [
    pattern(
      '^(?:please |pls )?help (?:me|us) (?:to )?(?:visuali[sz]e|imagine|make|create|draw|design|get|picture|see|with) ',
    ),
    '',
  ],
  [
    pattern(
      '^what (?<told>[^,.;:]+?) (?:used to look|looked|looks|would look|might have looked|could look) like(?=$|[,.;:]) ?',
    ),
    '$<told>',
  ],
  [pattern('^(?:an? |the )?(?:image|picture|pic|photo)s? of: ?'), ''],
  [pattern('^like (?=an? )'), ''],
  // 'Hello I am making birthday gift, my father at the wheel'.
  [
    pattern(
      "^(?:hi+y?a?|hello|hey)?[,! ]*(?:i|we)(?:[’']?m| am|[’']?re| are)? (?:making|preparing|planning|looking for|after) (?:an? |some )?(?:(?:birthday|christmas|wedding|anniversary|retirement|farewell|small|little|nice|special) )*(?:gifts?|presents?|surprise)(?: for [^,.;:]{2,40})?[,.;:]+ ",
    ),
    '',
  ],
  // 'I am making a flyer for the pub, a parrot': what is made is what is asked for.
  [
    pattern(
      `^(?:hi+y?a?|hello|hey)?[,! ]*(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:currently |just |also )?(?:making|designing|creating|doing|putting together|working on|planning) (?=${DETERMINED} (?:[\\p{L}'’-]+ ){0,3}?${SHEETS}\\b)`,
    ),
    '',
  ],
  // 'Could it be a woodcut of a lighthouse?'
  [
    pattern(
      `^(?:so |and |but )?(?:can|could|would) (?:it|this|that) (?:please |maybe |perhaps )?(?:be|look)(?: like)? (?=${DETERMINED} )`,
    ),
    '',
  ],
  [pattern(`^(?:what|how) about (?=${DETERMINED} )`), ''],
  // 'What would it look like if a giraffe worked as a dentist?'
  [
    pattern(
      '^(?:what|how) (?:would|might|could|does|will) (?:it|that|this|things) (?:look|be)(?: like)? (?:if|when) (?<told>[^?]+?)\\s*[?.]+(?: |$)',
    ),
    '$<told>. ',
  ],
  // 'something calming, a birch forest'
  [
    pattern(
      `^${SOMETHING} (?!(?:like|with|for|of|in|on|to|that|where|about)\\b)(?<how>\\p{L}+(?: and \\p{L}+)?)[,:] (?:maybe |like )?(?<told>(?:an?|two|three) .*\\p{L})\\.?$`,
    ),
    '$<told>, $<how>',
  ],
  // 'our logo idea is a bear with a spoon'
  [
    pattern(
      `^(?:my|our|the) (?<sheet>(?:[\\p{L}-]+ )?${SHEETS}) (?:idea|concept|plan) (?:is|was|would be) (?=${DETERMINED} )`,
    ),
    '$<sheet>: ',
  ],
  // 'what if trains were caterpillars?'
  [
    pattern('^what if (?<told>[^?,.;]+?) (?:was|were|are) (?:all |really )?(?<as>[^?]+?)\\s*\\?+ ?(?=\\S)'),
    '$<told> as $<as>, ',
  ],
  [
    pattern(
      `^(?:(?:it|that)['’]? ?)?(?:would|['’]d|d|will) be (?:so |really |very )?(?:great|nice|cool|lovely|good|awesome|amazing|fun) (?:to (?:have|see|get|do)|if (?:you|u|there|someone|we) (?:can|could|would|was|were|had|drew|made|did)(?: (?:draw|make|do|have|be|paint))?) (?=${DETERMINED} )`,
    ),
    '',
  ],
  [
    pattern(
      `^any(?:way| chance) (?:of|for|to|you (?:can|could)|someone (?:can|could))(?: (?:get|getting|seeing|having|do|draw|make|paint))? (?<told>${DETERMINED} [^?]+)\\??,?(?<more>.*)$`,
    ),
    '$<told>,$<more>',
  ],
  [
    pattern(
      "^(?:the|this|my) (?:picture|image|photo|thing) should(?: not|n[’']?t) (?:be|look) (?<not>[^.,;]+)[.,;]+ (?:and |but )?(?:it|the (?:picture|image)) should (?:have|show|be of|be) (?<told>.*\\p{L})\\.?$",
    ),
    '$<told>, not $<not>',
  ],
  [pattern('^(?:show|give|draw|make|paint) (?:me|us) ?: ?'), ''],
  [
    pattern(
      '^(?:would|do) (?:you|u) mind (?:making|drawing|creating|painting|doing|generating|sketching)(?: (?:me|us))? ',
    ),
    '',
  ],
  [
    pattern(
      "^(?:i|we)(?:[’']d| would)? (?:want|like|need|hope|love) to (?:surprise|thank|impress|cheer up|honou?r|remember) (?:my|our|his|her|the) [^,.;:]{2,40}[,.;:]+ ?(?:with )?(?=\\S)",
    ),
    '',
  ],
  [
    pattern(
      "^(?:an? )?(?:something|smth|sth|anything) for (?<occasion>halloween|christmas|xmas|easter|valentine[’']?s(?: day)?|thanksgiving|new year[’']?s?(?: eve)?|mother[’']?s day|father[’']?s day)[,:;]+ ?(?<told>\\S.*)$",
    ),
    '$<told>, $<occasion>',
  ],
  [
    pattern(
      `^(?:(?:i|we) (?:need|want|use) (?:it|this|that|one)|(?:it|this)(?:['’]?s| is)) for (?:my|our|an?|the|his|her) [^,.;:]{3,60}: ?(?=\\S)`,
    ),
    '',
  ],
];

/** 'I saw a heron steal a fish and I can't stop thinking about it. Paint that moment': what was seen is the picture. */
const SEEN = pattern(
  '^[^.!?]{0,40}?\\bi saw (?<one>(?:an?|the|two|three|my|our) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?<deed>\\p{L}+ [^.!?]+?)(?: and (?:i|it)\\b[^.!?]*)?[.!]+ (?:please |can you |could you )?(?:paint|draw|show|make|sketch) (?:that|this)(?: moment| scene| picture)?(?=[,.]|$)',
);
const withSeen = (text: string): string => {
  const { one, deed } = SEEN.exec(text)?.groups ?? {};
  if (one === undefined || deed === undefined) return text;
  const seen = /^\p{L}+ing\b/u.test(deed) ? deed : deedInProgress(deed);
  return seen === undefined ? text : text.replace(SEEN, `${one} ${seen}`);
};

/** A text without such an opening. */
export const withoutOpening = (text: string): string =>
  OPENINGS.reduce((rest, [words, stays]) => {
    const cut = rest.replace(words, stays);
    return cut !== rest && /\p{L}{2}/u.test(cut) ? cut : rest;
  }, withSeen(text));

/** 'my boyfriend and i met on a ferry, can you draw us on the deck': they are to be seen. */
const US = sifted(
  /^(?<us>(?:my|our) [\p{L}'’ -]{2,30}? and (?:i|me)|me and my [\p{L}'’ -]{2,24}?) (?:met|are|were|have|had|got|love|just|first|celebrat\w+|went|live)\b[^,.;:]*[,.;:]+ ?(?:(?:so|and) )?(?:(?:can|could|would|will) (?:you|u|someone|anyone) )?(?:please |pls )?(?:draw|paint|sketch|make|show|put|do|imagine|illustrate) us(?= (?:on|in|at|as|with|under|by|riding|sitting|standing|dancing|walking|\p{L}+ing)\b)/iu,
);

/** A text that asks for a picture of those who ask, with them by the name that they gave. */
export const withUs = (text: string): string => text.replace(US, '$<us>');
