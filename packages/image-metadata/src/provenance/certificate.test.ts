import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateSubject } from './certificate.ts';
import { certificate } from './testing.ts';

describe('certificateSubject', () => {
  it('names the organization of the subject, not of the issuer', () => {
    expect(certificateSubject(certificate({ O: 'Google LLC', CN: 'Media' }))).toBe('Google LLC');
  });

  it('names the common name where there is no organization', () => {
    expect(certificateSubject(certificate({ CN: 'Zoë' }))).toBe('Zoë');
    expect(certificateSubject(certificate({}))).toBeNull();
  });

  it('reads names in the old 16-bit strings', () => {
    expect(certificateSubject(certificate({ O: '\0Z\0o' }, 0x1e))).toBe('Zo');
  });

  it('reads lengths of two bytes', () => {
    expect(certificateSubject(certificate({ O: 'n'.repeat(300) }))).toBe('n'.repeat(300));
  });

  it('is null for truncated and damaged ones', () => {
    const whole = certificate({ O: 'Google LLC' });
    for (let end = 0; end < whole.length; end++)
      expect(certificateSubject(whole.subarray(0, end))).toBeNull();
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const damaged = whole.slice();
        damaged[at] = byte;
        const subject = certificateSubject(damaged);
        expect(subject === null || typeof subject === 'string').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
