import { describe, expect, it } from 'vitest';
import { isLength, lengthIn } from './length.ts';

describe('the length of a film', () => {
  it.each([
    ['a cat sleeps, 15 sec', 15],
    ['safety film for a sawmill, under 1 minute, no blood', 45],
    ['a song about rain, 3 min', 180],
    ['30-45 sec intro for my violin studio', 45],
    ['vídeo de 30 segundos para mi tienda', 30],
    ['Film für Oma, ca. 1 Minute, Enkel backen', 60],
    ['er ist Dachdecker, lustig, ca 40 Sekunden, am Ende', 40],
    ["court métrage d'une minute: un facteur", 60],
    ['zombies return books, 90 sec, sunset', 90],
    ['music video for our song, 3:20, a pool', 200],
    ['1 min 30, a dog', 90],
    ['PT45S, a dog', 45],
    ['half a minute, a dog', 30],
    ['2 minute video of a cat', 120],
    ['a sign falls, about 25 secs', 25],
    ['chase after the truck, 20s, wide lens', 20],
    ['猫が傘の下を歩く、15秒、音楽なし', 15],
    ['一只猫走过老街，2分钟', 120],
  ])('is read in %s', (text, seconds) => {
    expect(lengthIn(text)).toBe(seconds);
  });

  it.each([
    'a disco in the 80s',
    '80s sitcom intro about a cat',
    'she waits 5 minutes for the bus',
    'vertical 9:16 video',
    'ein Film zum 50. Geburtstag',
    'two minutes later he is back',
    '30秒後に猫が戻る',
  ])('is left open by %s', (text) => {
    expect(lengthIn(text)).toBeUndefined();
  });

  it('is a piece of its own', () => {
    expect(['ca 40 Sekunden', 'about 25 secs', '20s', '3 min'].every(isLength)).toBe(true);
    expect(['80s', '9:16', 'two shots', 'a cat'].some(isLength)).toBe(false);
  });
});
