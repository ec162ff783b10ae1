import { describe, expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { confidenceOf, isDoubtful } from '../shot/plain/confidence.ts';
import { classOf } from '../shot/scene-class.ts';
import { takesOf } from './fixtures/takes.ts';

const outside = (subject: string): string[] => takesOf(subject).map((take) => take.outside);
const written = (subject: string): string => outside(subject).join('\n');

const isOpen = (subject: string): boolean => {
  const scene = readScene(subject);
  return isDoubtful(scene, classOf(scene), false);
};

describe('how sure the reading of a sentence is', () => {
  test.each([
    'old fisherman mending nets',
    'a red fox in tall grass',
    'a couple dancing in a tiny kitchen',
    'portrait of an old sailor with a grey beard',
    'cute hedghog drinkin tee in a meddow',
    'a barber shaving a robot',
  ])('%s: every word is accounted for', (subject) => {
    expect(isOpen(subject), confidenceOf(readScene(subject)).reasons.join('; ')).toBe(false);
  });

  test.each([
    'the moment a wedding cake slides off its table and everyone but the groom has noticed',
    'loneliness but as a kitchen appliance nobody plugs in',
    'my uncle as a lighthouse, except the lamp is his bald head and the ships are his kids',
    'what would regret look like if it was a motorway services at 3am',
  ])('%s: much is left open', (subject) => {
    expect(isOpen(subject)).toBe(true);
    expect(confidenceOf(readScene(subject)).reasons).not.toEqual([]);
  });
});

describe('a sentence that was read in part', () => {
  test('is given no pose, dress, mood, place or palette, and nobody is framed alone', () => {
    const takes = outside(
      'my uncle as a lighthouse, except the lamp is his bald head and the ships are his kids, one of them sulking',
    );
    for (const take of takes)
      expect(take).not.toMatch(/Fine detail|mood|softbox|third, open space|single clean shadow|close by/);
    expect(new Set(takes).size).toBe(takes.length);
    expect(takes[0]).toMatch(/[Ww]ide shot, .* (?:sharp|focus)/);
  });

  test('names those who are in the frame where each of them is known', () => {
    expect(
      written(
        'a plumber crying into his toolbox, a nun filming it on her phone, the pipe still spraying everywhere',
      ),
    ).toMatch(/the plumber and the nun both in frame/);
  });

  test('is lit by what the words light it by', () => {
    const takes = written(
      'a bus shelter on the edge of two winters, only the timetable is lit, someone waits',
    );
    expect(takes).not.toMatch(/daylight|\bsun\b|softbox|light in the scene/);
  });

  test('is lit as its hour or weather has it', () => {
    expect(
      written('a grey afternoon, somebody left a grand piano by the bins and a fox is reading the lid'),
    ).toMatch(/diffused light/i);
    expect(
      written(
        '3am, the night porter practises his wedding speech to the lobby plants, none of them impressed',
      ),
    ).toMatch(/low-key/i);
  });

  test('is seen from where the words see it', () => {
    const takes = written(
      'a tug of war seen from directly below like the camera is in the mud, everyone slipping, nobody letting go',
    );
    expect(takes).not.toMatch(/eye level|straight-on|wide shot/i);
  });

  test('has quoted words to the letter, and no sentence for a title', () => {
    expect(
      written('poster that says "MIND THE GOOSE" but the goose has eaten half of the letters already'),
    ).toMatch(/The words “MIND THE GOOSE” [^.]*spelled exactly/);
    expect(
      written(
        'need a notice that says MISSING: MY PATIENCE with those little strips at the foot, three torn off already',
      ),
    ).not.toMatch(/“MISSING: MY PATIENCE with those/);
  });

  test('keeps the look that it names', () => {
    for (const take of outside(
      'linocut of a fox but the fox is made of bus tickets and the conductor is not amused',
    ))
      expect(take).toMatch(/Linocut/);
  });

  test('is planned another way in another variation', () => {
    const subject = 'my uncle as a lighthouse, except the lamp is his bald head and the ships are his kids';
    const [one] = takesOf(subject, { variation: 0 });
    const [other] = takesOf(subject, { variation: 1 });
    expect(other?.text).not.toBe(one?.text);
  });
});

describe('light, air and focus that the words tell', () => {
  test.each([
    [
      'greenhouse at midnight lit only by glowing mushrooms',
      /light of the glowing mushrooms the only light/i,
      /grow lamps/,
    ],
    ['a house lit for christmas', /The house/, /daylight|\bsun\b|light in the scene/],
    ['a village under orange fog', /^/, /grey air/i],
    ["close up, a barber's scissors, out of focus mirror behind", /^/, /sharp throughout/],
    ['an asteroid miner asleep', /^/, /coal/],
    ['a donkey at a fence, close up, f2.8', /^/, /at f\//],
  ])('%s', (subject, right, wrong) => {
    expect(written(subject)).toMatch(right);
    expect(written(subject)).not.toMatch(wrong);
  });
});

test('whoever paints something is not painted', () => {
  expect(written('two sisters on a sofa, one painting her toenails')).not.toMatch(/brush strokes|canvas/);
  expect(written('painting of two sisters on a sofa')).toMatch(/brush strokes/);
});

test('a name in quotation marks may have an apostrophe', () => {
  expect(written("a beer called 'Dad's Shed'")).toMatch(/“Dad's Shed”/);
});
