import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { optimizeVideoPrompt } from './optimize.ts';
import { writeScript } from './script.ts';

const beats = (idea: string) =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds').a, target: 'ten-seconds' }).beats;
const sounds = (idea: string): string =>
  beats(idea)
    .map(({ sound }) => sound)
    .join(' / ');
const cameras = (idea: string): string =>
  beats(idea)
    .map(({ camera }) => camera)
    .join(' / ');
const lights = (idea: string): string =>
  beats(idea)
    .map(({ light }) => light)
    .join(' / ');

describe('what is felt at the end of an idea makes its film', () => {
  it.each([
    ['A fireman burns his toast and sets off his own smoke alarm', /comedy/, /funny|dry humour/],
    ['A lifeguard is afraid of the kiddie pool', /comedy/, /funny|dry humour/],
    ['Striker misses the empty goal but a dog scores', /comedy/, /funny|dry humour/],
    ['Grandpa teaches a cockatoo to insult the mailman', /comedy/, /funny|dry humour/],
    ['Flood tears through a village square', /./, /disaster|edge-of-the-seat/],
    [
      'Bike messenger dodges falling crates in a burning warehouse, one continuous FPV shot',
      /./,
      /Action|edge-of-the-seat/,
    ],
    ['Hot caramel pouring over a pancake stack, extreme close up, 240 fps', /./, /Hungry|lunch/],
    ['Luxury watch rising from dark water, slow orbit, macro', /./, /Buyers|buy with/],
    ['Electrician changes a lightbulb but the whole city goes dark', /comedy/, /funny|dry humour/],
    ['Wedding cake collapses, the groom eats it anyway', /comedy/, /funny|dry humour/],
    ['Truffle oil dripping onto fresh pasta, macro', /./, /Hungry|lunch/],
    ['Silk gown falling over a chair, golden light', /./, /Buyers|buy with/],
    ['A widow still lays out his slippers every night', /./, /tender|intimate/],
    ['Pilot hums a lullaby before take off', /./, /intimate|thrillers/],
    ['a mouse too small to ring the doorbell tries anyway', /./, /smallest|read aloud/],
    ['Staircase that never ends, camera rotates 90 degrees, Escher feel', /./, /magical|surreal/],
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
    ['Tango in a flooded ballroom, every step splashes', /^(?!.*waltz).*water/i],
    ['A ninja slices a watermelon in mid air', /a blade through the air/i],
    ['Two otters bicker over a clam', /squeaks/i],
    ['An earthquake shakes a china shop', /rumble/i],
    ['A wolf pack races through a burning forest', /fire roaring/i],
    ["Grandpa's hearing aid picks up the neighbours", /^(?!.*aid picks)/i],
    ['A locksmith is locked out of his own house', /door handle/i],
  ])('%s', (idea, heard) => {
    expect(sounds(idea)).toMatch(heard);
  });

  it('is a place from the moment on that names it', () => {
    const [first = '', ...later] = sounds(
      'A boy buries his goldfish. Years later he washes up in his own kitchen',
    ).split(' / ');
    expect(first).not.toMatch(/tap and cutlery/i);
    expect(later.at(-1)).toMatch(/tap and cutlery/i);
  });

  it('is the instrument from the moment on in which it plays', () => {
    const [first = '', last = ''] = sounds('Lightning hits a piano in a field and it plays by itself').split(
      ' / ',
    );
    expect(first).toMatch(/thunder/i);
    expect(first).not.toMatch(/piano/i);
    expect(last).toMatch(/piano/i);
  });

  it('is the line that the words report', () => {
    const said = (idea: string) =>
      beats(idea)
        .flatMap(({ dialogue }) => dialogue ?? [])
        .join(' ');
    expect(said('A waiter bows and says the soup has left the building')).toMatch(
      /"The soup has left the building\."/,
    );
    expect(said('A tired nurse says she wants to go home')).toMatch(/"I want to go home\."/);
    expect(said('A burglar sneezes and the whole family says bless you')).toMatch(/"Bless you\."/);
    expect(said('The judge whispers that he forgot his glasses')).toMatch(/"I forgot my glasses\."/);
  });
});

describe('a body', () => {
  it('plays an instrument in no sand', () => {
    const actions = beats('Saxophonist plays in the rain').map(({ action }) => action);
    expect(actions.join(' ')).not.toMatch(/sand/);
  });
});

describe('the camera that an idea names', () => {
  it('is that of every shot', () => {
    expect(cameras('Cheese stretching from a smash burger, extreme close up')).toMatch(/^Extreme close-up/);
    expect(
      cameras('Two pirates argue in a rowing boat, static wide')
        .split(' / ')
        .every((line) => /^Wide shot/.test(line)),
    ).toBe(true);
    expect(cameras('Bike messenger dodges crates in a tunnel, FPV')).not.toMatch(
      /from the air|slow and level/,
    );
    expect(cameras('Library where the books fly, camera slowly rolls 360 degrees')).toMatch(
      /roll ends at 360 degrees/,
    );
    expect(cameras('Hotel maids carry one pillow upstairs, symmetrical frames')).not.toMatch(/handheld/);
  });

  it('cuts to no same frame, and has the detail in its last one', () => {
    const idea =
      'An astronaut plants a tomato on Mars, comes back the next morning, and there is a bite in it';
    const frames = cameras(idea)
      .split(' / ')
      .map((line) => line.split(',')[0]);
    expect(frames.at(-1)).toBe('Close-up');
    expect(frames.filter((frame, nth) => frame === frames[nth - 1])).toEqual([]);
    expect(cameras('a snail wins the marathon')).toMatch(/at its own height/);
  });
});

describe('the light that an idea names', () => {
  it.each([
    ['Fisherman sells his boat, warm dusk, slow push in', /^Warm low light of dusk/],
    [
      'Midnight shift in a laundromat, a woman folds forty shirts, natural light',
      /^Available light of the lamps/,
    ],
    ['Motorcycle courier races through a tunnel', /^Hard lamplight from the tunnel roof/],
    ['Lightning hits a piano in a field and it plays by itself', /everything still clear/],
  ])('%s', (idea, light) => {
    expect(lights(idea)).toMatch(light);
  });

  it('is said once', () => {
    const { prompt } = optimizeVideoPrompt('An astronaut comes back to Mars the next morning', []);
    expect(prompt).not.toMatch(/\bsoft\b[^.]*in soft light/i);
  });
});
