import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';

const optionsOf = (idea: string): string => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  return [a, b]
    .map(({ title, audience, tone, platform }) => [title, audience, tone, platform].join(' '))
    .join(' ');
};

describe('a film is offered to those whom its sort is for', () => {
  it.each([
    ['a man chopping wood in the forest in winter', /skilled/, /hungry|kitchen|cook/i],
    ['family decorating the christmas tree', /family/i, /skilled hands|magazine/i],
    ['old man feeding pigeons in the park', /short films/, /skilled hands|magazine/i],
    ['couple dancing in the kitchen at night', /Couples/, /one person at a time|magazine/i],
    ['bride and groom first dance under fairy lights', /Couples/, /fairy tale|read aloud/i],
    ['dragon flying over a castle breathing fire', /epics/, /read aloud/i],
    ['knight fighting a monster in a burning village', /epics/, /read aloud/i],
    ['cyberpunk samurai fight in the rain', /Action/, /more than effects/i],
    ['a little girl befriends a monster under her bed', /read aloud/, /horror/i],
    ['congratulations on your graduation, Lisa', /Lisa’s graduation/, /magazine|documentary/i],
  ])('%s', (idea, fits, clashes) => {
    expect(optionsOf(idea)).toMatch(fits);
    expect(optionsOf(idea)).not.toMatch(clashes);
  });

  it('shows what a greeting is to be with', () => {
    expect(creativeOptions('merry christmas greeting with santa and reindeer', 'ten-seconds').a.hook).toBe(
      'Santa and reindeer.',
    );
  });
});
