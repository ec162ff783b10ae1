import type { CreativeOption } from '../idea/film-as-asked.ts';
import { speaksOf } from '../idea/film-words.ts';
import { platformIn } from '../length.ts';
import { VIDEO_TARGET_INFO, type VideoTargetId } from '../targets.ts';
import { capital, cut, small } from '../wording.ts';
import type { Told } from './as-told.ts';
import { secondsTold } from './beats.ts';
import { toldCamera, type Way } from './frames.ts';
import { type FilmKind, filmKindOf, isOfSale } from './kinds.ts';
import { plainHooks } from './plain-hook.ts';
import { beginning, TITLE_AT_MOST, titlesOf } from './titles.ts';
import { audienceBy, inTone, isSlow, tailOf, waysOf } from './ways.ts';
import { isAbroad } from './wording-plain.ts';

const AUDIENCE = 'Viewers of short films';

const GENRES =
  /\b(?:(?:liminal|folk|body|cosmic|gothic|psychological|analog)? ?horror|thriller|rom-?com|romantic comedy|comedy|romance|western|sci-?fi|fantasy|period drama|drama|musical|sitcom|telenovela|heist|noir|mockumentary|documentary|investigative doc|nature doc|doc|satire|parody|spoof|deadpan|premium|luxury|surreal|absurd|whimsical|fairy ?tale|thriller|action|adventure|mystery|war film|road movie|slapstick|retro|vintage|asmr)\b/giu;

const FAST =
  /\b(?:race|races|racing|chase|chases|rush(?:es|ing)?|sprints?|breakneck|quick cuts|fast cuts|full speed|loud drums)\b/iu;
/** The tone of a film that no word gives one, which agrees with how it is taken. */
function toneBy(way: Way, told: Told): string {
  const { isOneTake } = toldCamera(told);
  if (FAST.test(told.typed))
    return way === 'cuts' || way === 'near' ? 'fast and breathless' : 'fast, then still';
  if (way === 'take' || (way === 'end' && isOneTake)) return 'patient and watchful';
  if (way === 'near') return 'attentive';
  if (way === 'still') return 'calm and exact';
  if (way === 'end') return isSlow(told) ? 'quiet and unhurried' : 'brisk, then still';
  return 'simple and clear';
}

/** The tone that is told: what it is to feel like, else which genre it is. */
function toneOf(told: Told, way: Way, isSecond: boolean): string {
  const { notes, film, typed } = told;
  const { isOneTake } = toldCamera(told);
  const moods = notes.filter(({ kind }) => kind === 'mood').map(({ text }) => small(text));
  const looks = notes.filter(({ kind }) => kind === 'look').map(({ text }) => text);
  const genres = [
    ...new Set([...[film, ...looks].join(', ').matchAll(GENRES)].map(([word]) => word.trim().toLowerCase())),
  ];
  const kind = kindOf(told)?.tones[isSecond ? 1 : 0];
  const isFunny = /\b(?:lol|funny|haha|joke|gag|witz|chiste|blague)\b/iu.test(typed);
  const named = [
    ...(moods.length > 0 ? moods.slice(0, 2) : genres.slice(0, 1)),
    ...(moods.length > 0
      ? []
      : [
          kind ??
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
  return capital([named, inTone(way, told, isOneTake)].filter(Boolean).join('; '));
}

/** The kind of a film; that of a shop is of what it sells. */
const kindOf = ({ film, typed, isShop }: Told): FilmKind | undefined =>
  isShop && filmKindOf(film, '') === undefined ? filmKindOf('promo', typed) : filmKindOf(film, typed);

const SOLD = /\b(?:ad|advert|commercial|spot|promo|campaign|launch|psa)\b/iu;
const FOR =
  /\bfor (?!\d+ ?(?:s|sec|seconds)\b|years?|months?|the (?:win|first|last)|a (?:second|moment|while))((?:(?:my|our|the|a|an)\s)?[^,.;:]{3,50})/iu;
const PEOPLE =
  /\b(?:workers|staff|patients|employees|trainees|apprentices|cashiers|drivers|teachers|nurses|visitors|volunteers|azubis|kids|children|teens|teenagers|adults|parents|seniors|students|beginners|mums|moms|dads|women|men|people|fans|gamers|\d+s|gen z|class|graders)(?=$|\s(?:over|under|in|with|who|of|at|on|and|\d))/iu;

const YOUNG = /\b(?:kids|children|class|graders|pupils|students|preschoolers)\b/iu;

function audienceOf(told: Told, way: Way, isSecond: boolean): string {
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
  return isSecond ? (kind?.[1] ?? audienceBy(way)) : (kind?.[0] ?? AUDIENCE);
}

function platformOf(told: Told, isSecond: boolean): string {
  const forms = [told.film, ...told.notes.filter(({ kind }) => kind === 'form').map(({ text }) => text)].join(
    ', ',
  );
  const named = platformIn(forms) ?? (speaksOf('vertical', forms) ? 'Vertical feed, full screen' : undefined);
  if (named) return isSecond ? `${named}, pinned on the page` : `${named}, in the feed`;
  const [one, other] = kindOf(told)?.platforms ?? ['A short-video feed', 'A page of one’s own'];
  return isSecond ? other : one;
}

/** How long the film is: as it is told, else as the model makes it. */
export const plainSeconds = (told: Told, target: VideoTargetId): number =>
  secondsTold(told) ?? VIDEO_TARGET_INFO[target].seconds;

/** A title with what sets it apart; where both have no room, whole words of it. */
const titleWith = (title: string, tail: string): string => {
  const begun = beginning(title, TITLE_AT_MOST - tail.length);
  return begun === '' ? cut(title, TITLE_AT_MOST) : `${begun}${tail}`;
};

interface Taken {
  readonly way: Way;
  readonly isSecond: boolean;
  readonly hook: string;
}

function optionOf(told: Told, { way, isSecond, hook }: Taken, target: VideoTargetId): CreativeOption {
  const titles = told.isDrama ? titlesOf(told).slice(0, 1) : titlesOf(told);
  const [title = ''] = titles;
  return {
    title: titles[isSecond ? 1 : 0] ?? titleWith(title, tailOf(way, told)),
    audience: audienceOf(told, way, isSecond),
    tone: toneOf(told, way, isSecond),
    platform: `${platformOf(told, isSecond)}; ${plainSeconds(told, target)} seconds`,
    hook,
  };
}

/** Two ways to film an idea whose reading is not sure. */
export function plainOptions(
  told: Told,
  target: VideoTargetId,
): { readonly a: CreativeOption; readonly b: CreativeOption } {
  const [one, other] = waysOf(told);
  const [first, second] = plainHooks(told, [one, other], plainSeconds(told, target));
  return {
    a: optionOf(told, { way: one, isSecond: false, hook: first }, target),
    b: optionOf(told, { way: other, isSecond: true, hook: second }, target),
  };
}
