import {
  type addVersion,
  LENGTHS,
  type User,
  WORK,
  WORK_TEXTS,
  type Work,
  type WorkVersion,
} from '@framewright/contract';
import type { z } from 'zod';
import { insertWork } from '../../db/keep-work.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { anatomiesIn, asVersion, withAnatomies } from '../../works/content.ts';
import { changedElements } from './changed-elements.ts';
import { readLine } from './roll.repo.ts';
import * as repo from './work.repo.ts';
import { ownWork, show, showWork, type WorkDeps } from './work.service.ts';

/** The line that a work is in, first to last, with what each changed. @throws {AppError} `not_found` */
export async function readVersions(deps: WorkDeps, user: User, id: string): Promise<WorkVersion[]> {
  const { line_id } = await ownWork(deps.db, user, id);
  const rows = await readLine(deps.db, user.id, line_id, WORK.line);
  const changed = await changedElements(deps, user.id, rows);
  const works = await show(deps, user.id, rows);
  return works.map((work) => ({ ...work, changed: changed.get(work.id) ?? null }));
}

/**
 * Keeps a changed text as the next version of its line, with no picture yet.
 * @throws {AppError} `not_found`, or `invalid_request` where no picture can be made of so long a text
 */
export async function nextVersion(
  deps: WorkDeps,
  user: User,
  parentId: string,
  { text, take, note = '' }: z.output<typeof addVersion.body>,
): Promise<Work> {
  const [{ describe, titleOf }, { carryAnatomy }, read] = await Promise.all([
    import('../../works/describe.ts'),
    import('../../works/carry-anatomy.ts'),
    deps.readAnatomy(text),
  ]);
  const id = newId();
  await inTransaction(deps.db, async (tx) => {
    const parent = await repo.holdWork(tx, user.id, parentId);
    if (!parent) throw new AppError('not_found');
    if (parent.kind === 'picture' && text.length > LENGTHS.description)
      throw new AppError('invalid_request', { detail: WORK_TEXTS.pictureText });
    const { kind, model, ratio } = parent;
    const before = await repo.contentOf(tx, parentId);
    const spans = carryAnatomy(anatomiesIn(before), text, read) ?? read;
    const content = withAnatomies(asVersion(before, text, take), new Map([[text, spans]]));
    // A title that somebody gave stays; one out of the text goes with it.
    const title = parent.title === titleOf(before) ? titleOf(content) : parent.title;
    const { width, height } = kind === 'picture' ? { width: null, height: null } : parent;
    await insertWork(tx, {
      ...{ id, userId: user.id, kind, model, ratio, width, height, content, title, note },
      ...{ createdAt: deps.now(), durationMs: 0, lineId: parent.line_id, parent_id: parentId },
      ...{ origin_id: null, origin_title: null, description: describe(content) },
    });
  });
  return showWork(deps, user, id);
}
