import { articleFor } from '../../lexicon/inflect.ts';
import { choicesOf, rowsOf } from '../../lexicon/row.ts';
import { isPeople, type Member, type Scene } from '../../read/scene.ts';
import { momentNamed } from '../../shot/moment/moment.ts';
import { theOf } from '../../shot/refer.ts';
import { sceneRead } from '../idea/scene-read.ts';
import { capital, small } from '../wording.ts';
import { FILM_ROWS } from './film-rows.ts';

/*
 * A film of what is only named: the place in which it is most itself, a sign of it from near, and at the end the deed that it is
 * known by. A sort of film that is asked for by its name has pictures of its own.
 */

/** As a caption introduces it: 'a cat'. */
const introduced = ({ words, plural, count }: Member): string =>
  plural || count > 1 || /^(?:an?|the|my|our|his|her)\s/iu.test(words)
    ? small(words)
    : `${articleFor(words)} ${small(words)}`;

/** What is seen of it in turn, and in which light. */
export interface NamedPictures {
  readonly images: readonly string[];
  /** Empty where its images leave that open. */
  readonly light: string;
}

const SORTS = rowsOf(FILM_ROWS, 2).map(([form = '', images]) => ({
  form: new RegExp(form, 'iu'),
  images: choicesOf(images),
}));

/** What asks for a film, before or behind what it is of. */
const ASKED =
  /^(?:(?:an?|the|short|quick|little|funny|cute|nice|cool)\s)*(?:video|film|clip|reel|short|movie|meme|funny clip|animation)\s(?:of|about|with|on|for)\s(?:the\s(?=[\p{Lu}])|)|^(?:meme|pov|short|clip|video)[:,]?\s(?=\S)|\s(?:video|film|clip|reel|short|movie|meme|animation|tiktok)s?$|,?\s(?:\d{1,3}\s?(?:s|secs?|seconds?)|fast|quick|easy)$/giu;

/** The subject without what asks for the film. */
const withoutAsking = (text: string): string => {
  const bare = text.replace(/[\s.!?]+$/u, '').trim();
  const once = bare.replace(ASKED, '').trim();
  return once.replace(ASKED, '').trim() || bare;
};

function sortOf(text: string): readonly string[] | undefined {
  for (const { form, images } of SORTS) {
    const found = form.exec(text);
    if (!found) continue;
    const x = found[1] ?? '';
    return images.map((image) => capital(image.replaceAll('{x}', x)).replace(/\s{2,}/gu, ' '));
  }
  return undefined;
}

const SIDES = { '{side}': 'the left', '{other}': 'the right' } as const;
const sided = (text: string): string =>
  text
    .replace(/\b(?:from )?camera \{side\}/gu, (all) => all.replace('camera {side}', 'camera left'))
    .replace(/\bback \{side\}/gu, 'back left')
    .replaceAll('{side}', SIDES['{side}'])
    .replaceAll('{other}', SIDES['{other}']);

/** Kinds that have eyes, and those that have wheels or rooms. */
const NEAR_OF: readonly (readonly [kinds: RegExp, near: string])[] = [
  [
    /^(?:pet|wild-animal|farm-animal|bird|animal|fantasy-being|insect|fish|sea-animal)$/,
    'The eyes of {o}, very near, fixed on one spot',
  ],
  [/^(?:vehicle)$/, 'A wheel of {o}, very near'],
  [/^(?:building|structure|place)$/, 'The way up to {o}, step by step'],
  [/^(?:food|drink|dish|fruit)$/, 'The surface of {o}, very near'],
];

function nearOf(main: Member): string {
  const o = theOf(main);
  const near = isPeople(main.kind)
    ? 'The hands of {o}, very near, ready'
    : (NEAR_OF.find(([kinds]) => kinds.test(main.kind))?.[1] ??
      'Light runs along the edge of {o}, very near');
  return near.replace('{o}', o).replace('{O}', capital(o));
}

const MOST_AT = 90;
/** Where it is, without what only fills the picture. */
function placed(at: string): string {
  const parts = at.split(', ');
  let text = parts[0] ?? '';
  for (const part of parts.slice(1)) if (`${text}, ${part}`.length <= MOST_AT) text += `, ${part}`;
  return text;
}

/** A deed of its row, with whoever does it: 'a cat, walking along the coping'. */
const withDeed = (name: string, deed: string): string =>
  `${name}${/^(?:with|as|in|on|by)\s/u.test(deed) ? ' ' : ', '}${deed}`;

/** What is seen of somebody or something that a scene names alone; undefined where no row knows it. */
function momentPictures(scene: Scene): NamedPictures | undefined {
  const moment = momentNamed(scene);
  if (!moment || moment.deed === '') return undefined;
  const { main, studio, set, deed, at, light } = moment;
  const o = theOf(main);
  const isAtRest =
    set === '' && studio !== '' && (isPeople(main.kind) || /animal|pet|bird|fantasy/.test(main.kind));
  const first = isAtRest
    ? `${placed(at)}: ${withDeed(introduced(main), studio.split(', ')[0] ?? studio)}`
    : placed(at);
  return {
    // A moment without a place of its own begins near.
    images: [first, nearOf(main), capital(withDeed(o, deed))]
      .filter((image) => image !== '')
      .map(sided)
      .map(capital),
    light: sided(light),
  };
}

const MOST_WORDS = 12;
/** What is only named is named in few words. */
const BARE_WORDS = 5;
const isShort = (text: string): boolean => text !== '' && text.split(' ').length <= MOST_WORDS;

/** The pictures of a sort of film that an idea asks for by its name; undefined where no row has it. */
export function filmPictures(typed: string): NamedPictures | undefined {
  const text = withoutAsking(typed);
  const images = isShort(text) ? (sortOf(typed.replace(/[\s.!?]+$/u, '')) ?? sortOf(text)) : undefined;
  return images && { images, light: '' };
}

const FAR =
  /\b(?:from above|from afar|the whole|all of (?:it|them)|the sky|whole sky|everyone|every arm|slope|the first look|small (?:from|in)|the tops|ground drops|family|circle|chairs empty|at an? (?:table|desk)|in an empty|tent glows|arms up)\b/iu;
const NEAR =
  /\bvery near\b|^(?:an? |the |two |ten |one )?(?:\p{L}+ )?(?:laces?|straps?|needle|fingers?|thumbs?|lips|eyes?|brush|hands?|knots?|palms?|gloves?|cup|flame|ribbon|pen|pencil|tape|goggles|toes|soles?|feet|foot|shoes?|boots?|wheel|chain|studs|ball|wax|cable|peg|match|block|curl|cubes|blade|slice|alarm|card|chalk|tail|bow|knife|spoon|drop|second hand|glasses|string)\b/iu;

/** How near a picture is to be seen. */
export const sizeOfPicture = (text: string): 'wide' | 'close' | 'medium' =>
  FAR.test(text) ? 'wide' : NEAR.test(text) ? 'close' : 'medium';

/** The pictures of an idea that only names what its film is of; undefined where no table knows it. */
export function namedPictures(typed: string): NamedPictures | undefined {
  const text = withoutAsking(typed).replace(/\bnew\s/u, '');
  return (
    filmPictures(typed) ??
    (text !== '' && text.split(' ').length <= BARE_WORDS ? momentPictures(sceneRead(text)) : undefined)
  );
}
