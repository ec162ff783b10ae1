import fc from 'fast-check';
import { zipSync } from 'fflate';
import type { Asked, Case } from './case.ts';
import { LAST } from './known-names.ts';
import { mutantsOf } from './mutants.ts';
import { TEXTS } from './values.ts';
import type { World } from './world.ts';

/** Exports with something changed in one of their files, or in the ZIP itself, sent in as somebody's import. */
export function imports({ operations, tokens: [token], exported }: World): fc.Arbitrary<Case> {
  const operationAt = (method: string, path: string) => {
    const operation = operations.find((each) => each.method === method && each.path === path);
    return operation && { operation };
  };
  const authorization = `Bearer ${token}`;
  const asked = (name: string, zip: Buffer): Asked[] => [
    {
      ...operationAt('POST', '/api/import'),
      method: 'POST',
      path: '/api/import',
      headers: { authorization, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ files: [{ name, bytes: zip.length }] })),
    },
    {
      ...operationAt('PUT', '/api/import/{id}/files/{place}'),
      method: 'PUT',
      path: `/api/import/${LAST}/files/0?offset=0`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: zip,
    },
    ...['GET', 'DELETE'].map((method) => ({
      ...operationAt(method, '/api/import/{id}'),
      method,
      path: `/api/import/${LAST}`,
      headers: { authorization },
    })),
  ];
  return fc
    .record({ name: fc.oneof(fc.constant('export.zip'), TEXTS), zip: mutatedZips(exported) })
    .map(({ name, zip }) => ({ kind: 'mutated import', asked: asked(name, zip) }));
}

function mutatedZips(files: World['exported']): fc.Arbitrary<Buffer> {
  const whole = Buffer.from(zipSync(files));
  // With right sums, so that what is changed is read.
  const repacked = fc
    .constantFrom(...Object.keys(files))
    .chain((name) =>
      mutantsOf(Buffer.from(files[name] ?? [])).map((bytes) =>
        Buffer.from(zipSync({ ...files, [name]: bytes })),
      ),
    );
  return fc.oneof(mutantsOf(whole), { weight: 3, arbitrary: repacked });
}
