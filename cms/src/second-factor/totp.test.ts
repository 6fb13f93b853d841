import { describe, expect, it } from 'vitest';
import { otpauthUrl, codeOf, newSecret, stepAt, stepOfCode, toBase32 } from './totp.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 after %d seconds', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(seconds * 1000))).toBe(code);
  });

  it('counts one step earlier and one later, and no longer', () => {
    const now = 1_111_111_109_000;
    const step = stepAt(now);
    for (const off of [-1, 0, 1]) {
      expect(stepOfCode(SECRET, codeOf(SECRET, step + off), now)).toBe(step + off);
    }
    for (const off of [-2, 2]) {
      expect(stepOfCode(SECRET, codeOf(SECRET, step + off), now)).toBeUndefined();
    }
  });

  it('may be typed with a space, and must be complete', () => {
    const now = 59_000;
    expect(stepOfCode(SECRET, ' 287 082 ', now)).toBe(stepAt(now));
    for (const typed of ['', '287', '2870820', '087082', 'abcdef', '２８７０８２']) {
      expect(stepOfCode(SECRET, typed, now)).toBeUndefined();
    }
  });
});

it('a secret is written as apps expect it (RFC 4648)', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
  expect(toBase32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toEqual(newSecret());
});

it('the URL names the clinic and the account', () => {
  expect(otpauthUrl(SECRET, 'Clinic Studio', 'ada@clinic.example')).toBe(
    'otpauth://totp/Clinic%20Studio:ada%40clinic.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Clinic%20Studio',
  );
});
