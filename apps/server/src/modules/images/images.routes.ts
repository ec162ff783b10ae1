import * as contract from '@framewright/contract';
import { callerLeft } from '../../http/disconnect.ts';
import type { Mount } from '../../http/endpoint.ts';
import { type ImageDeps, makePicture, openPicture } from './images.service.ts';

/** @param shutdown aborted when the server stops waiting for work in progress */
export function imageRoutes(mount: Mount, deps: ImageDeps, shutdown: AbortSignal): void {
  mount(contract.generateImage, ({ caller, body, reply }) =>
    makePicture(deps, caller.user, body, callerLeft(reply, shutdown)),
  );

  mount(contract.imageFile, async ({ params, query, reply }) => {
    const { body, contentType, bytes } = await openPicture(deps, params.id, query);
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
