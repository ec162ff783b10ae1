import { type Endpoint, keyRuleOf } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Failures that every call can have; `invalid_request` also where no host is named. */
const COMMON: readonly ErrorCode[] = [
  'invalid_request',
  'key_in_address',
  'foreign_host',
  'server_error',
  'overloaded',
  'store_unavailable',
];
const OF_BODIES: readonly ErrorCode[] = ['broken_json', 'too_large', 'unsupported_media_type'];
/** Of a disk that is full. */
const OF_WRITING: readonly ErrorCode[] = ['no_space'];
/** Of a body that a call has no use for. */
const OF_STRAY_BODIES: readonly ErrorCode[] = ['broken_json', 'too_large', 'unsupported_media_type'];
/** Of calls that may be repeated. */
const OF_REPEATS: readonly ErrorCode[] = ['still_running', 'key_reused'];
const OF_ACCESS: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  open: [],
  optional: ['not_signed_in', 'session_expired'],
  'signed-in': ['not_signed_in', 'session_expired'],
  pro: ['not_signed_in', 'session_expired', 'plan_required'],
};

/** Failures of those who come with an API key. */
const OF_KEYS: readonly ErrorCode[] = ['bad_key', 'key_expired'];

/** Every failure that a call of an endpoint can be answered with: its own, and those of its access and its input. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { access, errors, idempotent, method } = endpoint;
  return [
    ...new Set([
      ...OF_ACCESS[access],
      ...errorsOfKeys(endpoint),
      ...errorsOfInput(endpoint),
      ...errors,
      ...(idempotent ? OF_REPEATS : []),
      ...COMMON,
      ...(method === 'GET' ? [] : OF_WRITING),
    ]),
  ];
}

/** With a key: what it lacks, or that there is no use for it. */
function errorsOfKeys(endpoint: Endpoint): readonly ErrorCode[] {
  const rule = keyRuleOf(endpoint);
  if (!rule) return [];
  if (rule === 'any') return OF_KEYS;
  return [...OF_KEYS, rule === 'never' ? 'key_not_taken' : 'scope_required'];
}

function errorsOfInput({ method, body, rawBody, multipart }: Endpoint): readonly ErrorCode[] {
  if (body) return OF_BODIES;
  if (rawBody) return ['too_large'];
  if (multipart) return ['unsupported_media_type'];
  return method === 'GET' ? [] : OF_STRAY_BODIES;
}
