import type { FastifyBaseLogger } from 'fastify';
import type { Mail, Mailer } from '../../providers/mail/mailer.ts';

/** Mails that may be on their way at once. More are dropped: whoever waits for one can ask again. */
const AT_ONCE = 100;

/** Sends mails behind the answers, which then say nothing about whether there was one to send. */
export interface Post {
  /** Once the answer is out: does `write`, and sends what comes of it. */
  later(write: () => Promise<Mail | undefined>): void;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
}

/** A mail that cannot be written or sent is told to the log, and to nobody else. */
export function openPost(mailer: Mailer, log: FastifyBaseLogger): Post {
  const underWay = new Set<Promise<void>>();
  const work = async (write: () => Promise<Mail | undefined>) => {
    await new Promise(setImmediate);
    const mail = await write();
    const file = mail && (await mailer.send(mail));
    if (file) log.info({ file }, 'a mail was put into the outbox');
  };
  return {
    later(write) {
      if (underWay.size >= AT_ONCE) {
        log.warn('a mail was dropped: too many are on their way');
        return;
      }
      const job = work(write)
        .catch((err: unknown) => log.error({ err }, 'a mail was not sent'))
        .finally(() => underWay.delete(job));
      underWay.add(job);
    },

    async settled() {
      await Promise.all(underWay);
    },
  };
}
