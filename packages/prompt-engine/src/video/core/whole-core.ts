import { isToldWhole } from '../plain/acts.ts';
import type { Told } from '../plain/as-told.ts';
import { TITLE_AT_MOST, titlesOf } from '../plain/titles.ts';
import { isAbroad } from '../plain/wording-plain.ts';
import { capital, small } from '../wording.ts';
import { cardOf } from './asked-film.ts';
import { hasWord, isLedBy, missingFrom, namesIn, phraseWith, shownIn } from './core-words.ts';
import { introduced, sentence, withTheAgain } from './named-as.ts';

/* A film that shows whatever its idea and its own name tell: who, what and where. */

/** The sort of film and its use in its name; what is left names what the film is of. */
const SORT_WORDS =
  /^(?:an?|the|my|our)\s|\b(?:short|fake|funny|little|quick|epic|cute|\d+s?|sec|seconds?)\b|\sthat\s.*$|\s(?:style|vibe)\b|\b(?:ad|advert|commercial|promo|spot|trailer|teaser|intro|outro|opener|recap|video|clip|film|movie|reel|explainer|documentary|doc|mini|unboxing|slideshow|animation|cartoon|drop|launch|release|opening)\b/giu;
const SALE = /\b(?:ad|advert|commercial|promo|spot|launch|unboxing)\b|\bteaser for (?:my|our|the|a)\b/iu;
const OF_USE =
  /\b(?:song|track|lyrics?|album|tune|single|ep|band|music|lullaby|stream|channel|podcast|class|graders?|birthday|wedding|party|anniversary|explainer|movie|film|fan|talking head|horror|comedy|one shot|school|team)\b/iu;
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
    const deed = told.moments.findLast(({ text }) => isToldWhole(text));
    const title = deed && !told.title ? `${capital(withTheAgain(named))}: ${small(deed.text)}` : told.title;
    return {
      ...told,
      title: title.length <= TITLE_AT_MOST ? title : told.title,
      moments: [{ ...first, text: `${capital(where)}: ${small(first.text)}` }, ...more],
    };
  }
  if (!SALE.test(told.film) || told.moments.length > 4 || told.moments.at(-1)?.lines.length !== 0)
    return told;
  const last = told.moments.at(-1) ?? first;
  const end =
    /\b(?:teacher|coach|trainer|therapist|photographer|plumber|painter|lawyer|singer|magician|chef|baker)$/iu.test(
      named,
    )
      ? `${withTheAgain(named)} looks into the camera and smiles`
      : `${withTheAgain(named)} in the middle of the picture`;
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
  const isNew =
    named !== '' && !/:\s/u.test(told.title) && told.isTold && !words.some((word) => hasWord(own, word));
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
