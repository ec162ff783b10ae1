import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The mails that a server wrote instead of sending them, in the order of time, as they would be sent. */
export function outboxOf({ variables }: Pick<TestApp, 'variables'>): string[] {
  const folder = path.join(variables['DATA_DIR'] ?? '', 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  return files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Waits for as many mails as there should be; the last of them. */
export async function lastMail(server: Pick<TestApp, 'variables'>, count: number): Promise<string> {
  await expect.poll(() => outboxOf(server).length).toBe(count);
  return outboxOf(server).at(-1) ?? '';
}

/** A mail without the transfer encoding of its parts. */
export function readable(source: string): string {
  const parts = source.split(/(?=^----)/m);
  return parts
    .map((part) => (/^Content-Transfer-Encoding: quoted/im.test(part) ? decoded(part) : part))
    .join('');
}

function decoded(quotedPrintable: string): string {
  return quotedPrintable
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The token of a mail's link. */
export function tokenIn(source: string, purpose: 'reset' | 'email'): string {
  const [, token = ''] =
    new RegExp(`http://127\\.0\\.0\\.1:3000/auth#${purpose}=([\\w-]{43})\\s`).exec(readable(source)) ?? [];
  return token;
}
