import type { PictureList, User, WorkQuery } from '@framewright/contract';
import { picturesOf } from './work.repo.ts';
import { listWorks, type WorkDeps } from './work.service.ts';

/**
 * The pictures of a page of the roll, newest work first. A work whose files are gone, and a version that nobody has
 * drawn yet, have none.
 * @throws {AppError} `bad_cursor`
 */
export async function listPictures(
  deps: WorkDeps,
  user: User,
  page: Pick<WorkQuery, 'cursor' | 'limit'>,
): Promise<PictureList> {
  const works = await listWorks(deps, user, { ...page, kind: 'picture', trash: false });
  const items: PictureList['items'] = [];
  for (const { id: work_id, text: prompt, model, created_at } of works.items) {
    for (const { id, width, height, content_type, expires_at } of await picturesOf(deps.db, work_id)) {
      const image_url = deps.pictures.sign(id, deps.now());
      items.push({
        id,
        work_id,
        image_url,
        width,
        height,
        content_type,
        prompt,
        model,
        created_at,
        expires_at,
      });
    }
  }
  return { items, next_cursor: works.next_cursor };
}
