import { describe, expect, it } from 'vitest';
import { readSiteSettings } from './settings.ts';

const SECRET = 'x'.repeat(32);
const GOOD = { DATABASE_URL: 'postgres://u@localhost/db', SECRET };

describe('the settings of the site', () => {
  it('need a database, unless the content is elsewhere', () => {
    expect(() => readSiteSettings({ SECRET })).toThrow(/^DATABASE_URL is missing/);
    expect(() => readSiteSettings({ SECRET, CONTENT_API_HOST: '' })).toThrow(/^DATABASE_URL/);
    const settings = readSiteSettings({ SECRET, CONTENT_API_HOST: 'https://cms.example/cockpit/' });
    expect(settings.CONTENT_API_HOST).toBe('https://cms.example/cockpit');
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it.each([
    ['CONTENT_API_HOST', 'cms.example', 'it must be an http or https address'],
    ['CONTENT_API_HOST', 'file:///etc', 'it must be an http or https address'],
    ['CONTENT_API_TOKEN', 'a\nb', 'it must be one word'],
    ['DATABASE_URL', 'mysql://x', 'it must be a postgres:// address'],
  ])('say what is wrong with %s=%j', (name, value, reason) => {
    const given = { SECRET, CONTENT_API_HOST: 'https://cms.example', [name]: value };
    expect(() => readSiteSettings(given)).toThrow(`${name} is wrong: ${reason}`);
  });

  it('know no analytics, and count clicks on advertisements, unless told otherwise', () => {
    const settings = readSiteSettings(GOOD);
    expect(settings.ANALYTICS_ID).toBeUndefined();
    expect(settings.GCLID_CONSENT).toBe('on');
  });

  it.each([
    ['ANALYTICS_ID', 'UA-1234-1'],
    ['ANALYTICS_ID', 'G-X"><script>'],
    ['GCLID_CONSENT', 'maybe'],
  ])('stop the start with %s=%s', (name, value) => {
    expect(() => readSiteSettings({ ...GOOD, [name]: value })).toThrow(
      new RegExp(`^${name} is wrong`),
    );
  });

  it('know YouTube as the host of videos, and no other host or key', () => {
    const settings = readSiteSettings(GOOD);
    expect(settings.VIDEO_HOST).toBe('https://www.youtube-nocookie.com');
    for (const name of ['FORMS_HOST', 'POST_HOST', 'IMAGE_HOST', 'CARD_PAYMENT_PUBLIC_KEY']) {
      expect(settings).not.toHaveProperty(name);
    }
  });

  it('write hosts in one way', () => {
    const hosts = { IMAGE_HOST: 'HTTPS://Images.Example/', VIDEO_HOST: 'https://v.example:8443' };
    expect(readSiteSettings({ ...GOOD, ...hosts })).toMatchObject({
      IMAGE_HOST: 'https://images.example',
      VIDEO_HOST: 'https://v.example:8443',
    });
  });

  const ORIGIN = 'it must be an http or https address without a path';
  it.each([
    ['FORMS_HOST', 'forms.example', 'it must be an http or https address'],
    ['POST_HOST', 'ftp://post.example', 'it must be an http or https address'],
    ['IMAGE_HOST', 'https://images.example/path', ORIGIN],
    ['IMAGE_HOST', 'https://name:word@images.example', ORIGIN],
    ['VIDEO_HOST', 'https://v.example?x', ORIGIN],
    ['VIDEO_HOST', "https://v.example; script-src 'unsafe-inline'", 'it must be'],
    ['CARD_PAYMENT_PUBLIC_KEY', 'two words', 'it must be one word'],
    ['CARD_PAYMENT_PUBLIC_KEY', 'sk_live_1234', 'it must be the public key, never the secret one'],
  ])('stop the start with %s=%j', (name, value, reason) => {
    expect(() => readSiteSettings({ ...GOOD, [name]: value })).toThrow(
      `${name} is wrong: ${reason}`,
    );
  });
});
