import { randomUUID } from 'node:crypto';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../../tests/support/clinic-database.ts';
import { openAsEditor } from '../../../../tests/support/open-as-editor.ts';
import type { Testimonial } from '../../database/payload-types.ts';
import type { InboxDatabase } from '../delivery/inbox-database.ts';

describe('the picture that came with a testimonial', () => {
  let database: ClinicDatabase;
  let payload: Payload;
  let inbox: InboxDatabase;
  /** The files of the clinic's own library. */
  let library: string[];

  beforeAll(async () => {
    database = await createClinicDatabase();
    payload = await openAsEditor(database);
    const { inboxDatabase } = await import('../delivery/inbox-database.ts');
    inbox = inboxDatabase(payload, { noticeLocale: 'en' });
    library = await filesIn('media');
  });

  afterAll(async () => {
    await payload.destroy();
    await database.remove();
  });

  const filesIn = (folder: string) =>
    readdir(path.join(database.env.DATA_DIR, folder)).catch(() => []);

  /** Counts the rows and files of visitors' pictures. */
  async function traces() {
    const copies = (await filesIn('media')).filter((name) => !library.includes(name));
    const { totalDocs: rows } = await payload.count({ collection: 'submitted_pictures' });
    return { copies: copies.length, rows, files: (await filesIn('submitted')).length };
  }

  const NOTHING = { copies: 0, rows: 0, files: 0 };

  async function submit(): Promise<Testimonial> {
    const id = randomUUID();
    const background = `#${id.slice(0, 6)}`;
    const create = { width: 30, height: 20, channels: 3 as const, background };
    const jpeg = (await sharp({ create }).jpeg().toBuffer()).toString('base64');
    await inbox.store({
      id,
      kind: 'testimonial',
      locale: 'de',
      campaign: {},
      suspicions: [],
      receivedAt: new Date().toISOString(),
      fields: { name: 'Lia', email: 'lia@visitor.example', testimonial: 'Eine gute Woche.' },
      picture: { jpeg, width: 30, height: 20 },
    });
    const where = { submission: { equals: id } };
    const found = await payload.find({ collection: 'testimonials', where, draft: true, depth: 0 });
    return found.docs[0] as Testimonial;
  }

  const save = (id: string, data: Partial<Testimonial>) =>
    payload.update({ collection: 'testimonials', id, data, depth: 0, draft: !data._status });
  const publish = (id: string, data: Partial<Testimonial> = {}) =>
    save(id, { ...data, _status: 'published' });

  it('is synced to the disk, file and folder, before it counts as stored', async () => {
    const handle = await open(import.meta.filename);
    const kind = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const synced: number[] = [];
    const sync = kind.sync;
    vi.spyOn(kind, 'sync').mockImplementation(async function (this: typeof handle) {
      await sync.call(this);
      synced.push((await this.stat()).ino);
    });
    const { id, submission } = await submit();
    vi.restoreAllMocks();
    const folder = path.join(database.env.DATA_DIR, 'submitted');
    const file = await stat(path.join(folder, `${submission}.jpg`));
    const wanted = [file.ino, (await stat(folder)).ino];
    expect(synced.filter((inode) => wanted.includes(inode)).slice(0, 2)).toEqual(wanted);
    await payload.delete({ collection: 'testimonials', id });
  });

  it('is deleted with a testimonial that nobody has seen yet', async () => {
    const { id } = await submit();
    expect(await traces()).toEqual({ copies: 0, rows: 1, files: 1 });
    await payload.delete({ collection: 'testimonials', id });
    expect(await traces()).toEqual(NOTHING);
  });

  it('is deleted with one that was published, from the library too', async () => {
    const [one, other] = [await submit(), await submit()];
    const published = await publish(one.id);
    expect(published.image).toBeTruthy();
    expect(await traces()).toEqual({ copies: 1, rows: 2, files: 2 });
    // Deletes as the studio's list does, which selects no fields of the deleted entries.
    const where = { id: { in: [one.id, other.id] } };
    await payload.delete({ collection: 'testimonials', where, select: { name: true } });
    expect(await traces()).toEqual(NOTHING);
  });

  it('is deleted by publishing without it, and not before', async () => {
    const { id } = await submit();
    await save(id, { submitted_picture: null });
    expect(await traces()).toEqual({ copies: 0, rows: 1, files: 1 });
    expect((await publish(id, { submitted_picture: null })).image ?? null).toBeNull();
    expect(await traces()).toEqual(NOTHING);
  });

  it('is deleted everywhere when it is taken off a published testimonial', async () => {
    const { id } = await submit();
    await publish(id);
    await save(id, { image: null });
    expect(await traces()).toEqual({ copies: 1, rows: 1, files: 1 });
    expect((await publish(id, { image: null })).image ?? null).toBeNull();
    expect(await traces()).toEqual(NOTHING);
  });

  it('stays as it is when a testimonial is published again', async () => {
    const { id } = await submit();
    const { image } = await publish(id);
    await save(id, { location: 'Chur' });
    expect((await publish(id, { location: 'Chur' })).image).toBe(image);
    expect(await traces()).toEqual({ copies: 1, rows: 1, files: 1 });
    await payload.delete({ collection: 'testimonials', id });
  });

  it('is deleted with a testimonial that was unpublished for too long', async () => {
    const [forgotten, touched, shown] = [await submit(), await submit(), await submit()];
    await publish(shown.id);
    const { adapterOf } = await import('../../database/sql.ts');
    const { pool } = adapterOf(payload);
    for (const table of ['testimonials', '_testimonials_v']) {
      await pool.query(`update ${table} set updated_at = now() - interval '366 days'`);
    }
    await save(touched.id, { location: 'Chur' });
    expect(await inbox.deleteExpired(365)).toMatchObject({ testimonials: 1 });
    const where = { id: { in: [forgotten.id, touched.id, shown.id] } };
    const { docs } = await payload.find({ collection: 'testimonials', where, draft: true });
    expect(docs.map(({ id }) => id).toSorted()).toEqual([touched.id, shown.id].toSorted());
    expect(await traces()).toEqual({ copies: 1, rows: 2, files: 2 });
  });
});
