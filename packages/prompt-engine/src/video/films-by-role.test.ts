import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { type Script, writeScript } from './script/script.ts';

const scriptOf = (idea: string): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' });
const linesOf = (idea: string, line: 'action' | 'sound' | 'light' | 'camera'): readonly string[] =>
  scriptOf(idea).beats.map((beat) => beat[line]);
const allOf = (idea: string, line: 'action' | 'sound' | 'light' | 'camera'): string =>
  linesOf(idea, line).join(' / ');
const endOf = (idea: string): string => linesOf(idea, 'action').at(-1) ?? '';
const toneOf = (idea: string): string => creativeOptions(idea, 'ten-seconds').a.tone;

describe('what an idea says of its film is no shot of it', () => {
  it.each([
    ['a cello rests against a wall, slow arc left, cold blue light', /arc|light/i],
    ['hourglass city where the buildings crumble, camera slowly rolls 180 degrees', /camera/i],
    ['a baker fills the oven at night, handheld, we must never see his face', /must|never/i],
    ['a bellboy carries one shoe down a corridor, symmetrical frames, static wide', /frames|wide/i],
    ['a mechanic sleeps under a truck, observational documentary, natural light', /observational/i],
    ['an old captain drinks coffee on deck, no dialogue, just gulls and engine', /gulls/i],
  ])('%s', (idea, wrong) => {
    expect(allOf(idea, 'action')).not.toMatch(wrong);
  });

  it('and what alone is to be heard is heard alone', () => {
    const idea = 'an old captain drinks coffee on deck, no dialogue, just gulls and engine';
    for (const sound of linesOf(idea, 'sound')) expect(sound).toMatch(/^Only gulls and engine/);
  });
});

describe('a film ends on what changed', () => {
  it.each([
    ['a girl lets the goldfish go in a river', /goldfish swims off/],
    ['a keeper ties her shoe just as the corner is taken', /corner is taken/],

    ['a snail wins the marathon', /finish tape breaks on the snail/],
  ])('%s', (idea, end) => {
    expect(endOf(idea)).toMatch(end);
  });
});

describe('the event itself is heard', () => {
  it.each<[string, RegExp, RegExp]>([
    ['a boy learns to tie his shoes the day before his first day of school', /cloth/i, /children/i],
    ['a dog knocks a wedding cake off the buffet', /splat/i, /knocking/i],
    ['a postman steps into a puddle', /splash/i, /mud/i],
    ['a samurai slices a pear in mid air', /blade through the air/i, /board/i],
    ['two raccoons bicker over a pizza box', /sharp calls/i, /voices|natural/i],
    ['a barber shaves a lightning bolt into a boy’s hair', /./, /thunder/i],
    ['a flamenco dancer in a ballroom', /./, /waltz/i],
    ['a violinist keeps playing in a hailstorm', /hail rattling/i, /rain falling/i],
    ['a whale made of fog swims over the harbour', /./, /water moving/i],
    ['a waiter switches the neon sign off', /switch clicking/i, /natural/i],
  ])('%s', (idea, heard, wrong) => {
    expect(allOf(idea, 'sound')).toMatch(heard);
    expect(allOf(idea, 'sound')).not.toMatch(wrong);
  });

  it('and where no sound is sure, the prompt asks for that of the action', () => {
    expect(optimizeVideoPrompt('perfume bottle emerging from black sand, macro', []).prompt).not.toMatch(
      /Sound: no music/,
    );
  });
});

describe('the sort of film is that of the whole idea', () => {
  it.each([
    ['an old boxer wraps his hands in an empty gym, no dialogue, only the sound of tape', /^(?!Hushed)/],
    ['a surgeon hums a lullaby before the operation', /^(?!Hushed and kind)/],
    ['a biker weaves through a collapsing tunnel', /^(?!Patient)/],
    ['cheese stretching from a burger', /^Warm/],
  ])('%s', (idea, tone) => {
    expect(toneOf(idea)).toMatch(tone);
  });
});

describe('the camera does what is asked', () => {
  it.each([
    ['a glass city at noon, camera slowly rolls 180 degrees', /roll/, /static/],
    ['a couple argues in a car park, static wide', /Wide shot/, /Medium|Close/],
  ])('%s', (idea, seen, wrong) => {
    expect(allOf(idea, 'camera')).toMatch(seen);
    expect(allOf(idea, 'camera')).not.toMatch(wrong);
  });
});

describe('the two options', () => {
  it('are not one picture turned round', () => {
    const { a, b } = creativeOptions('two otters bicker over a clam', 'ten-seconds');
    expect(a.hook).toBe('The two otters, close.');
    expect(b.hook).not.toMatch(/Last image/);
  });
});

describe('how an idea is typed', () => {
  it.each<[string, RegExp, RegExp]>([
    [
      'Close on a mother’s hands sewing a name into a coat, she stops at the second letter',
      /^A mother’s hands/,
      /close stops/i,
    ],
    [
      'a magician makes a hat disappear, pull back to reveal the whole crowd wearing it',
      /whole crowd/,
      /pull back|fitting/i,
    ],
    [
      'a kid’s drawing of a dragon peels itself off the fridge and looks for its wing',
      /drawing/,
      /kid’s (?:goes|looks)/i,
    ],
  ])('tells what is seen, and no more: %s', (idea, seen, wrong) => {
    expect(allOf(idea, 'action')).toMatch(seen);
    expect(allOf(idea, 'action')).not.toMatch(wrong);
  });

  it('has a pull back as the camera of what it reveals', () => {
    const idea = 'a magician makes a hat disappear, pull back to reveal the whole crowd wearing it';
    expect(endOf(idea)).toBe('The whole crowd wearing it');
    const [first = '', last = ''] = linesOf(idea, 'camera');
    expect(last).toMatch(/^Pull back/);
    expect(first).not.toMatch(/pull/i);
  });

  it.each<[string, RegExp]>([
    ['a bride trips into a fountain', /thud/i],
    ['a grandad teaches himself to skateboard', /chalk/i],
  ])('is heard in its own sense: %s', (idea, wrong) => {
    expect(allOf(idea, 'sound')).not.toMatch(wrong);
  });
});
