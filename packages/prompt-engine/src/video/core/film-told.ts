import { pluralOf } from '../../lexicon/inflect.ts';
import { readIdea } from '../idea/read-idea.ts';
import { doerOf, isToldWhole } from '../plain/acts.ts';
import type { Moment, Told } from '../plain/as-told.ts';
import { TITLE_AT_MOST, titlesOf } from '../plain/titles.ts';
import { readTold } from '../plain/told.ts';
import { tongueOf } from '../plain/tongue.ts';
import { isAbroad } from '../plain/wording-plain.ts';
import { agreeing, capital, small } from '../wording.ts';
import { arcOf, relativeTold } from './arcs.ts';
import { type AskedFilm, askedFilm, cardOf, withSureLength } from './asked-film.ts';
import { explainedBy } from './explained-by.ts';
import { genreImages } from './film-genres.ts';
import { flownThrough, throughTold } from './led-through.ts';
import { introduced, isSeveral, sentence, withoutDeed, withTheAgain } from './named-as.ts';
import { passArc, soleAbroad, soleArc } from './sole-arc.ts';

/*
 * An idea as its film is told: what is asked for apart from what is seen, one clause in the pictures of its way, and nothing that
 * the idea names left out.
 */

/** Words of a film within what is to be seen. */
const OF_FILM =
  /^(?:an?\s|the\s)?(?:[\p{L}’'-]+\s){0,4}?(?:video|trailer|teaser|intro|clip|commercial|ad|unboxing|gender reveal|news report|save the date|invitation|stop[- ]?motion|claymation|lego|animation|documentary|slideshow|recap|parody|lullaby|opening credits|title sequence)\b|, (?:an? )?(?:[\p{L}\d’'-]+ ){0,2}?(?:teaser|trailer|music video|bedtime story|short film|fairy tale|lullaby|sketch|parody|documentary|mockumentary|slideshow|clip)$|\b(?:vibes?|ambiance|esprit|atmosphère|ambiente)\s|, (?:for|pour|für|para|per) /iu;

/** Films of an occasion that have images of their own. */
const CARDED = /\b(?:thank you|save the date|gender reveal)\b/iu;

const isPoor = ({ isTold, moments, typed }: Told): boolean =>
  !isTold ||
  /, (?:an? )?(?:[\p{L}\d’'-]+ ){0,2}?(?:teaser|trailer|music video|bedtime story|short film|fairy tale|lullaby|sketch|parody|mockumentary|slideshow)$/iu.test(
    typed,
  ) ||
  moments.some(({ text, lines }) => lines.length === 0 && OF_FILM.test(text));

const whole = (told: Told, asked: AskedFilm): Told => {
  const film = [asked.film, told.film].filter(Boolean).join(', ');
  const notes = asked.notes.map(({ kind, text }) => ({ kind, text, at: 0, isOfShot: false }));
  return {
    ...told,
    film,
    moments: told.moments.map((moment) => {
      const does = relativeTold(moment.text);
      const theme = /^(?:an?\s|the\s)?([\p{L}-]+) theme$/iu.exec(moment.text)?.[1] ?? '';
      if (theme !== '') return { ...moment, text: `A party table full of ${pluralOf(theme.toLowerCase())}` };
      return does === '' ? moment : { ...moment, text: capital(does) };
    }),
    notes: [...notes, ...told.notes],
  };
};

const DEFINITE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italian: { un: 'il', uno: 'lo', una: 'la' },
  spanish: { un: 'el', una: 'la' },
  french: { un: 'le', une: 'la' },
  portuguese: { um: 'o', uma: 'a' },
};
/** 'Un gatto nero ruba il pesce, scappa': what goes on without anybody is done by whom the first moment names. */
function withWho(told: Told): Told {
  const tongue = tongueOf(told.typed);
  const [first] = told.moments;
  const [, article = '', noun = ''] = /^(\p{L}+)\s(\p{L}+)\s/u.exec(first?.text ?? '') ?? [];
  const known = DEFINITE[tongue?.name ?? '']?.[article.toLowerCase()];
  if (!tongue || known === undefined) return told;
  const isBare = (text: string): boolean => {
    const [word = ''] = text.toLowerCase().split(' ');
    return (
      /[aeiot]$/u.test(word) &&
      !tongue.words.has(word) &&
      text.split(' ').length > 1 &&
      !/^(?:poi|puis|luego|depois|allora|alors|entonces)$/u.test(word)
    );
  };
  return {
    ...told,
    moments: told.moments.map((moment, i) =>
      i > 0 &&
      moment.lines.length === 0 &&
      !moment.isShot &&
      !moment.isItem &&
      isBare(moment.text) &&
      JOINS.test(told.typed)
        ? { ...moment, text: `${capital(known)} ${noun} ${small(moment.text)}` }
        : moment,
    ),
  };
}
/** Deeds that one word joins are done by the same one. */
const JOINS = /\s(?:e|y|et)\s\p{Ll}{3,}/u;

/** An idea as it is told, and whether its film was found apart. */
export function filmTold(given: string): { readonly told: Told; readonly isParted: boolean } {
  const typed = withSureLength(given);
  const told = withWho(readTold(typed));
  // A sort of film whose images are known has these.
  const found = isPoor(told) ? askedFilm(told.typed) : undefined;
  const asked =
    found && (found.isBehind || CARDED.test(found.film) || readIdea(typed).known === undefined)
      ? found
      : undefined;
  const through = throughTold(told);
  if (!asked) return { told: through, isParted: typed !== given || through !== told };
  const first = readTold(asked.matter);
  // What only steers the film leaves it to show what it is for.
  const shown = first.isTold || asked.whom === '' ? first : readTold(`${asked.whom}, ${asked.matter}`);
  const parted = throughTold(whole(shown, asked));
  return { told: { ...parted, typed: told.typed }, isParted: true };
}

const shownAs = (told: Told, images: readonly string[], onScreen: readonly string[] = []): Told => {
  const [first] = told.moments;
  const read = told.moments.flatMap((moment) => moment.onScreen ?? []);
  const base: Moment = { text: '', size: '', lines: [], isShot: false };
  return {
    ...told,
    title: told.title || (titlesOf(told)[0] ?? ''),
    moments: images.map((text, i) => ({
      ...(first ?? base),
      text,
      size: '',
      isItem: true,
      onScreen: [...(i === 0 ? onScreen : []), ...(i === images.length - 1 ? read : [])],
    })),
    isTold: true,
    isNamed: true,
    isWay: true,
  };
};

/** Who is in a film, in the images of its sort; nothing where more is told of them. */
function ofGenre(told: Told): readonly string[] | undefined {
  const [only, ...more] = told.moments;
  const who = (only?.text ?? '').replace(/\s(?:as|being|playing)\s(?:the|an?)\s.*$/iu, '');
  if (!told.isTold || !only || more.length > 0 || isToldWhole(only.text) || who.split(' ').length > 8)
    return undefined;
  const isHandless = told.notes.some(({ kind, text }) => kind === 'without' && /\bhands?\b/iu.test(text));
  const images = genreImages(
    `${told.film}${isHandless ? ' without hands' : ''}`.replace(/^.*(unboxing).*( without hands)$/iu, '$1$2'),
  );
  const [, other = who] = who.split(/\sand\s/u);
  const role = /\sas\s(.{3,30})$/iu.exec(only.text)?.[1] ?? '';
  const met = role === '' ? introduced(who) : `${introduced(who)} as ${role}`;
  return images?.map((image) =>
    sentence(
      agreeing(image, isSeveral(image.startsWith('{Other}') ? other : who))
        .replaceAll('{A}', capital(met))
        .replaceAll('{a}', met)
        .replaceAll('{Other}', capital(withTheAgain(other)))
        .replaceAll('{The}', capital(withTheAgain(withoutDeed(who))))
        .replaceAll('{the}', withTheAgain(withoutDeed(who))),
    ),
  );
}

/** 'Pigeons as the crew: a fake 70s heist movie'. */
function genreTitle(told: Told): string {
  const card = cardOf(told.film);
  if (card !== '') return `${card.replace('?', '')}: ${small(titlesOf(told)[0] ?? '')}`;
  if (!/\b(?:movie|film|comedy|western|sitcom|musical|documentary|show)\b/iu.test(told.film)) return '';
  const film = told.film.replace(
    /^(?:an?\s)?(?:trailer|teaser|intro|promo|opening credits|title sequence)\s(?:for|of)\s/iu,
    '',
  );
  const [own = ''] = titlesOf(told);
  const title = `${own}: ${introduced(film)}`;
  return /\s(?:for|of|about)\s/u.test(film) || title.length > TITLE_AT_MOST ? '' : title;
}

/** 'News report about a goose that blocks the highway': who reports it, what happens, who did it. */
function newsOf({ film, moments: [only] }: Told): readonly string[] | undefined {
  if (!only || !/\b(?:news|weather report|live report)\b/iu.test(film) || !isToldWhole(only.text))
    return undefined;
  const doer = doerOf(only.text);
  return [
    `A reporter with a microphone, and behind: ${small(only.text)}`,
    ...(/^(?:|he|she|it|they|we|i|you)$/iu.test(doer)
      ? []
      : [sentence(`${doer}, very near, looks straight into the camera`)]),
    'The reporter looks round and back into the camera, lost for words',
  ];
}

/** What is to be read in a lyric video, and what stands between the words. */
function lettersOf({ film, moments: [only] }: Told): readonly string[] | undefined {
  const [one = '', other = '', ...more] = only?.text.split(', ') ?? [];
  if (!/\blyrics?\b/iu.test(film) || other === '' || more.length > 2) return undefined;
  return [
    `The words of the song, one by one, in ${small(one)}`,
    sentence(`${[other, ...more].join(', ')} flash up between the words`),
    sentence(`${small(one)} and ${small(other)} over each other, faster with the beat`),
    `One word alone in ${small(one)}`,
  ];
}

/** One clause in the pictures of its way; undefined where the idea tells more, or none. */
export function toldAsWay(told: Told): Told | undefined {
  const [only, ...more] = told.moments;
  if (!only || told.isShop) return undefined;
  if (isAbroad(told.typed)) return undefined;
  const explained = explainedBy(told);
  if (explained) return shownAs({ ...told, title: explained.read }, explained.images, [explained.read]);
  if (more.length > 0 || only.lines.length > 0 || only.isShot) return undefined;
  const flown = flownThrough(told);
  if (flown) {
    const notes = told.notes.filter(({ kind }) => kind !== 'camera');
    const camera = { kind: 'camera', text: 'one drone shot', at: 0, isOfShot: false } as const;
    return shownAs({ ...told, notes: [...notes, camera] }, flown);
  }
  const images = newsOf(told) ?? arcOf(only.text) ?? lettersOf(told);
  if (images) return shownAs(told, images);
  const played = ofGenre(told);
  return played && shownAs({ ...told, title: told.title || genreTitle(told) }, played);
}

/** Whoever goes through a place, which no story of its kind alone has; undefined for any other clause. */
export function toldPassing(told: Told): Told | undefined {
  const [only, ...more] = told.moments;
  const isAlone =
    only && more.length === 0 && only.lines.length === 0 && !only.isShot && !isAbroad(told.typed);
  const seen = isAlone && told.notes.every(({ kind }) => kind !== 'camera') ? passArc(only.text) : undefined;
  return seen && shownAs(told, seen);
}

/** One clause whose deed no row knows, from its place to its end; undefined where more is told. */
export function toldAlone(told: Told): Told | undefined {
  const [only, ...more] = told.moments;
  const isAlone = only && more.length === 0 && only.lines.length === 0 && !only.isShot && !told.isShop;
  if (!isAlone || told.notes.some(({ kind }) => kind === 'camera')) return undefined;
  const seen = isAbroad(told.typed) ? soleAbroad(only.text) : soleArc(only.text);
  return seen && shownAs(told, seen);
}
