import { articleFor } from '../../lexicon/inflect.ts';
import { choicesOf, rowsOf } from '../../lexicon/row.ts';
import { capital, small } from '../wording.ts';

/* What a film shows of which only the genre is named: 'trailer for a zombie movie in a mall'. */

/** words of the genre | images in their order */
export const GENRE_FILM_ROWS = `
zombie, undead, walking dead | One lamp after the other goes out; Feet drag over the floor, slow, more and more of them; A palm strikes flat against the glass; Someone runs, and all the heads turn at once
ghost, haunted, poltergeist, exorcis | A door opens, and nobody is behind it; Breath hangs white in the air; A pale shape at the far end, then none
vampire, dracula | A lid moves aside by the breadth of a hand; A mirror, and only one of two in it; A mouth close to a neck, and the lamp goes out
werewolf | The moon comes out from behind a cloud; A hand closes on the ground, and claws come through; A howl, and every window lights up
alien, ufo, invasion | A white light comes down without a sound; A shadow with too many fingers slides over the ground; Faces turned up into the light, mouths open
dinosaur, kaiju, giant monster | Rings tremble in a puddle, once, then again; Leaves part in front of a huge eye; People run, and the ground shakes under them
shark, sea monster, crocodile | The water lies quite still; A fin cuts the surface and goes under; A scream, and white foam
monster, creature | A paw print, as wide as a door; Two eyes open in the dark; A roar, and everybody runs
heist, robbery, bank job | Gloved hands spread a plan on a table; An ear laid to a steel door, a dial turning; The door swings open; An alarm, and all of them run
spy, espionage, secret agent | A hat, a case, a glance over the shoulder; The case goes from one hand into the next; A car door, and wheels on wet ground
detective, whodunnit, murder mystery, crime, noir, gangster | A lamp over a table of photographs; A gloved finger turns one of them over; A match flares, and a face comes out of the dark
slasher, horror, scary, psychological thriller, thriller, suspense | A lamp flickers and steadies; A step stops, a breath is held; Fingers come round the edge of a door
western, cowboy, spaghetti western | Boots come down in the dust; Two eyes under the brim of a hat; A hand hangs still beside a holster, and the wind blows
space opera, space, sci-fi, science fiction, science-fiction | A ship turns slowly against the stars; A red lamp blinks on a panel; A face behind a visor, both eyes wide
time travel | A clock runs backwards; Light bends round an open door; One step through, and horses stand where cars stood
robot, cyborg, android | A row of lights comes on behind a metal brow; A hand of steel closes, finger by finger; It looks at its own palm, then at us
superhero | A cape is pulled over two shoulders; A wall breaks, and dust comes through; A figure stands in the gap, light behind it
pirate | A black flag goes up; Ropes, blades and spray over the rail; A lid is lifted, and gold light falls on the faces
fantasy, sword and sorcery, dragon | A hand closes round a hilt; A huge shadow passes over the mountains; An army, and one rider before it
war | Boots in mud, a whole line of them; A letter is folded and put inside a coat; A whistle, and all of them go over the edge
disaster, apocalypse, end of the world, post-apocalyptic | A glass begins to tremble on a table; A crack runs through the street; People look up, and the light goes
romantic comedy, rom-com, romcom, romance, love | Two strangers run into each other, and paper flies; A laugh, hidden behind a hand; Their lips nearly meet, and a door bangs
musical | One foot taps; A whole street falls into step; All arms go up on the last note
christmas | A match flares at the first candle; Snow against a pane, two noses on it; A door opens, and there they stand
road movie | Keys are thrown and caught; A hand out of the window in the wind; The car, small on a straight road
coming-of-age, coming of age, teen | A bicycle lies in the grass, its wheel turning; A first cigarette, a cough, a laugh; Feet over the edge of a roof, the town below
samurai, kung fu, martial arts, ninja | A blade leaves its sheath by an inch; Two who stand quite still, leaves blowing between them; One stroke, and both have changed sides
`;

const GENRES = rowsOf(GENRE_FILM_ROWS, 2).map(([names = '', images]) => ({
  words: new RegExp(`\\b(?:${names.split(/,\s*/).join('|')})`, 'i'),
  images: choicesOf(images),
}));

const LEAD =
  /^(?:(?:an?|the|our|my|short|new|movie|film|official|first|final|\d+[\s-]?seconds?)\s)*(?:trailer|teaser|opening|opening scene|first scene|final scene|scene|intro|clip)\s(?:for|of|from|to)\s/iu;
const NAMED =
  /^((?:an?|the|my|our|some|new|short|upcoming|indie|low-budget|student)\s)*((?:[\p{L}’'-]+\s){0,3}?(?:movie|film|story|comedy|rom-com|romcom|romance|thriller|western|noir|drama|mystery|short|musical|flick|invasion|heist))(?:,?\s(?:set\s)?((?:in|on|at|under|aboard|inside)\s(?!which\b)[^,.]{2,40}))?[.!]?$/iu;

/** A film of which only the genre is named. */
export interface GenreFilm {
  /** What asks for a part of it: 'trailer for '; empty where the whole is asked for. */
  readonly lead: string;
  /** 'a zombie movie in a mall' */
  readonly called: string;
  /** 'in a mall'; empty where the words name no place. */
  readonly where: string;
  readonly images: readonly string[];
}

/** The genre film that is all a text asks for; undefined where it tells of one, or where no row knows the genre. */
export function genreFilmIn(text: string): GenreFilm | undefined {
  const lead = LEAD.exec(text)?.[0] ?? '';
  const [, , genre = '', where = ''] = NAMED.exec(text.slice(lead.length).trim()) ?? [];
  const images = genre === '' ? undefined : GENRES.find(({ words }) => words.test(genre))?.images;
  return images && { lead, called: `${articleFor(genre)} ${genre}${where && ` ${where}`}`, where, images };
}

/** The images of a genre of which an idea tells no more than where it is set; none where it tells its own. */
export function genreFilm(subject: string, events: readonly { readonly doing: string }[]): readonly string[] {
  const film = genreFilmIn(subject.trim());
  if (!film || events.length > 1 || (events[0]?.doing ?? '') !== '') return [];
  return film.where === ''
    ? film.images
    : film.images.map((image, i) => (i === 0 ? `${capital(film.where)}: ${small(image)}` : image));
}
