import { describe, expect, it } from 'vitest';
import { readSettings, sharedSettings, SettingError } from './settings.ts';

const GOOD = { DATABASE_URL: 'postgres://u@localhost/db', SECRET: 'x'.repeat(32) };

describe('settings', () => {
  it('have defaults, and an empty variable counts as absent', () => {
    const settings = readSettings(sharedSettings, { ...GOOD, SITE_URL: '' });
    expect(settings.SITE_URL).toBe('http://localhost:3000');
  });

  it('lose the slash at the end of an address', () => {
    const settings = readSettings(sharedSettings, {
      ...GOOD,
      SITE_URL: 'https://clinic.example/',
    });
    expect(settings.SITE_URL).toBe('https://clinic.example');
  });

  it.each([
    ['SITE_URL', 'ftp://x', 'SITE_URL is wrong: it must be an http or https address.'],
    ['SECRET', 'short', 'SECRET is wrong: it must have at least 32 characters.'],
  ])('say in one line what is wrong with %s', (name, value, line) => {
    expect(() => readSettings(sharedSettings, { ...GOOD, [name]: value })).toThrow(
      new SettingError(line),
    );
  });

  it('name what is missing', () => {
    expect(() => readSettings(sharedSettings, { SECRET: GOOD.SECRET })).toThrow(
      /^DATABASE_URL is missing/,
    );
  });

  const S3 = {
    S3_BUCKET: 'clinic-files',
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'eu-1',
    S3_ACCESS_KEY_ID: 'AKEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'a/secret+key',
  };

  it('take all settings of S3, or none', () => {
    expect(readSettings(sharedSettings, { ...GOOD, ...S3 })).toMatchObject({
      ...S3,
      S3_ENDPOINT: 'https://s3.example',
    });
    for (const name of Object.keys(S3)) {
      expect(() => readSettings(sharedSettings, { ...GOOD, ...S3, [name]: '' })).toThrow(
        new RegExp(
          `^${name} is missing: S3_BUCKET, .* must be set together, and S3_\\w+ is set\\.$`,
        ),
      );
    }
  });

  it.each([
    ['S3_BUCKET', '../other', 'S3_BUCKET is wrong: it must be the name of a bucket.'],
    ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT is wrong: it must be an http or https address.'],
    ['S3_SECRET_ACCESS_KEY', 'two words', 'S3_SECRET_ACCESS_KEY is wrong: it must be one word.'],
  ])('say what is wrong with %s', (name, value, line) => {
    expect(() => readSettings(sharedSettings, { ...GOOD, ...S3, [name]: value })).toThrow(
      new SettingError(line),
    );
  });
});
