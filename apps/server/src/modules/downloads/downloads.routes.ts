import * as contract from '@framewright/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Mount } from '../../http/endpoint.ts';
import { type ByteRange, readRange } from './byte-range.ts';
import { type DownloadFile, findDownload, listDownloads, readDownloads } from './downloads.service.ts';

export interface DownloadDeps {
  /** Where `npm run build:downloads` puts the files. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
}

/** Files are read once, here; one that has not been built is told to the log, and left out. */
export function downloadRoutes(mount: Mount, { folder, log }: DownloadDeps): void {
  const files = readDownloads(folder, ({ fileName }) =>
    log.info({ fileName }, 'this download has not been built'),
  );

  mount(contract.listDownloads, ({ caller }) => ({ downloads: listDownloads(files, caller.user) }));

  mount(contract.downloadFile, ({ caller, params, request, reply }) =>
    sendFile(findDownload(files, params.id, caller.user), request, reply),
  );
}

function sendFile(file: DownloadFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { content, etag } = file;
  const known = knows(request.headers['if-none-match'], etag);
  const range = known ? undefined : rangeOf(request, file);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${content.length}`);
    throw new AppError('range_not_satisfiable');
  }
  // Asked for again each time, because a plan can end. What was sent is not sent twice.
  reply.headers({ 'cache-control': 'private, no-cache', 'accept-ranges': 'bytes', etag });
  if (known) return reply.status(304).send();
  reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
  if (!range) return reply.send(content);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${content.length}`)
    .send(content.subarray(range.start, range.end + 1));
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** Ranges are for GET alone, and only of the very file that a client has the rest of. */
function rangeOf(
  { method, headers }: FastifyRequest,
  { content, etag }: DownloadFile,
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range'];
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return readRange(headers.range, content.length);
}
