import type { Config } from '../../config.ts';
import { ENGINE_NAMES, KNOWN_ENGINES, type KnownEngine } from '../../providers/ai/engines/known-engines.ts';
import { Secret } from '../../providers/ai/secret.ts';
import type { EngineRow } from './engines.repo.ts';
import { unseal } from './seal.ts';

/** Somewhere that an engine is, or may be. */
export interface Place {
  readonly id: string;
  readonly kind: KnownEngine['kind'];
  readonly name: string;
  readonly url: URL;
  /** The whole header. */
  readonly authorization: Secret | undefined;
  readonly source: 'loopback' | 'environment' | 'typed';
  readonly start: readonly string[];
}

/**
 * Every place to ask at, each address once: what was configured, what was typed in, and where engines usually
 * are on this machine.
 * @param known where to look on the loopback
 * @param key of what is sealed in the rows
 */
export function placesOf(
  { addresses, discover }: Config['engines'],
  rows: readonly EngineRow[],
  known: readonly KnownEngine[],
  key: Buffer,
): Place[] {
  const unlocked = (place: Place): Place => {
    const sealed = rows.find(({ id }) => id === place.id)?.authorization;
    if (!sealed) return place;
    const header = unseal(key, sealed);
    return { ...place, authorization: header === undefined ? undefined : new Secret(header) };
  };
  const configured = KINDS.flatMap((kind) =>
    addresses[kind].map((address, index) => configuredPlace(kind, address, index)),
  );
  const typed = rows.flatMap((row) => typedPlace(row) ?? []);
  const taken = new Set([...configured, ...typed].map(({ url }) => whereOf(url)));
  // Where one of an id was configured, it is that one: another would answer to the same ids of models.
  const ids = new Set([...configured, ...typed].map(({ id }) => id));
  const usual = (discover ? known : [])
    .map(usualPlace)
    .filter(({ id, url }) => !taken.has(whereOf(url)) && !ids.has(id));
  return numbered([...configured, ...usual, ...typed]).map(unlocked);
}

/** Of the environment, in the order of the screen. */
const KINDS = ['comfyui', 'sdapi', 'ollama', 'compatible'] as const;

function configuredPlace(kind: (typeof KINDS)[number], address: string, index: number): Place {
  const url = new URL(address);
  const authorization = authorizationIn(url);
  url.username = '';
  url.password = '';
  const id = index === 0 ? kind : `${kind}-${index + 1}`;
  return {
    ...{ id, kind, name: ENGINE_NAMES[kind], url: withoutVersion(url) },
    authorization,
    source: 'environment',
    start: KNOWN_ENGINES.find((known) => known.kind === kind)?.start ?? [],
  };
}

/** `name:password@` is sent as Basic; `:token@`, which has no name, as Bearer. */
function authorizationIn({ username, password }: URL): Secret | undefined {
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  if (name) return new Secret(`Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`);
  return secret ? new Secret(`Bearer ${secret}`) : undefined;
}

function usualPlace({ id, kind, name, port, start }: KnownEngine): Place {
  const url = new URL(`http://127.0.0.1:${port}`);
  return { id, kind, name, url, authorization: undefined, source: 'loopback', start };
}

/** Undefined for rows that only unlock what is elsewhere. */
function typedPlace({ id, kind, url }: EngineRow): Place | undefined {
  const known = Object.keys(ENGINE_NAMES).find((each) => each === kind);
  if (!known || !url || !URL.canParse(url)) return undefined;
  // One of the names that have just been looked through.
  const own = known as KnownEngine['kind'];
  const at = new URL(url);
  return {
    ...{ id, kind: own, name: ENGINE_NAMES[own], url: withoutVersion(at) },
    ...{ authorization: undefined, source: 'typed', start: [] },
  };
}

/** Several of a name are told apart by a number: where they are is for those alone who may change it. */
function numbered(places: readonly Place[]): Place[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const count = (counts.get(place.name) ?? 0) + 1;
    counts.set(place.name, count);
    return count > 1 ? { ...place, name: `${place.name} ${count}` } : place;
  });
}

/** Compatible servers are often called with their version, which every call adds itself. */
export function withoutVersion(url: URL): URL {
  const bare = new URL(url);
  bare.pathname = bare.pathname.replace(/\/v1\/?$/, '/');
  return bare;
}

/** localhost and 127.0.0.1 are the same. */
function whereOf({ hostname, port, protocol }: URL): string {
  const host = hostname === 'localhost' || hostname === '[::1]' ? '127.0.0.1' : hostname;
  return `${host}:${port || protocol}`;
}
