import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = 'site/build/client/assets';
/** What the shell is made of, by the names that the build gives its files. */
const SHELL = /^(?:root|search-dialog)-.+\.js$/;

/** The script of header, menus, search and footer, gzip, in KB; pages share the rest. */
export async function shellScriptKb(): Promise<number> {
  const files = (await readdir(ASSETS)).filter((file) => SHELL.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(path.join(ASSETS, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
