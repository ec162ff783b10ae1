import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../../ids.ts';
import type { Mailer } from './mailer.ts';

/** Writes mails into a folder in place of sending them, readable by the server's user only. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, ...content }) {
      const { message } = await transport.sendMail({ ...content, to: { name: '', address: to } });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${newId()}.eml`);
      await writeFile(`${file}.partial`, message, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.partial`, file);
      return file;
    },
  };
}
