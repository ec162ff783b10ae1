import { writeGeneration } from '@framewright/image-metadata';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { z } from 'zod';
import { type Operation, operationsOf } from './description.ts';

/** What the requests are made of. */
export interface World {
  readonly operations: readonly Operation[];
  /** Of the user: signed in, and two API keys, one of them for reading alone. */
  readonly tokens: readonly [string, ...string[]];
  /** Small ones of each kind, the first with its prompt in it. */
  readonly pictures: readonly [Buffer, ...Buffer[]];
  /** The files of an export of the user's works. */
  readonly exported: Readonly<Record<string, Uint8Array>>;
}

/** Makes one of each thing that a user can have. @param token of a user with nothing */
export async function furnish(origin: string, token: string): Promise<World> {
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const make = async <T>(path: string, body: object, answer: z.ZodType<T>) =>
    answer.parse(await (await call('POST', path, body)).json());

  const { work_id } = await make('/api/images/generate', PICTURE, z.object({ work_id: z.string() }));
  await call('POST', '/api/prompts/generate', { subject: PICTURE.prompt });
  await call('POST', '/api/collections', { name: 'Harbours' });
  await call('POST', '/api/templates', { name: 'Boats', text: 'a {red|blue} boat' });
  const axes = [{ field: 'aspect_ratio', values: ['1:1', '4:5'] }];
  await call('POST', '/api/boards', { ...PICTURE, axes });
  await call('POST', '/api/shares', { work_id });
  const key = (scopes: string[]) =>
    make('/api/keys', { name: 'Key', scopes }, z.object({ secret: z.string() }));
  const keys = [await key(['read', 'make', 'write', 'spend']), await key(['read'])];
  const zip = new Uint8Array(await (await call('GET', '/api/export')).arrayBuffer());
  return {
    operations: operationsOf(await (await call('GET', '/api/openapi.json')).json()),
    tokens: [token, ...keys.map((made) => made.secret)],
    pictures: await pictures(),
    exported: unzipSync(zip),
  };
}

const PICTURE = { prompt: 'a red boat in the harbour', model: 'built-in' };

async function pictures(): Promise<[Buffer, ...Buffer[]]> {
  const plain = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a06030' } });
  const png = await plain.png().toBuffer();
  const said = {
    ...PICTURE,
    tool: 'Framewright',
    size: { width: 40, height: 20 },
    origin: 'generated',
  } as const;
  const told = writeGeneration(png, said);
  if (!told) throw new Error('A PNG took no prompt.');
  return [Buffer.from(told), png, await plain.jpeg().toBuffer(), await plain.webp().toBuffer()];
}
