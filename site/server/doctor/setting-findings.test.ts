import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFindings } from './database-findings.ts';
import { spoolHealth } from '#server/inbox/spool/spool-health.ts';
import { diskFinding } from './disk-finding.ts';
import { settingFindings, type Secrets } from './setting-findings.ts';
import { sourceFindings, tokenFindings, unreadSource } from './source-findings.ts';

const SECRET = '0f9d4c7be2a1836594d7f0a1c2e3b4d5';
const GOOD: Secrets = {
  ...{ SECRET, METRICS_TOKEN: 'a-token-for-monitoring' },
  GCLID_CONSENT: 'off',
  ...{ SITE_URL: 'https://www.clinic.example', STUDIO_URL: 'https://studio.clinic.example' },
};
const bad = (change: Partial<Secrets>) =>
  settingFindings({ ...GOOD, ...change })
    .filter(({ state }) => state !== 'ok')
    .map(({ name, state }) => `${name} ${state}`);

const judged = async (free: number, ...reasons: string[]) =>
  (await diskFinding({ folder: '/', problems: async () => reasons, freeBytes: async () => free }))
    .state;

const remote = (message: string) => Object.assign(new Error(message), { name: 'RemoteError' });

describe('settingFindings', () => {
  it.each<[string, Partial<Secrets>, string[]]>([
    ['good settings', {}, []],
    ['a site without encryption', { SITE_URL: 'http://www.clinic.example' }, ['SITE_URL wrong']],
    ['a site on this machine', { SITE_URL: 'http://127.0.0.1:3000' }, ['SITE_URL wrong']],
    ['a studio on this machine', { STUDIO_URL: 'http://localhost:3001' }, ['STUDIO_URL look']],
    ['no secret yet', { SECRET: undefined }, ['SECRET look']],
    ['a secret of one letter', { SECRET: 'a'.repeat(32) }, ['SECRET wrong']],
    ['one secret for two things', { METRICS_TOKEN: SECRET }, ['METRICS_TOKEN wrong']],
    ['no token for monitoring', { METRICS_TOKEN: undefined }, ['METRICS_TOKEN look']],
    ['half of reCAPTCHA', { RECAPTCHA_SECRET: 'x' }, ['reCAPTCHA look']],
    ['a click that counts as consent', { GCLID_CONSENT: 'on' }, ['GCLID_CONSENT look']],
  ])('judges %s', (_what, change, expected) => expect(bad(change)).toEqual(expected));

  it('says what follows from a click that counts as consent, and what to do', () => {
    const found = settingFindings({ ...GOOD, GCLID_CONSENT: 'on' }).at(-1);
    expect(found?.says).toMatch(/not asked.*analytics.*health.*GDPR/);
    expect(found?.todo).toMatch(/owner.*GCLID_CONSENT=off/);
  });

  it('never tells a secret', () => {
    const all = settingFindings({ ...GOOD, API_TOKEN: SECRET, CONTENT_REFRESH_TOKEN: SECRET });
    expect(JSON.stringify(all)).not.toContain(SECRET);
  });
});

describe('databaseFindings', () => {
  it.each([
    ['none yet', ['look']],
    ['none wanted', ['wrong']],
    [{ unusable: 'ECONNREFUSED' }, ['wrong']],
    [{ lacks: 2 }, ['wrong']],
    [{ lacks: 0, hasUser: true }, ['ok']],
    [{ lacks: 0, hasUser: false }, ['ok', 'wrong']],
    [{ failedMails: 3 }, ['ok', 'look']],
  ] as const)('judges %j', (state, expected) =>
    expect(databaseFindings(state).map((one) => one.state)).toEqual(expected),
  );
});

describe('diskFinding', () => {
  it('wants room for forms, and for pictures as well', async () => {
    expect(await judged(5 * 1024 ** 3)).toBe('ok');
    expect(await judged(1024 ** 3)).toBe('look');
    expect(await judged(5 * 1024 ** 3, 'the spool cannot be written: EACCES')).toBe('wrong');
  });

  it('makes no folder before the first start, which would be closed to Postgres', async () => {
    const folder = path.join(tmpdir(), `none-${randomUUID()}`);
    const problems = spoolHealth({ folder: path.join(folder, 'spool') });
    expect((await diskFinding({ folder, problems })).state).toBe('look');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the source', () => {
  const host = { CONTENT_API_HOST: 'https://name:word@cms.example', CONTENT_API_TOKEN: 'secret' };

  it('is judged by how fresh its content is', () => {
    const suspicion = { since: '', why: ['news has lost its 14 entries'], offered: '5a84' };
    expect(sourceFindings(host, { ready: true })[0]).toMatchObject({ state: 'ok' });
    expect(sourceFindings(host, { ready: true, staleSince: 'noon' })[0]?.says).toContain(
      'since noon',
    );
    expect(sourceFindings({}, { ready: false })[0]).toMatchObject({ state: 'wrong' });
    expect(sourceFindings(host, { ready: true, suspicion })[0]?.todo).toContain('offered=5a84');
  });

  it('says why nothing could be read, without name and password', () => {
    const refused = unreadSource(host, remote('… answered 401: the token is wrong'));
    expect(refused).toMatchObject({ name: 'token', state: 'wrong' });
    const without = unreadSource(
      { CONTENT_API_HOST: 'https://cms.example' },
      remote('answered 401'),
    );
    expect(without.todo).toContain('does not answer without one');
    expect(unreadSource(host, remote('cms.example: ECONNREFUSED')).says).toContain('ECONNREFUSED');
    expect(unreadSource({}, new TypeError('row of a visitor')).says).not.toContain('visitor');
    expect(JSON.stringify(refused)).not.toContain('word@');
  });

  it('tells what a token may not read', () => {
    const reason = 'the token may not read it, or it is not there';
    const dropped = [{ collection: 'news', id: '', title: '', reason }];
    expect(tokenFindings(host, dropped)[0]).toMatchObject({ state: 'look' });
    expect(tokenFindings(host, [])[0]).toMatchObject({ state: 'ok' });
    expect(tokenFindings({}, dropped)).toEqual([]);
  });
});
