import { describe, expect, it, vi } from 'vitest';
import { rateLimits } from './rate-limits.ts';

describe('a limit', () => {
  it('lets through 20 of 1,000 forms from one /64, and still those of others', async () => {
    const limits = rateLimits({ perAddressAndHour: 20, inTotalAndMinute: 10_000 });
    let allowed = 0;
    for (let index = 0; index < 1_000; index += 1) {
      if (await limits.allowFrom(`2001:db8:1:2::${index.toString(16)}`, true)) allowed += 1;
    }
    expect(allowed).toBe(20);
    expect(await limits.allowFrom('2001:db8:1:3::1', true)).toBe(true);
  });

  it('is stricter without a proof, and there is one for all addresses together', async () => {
    const limits = rateLimits({ perAddressAndHour: 20, inTotalAndMinute: 2 });
    const count = async (address: string, hasProof: boolean) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => limits.allowFrom(address, hasProof)),
      );
      return answers.filter(Boolean).length;
    };
    expect(await count('192.0.2.1', false)).toBe(5);
    expect(await count('192.0.2.2', true)).toBe(20);
    // Forms without a proof do not use up what others may send.
    const inTotal = async (hasProof: boolean) => {
      const answers = [1, 2, 3].map(() => limits.allowInTotal(hasProof));
      return (await Promise.all(answers)).filter(Boolean).length;
    };
    expect(await inTotal(false)).toBe(2);
    expect(await inTotal(true)).toBe(2);
  });

  it('of posts leaves the forms themselves untouched, and people room for their mistakes', async () => {
    const limits = rateLimits({ perAddressAndHour: 2, inTotalAndMinute: 100 });
    for (let post = 0; post < 40; post += 1) {
      expect(await limits.allowPost('2001:db8:1:2::1')).toBe(true);
    }
    expect(await limits.allowPost('2001:db8:1:2::2')).toBe(false);
    expect(await limits.allowPost('2001:db8:1:3::1')).toBe(true);
    expect(await limits.allowFrom('2001:db8:1:2::1', true)).toBe(true);
    expect(await limits.allowFrom('2001:db8:1:2::1', true)).toBe(true);
    expect(await limits.allowFrom('2001:db8:1:2::1', true)).toBe(false);
  });

  it('refuses a flood without asking the database', async () => {
    const count = vi.fn(async () => 1);
    const shared = { limits: { count }, secret: 'a secret' };
    const limits = rateLimits({ perAddressAndHour: 1, inTotalAndMinute: 100 }, shared);
    const posts = Array.from({ length: 300 }, () => limits.allowPost('192.0.2.1'));
    expect((await Promise.all(posts)).filter(Boolean)).toHaveLength(20);
    expect(count).toHaveBeenCalledTimes(20);
  });
});
