import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../testing/build-files.ts';
import { readCredentials } from './read-credentials.ts';
import {
  box,
  certificate,
  FIREFLY,
  LEICA,
  type ManifestPlan,
  manifest,
  OPENAI,
  type Plain,
  SOURCES,
  signature,
  store,
  superbox,
} from './testing.ts';

const GENERATED = `${SOURCES}/trainedAlgorithmicMedia`;
const COMPOSITE = `${SOURCES}/compositeWithTrainedAlgorithmicMedia`;

/** A manifest that holds actions alone. */
const acts = (...actions: readonly Plain[]): ManifestPlan => ({
  assertions: { 'c2pa.actions.v2': { actions } },
});
const read = (...manifests: readonly ManifestPlan[]) => readCredentials(store(...manifests));

describe('readCredentials', () => {
  it('reads OpenAI of 2026', () => {
    expect(read(OPENAI)).toEqual({
      signer: 'OpenAI OpCo, LLC',
      claimGenerator: 'OpenAI Media Service API',
      softwareAgent: 'gpt-image 2.0',
      origin: 'generated',
      actions: ['c2pa.created', 'c2pa.converted', 'c2pa.watermarked.unbound'],
    });
  });

  it('reads an older DALL·E picture', () => {
    const old = {
      claim: { claim_generator: 'OpenAI-API c2pa-rs/0.28.4' },
      claimLabel: 'c2pa.claim',
      assertions: {
        'c2pa.actions': { actions: [{ action: 'c2pa.created', softwareAgent: 'DALL·E' }] },
      },
      signature: signature(certificate({ O: 'OpenAI', CN: 'WebClaimSigner' }, 0x13)),
    };
    expect(read(old)).toEqual({
      signer: 'OpenAI',
      claimGenerator: 'OpenAI-API c2pa-rs/0.28.4',
      softwareAgent: 'DALL·E',
      origin: 'generated',
      actions: ['c2pa.created'],
    });
  });

  it('reads two chained manifests of Google', () => {
    const google = (assertions: Readonly<Record<string, Plain>>): ManifestPlan => ({
      claim: { claim_generator_info: { name: 'Google C2PA Core Generator Library', version: '1.2.3' } },
      assertions,
      signature: signature([certificate({ O: 'Google LLC', CN: 'Google C2PA Media Services' })]),
    });
    const created = google({
      'c2pa.actions.v2': {
        actions: [
          {
            action: 'c2pa.created',
            description: 'Created by Google Generative AI.',
            digitalSourceType: GENERATED,
          },
        ],
      },
    });
    const edited = google({
      'c2pa.ingredient.v3': { relationship: 'parentOf', title: 'image' },
      'c2pa.actions.v2': {
        actions: [
          { action: 'c2pa.opened' },
          {
            action: 'c2pa.edited',
            description: 'Applied imperceptible SynthID watermark.',
            digitalSourceType: GENERATED,
          },
        ],
      },
    });
    expect(read(created, edited)).toEqual({
      signer: 'Google LLC',
      claimGenerator: 'Google C2PA Core Generator Library',
      softwareAgent: null,
      origin: 'generated',
      actions: ['c2pa.created', 'c2pa.opened', 'c2pa.edited'],
    });
  });

  it('reads a picture of Adobe Firefly', () => {
    expect(read(FIREFLY)).toEqual({
      signer: 'Adobe Inc.',
      claimGenerator: 'Adobe_Firefly',
      softwareAgent: 'Adobe Firefly',
      origin: 'generated',
      actions: ['c2pa.created'],
    });
  });

  it('reads a photograph with a generative fill of Photoshop', () => {
    const photoshop = {
      claim: { claim_generator: 'Adobe_Photoshop/25.0', claim_generator_info: null },
      assertions: {
        'c2pa.actions.v2': {
          softwareAgents: [{ name: 'Adobe Photoshop', version: '25.0' }, { name: 'Adobe Firefly' }],
          actions: [
            { action: 'c2pa.opened' },
            { action: 'c2pa.edited', softwareAgentIndex: 1, digitalSourceType: COMPOSITE },
            { action: 'c2pa.color_adjustments', softwareAgentIndex: 0 },
          ],
        },
      },
      signature: FIREFLY.signature ?? new Uint8Array(),
    };
    expect(read(LEICA, photoshop)).toEqual({
      signer: 'Adobe Inc.',
      claimGenerator: 'Adobe_Photoshop/25.0',
      softwareAgent: 'Adobe Firefly',
      origin: 'edited',
      actions: ['c2pa.created', 'c2pa.opened', 'c2pa.edited', 'c2pa.color_adjustments'],
    });
  });

  it('says nothing of a model where a camera took the picture', () => {
    expect(read(LEICA)).toEqual({
      signer: 'Leica Camera AG M11-P',
      claimGenerator: 'LEICA_M11-P/2.0.1',
      softwareAgent: 'LEICA M11-P',
      origin: null,
      actions: ['c2pa.created'],
    });
  });

  const firefly = (action: string, source?: string): Plain => ({
    action,
    softwareAgent: 'Adobe Firefly',
    ...(source && { digitalSourceType: source }),
  });
  const opened: Plain = { action: 'c2pa.opened' };
  it.each<[string, 'generated' | 'edited' | null, readonly ManifestPlan[]]>([
    ['an edit by a model of an opened photograph', 'edited', [acts(opened, firefly('c2pa.edited'))]],
    ['the same, called generated', 'edited', [LEICA, acts(opened, firefly('c2pa.placed', GENERATED))]],
    [
      'two such edits',
      'edited',
      [acts(opened, firefly('c2pa.edited', GENERATED), firefly('c2pa.edited', GENERATED))],
    ],
    [
      'an edit of a generated picture',
      'generated',
      [FIREFLY, acts(opened, firefly('c2pa.edited', GENERATED))],
    ],
    ['an edit without a picture before', 'generated', [acts(firefly('c2pa.edited', GENERATED))]],
    ['an opened picture that is generated', 'generated', [acts(firefly('c2pa.opened', GENERATED))]],
    [
      'a composite out of a generated picture',
      'edited',
      [FIREFLY, acts(opened, firefly('c2pa.edited', COMPOSITE))],
    ],
    ['a new picture after an edit', 'generated', [acts(opened, firefly('c2pa.edited')), FIREFLY]],
    ['an opening in a model program', null, [acts(firefly('c2pa.opened'), firefly('c2pa.converted'))]],
    ['a drawing in a model program', null, [acts(firefly('c2pa.created', `${SOURCES}/digitalArt`))]],
  ])('takes %s for %s', (_, origin, manifests) => {
    expect(read(...manifests)?.origin).toBe(origin);
  });

  it('takes an edit after an ingredient for edited', () => {
    const plan = (relationship: string, action = 'c2pa.edited'): ManifestPlan => ({
      assertions: {
        'c2pa.ingredient__1': { relationship },
        'c2pa.actions__2': { actions: [firefly(action, GENERATED)] },
      },
    });
    expect(read(plan('parentOf'))?.origin).toBe('edited');
    expect(read(plan('parentOf', 'c2pa.opened'))?.origin).toBe('generated');
    expect(read(plan('componentOf'))?.origin).toBe('generated');
  });

  it('makes names fit for a line', () => {
    const long = `a\0\n${'b'.repeat(1000)}`;
    const found = read({ claim: { claim_generator: long }, ...acts({ action: long, softwareAgent: long }) });
    expect(found?.claimGenerator).toBe(`a  ${'b'.repeat(197)}`);
    expect(found?.softwareAgent).toHaveLength(200);
    expect(found?.actions[0]).toHaveLength(200);
  });

  it('finds the store behind other boxes, and boxes of 64-bit length', () => {
    const other = superbox('other', box('json', new Uint8Array(4)));
    const long = superbox('c2pa', box('free', new Uint8Array(3), true), manifest('urn:uuid:1', OPENAI));
    expect(readCredentials(joinBytes(other, long))?.signer).toBe('OpenAI OpCo, LLC');
  });

  it('is null where nothing is said', () => {
    expect(readCredentials(new Uint8Array())).toBeNull();
    expect(readCredentials(superbox('c2pa'))).toBeNull();
    expect(readCredentials(superbox('cai', manifest('urn:uuid:1', OPENAI)))).toBeNull();
    expect(read({})).toBeNull();
    expect(read({ claim: 'text', assertions: { 'c2pa.actions': { actions: { action: 1 } } } })).toBeNull();
    expect(read(acts(1, null, {}, { action: 7 }, []))).toBeNull();
  });

  it('reads what there is of a truncated store', () => {
    const whole = store(LEICA, OPENAI);
    const expected = readCredentials(whole);
    for (let end = 0; end < whole.length; end++) {
      const found = readCredentials(whole.subarray(0, end));
      expect([null, 'LEICA_M11-P/2.0.1', 'OpenAI Media Service API']).toContain(
        found?.claimGenerator ?? null,
      );
      expect(found?.actions.length ?? 0).toBeLessThanOrEqual(expected?.actions.length ?? 0);
    }
    expect(expected?.actions).toHaveLength(4);
  });

  it('takes any damage', () => {
    const whole = store(LEICA, FIREFLY, OPENAI);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(changes, (damage) => {
        const damaged = whole.slice();
        for (const [at, byte] of damage) damaged[at] = byte;
        const found = readCredentials(damaged);
        expect(found === null || Array.isArray(found.actions)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes hostile nesting and hostile numbers', () => {
    let nested = new Uint8Array();
    for (let depth = 0; depth < 2000; depth++) nested = Uint8Array.from(superbox('c2pa', nested));
    expect(readCredentials(nested)).toBeNull();
    const claims = [0x81, 0xa1, 0x9f, 0xbf, 0x5f, 0x7f, 0xc0, 0xd8, 0x61, 0xf9].map((byte) =>
      superbox(
        'c2pa',
        superbox('urn', superbox('c2pa.claim', box('cbor', new Uint8Array(100_000).fill(byte)))),
      ),
    );
    const manyBoxes = superbox(
      'c2pa',
      ...Array.from({ length: 30_000 }, () => box('free', new Uint8Array())),
    );
    const manyActions = store(acts(...Array.from({ length: 3000 }, () => ({ action: 'c2pa.edited' }))));
    for (const claim of claims) expect(readCredentials(claim)).toBeNull();
    expect(readCredentials(manyBoxes)).toBeNull();
    expect(readCredentials(manyActions)?.actions).toHaveLength(1000);
  });
});
