import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { BUCKET, S3_KEYS, startBucket } from './s3-bucket.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What goes wrong between Framewright and the bucket. */
export interface Faults {
  /** Every call is answered so, and reaches nobody. */
  status?: number;
  /** So many writes arrive, but their answers are lost. */
  answersLost: number;
  /** A write arrives with a bit turned. */
  flipsBits: boolean;
  /** Milliseconds before each call reaches anybody. */
  delay: number;
}

/** A running S3 server with an empty bucket, behind a door that does to calls what it is told. Ends with the test. */
export async function s3Server() {
  const { port, stop } = await startBucket(temporaryFolder());
  const faults: Faults = { answersLost: 0, flipsBits: false, delay: 0 };
  const door = faultyDoor(port, faults).listen(0, '127.0.0.1');
  await once(door, 'listening');
  onTestFinished(async () => {
    door.closeAllConnections();
    door.close();
    await stop();
  });
  // The address of a listening server is an object, no pipe's name.
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return { endpoint, faults, config: s3Config({ S3_ENDPOINT: endpoint }), door };
}

/** The storage part of a configuration that names the bucket. */
export function s3Config(more: Readonly<Record<string, string>>) {
  const { storage }: Config = readConfig({ STORAGE_URL: `s3://${BUCKET}`, ...S3_KEYS, ...more });
  if (storage.kind !== 's3') throw new Error('No bucket is configured.');
  return storage;
}

/** Stands in front of the server, and does to its calls what `faults` says. */
function faultyDoor(port: number, faults: Faults): Server {
  return createServer((asked, answer) => {
    if (faults.status) {
      asked.resume().on('end', () => answer.writeHead(faults.status ?? 503).end());
      return;
    }
    asked.toArray().then(
      async (chunks: Buffer[]) => {
        await sleep(faults.delay);
        const { method, url: path, headers } = asked;
        const body = Buffer.concat(chunks);
        if (faults.flipsBits && body.length > 0) body[0] = (body[0] ?? 0) ^ 1;
        if (!isWhole(body, headers['content-md5'])) {
          answer
            .writeHead(400)
            .end('<Error><Code>BadDigest</Code><Message>Not as it was sent.</Message></Error>');
          return;
        }
        const onward = request({ host: '127.0.0.1', port, method, path, headers }, (heard) => {
          if (method === 'PUT' && faults.answersLost > 0) {
            faults.answersLost--;
            heard.resume().on('end', () => asked.socket.destroy());
            return;
          }
          answer.writeHead(heard.statusCode ?? 502, heard.headers);
          heard.pipe(answer);
        });
        onward.on('error', () => answer.destroy());
        onward.end(body);
      },
      () => answer.destroy(),
    );
  });
}

/** S3 refuses what arrives otherwise than its sender says; s3rver does not look. */
const isWhole = (body: Buffer, md5: string | string[] | undefined) =>
  md5 === undefined || createHash('md5').update(body).digest('base64') === md5;
