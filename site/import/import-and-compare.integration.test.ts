import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../../tests/support/clinic-database.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { importFrom } from '../../tests/support/import-process.ts';

const PAGES = [
  ...['/', '/de', '/it', '/de/diagnose', '/it/diagnosi/laboratorio', '/programs', '/de/team'],
  ...['/health-concerns/liver', '/de/offene-stellen', '/rooms', '/images', '/news', '/videos'],
  ...['/de/kontakt', '/privacy', '/downloads', '/guides', '/guides/planning-your-stay', '/costs'],
];
/** Writing every picture anew takes time on a busy machine. */
const BEFORE_MS = 600_000;
const TOKEN = 'a-token-for-the-content-api';

/**
 * Picture files are written anew by an import, so their names and sizes differ, and with them the
 * address of the share picture. Blanks at the end of a paragraph are not kept.
 */
function comparable(text: string): string {
  return (
    text
      .replaceAll(/-[0-9a-f]{8}(?=\.(?:jpg|png|webp|avif|pdf))/g, '')
      // An imported picture has another preview and another file size.
      .replaceAll(/data:image\/webp;base64,[\w+/]+=*/g, 'blurred')
      .replaceAll(/"size":\d+/g, '"size":0')
      .replaceAll(/\d+([.,]\d+)? [kM]B/g, '0 kB')
      .replaceAll(/\/share\/\w+\//g, '/share/')
      .replaceAll(' </p>', '</p>')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'host')
  );
}

/** A singleton of a Cockpit host has neither an id nor a time of change. */
const timeless = (text: string) => ({
  ...(JSON.parse(text) as object),
  ...{ _id: '', _created: 0, _modified: 0 },
});

/** Our own API keeps its redirects to itself. */
const NO_REDIRECTS = '- redirects: the host does not have it, or the token may not see it';
const notesIn = (said: string) => said.split('\n').filter((line) => line.startsWith('- '));

/** Our content API is compatible with Cockpit, so one site can be imported from another. */
describe('a site that was imported', () => {
  let databases: [ClinicDatabase, ClinicDatabase];
  let host: SiteProcess;
  let site: SiteProcess;
  const importNow = (...flags: string[]) =>
    importFrom(host.url, { ...databases[1].env, CONTENT_API_TOKEN: TOKEN }, ...flags);

  beforeAll(async () => {
    databases = [await createClinicDatabase(), await createEmptyDatabase()];
    host = await SiteProcess.start({ ...databases[0].env, API_TOKEN: TOKEN });
    await prepare({ ...databases[1].env, SEED: 'nothing' });
    expect(notesIn(await importNow())).toEqual([NO_REDIRECTS]);
    site = await SiteProcess.start({ ...databases[1].env, API_TOKEN: TOKEN });
  }, BEFORE_MS);
  afterAll(async () => {
    await Promise.all([site?.stop(), host?.stop()]);
    for (const database of databases) await database.remove();
  });
  const bothSay = async (address: string) => {
    const answers = await Promise.all([host.get(address), site.get(address)]);
    const [theirs, ours] = await Promise.all(answers.map((answer) => answer.text()));
    expect([address, answers[1]?.status]).toEqual([address, 200]);
    return [comparable(ours ?? ''), comparable(theirs ?? '')] as const;
  };

  it('gives the same answers in its content API', async () => {
    const names = (await (
      await host.get(`/api/collections/listCollections?token=${TOKEN}`)
    ).json()) as string[];
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      const [ours, theirs] = await bothSay(`/api/collections/get/${name}?token=${TOKEN}`);
      expect(JSON.parse(ours)).toEqual(JSON.parse(theirs));
    }
    for (const name of ['clinic', 'home', 'menu']) {
      const [ours, theirs] = await bothSay(`/api/singletons/get/${name}?token=${TOKEN}`);
      expect(timeless(ours)).toEqual(timeless(theirs));
    }
  });

  it.each(PAGES)('shows the same page at %s', async (page) => {
    const [ours, theirs] = await bothSay(page);
    expect(ours).toBe(theirs);
  });

  it('changes nothing when it is imported again', async () => {
    const before = (await site.readiness()).version;
    const said = await importNow();
    expect(notesIn(said)).toEqual([NO_REDIRECTS]);
    expect(said).toMatch(/^news +0 +0 +9 +0$/m);
    expect(said).not.toMatch(/^[a-z_]+ +(?:[1-9]|0 +[1-9])/m);
    expect((await site.readiness()).version).toBe(before);
  });
});
