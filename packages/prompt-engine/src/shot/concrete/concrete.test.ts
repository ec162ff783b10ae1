import { describe, expect, test } from 'vitest';
import { compose } from '../../write/compose.ts';
import { requestOf } from '../../write/fixtures/takes.ts';

/** What the engine adds to a subject in each take. */
function addedTo(subject: string): { studio: string; cinematic: string; minimal: string } {
  const { studio, cinematic, minimal } = compose(requestOf(subject));
  const [s, c, m] = [studio, cinematic, minimal].map((take) => take.slice(subject.length));
  return { studio: s ?? '', cinematic: c ?? '', minimal: m ?? '' };
}

describe('the palette', () => {
  test.each([
    ['a fox asleep in a barn', /Russet, straw and weathered plank\./],
    ['otter on a frozen river', /Ice blue and fir green\./],
    ['a brass telescope on a wooden table', /brass/i],
    ['a raven on a fence post in fog', /[Mm]ist grey/],
    ['a vintage camera', /Leather brown and brass\./],
    ['otter in a barn', /Straw and weathered plank\./],
  ])('%s has the colours of what it names', (subject, palette) => {
    expect(addedTo(subject).studio).toMatch(palette);
  });

  test.each([
    ['a fox in a barn, muted colours', /[Rr]usset\b[^.]*straw/],
    ['black and white photo of a fox in the snow', /[Rr]usset,|russet and/],
    ['a white fox in a barn', /[Rr]usset, /],
    ['watercolour of a fox in a barn', /plank/],
    ['a badger in a barn', /badger grey|\bBlack\b/],
    ['a gold medal on a red velvet cushion', /[Ww]heat/],
    ['two scoops of ice cream on a plate', /ice blue/i],
    ['a fire engine in a yard', /[Ee]mber/],
    ['a black beach with a rowing boat', /[Ss]and,|\bsand and/],
    ['my uncle on a bench on a december evening', /[Ss]now/],
    ['a cat that is not in the snow', /[Ss]now white/],
  ])('%s has none that its words speak against', (subject, palette) => {
    const { studio, cinematic, minimal } = addedTo(subject);
    expect(`${studio} ${cinematic} ${minimal}`).not.toMatch(palette);
  });

  test('a warm sun gives its tone to the cinematic take', () => {
    expect(addedTo('otter on a frozen river').cinematic).toMatch(/Sun amber, ice blue/);
  });
});

describe('the light', () => {
  test('a window stands at a side, and what it lights is named', () => {
    const { studio, minimal } = addedTo('a violin maker in his workshop');
    expect(studio).toMatch(/high window at camera (?:left|right), soft across the maker/);
    expect(minimal).toMatch(/high window at camera (?:left|right), soft/);
  });

  test('a window that closes the view is behind', () => {
    expect(addedTo('a couple dancing in a kitchen').cinematic).toMatch(
      /behind at camera (?:left|right), a bright edge along the couple/,
    );
  });

  test('a rim lies on fur, on feathers or on shoulders', () => {
    expect(addedTo('a heron fishing in a marsh').cinematic).toMatch(/along the feathers/);
    expect(addedTo('an old sailor on a pier').cinematic).toMatch(/along head and shoulders/);
  });
});

describe('what is near the lens', () => {
  test('it is of the named place, at the open side', () => {
    const { cinematic } = addedTo('a fox asleep in a barn');
    const [, side] = /open space (?:to|on) the (left|right)/.exec(cinematic) ?? [];
    expect(cinematic).toContain(`A hay bale out of focus close to the lens at the lower ${side}.`);
  });

  test.each([
    'a fox asleep in a flooded barn',
    'a fox in a barn with a hay bale in the foreground',
    'a fox in a barn, seen from above',
    'portrait of a farmer in a barn',
    'an empty barn',
  ])('%s has nothing there', (subject) => {
    expect(addedTo(subject).cinematic).not.toMatch(/close to the lens/);
  });
});

describe('gaze and direction', () => {
  test('who stands looks into the open side, and who walks goes there', () => {
    expect(addedTo('a stag in a birch forest').cinematic).toMatch(/looking into the open space on the/);
    expect(addedTo('an astronaut walking on mars').cinematic).toMatch(/moving into the open space on the/);
  });

  test.each(['a cat watching snow through a window', 'a dog asleep on a rug', 'two foxes in a barn'])(
    '%s is told no gaze',
    (subject) => {
      expect(addedTo(subject).cinematic).not.toMatch(/into the open space/);
    },
  );
});

describe('minimal', () => {
  test.each([
    'wet dog in a laundromat',
    'five retired dockworkers playing cards in a half flooded boat shed, one of them cheating',
  ])('the room stays that the words name: %s', (subject) => {
    expect(addedTo(subject).minimal).not.toMatch(/\bonly\b|plain wall|even ground|left out/);
  });

  test('a muddy river has no clear water', () => {
    expect(addedTo('a hippo yawning in a muddy river').minimal).not.toMatch(/clear water/);
  });

  test('what else is named is not taken away', () => {
    expect(addedTo('a welder repairing a hull in a dry dock').minimal).not.toMatch(/only wet concrete/);
  });
});

test('no take says only that it is balanced', () => {
  const { studio, cinematic, minimal } = addedTo(
    'two moving men stuck with a sofa on a spiral staircase, one of them crying with laughter',
  );
  expect(`${studio} ${cinematic} ${minimal}`).not.toMatch(/[Bb]alanced composition|nothing added/);
});
