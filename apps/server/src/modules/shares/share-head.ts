import { AppError } from '../../http/app-error.ts';
import { type PageHead, pictureTags } from '../../http/page-head.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { openShare, type ShareDeps } from './shares.service.ts';

/** Characters of a prompt that a preview of the page shows. */
const DESCRIBED = 200;

/** What the page of a link says to programs that read its head alone: previews in messages, search engines. */
export function shareHead(deps: ShareDeps, limits: RateLimits) {
  return async (token: string, ip: string): Promise<PageHead> => {
    await limits.sharedReads(ip);
    const shared = await openShare(deps, token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    });
    if (!shared) return { isThere: false, title: 'Not found', isListed: false, tags: [] };
    const [first] = shared.items;
    const picture = first?.pictures[0];
    const description = (first?.prompts[0]?.text ?? '').slice(0, DESCRIBED);
    const { publicUrl } = deps;
    return {
      isThere: true,
      title: shared.title,
      isListed: shared.index,
      tags: [
        ['name', 'description', description],
        ['property', 'og:type', 'article'],
        ['property', 'og:site_name', 'Framewright'],
        ['property', 'og:title', shared.title],
        ['property', 'og:description', description],
        ['property', 'og:url', `${publicUrl}/share/${token}`],
        ...(picture ? pictureTags(`${publicUrl}${picture.url}`, picture) : []),
        ['name', 'twitter:card', picture ? 'summary_large_image' : 'summary'],
      ],
    };
  };
}
