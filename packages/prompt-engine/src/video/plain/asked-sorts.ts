import { LENGTH_FORM } from '../length.ts';
import { capital } from '../wording.ts';
import { isToldWhole } from './acts.ts';
import { ARTICLE, FILM, FILM_ABROAD, found, HELLO, type Step } from './asked-words.ts';

/* Sorts of a film that stand before its matter: a scene in a place, a trailer about a thing that it starts with. */

const SCENES =
  '(?:scenes?|dialogue scene|dialogues?|conversation|sketch|skit|comedy|mockumentary|sitcom|short film|film|clip|kurzfilm|szene|scène|escena|scena|cena)';
const IN_PLACE =
  '(?:in|at|on|inside|outside|behind|beim|bei|im|am|in einem|in einer|auf einem|dans|sur|chez|en|in un|in una|nel|nella|no|na|em)';
/** 'Short scene in an elevator.', 'A sketch in a bakery,': where all of it is. */
const STAGED = new RegExp(
  `^${HELLO}(${ARTICLE}(?:(?:short|little|funny|quick|small|silly|comedy|dialogue|kurze[rs]?|kleine[rs]?|lustige[rs]?|petite|pequeña|breve|piccola)\\s){0,3}${SCENES})\\s(?:(?:set|that is set|that takes place|that plays)\\s)?(${IN_PLACE}\\s(?![^,.:]*\\d)[^,.:;“”\\uE100-\\uE1FF]{3,50}?)[,.:;]\\s+(?=\\S)`,
  'iu',
);
const staged: Step = (text) => {
  const [all = '', sort = '', place = ''] = STAGED.exec(text) ?? [];
  return all === '' || isToldWhole(place) || /\s(?:where|who|that|when)\s/iu.test(place)
    ? undefined
    : found(`${capital(place)}. ${capital(text.slice(all.length))}`, sort);
};

/** 'Trailer for a horror film about a bouncy castle. Starts as sunny birthday party': it starts with something else. */
const STARTED = new RegExp(
  `^${HELLO}(${ARTICLE}(?:[\\p{L}’'-]+\\s){0,4}?${FILM}\\s(?:for\\s[^,.:]{3,30}?\\s)?(?:about|of)\\s((?:an?|the|my|our)\\s[^,.:;]{3,50}?))[,.:;]\\s+(?:it\\s)?(?:starts?|opens?|begins?)\\s(?:off\\s)?(as|with|on)\\s(?=\\S)`,
  'iu',
);
/** What 'it' is, where it first does something. */
const IT_DOES =
  /((?:\bthen|\band|\bbut|,)\s)it(?=\s(?:does|doesn|is|isn|was|has|can|can['’]|won|\p{L}+s\b))/iu;
const DETERMINED = /^(?:an?|the|my|our|his|her|their|two|three|some|[aeiou]|\p{L}+s\b)/iu;
const started: Step = (text) => {
  const [all = '', film = '', topic = '', as = ''] = STARTED.exec(text) ?? [];
  if (all === '' || isToldWhole(topic)) return undefined;
  const name = topic.replace(/^an?\s/iu, 'the ');
  const begun = text.slice(all.length);
  const first = as === 'as' && !DETERMINED.test(begun) ? `a ${begun}` : begun;
  const rest = first.replace(IT_DOES, (_, before: string) => `${before}${name}`);
  return found(rest, film);
};

/** 'Explain inflation to teenagers with a pizza that shrinks'. */
const EXPLAINED = new RegExp(
  `^${HELLO}(?:please\\s)?explain\\s((?!to\\s|how\\s)[^,.:;]{3,50}?)\\s(?:for|to)\\s([^,.:;]{3,40}?)\\s(?:with|by|using|through)\\s(?=(?:an?|the|some|two|three|\\d)\\s)`,
  'iu',
);
const explained: Step = (text) => {
  const [all = '', topic = '', whom = ''] = EXPLAINED.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), `explainer on ${topic} for ${whom}`);
};

/** 'Un clip musical pour une chanson lente sur une piscine vide,': what it is about is what is seen. */
const ABOUT_ABROAD = new RegExp(
  `^${HELLO}(${ARTICLE}(?:\\p{L}+\\s)?${FILM_ABROAD}(?:\\s(?:musical|musicale|musik|animado|d[’']animation|animato|de animación))?(?:\\s(?:pour|para|per|für|voor|de|di|zu|von)\\s[^,.:;]{3,50}?)?)\\s(?:sur|sobre|su|über|over)\\s(?=(?:une?|una?|uno|eine?[nrm]?|een|de|la|le|les|el|los|las|il|lo|die|der|das|den|um|uma|o|a)\\s\\p{L}+)`,
  'iu',
);
const aboutAbroad: Step = (text) => {
  const [all = '', film = ''] = ABOUT_ABROAD.exec(text) ?? [];
  return all === '' || text.slice(0, all.length).length > 110
    ? undefined
    : found(text.slice(all.length), film);
};

const SOLD =
  '(?:ads?|advert|commercial|spot|promo|psa|campaign|trailer|teaser|anuncio|spot|werbung|werbespot|pub|publicité|pubblicità|anúncio|reclame|aviso)';
/** 'Anuncio para adopción', 'ad for an animal shelter': which film it is, said behind what happens. */
const SORT_BEHIND = new RegExp(
  `^(?:(?:it|this)(?:['’]s|\\sis)\\s)?${ARTICLE}(?:\\p{L}+\\s)?${SOLD}\\s(?:for|para|für|pour|per|voor|de|di)\\s[^,.:;]{3,50}$`,
  'iu',
);
/** Whether a piece behind the story only says which film it is. */
export const isSortBehind = (text: string): boolean => SORT_BEHIND.test(text) && !isToldWhole(text);

/** 'They met at an ice rink in 1971': where a film of them begins. */
const MET =
  /^(?:they|we|the two|my \p{L}+|our \p{L}+|he and she|she and he)(?: first| once)? met (?=(?:at|in|on|under|behind|by|outside)\s\S)/iu;
/** What happened before a film, as where it begins. */
export const withoutPast = (text: string): string => (MET.test(text) ? capital(text.replace(MET, '')) : text);

/** 'Charity spot, 30 sec, for a refugee boat rescue. No faces': a sort of film, its length, and whom it is for. */
const SPLIT_HEAD = new RegExp(
  `^${HELLO}(${ARTICLE}(?:[\\p{L}’'-]+\\s){0,3}?${FILM}),\\s(${LENGTH_FORM}),\\s((?:for|about)\\s[^,.:]{3,60})[.,:]\\s+(?=\\S)`,
  'iu',
);
const splitHead: Step = (text) => {
  const [all = '', film = '', length, whom = ''] = SPLIT_HEAD.exec(text) ?? [];
  return all === '' || isToldWhole(film)
    ? undefined
    : found(text.slice(all.length), `${film} ${whom}`, length);
};

/** 'Invitation to our school play:'. */
const INVITES =
  /^((?:an? |the )?(?:invitation|invite|save the date)(?: video| film| clip)? (?:to|for) [^:.,]{3,60}?)\s?:\s+(?=\S)/iu;
const invited: Step = (text) => {
  const [all = '', film = ''] = INVITES.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), film);
};

/** 'Trailer for a heist movie but they are stealing a recipe': which film it is, and what happens in it. */
const OF_A_FILM = new RegExp(
  `^${HELLO}(${ARTICLE}(?:\\p{L}+\\s)?(?:trailer|teaser|poster|opening|intro|scene|clip)\\s(?:for|of|from)\\s(?:an?|the|my)\\s(?:[\\p{L}’'-]+\\s){0,3}?(?:movie|film|show|series|thriller|comedy|musical|western|documentary|game))(?:,?\\s(?:but|where|in which|about|except|only))\\s(?:it['’]?s\\s)?(?=\\S+\\s\\S)`,
  'iu',
);
const ofAFilm: Step = (text) => {
  const [all = '', film = ''] = OF_A_FILM.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), film);
};

/** 'A mini documentary on a woman who paints': who it is on is seen. */
const DOCUMENTARY = new RegExp(
  `^${HELLO}(${ARTICLE}(?:\\p{L}+\\s){0,2}?(?:documentary|documentation|docu|doc|portrait|report|reportage|film essay))\\son\\s(?=(?:an?|the|my|our|two|three|how)\\s)`,
  'iu',
);
/** 'Joke: …', 'travel: …': which sort of film it is, and nothing that is seen. */
const SORT_ONLY =
  /^((?:joke|gag|travel|sports?|food|fashion|nature|wildlife|pets?|animals|family|wedding|humou?r|romance|lifestyle|beauty|fitness|gaming|education|science|history|news|drama|musik|witz|chiste|blague|barzelletta|piada)(?: (?:reel|idea|clip|video|spot))?)\s?:\s+(?=\S)/iu;
const headed: Step = (text) => {
  const [all = '', film = ''] = DOCUMENTARY.exec(text) ?? SORT_ONLY.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), film);
};

/** Sorts of a film, each parted from its matter. */
/** 'Behind the scenes of a fashion shoot', 'behind the scenes feel, …': how it is filmed, and nothing that is seen. */
const BEHIND = new RegExp(
  `^${HELLO}${ARTICLE}(?:look )?(behind[- ]the[- ]scenes)(?:\\s(?:videos?|footage|clips?|look|feel|style|films?|vlog|reel))*(?:,\\s|\\s?:\\s|\\s(?:of|at|in|from|with|during|on)\\s)(?=\\S)`,
  'iu',
);
const behind: Step = (text) => {
  const [all = '', film = ''] = BEHIND.exec(text) ?? [];
  return all === '' ? undefined : found(text.slice(all.length), film);
};

export const SORTS: readonly Step[] = [
  behind,
  staged,
  started,
  explained,
  splitHead,
  ofAFilm,
  headed,
  invited,
  aboutAbroad,
];
