import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** What a proxy adds to the requests that it passes on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

interface LocalDoor {
  readonly publicUrl: string;
  /** Called once, when a request has come through a proxy. */
  readonly onProxy: () => void;
}

/**
 * Guards a server that is meant for its own machine. A page of another site can have its own name point here, and
 * then read what is here (DNS rebinding); so only names that nobody else can give are answered: addresses in
 * numbers, this machine's name, and that of `PUBLIC_URL`.
 */
export function guardLocalDoor(app: FastifyInstance, { publicUrl, onProxy }: LocalDoor): void {
  const machine = hostname().toLowerCase();
  const own = new Set(['localhost', machine, `${machine}.local`, new URL(publicUrl).hostname]);
  let isProxied = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.host !== undefined && !isOwn(headers.host, own)) throw new AppError('foreign_host');
    if (isProxied || !FORWARDED.some((name) => headers[name] !== undefined)) return;
    isProxied = true;
    onProxy();
  });
}

function isOwn(host: string, own: ReadonlySet<string>): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0 || own.has(name) || name.endsWith('.localhost');
}
