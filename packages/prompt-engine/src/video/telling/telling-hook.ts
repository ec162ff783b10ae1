import { introduced, isSeveral } from '../core/named-as.ts';
import type { Told } from '../plain/as-told.ts';
import { capital, small } from '../wording.ts';
import { diaryOf } from './applied.ts';
import { firstFrame, whoIn } from './first-frame.ts';
import { placeOfFilm, type Telling } from './tellings.ts';

/* The first picture of a film that is told in another way than usual. */

const bare = (text: string): string => text.replace(/[\s.!…。]+$/u, '').replace(/, very near$/u, '');

const STILL =
  /\b(?:the|a|an|my|our|his|her|one|same|little|small)\s(?:[\p{L}’'-]+\s){0,2}?(?:window|table|bench|corner|desk|shelf|counter|door|porch|bus stop|waiting room|corridor|kitchen|bookshop|shop|store|elevator|classroom)\b/iu;

/** The place of an idea as it is called. */
function placeCalled(told: Told): string {
  const place = placeOfFilm(told).replace(
    /^(?:in|on|at|inside|outside|behind|under|near|by|through|across|along|over)\s/iu,
    '',
  );
  return place || (STILL.exec(told.typed)?.[0] ?? '');
}

const ARTICLE =
  /^(?:Une?|El|La|Las|Los|Le|Les|Il|Lo|I|Gli|Un[ao]?|Uma?|O|A|Os|As|Eine?[mnrs]?|Der|Die|Das|Een|De|Het|Dos|Deux|Due|Zwei|Mi|Mon|Ma|Mein|Meine)\s/u;
/** 'Ein Fuchs' within a sentence. */
const withSmallArticle = (text: string): string => text.replace(ARTICLE, (word) => word.toLowerCase());

/** What a film has to begin with. */
interface FilmPictures {
  readonly first: string;
  readonly second: string;
  readonly last: string;
  readonly title: string;
}

/** The first picture of a telling. */
export function tellingHook(
  told: Told,
  telling: Telling,
  { first, second, last, title }: FilmPictures,
): string {
  const { name, who, sound } = telling;
  const isOnly = told.moments.length === 1;
  const opening = (isOnly && firstFrame(first)) || bare(first);
  if (telling.opens !== undefined)
    return telling.opens.replace('{1}', telling.opens.includes('“') ? title : withSmallArticle(bare(first)));
  switch (name) {
    case 'heard':
      return `A black screen, and the sound of ${small(sound)}`;
    case 'shoulder': {
      const met = whoIn(first);
      return `${capital(met === '' ? small(opening) : introduced(met))}, seen over the shoulder of ${who}`;
    }
    case 'beside': {
      const place = placeCalled(told);
      return place === ''
        ? `${capital(who)} fills the frame, the camera no higher than its eyes`
        : `${capital(place)}, seen from as low as ${who} is`;
    }
    case 'locked': {
      const place = placeCalled(told);
      return `${capital(place === '' ? small(opening) : place)}, fixed in one frame, nobody there yet`;
    }
    case 'spoken':
      return `A dark screen and one calm voice, then ${small(bare(second || opening))}`;
    case 'voice':
      return diaryOf(title);
    case 'interview':
      return `${capital(who)} on ${isSeveral(who) ? 'chairs' : 'a chair'} before the camera, eyes just past it`;
    case 'paper':
      return `Two hands open a paper stage, and in it stands, cut out, ${small(bare(second || opening))}`;
    case 'split':
      return `${opening}, and beside it in a split screen ${small(bare(last))}`;
    case 'ahead':
      return `${bare(last)}. How did it get there?`;
    default:
      return '';
  }
}
