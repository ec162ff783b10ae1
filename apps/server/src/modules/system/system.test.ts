import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const ELSEWHERE = { on_this_machine: false, capabilities: expect.anything() };

test('the configuration says what can be used, and no key', async () => {
  const stripe = { STRIPE_SECRET_KEY: 'st-canary', STRIPE_PRICE_ID: 'price-canary' };
  const keys = { OPENAI_API_KEY: 'sk-canary', GEMINI_API_KEY: 'gm-canary', ...stripe };
  const now = () => new Date('2026-11-20T12:00:00Z');
  const { app } = await buildTestApp({ variables: keys, now });
  const answer = await app.inject('/api/config');
  expect(answer.json()).toEqual({
    image_models: [
      { id: 'openai', label: 'OpenAI', note: 'Included', ready: true, ...ELSEWHERE },
      { id: 'gemini', label: 'Gemini', note: 'Included', ready: true, ...ELSEWHERE },
      {
        id: 'built-in',
        label: 'Built-in preview',
        note: 'Included, no key',
        ready: true,
        on_this_machine: true,
        capabilities: {
          modes: ['text-to-image', 'image-to-image'],
          aspect_ratios: ['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9', '21:9'],
          max_inputs: 1,
          strength_note: null,
          partial_pictures: false,
          controls: { seed: { max: 4_294_967_295 } },
          price_usd: 0,
          model_id: 'built-in',
        },
      },
      {
        id: 'seedream',
        label: 'Seedream',
        note: 'Needs your own key',
        ready: true,
        ...ELSEWHERE,
      },
    ],
    default_image_model: 'openai',
    google_sign_in: false,
    payments: 'stripe',
    text_models: true,
    text_engines: [],
    openrouter_sign_in: 'https://openrouter.ai/auth',
    engines_not_ready: [{ name: 'OpenRouter', state: 'locked', hosted: true, purposes: ['pictures'] }],
    default_text_model: 'gpt-5-mini',
    default_vision_model: 'gpt-5-mini',
    answered_by: { 'o3-mini': 'gpt-6-luna', 'o1-mini': 'gpt-6-luna' },
    sora_invite_codes: [],
  });
  expect(answer.body).not.toMatch(/canary/);
});

test('language models are told by the day and the configuration, and invite codes as they are', async () => {
  const configOf = async (day: string, variables: Record<string, string>) => {
    const { app } = await buildTestApp({ variables, now: () => new Date(`${day}T00:00:00Z`) });
    return (await app.inject('/api/config')).json();
  };
  const bare = await configOf('2026-12-11', { SORA_INVITE_CODES: 'ABC123, DEF456' });
  expect(bare).toMatchObject({
    text_models: false,
    answered_by: { 'gpt-5': 'gpt-5.6-terra', 'gpt-5-mini': 'gpt-5.6-luna' },
    sora_invite_codes: ['ABC123', 'DEF456'],
  });
  const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_OVERRIDES: 'gpt-5=llama3.3' };
  expect(await configOf('2026-11-20', local)).toMatchObject({
    text_models: true,
    answered_by: { 'gpt-5': 'llama3.3' },
  });
});

test('healthy while the store answers, and not when it does not', async () => {
  const { app, db } = await buildTestApp();
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  await db.destroy();
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'store_unavailable' });
  expect(answer.headers['retry-after']).toBe('5');
});

test('the description is made from the contract', async () => {
  const { app } = await buildTestApp();
  const answer = await app.inject('/api/openapi.json');
  const { openapi, paths, components } = answer.json();
  expect(openapi).toBe('3.1.0');
  expect(paths['/api/images/{id}/file'].get.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'expires', in: 'query', required: true },
    { name: 'signature', in: 'query', required: true },
    { name: 'as', in: 'query', required: false },
  ]);
  const upload = paths['/api/image-prompt/analyze'].post;
  const form = upload.requestBody.content['multipart/form-data'].schema;
  expect(form).toMatchObject({ required: ['file'], properties: { file: { format: 'binary' } } });
  expect(upload.responses['415'].description).toContain('unsupported_media_type');
  expect(upload.security).toEqual([{}, { token: [] }, { key: ['make'] }]);
  const scan = Object.keys(paths['/api/engines/scan'].post.responses);
  expect(scan).toEqual(expect.arrayContaining(['400', '413', '415']));
  const generate = paths['/api/prompts/generate'].post;
  expect(generate.security).toEqual([{ token: [] }, { key: ['make'] }]);
  expect(generate.responses['403'].description).toContain('scope_required');
  expect(paths['/api/auth/logout'].post.security).toEqual([{ token: [] }]);
  expect(paths['/api/auth/logout'].post.responses['403'].description).toContain('key_not_taken');
  expect(paths['/api/keys'].post.responses['409'].description).toContain('too_many_keys');
  expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  const body = generate.requestBody.content['application/json'].schema;
  expect(body.required).toEqual(['subject']);
  expect(body.properties.aspect_ratio.enum).toContain('21:9');
  expect(body.properties.locks).toMatchObject({
    maxItems: 33,
    items: { required: ['take', 'element', 'text'] },
  });
  const answered = (call: typeof generate) => {
    const { $ref } = call.responses['200'].content['application/json'].schema;
    return components.schemas[$ref.replace('#/components/schemas/', '')];
  };
  expect(answered(generate).properties.stages.properties.studio).toEqual({
    $ref: '#/components/schemas/Stage',
  });
  expect(components.schemas.Stage.properties.figures).toMatchObject({ maxItems: 8 });
  const alternatives = paths['/api/prompts/alternatives'].post;
  expect(alternatives.security).toEqual([{}, { token: [] }, { key: ['read'] }]);
  expect(alternatives.requestBody.content['application/json'].schema.required).toEqual([
    'text',
    'start',
    'end',
  ]);
  expect(alternatives.responses['429'].description).toContain('too_many_alternatives');
  const [analysis, translation] = ['analyze', 'translate'].map((name) => paths[`/api/prompts/${name}`].post);
  for (const call of [analysis, translation]) {
    expect(call.security).toEqual([{}, { token: [] }, { key: ['read'] }]);
    expect(call.responses['429'].description).toContain('too_many_translations');
  }
  const fieldsOf = (call: typeof analysis) => Object.keys(answered(call).properties);
  expect(fieldsOf(analysis)).toEqual([
    'dialect',
    'confidence',
    'reasons',
    'alternatives',
    'anatomy',
    'negative_prompt',
    'settings',
    'missing',
  ]);
  expect(translation.requestBody.content['application/json'].schema.required).toEqual(['text', 'to']);
  expect(fieldsOf(translation)).toEqual([
    'from',
    'to',
    'text',
    'negative_prompt',
    'settings',
    'anatomy',
    'kept',
    'losses',
  ]);
  expect(generate.responses['429'].description).toContain('prompt_limit');
  expect(Object.keys(generate.responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '421',
    '422',
    '429',
    '500',
    '503',
    '507',
  ]);
  expect(generate.parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { pattern: '^[\\w-]{8,64}$' } },
  ]);
  expect(components.schemas.Failure.required).toEqual(['detail', 'code', 'request_id']);
  expect(answer.body).not.toMatch(/\$schema|\$defs|\$id|\*\/\*/);
  const [picture, signIn] = [paths['/api/images/{id}/file'].get, paths['/api/auth/google'].get];
  expect(Object.keys(picture.responses['200'].content)).toContain('image/webp');
  expect(signIn.responses['302'].headers).toHaveProperty('Location');
  const tags = paths['/api/work'].get.parameters.find(({ name }: { name: string }) => name === 'tag');
  expect(tags.schema).toMatchObject({ type: 'array', items: { type: 'string' } });
});

test('the reader shows that description, and runs no inline script', async () => {
  const { app } = await buildTestApp();
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
  expect((await app.inject('/api/docs/static/swagger-ui.css')).statusCode).toBe(200);
  expect((await app.inject('/api/docs/static/../package.json')).statusCode).toBe(404);
  expect((await app.inject('/api/docs/json')).json()).toEqual((await app.inject('/api/openapi.json')).json());
});
