import { describe, expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { addressFindings } from './address-findings.ts';
import { isLivePath } from './is-live-path.ts';

const SITE = 'https://www.clinic.example';
const therapy = (id: string, slug: string, content = '') => ({
  ...{ _id: id, title: id, slug, slug_de: `${slug}-de`, title_de: id, content },
});

const findings = async (collections: Parameters<typeof smallSnapshot>[0]) =>
  Object.fromEntries(
    addressFindings(await smallSnapshot(collections), SITE).map((one) => [one.name, one]),
  );

describe('isLivePath', () => {
  it('knows pages of the table, of entries in their language, and redirects', async () => {
    const snapshot = await smallSnapshot({
      therapies: [therapy('t1', 'ozone')],
      redirects: [
        { _id: '1', from: '/old', to: '/therapies/ozone', permanent: true },
        { _id: '2', from: '/older', to: '/therapies/gone', permanent: true },
      ],
      categories: [],
    });
    const leads = (path: string) => isLivePath(snapshot, path);
    expect(
      ['/', '/de', '/rooms', '/therapies/ozone', '/de/therapien/ozone-de'].filter(leads),
    ).toHaveLength(5);
    expect(['/old', '/storage/uploads/a.jpg', '/robots.txt'].filter(leads)).toHaveLength(3);
    expect(
      ['/therapies/gone', '/older', '/de/therapien/ozone', '/no-such-page'].filter(leads),
    ).toEqual([]);
  });
});

describe('addressFindings', () => {
  it('finds nothing where everything leads somewhere', async () => {
    const text = `<a href="/therapies/ozone">a</a> <a href="https://other.example/x">b</a> <a href="mailto:a@b.example">c</a> <a href="#d">d</a>`;
    const all = await findings({ therapies: [therapy('t1', 'ozone', text)] });
    expect(Object.values(all).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  it('names links of this site that lead nowhere, each once', async () => {
    const text = `<a href="/therapies/gone">a</a><a href="${SITE}/nowhere?x=1">b</a><a href="/therapies/gone">c</a>`;
    const { 'links in texts': links } = await findings({
      therapies: [therapy('t1', 'ozone', text)],
    });
    expect(links).toMatchObject({
      state: 'look',
      says: '2 links lead nowhere',
      list: ['therapies “t1”: /therapies/gone', 'therapies “t1”: /nowhere'],
    });
  });

  it('names redirects that lead nowhere and slugs of two entries', async () => {
    const all = await findings({
      therapies: [therapy('t1', 'ozone'), therapy('t2', 'ozone')],
      redirects: [{ _id: '1', from: '/old', to: '/therapies/gone', permanent: false }],
    });
    expect(all.redirects).toMatchObject({
      says: '1 redirect leads nowhere',
      list: ['/old to /therapies/gone'],
    });
    expect(all.slugs?.list).toEqual(['therapies/ozone (en)', 'therapies/ozone-de (de)']);
  });
});
