/** A token as the server would make one, but for its signature. @param expires milliseconds since 1970 */
export function tokenThatExpires(expires: number, name = 'Mära'): string {
  const part = (claims: object) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return [
    part({ alg: 'HS256' }),
    part({ sub: '1', name, exp: Math.floor(expires / 1000) }),
    'signature',
  ].join('.');
}
