/** A mail to one person. */
export interface Mail {
  /** One address, checked, in its plain form. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as the text, without anything that is loaded from elsewhere. */
  readonly html: string;
}

/** What brings mails to people. */
export interface Mailer {
  /**
   * @returns the file that the mail was written to; undefined where it was sent
   * @throws {MailFailure}
   */
  send(mail: Mail): Promise<string | undefined>;
}

/** A mail was not sent. It carries codes only: servers repeat addresses in their errors. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';

  constructor(codes: readonly (string | number)[]) {
    super(`A mail was not sent: ${codes.join(', ') || 'for an unknown reason'}.`);
  }
}
