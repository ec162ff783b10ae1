import S3rver from 's3rver';

export const BUCKET = 'pictures';
/** s3rver has one pair of keys. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts an S3 server with an empty bucket. It knows whose key a call names, but not the signature. */
export async function startBucket(folder: string) {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory: folder, silent: true },
    ...{ allowMismatchedSignatures: false, vhostBuckets: false },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return { port, stop: () => server.close() };
}
