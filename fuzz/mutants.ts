import fc from 'fast-check';

/** Copies of `bytes` with up to eight bytes changed, cut short, or with a piece twice. */
export function mutantsOf(bytes: Buffer): fc.Arbitrary<Buffer> {
  const place = fc.nat(bytes.length - 1);
  const changed = fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 8 }).map((changes) => {
    const copy = Buffer.from(bytes);
    for (const [at, value] of changes) copy.writeUInt8(value, at);
    return copy;
  });
  const cut = place.map((length) => bytes.subarray(0, length));
  const doubled = fc
    .tuple(place, fc.nat(64))
    .map(([at, length]) => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]));
  return fc.oneof(changed, cut, doubled);
}
