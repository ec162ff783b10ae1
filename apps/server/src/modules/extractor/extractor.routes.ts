import * as contract from '@framewright/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { countedAddress } from '../../http/client-address.ts';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { openUpload, type Upload } from '../../http/uploads.ts';
import { limiter } from '../../limiter.ts';
import type { ExtractorDeps } from './extractor.service.ts';
import { forget, listHistory } from './history.service.ts';
import { hasToldItsSize } from './size-of-upload.ts';

interface RouteDeps extends ExtractorDeps {
  readonly limits: RateLimits;
}

/** Loaded with the first call, and with it what describes pictures: a server starts sooner without. */
const service = () => import('./extractor.service.ts');

const LIMITS = {
  maxBytes: contract.EXTRACTOR_IMAGE.maxBytes,
  bodyLimit: contract.EXTRACTOR_BODY_LIMIT,
};

/** Uploads whose first bytes are waited for at once, 64 kB of each, in all the server and of one caller. */
const OPENINGS = { atOnce: 128, mayWait: 0, eachInAll: 32 };
/** Uploads that are held in memory at once, in all the server and of one caller; more are refused unread. */
const UPLOADS = { atOnce: 16, mayWait: 0, eachInAll: 6 };

/** Reads what is sent, when its turn has come: a picture that is too large takes none. */
type WithUpload = <T>(
  caller: Caller | undefined,
  request: FastifyRequest,
  work: (upload: Upload, who: string) => Promise<T>,
) => Promise<T>;

function uploadsInTurn(limits: RateLimits): WithUpload {
  const refusal = () => new AppError('overloaded');
  const openings = limiter({ ...OPENINGS, refusal });
  const uploads = limiter({ ...UPLOADS, refusal });
  return async (caller, request, work) => {
    const who = caller?.user.id ?? countedAddress(request.ip);
    await limits.analysis(caller?.user.id, request.ip);
    const opened = await openings.run(() => openUpload(request, LIMITS, hasToldItsSize), { who });
    try {
      return await uploads.run(async () => work(await opened.rest(), who), { who });
    } finally {
      opened.leave();
    }
  };
}

/** @param shutdown aborted when the server stops waiting for work in progress */
export function extractorRoutes(mount: Mount, deps: RouteDeps, shutdown: AbortSignal): void {
  const withUpload = uploadsInTurn(deps.limits);

  mount(contract.analyzePicture, ({ caller, request, reply }) => {
    const signal = callerLeft(reply, shutdown);
    return withUpload(caller, request, async (upload, who) => {
      const { describeUpload } = await service();
      return describeUpload(deps, caller, upload, { who, signal });
    });
  });

  mount(contract.readEmbedded, async ({ caller, request, reply }) => {
    const embedded = await withUpload(caller, request, async (upload, who) =>
      (await service()).embeddedIn(upload, who),
    );
    reply.header('content-disposition', 'attachment; filename="framewright-embedded.json"');
    return embedded;
  });

  mount(contract.nameSubject, async ({ caller, body, request }) => {
    await deps.limits.translations(caller?.user.id, request.ip);
    const { writeNamed } = await service();
    return writeNamed(deps, caller?.user, body);
  });

  mount(contract.extractorHistory, async ({ caller }) => ({
    success: true as const,
    prompts: await listHistory(deps.db, caller.user),
  }));

  mount(contract.deleteExtracted, async ({ caller, params }) => {
    await forget(deps.db, caller.user, params.id);
    return { success: true as const };
  });
}
