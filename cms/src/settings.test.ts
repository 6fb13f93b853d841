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
      SITE_URL: 'https://alpsera.example/',
    });
    expect(settings.SITE_URL).toBe('https://alpsera.example');
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
});
