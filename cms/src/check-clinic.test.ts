import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BRAND } from './clinic-config/brand.ts';
import { checkClinic } from './check-clinic.ts';
import { CLINIC } from './clinic-config/clinic.ts';
import { OPTIONAL_PAGES } from './clinic-config/page-set.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'clinic-'));
  mkdirSync(path.join(folder, 'brand/fonts'), { recursive: true });
  for (const name of ['logo.svg', 'logo-on-dark.svg', 'icon.svg']) write(name, '<svg></svg>');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, 'brand', name), text);
}

it('finds no problem in the clinic of this repository', () => {
  expect(checkClinic()).toEqual([]);
});

it.each(['home', 'contact', 'impressum', 'privacy', 'search', 'thankyou'])(
  'does not let the page %s be switched off',
  (id) => {
    expect(checkClinic({ ...CLINIC, pages: { [id]: false } }, BRAND, folder)).toEqual([
      expect.stringContaining(`clinic/clinic.ts, pages.${id}: cannot be switched off, since `),
    ]);
  },
);

it('lets every optional page be switched off, or on explicitly', () => {
  for (const isOn of [true, false]) {
    const pages = Object.fromEntries(Object.keys(OPTIONAL_PAGES).map((id) => [id, isOn]));
    expect(checkClinic({ ...CLINIC, pages: { ...pages, home: true } }, BRAND, folder)).toEqual([]);
  }
});

it.each([
  [{ name: ' ' }, 'clinic/clinic.ts, name: must not be empty.'],
  [{ defaultLanguage: 'fr' }, /^clinic\/clinic\.ts, defaultLanguage: must be one of /],
  [{ switcher: [] }, /^clinic\/clinic\.ts, switcher: must name each of /],
  [{ paths: { fr: {} } }, /^clinic\/clinic\.ts, paths: .*fr is none/],
  [{ pages: { rooms: 'no' } }, 'clinic/clinic.ts, pages.rooms: must be true or false.'],
  [{ pages: { room: false } }, /^clinic\/clinic\.ts, pages\.room: must be one of approach, /],
  [{ pages: { 'news.item': false } }, /^clinic\/clinic\.ts, pages\.news\.item: must be one of /],
  [{ countries: ['CH', 'Switzerland'] }, /^clinic\/clinic\.ts, countries\.1: must be a country/],
  [{ currency: 'Fr.' }, /^clinic\/clinic\.ts, currency: must be a currency/],
  [{ timeZone: 'Ascona' }, /^clinic\/clinic\.ts, timeZone: must be a time zone/],
  [{ phone: '091 000' }, /^clinic\/clinic\.ts, phone: must be a number/],
  [{ mailFrom: 'info' }, /^clinic\/clinic\.ts, mailFrom: must be an e-mail address/],
  [{ transferDay: 7 }, /^clinic\/clinic\.ts, transferDay: must be 0/],
])('names the key that is wrong in %j', (wrong, message) => {
  expect(checkClinic({ ...CLINIC, ...wrong }, BRAND, folder)).toEqual([
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
});

it('names a language that does not exist', () => {
  const languages = { ...CLINIC.languages, qq: { name: 'Q', tag: 'qq', formats: 'qq' } };
  const switcher = [...CLINIC.switcher, 'qq'];
  expect(checkClinic({ ...CLINIC, languages, switcher }, BRAND, folder)).toEqual([
    expect.stringMatching(/^clinic\/clinic\.ts, languages\.qq: .*a language that exists/),
  ]);
});

it('names colours that cannot be read, or are none', () => {
  const colors = { ...BRAND.colors, 'stone-600': '#c8c8c8', alarm: 'red' };
  const problems = checkClinic(CLINIC, { ...BRAND, colors }, folder);
  expect(problems).toContainEqual(
    expect.stringMatching(/^clinic\/brand\/brand\.ts, colors\.alarm: must be six/),
  );
  const readable = { ...BRAND.colors, 'stone-600': '#c8c8c8' };
  expect(checkClinic(CLINIC, { ...BRAND, colors: readable }, folder)[0]).toMatch(
    /colors\.stone-600: is hard to read on paper: its contrast is 1\.\d, and must be 4\.5/,
  );
});

it('names drawings that are missing and typefaces without a licence', () => {
  rmSync(path.join(folder, 'brand/icon.svg'));
  write('logo.svg', 'a picture');
  write('fonts/lora-400.woff2', '');
  expect(checkClinic(CLINIC, BRAND, folder)).toEqual([
    'clinic/brand/logo.svg is no SVG drawing.',
    'clinic/brand/icon.svg is missing.',
    'clinic/brand/fonts/lora-400.woff2 has no licence: add <family>-license.txt beside it.',
  ]);
  write('fonts/lora-license.txt', 'OFL');
  expect(checkClinic(CLINIC, BRAND, folder)).toHaveLength(2);
});
