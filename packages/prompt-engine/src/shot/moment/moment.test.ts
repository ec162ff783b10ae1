import { describe, expect, it } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import { bareOf } from './bare.ts';
import { momentNames } from './moment-table.ts';

const takesOf = (subject: string, more = {}) => compose({ ...PROMPT_DEFAULTS, subject, ...more });

const isRead = (subject: string): boolean => bareOf(readScene(subject)) !== undefined;

describe('the moment of a subject that is named alone', () => {
  it('stages it: a pose under control, a deed in its place and light, one thing that is left', () => {
    const { studio, cinematic, minimal } = takesOf('a fox');
    expect(studio).toMatch(/The fox standing side-on/);
    expect(cinematic).toMatch(/one forepaw lifted.*At the edge of a beech wood.*Low sun between the trunks/s);
    expect(minimal).toMatch(/curled asleep/);
  });

  it.each([
    'a fox in a library',
    'a fox reading a map',
    'a fox in spring',
    'a giant fox',
    'a fox and a crow',
    'a fox made of glass',
  ])('leaves “%s” to what it says', (subject) => {
    expect(bareOf(readScene(subject))).toBeUndefined();
    expect(takesOf(subject).cinematic).not.toMatch(/beech wood after rain/);
  });

  it.each(['a fox at night', 'watercolor of a fox', 'a fox with a red scarf', 'portrait of a fox'])(
    'keeps its place beside an hour, a look or what is worn: “%s”',
    (subject) => {
      expect(takesOf(subject).cinematic).toMatch(/beech wood/);
    },
  );

  it('has no deed that needs another ground than the one that is told', () => {
    expect(takesOf('mermaid on a rock').cinematic).not.toMatch(/under the surface/);
    expect(takesOf('tiger in the snow').cinematic).not.toMatch(/wading/);
    expect(takesOf('chef on a beach').cinematic).toMatch(/pan held level/);
  });

  it('tells no dress beside the one that is told', () => {
    const { studio } = takesOf('woman in a red dress');
    expect(studio).toMatch(/the red dress falling straight|the dress falling straight/);
    expect(takesOf('knight in a wedding dress').cinematic).not.toMatch(/surcoat/);
  });

  it('poses a face by head and shoulders', () => {
    expect(takesOf('portrait of an old sailor').studio).toMatch(/The sailor (?:with the shoulders|square)/);
    expect(takesOf('girl with blue eyes').cinematic).not.toMatch(/hopping/);
  });

  it('poses whoever has a trade among a people of fantasy by the trade', () => {
    expect(takesOf('gnome bard').studio).toMatch(/lute/);
    expect(takesOf('orc shaman').studio).toMatch(/drum/);
  });

  it('gives a deed that is done in no one place a place that suits it', () => {
    expect(takesOf('astronaut riding a horse').cinematic).toMatch(/grassland.*Low sun from back/s);
    expect(takesOf('astronaut riding a horse on the moon').cinematic).not.toMatch(/grassland/);
    expect(takesOf('a girl with a red umbrella').cinematic).toMatch(/wet pavement/);
  });

  it('is had by what is typed without an article, also where that is a colour', () => {
    expect(takesOf('rose').studio).toMatch(/^rose\. The rose, one half-open bloom/);
  });

  it.each([
    ['a cat playing the piano', /front paws spread on them.*parquet.*keys and lid/s],
    ['a skeleton dancing', /old graveyard at night/],
    ['a witch with a broom', /broom slanting ahead.*bare treetops at night/s],
    ['a man in a suit with a briefcase', /setting the briefcase down.*railway platform/s],
    ['a man playing electric guitar', /small dark stage/],
    ['a girl with a wolf', /one step ahead of the wolf.*old forest/s],
    ['a fox with an umbrella', /hind legs, the umbrella tilted.*footbridge/s],
  ])('stages “%s” by its deed, in a place for it', (subject, expected) => {
    expect(takesOf(subject).cinematic).toMatch(expected);
  });

  it.each([
    ['elf ranger', /hoof print.*pine forest/s],
    ['dwarf cleric', /round symbol/],
    ['dwarf cleric with a hammer', /hammer swung back.*stone bridge at night/s],
    ['pirate queen', /one pistol levelled/],
    ['mecha pilot', /open chest hatch/],
    ['fire mage', /whip of flame/],
    ['catgirl in a kimono', /edge of the kimono.*tiled roof/s],
    ['dark elf assassin', /one wrist blade out/],
  ])('shows “%s” as what it is in its world', (subject, expected) => {
    expect(takesOf(subject).cinematic).toMatch(expected);
  });

  it('has horns on the head of whoever bears them', () => {
    const { studio, cinematic } = takesOf('demon girl with horns');
    expect(studio).toMatch(/horns and curled tail in clear outline/);
    expect(cinematic).not.toMatch(/fingers on its keys|raised to the light/);
  });

  it('tells no hand of whoever has none', () => {
    // A cat that is a ninja is seen as one, by its paws.
    expect(takesOf('ninja cat').studio).toMatch(/front paw/);
    expect(takesOf('ninja cat').studio).not.toMatch(/\bhands?\b|\bfingers?\b/);
    expect(takesOf('a cat casting a spell').cinematic).not.toMatch(/hands/);
  });

  it('keeps its place beside what is felt, which has a pose of its own', () => {
    const { cinematic } = takesOf('a sad fox');
    expect(cinematic).toMatch(/ears drooping.*beech wood/s);
    expect(cinematic).not.toMatch(/one forepaw lifted/);
  });

  it('shows a number by its numerals', () => {
    expect(takesOf('42').studio).toMatch(/^42, the two numerals/);
    expect(takesOf('42 balloons').studio).not.toMatch(/numerals/);
  });

  it('shows two together of whom no deed is told', () => {
    expect(takesOf('a girl with a cat').studio).toMatch(/The girl seated, the cat held in both arms/);
    expect(takesOf('knight vs dragon').studio).toMatch(/The knight and the dragon in profile/);
  });

  it('poses whoever is named in a place, and keeps the place', () => {
    const { cinematic } = takesOf('a fox in a library');
    expect(cinematic).toMatch(/one forepaw lifted.*In the library/s);
    expect(cinematic).not.toMatch(/beech wood/);
  });

  it('gives way to a light that is asked for', () => {
    expect(takesOf('a fox', { lighting: 'neon at night' }).cinematic).not.toMatch(/Low sun/);
  });

  it('shows the usual place with its hour where no moment is written', () => {
    expect(takesOf('bush baby').cinematic).toMatch(/by moonlight\..*moon/s);
  });

  it('has rows for names alone that the lexicon knows', () => {
    const unreached = momentNames().filter((name) => !isRead(name) && !isRead(`a ${name}`));
    expect(unreached).toEqual([]);
  });
});
