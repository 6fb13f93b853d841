import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { pictureFindings } from './picture-findings.ts';
import { DELETED, PanelHost } from '#server/remote/testing/panel-host.ts';
import { probeLibrary, probeOnHost } from './probe-file.ts';

const room = {
  ...{ _id: 'r1', title: 'Suite', slug: 'suite', image: { path: '/storage/uploads/a.jpg' } },
  content: '<img src="/storage/uploads/2026/b%20c.jpg"> <a href="/storage/documents/d.pdf">d</a>',
};

it('asks for each file that is shown, and names the entry of what is missing', async () => {
  const asked: string[] = [];
  const again = { ...room, _id: 'r2', slug: 'again' };
  const snapshot = await smallSnapshot({ rooms: [room, again] });
  const [found] = await pictureFindings(snapshot, async (file) => {
    asked.push(file);
    return file.endsWith('.pdf') ? 'is not there' : undefined;
  });
  expect(asked.toSorted()).toEqual([
    '/storage/documents/d.pdf',
    '/storage/uploads/2026/b%20c.jpg',
    '/storage/uploads/a.jpg',
  ]);
  expect(found).toMatchObject({
    state: 'look',
    says: '1 of 3 pictures and documents cannot be had',
    list: ['rooms “Suite”: /storage/documents/d.pdf is not there'],
  });
});

it('asks a Cockpit host for each file, however many were deleted there', async () => {
  const host = await PanelHost.use();
  const images = Array.from({ length: 20 }, (_, at) => ({ path: `/storage/uploads/${at}.jpg` }));
  for (const { path: file } of images.slice(0, 6)) host.files.set(file, DELETED);
  const snapshot = await smallSnapshot({ rooms: [{ ...room, content: '', images }] });
  const [found] = await pictureFindings(snapshot, probeOnHost(host.url));
  expect(found?.says).toBe('6 of 21 pictures and documents cannot be had');
  expect(found?.list?.[0]).toBe('rooms “Suite”: /storage/uploads/0.jpg is not there');
});

describe('our own library', () => {
  const dataFolder = useTemporaryFolder();

  it('has pictures and documents in folders of their own', async () => {
    mkdirSync(path.join(dataFolder, 'media', '2026'), { recursive: true });
    mkdirSync(path.join(dataFolder, 'documents'));
    writeFileSync(path.join(dataFolder, 'media', '2026', 'b c.jpg'), 'a picture');
    writeFileSync(path.join(dataFolder, 'documents', 'd.pdf'), 'a document');
    const probe = probeLibrary({ dataFolder });
    expect(await probe('/storage/uploads/2026/b%20c.jpg')).toBeUndefined();
    expect(await probe('/storage/documents/d.pdf')).toBeUndefined();
    expect(await probe('/storage/uploads/d.pdf')).toBe('is not there');
  });

  it('has in S3 what is not in its folders', async () => {
    const store = {
      async sizeOf(folder: string, name: string) {
        if (name === 'secret.jpg') throw new Error('away');
        return `${folder}/${name}` === 'media/ä.jpg' ? 5 : undefined;
      },
    };
    const probe = probeLibrary({ dataFolder, store });
    expect(await probe('/storage/uploads/%C3%A4.jpg')).toBeUndefined();
    expect(await probe('/storage/documents/%C3%A4.jpg')).toBe('is not there');
    expect(await probe('/storage/uploads/secret.jpg')).toBe('cannot be read');
  });
});
