import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { deedPhases } from './deed-phases.ts';

const beatsOf = (idea: string, which: 'a' | 'b' = 'a') =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds')[which], target: 'ten-seconds' }).beats;
const actionsOf = (idea: string, which: 'a' | 'b' = 'a') => beatsOf(idea, which).map(({ action }) => action);

describe('a deed in its pictures', () => {
  it('begins before it is told, and is seen from near with its own thing', () => {
    const { begins, near, left } = deedPhases('A potter throws a bowl');
    expect(begins).toMatch(/clay/);
    expect(near).toMatch(/thumbs/);
    expect(left).toBe('The bowl stands wet and still on the stopped wheel');
    expect(deedPhases('He hides the ring in a fortune cookie').begins).toMatch(/^He holds the ring/);
    expect(deedPhases('My dog learns to ring a bell to go outside').begins).toMatch(
      /^My dog looks up at the bell/,
    );
  });

  it('has no end where it is only tried, and no hands where nobody has them', () => {
    expect(deedPhases('A cat tries to jump on the counter')).toMatchObject({ turns: '', left: '' });
    expect(deedPhases('Two snails race to the altar')).toEqual({ begins: '', near: '', turns: '', left: '' });
    expect(deedPhases('The reflection stops brushing').begins).toBe('');
  });

  it('is told in the tongue of its idea', () => {
    expect(deedPhases('Ein Opa baut mit seiner Enkelin ein Vogelhaus').near).toMatch(/^Eine Hand hält/);
    expect(deedPhases('Ein Hund wartet jeden Tag am Bahnhof auf sein Herrchen').near).toBe('');
  });
});

describe('a script of few moments', () => {
  it.each([
    'a grandmother teaches her grandson to knead dough in a sunny kitchen, at the end they both laugh',
    'proposal video: he hides the ring in a fortune cookie, she eats the cookie whole',
    'unboxing of a mechanical keyboard, macro, no talking',
    'una chica pinta un mural enorme en una pared gris, la gente se detiene a mirar',
  ])('shows a step in each beat, all of them different: %s', (idea) => {
    for (const which of ['a', 'b'] as const) {
      const actions = actionsOf(idea, which);
      expect(actions.length).toBeGreaterThan(2);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });

  it('ends on what the idea ends on', () => {
    expect(actionsOf('a barista makes latte art, the customer stirs it without looking').at(-1)).toMatch(
      /^The customer stirs it without looking/,
    );
  });

  it('lets what is felt be seen', () => {
    expect(actionsOf('a cat jumps on the counter, misses, pretends nothing happened').at(-1)).toMatch(
      /: sitting down and licking one paw$/,
    );
  });

  it('begins the second film near, where it is not one take', () => {
    const idea = 'a skateboarder tries the same stairs all day, finally lands it, nobody was filming';
    expect(beatsOf(idea, 'b')[0]?.camera).toMatch(/^Close-up/);
    expect(beatsOf(idea)[0]?.camera).not.toMatch(/^Close-up/);
  });
});

describe('what is read of an idea', () => {
  it('keeps captions, voices and logos out of what happens', () => {
    expect(
      actionsOf('a cat jumps on a shelf, the shelf falls, captions big, calm voice explaining it').join(
        ' / ',
      ),
    ).not.toMatch(/caption|voice/i);
    expect(actionsOf('ad for a bottle: a hiker drops it, she picks it up, logo at the end').at(-1)).toMatch(
      /^Logo alone/,
    );
    expect(
      actionsOf('spot for a bike shop, I bring a wreck, they hand it back. "We fix it" at the end').at(-1),
    ).toMatch(/on screen: “We fix it”$/);
  });

  it('lets whoever stands behind what happens first speak', () => {
    const [, last] = beatsOf(
      'a dark kitchen. when the light comes on he says "it is not what it looks like"',
    );
    expect(
      beatsOf('a dark kitchen. when the light comes on he says "it is not what it looks like"').at(-1)
        ?.dialogue,
    ).toMatch(/^He: /);
    expect(last?.dialogue ?? '').not.toMatch(/light/i);
    expect(
      beatsOf('in a car: mom "did you feed the fish?" boy "which fish?"')
        .map(({ dialogue }) => dialogue)
        .join(' '),
    ).toBe('Mom: "did you feed the fish?" Boy: "which fish?"');
  });

  it('says which thing it is, and who does what behind a heading', () => {
    expect(
      actionsOf('a potter throws a bowl, it collapses, she starts again, she laughs').join(' / '),
    ).toMatch(/The bowl collapses/);
    expect(
      actionsOf('the last day of a shop: the owner packs a box, turns the sign to closed').join(' / '),
    ).not.toMatch(/The day/);
    expect(actionsOf('a paper plane flies through an office, past bored people, out the window')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The paper plane flies past bored people/)]),
    );
  });
});

describe('a hook', () => {
  it('tells the first picture, asks, and keeps the end', () => {
    const { a, b } = creativeOptions(
      'a cat tries to open the fridge, the dog watches, the cat hands him a sausage',
      'ten-seconds',
    );
    expect(a.hook).toMatch(/^A cat .*fridge.* Does the cat make it\?$/);
    for (const { hook } of [a, b]) expect(hook).not.toMatch(/sausage|shot|Opens|near:/);
  });

  it('of the second film begins with a picture of its own, which its script begins with too', () => {
    const idea = 'two old men play chess in the park, one cheats, the other lets him';
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    expect(a.hook).toBe('Two old men play chess in the park.');
    expect(b.hook).toMatch(/^Two fingers lift one piece/);
    const { beats } = writeScript({ idea, option: b, target: 'ten-seconds' });
    expect(beats[0]?.action).toMatch(/^Two fingers lift one piece/);
    expect(beats[1]?.action).toBe('Two old men play chess in the park');
  });
});

describe('who is seen from near', () => {
  it('is no animal with hands', () => {
    const option = creativeOptions('a cat sleeps in a window, 30 seconds', 'ten-seconds').a;
    const { beats } = writeScript({
      idea: 'a cat sleeps in a window, 30 seconds',
      option,
      target: 'veo-3.1',
    });
    const actions = beats.map(({ action }) => action).join('. ');
    expect(actions).toContain('The head of the cat from near');
    expect(actions).not.toContain('hands');
  });

  it('asks no question that any film could ask', () => {
    expect(creativeOptions('a cat sleeps in a window', 'ten-seconds').a.hook).toBe('The cat’s head, close.');
  });
});
