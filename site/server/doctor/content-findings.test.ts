import { describe, expect, it } from 'vitest';
import type { Dropped } from '#content/dropped.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { contentFindings } from './content-findings.ts';
import type { Finding } from './finding.ts';
import { languageFindings } from './language-findings.ts';

const room = { _id: 'r1', title: 'Suite', slug: 'suite' };

const named = (findings: readonly Finding[], name: string) =>
  findings.find((one) => one.name === name);

const REFUSED: Dropped = {
  ...{ collection: 'news', id: '', title: '' },
  reason: 'the token may not read it, or it is not there',
};
const NO_ENTRY: Dropped = {
  ...REFUSED,
  collection: 'rooms',
  reason: 'item 3 of the list is no entry',
};
const WHOLE: Dropped = { collection: 'rooms', id: 'r1', title: 'Suite', reason: 'slug: is empty' };
const VALUE: Dropped = {
  ...WHOLE,
  field: 'facts',
  locale: 'de',
  reason: 'row 2 is of another kind',
};
const PATIENT: Dropped = { ...VALUE, collection: 'testimonials', id: 't1', title: 'Anna Muster' };

describe('contentFindings', () => {
  it('counts collections by name and tells which are not there', async () => {
    const findings = contentFindings(await smallSnapshot({ rooms: [room] }), []);
    expect(named(findings, 'rooms')).toMatchObject({ state: 'ok', says: '1 entry' });
    expect(named(findings, 'left out')).toMatchObject({ state: 'ok' });
    const none = contentFindings(await smallSnapshot({}), []);
    expect(named(none, 'rooms')).toMatchObject({ state: 'look', says: 'is not there' });
    expect(named(none, 'redirects')).toMatchObject({ state: 'ok', says: '0 entries' });
    expect(named(none, 'home')).toMatchObject({
      state: 'wrong',
      says: 'is not there: the home page has no words or pictures of its own',
    });
  });

  it('tells refusals from entries and values that do not fit', async () => {
    const snapshot = await smallSnapshot({ rooms: [room] });
    const findings = contentFindings(snapshot, [REFUSED, NO_ENTRY, WHOLE, VALUE]);
    expect(named(findings, 'news')).toMatchObject({ state: 'look', says: REFUSED.reason });
    expect(named(findings, 'rooms')?.says).toMatch(/, and 1 left out$/);
    expect(named(findings, 'left out')).toMatchObject({
      state: 'look',
      list: [
        'rooms: item 3 of the list is no entry',
        'rooms “Suite”: slug: is empty',
        'rooms “Suite” facts (de): row 2 is of another kind',
      ],
    });
  });

  it('says what to do about a singleton that is refused', async () => {
    const refused = { ...REFUSED, collection: 'menu' };
    expect(named(contentFindings(await smallSnapshot({}), [refused]), 'menu')).toMatchObject({
      state: 'wrong',
      todo: 'Let the token read the singleton menu, or make it.',
    });
  });

  it('never names a patient', async () => {
    const findings = contentFindings(await smallSnapshot({ rooms: [room] }), [PATIENT]);
    expect(JSON.stringify(findings)).not.toContain('Muster');
    expect(named(findings, 'left out')?.list?.[0]).toMatch(/^testimonials\/t1 facts/);
  });
});

describe('languageFindings', () => {
  it('lists what a language lacks', async () => {
    const german = { _id: 'r2', title: 'Loft', title_de: 'Loft', slug: 'loft', slug_de: 'loft' };
    const findings = languageFindings(await smallSnapshot({ rooms: [room, german] }));
    expect(named(findings, 'en')).toMatchObject({ state: 'ok' });
    expect(named(findings, 'de')).toMatchObject({ state: 'look', list: ['rooms “Suite”'] });
    expect(named(findings, 'de')?.says).toBe('1 of 2 entries not written in German');
    expect(named(findings, 'it')).toMatchObject({ state: 'wrong' });
  });
});
