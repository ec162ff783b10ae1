import { createTransport } from 'nodemailer';
import { isLoopback } from '../../config.ts';
import { type Mailer, MailFailure } from './mailer.ts';

/** Milliseconds that a mail may take as a whole. */
const TIMEOUT = 20_000;

/**
 * Hands mails to a mail server.
 * @param url where it is, with user and password where it wants them: these go over TLS only
 * @param from who it is from, as an address or as `Name <address>`
 */
export function smtpMailer(url: string, from: string): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport(
    { url, requireTLS: username !== '' && !isLoopback(hostname) },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, ...content }) {
      try {
        const recipient = { name: '', address: to };
        await transport.sendMail({ ...content, to: recipient, signal: AbortSignal.timeout(TIMEOUT) });
      } catch (error) {
        throw new MailFailure(codesOf(error));
      }
      return undefined;
    },
  };
}

function codesOf(error: unknown): (string | number)[] {
  if (!(error instanceof Error)) return [];
  const codes = ['code' in error && error.code, 'responseCode' in error && error.responseCode];
  return codes.filter((code) => typeof code === 'string' || typeof code === 'number');
}
