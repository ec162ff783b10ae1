/**
 * What a board of 64 cells costs in a browser: until its pictures are there, scrolled through, and zoomed together.
 * Prints JSON, in milliseconds. The first argument is the browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Board } from '@framewright/contract';
import { chromium, type Page } from '@playwright/test';
import { scroll, taskMilliseconds, watchedPage } from './scrolling.ts';
import { proUser, serversOf } from './servers.ts';

const [executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'] = process.argv.slice(2);
const STEP = 90;
const PROMPT = 'A violin maker at her bench. Soft window light from the left. 85mm at f/4.';
const RATIOS = ['1:1', '4:5', '3:4', '2:3', '5:4', '4:3', '3:2', '16:9'];
const LIGHTS = [
  ...['backlit by the window', 'late sun, low', 'flat overcast light', 'moonlight'],
  ...['one candle', 'neon from the right', 'a softbox from above', 'blue hour'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'framewright-board-'));
const servers = serversOf(folder);
try {
  const { url } = await servers.serveProduct({ DISCOVER_ENGINES: 'off' });
  const token = await proUser(url, folder);
  const id = await makeBoard(url, token);
  process.stdout.write(JSON.stringify(await measure(`${url}/compare/${id}`, token), null, 1));
} finally {
  servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function makeBoard(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const axes = [
    { field: 'aspect_ratio', values: RATIOS },
    { element: 'light', values: LIGHTS },
  ];
  const asked = JSON.stringify({ prompt: PROMPT, model: 'built-in', axes });
  const answer = await fetch(`${url}/api/boards`, { method: 'POST', headers, body: asked });
  let board = (await answer.json()) as Board; // the contract's answer
  if (!answer.ok) throw new Error(JSON.stringify(board));
  const address = `${url}/api/boards/${board.id}`;
  while (!board.finished) {
    await sleep(500);
    board = (await (await fetch(address, { headers })).json()) as Board; // as above
  }
  return board.id ?? '';
}

async function measure(address: string, token: string): Promise<object> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
    const devtools = await watchedPage(page);
    const began = performance.now();
    await page.goto(address);
    await page.getByText('Done').nth(63).waitFor();
    const allThere = performance.now() - began;
    const down = await scroll(page, devtools, STEP);
    const up = await scroll(page, devtools, -STEP);
    const before = await taskMilliseconds(devtools);
    const zooms = await zoomThrough(page);
    const busy = ((await taskMilliseconds(devtools)) - before) / zooms.length;
    const middle = zooms.toSorted((one, other) => one - other)[Math.floor(zooms.length / 2)] ?? 0;
    return {
      allThere,
      down,
      up,
      zoom: { steps: zooms.length, p50: middle, worst: Math.max(...zooms), busy },
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from each key on the slider until the frame after next has begun, when all has been drawn. */
async function zoomThrough(page: Page): Promise<number[]> {
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const times: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const began = performance.now();
    await page.keyboard.press(step < 10 ? 'ArrowRight' : 'ArrowLeft');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    times.push(performance.now() - began);
  }
  return times;
}
