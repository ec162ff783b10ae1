import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { type Script, writeScript } from '../script/script.ts';
import { readTold } from './told.ts';

const momentsOf = (idea: string): string =>
  readTold(idea)
    .moments.map(({ text }) => text)
    .join(' / ');
const scriptOf = (idea: string): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' });

describe('what is said of a film', () => {
  it.each([
    ['a potter turns a bowl, clear captions for each glaze', 'text', 'clear captions for each glaze'],
    [
      'a nurse walks home, only wet pavement and her shoes',
      'camera',
      'showing only wet pavement and her shoes',
    ],
    ['a nurse walks home, two hands only', 'camera', 'showing only two hands'],
    ['ein Hund wartet, traurige Geige', 'sound', 'traurige Geige'],
    ['two chess players stare, tension builds, a clock falls', 'mood', 'tension builds'],
    ['a duel at dawn, western style closeups of eyes', 'camera', 'western style closeups of eyes'],
    ['a dog runs, 40 Sekunden', 'form', '40 Sekunden'],
    ['a babysitter waits, only the monitor’s glow', 'light', 'only the monitor’s glow'],
    ['a judge enters, big booom sounds', 'sound', 'big booom sounds'],
  ])('%s: is a note', (idea, kind, text) => {
    expect(
      readTold(idea)
        .notes.filter((note) => note.kind === kind)
        .map((note) => note.text),
    ).toContain(text);
  });

  it.each([
    ['my parrot Otto as a jewel thief heist film, sepia', 'My parrot Otto as a jewel thief', 'heist film'],
    ['un corto de dos hermanas que heredan un faro', 'Dos hermanas heredan un faro', ''],
    ['Film zum 60. Geburtstag von Oma: sie backt Brot', 'Sie backt Brot', 'Film zum 60. Geburtstag von Oma'],
    [
      'opening titles for our podcast about maps, ink spreads on paper',
      'Ink spreads on paper',
      'opening titles for our podcast about maps',
    ],
  ])('%s: has its sort of film apart', (idea, moments, film) => {
    expect(momentsOf(idea)).toBe(moments);
    expect(readTold(idea).film).toBe(film);
  });

  it('keeps somebody in every moment', () => {
    expect(momentsOf('a girl gets letters, last one is written by herself')).toMatch(
      /The last one is written/,
    );
    expect(momentsOf('ad for a folding boat: starts as a bag on a bus')).toBe(
      'The folding boat starts as a bag on a bus',
    );
    expect(momentsOf('a fox steals a pie, ends with him caught in the oven')).toMatch(/The fox is caught/);
  });

  it('has what is said without quotation marks said', () => {
    expect(
      readTold('zombies queue, ends on the clerk saying that’ll be ten cents').moments.at(-1)?.lines,
    ).toEqual([{ speaker: 'The clerk', line: 'that’ll be ten cents' }]);
  });
});

describe('a script', () => {
  it('has the title that is told', () => {
    expect(creativeOptions('a baker waits for snow, it falls. title: Flour', 'ten-seconds').a.title).toBe(
      'Flour',
    );
  });

  it('is as long as is told, in shots of a sensible length', () => {
    const { seconds, beats } = scriptOf(
      'a diver mends a bell on the sea floor, 2 min, the bell rings, fish listen',
    );
    expect(seconds).toBe(120);
    expect(beats.at(-1)?.to).toBe(120);
    expect(Math.max(...beats.map(({ from, to }) => to - from))).toBeLessThanOrEqual(30);
    expect(beats.every(({ from }, i) => i === 0 || from === beats[i - 1]?.to)).toBe(true);
  });

  it('shows by turns what alone is to be seen', () => {
    const { beats } = scriptOf('a song about leaving town, 30 s, only road signs and her hands on the wheel');
    expect(beats.map(({ camera }) => camera).join()).toMatch(/only road signs/);
    expect(beats.map(({ action }) => action).join()).toMatch(/: road signs.*: her hands/);
  });

  it('has the steps of an instruction that is known, near its hands', () => {
    const { title, beats } = scriptOf(
      'how to patch a bicycle tube, close on the hands, captions for each step, 60 s',
    );
    expect(title).toBe('How to patch a bicycle tube');
    expect(beats.length).toBeGreaterThan(3);
    expect(beats.every(({ camera }) => /close on the hands/i.test(camera))).toBe(true);
    expect(beats.every(({ action }) => /caption on screen/.test(action))).toBe(true);
  });

  it('has one cut between two shots', () => {
    const { beats } = scriptOf('a kite falls, a plane lands, a child waves, one match cut');
    expect(beats.filter(({ camera }) => /match cut/i.test(camera))).toHaveLength(1);
  });

  it('makes each thing an image where it is cut fast', () => {
    expect(momentsOf('my truck sells waffles, quick cuts, syrup pour, powdered sugar')).toBe(
      'My truck sells waffles / Syrup pour / Powdered sugar',
    );
  });
});
