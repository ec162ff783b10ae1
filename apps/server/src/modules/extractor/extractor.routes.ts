import * as contract from '@framewright/contract';
import { fairQueue, QueueFull } from '../../fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import { countedAddress } from '../../http/client-address.ts';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { readUpload } from '../../http/uploads.ts';
import type { ExtractorDeps } from './extractor.service.ts';
import { forget, historyOf } from './history.service.ts';

interface RouteDeps extends ExtractorDeps {
  readonly limits: RateLimits;
}

/** Loaded with the first call, and with it what describes pictures: a server starts sooner without. */
const service = () => import('./extractor.service.ts');

const LIMITS = {
  maxBytes: contract.EXTRACTOR_IMAGE.maxBytes,
  bodyLimit: contract.EXTRACTOR_BODY_LIMIT,
};

/** Uploads that are held in memory at once, in all the server and of one caller; more are refused unread. */
const UPLOADS = { room: 16, mayWait: 0, each: 6 };

/** @param shutdown aborted when the server stops waiting for work in progress */
export function extractorRoutes(mount: Mount, deps: RouteDeps, shutdown: AbortSignal): void {
  const uploads = fairQueue(UPLOADS);

  mount(contract.analyzePicture, async ({ caller, request, reply }) => {
    const signal = callerLeft(reply, shutdown);
    const who = caller?.user.id ?? countedAddress(request.ip);
    await deps.limits.analysis(caller?.user.id, request.ip);
    try {
      return await uploads.run(who, 1, async () => {
        const upload = await readUpload(request, LIMITS);
        const { analyzed } = await service();
        return analyzed(deps, caller, upload, { who, signal });
      });
    } catch (error) {
      throw error instanceof QueueFull ? new AppError('overloaded') : error;
    }
  });

  mount(contract.nameSubject, async ({ caller, body, request }) => {
    await deps.limits.translations(caller?.user.id, request.ip);
    const { named } = await service();
    return named(deps, caller?.user, body);
  });

  mount(contract.extractorHistory, async ({ caller }) => ({
    success: true as const,
    prompts: await historyOf(deps.db, caller.user),
  }));

  mount(contract.deleteExtracted, async ({ caller, params }) => {
    await forget(deps.db, caller.user, params.id);
    return { success: true as const };
  });
}
