import type { ApiKey, KeyScope } from '@framewright/contract';
import type { TestApp } from './test-app.ts';

/** Makes an API key over HTTP. */
export async function makeKey(
  { send }: Pick<TestApp, 'send'>,
  token: string,
  scopes: readonly KeyScope[],
  more: object = {},
): Promise<ApiKey & { secret: string }> {
  const answer = await send('POST', '/api/keys', { token, body: { name: 'A script', scopes, ...more } });
  return answer.json();
}
