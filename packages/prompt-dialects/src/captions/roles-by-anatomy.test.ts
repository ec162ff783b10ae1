import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translate } from '../translate.ts';
import { checkIdeogramCaption } from './check-ideogram.ts';
import { rolesByAnatomy } from './roles-by-anatomy.ts';

const TEXT =
  'a violin maker in her workshop. Worn concrete and a bench with a vice. Soft, the shadows kept open. Spruce, amber. Editorial photograph, fine grain';
const ELEMENTS = ['subject', 'setting', 'light', 'palette', 'style', 'style'] as const;

const SPANS = [
  'a violin maker in her workshop',
  'Worn concrete and a bench with a vice',
  'Soft, the shadows kept open',
  'Spruce, amber',
  'Editorial photograph',
  'fine grain',
].map((words, index) => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
  element: ELEMENTS[index] ?? '',
}));

test('phrases whose words say nothing go where the anatomy has them', () => {
  const roleOf = rolesByAnatomy(TEXT, SPANS);
  const { text } = translate({ text: TEXT, from: 'natural', to: 'flux2', roleOf });
  expect(JSON.parse(text)).toEqual({
    scene: TEXT,
    subjects: [{ description: 'a violin maker in her workshop' }],
    style: 'Editorial photograph',
    lighting: 'Soft, the shadows kept open',
    mood: 'fine grain, Spruce, amber',
    background: 'Worn concrete and a bench with a vice',
  });
});

test('a photo of a bench speaks of the bench', () => {
  const text = 'a photo of a bench, wide shot';
  const roleOf = rolesByAnatomy(text, [
    { start: 0, end: 10, element: 'style' },
    { start: 11, end: 18, element: 'subject' },
    { start: 20, end: 29, element: 'camera' },
  ]);
  expect([roleOf('a photo of a bench'), roleOf('wide shot')]).toEqual(['subject', 'camera']);
});

test('what is not in the text, or in no span, is told by its words', () => {
  const roleOf = rolesByAnatomy(TEXT, SPANS.slice(1));
  expect(roleOf('a violin maker in her workshop')).toBeUndefined();
  expect(roleOf('a harbour')).toBeUndefined();
  expect(roleOf('Spruce')).toBe('palette');
});

test('whatever the anatomy says, Ideogram finds nothing wrong', () => {
  const elements = fc.constantFrom('subject', 'setting', 'light', 'camera', 'style', 'mood', 'audio', 'x');
  const cuts = fc.array(fc.tuple(fc.nat(TEXT.length), elements), { maxLength: 12 });
  fc.assert(
    fc.property(cuts, fc.string(), (places, more) => {
      const sorted = [...places].sort(([one], [other]) => one - other);
      const spans = sorted.map(([start, element], index) => ({
        start,
        end: sorted[index + 1]?.[0] ?? TEXT.length,
        element,
      }));
      const text = `${TEXT}, ${more}`;
      const { text: caption } = translate({
        text,
        from: 'natural',
        to: 'ideogram',
        roleOf: rolesByAnatomy(text, spans),
      });
      expect(checkIdeogramCaption(caption)).toEqual([]);
    }),
  );
});
