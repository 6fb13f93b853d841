import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ClientFiles } from '#app/document/page-code.ts';

/** Vite's manifest of the files built for browsers. */
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** Addresses of the script and the styles that every page loads. */
export async function clientFiles(clientFolder: string): Promise<ClientFiles> {
  const text = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const addressOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw new Error(`The build has nothing of ${source} for browsers`);
    return `/${built.file}`;
  };
  return { scripts: [addressOf('app/islands/main.ts')], styles: addressOf('app/styles/app.css') };
}
