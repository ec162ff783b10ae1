import { readIdea } from '../idea/read-idea.ts';
import { doerOf, isToldWhole } from '../plain/acts.ts';
import type { Moment, Told } from '../plain/as-told.ts';
import { TITLE_AT_MOST, titlesOf } from '../plain/titles.ts';
import { readTold } from '../plain/told.ts';
import { isAbroad } from '../plain/wording-plain.ts';
import { agreeing, capital, small } from '../wording.ts';
import { arcOf, relativeTold } from './arcs.ts';
import { type AskedFilm, askedFilm, cardOf, withSureLength } from './asked-film.ts';
import { hasWord, isLedBy, missingFrom, namesIn, phraseWith, shownIn } from './core-words.ts';
import { explainedBy } from './explained-by.ts';
import { genreImages } from './film-genres.ts';
import { calledAgain, introduced, isSeveral, sentence } from './named-as.ts';

/*
 * An idea as its film is told: what is asked for apart from what is seen, one clause in the pictures of its way, and nothing that
 * the idea names left out.
 */

/** Words of a film within what is to be seen. */
const OF_FILM =
  /^(?:an?\s|the\s)?(?:[\p{L}’'-]+\s){0,4}?(?:video|trailer|teaser|intro|clip|commercial|ad|unboxing|gender reveal|news report|save the date|invitation|stop[- ]?motion|claymation|lego|animation|documentary|slideshow|recap|parody|lullaby|opening credits|title sequence)\b|\b(?:vibes?|ambiance|esprit|atmosphère|ambiente)\s|, (?:for|pour|für|para|per) /iu;

const isPoor = ({ isTold, moments }: Told): boolean =>
  !isTold || moments.some(({ text, lines }) => lines.length === 0 && OF_FILM.test(text));

const whole = (told: Told, asked: AskedFilm): Told => {
  const film = [asked.film, told.film].filter(Boolean).join(', ');
  const notes = asked.notes.map(({ kind, text }) => ({ kind, text, at: 0, isOfShot: false }));
  return {
    ...told,
    film,
    moments: told.moments.map((moment) => {
      const does = relativeTold(moment.text);
      return does === '' ? moment : { ...moment, text: capital(does) };
    }),
    notes: [...notes, ...told.notes],
  };
};

/** An idea as it is told, and whether its film was found apart. */
export function filmTold(given: string): { readonly told: Told; readonly isParted: boolean } {
  const typed = withSureLength(given);
  const told = readTold(typed);
  // A sort of film whose images are known has these.
  const asked = isPoor(told) && readIdea(typed).known === undefined ? askedFilm(told.typed) : undefined;
  if (!asked) return { told, isParted: typed !== given };
  const first = readTold(asked.matter);
  // What only steers the film leaves it to show what it is for.
  const shown = first.isTold || asked.whom === '' ? first : readTold(`${asked.whom}, ${asked.matter}`);
  const parted = whole(shown, asked);
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
  if (!only || more.length > 0 || isToldWhole(only.text) || who.split(' ').length > 8) return undefined;
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
        .replaceAll('{Other}', capital(calledAgain(other)))
        .replaceAll('{The}', capital(calledAgain(who)))
        .replaceAll('{the}', calledAgain(who)),
    ),
  );
}

/** 'Pigeons as the crew: a fake 70s heist movie'. */
function genreTitle(told: Told): string {
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
    `One word alone in ${small(one)}, held`,
  ];
}

/** One clause in the pictures of its way; undefined where the idea tells more, or none. */
export function toldAsWay(told: Told): Told | undefined {
  const [only, ...more] = told.moments;
  if (!only || isAbroad(told.typed) || told.isShop) return undefined;
  const explained = explainedBy(told);
  if (explained) return shownAs({ ...told, title: explained.read }, explained.images, [explained.read]);
  if (more.length > 0 || only.lines.length > 0 || only.isShot) return undefined;
  const images = newsOf(told) ?? arcOf(only.text) ?? lettersOf(told);
  if (images) return shownAs(told, images);
  const played = ofGenre(told);
  return played && shownAs({ ...told, title: told.title || genreTitle(told) }, played);
}

/** The sort of film and its use in its name; what is left names what the film is of. */
const SORT_WORDS =
  /^(?:an?|the|my|our)\s|\b(?:short|fake|funny|little|quick|epic|cute|\d+s?|sec|seconds?)\b|\sthat\s.*$|\s(?:style|vibe)\b|\b(?:ad|advert|commercial|promo|spot|trailer|teaser|intro|outro|opener|recap|video|clip|film|movie|reel|explainer|documentary|doc|mini|unboxing|slideshow|animation|cartoon|drop|launch|release|opening)\b/giu;
const SALE = /\b(?:ad|advert|commercial|promo|spot|launch|unboxing)\b|\bteaser for (?:my|our|the|a)\b/iu;
const OF_USE =
  /\b(?:song|track|album|tune|single|ep|band|music|lullaby|stream|channel|podcast|class|graders?|birthday|wedding|party|anniversary|explainer|movie|film|horror|comedy|one shot|school|team)\b/iu;
const WORK_AT = /\b(?:dentist|doctor|vet|barber|hairdresser|optician|physio|pediatrician|nurse)\b/iu;
const PLACE =
  /\b(?:tavern|café|cafe|castle|bar|pub|bakery|bookshop|restaurant|hotel|gym|school|museum|farm|market|shop|store|library|church|garden|dungeon|space station|lighthouse|forest|beach|circus|cinema|theatre|theater|hospital|office|kitchen|workshop|inn)\b/iu;

/** What a film is of by its own name: 'tavern intro', 'ad for cold brew'. */
export function premiseOf({ film }: Told): string {
  const [, sold = ''] = /\s(?:for|of|on)\s(?:an?\s|my\s|our\s|the\s)?([^,.;:]{3,40})$/iu.exec(film) ?? [];
  const before = film
    .replace(/\s(?:for|of|on)\s.*$/iu, '')
    .replace(SORT_WORDS, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const named = SALE.test(film) && sold !== '' ? sold : before;
  return named === '' || OF_USE.test(named)
    ? ''
    : named.replace(SORT_WORDS, ' ').replace(/\s+/gu, ' ').trim();
}

const isOf = (told: Told, phrase: string): boolean => {
  const names = phrase.split(' ').filter((word) => word.length > 2);
  const shown = shownIn(told);
  return names.some((word) => hasWord(shown, word));
};

/** A film with what its name says it is of. */
function withPremise(told: Told): Told {
  const named = premiseOf(told);
  const [first, ...more] = told.moments;
  if (named === '' || !first || isOf(told, named) || first.isShot) return told;
  const at = WORK_AT.exec(named)?.[0];
  if (at !== undefined || PLACE.test(named)) {
    const where = at === undefined ? introduced(named) : `at the ${at.toLowerCase()}’s`;
    return { ...told, moments: [{ ...first, text: `${capital(where)}: ${small(first.text)}` }, ...more] };
  }
  if (!SALE.test(told.film) || told.moments.length > 4 || told.moments.at(-1)?.lines.length !== 0)
    return told;
  const last = told.moments.at(-1) ?? first;
  const end =
    /\b(?:teacher|coach|trainer|therapist|photographer|plumber|painter|lawyer|singer|magician|chef|baker)$/iu.test(
      named,
    )
      ? `${calledAgain(named)} looks into the camera and smiles`
      : `${calledAgain(named)} in the middle of the picture`;
  const kept = told.moments.map((moment, i) =>
    i === told.moments.length - 1 ? { ...moment, onScreen: [] } : moment,
  );
  return {
    ...told,
    title: told.title || (titlesOf(told)[0] ?? ''),
    moments: [...kept, { ...last, text: sentence(end), size: '', onScreen: last.onScreen ?? [] }],
  };
}

/** A film whose name says what it is of: 'Cold brew: ice cracking'. */
function withNameOf(told: Told): Told {
  const named = premiseOf(told);
  const own = told.title || (titlesOf(told)[0] ?? '');
  const words = named.split(' ').filter((word) => word.length > 2);
  const isNew = named !== '' && told.isTold && !words.some((word) => hasWord(own, word));
  const title = `${capital(named)}: ${small(own)}`;
  return isNew && !told.isShop && title.length <= TITLE_AT_MOST ? { ...told, title } : told;
}

/** A film of an occasion with the words that it is sent for. */
function withCardOf(told: Told): Told {
  const card = cardOf(told.film);
  const last = told.moments.at(-1);
  if (card === '' || !last || (last.onScreen ?? []).length > 0) return told;
  return { ...told, moments: [...told.moments.slice(0, -1), { ...last, onScreen: [card] }] };
}

const bare = (text: string): string => text.replace(/[.,;:\s]+$/u, '');

/** A question is read as the name of its film. */
const ASKS = /^(?:explain |explains )?(?:how|why|what)\s/iu;

/** A film that shows whatever its idea names: what its pictures leave out stands in the first of them. */
export function withCore(told: Told): Told {
  if (isAbroad(told.typed)) return told;
  const matter = (told.matter ?? told.typed)
    .replace(told.film, '')
    .replace(/^[\s,:.]+(?:about|of|with|where)?\s?/iu, '');
  const lacks = missingFrom(told, matter).filter((word) => !hasWord(told.film, word));
  const [first, ...more] = told.moments;
  const all = namesIn(matter).filter((word) => !hasWord(told.film, word));
  const shown = ((): Told => {
    if (
      !first ||
      lacks.length === 0 ||
      first.isShot ||
      first.lines.length > 0 ||
      !told.isNamed ||
      ASKS.test(matter)
    )
      return told;
    if (lacks.length > 1 && lacks.length * 2 > all.length && matter.split(' ').length < 22) {
      const text =
        matter.split(' ').length < 12
          ? `${capital(bare(matter))}: ${small(first.text)}`
          : capital(bare(matter));
      return { ...told, moments: [{ ...first, text, size: '' }, ...more] };
    }
    const phrases = [...new Set(lacks.map((word) => phraseWith(matter, word)))];
    const led = phrases.filter(isLedBy);
    const named = phrases.filter((phrase) => !isLedBy(phrase));
    const text = [
      named.length === 0 ? first.text : `${capital(named.join(', '))}: ${small(first.text)}`,
      ...led,
    ].join(', ');
    return { ...told, moments: [{ ...first, text }, ...more] };
  })();
  return withNameOf(withCardOf(withPremise(shown)));
}
