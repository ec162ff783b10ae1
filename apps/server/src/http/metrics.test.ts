import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/test-app.ts';
import { newMetrics } from './metrics.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');

/** What stands for a metric in an expression of Prometheus. */
const METRIC = /\b(?:http|nodejs|process|framewright)_\w+/g;

test.each(['alerts.yaml', 'grafana-dashboard.json'])(
  '%s asks for nothing that is not there',
  async (file) => {
    const measured = ['framewright_spend_today_dollars', 'framewright_reservations_open'];
    const metrics = newMetrics(measured.map((name) => ({ name, help: name, read: async () => 1 })));
    const { app } = await buildTestApp({ metrics });
    await app.inject('/api/health');
    const offered = new Set((await metrics.metrics()).match(METRIC));
    const asked = readFileSync(path.join(DEPLOY, file), 'utf8').match(METRIC) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const metric of asked) expect.soft(offered, metric).toContain(metric);
  },
);
