import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What the build says of the files it has made for browsers. */
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** Where the one module is that every page loads. */
export async function clientScripts(clientFolder: string): Promise<string[]> {
  const text = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8');
  const entry = manifestSchema.parse(JSON.parse(text))['islands/main.ts'];
  if (!entry) throw new Error('The build has no script for browsers');
  return [`/${entry.file}`];
}
