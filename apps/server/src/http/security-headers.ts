import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** Of data: nothing may be loaded, nobody may frame it, nothing keeps it. Each header costs each answer a little. */
const HEADERS: Headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Two years, over TLS only. */
const STRICT_TRANSPORT: Headers = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The headers of every answer, failures included. */
export function secureHeaders(overTls: boolean): Headers {
  return overTls ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS;
}

/** Sets the headers of every answer. Pages and files replace the policy and the caching. */
export function secureAnswers(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * What a page has beside the headers of every answer: a policy that allows its own origin, and its inline
 * scripts and styles by hash; no window of another site beside it; none of the devices.
 * @param scripts `'sha256-…'` of each inline script
 * @param styles the same of each inline style element
 */
export function pageHeaders(scripts: readonly string[], styles: readonly string[]): Headers {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
