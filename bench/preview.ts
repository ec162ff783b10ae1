/** Draws previews one after the other, and reports milliseconds and peak memory as JSON. */
import { drawPreview } from '../apps/server/src/providers/ai/built-in/pictures.ts';

const PROMPTS = [
  'old fisherman mending nets on the harbour wall, evening sun from back right',
  'a mountain lake at dawn, mist over the water, 24 mm, wide and calm',
  'red sneakers product shot on a pale grey sweep, overhead softbox',
  'a street in the rain at night, neon signs, 35 mm',
];
const ROUNDS = 5;

const before = process.resourceUsage().maxRSS;
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const prompt of PROMPTS) {
    const began = performance.now();
    await drawPreview(prompt, '3:2');
    times.push(performance.now() - began);
  }
}
const [first = 0, ...rest] = times;
rest.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    first,
    median: rest[Math.floor(rest.length / 2)],
    worst: rest.at(-1),
    // maxRSS counts kilobytes.
    peakMegabytes: process.resourceUsage().maxRSS / 1_024,
    addedMegabytes: (process.resourceUsage().maxRSS - before) / 1_024,
  }),
);
