/** Loads one address as its own process, so that it takes no time of what it measures. Options and result are JSON. */
import autocannon from 'autocannon';

const result = await autocannon(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(
  JSON.stringify({
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);
