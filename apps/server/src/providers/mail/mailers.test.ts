import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { mailPeer } from '../../testing/mail-peer.ts';
import { readable, tokenIn } from '../../testing/outbox.ts';
import { buildTestApp, PASSWORD } from '../../testing/test-app.ts';
import { openMailer } from './open-mailer.ts';
import { smtpMailer } from './smtp.ts';

const MAIL = { to: 'mara@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' };
const FROM = 'Framewright <hello@framewright.example>';

test('a mail reaches whom it is for, and its link works', async () => {
  const peer = await mailPeer();
  const server = await buildTestApp({ variables: { SMTP_URL: peer.url, MAIL_FROM: FROM } });
  const { user } = await server.signUp();
  await server.send('POST', '/api/auth/forgot', { body: { email: user.email } });
  await expect.poll(() => peer.mails.length).toBe(1);
  const [mail] = peer.mails;
  expect(mail).toMatchObject({ from: 'hello@framewright.example', to: [user.email] });
  const source = mail?.source ?? '';
  expect(source).toContain(`From: ${FROM}\r\n`);
  const body = { token: tokenIn(source, 'reset'), password: 'harbour-lantern-43' };
  expect((await server.send('POST', '/api/auth/reset', { body })).statusCode).toBe(200);
});

test('what breaks lines becomes no header and no second recipient', async () => {
  const peer = await mailPeer();
  const mailer = smtpMailer(peer.url, FROM);
  await mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: x@evil.example\r\n\r\nevil' });
  const [head = ''] = (peer.mails[0]?.source ?? '').split('\r\n\r\n');
  expect(peer.mails[0]?.to).toEqual(['mara@example.com']);
  expect(head).not.toMatch(/^Bcc:/m);
  expect(readable(head)).toContain('Subject: Hello Bcc: x@evil.example');

  const hostile = ['a@example.com\r\nBcc: x@evil.example', 'a@example.com, x@evil.example'];
  await Promise.allSettled(hostile.map((to) => mailer.send({ ...MAIL, to })));
  for (const { to } of peer.mails) expect(to.join()).not.toMatch(/^x@evil|,/);
});

test('a refusal is told in codes, and whoever asked hears nothing of it', async () => {
  const peer = await mailPeer({ code: 550, words: 'canary: no such mailbox' });
  const lines: string[] = [];
  const server = await buildTestApp({
    variables: { SMTP_URL: peer.url, MAIL_FROM: FROM, LOG_LEVEL: 'error' },
    logStream: { write: (line) => lines.push(line) },
  });
  const body = { email: 'canary@example.com', name: 'Mara', password: PASSWORD };
  await server.send('POST', '/api/auth/register', { body });
  const answer = await server.send('POST', '/api/auth/forgot', { body: { email: body.email } });
  expect(answer.json()).toEqual({ success: true });
  await server.app.close(); // which waits for mails
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      msg: 'a mail was not sent',
      err: { type: 'MailFailure', message: 'A mail was not sent: EENVELOPE, 550.' },
    },
  ]);
  expect(lines.join()).not.toContain('canary');
});

test('a server that is not there is told of in a code', async () => {
  await expect(smtpMailer('smtp://127.0.0.1:1', FROM).send(MAIL)).rejects.toThrow(
    /^A mail was not sent: ESOCKET\.$/,
  );
});

test('user and password are kept to TLS', async () => {
  const peer = await mailPeer();
  const { port } = new URL(peer.url);
  // A name of this machine that does not say so.
  const mailer = smtpMailer(`smtp://user:canary@0.0.0.0:${port}`, FROM);
  await expect(mailer.send(MAIL)).rejects.toThrow(/ETLS|EREQUIRETLS/);
  expect(peer.mails).toEqual([]);
});

test('a mail server needs a sender', () => {
  const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1:25' });
  expect(() => openMailer(config)).toThrow(/^MAIL_FROM is missing/);
});
