/**
 * The main job as somebody else's program does it: over HTTP with an API key, by a client whose types
 * `openapi-typescript` makes of the description that the running server answers. `rest-client.test.ts` makes them,
 * checks the types of this file and runs it; whatever is not as it should be ends it with an error.
 */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from '../build/rest-client/api.ts';

type Schemas = components['schemas'];

const { ADDRESS: baseUrl = '', API_KEY: key } = process.env;
const headers = { authorization: `Bearer ${key}` };
const mine = createClient<paths>({ baseUrl, headers });
const anybody = createClient<paths>({ baseUrl });

const { takes, picture } = await make();
await readPrompts(takes);
await find(picture);
await keepInOrder(picture);
const token = await share(picture);
await compare(takes);
await fillIn();
await bringAndTake(picture);
await beRefused(token);

/** @throws what the server said, where it refused */
function given<Data>({ data, error }: { data?: Data; error?: Schemas['Failure'] }): NonNullable<Data> {
  assert.ok(data !== undefined && data !== null, error?.detail);
  return data;
}

/** What a signed address consists of. */
function signed(address: string) {
  const { pathname, searchParams } = new URL(address, baseUrl);
  const [expires = '', signature = ''] = ['expires', 'signature'].map((name) => searchParams.get(name) ?? '');
  return { path: { id: pathname.split('/').at(-2) ?? '' }, query: { expires, signature } };
}

async function make() {
  const config = given(await anybody.GET('/api/config'));
  assert.equal(config.default_image_model, 'built-in');
  const body = { subject: 'old fisherman mending nets', lighting: 'golden hour' };
  const written = given(await mine.POST('/api/prompts/generate', { body }));
  assert.match(written.studio, /fisherman/);
  const made = given(
    await mine.POST('/api/images/generate', {
      body: {
        prompt: written.studio,
        model: config.default_image_model,
        aspect_ratio: written.suggested_aspect_ratio,
        from_work: written.work_id ?? '',
        max_cost_usd: 0,
      },
    }),
  );
  assert.equal(made.success, true, made.message);
  const file = await anybody.GET('/api/images/{id}/file', {
    params: signed(made.image_url ?? ''),
    parseAs: 'arrayBuffer',
  });
  const [, ...name] = new Uint8Array(given(file).slice(0, 4));
  assert.equal(String.fromCharCode(...name), 'PNG');
  return { takes: written, picture: made.work_id ?? '' };
}

async function readPrompts({ studio, anatomy }: Schemas['PromptResult']) {
  const read = given(await anybody.POST('/api/prompts/analyze', { body: { text: studio } }));
  assert.equal(read.dialect, 'natural');
  const translated = given(
    await mine.POST('/api/prompts/translate', { body: { text: studio, to: 'a1111' } }),
  );
  assert.match(translated.text, /fisherman/);
  const light = anatomy.studio.find(({ element }) => element === 'light');
  assert.ok(light);
  const { start, end } = light;
  const swaps = given(await mine.POST('/api/prompts/alternatives', { body: { text: studio, start, end } }));
  assert.equal(swaps.element, 'light');
}

async function find(id: string) {
  const { works, elements } = given(await mine.GET('/api/work/overview'));
  assert.equal(works, 2);
  const light = elements.find(({ element }) => element === 'light');
  const query = { q: 'fisherman', kind: 'picture' as const, element: [`light:${light?.term}`], limit: 10 };
  const { items } = given(await mine.GET('/api/work', { params: { query } }));
  assert.deepEqual(
    items.map((work) => work.id),
    [id],
  );
  const first = given(await mine.GET('/api/work', { params: { query: { limit: 1 } } }));
  const rest = given(await mine.GET('/api/work', { params: { query: { cursor: first.next_cursor ?? '' } } }));
  assert.deepEqual([...first.items, ...rest.items].map(({ kind }) => kind).toSorted(), ['picture', 'takes']);
  const { content } = given(await mine.GET('/api/work/{id}', { params: { path: { id } } }));
  assert.ok(content.kind === 'picture');
  assert.equal(content.pictures[0]?.content_type, 'image/png');
}

async function keepInOrder(id: string) {
  const params = { path: { id } };
  const body = { favourite: true, rating: 5, tags: ['harbour'], note: 'The one.' };
  const kept = given(await mine.PATCH('/api/work/{id}', { params, body }));
  assert.deepEqual([kept.favourite, kept.rating, kept.tags], [true, 5, ['harbour']]);
  const text = 'An old fisherman by moonlight.';
  const next = given(await mine.POST('/api/work/{id}/versions', { params, body: { text } }));
  assert.deepEqual([next.version, next.parent_id], [2, id]);
  const line = given(await mine.GET('/api/work/{id}/versions', { params }));
  assert.equal(line.items.length, 2);
  const shelf = given(await mine.POST('/api/collections', { body: { name: 'Harbours' } }));
  const collect = { ids: [id, next.id], action: 'collect' as const, value: shelf.id };
  assert.equal(given(await mine.POST('/api/work/bulk', { body: collect })).changed, 2);
  assert.equal(given(await mine.DELETE('/api/work/{id}', { params })).success, true);
  const back = given(await mine.POST('/api/work/{id}/restore', { params }));
  assert.equal(back.trashed_at, null);
}

/** @returns the token of a link that has been revoked */
async function share(id: string): Promise<string> {
  const link = given(await mine.POST('/api/shares', { body: { work_id: id } }));
  const path = { token: link.token ?? '' };
  const seen = given(await anybody.GET('/api/shared/{token}', { params: { path } }));
  assert.equal(seen.items[0]?.model, 'Built-in');
  const shown = await anybody.GET('/api/shared/{token}/works/{id}/picture', {
    params: { path: { ...path, id }, query: { size: 'small' } },
    parseAs: 'blob',
  });
  assert.equal(given(shown).type, 'image/webp');
  given(await mine.DELETE('/api/shares/{id}', { params: { path: { id: link.id } } }));
  return path.token;
}

async function compare({ minimal }: Schemas['PromptResult']) {
  const axes = [{ field: 'aspect_ratio' as const, values: ['1:1' as const, '16:9' as const] }];
  const asked = { prompt: minimal, model: 'built-in', axes };
  const quote = given(await mine.POST('/api/boards', { body: { ...asked, dry_run: true } }));
  assert.deepEqual([quote.count, quote.price.total_usd], [2, 0]);
  const { id } = given(await mine.POST('/api/boards', { body: asked }));
  const params = { path: { id: id ?? '' } };
  let board = given(await mine.GET('/api/boards/{id}', { params }));
  while (!board.finished) {
    await setTimeout(100);
    board = given(await mine.GET('/api/boards/{id}', { params }));
  }
  assert.deepEqual(
    board.cells.map(({ state }) => state),
    ['done', 'done'],
  );
  const picked = await mine.PUT('/api/boards/{id}/winners', { params, body: { places: [1] } });
  assert.equal(given(picked).cells[1]?.winner, true);
}

async function fillIn() {
  const text = 'A {{boat}} at {dawn|dusk}';
  const kept = given(await mine.POST('/api/templates', { body: { name: 'Boats', text } }));
  const body = { text: kept.text, lists: { boat: ['trawler', 'dinghy'] } };
  const expanded = given(await mine.POST('/api/templates/expand', { body }));
  assert.deepEqual([expanded.count, expanded.prompts[0]?.values], [4, { boat: 'trawler' }]);
}

/** Out as files and in again, where everything is known already. */
async function bringAndTake(id: string) {
  const query = { ids: [id] };
  const zip = given(await mine.GET('/api/work/archive', { params: { query }, parseAs: 'blob' }));
  assert.equal(zip.type, 'application/zip');
  const all = given(await mine.GET('/api/export', { parseAs: 'blob' }));
  const files = [{ name: 'export.zip', bytes: all.size }];
  const begun = given(await mine.POST('/api/import', { body: { files } }));
  await mine.PUT('/api/import/{id}/files/{place}', {
    params: { path: { id: begun.id, place: 0 }, query: { offset: 0 } },
    headers: { 'content-type': 'application/octet-stream' },
    body: '',
    bodySerializer: () => all,
  });
  const params = { path: { id: begun.id } };
  let progress = given(await mine.GET('/api/import/{id}', { params }));
  while (progress.state === 'working') {
    await setTimeout(100);
    progress = given(await mine.GET('/api/import/{id}', { params }));
  }
  assert.deepEqual([progress.state, progress.added, progress.duplicates], ['done', 0, progress.found]);

  const { content } = given(await mine.GET('/api/work/{id}', { params: { path: { id } } }));
  assert.ok(content.kind === 'picture');
  const picture = await anybody.GET('/api/images/{id}/file', {
    params: signed(content.pictures[0]?.url ?? ''),
    parseAs: 'blob',
  });
  const upload = new FormData();
  upload.append('file', given(picture), 'net.png');
  const read = given(
    await mine.POST('/api/image-prompt/analyze', { body: { file: '' }, bodySerializer: () => upload }),
  );
  assert.equal(read.technical_details.format, 'PNG');
}

async function beRefused(token: string) {
  const refused = async (answer: Promise<{ error?: Schemas['Failure']; response: Response }>) => {
    const { error, response } = await answer;
    return [response.status, error?.code];
  };
  const nobody = { params: { path: { id: 'nobodys' } } };
  assert.deepEqual(await refused(mine.GET('/api/work/{id}', nobody)), [404, 'not_found']);
  const gone = anybody.GET('/api/shared/{token}', { params: { path: { token } } });
  assert.deepEqual(await refused(gone), [404, 'not_found']);
  const another = mine.POST('/api/keys', { body: { name: 'Another', scopes: ['spend'] } });
  assert.deepEqual(await refused(another), [403, 'key_not_taken']);
  const blank = mine.POST('/api/prompts/generate', { body: { subject: ' ' } });
  assert.deepEqual(await refused(blank), [400, 'invalid_request']);
  assert.deepEqual(await refused(anybody.GET('/api/usage')), [401, 'not_signed_in']);
}
