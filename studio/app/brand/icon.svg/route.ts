import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BRAND_FOLDER } from '@clinic/cms/clinic-config/brand';

/** The icon is read on request, because Next runs in another folder while it builds. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const icon = await readFile(path.resolve(BRAND_FOLDER, 'icon.svg'));
  return new Response(new Uint8Array(icon), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
