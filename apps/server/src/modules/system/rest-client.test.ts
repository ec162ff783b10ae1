import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { ENGINES } from '../../testing/test-store.ts';

const SERVER = path.resolve(import.meta.dirname, '../../..');
const CLIENT = path.join(SERVER, 'rest-client');
const GENERATED = path.join(SERVER, 'build/rest-client');
const COMPILER = path.resolve(SERVER, '../../node_modules/typescript/lib/tsc.js');

/** @throws what it printed, where it ends with an error */
const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, args, { cwd: CLIENT, env: { ...process.env, ...env } });

test.each(ENGINES)(
  'a client generated from the description does the main job with a key, on %s',
  async (engine) => {
    const server = await buildTestApp({ engine });
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { token } = await server.signUp('pro');
    const { secret } = await makeKey(server, token, ['read', 'write', 'make']);

    // What has a default may be left out of a request.
    const types = await openapiTS(new URL('/api/openapi.json', address), { defaultNonNullable: false });
    mkdirSync(GENERATED, { recursive: true });
    writeFileSync(path.join(GENERATED, 'api.ts'), astToString(types));
    await expect(run([COMPILER, '--noEmit', '-p', CLIENT])).resolves.toEqual({ stdout: '', stderr: '' });

    const done = run(['main-job.ts'], { ADDRESS: address, API_KEY: secret });
    await expect(done).resolves.toEqual({ stdout: '', stderr: '' });
  },
);
