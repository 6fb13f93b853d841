import { describe, expect, it } from 'vitest';
import { hashOfCode, newRecoveryCodes, encryptSecret, decryptSecret } from './second-factors.ts';

const SECRET = 'a secret for tests that is long enough';

describe('the secret of a second factor', () => {
  const bytes = Buffer.from('12345678901234567890');
  const sealed = encryptSecret(bytes, 'ada', SECRET);

  it('comes back for its owner, and is different each time', () => {
    expect(decryptSecret(sealed, 'ada', SECRET)).toEqual(bytes);
    expect(encryptSecret(bytes, 'ada', SECRET)).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').includes(bytes)).toBe(false);
  });

  it('comes back neither for somebody else, nor with another key, nor altered', () => {
    expect(decryptSecret(sealed, 'eve', SECRET)).toBeUndefined();
    expect(decryptSecret(sealed, 'ada', `${SECRET}!`)).toBeUndefined();
    const altered = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
    expect(decryptSecret(altered, 'ada', SECRET)).toBeUndefined();
    expect(decryptSecret('', 'ada', SECRET)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten, all different, in groups that can be read out', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  });

  it('are recognised however they are typed, each for its owner only', () => {
    const hash = hashOfCode('abcd-efgh-2345-mnop', 'ada', SECRET);
    expect(hashOfCode(' ABCD EFGH 2345 MNOP', 'ada', SECRET)).toBe(hash);
    expect(hashOfCode('abcd-efgh-2345-mnop', 'eve', SECRET)).not.toBe(hash);
    expect(hashOfCode('abcd-efgh-2345-mnoq', 'ada', SECRET)).not.toBe(hash);
  });
});
