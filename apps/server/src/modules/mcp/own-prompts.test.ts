import type { Client } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { connect, listen } from '../../testing/test-mcp.ts';
import { quickProviders } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';
import { worksOver } from '../../testing/test-works.ts';

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { isError: isError ?? false, answer: structuredContent, text: texts.join('\n') };
}

/** The id that a tool answered: the client has checked it by the tool's schema. */
const idIn = (answer: unknown) => (answer as { id: string }).id;

/** Connects with a key of its own each time. */
async function clientsOf(server: TestApp) {
  const address = await listen(server.app);
  return async (token: string, scopes: Parameters<typeof makeKey>[2]) =>
    connect(address, 'modern', (await makeKey(server, token, scopes)).secret);
}

test.each(ENGINES)(
  'a prompt is saved and opened again, by itself and as a version, on %s',
  async (engine) => {
    const server = await buildTestApp({ engine, imageProviders: quickProviders });
    const clientOf = await clientsOf(server);
    const { token } = await server.signUp('pro');
    const client = await clientOf(token, ['read', 'write']);
    const text = 'A fox in deep snow. Backlit. 85mm at f/2.';

    const saved = await use(client, 'save_prompt', { text });
    expect(saved.answer).toMatchObject({ kept_as: 'template', title: text });
    const opened = await use(client, 'get_prompt', { id: idIn(saved.answer) });
    expect(opened.answer).toMatchObject({ from: 'templates', title: text, prompts: [{ text }] });

    const takes = await worksOver(server, token).takes('a violin maker');
    const own = await use(client, 'get_prompt', { id: takes });
    expect(own.answer).toMatchObject({
      from: 'work',
      prompts: [{ name: 'studio' }, { name: 'cinematic' }, { name: 'minimal' }],
      url: expect.stringContaining(`/work/${takes}`),
    });
    const version = await use(client, 'save_prompt', { text, work_id: takes });
    expect(version.answer).toMatchObject({ kept_as: 'version' });
    expect((await use(client, 'get_prompt', { id: idIn(version.answer) })).answer).toMatchObject({
      prompts: expect.arrayContaining([expect.objectContaining({ text })]),
    });

    const library = await use(client, 'get_prompt', { id: '1' });
    expect(library.answer).toMatchObject({ from: 'library', prompts: [{ text: expect.any(String) }] });
    for (const id of ['99999', 'nobody-s'])
      expect(await use(client, 'get_prompt', { id })).toMatchObject({ isError: true });
    const stranger = await clientOf((await server.signUp()).token, ['read', 'write']);
    for (const id of [takes, idIn(saved.answer)])
      expect(await use(stranger, 'get_prompt', { id })).toMatchObject({ isError: true });
  },
);

test('a picture of one’s own is read by its id, and of nobody else', async () => {
  const server = await buildTestApp();
  const clientOf = await clientsOf(server);
  const { token } = await server.signUp();
  const client = await clientOf(token, ['read', 'make']);
  const picture = await worksOver(server, token).picture('a red kite over the sea');
  const read = await use(client, 'read_picture', { work_id: picture });
  expect(read.answer).toMatchObject({ technical_details: { format: 'PNG' } });
  expect(read.text).toContain('a red kite over the sea');
  const neither = await use(client, 'read_picture');
  expect(neither).toMatchObject({ isError: true, text: expect.stringContaining('work_id') });
  const stranger = await clientOf((await server.signUp()).token, ['read', 'make']);
  expect(await use(stranger, 'read_picture', { work_id: picture })).toMatchObject({ isError: true });
  const words = await worksOver(server, token).takes('a violin maker');
  expect(await use(client, 'read_picture', { work_id: words })).toMatchObject({
    isError: true,
    text: 'This work has no picture.',
  });
});

test('where no model is named, the best one that the key may use makes the picture', async () => {
  const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' } });
  const clientOf = await clientsOf(server);
  expect((await server.send('GET', '/api/config')).json().default_image_model).toBe('openai');
  const { token } = await server.signUp();
  for (const scopes of [['make'], ['make', 'spend']] as const) {
    const client = await clientOf(token, scopes);
    const made = await use(client, 'make_picture', { prompt: 'a fox' });
    expect(made.answer).toMatchObject({ model: 'built-in' });
    expect(await use(client, 'make_picture', { prompt: 'a fox', model: 'openai' })).toMatchObject({
      isError: true,
    });
  }
});
