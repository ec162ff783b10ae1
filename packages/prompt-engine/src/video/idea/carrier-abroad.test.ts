import { describe, expect, it } from 'vitest';
import { creativeOptions } from '../options/creative-options.ts';
import { writeScript } from '../script/script.ts';
import { withoutCarrierAbroad } from './carrier-abroad.ts';

describe('what only asks for a film in another language', () => {
  it.each([
    ['Courte vidéo d’un chat qui boit du lait', 'Un chat boit du lait'],
    ['Kurzes Video von einem Hund, der im Schnee spielt', 'Ein Hund spielt im Schnee'],
    ['Kurzes Video von einem kleinen Hund, der morgens aufwacht', 'Ein kleiner Hund wacht morgens auf'],
    ['Kurzfilm über einen Jungen, der seinen Drachen verliert', 'Ein Junge verliert seinen Drachen'],
    ['Video mit meiner Oma, die Kuchen backt', 'Meine Oma backt Kuchen'],
    ['Video corto de una abuela cocinando paella', 'Una abuela cocinando paella'],
    ['Vídeo curto de um surfista no Rio de Janeiro', 'Um surfista no Rio de Janeiro'],
    ['Film de famille, Super 8', 'Film de famille, Super 8'],
    ['Video killed the radio star', 'Video killed the radio star'],
  ])('%s: is %s', (typed, said) => {
    expect(withoutCarrierAbroad(typed)).toBe(said);
  });

  it.each([
    'Courte vidéo d’un chat qui boit du lait',
    'Vídeo curto de um surfista no Rio de Janeiro',
    'Kurzes Video von einem Hund, der im Schnee spielt',
  ])('%s: is neither title nor picture', (idea) => {
    const { a } = creativeOptions(idea, 'ten-seconds');
    const { beats } = writeScript({ idea, option: a, target: 'ten-seconds' });
    expect([a.title, a.hook, ...beats.map(({ action }) => action)].join(' ')).not.toMatch(/v[ií]d[eé]o/iu);
  });
});
