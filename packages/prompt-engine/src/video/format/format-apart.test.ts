import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { formatApart } from './format-apart.ts';

const textOf = (idea: string): string => formatApart(idea).text;
const notesOf = (idea: string): string =>
  formatApart(idea)
    .notes.map(({ kind, text }) => `${kind}: ${text}`)
    .join(', ');

describe('words of format', () => {
  it.each([
    ['hummingbird macro', 'hummingbird', 'camera: macro'],
    [
      'boxing gym ad vertical for instagram, sweat',
      'boxing gym ad, sweat',
      'form: vertical, form: for instagram',
    ],
    [
      'how a volcano erupts, simple animation for 8 year olds with arrows',
      'how a volcano erupts',
      'look: simple animation, form: for 8 year olds, look: with arrows',
    ],
    [
      'our anniversary, kind of a slideshow but animated, a dance hall',
      'our anniversary, a dance hall',
      'film: slideshow, look: animated',
    ],
    [
      'recette de crêpes filmée du dessus, des mains',
      'recette de crêpes, des mains',
      'camera: filmée du dessus',
    ],
    ['perro en patineta por Madrid, estilo cómico', 'perro en patineta por Madrid', 'look: estilo cómico'],
    ['Ein Bäcker am Ofen im Comic-Stil', 'Ein Bäcker am Ofen', 'look: im Comic-Stil'],
    ['la nonna fa la pasta, per tiktok', 'la nonna fa la pasta', 'form: per tiktok'],
    ['um gato na janela vista de cima', 'um gato na janela', 'camera: vista de cima'],
    ['een kat op het dak van bovenaf', 'een kat op het dak', 'camera: van bovenaf'],
    ['柴犬が銭湯でのんびりする動画 15秒', '柴犬が銭湯でのんびりする', 'film: 動画, form: 15秒'],
    ['一只猫在窗边睡觉的视频，慢动作', '一只猫在窗边睡觉', 'film: 视频, camera: 慢动作'],
    ['고양이가 자는 영상 10초', '고양이가 자는', 'film: 영상, form: 10초'],
    ['baby monitor footage, the crib moves', 'the crib moves', 'camera: baby monitor footage'],
    ['cat slow motion falling off couch', 'cat falling off couch', 'camera: slow motion throughout'],
    ['3 sec loop of a neon sign', 'neon sign', 'form: 3 sec, form: loop'],
  ])('are parted off: %s', (idea, text, notes) => {
    expect(textOf(idea)).toBe(text);
    expect(notesOf(idea)).toContain(notes.split(', ').at(-1));
    for (const note of notes.split(', ')) expect(notesOf(idea)).toContain(note);
  });

  it.each([
    'a man watches a film',
    'dog stars in a commercial',
    'she looks down from above',
    'flood tears through a village square',
    'horror short film',
    'music video, guy dances',
    'a bear stands upright',
    'two kids make a video',
  ])('are left where they are part of what happens: %s', (idea) => {
    expect(textOf(idea)).toBe(idea);
  });

  it.each([
    'boxing gym ad vertical for instagram, sweat, chains, heavy bag',
    'hummingbird macro',
    'recette de crêpes filmée du dessus, mains qui versent la pâte',
    '柴犬が銭湯でのんびりする動画 15秒',
    'how a volcano erupts, simple animation for 8 year olds with arrows',
  ])('are no action, no title and no hook: %s', (idea) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    for (const option of [a, b]) {
      const { beats } = writeScript({ idea, option, target: 'ten-seconds' });
      const said = [option.title, option.hook, ...beats.map(({ action }) => action)].join(' / ');
      expect(said).not.toMatch(/\bad vertical\b|instagram|macro|filmée|動画|秒|animation|arrows/i);
    }
  });
});
