import { readContentVersions } from '@alpsera/cms/content-version';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { openAsEditor } from '../../tests/support/studio-hand.ts';

/** What an operator is promised; generous for a busy machine, and no measure of speed. */
const SEEN_WITHIN_MS = 60_000;

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

describe('what goes live by itself', () => {
  let database: ClinicDatabase;
  let editor: Payload;
  let sites: SiteProcess[];

  beforeAll(async () => {
    database = await createClinicDatabase();
    editor = await openAsEditor(database);
    sites = await Promise.all([SiteProcess.start(database.env), SiteProcess.start(database.env)]);
  });

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await editor.destroy();
    await database.remove();
  });

  it('a planned publication happens once, though a process is killed meanwhile', async () => {
    const draft = { collection: 'therapies', draft: true, locale: 'de' } as const;
    const { id } = await editor.create({
      ...draft,
      data: { title: 'Waldbaden am Abend', slug: 'waldbaden-am-abend' } as never,
    });
    await editor.create({
      collection: 'schedules',
      data: {
        entry: { relationTo: 'therapies', value: id },
        action: 'publish',
        language: 'de',
        at: soon(2),
        status: 'waiting',
      },
    });
    const before = (await readContentVersions(editor)).get('therapies') ?? 0;
    const [killed, left] = sites as [SiteProcess, SiteProcess];
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await killed.stop('SIGKILL');
    sites = [left];
    const isSeen = async () => (await left.text('/de/therapien')).includes('Waldbaden am Abend');
    await left.until(isSeen, SEEN_WITHIN_MS);
    const { docs } = await editor.find({ collection: 'schedules' });
    expect(docs).toMatchObject([{ status: 'done' }]);
    expect((await readContentVersions(editor)).get('therapies')).toBe(before + 1);
  });

  it('a message is shown from its beginning until its end', async () => {
    const [site] = sites as [SiteProcess];
    await editor.create({
      collection: 'header_messages',
      locale: 'de',
      data: {
        title: 'Heute Abend Vortrag',
        shown_from: soon(3),
        shown_until: soon(7),
        _status: 'published',
      } as never,
    });
    const isShown = async () => (await site.text('/de')).includes('Heute Abend Vortrag');
    expect(await isShown()).toBe(false);
    await site.until(isShown, SEEN_WITHIN_MS);
    await site.until(async () => !(await isShown()), SEEN_WITHIN_MS);
  });

  it('news of tomorrow are not seen today, nor in the content API', async () => {
    const [site] = sites as [SiteProcess];
    const news = { collection: 'news', locale: 'en' } as const;
    const data = { excerpt: 'Soon', content: undefined, _status: 'published' };
    await editor.create({
      ...news,
      data: { ...data, title: 'Published now', slug: 'now', date: soon(-86_400) } as never,
    });
    const { id } = await editor.create({
      ...news,
      data: { ...data, title: 'Of tomorrow', slug: 'of-tomorrow', date: soon(86_400) } as never,
    });
    await site.until(
      async () => (await site.text('/news')).includes('Published now'),
      SEEN_WITHIN_MS,
    );
    for (const path of ['/news', '/api/collections/get/news', '/sitemap.xml']) {
      expect((await site.text(path)).toLowerCase(), path).not.toMatch(/of.tomorrow/);
    }
    expect((await site.get('/news/of-tomorrow')).status).toBe(404);
    // As if a day had passed: only the stored day changes, nothing is saved.
    await editor.db.pool.query(`update news set date = date - interval '1 day' where id = $1`, [
      id,
    ]);
    await site.until(
      async () => (await site.get('/news/of-tomorrow')).status === 200,
      SEEN_WITHIN_MS,
    );
  });
});
