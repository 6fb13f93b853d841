import { readSettings } from '@alpsera/cms/settings';
import { expect, it } from 'vitest';
import { siteSettings } from './settings.ts';

const GOOD = { DATABASE_URL: 'postgres://u@localhost/db', SECRET: 'x'.repeat(32) };

it('no analytics, and clicks on advertisements count, unless it is said otherwise', () => {
  const settings = readSettings(siteSettings, GOOD);
  expect(settings.ANALYTICS_ID).toBeUndefined();
  expect(settings.GCLID_CONSENT).toBe('on');
});

it.each([
  ['ANALYTICS_ID', 'UA-1234-1'],
  ['ANALYTICS_ID', 'G-X"><script>'],
  ['GCLID_CONSENT', 'maybe'],
])('%s=%s stops the start', (name, value) => {
  expect(() => readSettings(siteSettings, { ...GOOD, [name]: value })).toThrow(
    new RegExp(`^${name} is wrong`),
  );
});
