import { pluralOf } from '../../lexicon/inflect.ts';
import { alone, headWord, isSeveral, withTheAgain } from '../core/named-as.ts';
import type { CreativeOption } from '../idea/film-as-asked.ts';
import { speaksOf } from '../idea/film-words.ts';
import { isNoun } from '../idea/verbs.ts';
import { platformIn } from '../length.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '../targets.ts';
import { whoIn } from '../telling/first-frame.ts';
import { feelingsTold } from '../telling/questions.ts';
import { tellingAbroad } from '../telling/telling-abroad.ts';
import { otherTelling, type Telling } from '../telling/tellings.ts';
import { capital, cut, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import { plainBeats, secondsTold } from './beats.ts';
import { isGoing, leavesSize, toldCamera, type Way } from './frames.ts';
import { areAtOnce } from './in-turn.ts';
import { type FilmKind, filmKindOf, isOfSale } from './kinds.ts';
import { plainHooks } from './plain-hook.ts';
import { isWide } from './sizes.ts';
import { soundLines, toldSound } from './sounds.ts';
import { beginning, TITLE_AT_MOST, titlesOf } from './titles.ts';
import { tongueOf } from './tongue.ts';
import { isAbroad } from './wording-plain.ts';

/*
 * Two honest directions of one film. Both tell all of it, from its premise to its last moment; they differ in how it is
 * taken: in cuts, in one take, from near, or with most of the time for its end.
 */

/** Time or places that change between moments, so that no one take holds them. */
const JUMPS =
  /\b(?:time-?\s?lapse|hyper-?lapse|montage|years?|months?|weeks?|all (?:winter|summer|year|day|night)|next (?:day|morning|night|week)|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|every (?:day|dawn|morning|night|year|summer|winter|week|time)|countries|cities|kitchens|seasons|meanwhile|flashback|before and after|split[- ]?screen|(?:first|second|third) (?:day|time|try|attempt)|(?:first|last|final|closing|opening) (?:shot|frame|image)|title card|end card|cut to|(?:per|each|every) (?:floor|decade|room|day)|close[- ]?ups?|stop[- ]?motion|claymation|lego|shots?\b|recipe|how to|steps?|captions?|attempts?|disasters|tries(?! to\b)|trailer|teaser|recap|music (?:video|vid|clip))\b/iu;

/** A longer film is offered as no single take. */
const LONGEST_TAKE = 15;
const MOST_IN_TAKE = 4;

/** How each of the two options takes the film. */
function waysOf(told: Told): readonly [Way, Way] {
  const { all, isOneTake, isCut } = toldCamera(told);
  if (isOneTake) return ['take', 'end'];
  // What is only seen from afar, or goes somewhere, is never told from near.
  const isFar = told.moments.some(({ text }) => isWide(text) || isGoing(text));
  const second: Way = isFar ? 'end' : 'near';
  if (told.moments.length === 1) return ['cuts', all === '' || leavesSize(all) ? second : 'end'];
  const isList = told.moments.some(
    ({ isShot, size }, i) => size !== '' || (isShot && i + 1 < told.moments.length),
  );
  if (told.isShop || told.isNamed) return ['cuts', 'end'];
  const isLong = (secondsTold(told) ?? 0) > LONGEST_TAKE;
  const isMany = told.moments.length > MOST_IN_TAKE;
  if (!isList && !isCut && !isLong && !isMany && !areAtOnce(told) && !JUMPS.test(told.typed))
    return ['cuts', 'take'];
  return ['cuts', isList || all !== '' ? 'end' : second];
}

/* How a way is said in a tone; a script finds its way again by these words. */
const inTone = (way: Way, told: Told, isOneTake: boolean): string => {
  const isOne = told.moments.length === 1;
  if (way === 'take') return 'one unbroken take';
  if (way === 'near') return isOne ? 'seen from near' : 'close to faces, hands and things';
  if (way === 'end')
    return isOneTake
      ? 'unbroken, with a long last look'
      : `${isSlow(told) ? 'unhurried' : 'short'} shots, with a long last look`;
  return '';
};

const AUDIENCE = 'Viewers of short films';
/** Words that an idea denies are not its kind: 'that isn’t creepy'. */
const DENIED =
  /\b(?:is|are|isn|not|aren|no|never|without|but not)(?:['’]?t)?\s(?:too\s|so\s|at all\s|really\s)?(?:creepy|scary|sad|funny|horror|boring|cheesy|kitsch\p{L}*|violent|dark)\b/giu;
const audienceBy = (way: Way): string => {
  if (way === 'take') return 'Viewers who like to look closely';
  return way === 'near' ? 'Viewers who like to be close to what happens' : 'Viewers who watch to the end';
};

const GENRES =
  /\b(?:(?:liminal|folk|body|cosmic|gothic|psychological|analog)? ?horror|thriller|rom-?com|romantic comedy|comedy|romance|western|sci-?fi|fantasy|period drama|drama|musical|sitcom|telenovela|heist|noir|mockumentary|documentary|investigative doc|nature doc|doc|satire|parody|spoof|deadpan|premium|luxury|surreal|absurd|whimsical|fairy ?tale|thriller|action|adventure|mystery|war film|road movie|slapstick|retro|vintage|asmr)\b/giu;

const SLOW =
  /\b(?:slow(?:ly)?|calm|quiet|gentle|peaceful|tender|sad|melanchol\p{L}+|unhurried|meditative|lente?|lento|lenta|langsam|ruhig|tranquil\p{L}*|calme)\b/iu;
const FAST =
  /\b(?:race|races|racing|chase|chases|rush(?:es|ing)?|sprints?|breakneck|quick cuts|fast cuts|full speed|loud drums)\b/iu;
/** Whether a film takes its time by its own words. */
const isSlow = ({ notes, film }: Told): boolean =>
  SLOW.test(film) || notes.some(({ kind, text }) => (kind === 'mood' || kind === 'sound') && SLOW.test(text));

/** The tone of a film that no word gives one, which agrees with how it is taken. */
function toneBy(way: Way, told: Told): string {
  const { isOneTake } = toldCamera(told);
  if (FAST.test(told.typed))
    return way === 'cuts' || way === 'near' ? 'fast and breathless' : 'fast, then still';
  if (way === 'take' || (way === 'end' && isOneTake)) return 'patient and watchful';
  if (way === 'near') return 'attentive and close';
  if (way === 'end') return isSlow(told) ? 'quiet and unhurried' : 'brisk, then still';
  return 'plain and curious';
}

/** How one of the two options takes a film. */
interface Taken {
  readonly way: Way;
  readonly isSecond: boolean;
  readonly hook: string;
  /** The other way to tell it that the second one has. */
  readonly telling?: Telling | undefined;
}

/** The tone that is told: what it is to feel like, else which genre it is. */
function toneOf(told: Told, { way, isSecond, telling }: Taken): string {
  const { notes, film, typed } = told;
  const { isOneTake } = toldCamera(told);
  const moods = notes.filter(({ kind }) => kind === 'mood').map(({ text }) => small(text));
  const looks = notes.filter(({ kind }) => kind === 'look').map(({ text }) => text);
  const genres = [
    ...new Set([...[film, ...looks].join(', ').matchAll(GENRES)].map(([word]) => word.trim().toLowerCase())),
  ];
  const kind = (kindOf(told)?.tones ?? feelingsTold(told))?.[isSecond ? 1 : 0] ?? telling?.feeling;
  // A form of its own has its own tone.
  const isForm = telling !== undefined && !/^(?:heard|ahead|beside|shoulder|table)$/u.test(telling.name);
  const tone = isForm ? telling.feeling : kind;
  const isFunny = /\b(?:lol|funny|haha|joke|gag|witz|chiste|blague)\b/iu.test(typed);
  const named = [
    ...(moods.length > 0 ? moods.slice(0, 2) : genres.slice(0, 1)),
    ...(moods.length > 0
      ? []
      : [
          tone ??
            (genres.length > 0
              ? isSecond
                ? 'played completely straight'
                : ''
              : isFunny
                ? 'funny'
                : toneBy(way, told)),
        ]),
  ]
    .filter(
      (each, i, all) =>
        each !== '' && !all.some((other, at) => at !== i && other.toLowerCase().includes(each.toLowerCase())),
    )
    .map((each, i) => (i === 0 ? each : small(each)))
    .join(', ')
    .slice(0, 110);
  return capital([named, telling?.tone ?? inTone(way, told, isOneTake)].filter(Boolean).join('; '));
}

/** The kind of a film; that of a shop is of what it sells. */
function kindOf({ film, typed, isShop }: Told): FilmKind | undefined {
  const [own, told] = [film.replace(DENIED, ''), typed.replace(DENIED, '')];
  return isShop && filmKindOf(own, '') === undefined ? filmKindOf('promo', told) : filmKindOf(own, told);
}

const SOLD = /\b(?:ad|advert|commercial|spot|promo|campaign|launch|psa)\b/iu;
const FOR =
  /\bfor (?!\d+ ?(?:s|sec|seconds)\b|years?|months?|the (?:win|first|last)|a (?:second|moment|while))((?:(?:my|our|the|a|an)\s)?[^,.;:]{3,50})/iu;
const PEOPLE =
  /\b(?:workers|staff|patients|employees|trainees|apprentices|cashiers|drivers|teachers|nurses|visitors|volunteers|azubis|kids|children|teens|teenagers|adults|parents|seniors|students|beginners|mums|moms|dads|women|men|people|fans|gamers|\d+s|gen z|class|graders)(?=$|\s(?:over|under|in|with|who|of|at|on|and|\d))/iu;

const YOUNG = /\b(?:kids|children|class|graders|pupils|students|preschoolers)\b/iu;

function audienceOf(told: Told, { way, isSecond, telling }: Taken): string {
  const { film, notes } = told;
  const forms = notes.filter(({ kind }) => kind === 'form').map(({ text }) => FOR.exec(text)?.[1] ?? '');
  const whom = forms.find((text) => PEOPLE.test(text)) ?? FOR.exec(film)?.[1] ?? '';
  const people = whom.split(/\sfor\s/iu).at(-1) ?? whom;
  if (PEOPLE.test(whom))
    return isSecond
      ? YOUNG.test(whom)
        ? 'Parents and teachers'
        : `${capital(people)}, and those close to them`
      : capital(people);
  if (SOLD.test(film) && !isAbroad(film) && isOfSale(kindOf(told))) {
    const what = whom.replace(/\s(?:but|and) .*$/iu, '').replace(/^(?:an?|my|our)\s/iu, 'the ');
    if (what === '') return isSecond ? 'Customers that it already has' : 'People who may buy what it shows';
    return isSecond ? `Those who know ${what} already` : `People who do not know ${what} yet`;
  }
  const kind = kindOf(told)?.audiences;
  return isSecond
    ? (kind?.[1] ?? telling?.audience ?? audienceBy(way))
    : (kind?.[0] ?? (likersOf(told) || AUDIENCE));
}

function platformOf(told: Told, { isSecond, telling }: Taken): string {
  const forms = [told.film, ...told.notes.filter(({ kind }) => kind === 'form').map(({ text }) => text)].join(
    ', ',
  );
  const named = platformIn(forms) ?? (speaksOf('vertical', forms) ? 'Vertical feed, full screen' : undefined);
  if (named) return isSecond ? `${named}, pinned on the page` : `${named}, in the feed`;
  const [one, other] = kindOf(told)?.platforms ?? [
    'A short-video feed',
    telling?.platform ?? 'A page of one’s own',
  ];
  return isSecond ? other : one;
}

/** Those who like whom or what an idea is about. */
function likersOf({ typed, moments }: Told): string {
  if (isAbroad(typed)) return '';
  const who = moments.map(({ text }) => whoIn(text)).find((name) => name !== '') ?? '';
  const name = alone(who);
  const head = headWord(who);
  const isPlain =
    who !== '' &&
    name.split(' ').length < 4 &&
    isNoun(head) &&
    !(/^(?:an?|the|one)\s/iu.test(who) && /[^s]s$/u.test(head)) &&
    !/^(?:man|woman|person|people|men|women|guy|lady|hands?|eyes|face|life|one|frame|first|second|last)$/u.test(
      head,
    );
  return isPlain ? `People with a soft spot for ${isSeveral(who) ? name : pluralOf(name)}` : '';
}

/** How long the film is: as it is told, else as the model makes it. */
export const plainSeconds = (told: Told, target: VideoTargetId): number =>
  secondsTold(told) ?? VIDEO_TARGET_INFO[target].seconds;

/** Of a title that is the only one; in the tongue of its idea. */
function tailOf(way: Way, told: Told): string {
  const tongue = tongueOf(told.typed);
  if (tongue)
    return `${/^\p{Lu}/u.test(tongue.again[0]) ? ', ' : '：'}${small(tongue.again[way === 'near' ? 0 : 1])}`;
  if (told.isDrama) return ', in the middle of it';
  if (way === 'take') return ', in one take';
  return way === 'near' ? ', from near' : ', a long look';
}

/** A title with room for what stands behind it, whole; before a colon where another one follows. */
function shortName(title: string, tail: string, { film }: Told): string {
  const room = TITLE_AT_MOST - tail.length;
  const [before = title, after = ''] = title.split(/:\s/u);
  const named = after !== '' && film.toLowerCase().includes(before.toLowerCase()) ? capital(after) : before;
  const own = (tail.startsWith(':') ? named : title).replace(/[?!]$/u, '');
  if (own.length <= room) return own;
  const who = whoIn(own);
  const called = /^(?:an?|one)\s/iu.test(who) ? capital(withTheAgain(who)) : capital(who);
  return (
    beginning(own, room) || (who !== '' && who.length <= room ? called : cut(own, room).replace(/…$/u, ''))
  );
}

function optionOf(told: Told, taken: Taken, target: VideoTargetId): CreativeOption {
  const { way, isSecond, hook, telling } = taken;
  const titles = told.isDrama || telling ? titlesOf(told).slice(0, 1) : titlesOf(told);
  const [title = ''] = titles;
  const tail = telling?.tail ?? tailOf(way, told);
  return {
    title: titles[isSecond ? 1 : 0] ?? `${shortName(title, tail, told)}${tail}`,
    audience: audienceOf(told, taken),
    tone: toneOf(told, taken),
    platform: `${platformOf(told, taken)}; ${plainSeconds(told, target)} seconds`,
    hook,
  };
}

/** The other way in which the second option tells an idea; undefined where it only takes it otherwise. */
function tellingOf(told: Told): Telling | undefined {
  const [, other] = waysOf(told);
  const isTake = other === 'take' && told.moments.length > 2;
  return isTake ? undefined : isAbroad(told.typed) ? tellingAbroad(told) : otherTelling(told, soundsOf(told));
}

/** What the moments of an idea sound of. */
const soundsOf = (told: Told): readonly string[] =>
  soundLines(plainBeats(told, 10), toldSound(told)).filter(
    (line) => line !== '' && !/^(?:no|silent)\b/iu.test(line),
  );

/** Two ways to film an idea whose reading is not sure. */
export function plainOptions(
  told: Told,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const [one, other] = waysOf(told);
  const telling = tellingOf(told);
  const way = telling?.way ?? other;
  const [first, second] = plainHooks(told, { ways: [one, way], telling }, plainSeconds(told, target));
  return {
    a: optionOf(told, { way: one, isSecond: false, hook: first }, target),
    b: optionOf(told, { way, isSecond: true, hook: second, telling }, target),
  };
}

/** How the film of a chosen option is taken and told. */
export function wayOf(
  told: Told,
  tone: string,
): { readonly way: Way; readonly telling?: Telling | undefined } {
  const [one, other] = waysOf(told);
  const telling = tellingOf(told);
  if (telling) return tone.endsWith(telling.tone) ? { way: telling.way, telling } : { way: one };
  const said = inTone(other, told, toldCamera(told).isOneTake);
  return { way: said !== '' && tone.endsWith(said) ? other : one };
}
