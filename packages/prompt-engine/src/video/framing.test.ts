import { describe, expect, it } from 'vitest';
import { arcFor } from './arcs.ts';
import { creativeOptions, ideaSeed } from './creative-options.ts';
import { readIdea } from './idea.ts';
import { optimizeVideoPrompt } from './optimize.ts';
import { writeScript } from './script.ts';
import { settingOf } from './setting.ts';

const actionsOf = (text: string): string[] => {
  const idea = readIdea(text);
  return arcFor(idea, settingOf(idea, ideaSeed(idea))).map(({ action }) => action);
};
const scriptOf = (text: string) =>
  writeScript({ idea: text, option: creativeOptions(text, 'ten-seconds').a, target: 'ten-seconds' });

describe('what frames a film', () => {
  it.each([
    ['asmr of peeling an orange in one piece', 'Two hands peel an orange in one piece'],
    ['my uncle who is turning 70', 'My uncle blows out candles shaped as 70'],
    ['dialogue between two nuns on a bench about jazz', 'Two nuns talk on a bench about jazz'],
    [
      'what loneliness feels like in an empty kitchen',
      'A person stands still in an empty kitchen while crowds hurry past on both sides',
    ],
    [
      'short film for history class about the first day of the berlin wall coming down',
      'The berlin wall comes down',
    ],
    ['how to repot a monstera, for beginners', 'Two hands tip a plant out of its tight pot'],
    ['promo for our choir, we need singers on mondays', 'A newcomer watches from behind a fence'],
    ['time as a river that people try to hold in their hands', 'People try to hold a river in their hands'],
    [
      'our twins who are starting school tomorrow try on their backpacks',
      'Our twins who are starting school tomorrow try on their backpacks',
    ],
  ])('is not its subject: %s', (text, action) => {
    expect(actionsOf(text)).toContain(action);
  });

  it('tells what is only named as what is seen of it', () => {
    expect(actionsOf('trip to lisbon, yellow tram, custard tarts, sunset from a viewpoint')).toEqual([
      'A yellow tram climbs a steep narrow street in lisbon',
      'Custard tarts lie ready on a plate',
      'The sun goes down from a viewpoint',
    ]);
  });

  it('shows a thing at work where an idea asks how it works', () => {
    expect(actionsOf('explain how vaccines work to a 10 year old').join(' ')).toMatch(/germ.*guard cells/);
    expect(actionsOf('why is the sky blue, 30 secs').join(' ')).toMatch(/sunlight.*blue rays/);
  });

  it('corrects the commonest slips of the keyboard', () => {
    expect(
      actionsOf('a dog waits at the door untill the treadmill is to fast for him').join(' '),
    ).not.toMatch(/untill|to fast/);
  });

  it('sets length and platform', () => {
    const { a } = creativeOptions('15 second tiktok ad for a taco truck, a cook slices limes', 'ten-seconds');
    expect(a.platform).toMatch(/^TikTok.*; 15 seconds$/);
    expect(scriptOf('why is the sky blue, 30 secs').seconds).toBe(30);
    expect(
      creativeOptions('15 second ad for a taco truck, a cook slices limes', 'veo-3.1').a.platform,
    ).toMatch(/8 seconds$/);
  });
});

describe('a sort of film', () => {
  it.each([
    ['an ad for a bread knife, a man cuts a loaf', /just this|compare/],
    ['a robot knocks on the door of a space station', /Science-fiction|story games/],
    ['a funny sketch: a man bows to a mannequin', /clips at lunch|moment to spare/],
    ['music video for a song about rain, a girl on a tram', /songs by their pictures|every word/],
    ['my grandma teaches her grandson to whistle', /sofa|turn at the end/],
  ])('has its own audiences: %s', (text, audience) => {
    const { a, b } = creativeOptions(text, 'ten-seconds');
    expect(a.audience).toMatch(audience);
    expect(b.audience).toMatch(audience);
    expect(a.audience).not.toBe(b.audience);
  });

  it('opens in another way in each option, and not on the end', () => {
    const { a, b } = creativeOptions('a nun opens a crate and finds a drum kit', 'ten-seconds');
    expect(a.hook).toContain('a nun opens a crate');
    expect(b.hook).not.toBe(a.hook);
    for (const { hook } of [a, b]) expect(hook).not.toContain('drum kit');
  });
});

describe('the light', () => {
  it('changes where the story changes it, and no weather is there before it comes', () => {
    const { beats } = scriptOf('the last robot on earth waters a single flower until it rains');
    expect(beats[0]?.sound).not.toMatch(/rain/i);
    expect(beats.at(-1)?.light).toMatch(/grey/);
  });
});

it('keeps an optimized prompt of one event to what is seen of it', () => {
  const { prompt } = optimizeVideoPrompt('a nurse on night shift gets a call', []);
  expect(prompt).toMatch(/gets a call/);
  expect(prompt).not.toMatch(/the whole action once/);
});

describe('what a question or a bare word asks', () => {
  it.each<[string, RegExp]>([
    ['hope', /opens the shutters/],
    ['what is friendship', /share one small umbrella/],
    ['what happens when you sneeze', /nose/],
    ['explain inflation like im five', /basket of bread/],
    ['explain how a volcano erupts in 15 seconds', /cone is cut open/],
    ['why should we protect the rainforest, for kids', /children protect the rainforest/],
    ['what would you tell your younger self', /looks into the lens/],
    ['3 quick tips to take better photos', /wipes the lens clean.*finished picture/],
    ['dance video with five robots in a warehouse', /robots dance in a warehouse/],
  ])('%s', (idea, seen) => {
    expect(actionsOf(idea).join(' ')).toMatch(seen);
  });

  it('mends slips of the keyboard, and never what is quoted', () => {
    expect(actionsOf('a runner colapses before the finish').join(' ')).toMatch(/collapses/);
    expect(actionsOf('a man shouts "colapses" and leaves').join(' ')).toContain('“colapses”');
  });
});
