import { joinBytes, utf8 } from '../testing/build-files.ts';

/** What the CBOR writer takes; objects are maps with text keys. */
export type Plain =
  | number
  | bigint
  | string
  | boolean
  | null
  | Uint8Array
  | readonly Plain[]
  | ReadonlyMap<number | string, Plain>
  | { readonly [name: string]: Plain };

function head(kind: number, argument: number): Uint8Array {
  if (argument < 24) return Uint8Array.of((kind << 5) | argument);
  if (argument < 256) return Uint8Array.of((kind << 5) | 24, argument);
  if (argument < 65536) return Uint8Array.of((kind << 5) | 25, argument >> 8, argument & 255);
  return joinBytes(Uint8Array.of((kind << 5) | 26), u32(argument));
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** A value as CBOR, with definite lengths. */
export function cbor(value: Plain): Uint8Array {
  if (value === null) return Uint8Array.of(0xf6);
  if (typeof value === 'boolean') return Uint8Array.of(value ? 0xf5 : 0xf4);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'bigint') {
    const bytes = new Uint8Array(9);
    bytes[0] = 0x1b;
    new DataView(bytes.buffer).setBigUint64(1, value);
    return bytes;
  }
  if (typeof value === 'string') return joinBytes(head(3, utf8(value).length), utf8(value));
  if (value instanceof Uint8Array) return joinBytes(head(2, value.length), value);
  if (Array.isArray(value)) return joinBytes(head(4, value.length), ...value.map(cbor));
  const pairs: [number | string, Plain][] = value instanceof Map ? [...value] : Object.entries(value);
  return joinBytes(head(5, pairs.length), ...pairs.flatMap(([name, item]) => [cbor(name), cbor(item)]));
}

/** A tagged value. */
export const tagged = (tag: number, value: Plain): Uint8Array => joinBytes(head(6, tag), cbor(value));

/** A box with its length; `extended` writes it in 64 bits. */
export function box(type: string, data: Uint8Array, extended = false): Uint8Array {
  if (!extended) return joinBytes(u32(data.length + 8), type, data);
  return joinBytes(u32(1), type, u32(0), u32(data.length + 16), data);
}

/** A superbox with its label. The UUID is that of the label's first letters, as C2PA forms them. */
export function superbox(label: string, ...boxes: readonly Uint8Array[]): Uint8Array {
  const uuid = joinBytes(
    `${label}    `.slice(0, 4),
    Uint8Array.of(0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71),
  );
  return box('jumb', joinBytes(box('jumd', joinBytes(uuid, 3, utf8(label), 0)), ...boxes));
}

function der(tag: number, ...content: readonly (Uint8Array | string)[]): Uint8Array {
  const data = joinBytes(...content);
  if (data.length < 128) return joinBytes(tag, data.length, data);
  return joinBytes(tag, 0x82, data.length >> 8, data.length & 255, data);
}

/** The attribute types of a name, as DER writes them. */
const NAME_TYPES = { C: [0x55, 4, 6], O: [0x55, 4, 10], CN: [0x55, 4, 3] };

function name(
  parts: Readonly<Partial<Record<keyof typeof NAME_TYPES, string>>>,
  stringTag: number,
): Uint8Array {
  const sets = Object.entries(NAME_TYPES).flatMap(([type, oid]) => {
    const text = Object.entries(parts).find(([key]) => key === type)?.[1];
    return text === undefined
      ? []
      : [der(0x31, der(0x30, der(6, Uint8Array.from(oid)), der(stringTag, utf8(text))))];
  });
  return der(0x30, ...sets);
}

/** As much of an X.509 certificate as names its subject. No key, no signature. */
export function certificate(subject: { O?: string; CN?: string }, stringTag = 0x0c): Uint8Array {
  const algorithm = der(0x30, der(6, Uint8Array.of(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2)));
  const validity = der(0x30, der(0x17, '260101000000Z'), der(0x17, '270101000000Z'));
  const issuer = name({ C: 'US', O: 'Trufo Inc.', CN: 'Trufo C2PA CA' }, 0x13);
  const version = der(0xa0, der(2, Uint8Array.of(2)));
  const serial = der(2, Uint8Array.of(1, 2, 3));
  const subjectName = name({ C: 'US', ...subject }, stringTag);
  const filling = der(0x30, new Uint8Array(200));
  return der(0x30, der(0x30, version, serial, algorithm, issuer, validity, subjectName, filling), algorithm);
}

/** A COSE_Sign1 that carries a chain of certificates in one of its headers. */
export function signature(
  chain: Plain,
  place: 'protected' | 'unprotected' = 'protected',
  label: number | string = 33,
) {
  const headers = new Map<number | string, Plain>([[1, -7]]);
  const unprotected = new Map<number | string, Plain>([['sigTst', new Uint8Array(20)]]);
  (place === 'protected' ? headers : unprotected).set(label, chain);
  return tagged(18, [cbor(headers), unprotected, null, new Uint8Array(64)]);
}

/** What one manifest of a test says. */
export interface ManifestPlan {
  readonly claim?: Plain;
  readonly claimLabel?: string;
  /** By the label of their assertion. */
  readonly assertions?: Readonly<Record<string, Plain>>;
  readonly signature?: Uint8Array;
}

const data = (label: string, bytes: Uint8Array) => superbox(label, box('cbor', bytes));

/** The box of one manifest. */
export function manifest(label: string, plan: ManifestPlan): Uint8Array {
  const { claim, claimLabel = 'c2pa.claim.v2', assertions = {} } = plan;
  const thumbnail = superbox(
    'c2pa.thumbnail.claim',
    box('bfdb', utf8('image/jpeg')),
    box('bidb', new Uint8Array(300)),
  );
  const listed = Object.entries(assertions).map(([name, value]) => data(name, cbor(value)));
  return superbox(
    label,
    superbox(
      'c2pa.assertions',
      thumbnail,
      ...listed,
      data('c2pa.hash.data', cbor({ name: 'jumbf manifest' })),
    ),
    ...(claim === undefined ? [] : [data(claimLabel, cbor(claim))]),
    ...(plan.signature ? [data('c2pa.signature', plan.signature)] : []),
  );
}

/** A manifest store, as it stands in a file: the oldest first, the active one last. */
export function store(...manifests: readonly ManifestPlan[]): Uint8Array {
  return superbox('c2pa', ...manifests.map((plan, index) => manifest(`urn:c2pa:0000-${index}`, plan)));
}

/** The address of IPTC's source types. */
export const SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype';

/** As OpenAI writes it in 2026. */
export const OPENAI: ManifestPlan = {
  claim: { claim_generator_info: { name: 'OpenAI Media Service API', 'org.contentauth.c2pa_rs': '0.79.2' } },
  assertions: {
    'c2pa.actions.v2': {
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: { name: 'gpt-image', version: '2.0' },
          digitalSourceType: `${SOURCES}/trainedAlgorithmicMedia`,
        },
        { action: 'c2pa.converted' },
        { action: 'c2pa.watermarked.unbound' },
      ],
      allActionsIncluded: true,
    },
  },
  signature: signature([
    certificate({ O: 'OpenAI OpCo, LLC', CN: 'OpenAI Media Service' }),
    certificate({ O: 'Trufo Inc.', CN: 'Trufo C2PA CA' }),
  ]),
};

/** As Adobe Firefly writes it. */
export const FIREFLY: ManifestPlan = {
  claim: {
    claim_generator: 'Adobe_Firefly adobe_c2pa/0.12.2 c2pa-rs/0.32.5',
    claim_generator_info: [{ name: 'Adobe_Firefly' }],
  },
  claimLabel: 'c2pa.claim',
  assertions: {
    'c2pa.actions': {
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: 'Adobe Firefly',
          parameters: { 'com.adobe.firefly.operation': 'text_to_image' },
          digitalSourceType: `${SOURCES}/trainedAlgorithmicMedia`,
        },
      ],
    },
  },
  signature: signature(
    [certificate({ O: 'Adobe Inc.', CN: 'Adobe Firefly C2PA' })],
    'unprotected',
    'x5chain',
  ),
};

/** A camera's, without any model. */
export const LEICA: ManifestPlan = {
  claim: { claim_generator: 'LEICA_M11-P/2.0.1' },
  claimLabel: 'c2pa.claim',
  assertions: {
    'c2pa.actions': {
      actions: [
        {
          action: 'c2pa.created',
          softwareAgent: 'LEICA M11-P',
          digitalSourceType: `${SOURCES}/digitalCapture`,
        },
      ],
    },
  },
  signature: signature(certificate({ CN: 'Leica Camera AG M11-P' }), 'unprotected'),
};
