import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionKind } from '@clinic/cms/forms/form-field';
import type { Proof } from '#app/forms/inbox.ts';
import { Altcha } from './altcha.ts';
import { rateLimits } from './rate-limits.ts';
import { judgeRecaptcha } from './recaptcha.ts';
import { checkForSpam } from './spam-check.ts';
import { spentChallenges } from './spent-challenges.ts';

const PERSON: Proof = { honeypot: '', address: '192.0.2.1' };
const altcha = new Altcha('a secret');

const longAgo = () => Date.now() - 60_000;
const answers = (body: object) => async () => Response.json(body);
const judge = (ask: typeof fetch) => judgeRecaptcha('secret', 'token', ask);

async function solve(from = altcha): Promise<string> {
  const challenge = await from.challenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

describe('the spam check', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spent-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const check = (proof: Partial<Proof>, fingerprint = 'one', kind: SubmissionKind = 'request') =>
    checkForSpam(
      { kind, fingerprint },
      { ...PERSON, ...proof },
      {
        altcha,
        spent: spentChallenges(folder),
        limits: rateLimits({ perAddressAndHour: 100, inTotalAndMinute: 100 }),
      },
    );

  it('counts nothing against everybody for a proof that is wrong', async () => {
    const deps = {
      altcha,
      spent: spentChallenges(folder),
      limits: rateLimits({ perAddressAndHour: 100, inTotalAndMinute: 1 }),
    };
    const sent = (proof: string) =>
      checkForSpam(
        { kind: 'request', fingerprint: 'counted' },
        { ...PERSON, altcha: proof, openedAt: longAgo() },
        deps,
      );
    for (let index = 0; index < 5; index += 1) {
      expect(await sent('nonsense')).toEqual({ refused: 'spam-protection' });
    }
    expect(await sent(await solve())).toEqual({ suspicions: [] });
    expect(await sent(await solve())).toEqual({ refused: 'too-many' });
  });

  it('takes a solved challenge once, and again only for the same submission', async () => {
    const solved = await solve();
    const proof = { altcha: solved, openedAt: longAgo() };
    expect(await check(proof, 'mine')).toEqual({ suspicions: [] });
    expect(await check(proof, 'mine')).toEqual({ suspicions: [] });
    expect(await check(proof, 'another')).toEqual({ refused: 'spam-protection' });
  });

  it('refuses challenges that are not solved, not ours, or nonsense', async () => {
    const challenge = await altcha.challenge();
    const unsolved = btoa(
      JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } }),
    );
    const foreign = await solve(new Altcha('another secret'));
    for (const wrong of [
      unsolved,
      foreign,
      'nonsense',
      btoa('{}'),
      btoa('null'),
      'x'.repeat(9_999),
    ]) {
      expect(await check({ altcha: wrong })).toEqual({ refused: 'spam-protection' });
    }
  });

  it('wants a proof where there is JavaScript, and only notes its absence where there is none', async () => {
    expect(await check({ openedAt: longAgo() })).toEqual({ refused: 'spam-protection' });
    expect(await check({})).toEqual({ suspicions: ['no-proof'] });
    expect(await check({ openedAt: longAgo() }, 'n', 'newsletter')).toEqual({
      suspicions: ['no-proof'],
    });
  });

  it('notes what is odd', async () => {
    const solved = await solve();
    const odd = { altcha: solved, honeypot: 'http://x', openedAt: Date.now() - 500 };
    expect(await check(odd, 'odd')).toEqual({ suspicions: ['honeypot', 'too-fast'] });
  });

  it('asks reCAPTCHA where it is set up', async () => {
    expect(await judge(answers({ success: true, score: 0.9 }))).toBe('human');
    expect(await judge(answers({ success: true, score: 0.1 }))).toBe('low-score');
    expect(await judge(answers({ success: false }))).toBe('invalid');
    expect(await judge(() => Promise.reject(new Error('away')))).toBe('unreachable');
  });
});
