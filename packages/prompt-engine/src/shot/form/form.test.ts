import { describe, expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { TAKES } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { requestOf } from '../../write/fixtures/takes.ts';
import { askedForm } from './form.ts';

const takesOf = (subject: string): ReturnType<typeof compose> => compose(requestOf(subject));
const allOf = (subject: string): string => {
  const takes = takesOf(subject);
  return TAKES.map((take) => takes[take].slice(subject.length)).join('\n');
};

const LENS = /\d+mm|\blens\b|photograph|film still/i;

describe('a sheet', () => {
  test.each([
    'diagram of a plant cell',
    'a plant cell cut open, each part in a colour of its own',
    'butterfly life cycle',
    'infographic about coffee brewing methods',
    "where's waldo style beach scene",
    'cutaway of a submarine from the side, every room full of sailors',
    'character sheet of a goblin mechanic',
    'sticker sheet with mushrooms and frogs',
    'comic page: a superhero misses the bus',
    'storyboard of a heist in a museum',
    'mural with whales for a nursery',
    'wedding invitation background',
    'poster explaining how bees make honey',
    'seamless pattern of lemons',
    'tattoo of a snake wrapped around a dagger',
    'fantasy map of an island kingdom',
    'sprite sheet of a running fox',
  ])('is drawn and laid out, and seen through no lens: %s', (subject) => {
    expect(allOf(subject)).not.toMatch(LENS);
  });

  test('shows the stages and the parts that are known of what it explains', () => {
    expect(takesOf('frog life cycle').studio).toMatch(/spawn, a tadpole.*arrow/s);
    expect(takesOf('diagram of the water cycle').studio).toMatch(/vapour.*rain.*arrow/s);
    expect(takesOf('cross section of a volcano').studio).toMatch(/magma chamber/);
    expect(takesOf('solar system diagram').studio).not.toMatch(/cut open/);
  });

  test('is labelled but where the words want no label', () => {
    expect(allOf('diagram of a human heart')).toMatch(/labels/);
    expect(allOf('diagram of a human heart, no labels')).not.toMatch(/(?<!no )labels/i);
  });

  test('shows what its words name, without whom it is for and how it is made', () => {
    expect(takesOf('pattern of tiny foxes for kids pajamas').studio).toMatch(/Tiny foxes as small motifs/);
    expect(takesOf('angry vegetables sticker set, white outline').studio).toMatch(
      /Angry vegetables as twelve/,
    );
    expect(takesOf('tattoo idea: a fox, thin lines, small enough for my wrist').studio).toMatch(
      /A fox upright and whole/,
    );
  });

  test('keeps its layout in the look that the words name', () => {
    const { studio } = takesOf('seamless watercolor pattern of lemons');
    expect(studio).toMatch(/half-drop rows.*Watercolor/s);
  });

  test.each([
    'seamless pattern of lemons and blue tiles',
    'parts of a flower, simple drawing',
    'storyboard of a heist',
  ])('is another in another take: %s', (subject) => {
    const other = compose(requestOf(subject, { variation: 1 }));
    expect([other.studio, other.cinematic]).not.toEqual([
      takesOf(subject).studio,
      takesOf(subject).cinematic,
    ]);
  });

  test('has as many panels as the words count', () => {
    expect(takesOf('4 panel comic about a cat who hates mondays').studio).toMatch(/four equal panels/);
  });
});

describe('a frame', () => {
  test('shows what it holds as a picture of it, laid out for its use', () => {
    const takes = takesOf('phone wallpaper of a fox in the snow');
    for (const take of TAKES) expect(takes[take]).toMatch(/Upright frame, the fox/);
    expect(takes.studio).toMatch(/The fox standing/);
  });

  test('never makes of its picture one small shape', () => {
    const { minimal } = takesOf('smoky jazz trio in a basement club, 1950s album cover');
    expect(minimal).toMatch(/Square frame, the jazz trio whole/);
    expect(allOf('smoky jazz trio in a basement club, 1950s album cover')).not.toMatch(/diner/);
  });

  test('shows a season by what is seen of it', () => {
    expect(takesOf('cozy autumn wallpaper').studio).toMatch(/maple leaves outside/);
  });

  test('leaves the front of a mockup blank, and photographs it', () => {
    const { studio } = takesOf('mockup of a tote bag hanging on a door knob');
    expect(studio).toMatch(/tote bag whole in frame, its front blank/);
    expect(studio).toMatch(LENS);
  });

  test('keeps its title to the letter', () => {
    const { studio } = takesOf('book cover for "The Salt Road", a caravan of camels under two moons');
    expect(studio).toMatch(/“The Salt Road”.*spelled exactly/);
    expect(studio).toMatch(/title/);
  });
});

describe('a form', () => {
  test.each([
    'pirates studying a treasure map',
    'woman with a snake tattoo on her arm',
    'tattoo artist at work',
    'old sailor, tattoos, pipe',
    'a kimono with a wave pattern',
    'comic shop owner behind the counter',
    'a boy reading a comic book under the blanket',
    'a cat sitting on a storyboard',
    'a mouse living in a cutaway tree stump',
    'wallpaper peeling off the wall of an old house',
    'man checking his phone background noise',
    'two seals playing cards on an iceberg',
  ])('that somebody has, reads or sells is a thing in the picture: %s', (subject) => {
    expect(askedForm(readScene(subject))).toBeUndefined();
  });
});

describe('a form by its name in another language', () => {
  test.each([
    ['Lebenszyklus eines Schmetterlings', /caterpillar.*chrysalis/],
    ['infografía sobre el ciclo del agua', /vapour.*rain/],
    ['malvorlage mit einem einhorn', /A unicorn whole.*closed black outlines/],
    ['carátula de libro: una niña y un zorro en el bosque nevado', /the girl and the fox large/],
    ['fondo de pantalla de otoño acogedor', /maple leaves outside/],
  ])('is planned as in English: %s', (subject, seen) => {
    expect(takesOf(subject).studio).toMatch(seen);
  });
});

describe('what a form is told of itself', () => {
  const of = takesOf;
  test('keeps the ground of a mockup, which has been in no use', () => {
    const takes = of('t-shirt mockup on a black backdrop');
    expect(takes.studio).toMatch(/The t-shirt whole in frame/);
    expect(of('ceramic mug mockup, white background').cinematic).not.toMatch(/night|steaming/);
  });
  test('keeps flat colours, counted tiles, the hour of a map and that it has no grid', () => {
    expect(of('cross section of a volcano with labels, flat colours').cinematic).not.toMatch(
      /gouache|shading/,
    );
    expect(of('moodboard sheet: 9 tiles, terracotta and brass').studio).toContain(
      'Nine tiles in an even grid',
    );
    const map = of('battle map of a bridge over a gorge, top down, gridless, night version');
    expect(map.studio).not.toMatch(/square grid|daylight/);
    expect(map.studio).toMatch(/moonlight/);
  });
});
