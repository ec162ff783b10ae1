import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { writeScript } from './script/script.ts';

const beats = (idea: string) =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' }).beats;
const sounds = (idea: string): string =>
  beats(idea)
    .map(({ sound }) => sound)
    .join(' / ');
const lights = (idea: string): string =>
  beats(idea)
    .map(({ light }) => light)
    .join(' / ');

describe('what is felt at the end of an idea makes its film', () => {
  it.each([
    ['A lifeguard is afraid of the kiddie pool', /comedy/, /funny|dry humour/],
    ['Grandpa teaches a cockatoo to insult the mailman', /comedy/, /funny|dry humour/],
    ['Flood tears through a village square', /./, /disaster|edge-of-the-seat/],
    ['Truffle oil dripping onto fresh pasta, macro', /./, /Hungry|lunch/],
    ['Silk gown falling over a chair, golden light', /./, /Buyers|buy with/],
    ['A widow still lays out his slippers every night', /./, /tender|intimate/],
    ['Pilot hums a lullaby before take off', /./, /intimate|thrillers/],
  ])('%s', (idea, tone, audience) => {
    const { a, b } = creativeOptions(idea, 'ten-seconds');
    expect(`${a.title} ${a.tone} ${a.platform}`).toMatch(tone);
    for (const one of [a, b]) expect(one.audience).toMatch(audience);
  });
});

describe('what is heard is what is there', () => {
  it.each([
    ['a couple waits in the supermarket parking lot', /^(?!.*scanners)/i],
    ["Street barber shaves a lightning bolt into a teenager's hair", /^(?!.*thunder).*clippers/i],
    ['A ninja slices a watermelon in mid air', /a blade through the air/i],
    ['Two otters bicker over a clam', /squeaks/i],
    ['An earthquake shakes a china shop', /rumble/i],
    ['A wolf pack races through a burning forest', /fire roaring/i],
    ["Grandpa's hearing aid picks up the neighbours", /^(?!.*aid picks)/i],
    ['A locksmith is locked out of his own house', /door handle/i],
  ])('%s', (idea, heard) => {
    expect(sounds(idea)).toMatch(heard);
  });
});

describe('a body', () => {
  it('plays an instrument in no sand', () => {
    const actions = beats('Saxophonist plays in the rain').map(({ action }) => action);
    expect(actions.join(' ')).not.toMatch(/sand/);
  });
});

describe('the light that an idea names', () => {
  it.each([['Motorcycle courier races through a tunnel', /^Hard lamplight from the tunnel roof/]])(
    '%s',
    (idea, light) => {
      expect(lights(idea)).toMatch(light);
    },
  );

  it('is said once', () => {
    const { prompt } = optimizeVideoPrompt('An astronaut comes back to Mars the next morning', []);
    expect(prompt).not.toMatch(/\bsoft\b[^.]*in soft light/i);
  });
});
