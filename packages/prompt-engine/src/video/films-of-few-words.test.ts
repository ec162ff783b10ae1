import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { writeScript } from './script/script.ts';
import type { VideoTargetId } from './targets.ts';

const scriptOf = (idea: string, isSecond = false, target: VideoTargetId = 'ten-seconds') => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return writeScript({ idea, option: isSecond ? b : a, target });
};
const actionsOf = (idea: string, isSecond = false): readonly string[] =>
  scriptOf(idea, isSecond).beats.map(({ action }) => action);

describe('what is only named', () => {
  it.each([
    ['cat video', /paw hangs/, /the cat licks a paw/],
    ['dog video', /Two ears/, /^The dog stops/],
    ['surfer', /board/, /^The surfer rides out/],
    ['gym motivation video', /Laces/, /face looks up/],
    ['travel vlog Lisbon', /bag is zipped/, /Lisbon from above/],
    ['meme: when the wifi comes back', /family at the table/, /chairs empty/],
    ['real estate video of a small house by the lake, morning', /front door/, /key on a palm/],
    ['a truck that wont start', /key turns/, /forehead on the wheel/],
  ])('has a beginning, a turn and an end: %s', (idea, begins, ends) => {
    const actions = actionsOf(idea);
    expect(actions.length).toBeGreaterThan(2);
    expect(actions[0]).toMatch(begins);
    expect(actions.at(-1)).toMatch(ends);
    // The second film begins otherwise and ends on the same.
    const second = actionsOf(idea, true);
    expect(second[0]).not.toBe(actions[0]);
    expect(second.at(-1)).toBe(actions.at(-1));
  });

  it('is lit as its place is', () => {
    expect(scriptOf('surfer').beats[0]?.light).toMatch(/sun|light/);
  });

  it('leaves an idea alone that tells more', () => {
    expect(actionsOf('a fox in the snow at night')[0]).toMatch(/fox in the snow at night/);
    expect(actionsOf('a man in a red coat, 35mm, handheld')[0]).toBe('A man in a red coat');
  });

  it('asks no question that is none', () => {
    expect(actionsOf('when your code finally compiles').join(' ')).not.toMatch(/large letters|drawn line/);
  });
});

describe('an explanation of a length', () => {
  it('comes in as many clips as it takes, each with a prompt of its own', () => {
    const { beats, seconds, prompt, target } = scriptOf(
      'explain why the sky is blue, 30 sec, for kids',
      false,
      'veo-3.1',
    );
    expect(seconds).toBe(30);
    expect(beats.at(-1)?.to).toBe(30);
    for (const { from, to } of beats) expect(to - from).toBeLessThanOrEqual(8);
    expect(prompt).toMatch(/^Clip 1 of 4, 8 seconds\./);
    expect(prompt).toMatch(/Clip 4 of 4/);
    expect(target).toMatch(/made of 4 clips/);
  });

  it('says plainly where its images do not fill it', () => {
    const { seconds, target } = scriptOf('explain what a mortgage is, animation, 45 s', false, 'veo-3.1');
    expect(seconds).toBe(32);
    expect(target).toMatch(/32 seconds long instead of 45/);
  });

  it('is told without its length, wherever that stands', () => {
    for (const idea of ['explainer how vaccines work 30 seconds', 'how is glass made 15s']) {
      const { a } = creativeOptions(idea, 'ten-seconds');
      expect(`${a.title} ${a.hook}`).not.toMatch(/\d/);
      expect(scriptOf(idea).beats.length).toBeGreaterThan(2);
    }
    expect(scriptOf('explain photosynthesis in 30 seconds for 5th graders').seconds).toBe(30);
  });

  it('asks its question first in the second film', () => {
    expect(actionsOf('explain why the sky is blue, for kids', true)[0]).toMatch(
      /writes .* “Why the sky is blue”/,
    );
  });
});

describe('an optimized prompt', () => {
  it.each([
    'explain why the sky is blue, for kids',
    'gym motivation video',
    'golden retriever meets a snowman for the first time',
    'skateboarder lands the trick he has tried all summer',
    'birthday invitation',
    'unboxing sneakers',
  ])('has one to three shots: %s', (idea) => {
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/\b(?:one|two|three) shots?:/i);
  });
});

describe('an idea of another script', () => {
  it.each([
    ['居酒屋の店長が閉店後に一人でラーメンを食べる', /口元/],
    ['小男孩第一次看到大海', /眼睛/],
    ['할머니가 시장에서 김밥을 만든다', /손끝/],
    ['мальчик запускает воздушного змея на крыше', /Пальцы/],
  ])('has what is seen of its deed, in its own tongue: %s', (idea, near) => {
    for (const isSecond of [false, true]) {
      const actions = actionsOf(idea, isSecond);
      expect(actions.length).toBeGreaterThan(1);
      expect(actions.join(' ')).toMatch(near);
      expect(actions.join(' ')).not.toMatch(/[a-z]{3}/i);
    }
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    expect(b.hook).not.toBe(a.hook);
    for (const { title, hook } of [a, b]) expect(`${title} ${hook}`).not.toMatch(/[a-z]{3}/i);
  });

  it('has no picture of a season alone', () => {
    expect(actionsOf('おばあちゃんが孫のために梅干しを作る、縁側、夏の終わり')).not.toContain('夏の終わり');
  });
});
