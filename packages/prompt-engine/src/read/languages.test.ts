import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';

test.each([
  'Dievčatko v červenom plášti stojí na nástupišti, vedľa neho pes',
  'Starý rybář opravuje síť na molu, ráno, mlha nad řekou',
  'En gammel mand fodrer svaner fra en rød robåd i regnvejr',
  'Vanha nainen ruokkii lokkeja rannalla, punainen sateenvarjo',
  'Egy kisfiú sárkányt ereget a dombtetőn, naplemente',
  'Bir balıkçı teknede kedisiyle çay içiyor, sabah sisi',
  'En brevbärare på en lådcykel åker genom regnet',
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
  expect(readScene('Plakát na slavnost: kohout hraje na trubku, styl linoryt').styles).toEqual([]);
});

test.each([
  ['ein Dachs schläft im Garten', 'badger'],
  ['une carte avec deux flamants roses sur un tandem', 'flamingos'],
  ['una cigüeña en el tejado', 'stork'],
])('%s: the animal is known', (subject, name) =>
  expect(readScene(subject).cast.map((member) => member.name)).toContain(name),
);

test.each([
  ['een oude molen in de mist met schapen ervoor', 'an old windmill in the fog with sheep'],
  ['Een postbode op een bakfiets rijdt door de regen', 'a postman on a cargo bike'],
  ['twee katten op de vensterbank, regen', 'two cats on the windowsill, rain'],
  ['stary rybak naprawia sieci w porcie o świcie', 'old fisherman repairing fishing nets in harbour at dawn'],
  ['dziewczynka z czerwonym parasolem na moście w deszczu', 'girl with red umbrella on bridge in the rain'],
])('%s is read', (subject, english) => {
  const scene = readScene(subject);
  expect(scene.isUnread).toBeUndefined();
  expect(scene.readable).toContain(english);
});

test.each(['pikachu in winter storm', 'robot on water, warm lamp', 'knigth in storm'])(
  '%s is neither Dutch nor Polish',
  (subject) => expect(readScene(subject).isForeign).toBe(false),
);
