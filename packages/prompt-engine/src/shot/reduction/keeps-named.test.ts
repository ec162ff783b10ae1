import { describe, expect, test } from 'vitest';
import { readScene } from '../../read/read-scene.ts';
import { PROMPT_DEFAULTS } from '../../vocabulary.ts';
import { compose } from '../../write/compose.ts';
import type { Decision } from '../shot.ts';
import { keepsNamed } from './keeps-named.ts';

const of = (element: Decision['element'], text: string): Decision => ({ element, text, because: '' });
const minimalOf = (subject: string): string =>
  compose({ ...PROMPT_DEFAULTS, subject }).minimal.slice(subject.length);

describe('what the words name is left when all else is taken away', () => {
  test.each([
    ['two sisters and a dog', 'The sisters alone before a white wall', false],
    ['two sisters and a dog', 'The sisters and the dog alone before a white wall', true],
    ['a nun with an umbrella', "Only the nun's hands, cropped at the wrists", false],
    ['a skyline reflected in a puddle', 'One lit window near, the rest of the skyline gone in haze', false],
    [
      'girl in a yellow raincoat',
      'The girl from close by, head and shoulders, all behind sunk in shadow',
      false,
    ],
    ['a soap on white marble', 'The soap at the corner of a bare oak table', false],
    ['an owl made of clockwork', 'The owl lit alone, everything around sunk in shadow', true],
    ['a pile of suitcases', 'The suitcases alone on bare concrete', true],
    [
      'a greenhouse full of moths',
      'The greenhouse and the moths lit alone, everything around sunk in shadow',
      false,
    ],
  ])('%s: %s', (subject, text, isKept) => {
    expect(keepsNamed([of('setting', text)], readScene(subject))).toBe(isKept);
  });

  test('what the hands hold in the pose is seen', () => {
    const left = [of('setting', 'The owl alone on one sheet of paper')];
    const scene = readScene('an owl reading a newspaper');
    expect(keepsNamed(left, scene)).toBe(false);
    expect(keepsNamed(left, scene, { kept: [of('motion', 'The newspaper held open in both wings')] })).toBe(
      true,
    );
  });
});

describe('a minimal take', () => {
  test.each([
    ['a rowing boat with holes in a field', /reflection|no shore/],
    ['submarine in a kelp forest', /reflection|no shore/],
    ['whale swimming through clouds', /dark water/],
    ['mermaid in a bathtub', /wall of the bathtub/],
    ['dinosaur in a ballroom', /lit alone.*(?:chandeliers|tubes)/i],
    ['foggy harbour in bergen', /^(?=.*as one bollard).*Distant view/],
    ['knitted octopus on a wooden shelf', /on the wooden shelf but the octopus on the wooden shelf/],
    ['an orchard in bloom, drone shot', /lit alone/],
  ])('%s: says nothing against its words', (subject, wrong) => {
    expect(minimalOf(subject)).not.toMatch(wrong);
  });
});
