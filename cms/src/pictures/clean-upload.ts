import type { Media } from '../database/payload-types.ts';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';
import { translator } from '../studio-words/translator.ts';
import { readStoredFile } from '../files/stored-file.ts';
import { MEDIA_FOLDER } from '../files/folders.ts';
import { cleanPicture, isHeic, type Crop } from './clean-picture.ts';
import { hasNoMetadata } from './has-no-metadata.ts';
import { transactionOf, findStored } from '../database/sql.ts';
import { sql } from '@payloadcms/db-postgres';
import sharp from 'sharp';
import { writeDurably } from '../files/write-durably.ts';

/** The longest side of a stored picture in pixels; the site shows none larger. */
const MAX_SIDE = 2560;

/** One at a time: a photograph of 60 megapixels takes up to 250 MB while it is made smaller. */
const inTurn = pLimit(1);

/**
 * Re-encodes every picture before Payload sees it, cropped as the editor wishes. Payload's own crop
 * would keep the original file, metadata and all, if only a focal point is set.
 */
export const cleanUpload: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, operation, overrideAccess, req } = hook;
  if (operation !== 'create' && operation !== 'update') return;
  // Payload refuses requests without a login afterwards: nothing is decoded for them.
  if (!overrideAccess && !req.user) return;
  const crop = takeCrop(req);
  const { id } = args as { id?: unknown };
  const file = req.file ?? (crop && id ? await storedFile(req, collection, id) : undefined);
  if (!file) return;
  const clean = await inTurn(cleanPicture, file.data, { crop, maxSide: MAX_SIDE });
  if (!clean) {
    const why = (await isHeic(file.data)) ? 'photos:heic' : 'photos:unreadable';
    const errors = [{ message: translator(req)(why), path: 'file' }];
    throw new ValidationError({ collection: collection.slug, errors, req });
  }
  const { data, format } = clean;
  const name = `${path.parse(file.name).name}.${format === 'jpeg' ? 'jpg' : format}`;
  req.file = { data, name, mimetype: `image/${format}`, size: data.length };
};

const percent = z.coerce.number().min(0).max(100);
const editsSchema = z.object({
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }),
});

/** Takes the panel's crop out of the query, so that Payload does not crop. */
function takeCrop({ query }: PayloadRequest): Crop | undefined {
  const edits = query?.uploadEdits;
  if (typeof edits !== 'object' || edits === null) return undefined;
  const asked = editsSchema.safeParse(edits).data?.crop;
  for (const name of ['crop', 'widthInPixels', 'heightInPixels'])
    Reflect.deleteProperty(edits, name);
  return asked && (asked.width < 100 || asked.height < 100) ? asked : undefined;
}

/** The file already stored, as an upload: its crop gets a new name, like any other content. */
async function storedFile(req: PayloadRequest, { slug }: SanitizedCollectionConfig, id: unknown) {
  const stored = await findStored<Partial<Media>>(req, slug, id, ['filename', 'mimeType']);
  if (!stored?.filename) return undefined;
  // A missing file is reported as one that cannot be read.
  const data = (await readStoredFile('media', stored.filename)) ?? Buffer.alloc(0);
  return { data, name: stored.filename, mimetype: stored.mimeType ?? '', size: data.length };
}

/** Cleans pictures that Payload itself fetched from another host: they bypass cleanUpload. */
export const cleanStored: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const stored = await findStored<Partial<Media>>(req, collection.slug, doc.id, ['filename']);
  if (!stored?.filename) return;
  const file = path.join(MEDIA_FOLDER, stored.filename);
  try {
    const { bytes, width, height } = await cleanInPlace(file);
    const db = await transactionOf(req);
    await db.execute(
      sql`update media set filesize = ${bytes}, width = ${width}, height = ${height}
          where filename = ${stored.filename}
            and (filesize, width, height) is distinct from
                (${bytes}::numeric, ${width}::numeric, ${height}::numeric)`,
    );
  } catch (error) {
    // A missing file is no reason to refuse a change of its texts.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    if (error instanceof UnreadablePictureError) await rm(file, { force: true });
    throw error;
  }
};

class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

async function cleanInPlace(file: string) {
  const content = await readFile(file);
  if (await hasNoMetadata(content).catch(() => false)) {
    const { width, height, pageHeight } = await sharp(content).metadata();
    return { bytes: content.length, width, height: pageHeight ?? height };
  }
  const clean = await cleanPicture(content, { isDamagedFine: true });
  if (!clean) throw new UnreadablePictureError(`${path.basename(file)} cannot be read`);
  const { mode } = await stat(file);
  await writeDurably(file, clean.data, { mode });
  const { data, width, height } = clean;
  return { bytes: data.length, width, height };
}
