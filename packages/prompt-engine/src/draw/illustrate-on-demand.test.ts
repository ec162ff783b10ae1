import { expect, test, vi } from 'vitest';
import { figureOf, stageOf } from './testing/stages.ts';

/** The drawing as a browser first has it: without silhouettes. */
async function freshModules() {
  vi.resetModules();
  const [{ illustrateOnDemand }, { illustrateStage }] = await Promise.all([
    import('./illustrate-on-demand.ts'),
    import('./picture.ts'),
  ]);
  return { illustrateOnDemand, illustrateStage };
}

const illustrationOf = (drawing: string, place: string) =>
  ({ stage: stageOf({ place, figures: [figureOf(drawing)] }), ratio: '3:2', width: 300, id: 'a' }) as const;

test('a picture is drawn with the silhouettes that it and its place ask for', async () => {
  const { illustrateOnDemand, illustrateStage } = await freshModules();
  const cow = illustrationOf('cow', 'kitchen');
  const bare = illustrateStage(cow);
  const drawn = await illustrateOnDemand(cow);
  expect(drawn).not.toBe(bare);
  await import('./silhouettes/whole.ts');
  expect(illustrateStage(cow)).toBe(drawn);
});

test('what has no drawing is a plain shape and ends the asking', async () => {
  const { illustrateOnDemand } = await freshModules();
  expect(await illustrateOnDemand(illustrationOf('nothing', 'backdrop'))).toContain('<svg');
});

test('a set and the dress of a trade are fetched with the rest', async () => {
  const { illustrateOnDemand, illustrateStage } = await freshModules();
  const butcher = illustrationOf('person:butcher', 'canteen');
  const drawn = await illustrateOnDemand(butcher);
  await import('./silhouettes/whole.ts');
  expect(illustrateStage(butcher)).toBe(drawn);
});
