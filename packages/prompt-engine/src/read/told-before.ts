import { pattern } from '../lexicon/sifting/sifted.ts';
import { isAllOfThat, withAllThat } from './all-of-that.ts';
import { withCount } from './counted-before.ts';
import { deedInProgress } from './deed-in-progress.ts';
import { OF_ASKER, PICTURE, SHEETS, SOMETHING } from './request-words.ts';

/*
 * Sentences of somebody's life before a wish: 'its my dads 80th and he drove a tram for 31 years. could you do him at the
 * controls'. They are no picture, but the wish may lean on them: whom it is of, what they were and what they always did
 * comes back where its pronoun stands.
 */

/** What is said before one begins to tell. */
const LEAD = pattern(
  '^(?:(?:ok(?:ay)?|so|hi|hey|hello|hiya|well|anyway|right|long story short|(?:this|it) (?:might|may|will|could) (?:be|sound)s? (?:a bit |a little |really )?(?:weird|silly|odd|strange|stupid|daft)|not sure if (?:this|that|it) (?:works?|is possible)|(?:random|quick|weird|silly|odd) (?:one|request|idea)|(?:sorry(?: for)?|excuse|pardon) (?:my |the )?(?:bad |poor )?english(?: (?:is )?(?:not (?:so |very )?good|bad|poor))?|basi?ca?l+e?y|honestly|there|all|everyone|guys|folks|sir|madam|dear|weird|but|and)(?=[\\s,.!:–-])[\\s,.!:–-]+)+(?=\\S)',
);

/** How a picture is wished for, after a stop or after 'so'. */
const LEADS =
  '(?:(?:so|and|but|now|please|pls|anyway|then|maybe|for (?:my|our|his|her|their|the|this|that) [^,.;:!?]{2,40}?) )*';
/** Who asks whom is said: 'could you do', 'I would love to see'. */
const ASKS =
  "(?:(?:can|could|would|will) (?:you|u|ya|someone|anyone)(?: please| pls| plz| maybe| possibly)* (?:do|draw|paint|make|show|sketch|put|have|give|get|generate|design|imagine|create|illustrate)(?: (?:me|us)(?= an? ))?|i (?:was thinking|thought|think) (?:of|about)|(?:i|we)(?:['’]?d| would)? (?:really |just |so |now |then )?(?:love|like|want|need)(?: to (?:see|have|get))?|(?:i |we )?(?:was|were|am|are) (?:hoping|looking) for|would (?:need|love|like)|can (?:i|we) (?:get|have|see)|(?:can|could) it be)";
/** What is asked for, in short. */
const ASKS_SHORTLY =
  '(?:want|need|do|draw|paint|make|(?<kept>(?:book |album )?(?:cover|label|poster|logo|card|sticker|flyer|menu|sign) )(?:please|pls):)';
const OBJECTS = `(?=(?:an?|the|one|him|her|his|their|them|us|that|my|our|two|three|four|five|some|both|${SOMETHING}|picture|pic|photo|painting|drawing)\\b)`;
const WISH = pattern(
  [
    `(?:^|[,.;!?]+\\s+|\\s(?=so ))${LEADS}(?:${ASKS}|${ASKS_SHORTLY}) ${OBJECTS}`,
    `\\s(?=(?:and|but) )${LEADS}(?:${ASKS} ${OBJECTS}|(?:need|want) (?=(?:an? )?(?:${SOMETHING}|${PICTURE})\\b))`,
    // 'I want old man': the article may be missing.
    '[.!?]+\\s+(?:i|we) (?:want|need) (?!to\\b|it\\b|this\\b|that\\b)(?=\\p{L}+ \\p{L}+ \\p{L})',
    '(?:[.!?]+|,? so) (?:please|pls|plz),? (?=(?:an?|two|three|some) (?:\\p{L}+ ){2}\\p{L})',
    ', so (?=(?:an?|two|three) (?:\\p{L}+ ){2}\\p{L})(?!.*\\b(?:him|her|them)\\b)',
    ',? so (?=(?:nothing|just|maybe) (?:\\p{L}+,? ){2}\\p{L})',
  ].join('|'),
  'giu',
);

/** Whom or what a wish is of. */
const OBJECT = pattern(
  `^(?:(?<sheet>(?:an? |some )?(?:[\\p{L}-]+ ){0,2}?${PICTURE}) (?:of|with|showing) )?(?<who>him|her|them|us|that|his|their|my \\p{L}+)(?<own> (?=\\p{L}+)(?!there\\b|(?:up|down|out|over|back|high|\\p{L}+ing|in|on|at|as|with|asleep|awake|under|by|like|sitting|standing|inside|outside|behind)\\b)\\p{L}+)?(?!\\p{L})(?<rest>.*)$`,
  'isu',
);
/** A picture of what is there already in words: 'can you do a watercolour', 'make it funny'. */
const OF_WHAT_IS_TOLD = pattern(
  `^(?:an? |the |some )?(?:[\\p{L}-]+ ){0,3}?(?:${PICTURE}|watercolou?r|sketch|style|look|cartoon|comic)(?=$|[,.;!?]| (?:please|pls|in|from|style)\\b)`,
);

/** 'draw him a steam engine': for whom it is made. */
const FOR_WHOM = /^(?:him|her|them|us|me) (?=(?:an?|the|some|two|three) )/i;
/** 'a picture with both': what was said to be liked is what is wanted. */
const WITH_BOTH = /^[^,.;]*\b(?:with|of) (?:both|those|these|all)(?!\p{L})/iu;

/** A clause by which somebody's life is told begins with them. */
const TELLS =
  /^(?:(?:and|so|but|because|becuase|cos|cuz|since|as|also|that) )*(?:my|our|i|i['’]?m|im|i['’]?ve|we|we['’]?re|me and|he|she|they|who|it['’]?s|its|it|this|that['’]?s|thats|shes|hes|theyre|she['’]s|he['’]s|they['’]re|neither|nobody|noone|everyone|everybody|met my|lost my|lost our)(?!\p{L})/iu;
/** What is not wanted, before what is. */
const NOT_THAT =
  /^(?:please |pls )?not (?:the|your|an?|another) (?:usual|typical|normal|standard|same|boring|generic|classic)\b/iu;
const UNSURE =
  /^(?:how (?:would|do|can|could) (?:you|one|i)|idk|dunno|not sure|no idea|i don['’]?t know)\b/iu;
/** So few words between two stops are chat, where a wish follows them. */
const MOST_CHATTED = 4;
const BEGINS_PICTURE = /^(?:an?|the|one|two|three|four|five|some|\d+)\s/iu;

/** Whether a clause before a wish speaks of whoever asks, and shows nothing. */
const isTold = (clause: string): boolean =>
  TELLS.test(clause) ||
  OF_ASKER.test(clause) ||
  NOT_THAT.test(clause) ||
  UNSURE.test(clause) ||
  (clause.split(/\s+/).length <= MOST_CHATTED && !BEGINS_PICTURE.test(clause));

const PARTED =
  /[,.;!?]+\s+|[,.;!?]+$|(?<!\bme)\s(?=(?:and|but|so|because|becuase|cos|cuz) (?:he|she|they|it|we|i|nobody|everyone|neither|my|our|shes|hes)\b)/iu;

const OCCASION =
  '(?:\\d+(?:st|nd|rd|th)?|birthday|bday|wedding|anniversary|retirement|graduation|leaving (?:do|party)|party|hen do|stag do|funeral)';
/** 'for my dads 80th': it is the day of one. */
const OF_DAY = pattern(
  `\\b(?<one>(?:my|our) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?<own>['’]s|s['’]?) ${OCCASION}(?!\\p{L})`,
);
/** Whoever is told of, with their first verb. */
const ONE =
  /\b(?<one>(?:my|our) (?:(?!(?:he|she|they|it|i|we|and|says?|said|thinks?|who)\b)[\p{L}-]+ ){0,3}?(?!(?:he|she|they|it|i|we)\b)[\p{L}-]+?)(?:['’]s)?(?=,? (?:always|often|usually|still|never|used|just|recently|sadly|has|had|have|is|are|was|were|kept|keeps|died|passed|turns?|loves?|loved|likes?|drives?|drove|works?|worked|ran|runs|who|thinks|last|wants?|makes?|made|looks?|looked|acts?|behaves?|sits?|sleeps?)(?!\p{L}))/iu;
/** One of the asker's own, by the last word for them. */
const ANY_ONE =
  /\b(?<one>(?:my|our) (?:(?:late|old|dear|best|little|big|great|two|three|four|five) )*\p{L}+(?: in law)?)(?!.*\b(?:my|our) )/iu;
const OBJECT_OF =
  /\b(?:of|lost|miss|for|met|with) (?<one>(?:my|our) (?:(?:late|old|dear|best|little) )*\p{L}+(?: (?!last|this|in|on|at|who|and)\p{L}+)?)/iu;
/** Two who ask for themselves. */
const PAIR = /\b(?<one>me and my [\p{L}-]+|my [\p{L}-]+ and (?:i|me))(?!\p{L})/iu;
const COUPLE =
  /\b(?:anniversary|wife|husband|married|honeymoon\p{L}*|engaged|said yes|proposed|boyfriend|girlfriend|fianc[eé]e?)(?!\p{L})/iu;

/** What somebody is, was or is like: 'he is a bin man', 'my cat looks like an old man'. */
const IS_ONE =
  /\b(?:used to be|is|was|are|were|looks?|he['’]?s|she['’]?s) (?<what>(?:an? |the |like an? )(?!(?:\p{L}+ )?(?:fan|lover|bit|lot|huge|big|massive|pain|legend|joke)\b).{2,50}|\p{L}+(?:man|er|or|ist)(?: (?:in|at|on) .{2,30})?)$/iu;
/** What somebody takes themselves for: 'my cat thinks she's a lawyer'. */
const CLAIMED =
  /\b(?:thinks?|believes?|says|said|claims|swears) (?:that )?(?:he|she|they|it)(?:['’]?s|['’]?re| is| are) (?<what>an? [^,.;!?]{2,40})$/iu;
/** What somebody does or did again and again. */
const HABIT =
  /\b(?:used to|always|usually|often|would) (?<deed>(?!be\b|wanted|loved|said|hated|been\b)\p{L}+ .+)$/iu;
/** What somebody did through the years. */
const FOR_YEARS =
  /^(?:and )?(?:he|she|they|who|(?:my|our) [\p{L} -]{2,20}?) (?<deed>\p{L}+(?:ed|ve|n|t|w|d|de)? .+?) (?:for (?:\d+|many|over|nearly|forty|thirty|twenty|fifty)[\p{L}\d ]*? ?years|all (?:his|her|their) life|every (?:day|morning|evening|night|sunday|summer))$/iu;
/** What somebody did. */
const DID =
  /^(?:and )?(?:he|she|they|(?:my|our) \p{L}+) (?<deed>(?!(?:is|was|were|are|had|has|loves?|loved|liked?|likes|wants?|died|passed|would|could|used|always)\b)\p{L}+ .+)$/iu;
/** Who was theirs: 'my nan kept a parrot'. */
const KEPT =
  /\b(?:kept|keeps|had|has|owned|owns) (?<what>an? (?!baby\b|birthday|party|dream|idea|stroke|bit\b).{2,80})$/iu;

const clean = (words: string): string => words.replace(/^(?:and|so|but|also) /i, '').trim();

/** What was told of one, as it is said of them in a picture. */
interface Told {
  readonly one?: string;
  readonly whats: readonly string[];
  readonly claimed?: string;
  readonly deeds: readonly string[];
  readonly kept?: string;
  /** The last deed of theirs, whether done once or always. */
  readonly last?: string;
}

/** Who is certainly not meant by a pronoun. */
const OTHER: ReadonlyMap<string, RegExp> = new Map([
  [
    'him',
    /\b(?:mum|mom|mam|mother|nan|nana|gran|grandma|grandmother|granny|wife|girlfriend|sister|daughter|niece|aunt\p{L}*)\b/iu,
  ],
  [
    'his',
    /\b(?:mum|mom|mam|mother|nan|nana|gran|grandma|grandmother|granny|wife|girlfriend|sister|daughter|niece|aunt\p{L}*)\b/iu,
  ],
  [
    'her',
    /\b(?:dad|father|grandad|granddad|grandpa|grandfather|husband|hubby|boyfriend|brother|son|nephew|uncle)\b/iu,
  ],
]);

function toldIn(clauses: readonly string[], preface: string, pronoun: string): Told {
  const day = OF_DAY.exec(preface)?.groups;
  const dayOf =
    day &&
    (/^s$/i.test(day.own ?? '') && /mates|friends|parents|kids|twins/i.test(`${day.one}s`)
      ? `${day.one}s`
      : day.one);
  const pair = PAIR.exec(preface)?.groups?.one;
  const said = (shape: RegExp): string | undefined => shape.exec(preface)?.groups?.one;
  const one = [said(ONE), dayOf, said(OBJECT_OF), said(ANY_ONE)]
    .filter((each) => each !== undefined)
    .find((each) => !pair?.includes(each) && !OTHER.get(pronoun)?.test(each));
  const found = (shape: RegExp, part: string): string[] =>
    clauses.flatMap((clause) => shape.exec(clause)?.groups?.[part] ?? []);
  const isClaimed = /\b(?:says?|said|thinks?|claims?|swears?) /i.test(preface);
  const whats = (isClaimed ? [] : found(IS_ONE, 'what')).map((what) =>
    /^(?:an?|the|like) /i.test(what) ? what : `a ${what}`,
  );
  const deeds = [...found(HABIT, 'deed'), ...found(FOR_YEARS, 'deed')].flatMap(
    (deed) => deedInProgress(deed) ?? [],
  );
  // 'doing that' means what was told last.
  const [last] = found(DID, 'deed')
    .flatMap((deed) => deedInProgress(deed) ?? [])
    .slice(-1);
  const [kept] = found(KEPT, 'what');
  const [claimed] = found(CLAIMED, 'what');
  return {
    ...(one && { one }),
    ...(claimed && { claimed }),
    whats,
    deeds,
    ...(kept && { kept }),
    ...(last && { last }),
  };
}

/** Those who ask for themselves, as the words before name them. */
function usIn(preface: string): string | undefined {
  const pair = PAIR.exec(preface)?.groups?.one;
  if (pair !== undefined || COUPLE.test(preface)) return pair ?? 'the two of us';
  const other = ANY_ONE.exec(preface)?.groups?.one;
  return other !== undefined && /\b(?:i|im|me)\b/i.test(preface) ? `me and ${other}` : undefined;
}

const GROUP = /\b(?:group|team|club|band|choir|class|family|party|crew|office|company|school|league)$/iu;

/** Whom the pronoun of a wish means, in the words before it. */
function meant(who: string, told: Told, preface: string): string | undefined {
  if (who === 'us') return usIn(preface);
  const { one, kept } = told;
  // A group is nobody's 'she': it is one who is with them.
  if (who !== 'them' && kept !== undefined && one !== undefined && GROUP.test(one)) return kept;
  if (who !== 'them') return one;
  if (kept && one) return `${one} and ${kept},`;
  return one !== undefined && /s$|\band\b/i.test(one) ? one : undefined;
}

const PLAIN = /^(?:an? |some )?(?:picture|image|pic)s?$/i;
/** A thing or a place that a wish means by 'it': 'in a leaky caravan', 'in it'. */
const IN_IT = /(?<=^ (?:in|on|at|inside|with|by) )it(?!\p{L})/iu;
const PLACE_TOLD =
  /\b(?:in|on|at|built|bought|have|got|made) (?<it>an? [^,.;!?]{2,40}?)(?=[,.;!?]|$| (?:last|this|next|when|and|for|years?|\d|because|that|which)\b)/iu;

/** The picture that a wish of a pronoun asks for; undefined where it is not certain of whom. */
function pictureOf(wish: string, clauses: readonly string[], preface: string): string | undefined {
  const found = OBJECT.exec(wish)?.groups;
  if (!found) return undefined;
  const { sheet = '', who = '', own = '', rest = '' } = found;
  const pronoun = who.toLowerCase();
  const owns = /^(?:his|their)$/.test(pronoun) || (pronoun === 'her' && own !== '');
  const told = toldIn(clauses, preface, pronoun);
  const one = meant(pronoun, told, preface);
  const lead = PLAIN.test(sheet) || sheet === '' ? '' : `${sheet} of `;
  if (/^my /.test(pronoun)) return `${lead}${who}${own}${rest}`;
  if (one === undefined) return undefined;
  if (owns) return `${lead}${one}’s${own}${rest}`;
  const isThat =
    /^(?: doing (?:that|this|it)| (?:up |down |out |over )?there| like that)\b/i.test(rest) ||
    pronoun === 'that';
  const done = told.deeds.length === 0 && isThat && told.last !== undefined ? [told.last] : told.deeds;
  if (isThat && done.length === 0) return undefined;
  const place = PLACE_TOLD.exec(preface)?.groups?.it;
  const went = rest
    .replace(/^ (?:doing (?:that|this|it)|(?:up |down |out |over )?there|like that)\b/i, '')
    .replace(/^, (?:him|her|them)(?= )/i, '')
    .replace(IN_IT, place ?? 'it');
  const isDoing = /^ (?:\p{L}+ing|asleep|awake)\b/iu.test(went);
  const deeds = isDoing || pronoun === 'us' ? [] : done;
  const asClaimed =
    told.claimed !== undefined && !/^,? (?:as|like)\b/i.test(rest) ? ` as ${told.claimed}` : '';
  const what = told.whats.length > 0 && pronoun !== 'us' ? `, ${told.whats.join(' and ')},` : asClaimed;
  if (deeds.length === 0) return `${lead}${one}${what}${went}`;
  return `${lead}${one}${what} ${deeds.join(', ')}${went === '' || /^[,.;!?]/.test(went) ? went : `,${went}`}`;
}

/** 'want that bus stop': it was told where. */
function withThat(wish: string, preface: string): string {
  const thing = /^that (?<thing>\p{L}+(?: \p{L}+)?)(?!\p{L})/iu.exec(wish)?.groups?.thing;
  const told =
    thing && pattern(`\\ban? ${thing}(?: (?:in|on|at|by) (?:the |an? )?\\p{L}+)?`).exec(preface)?.[0];
  return told ? `${told}${wish.slice('that '.length + (thing?.length ?? 0))}` : wish;
}

/** 'we met because we both reached for the last trolley. could it be like a fresco': what was told is to be seen. */
const MET =
  /^(?<one>me and my [\p{L}-]+|my [\p{L}-]+ and (?:i|me)|we) (?:first )?met (?:because|becuase|becasue|cause|cos|cuz|coz|when|as|while) (?:we|they) (?<both>both |all )?(?<deed>\p{L}+ [^.!?]+)(?<rest>[.!?]+ .*)$/iu;
const BE_LIKE =
  /[.!?,]+ (?:(?:so|and) )?(?:can|could|would) (?:it|this) (?:please |maybe )?(?:be|look)(?: like)? (?=an? )/iu;

function withHowTheyMet(text: string): string | undefined {
  const met = MET.exec(text)?.groups;
  const like = met && BE_LIKE.exec(met.rest ?? '');
  const deed = met && deedInProgress(met.deed ?? '');
  if (!met || !like || deed === undefined) return undefined;
  const one = met.one?.toLowerCase() === 'we' ? 'the two of us' : met.one;
  const style = (met.rest ?? '').slice(like.index + like[0].length);
  return `${one} ${met.both ?? ''}${deed}, like ${style.replace(/\?\s*$/, '')}`;
}

/** A sheet that the picture is for is told before it, and stays. */
const FOR_SHEET = pattern(
  `\\bfor (?:(?:my|our|the|his|her) )?(?<sheet>(?:an? )?(?:[\\p{L}'’-]+ ){0,2}?${SHEETS})(?!\\p{L})`,
);
const ON_SHEET = pattern(`^(?:an? |the |some )?(?:[\\p{L}-]+ ){0,3}?(?:${SHEETS}|${PICTURE})\\b`);

/** A text without what is told of a life before its wish, and with what the wish means of it. */
export function withoutToldBefore(typed: string): string {
  const text = typed.replace(LEAD, '');
  const met = withHowTheyMet(text);
  if (met !== undefined) return met;
  const [wished] = [...text.matchAll(WISH)].filter(({ index }) => index > 0);
  if (!wished) return typed;
  const preface = text.slice(0, wished.index);
  const clauses = preface.split(PARTED).map(clean).filter(Boolean);
  if (
    /["“„«:]|\b(?:called|named) \p{Lu}/u.test(preface) ||
    !clauses.every(isTold) ||
    !clauses.some(
      (clause) => TELLS.test(clause) || OF_ASKER.test(clause) || NOT_THAT.test(clause) || UNSURE.test(clause),
    )
  )
    return typed;
  const wish = withCount(text.slice(wished.index + wished[0].length).replace(FOR_WHOM, ''), preface);
  if (OF_WHAT_IS_TOLD.test(wish) || WITH_BOTH.test(wish)) return typed;
  if (isAllOfThat(wish)) return withAllThat(preface, wish);
  const kept = wished.groups?.kept?.trim();
  const own = /["“„«]/.test(wish) ? wish : wish.replace(/\s*\?+$/, '').replace(/\?+(?=\s)/g, ',');
  const shown = OBJECT.test(own) ? pictureOf(own, clauses, preface) : own.replace(/^(?:maybe|perhaps) /i, '');
  const sheet = FOR_SHEET.exec(preface + wished[0])?.groups?.sheet;
  const lead = kept ?? (sheet === undefined || ON_SHEET.test(own) ? undefined : `${sheet},`);
  if (shown !== undefined) return lead === undefined ? shown : `${lead.replace(/(?<!,)$/, ':')} ${shown}`;
  const placed = withThat(own, preface);
  return placed === own ? typed : placed;
}
