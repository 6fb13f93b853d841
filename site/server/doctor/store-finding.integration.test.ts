import { openS3Store } from '@clinic/cms/files/s3-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { S3Server } from '../../../tests/support/s3-server.ts';
import { storeFinding } from './store-finding.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.start();
});
afterAll(() => s3.remove());

function find(settings: Record<string, string> = {}) {
  const store = openS3Store({ ...s3.env, ...settings });
  if (!store) throw new Error('The settings name no store');
  return storeFinding(store);
}

it('is ok for a bucket that can be read and written, and leaves nothing in it', async () => {
  const found = await find();
  expect(found).toMatchObject({ area: 'files', name: 'S3', state: 'ok' });
  expect(found.says).toMatch(/^S3 \(clinic-files at 127\.0\.0\.1:\d+\) can be read and written/);
  expect(await openS3Store(s3.env)?.list('submitted')).toEqual([]);
});

it('is wrong for a bucket that strangers can read', async () => {
  s3.isPublic = true;
  const found = await find();
  s3.isPublic = false;
  expect(found).toMatchObject({ state: 'wrong', todo: 'Make the bucket private.' });
});

it.each([
  ['a wrong key', { S3_ACCESS_KEY_ID: 'another' }, 'refuses the access key'],
  ['a wrong bucket', { S3_BUCKET: 'not-there' }, 'has no such bucket'],
  ['a store that is away', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'does not answer'],
])('is wrong for %s, and tells no secret', async (_, settings, words) => {
  const found = await find({ S3_SECRET_ACCESS_KEY: 'never-to-be-told', ...settings });
  expect(found.state).toBe('wrong');
  expect(found.says).toContain(words);
  expect(JSON.stringify(found)).not.toContain('never-to-be-told');
});
