import { MEDIA_FOLDER } from '../files/folders.ts';
import { cleanStored, cleanUpload } from './clean-upload.ts';
import { altFields, altOfThisLanguage, readAllAlts, storeOtherAlts } from './alt-texts.ts';
import { uploadCollection } from '../files/upload.ts';
import type { Endpoint } from 'payload';
import sharp from 'sharp';
import { readStoredFile } from '../files/stored-file.ts';

/** Twice the width of the widest thumbnail in the panel. */
const WIDTH = 360;
const QUALITY = 70;
const CACHE_SECONDS = 600;

const thumbnailEndpoint: Omit<Endpoint, 'root'> = {
  method: 'get',
  path: '/:id/thumbnail',
  handler: async (req) => {
    const { filename } = await req.payload.findByID({
      ...{ collection: 'media', id: String(req.routeParams?.id), select: { filename: true } },
      ...{ depth: 0, trash: true, overrideAccess: false, req },
    });
    const bytes = filename && (await readStoredFile('media', filename));
    if (!bytes) return new Response(null, { status: 404 });
    const small = await sharp(bytes)
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const cached = `private, max-age=${CACHE_SECONDS}`;
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': cached };
    return new Response(new Uint8Array(small), { headers });
  },
};

/** Contains the name of the file, so that a replaced picture has another address. */
function thumbnailAddress({ doc }: { doc: Record<string, unknown> }): string {
  return `/api/media/${String(doc.id)}/thumbnail?${String(doc.filename)}`;
}

export const media = uploadCollection({
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    components: { beforeListTable: ['/components/photos/drop-on-list.tsx#DropOnList'] },
  },
  upload: {
    staticDir: MEDIA_FOLDER,
    // No SVG: it can carry scripts. Accepted files are decoded and re-encoded, see cleanUpload.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    adminThumbnail: thumbnailAddress,
    focalPoint: true,
    crop: true,
  },
  endpoints: [thumbnailEndpoint],
  hooks: {
    beforeOperation: [cleanUpload],
    beforeValidate: [altOfThisLanguage],
    afterChange: [cleanStored, storeOtherAlts],
    afterRead: [readAllAlts],
  },
  fields: altFields(),
});
