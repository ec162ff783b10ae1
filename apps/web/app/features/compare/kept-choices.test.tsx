import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../../lib/token.ts';
import { ALTERNATIVES, OFFER } from '../../testing/alternatives.ts';
import { choiceOf } from '../../testing/image-models.ts';
import { BARE_CONFIG } from '../../testing/public-config.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { stubServer } from '../../testing/stub-server.ts';
import { tokenThatExpires } from '../../testing/tokens.ts';
import { makeItem } from '../../testing/works.ts';
import { Compare } from './compare.tsx';
import { keepChoices, keptChoices } from './kept-choices.ts';

beforeEach(() => () => vi.unstubAllGlobals());

async function open(id = 'w1') {
  cleanup();
  storeToken(tokenThatExpires(Date.now() + 3_600_000));
  const models = [choiceOf('built-in', { controls: { seed: { max: 99 } } })];
  stubServer({
    'GET /api/config': { body: { ...BARE_CONFIG, image_models: models, default_image_model: 'built-in' } },
    [`GET /api/work/${id}`]: { body: makeItem({ id, model: 'built-in', ratio: '1:1' }) },
    [ALTERNATIVES]: { body: OFFER },
  });
  renderPage(<Compare />, `/compare?work=${id}`);
  await screen.findByRole('button', { name: '4:5' });
}
const chip = (name: RegExp | string) => screen.getByRole('button', { name });
const isOn = (name: RegExp | string) => chip(name).getAttribute('aria-pressed') === 'true';

test('what was chosen stays when the page is loaded again, and not for another work', async () => {
  await open();
  for (const name of ['4:5', '3', /^Backlit by the window/]) fireEvent.click(chip(name));
  fireEvent.click(await screen.findByRole('button', { name: 'Bare bulb' }));
  fireEvent.change(screen.getByRole('textbox', { name: /own/i }), { target: { value: 'by a candle' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(isOn('by a candle')).toBe(true);
  await open();
  expect([isOn('1:1'), isOn('4:5'), isOn('3'), isOn('1')]).toEqual([true, true, true, false]);
  expect(isOn(/^Backlit by the window/)).toBe(true);
  expect(await screen.findByRole('button', { name: 'Bare bulb', pressed: true })).toBeTruthy();
  expect(isOn('by a candle')).toBe(true);
  await open('w2');
  expect([isOn('4:5'), isOn('1'), isOn(/^Backlit by the window/)]).toEqual([false, true, false]);
});

test('what is kept in another form, or of another visit, is nothing', () => {
  expect(keptChoices('v1')).toBeUndefined();
  const choices = { prompt: 'a fox', chosen: [], models: ['built-in'], ratios: ['4:5'], seeds: 2 };
  keepChoices('v1', choices);
  expect(keptChoices('v1')).toEqual(choices);
  expect(keptChoices('v2')).toBeUndefined();
  keepChoices('v1', { ...choices, seeds: 'many' });
  expect(keptChoices('v1')).toBeUndefined();
});
