/**
 * Loads one address as its own process, so that it takes no time of what it measures. Options and result are JSON:
 * those of autocannon, with `tokens` of the people who ask, a connection for each in turn, and `warmUp`, seconds of the
 * same load that are not measured.
 */
import autocannon from 'autocannon';

const { tokens = [], warmUp = 0, ...options } = JSON.parse(process.argv[2] ?? '{}');
if (warmUp > 0) await load(warmUp);
const result = await load(options.duration);
process.stdout.write(
  JSON.stringify({
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);

function load(duration: number): ReturnType<typeof autocannon> {
  let next = 0;
  return autocannon({
    ...options,
    duration,
    setupClient(client) {
      if (tokens.length === 0) return;
      client.setHeaders({ ...options.headers, authorization: `Bearer ${tokens[next % tokens.length]}` });
      next += 1;
    },
  });
}
