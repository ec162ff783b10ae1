import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** There once its source has run in the page. */
    axe?: typeof axe;
  }
}

/** Waits until what fades in has come up; what turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Whoever watches the size has been told by the second frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Every width that the product is made for, in both themes. */
const VIEWS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ].map((viewport) => ({ colorScheme, viewport })),
);

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Not among those of a level: whoever speaks to a button says what it reads.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Fails with what axe finds wrong with the page as it stands. It runs in the page itself, and only what is wrong comes
 * back: by way of `@axe-core/playwright`, which puts the results of all frames together in a page of its own and hands
 * over what passed too, each look takes five times as long. Ours have no frames, which is checked.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  expect(page.frames(), 'axe looks into the page alone').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const found = await window.axe?.run(options);
    if (!found || found.passes.length === 0) return ['axe did not look'];
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);
  expect(violations).toEqual([]);
}

/** Fails where the page has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await settled(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'no sideways scroll').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/**
 * Both, at every width in both themes. The page is brought to its state once and then resized and recoloured, as by
 * somebody who turns a tablet and by a system at nightfall.
 */
export async function expectAccessibleInAllViews(page: Page): Promise<void> {
  for (const { colorScheme, viewport } of VIEWS) {
    await test.step(`${colorScheme}, ${viewport.width} px`, async () => {
      // What is far down the page is not drawn, and would change its colours only while axe looks.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
