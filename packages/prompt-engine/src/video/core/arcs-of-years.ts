import { small } from '../wording.ts';
import { alone, introduced, sentence } from './named-as.ts';

/* One frame in its years, and a life in its photographs. */

const YEARS =
  /^(.{3,60}?)\s(?:from|between)\s(1[5-9]\d\d|20\d\d)\s(?:to|until|and)\s(1[5-9]\d\d|2\d{3}|today|now)$/iu;
/* What a street has had. */
const STREET = /\b(?:street|corner|town|city|square|village|bridge|harbou?r|block|avenue|road|house)\b/iu;
const ERAS: readonly (readonly [until: number, things: string])[] = [
  [1850, 'carts and mud'],
  [1915, 'horse carts and cobbles'],
  [1945, 'the first cars and trams'],
  [1975, 'round cars and painted shop signs'],
  [2010, 'parked cars and telephone boxes'],
  [2040, 'bicycles and delivery vans'],
  [9999, 'trees on the roofs and vehicles without wheels'],
];
const thingsOf = (year: number): string => ERAS.find(([until]) => year <= until)?.[1] ?? '';

/** 'One street corner from 1900 to 2100': the same frame in its years. */
export function yearsArc(text: string): readonly string[] | undefined {
  const [, what = '', from = '', to = ''] = YEARS.exec(text) ?? [];
  if (what === '') return undefined;
  const [first, last] = [Number(from), /\d/u.test(to) ? Number(to) : 2026];
  if (!(last > first)) return undefined;
  const count = last - first > 60 ? 3 : 2;
  const years = Array.from(
    { length: count + 1 },
    (_, i) => Math.round((first + ((last - first) * i) / count) / 5) * 5,
  );
  return years.map((year, i) => {
    const things = STREET.test(what) ? `, ${thingsOf(year)}` : '';
    const called = i === 0 ? introduced(what) : `the same ${alone(what.replace(/^the same\s/iu, ''))}`;
    return sentence(`${called} in ${i === count && !/\d/u.test(to) ? 'our days' : year}${things}`);
  });
}

const ALIVE = [
  'comes alive: a head turns',
  'comes alive: wind goes into the clothes',
  'comes alive: a hand is raised',
  'comes alive: a laugh without a sound',
];
const IN_PHOTOS =
  /^(.{3,60}?)\s(?:in|through|as|told in)\s(\d|two|three|four|five|six|seven|eight|nine|ten)\s(?:old\s)?(photos|pictures|photographs|snapshots|postcards|polaroids)(?:\s(?:that|which)\s(?:come|comes|came) (?:alive|to life))?$/iu;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
/** 'Grandpa's life in 5 photos that come alive'. */
export function photosArc(text: string): readonly string[] | undefined {
  const [, of = '', number = '', photos = ''] = IN_PHOTOS.exec(text) ?? [];
  if (of === '') return undefined;
  const count = /\d/u.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase()) + 1;
  const one = photos.replace(/s$/u, '');
  const life = of.replace(/^(\p{L}+)s life$/iu, '$1’s life');
  if (count < 2) return undefined;
  const images = ORDINALS.slice(0, count).map((nth, i) =>
    sentence(
      i === 0
        ? `the first ${one} of ${small(life)}, still, until its edges glow and it comes alive`
        : i === count - 1
          ? `the ${nth} ${one}, the newest of them: it comes alive and smiles at us`
          : `the ${nth} ${one}, years later, ${ALIVE[i % ALIVE.length] ?? ''}`,
    ),
  );
  return images.length > 5 ? [...images.slice(0, 4), ...images.slice(-1)] : images;
}
