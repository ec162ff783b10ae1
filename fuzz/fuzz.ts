/** `npm run fuzz -- [--seed N] [--count N]`: arbitrary requests to a server of its own, to a printed table. */
import { parseArgs } from 'node:util';
import { fuzzOwnServer } from './with-server.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    count: { type: 'string', default: '5000' },
  },
});
const began = performance.now();
const { sent, faults, isAlive, logged, peak } = await fuzzOwnServer({
  seed: Number(values.seed),
  count: Number(values.count),
});
const seconds = (performance.now() - began) / 1_000;
console.log(
  `| Inputs (--seed ${values.seed} --count ${values.count}) | Sent | Of them taken |\n| --- | --- | --- |`,
);
for (const [kind, { all, done }] of sent) console.log(`| ${kind} | ${all} | ${done} |`);
console.log(
  `\n${faults.length} wrong answers; the process ${isAlive ? 'lives' : 'is GONE'}, and took ${peak.toFixed(0)} MB at most; ${seconds.toFixed(0)} s.`,
);
for (const fault of faults) console.log(`- ${fault}`);
for (const line of logged) console.log(line);
process.exitCode = faults.length > 0 || !isAlive ? 1 : 0;
