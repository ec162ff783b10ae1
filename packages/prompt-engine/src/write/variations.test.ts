import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readScene } from '../read/read-scene.ts';
import { type Scene, timeOf } from '../read/scene.ts';
import { type Lock, TAKES, type Take } from '../vocabulary.ts';
import { type Composition, compose } from './compose.ts';
import { SUBJECTS } from './fixtures/subjects.ts';
import { composedOnce, requestOf } from './fixtures/takes.ts';

const subjects = fc.constantFrom(...SUBJECTS);
const variations = fc.integer({ min: 1, max: 40 });
const RUNS = { numRuns: 120 };

/** What a take's stage says of the parts that the words settle. */
function settled(scene: Scene, { stages }: Composition, take: Take): unknown {
  const { medium, mono, place, daytime, weather, lettering, figures } = stages[take];
  // How somebody holds himself, and on what, is open where no deed is told.
  const isDeedTold = scene.doings.some(({ words }) =>
    scene.subject.toLowerCase().includes(words.toLowerCase()),
  );
  const told = isDeedTold ? figures : figures.slice(0, scene.cast.length);
  return {
    mono,
    lettering,
    ...(scene.styles.length > 0 && { medium }),
    ...(scene.place?.row && { place }),
    ...(timeOf(scene, 'time') && { daytime }),
    ...(timeOf(scene, 'weather') && { weather }),
    figures: told.map(({ drawing, word, count, colour, age, posture }) => ({
      drawing,
      word,
      count,
      colour,
      age,
      ...(isDeedTold && { posture }),
    })),
  };
}

/** Everything after the subject that an anatomy points at. */
const phrases = (
  composition: Composition,
  take: Take,
): readonly { element: Lock['element']; text: string }[] =>
  composition.anatomy[take]
    .slice(1)
    .map(({ start, end, element }) => ({ element, text: composition[take].slice(start, end) }));

const bare = (text: string): string => text.toLowerCase();

describe('a variation', () => {
  test('changes something in studio and cinematic', () => {
    const unmoved = SUBJECTS.filter((subject) => {
      const [first, second] = [composedOnce(subject), composedOnce(subject, { variation: 1 })];
      return second.studio === first.studio && second.cinematic === first.cinematic;
    });
    expect(unmoved).toEqual([]);
  });

  test('changes only what the words leave open', () => {
    fc.assert(
      fc.property(subjects, variations, (subject, variation) => {
        const scene = readScene(subject);
        const [first, other] = [composedOnce(subject), composedOnce(subject, { variation })];
        expect(other.suggested_aspect_ratio).toBe(first.suggested_aspect_ratio);
        for (const take of TAKES) {
          expect(settled(scene, other, take), take).toEqual(settled(scene, first, take));
          expect(other[take].startsWith(scene.subject)).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

describe('a lock', () => {
  test('holds in every variation, in its own take alone, and stands there once', () => {
    fc.assert(
      fc.property(
        subjects,
        fc.constantFrom(...TAKES),
        fc.nat(),
        variations,
        (subject, take, pick, variation) => {
          const before = composedOnce(subject);
          const all = phrases(before, take).filter(({ text }) => !text.startsWith('--'));
          const lock = all[pick % Math.max(1, all.length)];
          if (!lock) return;
          const after = compose(requestOf(subject, { variation, locks: [{ take, ...lock }] }));
          const free = composedOnce(subject, { variation });
          expect(bare(after[take]).split(bare(lock.text))).toHaveLength(
            bare(before[take]).split(bare(lock.text)).length,
          );
          for (const other of TAKES) if (other !== take) expect(after[other]).toBe(free[other]);
        },
      ),
      RUNS,
    );
  });

  test('of every phrase keeps the take as it is', () => {
    fc.assert(
      fc.property(subjects, fc.constantFrom(...TAKES), variations, (subject, take, variation) => {
        const before = composedOnce(subject);
        const locks = phrases(before, take).map((phrase) => ({ take, ...phrase }));
        const after = compose(requestOf(subject, { variation, locks }));
        for (const { text } of locks) expect(bare(after[take]), text).toContain(bare(text));
      }),
      RUNS,
    );
  });

  test('says itself why it is there', () => {
    const locks: Lock[] = [{ take: 'studio', element: 'light', text: 'One candle at the left' }];
    const { studio, anatomy } = compose(requestOf('a sleeping cat', { variation: 3, locks }));
    const span = anatomy.studio.find(
      ({ start, end }) => studio.slice(start, end) === 'One candle at the left',
    );
    expect(span).toMatchObject({ element: 'light', why: 'You locked it.' });
    expect(anatomy.studio.filter(({ element }) => element === 'light')).toHaveLength(1);
  });
});

describe('a field of the request', () => {
  test.each([
    ['lighting', 'neon at night', /neon/i],
    ['camera', 'overhead view', /overhead/i],
    ['mood', 'melancholic', /melanchol|wistful|sad/i],
    ['palette', 'cream and sage', /cream.*sage/i],
    ['style', 'watercolor', /wash|watercolou?r/i],
  ] as const)('%s steers the takes where the words leave it open', (field, value, expected) => {
    const plain = composedOnce('a ceramic teapot');
    const steered = compose(requestOf('a ceramic teapot', { [field]: value }));
    for (const take of ['studio', 'cinematic'] as const) {
      expect(steered[take]).toMatch(expected);
      expect(plain[take]).not.toMatch(expected);
    }
  });

  test("never overrules the subject's own words", () => {
    const { studio, cinematic } = compose(
      requestOf('watercolor of a teapot', { style: 'oil painting', camera: '85mm lens' }),
    );
    for (const text of [studio, cinematic]) expect(text).not.toMatch(/oil paint|85\s?mm/i);
  });
});
