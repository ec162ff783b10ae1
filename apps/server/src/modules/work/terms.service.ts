import { setImmediate as others } from 'node:timers/promises';
import { TERMS_VERSION } from '@framewright/prompt-engine/terms-version';
import type { FastifyBaseLogger } from 'fastify';
import type { Ending, Work } from '../../db/jobs/run-jobs.ts';
import type { Db } from '../../db/open.ts';
import { type TermsRead, tellTermsRead, termsRead } from '../../db/terms-read.ts';
import { inTransaction } from '../../db/transaction.ts';
import { storedContent } from '../../works/content.ts';
import * as repo from './terms.repo.ts';

/** The queue of what is read again: one job for all works. */
export const TERMS = 'terms';

const ALL = { subject: 'all', owner: 'all' };

/** Works of a transaction. */
const TOGETHER = 25;

interface Deps {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Reads the terms of works again that were kept by older rules, so that they are found by what is looked for today.
 * What a newer process of the same store has read stays.
 */
export function termsWork(deps: Deps): Work {
  return {
    atOnce: 1,
    async unfinished() {
      const { version, isFinished } = await readSoFar(deps.db);
      return version > TERMS_VERSION || isFinished ? [] : [ALL];
    },
    async run(_, ending) {
      for (;;) {
        const soFar = await readSoFar(deps.db);
        if (soFar.version > TERMS_VERSION || soFar.isFinished) return 'done';
        if (ending.isOver() || ending.isLost()) return 'left';
        await readOn(deps, soFar, ending);
      }
    },
    // They are found as they were, and a look for what is unfinished adds the job again.
    giveUp: async () => undefined,
  };
}

async function readSoFar(db: Db): Promise<TermsRead> {
  const soFar = await termsRead(db);
  if (soFar && soFar.version >= TERMS_VERSION) return soFar;
  return { version: TERMS_VERSION, last: { userId: '', seq: 0 }, isFinished: false };
}

/** Reads the next few works. Others have their turn between any two of them. */
async function readOn({ db, log }: Deps, { version, last }: TermsRead, { signal }: Ending): Promise<void> {
  const { describe } = await import('../../works/describe.ts');
  const works = await repo.worksAfter(db, last, TOGETHER);
  const changed: repo.Reread[] = [];
  for (const work of works) {
    await others();
    if (signal.aborted) return;
    try {
      const { terms } = describe(storedContent.parse(JSON.parse(work.content)));
      if (!repo.hasTerms(work, terms)) changed.push({ ...work, terms });
    } catch (err) {
      // One that cannot be read keeps what it is found by.
      log.warn({ err, workId: work.id }, 'the terms of a work could not be read again');
    }
  }
  const end = works.at(-1);
  await inTransaction(db, async (tx) => {
    for (const work of changed) await repo.replaceTerms(tx, work);
    const isFinished = works.length < TOGETHER;
    await tellTermsRead(tx, {
      version,
      last: end ? { userId: end.user_id, seq: end.seq } : last,
      isFinished,
    });
  });
}
