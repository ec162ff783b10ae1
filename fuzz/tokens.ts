import fc from 'fast-check';

/** Sign-ins that look like this one, and never are. */
export function brokenTokens(token: string): fc.Arbitrary<string> {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const headed = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
  const none = headed({ alg: 'none', typ: 'JWT' });
  const first = signature.startsWith('A') ? 'B' : 'A';
  const altered = fc
    .tuple(fc.nat(token.length - 2), fc.constantFrom(...'AbZ09-_.~'))
    .filter(([at, character]) => token[at] !== character)
    .map(([at, character]) => `Bearer ${token.slice(0, at)}${character}${token.slice(at + 1)}`);
  const known = fc.constantFrom(
    `Bearer ${none}.${claims}.`,
    `Bearer ${none}.${claims}.${signature}`,
    `Bearer ${headed({ alg: 'HS512', typ: 'JWT' })}.${claims}.${signature}`,
    `Bearer ${headed({ alg: 'HS256', jwk: { kty: 'oct', k: '' } })}.${claims}.${signature}`,
    `Bearer ${headed({ alg: 'HS256', kid: '../../dev/null' })}.${claims}.${signature}`,
    `Bearer ${head}.${claims}.`,
    `Bearer ${head}.${claims}`,
    `Bearer ${head}.${claims}.${first}${signature.slice(1)}`,
    `Bearer ${head}.${claims.slice(1)}.${signature}`,
    `Bearer ${token}.${signature}`,
    `Bearer ${'A'.repeat(4_000)}`,
    'Bearer fw_',
    `Bearer fw_${'A'.repeat(43)}`,
    'Bearer ',
    'Bearer',
    'Basic eDp5',
    `Basic ${token}`,
    token,
  );
  return fc.oneof(known, altered);
}
