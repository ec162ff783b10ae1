import type { Mail } from '../../providers/mail/mailer.ts';

/** For whoever lost their password. */
export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return mail(to, 'choose a new password', [
    'Somebody, hopefully you, asked to choose a new password for your Framewright account. Open this link within 30 minutes:',
    { words: 'Choose a new password', address: `${publicUrl}/auth#reset=${token}` },
    'If it was not you, nothing has changed, and you can ignore this mail.',
  ]);
}

/** To the address that is to become the account's. */
export function confirmMail(to: string, publicUrl: string, token: string): Mail {
  return mail(to, 'confirm your new email address', [
    'Somebody, hopefully you, wants to use this address for their Framewright account. Open this link within 30 minutes:',
    { words: 'Use this address', address: `${publicUrl}/auth#email=${token}` },
    'You will be asked to sign in again. If it was not you, ignore this mail, and nothing happens.',
  ]);
}

/** To the address that was the account's until now. */
export function changedMail(to: string, publicUrl: string): Mail {
  return mail(to, 'your email address was changed', [
    'Your Framewright account now uses another email address, and everybody was signed out of it.',
    `If it was not you, write to whoever runs ${publicUrl} at once.`,
  ]);
}

interface MailLink {
  readonly words: string;
  readonly address: string;
}

function mail(to: string, subject: string, parts: readonly (string | MailLink)[]): Mail {
  const text = parts.map((part) => (typeof part === 'string' ? wrapped(part) : part.address));
  const html = parts.map((part) =>
    typeof part === 'string'
      ? escaped(part)
      : `<a href="${escaped(part.address)}">${escaped(part.words)}</a>`,
  );
  return {
    to,
    subject: `Framewright: ${subject}`,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${html.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  };
}

/** In lines that need no transfer encoding, so that a link can be copied out of the outbox as it is. */
function wrapped(text: string): string {
  return text.replaceAll(/(.{1,72})(?:\s|$)/g, '$1\n').trimEnd();
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
