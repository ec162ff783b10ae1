import * as contract from '@framewright/contract';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import { failureOf } from '../../http/error-handler.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { exchangeCode } from '../../providers/ai/openrouter-images/exchange-code.ts';
import type { Openrouter } from '../../providers/ai/openrouter-images/source.ts';
import { type ImageDeps, makePicture, openKeptPicture } from './images.service.ts';
import { answerWithEvents, wantsEvents } from './progress.ts';

/** @param shutdown aborted when the server stops waiting for work in progress */
export function imageRoutes(
  mount: Mount,
  deps: ImageDeps & { readonly openrouter: Openrouter; readonly limits: RateLimits },
  shutdown: AbortSignal,
): void {
  mount(contract.generateImage, async ({ caller, body, request, reply, once }) => {
    // Pictures that somebody sends are rated also where they are no pictures, and cost nothing else.
    if (body.input_image) await deps.limits.analysis(caller.user.id, request.ip);
    // So are calls on a key of the caller's own, which cost them nothing here where they fail.
    if (body.byteplus_api_key?.trim() || body.openrouter_api_key?.trim())
      await deps.limits.ownKeyCalls(caller.user.id);
    const waiting = { scopes: caller.scopes, signal: callerLeft(reply, shutdown) };
    if (!wantsEvents(request)) return once(() => makePicture(deps, caller.user, body, waiting));
    return answerWithEvents(reply, async (tell): Promise<contract.ImageEvent> => {
      try {
        const result = await once(() => makePicture(deps, caller.user, body, { ...waiting, tell }));
        return { type: 'result', result: contract.imageResult.parse(result) };
      } catch (error) {
        return { type: 'failure', ...failureOf(error, request) };
      }
    });
  });

  mount(contract.listOpenrouterModels, async () => {
    const { state, message, models } = await deps.openrouter.prepare({ fresh: true });
    return { state, message, models: models.length };
  });

  mount(contract.exchangeOpenrouterCode, async ({ caller, body, request, reply }) => {
    await deps.limits.keyExchange(caller.user.id, request.ip);
    const { code, code_verifier: verifier } = body;
    return exchangeCode(deps.openrouter.called, { code, verifier }, callerLeft(reply, shutdown));
  });

  mount(contract.imageFile, async ({ params, query, reply }) => {
    const { body, contentType, bytes } = await openKeptPicture(deps, params.id, query);
    // As it is: never a document, even where the bytes would make one.
    return reply
      .headers({
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'private, max-age=86400, immutable',
        'content-length': bytes,
        'content-disposition': `inline; filename="framewright-${params.id}.${contentType.replace('image/', '')}"`,
      })
      .type(contentType)
      .send(body);
  });
}
