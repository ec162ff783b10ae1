import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openSecrets } from '../../secrets.ts';
import { buildTestApp } from '../../testing/test-app.ts';

type Json = Record<string, unknown>;

const encode = (part: Json) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());

function signed(header: Json, claims: Json, key: string | Buffer, hash = 'sha256'): string {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

test('only our own token of the right kind passes; every mutant is refused', async () => {
  const { send, signUp, variables } = await buildTestApp();
  const { token } = await signUp();
  const other = await signUp();
  const key = openSecrets(readConfig(variables)).tokens;
  const [header = '', claims = '', signature = ''] = token.split('.');
  const right = { header: decode(header), claims: decode(claims) };
  expect(right.header).toEqual({ alg: 'HS256', typ: 'at+jwt' });

  const withHeader = (change: Json) => signed({ ...right.header, ...change }, right.claims, key);
  const withClaims = (change: Json) => signed(right.header, { ...right.claims, ...change }, key);
  const without = (name: string) => signed(right.header, { ...right.claims, [name]: undefined }, key);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsContent = `${encode({ ...right.header, alg: 'RS256' })}.${claims}`;
  const unsigned = (alg: string) => `${encode({ ...right.header, alg })}.${claims}.`;

  const mutants: Record<string, string> = {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg none with the old signature': `${unsigned('none')}${signature}`,
    'no signature': `${header}.${claims}.`,
    'two parts': `${header}.${claims}`,
    'four parts': `${token}.x`,
    'cut signature': token.slice(0, -4),
    'changed signature': `${token.slice(0, -6)}AAAAAA`,
    'changed claims': `${header}.${encode({ ...right.claims, sub: other.user.id })}.${signature}`,
    'another secret': signed(right.header, right.claims, 'another secret of more than thirty-two characters'),
    'an empty secret': signed(right.header, right.claims, ''),
    'the raw secret instead of the derived key': signed(
      right.header,
      right.claims,
      variables['JWT_SECRET'] ?? '',
    ),
    HS384: signed({ ...right.header, alg: 'HS384' }, right.claims, key, 'sha384'),
    HS512: signed({ ...right.header, alg: 'HS512' }, right.claims, key, 'sha512'),
    'HS512 labelled HS256': signed(right.header, right.claims, key, 'sha512'),
    RS256: `${rsContent}.${sign('sha256', Buffer.from(rsContent), privateKey).toString('base64url')}`,
    'a key of its own in jwk': signed(
      { ...right.header, jwk: publicKey.export({ format: 'jwk' }) },
      right.claims,
      publicKey.export({ type: 'spki', format: 'pem' }),
    ),
    'kid of a file': signed({ ...right.header, kid: '../../dev/null' }, right.claims, ''),
    'kid of a query': signed({ ...right.header, kid: "x' union select 'y" }, right.claims, 'y'),
    jku: signed({ ...right.header, jku: 'https://evil.example/keys' }, right.claims, 'y'),
    crit: withHeader({ crit: ['x'], x: 1 }),
    'another type': withHeader({ typ: 'JWT' }),
    'no type': withHeader({ typ: undefined }),
    'another audience': withClaims({ aud: 'another' }),
    'another issuer': withClaims({ iss: 'another' }),
    'no audience': without('aud'),
    'no issuer': without('iss'),
    'no expiry': without('exp'),
    'no session': without('sid'),
    'no subject': without('sub'),
    'expiry as text': withClaims({ exp: '99999999999' }),
    'endless expiry': withClaims({ exp: Number.POSITIVE_INFINITY }),
    'not valid before next year': withClaims({ nbf: Date.now() / 1_000 + 31_536_000 }),
    "another's subject": withClaims({ sub: other.user.id }),
    'an unknown session': withClaims({ sid: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    'a subject that is an object': withClaims({ sub: { $ne: null } }),
  };
  const statuses: Record<string, string> = {};
  for (const [name, mutant] of Object.entries(mutants)) {
    const answer = await send('GET', '/api/auth/profile', { token: mutant });
    statuses[name] = `${answer.statusCode} ${answer.json().code}`;
  }
  expect(statuses).toEqual(
    Object.fromEntries(Object.keys(mutants).map((name) => [name, '401 not_signed_in'])),
  );
  expect((await send('GET', '/api/auth/profile', { token: withHeader({}) })).statusCode).toBe(200);
  const expired = await send('GET', '/api/auth/profile', { token: withClaims({ exp: 1_000 }) });
  expect(expired.json()).toMatchObject({ code: 'session_expired' });
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  'Token x',
  `Bearer ${'x'.repeat(5_000)}`,
  'Bearer a b',
  'Bearer ü',
  'null',
])('the header %j is no token', async (authorization) => {
  const { send } = await buildTestApp();
  const answer = await send('GET', '/api/usage', { headers: { authorization } });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'not_signed_in', detail: 'Please sign in.' });
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});
