import { describe, expect, it } from 'vitest';
import { arcFor } from './arcs.ts';
import { readBrief } from './brief.ts';
import { readIdea } from './idea.ts';
import { settingOf } from './setting.ts';

const actionsOf = (text: string): string[] => {
  const idea = readIdea(text);
  return arcFor(idea, settingOf(idea, 1)).map(({ action }) => action);
};

describe('the brief of an idea', () => {
  it('takes wishes, audience, length and offers for what they are', () => {
    expect(
      readBrief(
        'promo for our pottery class, calm, for busy dads, close up shots, 20 secs, first class free',
      ),
    ).toMatchObject({
      form: 'advert',
      name: 'our pottery class',
      audience: 'busy dads',
      wishes: ['calm', 'close up shots'],
      caption: 'first class free',
    });
  });

  it('leaves a story its words', () => {
    const text = 'a cook chops onions, cries and laughs';
    expect(readBrief(text)).toMatchObject({
      form: 'story',
      beats: [],
      told: text,
      audience: '',
      caption: '',
    });
  });

  it.each<[string, RegExp]>([
    [
      'weekend trip to Porto with trams, grilled fish and a sunset over the river',
      /Trams climb.*in Porto.*sun goes down over the river/,
    ],
    ['how to change a bike tyre in 4 steps', /^(?:[^|]+\|){3}[^|]+$/],
    ['history of the telephone in 60 seconds', /operator.*glass screen/],
    [
      'happy 80th birthday video for my gran who used to be a dancer',
      /photograph shows my gran as a dancer.*80/,
    ],
    ['charity appeal for stray dogs in Split, adopt dont shop', /kennel in Split.*“Adopt don’t shop”/],
    ['what does loneliness look like in a big city', /stands still in a big city/],
    [
      'lofi music video, rainy window, girl reading, neon lights outside',
      /A girl reads.*Neon lights glow outside/,
    ],
    ['waves', /crest curls/],
    ['a day in the life of a beekeeper', /out of a hive/],
  ])('tells a topic in whole sentences: %s', (text, seen) => {
    expect(actionsOf(text).join(' | ')).toMatch(seen);
  });

  it('tells a cause before its effect, and both speakers', () => {
    expect(actionsOf('a runner misses the race because she falls asleep')).toEqual([
      'A runner falls asleep',
      'The runner misses the race',
    ]);
    expect(actionsOf('two friends wait for a bus. "You are late." "So are you."').slice(-2)).toEqual([
      'One of them says: “You are late.”',
      'The other answers: “So are you.”',
    ]);
  });

  it('has no place where nothing is said of one, and says where and when a step is', () => {
    const idea = readIdea('a nurse misses her bus and walks through the snow at dawn');
    const [, last] = arcFor(idea, settingOf(idea, 1));
    expect(last).toMatchObject({ who: 'the nurse', time: 'at dawn' });
  });
});
