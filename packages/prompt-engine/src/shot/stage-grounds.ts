import type { Figure, Stage } from './stage.ts';

/** What a cast may be at that is drawn as a ground, by its last word. */
const GROUNDS: Readonly<Record<string, string>> = {
  sea: 'beach',
  ocean: 'beach',
  lake: 'lakeside',
  pond: 'lakeside',
  river: 'lakeside',
  club: 'club',
  nightclub: 'club',
};

/** The figures without one of them, what was bound to it free. */
const without = (figures: readonly Figure[], at: number): Figure[] =>
  figures
    .filter((_, i) => i !== at)
    .map((figure): Figure => {
      const { bond, ...free } = figure;
      if (!bond || bond.to < at) return figure;
      return bond.to === at ? free : { ...free, bond: { ...bond, to: bond.to - 1 } };
    });

/** A game that is played is nobody of the cast. */
export function withoutGames(figures: readonly Figure[]): readonly Figure[] {
  const at = figures.findIndex(
    ({ drawing, age, bond }, i) => i > 0 && !age && !bond && /^(?:child|person)$/.test(drawing),
  );
  return at < 0 ? figures : without(figures, at);
}

/** What is a ground is none of the things that stand on it. */
export function onGrounds<T extends Pick<Stage, 'place' | 'figures'>>(stage: T): T {
  const at = stage.figures.findIndex(
    ({ word, bond, drawing, age }, i) =>
      i > 0 &&
      !age &&
      !/^(?:held|worn)$/.test(bond?.as ?? '') &&
      drawing === (drawing === '-' ? '-' : word.split(' ').at(-1)) &&
      GROUNDS[word.split(' ').at(-1) ?? ''] !== undefined,
  );
  const place = GROUNDS[stage.figures[at]?.word.split(' ').at(-1) ?? ''];
  if (!place) return stage;
  return { ...stage, place, figures: without(stage.figures, at) };
}
