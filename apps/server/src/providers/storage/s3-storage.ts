import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Config, ConfigError } from '../../config.ts';
import { checkedKey, type Storage, StorageUnusable } from './storage.ts';

/** Milliseconds until a connection stands, and that an answer may keep silent. */
const PATIENCE = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true };

type S3Config = Extract<Config['storage'], { kind: 's3' }>;

/**
 * Objects in one bucket, of Amazon or of any server that speaks its protocol. Each write carries its MD5, so that
 * what arrives broken is refused; a write whose answer is lost is safely sent again, as its key is its own.
 * @throws {ConfigError} where the bucket cannot be used
 */
export async function s3Storage(config: S3Config): Promise<Storage> {
  const { bucket: Bucket } = config;
  const client = clientFor(config);
  // Who may not list is told 403 for what is not there, instead of 404.
  const ask = (abortSignal?: AbortSignal) =>
    client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { ...(abortSignal && { abortSignal }) });
  await ask().catch((error: unknown) => {
    throw new ConfigError(`STORAGE_URL cannot be used: the bucket ${Bucket} ${refusalOf(error)}.`);
  });
  return {
    async put(key, bytes) {
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      const object = { Bucket, Key: checkedKey(key), Body: bytes, ContentMD5 };
      await usable(client.send(new PutObjectCommand(object)));
    },

    async open(key) {
      const object = { Bucket, Key: checkedKey(key) };
      try {
        const { Body } = await client.send(new GetObjectCommand(object));
        // In Node the SDK hands on what it hears from the socket; its type also allows for browsers.
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw unusable(error);
      }
    },

    async remove(key) {
      await usable(client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })));
    },

    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, Size, LastModified } of Contents)
          if (Key) yield { key: Key, bytes: Size ?? 0, writtenAt: LastModified ?? new Date(0) };
      }
    },

    async check(signal) {
      await usable(ask(signal));
    },
  };
}

function clientFor({ endpoint, region = 'us-east-1', credentials }: S3Config): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  return new S3Client({
    region,
    // Other servers than Amazon's seldom have a name of their own for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Without keys the SDK looks where Amazon's machines keep theirs.
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
      }),
    maxAttempts: 3,
    requestHandler: PATIENCE,
    // Newer checksums than MD5 are not known to all servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

async function usable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw unusable(error);
  }
}

/** Names of answers that mean: no room. */
const FULL = /^(?:QuotaExceeded|XMinioStorageFull|XMinioStorageQuotaExceeded|InsufficientStorage)$/;

const unusable = (error: unknown): StorageUnusable =>
  new StorageUnusable(error instanceof S3ServiceException && FULL.test(error.name) ? 'ENOSPC' : 'EIO', error);

function refusalOf(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'does not exist';
  if (status === 403 || status === 401) return 'is not open to these keys';
  if (status === 301) return 'lies in another region than AWS_REGION says';
  return `does not answer (${error instanceof Error ? error.message || error.name : error})`;
}
