import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll } from 'vitest';
import '#app/messages/all.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { contentApi } from '#server/api/api.ts';
import { IdleQueue } from '#server/work/idle-queue.ts';
import type { FocalPoint, Mode } from '#server/pictures/image-request.ts';
import { ImageService } from '#server/api/image/image-service.ts';
import { makeThumbnail, type MakeThumbnail } from '#server/pictures/make-thumbnail.ts';
import { uploadsIn } from '#server/files/source-file.ts';
import { serveUpload } from '#server/api/uploads.ts';
import { FIXTURES, seed, seedAssets } from './seed-snapshot.ts';

export const TOKEN = seed.tokens.master;
export const SITE_URL = 'https://clinic.example';

type Options = {
  snapshot: Snapshot | undefined;
  apiToken?: string;
  accountTokens?: Parameters<typeof contentApi>[0]['accountTokens'];
  imageMode?: Mode;
  uploadsFolder?: string;
  cacheFolder: string;
  /** The library of pictures; the recorded one by default. */
  assets?: () => ReadonlyMap<string, string>;
  focalOf?: (path: string) => FocalPoint | undefined;
  make?: MakeThumbnail;
};

/** A folder for one test file, deleted after its tests. */
export function useTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The API as the site mounts it, with the content of a test. */
export function createTestApp({ snapshot, apiToken, cacheFolder, ...options }: Options): Hono {
  const uploadsFolder = options.uploadsFolder ?? path.join(FIXTURES, 'uploads');
  const uploads = uploadsIn(uploadsFolder);
  const logger = pino({ level: 'silent' });
  const images = new ImageService({
    uploads,
    cacheFolder,
    logger,
    siteUrl: SITE_URL,
    idle: new IdleQueue({ idleMs: 0, maxWaitMs: 0 }),
    assets: options.assets ?? (() => seedAssets),
    focalOf: options.focalOf,
    make: options.make ?? makeThumbnail,
  });
  const { accountTokens, imageMode } = options;
  const deps = {
    ...{ snapshot: () => snapshot, apiToken, accountTokens, imageMode, siteUrl: SITE_URL },
    ...{ images, logger },
  };
  const app = new Hono();
  app.route('/api', contentApi(deps));
  app.get('/storage/uploads/:name{.+}', serveUpload({ uploads, siteUrl: SITE_URL }));
  return app;
}

export function postJson(app: Hono, address: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json' };
  return Promise.resolve(app.request(address, { method: 'POST', headers, body: text }));
}
