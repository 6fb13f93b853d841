import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import { readContentVersions } from '@clinic/cms/content-versions/content-version';
import { atNoon } from '@clinic/cms/fields/day';
import { adapterOf } from '@clinic/cms/database/sql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { openAsEditor } from '../../tests/support/open-as-editor.ts';
import { until } from '../../tests/support/until.ts';

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
    // The name shows in the database which process is doing something.
    const named = (name: string) => {
      const url = new URL(database.env.DATABASE_URL);
      url.searchParams.set('application_name', name);
      return SiteProcess.start({ ...database.env, DATABASE_URL: url.href });
    };
    sites = await Promise.all([named('first'), named('second')]);
  });

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await editor.destroy();
    await database.remove();
  });

  /** Moves a planned time close: if it were planned that close, a busy machine could miss it. */
  async function inASecond(table: string, column: string, id: string): Promise<void> {
    await adapterOf(editor).pool.query(
      `update ${table} set ${column} = now() + interval '1 second' where id = $1`,
      [id],
    );
  }

  it('a planned publication happens once, though a process is killed in the middle of it', async () => {
    const draft = { collection: 'therapies', draft: true, locale: 'de' } as const;
    const { id } = await editor.create({
      ...draft,
      data: { title: 'Waldbaden am Abend', slug: 'waldbaden-am-abend' } as never,
    });
    const { id: planned } = await editor.create({
      collection: 'schedules',
      data: {
        entry: { relationTo: 'therapies', value: id },
        action: 'publish',
        language: 'de',
        at: soon(3_600),
        status: 'waiting',
      },
    });
    const before = (await readContentVersions(editor)).get('therapies') ?? 0;
    // The table is locked, so the process that carries out the plan gets stuck in the middle.
    const { pool } = adapterOf(editor);
    const other = await pool.connect();
    await other.query('begin');
    await other.query('lock table therapies in share mode');
    await inASecond('schedules', 'at', planned);
    const name = await until(async () => {
      // Not in the transaction, whose view of the activity is that of its first query.
      const { rows } = await pool.query<{ name: string }>(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.name;
    });
    const [first, second] = sites as [SiteProcess, SiteProcess];
    const [killed, left] = name === 'first' ? [first, second] : [second, first];
    await killed.stop('SIGKILL');
    sites = [left];
    await other.query('commit');
    other.release();
    const isSeen = async () => (await left.text('/de/therapien')).includes('Waldbaden am Abend');
    await left.until(isSeen, SEEN_WITHIN_MS);
    const { docs } = await editor.find({ collection: 'schedules' });
    expect(docs).toMatchObject([{ status: 'done' }]);
    expect((await readContentVersions(editor)).get('therapies')).toBe(before + 1);
  });

  it('a message is shown from its beginning until its end', async () => {
    const [site] = sites as [SiteProcess];
    const message = { collection: 'header_messages', locale: 'de' } as const;
    const timed = { shown_from: soon(3_600), shown_until: soon(7_200), _status: 'published' };
    const { id } = await editor.create({
      ...message,
      data: { title: 'Heute Abend Vortrag', ...timed } as never,
    });
    const now = { title: 'Schon zu sehen', _status: 'published' } as never;
    await editor.create({ ...message, data: now });
    const shows = async (text: string) => (await site.text('/de')).includes(text);
    // Once the second one is visible, the first has been read as well.
    await site.until(() => shows('Schon zu sehen'), SEEN_WITHIN_MS);
    expect(await shows('Heute Abend Vortrag')).toBe(false);
    await inASecond('header_messages', 'shown_from', id);
    await site.until(() => shows('Heute Abend Vortrag'), SEEN_WITHIN_MS);
    await inASecond('header_messages', 'shown_until', id);
    await site.until(async () => !(await shows('Heute Abend Vortrag')), SEEN_WITHIN_MS);
  });

  it('news of a day to come are not seen today, nor in the content API', async () => {
    const [site] = sites as [SiteProcess];
    const news = { collection: 'news', locale: 'en' } as const;
    const data = { excerpt: 'Soon', content: undefined, _status: 'published' };
    // Days begin at midnight of the clinic: in the evening a day from now may be the next but one.
    const toCome = clinicDay(new Date(soon(2 * 86_400)));
    await editor.create({
      ...news,
      data: { ...data, title: 'Published now', slug: 'now', date: soon(-86_400) } as never,
    });
    const { id } = await editor.create({
      ...news,
      data: { ...data, title: 'Day to come', slug: 'day-to-come', date: toCome } as never,
    });
    await site.until(
      async () => (await site.text('/news')).includes('Published now'),
      SEEN_WITHIN_MS,
    );
    for (const path of ['/news', '/api/collections/get/news', '/sitemap.xml']) {
      expect((await site.text(path)).toLowerCase(), path).not.toMatch(/day.to.come/);
    }
    expect((await site.get('/news/day-to-come')).status).toBe(404);
    // As if its day had come: only the stored day changes, nothing is saved.
    await editor.db.pool.query('update news set date = $2 where id = $1', [
      ...[id, atNoon(clinicDay(new Date()))],
    ]);
    await site.until(
      async () => (await site.get('/news/day-to-come')).status === 200,
      SEEN_WITHIN_MS,
    );
  });
});
