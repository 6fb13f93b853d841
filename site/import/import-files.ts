import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import { createLocalReq, type Payload, type UploadCollectionSlug } from 'payload';
import { decoded } from '#content/values/decoded-address.ts';
import type { CockpitHost } from './cockpit-host.ts';
import type { HostFile } from './host-files.ts';
import { importId } from './import-id.ts';
import type { Report } from './report.ts';

/** Our ids of the imported files, by their path on the host. */
export type ImportedFiles = {
  pictures: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, string>;
};

const COLLECTIONS = new Map<string, 'media' | 'documents'>([
  ['image/jpeg', 'media'],
  ['image/png', 'media'],
  ['image/webp', 'media'],
  ['image/avif', 'media'],
  ['application/pdf', 'documents'],
]);

type Deps = { payload: Payload; host: CockpitHost; report: Report };

export async function importFiles(
  { payload, host, report }: Deps,
  files: Iterable<HostFile>,
): Promise<ImportedFiles> {
  const imported = { media: new Map<string, string>(), documents: new Map<string, string>() };
  for (const file of files) {
    const collection = COLLECTIONS.get(file.mime);
    const note = (reason: string) =>
      report.note({ collection: 'files', id: '', title: '', field: file.path, reason });
    if (!collection) {
      note(
        `${file.mime || 'files of this kind'} cannot be taken; JPEG, PNG, WebP, AVIF and PDF can`,
      );
      continue;
    }
    const id = importId(collection, file.key);
    const known = await payload.db.findOne<{ id: string; updatedAt?: string }>({
      collection,
      where: { id: { equals: id } },
    });
    const isSame = known && Date.parse(known.updatedAt ?? '') >= file.modified * 1000;
    if (isSame) {
      imported[collection].set(file.path, id);
      report.count(collection, 'same');
      continue;
    }
    const data = await host.file(file.path);
    const reason = data
      ? await store(payload, { collection, id, file, data, isNew: !known })
      : 'the host does not give it';
    if (reason) {
      note(reason);
      continue;
    }
    imported[collection].set(file.path, id);
    report.count(collection, known ? 'updated' : 'added');
  }
  return { pictures: imported.media, documents: imported.documents };
}

type Upload = {
  collection: UploadCollectionSlug;
  id: string;
  file: HostFile;
  data: Buffer;
  isNew: boolean;
};

/** Stores a file, or returns the reason why that failed. */
async function store(payload: Payload, upload: Upload): Promise<string | undefined> {
  const { collection, id, file, data, isNew } = upload;
  const { base, name } = path.posix.parse(decoded(file.path));
  // A picture needs an alt text; if the host has none, the file name is better than nothing.
  const alt = { ...file.alt, [DEFAULT_LOCALE]: file.alt[DEFAULT_LOCALE] ?? name };
  const texts = Object.fromEntries(LOCALES.map((locale) => [`alt_${locale}`, alt[locale]]));
  const values = {
    ...(collection === 'media' && texts),
    ...(file.focal && { focalX: file.focal.x, focalY: file.focal.y }),
  };
  const common = {
    collection,
    req: await createLocalReq({}, payload),
    locale: LOCALES[0],
    file: { data, name: base, mimetype: file.mime, size: data.length },
  } as const;
  try {
    if (isNew) await payload.create({ ...common, data: { id, ...values } });
    else await payload.update({ ...common, id, data: values });
    return undefined;
  } catch (error) {
    return `it was refused: ${(error as Error).message}`;
  }
}
