import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a server took it. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body. */
  readonly source: string;
}

interface MailPeer {
  /** As `SMTP_URL` is set. */
  readonly url: string;
  readonly mails: ReceivedMail[];
}

interface Refusal {
  readonly code: number;
  readonly words: string;
}

/**
 * A mail server on a port of its own until the test ends, without TLS.
 * @param refusal what it answers in place of taking a recipient
 */
export async function mailPeer(refusal?: Refusal): Promise<MailPeer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_, __, done) {
      done(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://127.0.0.1:${port}`, mails };
}
