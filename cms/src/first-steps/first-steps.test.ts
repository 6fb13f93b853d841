import { describe, expect, it } from 'vitest';
import { clinic } from '../globals/clinic.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { deriveSteps, isUntouched, STEP_IDS, type Facts } from './first-steps.ts';
import { lackingContact, lackingLegalTexts } from './lacking-texts.ts';

const LACKING = { name: 'Phone', href: '/admin/globals/clinic', gaps: ['telephone'] };

const NEW_CLINIC: Facts = {
  confirmed: new Set(),
  contact: [LACKING],
  legal: [LACKING],
  hasProgram: true,
  hasMail: false,
  siteUrl: 'http://localhost:3000',
};

const READY: Facts = {
  confirmed: new Set(['name', 'logo', 'colors', 'languages']),
  contact: [],
  legal: [],
  hasProgram: true,
  hasMail: true,
  siteUrl: 'https://www.clinic.example',
};

const doneOf = (facts: Facts) =>
  deriveSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

const ids = (facts: Partial<Facts>) => deriveSteps({ ...READY, ...facts }).map(({ id }) => id);

const untouched = (facts: Partial<Facts>) => isUntouched(deriveSteps({ ...NEW_CLINIC, ...facts }));

describe('the first steps', () => {
  it('are open for a new clinic, except what its content has', () => {
    expect(deriveSteps(NEW_CLINIC).map(({ id }) => id)).toEqual(STEP_IDS);
    expect(doneOf(NEW_CLINIC)).toEqual(['program']);
    expect(deriveSteps(NEW_CLINIC).find(({ id }) => id === 'contact')?.lacks).toEqual([LACKING]);
  });

  it('are all done for one that is ready', () => {
    expect(doneOf(READY)).toEqual(STEP_IDS);
  });

  it.each<[string, Partial<Facts>]>([
    ['name', { confirmed: new Set(['logo', 'colors', 'languages']) }],
    ['contact', { contact: [LACKING] }],
    ['program', { hasProgram: false }],
    ['legal', { legal: [LACKING] }],
    ['mail', { hasMail: false }],
    ['live', { siteUrl: 'http://www.clinic.example' }],
    ['live', { siteUrl: 'https://localhost' }],
  ])('%s alone is open with %j', (id, facts) => {
    expect(doneOf({ ...READY, ...facts })).toEqual(STEP_IDS.filter((one) => one !== id));
  });

  it('are fewer without programs, or with content on another host', () => {
    expect(ids({ hasProgram: undefined })).not.toContain('program');
    expect(ids({ hasProgram: undefined, contact: undefined, legal: undefined })).toEqual([
      ...['name', 'logo', 'colors', 'languages', 'mail', 'live'],
    ]);
  });

  it('are untouched until somebody has said or written something', () => {
    expect(untouched({})).toBe(true);
    expect(untouched({ confirmed: new Set(['logo']) })).toBe(false);
    expect(untouched({ legal: [] })).toBe(false);
    expect(untouched({ contact: undefined, legal: undefined })).toBe(false);
  });
});

describe('the address', () => {
  const filled = {
    ...{ phone: '+41 44 000 00 00', email: 'info@clinic.example', street: 'Seestrasse 1' },
    ...{ zip: '7000', city: 'Chur', country: { en: 'Switzerland' } },
  };
  const lacks = (values: object) =>
    lackingContact(clinic.fields as never, { ...filled, ...values }).map(({ gaps, name }) => [
      (name as Record<string, string>).en,
      ...gaps,
    ]);

  it('lacks nothing when all is filled in', () => {
    expect(lacks({})).toEqual([]);
  });

  it('lacks what is empty or has gaps', () => {
    expect(lacks({ phone: '[[telephone]]', street: '', country: { de: '[[Land]]' } })).toEqual([
      ['Phone', 'telephone'],
      ['Street'],
      ['Country', 'Land'],
    ]);
  });
});

const inAll = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value]));

const richText = (text: string) => ({ root: { children: [{ type: 'text', text }] } });

const page = (key: string) => ({
  ...{ id: key, key, _status: inAll('published'), content: inAll<object>({ root: {} }) },
});

describe('the legal texts', () => {
  const pages = ['impressum', 'privacy', 'accessibility'].map(page);
  const lacks = (...changed: ReturnType<typeof page>[]) =>
    lackingLegalTexts([...changed, ...pages]).map(({ gaps, href, locale }) => [
      href,
      locale,
      ...gaps,
    ]);

  it('lack nothing when they are published in every language', () => {
    expect(lacks()).toEqual([]);
  });

  it('lack a language that is a draft, and one with a gap', () => {
    const privacy = page('privacy');
    privacy._status.de = 'draft';
    privacy.content.it = richText('A cura di [[nome]].');
    expect(lacks(privacy)).toEqual([
      ['/admin/collections/pages/privacy?locale=de', 'de'],
      ['/admin/collections/pages/privacy?locale=it', 'it', 'nome'],
    ]);
  });

  it('lack every language of a page that is not there', () => {
    const without = lackingLegalTexts(pages.filter(({ key }) => key !== 'impressum'));
    expect(without.map(({ locale }) => locale)).toEqual(LOCALES);
    expect(without[0]?.href).toBe('/admin/collections/pages/create');
  });
});
