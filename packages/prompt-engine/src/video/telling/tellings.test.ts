import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';

const filmsOf = (idea: string) => {
  const { a, b } = creativeOptions(idea, 'ten-seconds');
  const [one, other] = [a, b].map((option) => writeScript({ idea, option, target: 'ten-seconds' }));
  return { a, b, one, other };
};

const IDEAS = [
  'a letter travels 60 years late to its receiver',
  'robot butler who is afraid of dust gets a garden instead',
  'music video for a slow synth song, woman walks through rooms that get smaller and smaller',
  'teaser for my horror one shot: the miller who cant stop counting',
  'our dog waits at the gate every day until the bus comes',
  'two rival bakeries end up sharing one oven',
  'black ink drop in water turning into a galloping horse, for a gallery screen',
  'dos hermanas se reencuentran en una estación de tren después de 20 años',
  'la mia nonna balla in cucina mentre il sugo bolle',
  'un chat astronaute répare son vaisseau avec du ruban adhésif',
];

describe('two options are two ways to tell an idea', () => {
  it.each(IDEAS)('%s', (idea) => {
    const { a, b, one, other } = filmsOf(idea);
    for (const field of ['title', 'audience', 'tone', 'platform', 'hook'] as const)
      expect(a[field]).not.toBe(b[field]);
    for (const { hook } of [a, b]) expect(hook).not.toMatch(/from near|, close\.|Opens on/i);
    const told = (script: typeof one): string =>
      (script?.beats ?? []).map(({ action, camera }) => `${action} ${camera}`).join('\n');
    expect(told(one)).not.toBe(told(other));
  });

  it('are of the audience that the idea has', () => {
    expect(filmsOf('a dentist ad that isnt creepy, kid and a friendly hippo').a.audience).toMatch(/parents/i);
    expect(filmsOf('a dentist ad that isnt creepy, kid and a friendly hippo').a.tone).not.toMatch(
      /horror|uneasy/i,
    );
    expect(filmsOf('tavern intro for my dnd stream, everyone turns round').a.audience).toMatch(/players/i);
  });

  it('are told in the tongue of the idea', () => {
    const { b } = filmsOf('un chat astronaute répare son vaisseau avec du ruban adhésif');
    expect(`${b.title} ${b.hook}`).toMatch(/théâtre de papier/);
    expect(b.hook).not.toMatch(/paper|diary/);
  });

  it('ask what the first picture leaves open', () => {
    expect(filmsOf('a paper boat travels from a gutter all the way to the sea').a.hook).toMatch(
      /How far will/,
    );
    expect(filmsOf('how bees make honey').a.hook).not.toMatch(/\?.*\?/);
  });
});
