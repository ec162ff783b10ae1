import { LENGTH_FORM } from '../length.ts';
import { isToldWhole } from './acts.ts';
import { SORTS } from './asked-sorts.ts';
import { ARTICLE, type Asked, FILM, FILM_ABROAD, found, HELLO, type Step } from './asked-words.ts';

/*
 * An idea often begins with a letter: who asks, what they want, how long it is to be and for whom. What comes behind that is
 * the film. The letter is parted off here, before the idea is read in its parts.
 */

/** 'I run a small café in Leeds.', 'We’re a charity for old dogs.', 'ich bin Bäcker.' */
const WHO_ASKS = new RegExp(
  `^${HELLO}(?:(?:my|our)\\s\\p{L}+\\s(?:owns?|runs?|sells?|has|have|opened|works?|teaches|makes)\\s|(?:i|we)(?:['’]?(?:m|re|ve))?(?:\\s(?:am|are|have|also|just|both|now|do))*\\s(?:(?:from|an?|the|two|three|in)\\s|(?:teach|run|own|sell|make|study|work|live|manage|organi[sz]e|coach|play in|bake|build|repair|opened|launched|founded|started)\\s)|(?:ich bin|wir sind|ich habe|wir haben|je suis|nous sommes|j['’]ai|nous avons|soy|somos|tengo|tenemos|sono un|siamo|abbiamo|sou|temos|ik ben|wij zijn|we zijn)\\s)[^.!?:;]*[.!?:;]\\s+`,
  'iu',
);
/** 'I do a travel blog for over 60s, need an opener'. */
const WHO_ASKS_FIRST = new RegExp(
  `^${HELLO}(?:i|we)(?:['’]?(?:m|re|ve))?\\s(?:do|run|have|own|host|write|make|sell|teach|am|are|work)\\s[^,.:;!?]{3,60},\\s+(?=(?:(?:i|we)\\s)?(?:need|want|looking for|would like)\\s)`,
  'iu',
);
const HERE = new RegExp(`^${HELLO}\\p{L}+(?:\\s\\p{L}+)? here[,.:;!]\\s+`, 'iu');
const ASKING = new RegExp(
  `\\b(?:want|need|could you|can you|looking for|would like|make|idea|ideas|möchte|brauche|quiero|queremos|necesito|voudrais|vorrei|quero)\\b|${FILM}|${FILM_ABROAD}|${LENGTH_FORM}`,
  'iu',
);
const LOOKED_AT = 110;

const ASKS =
  "(?:(?:(?:i|we)(?:[’']d|\\sreally|\\sjust|\\snow)*\\s)?(?:need|want|wanna have|would like|would love|like|am looking for|[’']m looking for|are looking for)(?: to (?:make|have|get|see|do|shoot|film))?|looking for|(?:could|can|would) (?:you|u) (?:please |pls )?(?:make|write|do|create|give)|(?:please |pls )?(?:make|write|create|do|give))(?: (?:me|us|something|smth|like|maybe))*\\s";
const JOINT = '(?:,?\\s(?:where|how|in which|about|that shows|showing|starring|of)\\s|:\\s+)';
/** 'Need a 90 sec film where', 'i want film 35 second how', '20 sec vertical ad:'. */
const FRAME = new RegExp(
  `^${HELLO}(${ASKS})?${ARTICLE}(?:(?:short|little|new|quick|nice|simple)\\s)*(?:(${LENGTH_FORM})(?:[\\s-]long)?)?[\\s-]?((?:(?!(?:where|how|about|of|showing)\\s)[\\p{L}’'-]+\\s){0,4}?${FILM}(?=\\s|:|,))?(?:,?\\s(?:of\\s|in\\s|with\\s)?(${LENGTH_FORM}))?((?:\\s(?:for|on)\\s[^,.:]{2,50}?)?)${JOINT}(?=\\S)`,
  'iu',
);
/** 'Travel reel Lisbon 25 sec, …': a sort of film with its length, and no verb. */
const WITH_LENGTH = new RegExp(
  `^${HELLO}${ARTICLE}((?:[\\p{L}’'-]+\\s){0,4}?${FILM}(?:\\s(?!(?:of|about|where|with|for|in|on|that|how|pour|para|für|de|per|voor)\\s)\\p{L}+)?),?\\s\\(?(${LENGTH_FORM})\\)?(?:[,.:;]\\s+|\\s(?=\\p{L}))`,
  'iu',
);
/** 'Filmpje van 12 seconden voor de kroeg:', 'Kurzfilm für unsere Feuerwehr, ca. 45 Sekunden:'. */
const ASKS_ABROAD =
  '(?:(?:voglio|vorrei|vogliamo|quiero|queremos|necesito|necesitamos|ich (?:möchte|brauche|will)|wir (?:möchten|brauchen|wollen)|je (?:veux|voudrais)|nous voulons|quero|queremos|ik wil|we willen)\\s)?';
const HEAD_ABROAD = new RegExp(
  `^${HELLO}${ASKS_ABROAD}(${ARTICLE}(?:[\\p{L}’-]+\\s){0,2}?${FILM_ABROAD}(?:\\s[^:“”\\uE100-\\uE1FF]{0,100}?|,\\s[^:“”\\uE100-\\uE1FF]{0,80}?)?)\\s?:\\s+(?=\\S)`,
  'iu',
);
/** The same before a comma, where a length or whom it is for shows that nothing happens in it. */
const HEAD_ABROAD_COMMA = new RegExp(
  `^${HELLO}${ASKS_ABROAD}(${ARTICLE}${FILM_ABROAD}(?:\\s(?:de|von|van|di|d['’])\\s?${LENGTH_FORM})?(?:\\s(?:für|para|pour|per|voor|zum|zur)\\s[^,:.]{2,50})?)(?:,\\s|(?<=\\p{L}{3})\\.\\s)(?=\\S)`,
  'iu',
);
const IS_HEAD = new RegExp(`${LENGTH_FORM}|\\s(?:für|para|pour|per|voor|zum|zur)\\s`, 'iu');
/** 'Explain photosynthesis to 8 year olds in 45 seconds,', 'explain to my class in 30 sec why it rains,'. */
const EXPLAINS = new RegExp(
  `^${HELLO}explain\\s(?:to\\s([^,.:;]{3,40}?)\\s(?=in\\s|why\\s|how\\s|what\\s|that\\s))?(?:in\\s(${LENGTH_FORM})\\s)?((?!to\\s)[^,.:;]{3,80}?)(?:\\sin\\s(${LENGTH_FORM}))?\\s?[,.:;]\\s+(?=\\S)`,
  'iu',
);
/** 'Explain interest in 60 seconds with snowballs'. */
const EXPLAINS_WITH = new RegExp(
  `^${HELLO}explain\\s()()([^,.:;]{3,80}?)\\sin\\s(${LENGTH_FORM})\\s(?:with|by|using|through)\\s(?=\\S)`,
  'iu',
);
/** 'Lesson for 10 year olds: why do we have leap years, …': what is to be understood, and seen by nobody. */
const TOPIC = new RegExp(
  `^${HELLO}${ARTICLE}((?:[\\p{L}’'-]+\\s){0,3}?${FILM}(?:\\s(?:for|on|about)\\s[^,.:]{3,40})?[:,]\\s+)?((?:why|what|how)\\s(?!to\\b)[^,.:;?]{6,70})[?,.:;]\\s+(?=\\S)`,
  'iu',
);
/** 'Teach me how to tie a bowline in 30 seconds'. */
const TEACHES = new RegExp(
  `^${HELLO}(?:teach|show|tell)\\s(?:me|us|people|kids|beginners|them)\\s(how to\\s[^,.:;]{3,80}?)(?:\\sin\\s(${LENGTH_FORM}))?(?=[,.:;]|$)`,
  'iu',
);
/** 'My kids want to film with lego, …': what they have is how it looks. */
const WISHES =
  /^(?:my|our|the) \p{L}+(?:\s?[\uE100-\uE1FF])?(?: (?:is|turns|will be) [^,.:]{2,30},?(?: (?:and|so))?)?(?: (?:he|she|they))?(?: \p{L}+)? wants? (?:to (?:film|make|shoot|do)\s(?:an? |some )?(?:(?:film|video|short|clip|something) )?(?:with |about |in )?|(?:an? |some )?(?:(?:film|video|short|clip|movie) )(?:of |about |where |with ))(?=\S)/iu;
/** 'Invent something for a dentist, …'. */
const INVENT =
  /^(?:please |pls |can you |could you )*(?:invent|come up with|think of|make up|imagine) (?:something|anything|an idea|a film|a video|a story|a clip) (?:for|about) ([^,.:]{3,50})[,.:]\s+(?=\S)/iu;
/** 'One minute of the same back seat', where a sentence begins with it. */
const LEADS_SENTENCE = new RegExp(
  `(?<=^|[.!?]\\s+)(${LENGTH_FORM})\\s(?:of|where|in which)\\s(?=\\S)`,
  'giu',
);

/** 'Boss says it must not be boring.': what somebody else wants of the film. */
const ORDERED =
  /(?<=^|[.!?]\s+)(?:(?:my|our|the) )?(?:boss|manager|client|customer|teacher|owner|committee|director|wife|husband|daughter|son) (?:says|said|wants|wanted|thinks|insists|told me|told us) (?:it|that it|this|we|i|something)\b[^.!?“”"]*[.!?]?\s*/giu;
/** 'Tumbleweed, maybe too much': what they doubt themself. */
const DOUBTED =
  /,? (?:maybe|perhaps|but that['’]?s|is that) (?:a bit |a little )?(?:too much|overkill|cheesy|over the top)\??(?=[,.;]|$)/giu;

/** A head without the length in it, which is kept apart. */
function withoutLengthIn(head: string): { readonly film: string; readonly forms: readonly string[] } {
  const forms: string[] = [];
  const film = head
    .replace(
      new RegExp(`(?:,\\s|\\s(?:de|von|van|di|of)\\s|\\s)?(?<!\\p{L})(${LENGTH_FORM})`, 'iu'),
      (_, length: string) => {
        forms.push(length.trim());
        return '';
      },
    )
    .replace(/\s{2,}/gu, ' ')
    .trim();
  return { film, forms };
}

const withoutAsker: Step = (text) => {
  const who = HERE.exec(text)?.[0] ?? WHO_ASKS_FIRST.exec(text)?.[0] ?? WHO_ASKS.exec(text)?.[0] ?? '';
  const rest = text.slice(who.length);
  const isAsked = HERE.test(text) || ASKING.test(rest.slice(0, LOOKED_AT));
  return who !== '' && isAsked && rest !== '' ? found(rest) : undefined;
};

const abroad: Step = (text) => {
  const [all = '', head = ''] = HEAD_ABROAD.exec(text) ?? HEAD_ABROAD_COMMA.exec(text) ?? [];
  // A head is no sentence with another behind it.
  if (/\p{L}{4,}\.\s+\p{Lu}/u.test(head)) return undefined;
  if (head === '' || (!/:\s+$/u.test(all) && !IS_HEAD.test(head))) return undefined;
  const { film, forms } = withoutLengthIn(head);
  return found(text.slice(all.length), film, ...forms);
};

const framed: Step = (text) => {
  const [all = '', asks, before, film = '', behind, whom = ''] = FRAME.exec(text) ?? [];
  const length = before ?? behind;
  const isFrame =
    (asks !== undefined && (film !== '' || length !== undefined)) ||
    (length !== undefined && (film !== '' || /where|in which/iu.test(all)));
  return all !== '' && isFrame
    ? found(text.slice(all.length), `${film}${whom}`.trim(), before, behind)
    : undefined;
};

const sized: Step = (text) => {
  const [all = '', film, length] = WITH_LENGTH.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), film, length);
};

const taught: Step = (text) => {
  const explained = EXPLAINS_WITH.exec(text) ?? EXPLAINS.exec(text);
  if (explained) {
    const [head, whom = '', early, topic = '', late] = explained;
    return found(
      text.slice(head.length),
      `explainer on ${topic}${whom === '' ? '' : ` for ${whom}`}`,
      early,
      late,
    );
  }
  const [headed = '', head = 'explainer on ', topic = ''] = TOPIC.exec(text) ?? [];
  const film = head.replace(/[:,]\s+$/u, '');
  if (headed !== '')
    return found(
      text.slice(headed.length),
      head === 'explainer on ' ? `${head}${topic}` : `${film}: ${topic}`,
    );
  const [all = '', how = '', length] = TEACHES.exec(text) ?? [];
  return all === '' ? undefined : found(how + text.slice(all.length), '', length);
};

/** 'Kyoto in 30 sec: …': what the film is of. */
const TITLED = new RegExp(`^([^,.:“”]{3,40}?)\\sin\\s(${LENGTH_FORM})\\s?[:,]\\s+(?=\\S)`, 'iu');
const titled: Step = (text) => {
  const [all = '', of = '', length] = TITLED.exec(text) ?? [];
  if (all === '' || isToldWhole(of)) return undefined;
  // What is taught in so long a film is told on.
  if (/^how (?:to|you)\s/iu.test(of)) return found(`${of}, ${text.slice(all.length)}`, '', length);
  return found(text.slice(all.length), `film of ${of}`, length);
};

/** 'Making something for my parents’ golden wedding, …'. */
const MAKING = new RegExp(
  `^${HELLO}(?:(?:i|we)(?:['’]?(?:m|re)|\\sam|\\sare)?\\s)?(?:making|doing|planning|preparing|working on|putting together) (?:something|smth|(?:an? )?(?:little |short )?(?:film|video|clip|surprise)) for ([^,.:]{3,60})[,.:]\\s+(?=\\S)`,
  'iu',
);
/** 'Travel clip from Lisbon, …': a sort of film by its name, in which nothing happens. */
const SORT = new RegExp(
  `^${HELLO}${ARTICLE}((?:[\\p{L}’'-]+\\s){0,3}?${FILM}(?:\\s(?:for|from)\\s[^,.:]{2,40})?),\\s+(?=\\S+\\s\\S+\\s\\S)`,
  'iu',
);
const sorted: Step = (text) => {
  const [all = '', film = ''] = SORT.exec(text) ?? [];
  return all === '' || isToldWhole(film) ? undefined : found(text.slice(all.length), film);
};

const wished: Step = (text) => {
  const [invent = '', whom = ''] = INVENT.exec(text) ?? MAKING.exec(text) ?? [];
  if (invent !== '') return found(text.slice(invent.length), `film for ${whom}`);
  const all = WISHES.exec(text)?.[0] ?? '';
  return all === '' ? undefined : found(text.slice(all.length));
};

/** 'For our sailing club’s 50th, …': whom it is for, and nothing that is seen. */
const FOR_OURS = /^for ((?:my|our|the) [^,.:“”]{3,60}?)[,:]\s+(?=\S)/iu;
const forOurs: Step = (text) => {
  const [all = '', whom = ''] = FOR_OURS.exec(text) ?? [];
  return all === '' || isToldWhole(whom.replace(/^\S+\s/u, ''))
    ? undefined
    : found(text.slice(all.length), `film for ${whom}`);
};

/** '9:16 street dance clip': its shape before it. */
const shaped: Step = (text) => {
  const [all = '', shape] = /^(\d{1,2}[:x]\d{1,2}),?\s+(?=\S)/u.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), '', shape);
};

const STEPS: readonly Step[] = [
  withoutAsker,
  withoutAsker,
  shaped,
  wished,
  forOurs,
  ...SORTS,
  taught,
  abroad,
  titled,
  framed,
  sized,
  sorted,
];

/** An idea without who asks for it. */
export const withoutWhoAsks = (text: string): string => {
  const once = withoutAsker(text)?.text ?? text;
  const bare = (withoutAsker(once)?.text ?? once)
    .replace(ASKED, '')
    .replace(ORDERED, '')
    .replace(DOUBTED, '');
  const making = MAKING.exec(bare);
  return (making ? `Film for ${making[1]}: ${bare.slice(making[0].length)}` : bare).trim();
};
const ASKED = new RegExp(`^${HELLO}(?:${ASKS})(?=(?:an?|the|some|\\d+)\\s)`, 'iu');

/** Parts the letter of an idea from the film that it asks for. */
export function withoutLetter(typed: string): Asked {
  // What is left of 'could you make 30 seconds where'.
  let asked = found(typed.replace(/^(?:where|in which|about|showing)\s(?=\S)/iu, ''));
  // A colon may head a row of images, which is known by it.
  let isHeaded = false;
  for (const step of STEPS) {
    const next = step(asked.text);
    if (!next) continue;
    isHeaded = asked.text.endsWith(next.text) && /:\s*$/u.test(asked.text.slice(0, -next.text.length));
    asked = { text: next.text, film: asked.film || next.film, forms: [...asked.forms, ...next.forms] };
  }
  const forms = [...asked.forms];
  const text = asked.text
    .replace(ORDERED, '')
    .replace(DOUBTED, '')
    .replace(LEADS_SENTENCE, (_, length: string) => {
      forms.push(length.trim());
      return '';
    });
  return { ...asked, text: isHeaded ? `: ${text}` : text, forms };
}
