import { ERRORS, KEY_SCOPES, MCP_TOOLS } from '@framewright/contract';
import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeKey } from '../../testing/test-keys.ts';
import { AGES, connect, listen } from '../../testing/test-mcp.ts';
import { makeJpeg, PNG, providersWith } from '../../testing/test-pictures.ts';
import { ENGINES } from '../../testing/test-store.ts';

/** What a tool answered, by its parts. */
async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { content, isError: isError ?? false, answer: structuredContent, text: texts.join('\n') };
}

describe.each(AGES)('a client of the %s age', (age) => {
  test.each(ENGINES)('does the whole job on %s', async (engine) => {
    const server = await buildTestApp({ engine });
    const { token } = await server.signUp('pro');
    const { secret } = await makeKey(server, token, ['read', 'write', 'make']);
    const client = await connect(await listen(server.app), age, secret);
    expect(client.getServerVersion()).toMatchObject({ name: 'framewright', title: 'Framewright' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(MCP_TOOLS).toSorted());
    for (const each of tools) {
      expect(each).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
      expect(each.description).toMatch(/\.$/);
    }

    const written = await use(client, 'write_prompt', { subject: 'old fisherman mending nets' });
    expect(written.answer).toMatchObject({ engine: 'built-in', suggested_aspect_ratio: expect.any(String) });
    expect(JSON.parse(written.text)).toEqual(written.answer);
    const { studio } = written.answer as { studio: string }; // the client has checked it by the tool's schema

    const explained = await use(client, 'explain_prompt', { text: studio });
    expect(explained.answer).toMatchObject({ dialect: 'natural' });
    const { elements } = explained.answer as { elements: { element: string; text: string }[] }; // as above
    expect(elements.find(({ element }) => element === 'subject')?.text).toContain('fisherman');

    const converted = await use(client, 'convert_prompt', { text: studio, to: 'a1111' });
    expect(converted.answer).toMatchObject({ from: 'natural', to: 'a1111' });

    const phrase = elements.find(({ element }) => element === 'light')?.text ?? '';
    const swapped = await use(client, 'swap_phrase', { text: studio, phrase });
    expect(swapped.answer).toMatchObject({ element: 'light' });

    const found = await use(client, 'search_library', { query: 'portrait', limit: 2 });
    expect((found.answer as { prompts: object[] }).prompts).toHaveLength(2); // as above

    const script = await use(client, 'write_video_script', { idea: 'a fox crosses a frozen lake' });
    expect(script.answer).toMatchObject({ beats: expect.any(Array), prompt: expect.stringMatching(/fox/i) });
    const completed = await use(client, 'complete_video_prompt', { text: 'a fox crosses a frozen lake' });
    expect(completed.answer).toMatchObject({ prompt: expect.stringMatching(/fox/i) });

    const engines = await use(client, 'list_engines');
    expect(engines.answer).toMatchObject({ default_image_model: 'built-in' });

    const made = await use(client, 'make_picture', { prompt: studio, aspect_ratio: '16:9' });
    expect(made.answer).toMatchObject({ model: 'built-in', image_url: expect.stringContaining('/file?') });
    const picture = made.content.find(({ type }) => type === 'image');
    const bytes = Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const link = made.content.find(({ type }) => type === 'resource_link');
    expect(link).toMatchObject({
      mimeType: 'image/png',
      uri: (made.answer as { image_url: string }).image_url,
    }); // as above
    const whole = new URL(link?.type === 'resource_link' ? link.uri : '');
    expect((await server.send('GET', whole.pathname + whole.search)).statusCode).toBe(200);

    const mine = await use(client, 'search_my_work', { query: 'fisherman', kind: 'picture', limit: 1 });
    expect(mine.answer).toMatchObject({
      works: [{ kind: 'picture', url: expect.stringContaining('/work/') }],
    });
    const expanded = await use(client, 'expand_template', { text: '{a|b} {{n}}', lists: { n: ['1', '2'] } });
    expect(expanded.answer).toMatchObject({
      count: 4,
      unfilled: [],
      prompts: [{ prompt: 'a 1' }, {}, {}, {}],
    });

    const read = await use(client, 'read_picture', { image: bytes.toString('base64') });
    expect(read.answer).toMatchObject({ technical_details: { format: 'JPEG', width: 768 } });
    const used = await use(client, 'check_usage');
    expect(used.answer).toMatchObject({ prompts_used_today: 1, images_used_today: 1 });
  });

  test('what is refused is a sentence for the model', async () => {
    const server = await buildTestApp({ variables: { OPENAI_API_KEY: 'sk-canary' } });
    const { token } = await server.signUp();
    const { secret } = await makeKey(server, token, ['read']);
    const spender = await makeKey(server, token, ['read', 'make', 'spend']);
    const address = await listen(server.app);
    const client = await connect(address, age, secret);
    const refusal = async (name: string, args: Record<string, unknown>, by = client) => {
      const { isError, text } = await use(by, name, args);
      expect(isError).toBe(true);
      return text;
    };
    expect(await refusal('write_prompt', { subject: 'a fox' })).toBe(
      "This API key may not do that: it lacks the scope 'make'.",
    );
    const rich = await connect(address, age, spender.secret);
    expect(await refusal('search_library', { query: 'fox' }, rich)).toBe(ERRORS.plan_required.detail);
    expect(await refusal('make_picture', { prompt: 'a fox', model: 'openai' }, rich)).toMatch(
      /max_cost_usd|Nobody here knows/,
    );
    expect(await refusal('write_prompt', { subject: '' }, rich)).toContain('Please enter a subject');
    expect(await refusal('swap_phrase', { text: 'a fox', phrase: 'a wolf' }, rich)).toBe(
      'The phrase does not stand in the prompt word for word.',
    );
    expect(await refusal('read_picture', { image: 'no picture!' }, rich)).toBe(
      'Please send the picture as base64.',
    );
    const gif = Buffer.from('GIF89a').toString('base64');
    expect(await refusal('read_picture', { image: gif }, rich)).toBe(ERRORS.invalid_file.detail);
    // Written by the built-in engine: a tool that states no maximum spends nothing.
    expect((await use(rich, 'write_prompt', { subject: 'a fox' })).answer).toMatchObject({
      engine: 'built-in',
    });
    expect(await server.db.selectFrom('model_calls').selectAll().execute()).toEqual([]);
  });

  test('a visitor of a local server may do what visitors may, and of another nothing', async () => {
    const local = await buildTestApp();
    const client = await connect(await listen(local.app), age);
    expect((await use(client, 'explain_prompt', { text: 'a fox at dusk' })).isError).toBe(false);
    const image = (await makeJpeg()).toString('base64');
    expect((await use(client, 'read_picture', { image })).isError).toBe(false);
    const refused = await use(client, 'write_prompt', { subject: 'a fox' });
    expect(refused).toMatchObject({
      isError: true,
      text: 'This tool needs an API key of this server, sent as Authorization: Bearer.',
    });

    const open = await buildTestApp({
      variables: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://framewright.example',
        JWT_SECRET: 'a secret of more than thirty-two characters',
      },
    });
    const address = await listen(open.app);
    await expect(connect(address, age)).rejects.toThrow();
    await expect(connect(address, age, 'fw_wrong')).rejects.toThrow();
    const { token } = await open.signUp();
    const { secret } = await makeKey(open, token, ['read']);
    const known = await connect(address, age, secret);
    expect((await use(known, 'explain_prompt', { text: 'a fox at dusk' })).isError).toBe(false);
  });

  test('a picture that takes its time tells how far it is', async () => {
    const imageProviders = providersWith(async (_, __, { onQueue, onStage, onProgress }) => {
      onQueue?.(2);
      onStage?.('loading');
      onProgress?.({ fraction: 0.25 });
      onProgress?.({ fraction: 0.75, step: 15, steps: 20 });
      return { bytes: PNG, contentType: 'image/png', width: 1, height: 1, modelId: 'built-in' };
    });
    const server = await buildTestApp({ imageProviders });
    const { token } = await server.signUp();
    const { secret } = await makeKey(server, token, ['make']);
    const client = await connect(await listen(server.app), age, secret);
    const heard: string[] = [];
    let last = 0;
    await client.callTool(
      { name: 'make_picture', arguments: { prompt: 'a fox' } },
      {
        onprogress: ({ message, progress, total }) => {
          expect(progress).toBeGreaterThan(last);
          expect(total).toBe(1);
          last = progress;
          heard.push(`${progress} ${message}`);
        },
      },
    );
    expect(heard).toEqual([
      '0.001 The picture is being made.',
      '0.002 Waiting: 2 before this one.',
      '0.003 The model is being loaded.',
      '0.25 The picture is being made.',
      '0.75 The picture is being made.',
      '0.751 The picture is being saved.',
    ]);
  });

  test('the day’s limit of the account is the limit here', async () => {
    const server = await buildTestApp();
    const { token, user } = await server.signUp();
    const { secret } = await makeKey(server, token, ['make']);
    const client = await connect(await listen(server.app), age, secret);
    await use(client, 'write_prompt', { subject: 'a fox' });
    await server.db.updateTable('usage_days').set({ used: 20 }).where('user_id', '=', user.id).execute();
    expect(await use(client, 'write_prompt', { subject: 'a fox' })).toMatchObject({
      isError: true,
      text: ERRORS.prompt_limit.detail,
    });
  });
});

test.each(Object.entries(MCP_TOOLS))(
  'the tool %s needs a key that may %s, and no more',
  async (name, scope) => {
    const server = await buildTestApp();
    const { token } = await server.signUp('pro');
    const address = await listen(server.app);
    const { secret } = await makeKey(server, token, [scope]);
    const image = (await makeJpeg()).toString('base64');
    const words = {
      text: 'a fox at dusk',
      phrase: 'a fox',
      to: 'a1111',
      subject: 'a fox',
      idea: 'a fox runs',
      id: '1',
    };
    const all: Record<string, unknown> = { ...words, query: 'portrait', prompt: 'a fox', image };
    const by = async (key: string) => {
      const client = await connect(address, 'modern', key);
      const { tools } = await client.listTools();
      const { properties = {} } = tools.find((each) => each.name === name)?.inputSchema ?? {};
      const args = Object.fromEntries(Object.entries(all).filter(([field]) => field in properties));
      return use(client, name, args);
    };
    expect((await by(secret)).text).not.toContain('it lacks the scope');
    expect((await by(secret)).isError).toBe(false);
    const others = KEY_SCOPES.filter((each) => each !== scope);
    const lacking = await makeKey(server, token, others);
    // Open to visitors too, so that a key needs nothing for it.
    if (name === 'list_engines') return;
    expect(await by(lacking.secret)).toMatchObject({
      isError: true,
      text: `This API key may not do that: it lacks the scope '${scope}'.`,
    });
  },
);
