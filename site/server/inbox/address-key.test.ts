import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { RateLimits } from './rate-limits.ts';

describe('whom a limit counts', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('lets 20 of 1,000 from one /64 through, and others still', async () => {
    const limits = new RateLimits({ perAddressAndHour: 20, inTotalAndMinute: 10_000 });
    let allowed = 0;
    for (let index = 0; index < 1_000; index += 1) {
      if (await limits.allow(`2001:db8:1:2::${index.toString(16)}`, true)) allowed += 1;
    }
    expect(allowed).toBe(20);
    expect(await limits.allow('2001:db8:1:3::1', true)).toBe(true);
  });

  it('is stricter without a proof, and knows an end for all together', async () => {
    const limits = new RateLimits({ perAddressAndHour: 20, inTotalAndMinute: 7 });
    const count = async (address: string, hasProof: boolean) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => limits.allow(address, hasProof)),
      );
      return answers.filter(Boolean).length;
    };
    expect(await count('192.0.2.1', false)).toBe(5);
    expect(await count('192.0.2.2', true)).toBe(2);
  });
});
