import path from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import type { Mailer } from './mailer.ts';

/**
 * The mail server where one is set up, else a folder for the operator to look into. The library is loaded
 * with the first mail.
 * @throws {ConfigError} where nobody is named as the sender
 */
export function openMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined && from === undefined) {
    throw new ConfigError('MAIL_FROM is missing: SMTP_URL needs the address that mails are from.');
  }
  const open = async (): Promise<Mailer> => {
    if (smtpUrl !== undefined && from !== undefined) {
      return (await import('./smtp.ts')).smtpMailer(smtpUrl, from);
    }
    const { outboxMailer } = await import('./outbox.ts');
    return outboxMailer(path.join(dataDir, 'outbox'), from ?? 'Framewright <framewright@localhost>');
  };
  let opening: Promise<Mailer> | undefined;
  return {
    async send(message) {
      opening ??= open();
      return (await opening).send(message);
    },
  };
}
