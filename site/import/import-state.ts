import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ImportedGlobals } from './import-globals.ts';

const memorySchema = z.record(z.string(), z.object({ given: z.string(), updatedAt: z.string() }));

const fileIn = (dataFolder: string) => path.join(dataFolder, 'import.json');

/** What the last import has made of singletons; empty before the first one. */
export async function readImportState(dataFolder: string): Promise<ImportedGlobals> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(fileIn(dataFolder), 'utf8')));
  } catch {
    return {};
  }
}

export async function writeImportState(dataFolder: string, memory: ImportedGlobals): Promise<void> {
  await writeFile(fileIn(dataFolder), `${JSON.stringify(memory, null, 2)}\n`);
}
