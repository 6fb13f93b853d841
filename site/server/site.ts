import path from 'node:path';
import { DOCUMENTS_FOLDER, MEDIA_FOLDER } from '@alpsera/cms/folders';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import '../app/messages/all.ts';
import { contentApi } from './api/api.ts';
import { serveDocument } from './api/documents.ts';
import { ImageService } from './api/image/image-service.ts';
import { serveUpload } from './api/uploads.ts';
import { createApp } from './app.ts';
import { copyFile } from './content/copy-file.ts';
import { ContentStore } from './content/store.ts';
import { env } from './env.ts';
import { fastLane } from './fast-lane.ts';
import { PageRenderer, type ServerBuildSource } from './pages/page-renderer.ts';
import { commonHeaders } from './security.ts';
import { SharePictures } from './share/share-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';
import { StaticFiles } from './static-files.ts';

type Options = {
  build: ServerBuildSource;
  /** Changes whenever the code of the site does. */
  buildId: string;
  clientFolder: string;
  logger: Logger;
  isDevelopment?: boolean;
};

/** Puts the public site together from its settings; the caller listens. */
export async function openSite({ build, buildId, clientFolder, logger, isDevelopment }: Options) {
  const store = new ContentStore({
    // Loaded late: with a copy of the content at hand, pages need not wait for the whole cms.
    openSource: async () => {
      const { openDatabase } = await import('@alpsera/cms/database');
      const { EmbeddedSource } = await import('./content/sources/embedded.ts');
      const payload = await openDatabase((error) => logger.warn({ err: error }, 'database'));
      return new EmbeddedSource(payload);
    },
    copyFile: copyFile(env.DATA_DIR),
    build: buildId,
    logger,
  });
  const renderer = new PageRenderer({ build, siteUrl: env.SITE_URL, isDevelopment });
  const app = createApp({
    store,
    renderer,
    files: await StaticFiles.open(clientFolder),
    siteUrl: env.SITE_URL,
    logger,
    api: publicApi(store, logger),
  });
  const listener = fastLane({
    store,
    renderer,
    headers: commonHeaders(env.SITE_URL),
    otherwise: getRequestListener(app.fetch),
  });
  return { listener, store };
}

const NO_ASSETS: ReadonlyMap<string, string> = new Map();

function publicApi(store: ContentStore, logger: Logger): Hono {
  const { SITE_URL: siteUrl, API_TOKEN: apiToken, DATA_DIR } = env;
  const images = new ImageService({
    uploadsFolder: MEDIA_FOLDER,
    cacheFolder: path.join(DATA_DIR, 'thumbnails'),
    siteUrl,
    assets: () => store.snapshot?.assets ?? NO_ASSETS,
    logger,
  });
  const cacheFolder = path.join(DATA_DIR, 'share-pictures');
  const pictures = new SharePictures({ images, cacheFolder, logger });
  return new Hono()
    .route(
      '/api',
      contentApi({ snapshot: () => store.snapshot, apiToken, siteUrl, images, logger }),
    )
    .route('/', shareRoutes({ snapshot: () => store.snapshot, siteUrl, pictures }))
    .get('/storage/uploads/:name', serveUpload({ uploadsFolder: MEDIA_FOLDER, siteUrl }))
    .get('/storage/documents/:name', serveDocument({ documentsFolder: DOCUMENTS_FOLDER }));
}
