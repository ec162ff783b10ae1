import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  'Dziewczynka w czerwonym płaszczu stoi na peronie, obok niej pies',
  'Starý rybář opravuje síť na molu, ráno, mlha nad řekou',
  'En gammel mand fodrer svaner fra en rød robåd i regnvejr',
  'Vanha nainen ruokkii lokkeja rannalla, punainen sateenvarjo',
  'Egy kisfiú sárkányt ereget a dombtetőn, naplemente',
  'Bir balıkçı teknede kedisiyle çay içiyor, sabah sisi',
  'Een postbode op een bakfiets rijdt door de regen',
  'Старый трамвай едет по мосту, внизу река',
])('%s: no word of an unknown language is read as a thing', (subject) => {
  const { isForeign, isUnread, cast, doings, lights } = readScene(subject);
  expect({ isForeign, isUnread, cast, doings, lights }).toEqual({
    isForeign: true,
    isUnread: true,
    cast: [],
    doings: [],
    lights: [],
  });
});

test.each([
  'a fox in Tromsø, snow, northern lights',
  'un chat noir sur un toit de Paris la nuit',
  'ein kleiner Hund im Schnee',
  'Totoro ramen shop, Osaka, neon, rain',
])('%s is read', (subject) => expect(readScene(subject).isUnread).toBeUndefined());

test('a slip of English is none in another language', () => {
  expect(readScene('Plakat na festyn: kogut gra na trąbce, styl linoryt').styles).toEqual([]);
});

test.each([
  ['ein Dachs schläft im Garten', 'badger'],
  ['une carte avec deux flamants roses sur un tandem', 'flamingos'],
  ['una cigüeña en el tejado', 'stork'],
])('%s: the animal is known', (subject, name) =>
  expect(readScene(subject).cast.map((member) => member.name)).toContain(name),
);
