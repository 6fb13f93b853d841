import { expect, it } from 'vitest';
import { AttemptLimits } from './attempt-limits.ts';

const owner = { address: '192.0.2.1', account: 'owner@clinic.example' };
const from = (index: number) => `198.51.100.${index}`;

it('refuses the sixth of many at once, and says how long to wait', async () => {
  const limits = new AttemptLimits();
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => limits.count(owner)));
  const refused = verdicts.filter(({ waitSeconds }) => waitSeconds !== undefined);
  expect(refused).toHaveLength(15);
  for (const { waitSeconds } of refused) expect(waitSeconds).toBeGreaterThan(60);
});

it('never refuses an account, whoever else tries to get into it: it is slowed down', async () => {
  const limits = new AttemptLimits();
  for (let index = 0; index < 200; index += 1) {
    await limits.count({ ...owner, address: from(index) });
  }
  expect(await limits.count(owner)).toEqual({ isSlowed: true });
});

it('refuses an address that tries one account after another', async () => {
  const limits = new AttemptLimits();
  const verdicts = [];
  for (let index = 0; index < 31; index += 1) {
    verdicts.push(await limits.count({ address: from(1), account: `${index}@clinic.example` }));
  }
  expect(verdicts.slice(0, 30).every(({ waitSeconds }) => waitSeconds === undefined)).toBe(true);
  expect(verdicts[30]?.waitSeconds).toBeGreaterThan(0);
  expect(await limits.count({ ...owner, address: from(2) })).toEqual({ isSlowed: false });
});

it('does not refuse colleagues at the address of somebody who tries one account for ever', async () => {
  const limits = new AttemptLimits();
  for (let index = 0; index < 60; index += 1) await limits.count(owner);
  const colleague = { address: owner.address, account: 'colleague@clinic.example' };
  expect(await limits.count(colleague)).toEqual({ isSlowed: false });
});

it('counts nothing against somebody who got in', async () => {
  const limits = new AttemptLimits();
  for (let index = 0; index < 100; index += 1) {
    expect(await limits.count(owner)).toEqual({ isSlowed: false });
    await limits.reset(owner);
  }
});

it('counts all addresses of one IPv6 network as one', async () => {
  const limits = new AttemptLimits();
  const verdicts = [];
  for (let index = 0; index < 6; index += 1) {
    verdicts.push(await limits.count({ ...owner, address: `2001:db8:1:2::${index}` }));
  }
  expect(verdicts.at(-1)?.waitSeconds).toBeGreaterThan(0);
});
