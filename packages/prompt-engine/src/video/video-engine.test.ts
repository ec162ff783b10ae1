import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../anatomy/analyze.ts';
import { readScene } from '../read/read-scene.ts';
import { EVERYDAY_IDEAS, IDEAS } from './fixtures/ideas.ts';
import { readIdea } from './idea/read-idea.ts';
import { APPROACHES } from './options/approaches.ts';
import { type CreativeOption, creativeOptions } from './options/creative-options.ts';
import { lightToldIn } from './plain/lights.ts';
import { readingOf } from './plain/sure.ts';
import { type Script, writeScript } from './script/script.ts';
import { scriptText } from './script/script-text.ts';
import { VIDEO_TARGET_INFO, VIDEO_TARGETS, type VideoTargetId } from './targets.ts';

const freshOptions = (idea: string, target: VideoTargetId): readonly CreativeOption[] => {
  const { a, b } = creativeOptions(idea, target);
  return [a, b];
};
const freshScripts = (idea: string, target: VideoTargetId): readonly Script[] =>
  freshOptions(idea, target).map((option) => writeScript({ idea, option, target }));

/** What is made of an idea for a target, made once: the tests only read it. */
function once<Made>(make: (idea: string, target: VideoTargetId) => Made) {
  const made = new Map<string, Made>();
  return (idea: string, target: VideoTargetId = 'ten-seconds'): Made => {
    const key = `${target} ${idea}`;
    const known = made.get(key) ?? make(idea, target);
    made.set(key, known);
    return known;
  };
}

const both = once(freshOptions);
const scripts = once(freshScripts);
const ALL = IDEAS.flatMap((idea) => scripts(idea).map((script) => ({ idea, script })));
/** Those of ideas whose reading is sure. */
const SURE = ALL.filter(({ idea }) => !readingOf(idea).isDoubtful);

const MUSIC = [...new Set(APPROACHES.map(({ music }) => music))];

const wordCount = (text: string): number => text.split(/\s+/).length;

function expectWellFormed({ beats, seconds, prompt, title }: Script): void {
  expect(beats.length).toBeGreaterThanOrEqual(1);
  expect(beats.length).toBeLessThanOrEqual(8);
  expect(beats[0]?.from).toBe(0);
  expect(beats.at(-1)?.to).toBe(seconds);
  for (const [i, beat] of beats.entries()) {
    expect(beat.from).toBe(i === 0 ? 0 : beats[i - 1]?.to);
    expect(beat.to - beat.from).toBeGreaterThanOrEqual(1);
    // A sound is named only where one is known.
    for (const line of [beat.action, beat.camera]) expect(line.trim()).not.toBe('');
  }
  expect(prompt).not.toContain('\n');
  expect(title.trim()).not.toBe('');
}

describe('creative options', () => {
  it.each(IDEAS)('differ in audience, tone, platform and hook: %s', (idea) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    for (const field of ['audience', 'tone', 'platform', 'hook'] as const)
      expect(a[field]).not.toBe(b[field]);
  });

  it('have a hook of their own for every idea, in the words of the idea', () => {
    const hooks = IDEAS.flatMap((idea) => both(idea).map(({ hook }) => hook));
    // Two ideas of the same deed may open with the same picture of it.
    expect(new Set(hooks).size).toBeGreaterThanOrEqual(hooks.length - 2);
    for (const idea of IDEAS) {
      for (const option of both(idea)) {
        const { beats } = writeScript({ idea, option, target: 'ten-seconds' });
        const first = (beats[0]?.action ?? '')
          .toLowerCase()
          .replace(/: [^“]*$/, '')
          .replace(/[.?!]+$/, '');
        if (option === both(idea)[0]) expect(option.hook.toLowerCase()).toContain(first);
      }
    }
  });

  it('keep to their lengths', () => {
    for (const idea of [...IDEAS, 'word '.repeat(2_000), 'w'.repeat(10_000)]) {
      for (const { title, tone, audience, platform, hook } of both(idea)) {
        expect(title.length).toBeLessThan(60);
        for (const field of [tone, audience, platform]) expect(field.length).toBeLessThan(200);
        expect(hook.length).toBeLessThan(400);
      }
    }
  });

  it('offer the upright feed where the idea asks for it', () => {
    const platforms = both('vertical video of a puppy in the park').map(({ platform }) => platform);
    expect(platforms.every((platform) => platform.startsWith('Vertical'))).toBe(true);
  });

  it('leave out what is wrong for a mood', () => {
    const tones = both('a lonely sad man on a bench, melancholic').map(({ tone }) => tone);
    expect(tones.join(' ')).not.toMatch(/joke|bouncy|playful/i);
  });
});

describe('a script', () => {
  it.each(VIDEO_TARGETS)('fills the length of %s without a gap', (target) => {
    for (const idea of IDEAS) {
      for (const script of scripts(idea, target)) {
        expect(script.seconds).toBe(VIDEO_TARGET_INFO[target].seconds);
        expectWellFormed(script);
      }
    }
  });

  it('tells one action a beat', () => {
    for (const { script } of ALL) {
      for (const { action } of script.beats) expect(action).not.toMatch(/ and then |; then |[{}[\]]/);
    }
  });

  it('gives each beat a size, and a lens only where its camera is planned', () => {
    for (const { idea, script } of ALL) {
      for (const { camera } of script.beats) {
        // A take has one lens, which is said where it begins.
        if (/^The same take/.test(camera)) continue;
        expect(camera).toMatch(/shot|close-up/i);
        if (readIdea(idea).isDrawn) expect(camera).not.toMatch(/\bmm\b/);
        else if (!readingOf(idea).isDoubtful) expect(camera).toMatch(/\d mm.*; /);
      }
    }
  });

  it('names the light where a place or an hour begins, and keeps it', () => {
    for (const { idea, script } of ALL) {
      const [first] = script.beats;
      expect(first?.light).not.toMatch(/^The same/);
      // Only where the reading is not sure, and no hour, weather, lamp or place tells it, it has no light.
      const isUnlit = readingOf(idea).isDoubtful && lightToldIn(idea) === '' && !readIdea(idea).scene.place;
      if (!isUnlit) expect(first?.light, idea).not.toBe('');
    }
    const unlit = ALL.filter(({ script }) => script.beats[0]?.light === '');
    expect(unlit.length).toBeLessThanOrEqual(ALL.length / 12);
  });

  it('keeps the words of the idea to the letter and once, but for the lines that are spoken', () => {
    for (const { idea, script } of SURE) {
      const { subject } = readIdea(idea);
      const lines = script.beats.flatMap(({ dialogue }) => /"([^"]+)"$/.exec(dialogue ?? '')?.[1] ?? []);
      if (lines.length === 0) expect(script.prompt.split(`Subject: ${subject}`).length, idea).toBe(2);
      for (const line of lines) expect(script.prompt.split(line).length, idea).toBe(2);
    }
  });

  it('contradicts no hour, season or place that the idea names', () => {
    for (const { idea, script } of ALL) {
      const { scene, spansHours } = readIdea(idea);
      if (spansHours || scene.isForeign) continue;
      const hours = scene.times.filter(({ row }) => row.type === 'time' || row.type === 'season');
      for (const { action } of script.beats) {
        for (const said of readScene(action).times) {
          const same = hours.filter(({ row }) => row.type === said.row.type);
          const agrees =
            same.length === 0 ||
            same.some(
              ({ row }) => row === said.row || [...row.traits].some((trait) => said.row.traits.has(trait)),
            );
          expect(agrees, `${idea} / ${action}`).toBe(true);
        }
      }
      if (scene.place?.row?.surroundings === 'outdoor')
        expect(script.prompt, idea).not.toMatch(/quiet room tone|window light/);
    }
  });

  it('has no praise, no words that stand for nothing and no unfilled slots', () => {
    for (const idea of [...IDEAS, ...EVERYDAY_IDEAS]) {
      for (const script of scripts(idea)) {
        const added = [
          ...script.beats.flatMap(({ action, camera, light, sound }) => [action, camera, light, sound]),
          script.prompt,
        ]
          .filter(Boolean)
          .join(' ')
          .replaceAll(readIdea(idea).subject, 'X');
        expect(added, idea).not.toMatch(
          /\b(?:stunning|masterpiece|beautiful|something|somebody|somehow|whatever|anything|nothing|various)\b|\{|\}|undefined|\[|\|| {2}|,,|\.\.(?!\.)|, ,/i,
        );
      }
    }
  });

  it.each([
    ['a woman walking through Paris', /low wall|bare walls/],
    ['a viking ship in a storm', /engine|wheel/],
    ['一只猫在屋顶上看月亮', /by day|in a .* room/],
    ['kids playing in a fountain on a hot summer day', /window|room tone/],
    ['a fox in the snow at night', /by day|daylight|\bsun\b/i],
    ['two friends in a kitchen at dawn', /at night|street lamp|golden/i],
    ['a lighthouse in thick fog', /clear air|hard-edged/i],
    ['watercolour of a harbour', /\bmm\b|film stock|documentary/i],
    ['a tulip on a table, still life', /walker|crowd|person enters/i],
    ['silent film of a man chasing his hat', /Dialogue|music/],
  ])('%s has nothing against it', (idea, wrong) => {
    for (const script of scripts(idea)) expect(scriptText(script)).not.toMatch(wrong);
  });

  it('speaks only where somebody may', () => {
    const wordless = scripts('a wordless goodbye on a railway platform, 1940s');
    for (const { beats } of wordless)
      expect(beats.every(({ dialogue }) => dialogue === undefined)).toBe(true);
    for (const { beats } of scripts('bowl of ramen'))
      expect(beats.some(({ dialogue }) => dialogue)).toBe(false);
    const [chef] = scripts('a chef says "Service!" and rings the bell');
    expect(chef?.beats.filter(({ dialogue }) => dialogue?.includes('"Service!"'))).toHaveLength(1);
  });

  it('settles music or its absence once, unless the idea does', () => {
    for (const { idea, script } of SURE) {
      const { hasMusic, speech } = readIdea(idea);
      const lines = script.beats.filter(({ sound }) =>
        [...MUSIC, 'no other music'].some((music) =>
          `; ${sound.toLowerCase()}`.endsWith(`; ${music.toLowerCase()}`),
        ),
      );
      if (!hasMusic && speech !== 'none') expect(lines.length, idea).toBe(1);
    }
  });

  it('covers the elements that are known in a paragraph of 30 to 180 words', () => {
    for (const { idea, script } of SURE) {
      const count = wordCount(script.prompt);
      expect(count, idea).toBeGreaterThanOrEqual(30);
      expect(count, idea).toBeLessThanOrEqual(180);
      for (const label of ['Style', 'Subject', 'Camera', 'Action', 'Light', 'Sound', 'Mood']) {
        expect(script.prompt).toContain(`${label}: `);
      }
      const found = new Set(analyze(script.prompt).map(({ element }) => element));
      for (const element of ['subject', 'camera', 'motion', 'light', 'audio', 'style', 'mood'] as const) {
        expect(found, `${idea}: ${element}`).toContain(element);
      }
    }
  });

  it('changes pace, camera and sound with the option', () => {
    const idea = 'a cat knocking a glass off a table';
    const [one, two] = ['Hushed and calm', 'Tense suspense'].map((tone) =>
      writeScript({ idea, option: { title: 'T', tone, audience: 'Anyone' }, target: 'ten-seconds' }),
    );
    expect(one?.beats.map(({ camera }) => camera)).not.toEqual(two?.beats.map(({ camera }) => camera));
    expect(one?.prompt).not.toBe(two?.prompt);
  });

  it('is the same each time', () => {
    for (const idea of IDEAS.slice(0, 10)) expect(freshScripts(idea, 'ten-seconds')).toEqual(scripts(idea));
  });

  it('keeps the opening sentence of a long idea and honours what comes after it', () => {
    const opening =
      'A tall woman in a grey coat carries a ladder across an empty square, sets it down in the middle and climbs to the top.';
    const idea = `${opening} It is night and it is raining. ${'She waits for a long time and nothing happens. '.repeat(200)}`;
    const [script] = scripts(idea);
    expect(script?.beats[0]?.action).toMatch(
      /^A tall woman in a grey coat carries a ladder across an empty square/,
    );
    expect(script?.beats.some(({ light }) => /night/i.test(light))).toBe(true);
    expect(wordCount(script?.prompt ?? '')).toBeLessThanOrEqual(260);
  });

  it.each(['vallye', 'valuYO'])('has an action in every beat, however it is spelled: %s', (idea) => {
    for (const script of scripts(idea, VIDEO_TARGETS[0])) expectWellFormed(script);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom(...VIDEO_TARGETS),
        (idea, target) => {
          for (const script of scripts(idea, target)) {
            expectWellFormed(script);
            if (script.beats.every(({ dialogue }) => dialogue === undefined))
              for (const word of readIdea(idea)
                .subject.toLowerCase()
                .match(/[\p{L}\p{N}]+/gu) ?? [])
                expect(script.prompt.toLowerCase()).toContain(word);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the text of a script', () => {
  it('has a title, a length, headed beats and the prompt to paste', () => {
    const idea = 'old fisherman mending nets on a harbour wall';
    const option = creativeOptions(idea, 'veo-3.1').a;
    const text = scriptText(writeScript({ idea, option, target: 'veo-3.1' }));
    const [head, ...blocks] = text.split('\n\n');
    expect(head).toBe(`${option.title}\n8 seconds · Veo 3.1. ${VIDEO_TARGET_INFO['veo-3.1'].note}`);
    expect(blocks[0]).toMatch(/^0:00–0:0\d\nAction: .+\nCamera: .+\nLight: .+\nSound: .+$/);
    expect(blocks.at(-1)).toMatch(/^Prompt to paste\nStyle: /);
  });
});
