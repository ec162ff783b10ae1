import * as contract from '@framewright/contract';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { makeKey } from '../testing/test-keys.ts';
import { quickProviders } from '../testing/test-pictures.ts';
import { ENGINES } from '../testing/test-store.ts';
import { askToImport, sendPart } from '../testing/test-transfer.ts';
import { analyze, painted } from '../testing/test-uploads.ts';
import { worksOver } from '../testing/test-works.ts';

/** Calls that name something in their address, which a user has to be signed in for. */
const NAMING = Object.values<unknown>(contract)
  .filter(isCall)
  .filter(({ path, access }) => path.includes(':') && access !== 'open')
  .map((call) => ({ ...call, name: `${call.method} ${call.path}` }));

function isCall(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** What they name belongs to nobody: files for all, engines of the machine, links that whoever has them opens. */
const OF_NOBODY = ['/api/downloads/', '/api/engines/', '/api/shared/'];
/** Nouns of which a call names one. */
const NOUNS = [
  'work',
  'collections',
  'boards',
  'shares',
  'templates',
  'keys',
  'import',
  'image-prompt',
  'stripe/checkout-status',
  'sandbox/checkout',
] as const;
type Noun = (typeof NOUNS)[number];

const BODIES: Readonly<Record<string, object>> = {
  'PATCH /api/work/:id': { rating: 1 },
  'POST /api/work/:id/versions': { text: 'another' },
  'PATCH /api/collections/:id': { name: 'mine now' },
  'POST /api/boards/:id/columns': { value: 'moonlight' },
  'POST /api/boards/:id/resume': {},
  'PUT /api/boards/:id/winners': { places: [0] },
  'PATCH /api/shares/:id': { index: true },
  'PATCH /api/templates/:id': { name: 'mine now' },
  'PATCH /api/keys/:id': { name: 'mine now' },
};

/** One of everything that a user can have, made over HTTP. @returns their ids */
async function everything(server: TestApp, token: string): Promise<Readonly<Record<Noun, string>>> {
  const works = worksOver(server, token);
  const make = async (url: string, body: object) =>
    (await server.send('POST', url, { token, body })).json<Record<string, string>>();
  const work = await works.picture('a quiet harbour');
  const ratios = { field: 'aspect_ratio', values: ['1:1', '4:5'] };
  const board = await make('/api/boards', { prompt: 'a fox', model: 'built-in', axes: [ratios] });
  const checkout = await make('/api/stripe/create-checkout-session', { package: 'pro_subscription' });
  const session = new URL(checkout['checkout_url'] ?? '').searchParams.get('session_id') ?? '';
  const png = await (await painted(600, 300)).png().toBuffer();
  const id = async (thing: Promise<Record<string, string>>) => (await thing)['id'] ?? '';
  return {
    work,
    collections: await works.collection('mine'),
    boards: board['id'] ?? '',
    shares: await id(make('/api/shares', { work_id: work })),
    templates: await id(make('/api/templates', { name: 'Coats', text: 'A {red|blue} coat' })),
    keys: (await makeKey(server, token, ['read'])).id,
    import: (await askToImport(server, token, [{ name: 'a.png', bytes: png }])).id,
    'image-prompt': (await analyze(server, png, { token, name: 'a.png' })).json().saved_id,
    'stripe/checkout-status': session,
    'sandbox/checkout': session,
  };
}

/** All that its owner sees of it, as often as it is asked for. */
async function seenBy({ send }: TestApp, token: string, ids: Readonly<Record<Noun, string>>) {
  const urls = [
    ...(['work', 'collections', 'shares', 'templates', 'keys', 'import'] as const).map(
      (noun) => `/api/${noun}/${ids[noun]}`,
    ),
    `/api/work/${ids.work}/versions`,
    `/api/work?collection=${ids.collections}`,
    '/api/image-prompt/history',
    `/api/stripe/checkout-status/${ids['stripe/checkout-status']}`,
  ];
  const answers = await Promise.all(urls.map(async (url) => (await send('GET', url, { token })).json()));
  // Each look at a picture has an address of its own.
  return JSON.parse(JSON.stringify(answers).replaceAll(/\?[^"]*"/g, '"'));
}

test.each(ENGINES)('whatever a call names: another’s answers like nobody’s, on %s', async (engine) => {
  const server = await buildTestApp({ engine, imageProviders: quickProviders });
  const [owner, stranger] = [await server.signUp('pro'), await server.signUp('pro')];
  const ids = await everything(server, owner.token);
  const boardIsDrawn = async () =>
    (await server.send('GET', `/api/boards/${ids.boards}`, { token: owner.token })).json().finished;
  await expect.poll(boardIsDrawn, { timeout: 10_000 }).toBe(true);
  const before = await seenBy(server, owner.token, ids);
  const asked = new Set<Noun>();
  for (const { method, path, name } of NAMING) {
    if (OF_NOBODY.some((start) => path.startsWith(start))) continue;
    const noun = NOUNS.find((each) => path.startsWith(`/api/${each}/:`));
    if (noun === undefined)
      throw new Error(`Whose is what ${name} names? Make one here, or say that it is nobody's.`);
    asked.add(noun);
    const answerTo = async (id: string) => {
      const body = BODIES[name];
      const answer = path.endsWith('/files/:place')
        ? await sendPart(server, stranger.token, { id, place: 0, offset: 0 }, new Uint8Array(5))
        : await server.send(method, path.replace(/:\w+/, id), {
            token: stranger.token,
            ...(body && { body }),
          });
      const { request_id: _, ...rest } = answer.json();
      return [answer.statusCode, rest];
    };
    const theirs = await answerTo(ids[noun]);
    expect.soft(theirs[0], name).toBe(404);
    expect.soft(theirs, name).toEqual(await answerTo(`${ids[noun].slice(0, -4)}zzzz`));
  }
  expect([...asked].toSorted()).toEqual(NOUNS.toSorted());
  expect(await seenBy(server, owner.token, ids)).toEqual(before);
});

test.each(ENGINES)('whatever a body or a query names: another’s is not there, on %s', async (engine) => {
  const server = await buildTestApp({ engine, imageProviders: quickProviders });
  const [owner, stranger] = [await server.signUp('pro'), await server.signUp('pro')];
  const works = worksOver(server, owner.token);
  const [work, collection] = [await works.takes('a quiet harbour'), await works.collection('mine')];
  const own = await worksOver(server, stranger.token).takes('a loud harbour');
  const calls: readonly [contract.Endpoint, string, object?][] = [
    [contract.createBoard, '', { prompt: 'a fox', axes: [], from_work: work }],
    [contract.generateImage, '', { prompt: 'a fox', model: 'built-in', from_work: work }],
    [contract.addShare, '', { work_id: work }],
    [contract.addShare, '', { collection_id: collection }],
    [contract.bulkWork, '', { ids: [own], action: 'collect', value: collection }],
    [contract.archiveWork, `?ids=${work}`],
  ];
  for (const [{ method, path }, query, body] of calls) {
    const answer = await server.send(method, path + query, { token: stranger.token, ...(body && { body }) });
    expect.soft([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([404, 'not_found']);
  }
  const body = { ids: [work], action: 'trash' };
  const bulk = await server.send('POST', '/api/work/bulk', { token: stranger.token, body });
  expect(bulk.json()).toEqual({ changed: 0 });
  for (const [url, nothing] of [
    [`/api/work?collection=${collection}`, []],
    [`/api/shares?work_id=${work}`, []],
  ] as const)
    expect((await server.send('GET', url, { token: stranger.token })).json().items).toEqual(nothing);
  expect(await works.item(work)).toMatchObject({ id: work, trashed_at: null });
});
