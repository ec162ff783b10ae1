/**
 * The least that Fastify can do: an object as JSON, a JSON body followed by one synced upsert, a page from memory,
 * and a call of a model whose answer is handed on. What the product is compared with, in the same run.
 */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [folder = '.', model = ''] = process.argv.slice(2);
const database = new DatabaseSync(path.join(folder, 'bare.sqlite'));
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table counts (id text primary key, used integer);',
);
const upsert = database.prepare(
  "insert into counts values ('a', 1) on conflict (id) do update set used = used + 1 returning used",
);
const page = Buffer.alloc(12_000, '<p>x</p>');

const app = Fastify();
app.get('/json', async () => ({
  prompts_used_today: 12,
  prompts_limit: null,
  images_used_today: 3,
  images_limit: null,
  next_reset: '2026-11-22T00:00:00.000Z',
}));
app.post('/upsert', async () => upsert.get());
app.get('/page', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
app.post('/model', async ({ body }) => {
  const answer = await fetch(`${model}/chat/completions`, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${address}\n`);
process.once('SIGTERM', () => process.exit(0));
