const line = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** A request that is right; what its mutants are, nobody knows. */
export const RIGHT = Buffer.from(
  `${line}content-length: 32\r\nx-a: b\r\n\r\n{"email":"a@b.ch","password":"x"}`,
);

/** Words that are no proper request, or two that may be taken for one; each is refused with 4xx, once. */
export const BROKEN: Readonly<Record<string, string>> = {
  'length and chunks': `${line}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'two lengths': `${line}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  'a negative length': `${line}content-length: -1\r\n\r\n`,
  'a length in words': `${line}content-length: two\r\n\r\n{}`,
  'a length beyond numbers': `${line}content-length: 99999999999999999999999\r\n\r\n{}`,
  'a chunk of no number': `${line}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a chunk without end': `${line}transfer-encoding: chunked\r\n\r\n2\r\n{}`,
  'an unknown encoding': `${line}transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  'a folded header': `${line}x-a: b\r\n c\r\ncontent-length: 2\r\n\r\n{}`,
  'a space before the colon': `${line}content-length : 2\r\n\r\n{}`,
  'a header of 100 kB': `GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`,
  'four thousand headers': `GET /api/health HTTP/1.1\r\nhost: localhost\r\n${'x: y\r\n'.repeat(4_000)}\r\n`,
  'NUL in a header': 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-a: b\0c\r\n\r\n',
  'no host': 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n',
  'a version of later': 'GET /api/health HTTP/9.9\r\nhost: localhost\r\n\r\n',
  'an address of no sense': 'GET /api/%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  'no HTTP': '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n',
};
