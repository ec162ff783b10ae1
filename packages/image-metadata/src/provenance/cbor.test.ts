import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCbor } from './cbor.ts';
import { cbor, tagged } from './testing.ts';

const hex = (text: string) =>
  readCbor(Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)));

describe('readCbor', () => {
  // From RFC 8949, appendix A.
  it.each([
    ['00', 0],
    ['17', 23],
    ['1818', 24],
    ['1903e8', 1000],
    ['1a000f4240', 1000000],
    ['1b000000e8d4a51000', 1000000000000],
    ['1bffffffffffffffff', 18446744073709551615n],
    ['3bffffffffffffffff', -18446744073709551616n],
    ['20', -1],
    ['3903e7', -1000],
    ['f93e00', 1.5],
    ['f90001', 2 ** -24],
    ['f9c400', -4],
    ['f97c00', Number.POSITIVE_INFINITY],
    ['f97e00', Number.NaN],
    ['fa47c35000', 100000],
    ['fb3ff199999999999a', 1.1],
    ['f4', false],
    ['f5', true],
    ['f6', null],
    ['f7', null],
    ['f8ff', null],
    ['c074323031332d30332d32315432303a30343a30305a', '2013-03-21T20:04:00Z'],
    ['4401020304', Uint8Array.of(1, 2, 3, 4)],
    ['63e6b0b4', '\u6c34'],
    ['83010203', [1, 2, 3]],
    [
      'a201020304',
      new Map([
        ['1', 2],
        ['3', 4],
      ]),
    ],
    ['5f42010243030405ff', Uint8Array.of(1, 2, 3, 4, 5)],
    ['7f657374726561646d696e67ff', 'streaming'],
    ['9f018202039f0405ffff', [1, [2, 3], [4, 5]]],
    [
      'bf61610161629f0203ffff',
      new Map<string, unknown>([
        ['a', 1],
        ['b', [2, 3]],
      ]),
    ],
  ])('reads %s', (text, value) => {
    expect(hex(text)).toEqual(value);
  });

  it.each([
    ['1c'],
    ['ff'],
    ['5f6161ff'],
    ['7f4161ff'],
    ['62'],
    ['8201'],
    ['9f01'],
    ['bf6161ff'],
    ['1b00'],
    ['fb00'],
    [''],
  ])('refuses %s', (text) => {
    expect(hex(text)).toBeNull();
  });

  it('reads what is written', () => {
    const { tree } = fc.letrec<{ tree: unknown; leaf: number | string | boolean | null | Uint8Array }>(
      (tie) => ({
        tree: fc.oneof({ maxDepth: 5 }, tie('leaf'), fc.array(tie('tree'), { maxLength: 30 })),
        leaf: fc.oneof(
          fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.boolean(),
          fc.constant(null),
          fc.uint8Array({ maxLength: 300 }),
        ),
      }),
    );
    fc.assert(
      fc.property(tree, (value) => {
        // The tree is made of what the writer takes.
        expect(readCbor(cbor(value as Parameters<typeof cbor>[0]))).toEqual(value);
      }),
    );
  });

  it('steps over tags and ignores what follows', () => {
    expect(readCbor(tagged(55799, ['a']))).toEqual(['a']);
    expect(hex('01ffff')).toBe(1);
  });

  it('bounds depth and number of values', () => {
    const deep = (depth: number) => hex(`${'81'.repeat(depth)}01`);
    expect(deep(32)).not.toBeNull();
    expect(deep(33)).toBeNull();
    expect(readCbor(cbor(Array.from({ length: 49_999 }, () => 0)))).toHaveLength(49_999);
    expect(readCbor(cbor(Array.from({ length: 50_000 }, () => 0)))).toBeNull();
    expect(hex('9bffffffffffffffff00')).toBeNull();
    expect(hex('5bffffffffffffffff00')).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(readCbor(bytes)).not.toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });
});
