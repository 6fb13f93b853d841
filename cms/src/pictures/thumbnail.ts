import type { Endpoint } from 'payload';
import sharp from 'sharp';
import { readStoredFile } from '../files/stored-file.ts';

/** Twice what the widest place of the panel has for one. */
const WIDTH = 360;
const QUALITY = 70;
const SECONDS = 600;

/** Lists of the studio do without a photograph of megabytes in each row. */
export const thumbnailEndpoint: Omit<Endpoint, 'root'> = {
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
    const cached = `private, max-age=${SECONDS}`;
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': cached };
    return new Response(new Uint8Array(small), { headers });
  },
};

/** Another one after the picture was replaced. */
export function thumbnailAddress({ doc }: { doc: Record<string, unknown> }): string {
  return `/api/media/${String(doc.id)}/thumbnail?${String(doc.filename)}`;
}
