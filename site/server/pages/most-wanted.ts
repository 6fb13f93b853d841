import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { href } from '#app/routing/href.ts';

/** How many pages a process that has just started makes before it says that it is ready. */
const PAGES = 20;

const fileIn = (dataFolder: string) => path.join(dataFolder, 'most-wanted-pages.json');

export async function readMostWanted(dataFolder: string): Promise<string[]> {
  try {
    const saved = JSON.parse(await readFile(fileIn(dataFolder), 'utf8')) as unknown[];
    return saved.filter((address) => typeof address === 'string').slice(0, PAGES);
  } catch {
    // The file is absent at the first start; if it is damaged, that only costs a moment of speed.
    return LOCALES.map((locale) => href('home', {}, locale));
  }
}

/** Saves only addresses that have a page, and nothing about who wanted them. */
export async function saveMostWanted(dataFolder: string, wanted: readonly string[]): Promise<void> {
  // Pages with a query and error pages are made when somebody asks for them.
  const addresses = wanted.filter((address) => !/[?#]/.test(address)).slice(0, PAGES);
  if (addresses.length === 0) return;
  const unfinished = `${fileIn(dataFolder)}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(addresses));
  await rename(unfinished, fileIn(dataFolder));
}
