import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { z } from 'zod';
import type { ClientFiles } from '#app/document/page-code.ts';
import { makeResponse, type CachedResponse } from './cached-response.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Names in this folder carry a hash of their content. */
const HASHED = '/assets/';
const ONE_DAY = 'public, max-age=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The files of the build, all listed at the start: any other address does not exist, so no path
 * from a request ever reaches the disk.
 */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, string>;
  readonly #answers = new Map<string, Promise<CachedResponse>>();

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  static none(): StaticFiles {
    return new StaticFiles(new Map());
  }

  static async open(folder: string): Promise<StaticFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter(
        (entry) =>
          entry.isFile() &&
          !/(?:^|\/)\./.test(path.relative(folder, path.join(entry.parentPath, entry.name))),
      )
      .map((entry): [string, string] => {
        const file = path.join(entry.parentPath, entry.name);
        return [`/${path.relative(folder, file).split(path.sep).join('/')}`, file];
      });
    return new StaticFiles(new Map(files));
  }

  find(pathname: string): Promise<CachedResponse> | undefined {
    const file = this.#files.get(pathname);
    if (!file) return undefined;
    const known = this.#answers.get(pathname);
    if (known) return known;
    const answer = this.#make(pathname, file);
    this.#answers.set(pathname, answer);
    // A file that could not be read now may be read the next time.
    answer.catch(() => this.#answers.delete(pathname));
    return answer;
  }

  async #make(pathname: string, file: string): Promise<CachedResponse> {
    const headers = {
      'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith(HASHED) ? IMMUTABLE : ONE_DAY,
    };
    return makeResponse(200, headers, await readFile(file), constants.BROTLI_MAX_QUALITY);
  }
}

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
