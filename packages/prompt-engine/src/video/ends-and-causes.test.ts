import { describe, expect, it } from 'vitest';
import { optimizeVideoPrompt } from './optimizer/optimize.ts';
import { creativeOptions } from './options/creative-options.ts';
import { type Beat, type Script, writeScript } from './script/script.ts';

const scriptOf = (idea: string, nth: 'a' | 'b' = 'a'): Script =>
  writeScript({ idea, option: creativeOptions(idea, 'ten-seconds')[nth], target: 'ten-seconds' });
/** The deed of a beat without what the body does in it. */
const deedIn = (action: string): string => action.replace(/: \p{Ll}[^“]*$/u, '');
const actionsOf = (idea: string, nth: 'a' | 'b' = 'a'): readonly string[] =>
  scriptOf(idea, nth).beats.map(({ action }) => deedIn(action));
const beatsOf = (idea: string): readonly Beat[] => scriptOf(idea).beats;

describe('a film ends on what its deed leaves', () => {
  it.each([
    [
      'a shy waiter teaches a lost tourist to eat soup with chopsticks',
      'The lost tourist eats soup with chopsticks',
    ],
    ['a grandmother shows her robot how to knead bread', 'Her robot kneads bread'],
    ['a goalkeeper saves a penalty with her face', 'The ball rolls away, the goalkeeper on the ground'],
    ['a bride misses the last ferry to her own wedding', 'The last ferry leaves without the bride'],
    ['a deaf boy feels music for the first time with his hands on a speaker', 'His hands on a speaker'],
    [
      'a nurse on a bicycle crosses a snowy village at night to reach a patient',
      'The nurse gets off the bicycle, there at last',
    ],
    ['the last lighthouse is switched off for ever', 'The last lighthouse is dark'],
  ])('%s', (idea, end) => {
    expect(actionsOf(idea).at(-1)).toBe(end);
  });

  it('is the deed itself where nothing is left of it', () => {
    const actions = actionsOf('an intern shares the wrong screen in a board meeting');
    expect(actions.at(-1)).toBe('An intern shares the wrong screen in a board meeting');
    expect(actions.join(' ')).not.toMatch(/looks? up/);
  });

  it('is another image in the second option, or is come to from another side', () => {
    expect(actionsOf('a goalkeeper saves a penalty with her face', 'b').at(-1)).toBe(
      'The goalkeeper’s face, close',
    );
    const ring = 'a taxi driver returns a wedding ring left on the back seat';
    expect(actionsOf(ring, 'b')[0]).not.toBe(actionsOf(ring)[0]);
  });
});

describe('what is no event is no shot', () => {
  it.each([
    [
      'two sisters bake a cake while the power is out',
      /Two sisters bake a cake with the power out \/ The cake comes out of the oven$/,
    ],
    [
      'a toddler sneaks a cookie while grandma naps in the armchair',
      /^Grandma naps in the armchair \/ A toddler sneaks a cookie/,
    ],
    ['two brothers find out they were planning the same surprise party for their mum', /look at each other$/],
    ['a monkey steals the bride’s veil while the choir sings', /^The choir sings \/ .*A monkey steals/],
  ])('%s', (idea, told) => {
    expect(actionsOf(idea).join(' / ')).toMatch(told);
  });
});

describe('a phrase is not cut', () => {
  it.each([
    ['the keeper saves the last shot with his foot', /saves the last shot with his foot/],
    ['a guard blocks the winning shot in the final second', /blocks the winning shot in the final second/],
    ['two brothers find out they were planning the same party', /they were planning/],
    [
      'a lawyer dressed as a banana arrives late to court',
      /A lawyer dressed as a banana arrives late to court/,
    ],
    [
      'single tracking shot following a football kicked from a rooftop down through the alleys',
      /^A football goes from a rooftop/,
    ],
    ['a mouse drags a slice of cheese past a sleeping cat', /the slice of cheese/],
  ])('%s', (idea, told) => {
    expect(actionsOf(idea).join(' / ')).toMatch(told);
  });

  it('gives the second option another title than the first', () => {
    const { a, b } = creativeOptions('a nurse sings to a newborn during an air raid', 'ten-seconds');
    expect(a.title.replace(/^(?:A|The)\s/, '')).not.toBe(b.title.replace(/^(?:A|The)\s/, ''));
  });
});

describe('camera, cut and light are as the idea says', () => {
  it('stands above in both options where all is seen from above', () => {
    const { a, b } = creativeOptions('a herd of zebras crossing a river seen from above', 'ten-seconds');
    for (const { hook } of [a, b]) expect(hook).not.toMatch(/long lens|still frame/);
    const idea = 'a herd of zebras crossing a river seen from above';
    for (const option of [a, b])
      expect(writeScript({ idea, option, target: 'ten-seconds' }).beats[0]?.camera).toMatch(
        /above|overhead/i,
      );
  });

  it('follows what goes, and stands on no tripod', () => {
    const { a } = creativeOptions(
      'one continuous shot following a leaf along a river to the sea',
      'ten-seconds',
    );
    expect(`${a.platform} ${a.hook} ${a.tone}`).not.toMatch(/still frame|one place|slow things/);
    expect(scriptOf('one continuous shot following a leaf along a river to the sea').prompt).not.toMatch(
      /locked-off/,
    );
  });

  it.each([
    ['blacksmith forging a sword, close ups', /glow of the fire/],
    ['an electric bus drives through the empty city at night', /windows and street lamps/],
  ])('is lit by what lights it: %s', (idea, light) => {
    expect(beatsOf(idea)[0]?.light).toMatch(light);
    expect(optimizeVideoPrompt(idea, []).prompt).toMatch(/torch|glow of the fire|street lamps/i);
  });
});

describe('the sort of film', () => {
  it.each([
    ['a skater kickflips over a row of shopping trolleys', /sports film/],
    ['a wizard waits in line at the customer service desk', /sitcom/],
    ['a vampire waits in line at the tax office', /sitcom/],
    ['a letter written in 1943 is finally delivered', /^(?!.*product)/],
    ['a shy boy asks a girl to dance at the village fair', /^(?!.*(?:commercial|community))/],
  ])('%s', (idea, style) => {
    expect(/Style: ([^.]*)\./.exec(scriptOf(idea).prompt)?.[1]).toMatch(style);
  });
});

describe('what is heard', () => {
  it.each([
    ['a hummingbird drinking from a red flower', /hum of wings/, /sip/],
    ['an electric scooter glides through a sleeping town', /electric whine/, /engine/],
    ['a midwife rides a mule through the mountains at night', /hooves/i, /cock crow/i],
    [
      'a dad joins his work video call with a potato filter',
      /voices from a small speaker/i,
      /natural sound/i,
    ],
    ['a postman hands a letter to a widow', /paper/i, /cloth/i],
    ['a fireman carries a piano out of a burning theatre', /fire roaring/i, /hush/i],
  ])('%s', (idea, heard, never) => {
    const sound = beatsOf(idea)
      .map(({ sound: each }) => each)
      .join(' / ');
    expect(sound).toMatch(heard);
    expect(sound).not.toMatch(never);
  });

  it('is the same in the script’s prompt and in the optimized one', () => {
    for (const idea of [
      'a guard blocks the winning shot in the final second',
      'a retired carpenter teaches his grandson to whistle',
    ]) {
      const sound = (text: string): string =>
        (/Sound: ([^.]*)\./.exec(text)?.[1] ?? '').replace(/, as music/, '');
      expect(sound(optimizeVideoPrompt(idea, []).prompt)).toBe(sound(scriptOf(idea).prompt));
    }
  });
});
