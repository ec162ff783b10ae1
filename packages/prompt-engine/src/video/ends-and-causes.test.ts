import { describe, expect, it } from 'vitest';
import { creativeOptions } from './creative-options.ts';
import { optimizeVideoPrompt } from './optimize.ts';
import { type Beat, type Script, writeScript } from './script.ts';

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
    [
      'a barista makes the last coffee of the day and hands it to a homeless man',
      'The homeless man with the coffee',
    ],
    ['a violin lost in the war is returned to the family it was stolen from', 'The family with the violin'],
    [
      'a tired elephant too slow to perform is carried home by the children it used to carry',
      'The children set the tired elephant down',
    ],
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

  it('counts the tries before the one that is told', () => {
    expect(actionsOf('ice climber reaches the summit on the fifth attempt')).toEqual([
      'An ice climber tries to reach the summit and fails',
      'The ice climber tries again and fails',
      'The ice climber reaches the summit on the fifth attempt',
    ]);
    expect(actionsOf('bmx rider backflips over a parked bus, nails it on the fourth attempt').at(0)).toBe(
      'Bmx rider backflips over a parked bus and falls',
    );
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
    [
      'a boy secretly feeds a bear while his father chops wood',
      /A boy secretly feeds a bear as his father chops wood \//,
    ],
    ['two rival bakers discover they have been sharing the same spoon for years', /look at the one spoon$/],
    ['a free diver realises the shadow below her is a whale shark', /\/ A whale shark, whole in the frame$/],
    ['two brothers find out they were planning the same surprise party for their mum', /look at each other$/],
    [
      'a pirate opens the treasure chest but it turns out to be full of paperwork',
      /\/ The treasure chest, full of paperwork, the pirate staring at it$/,
    ],
    [
      'the scary noise in the attic turns out to be a lost duckling',
      /not yet seen \/ A lost duckling, whole in the frame$/,
    ],
    ['a monkey steals the bride’s veil while the choir sings', /^The choir sings \/ .*A monkey steals/],
    ['a cat tries to steal a whole ham while the family says grace', /The family looks at the cat$/],
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
    ['a postcard sent in 1961 finally arrives at a nursing home', /A hand takes the postcard$/],
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
    for (const { hook, tone } of [a, b]) {
      expect(hook).not.toMatch(/long lens|still frame/);
      expect(`${hook} ${tone}`).toMatch(/above/);
    }
  });

  it('cuts fast where fast cuts are asked for', () => {
    const idea = 'ad for running shoes, fast-paced edit, strobe lights, no voiceover';
    expect(
      beatsOf(idea)
        .map(({ camera }) => camera)
        .join(' '),
    ).not.toMatch(/slow/);
    expect(creativeOptions(idea, 'ten-seconds').a.tone).toMatch(/in fast cuts/);
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
    ['an old couple cook in their kitchen while the power is out, lit only by a torch', /beam of a torch/],
    ['blacksmith forging a sword, close ups', /glow of the fire/],
    ['an electric bus drives through the empty city at night', /windows and street lamps/],
    ['a chef plates dessert during a blackout, lit only by phone torches', /torch, darkness around$/],
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
    ['a robot vacuum escapes from the house and sees the ocean', /waves/i, /natural sound/i],
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
