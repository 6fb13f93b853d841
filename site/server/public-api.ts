import path from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Snapshot } from '#content/snapshot.ts';
import { DOCUMENTS_PATH, UPLOADS_PATH } from '#content/sources/file-paths.ts';
import type { ContentStore } from '#content/store.ts';
import { contentApi } from './api/api.ts';
import { serveDocument } from './api/documents.ts';
import type { AccountTokens } from './api/http/account-tokens.ts';
import { ImageService } from './api/image/image-service.ts';
import { DOCUMENTS } from './api/query/cockpit-paths.ts';
import { serveUpload } from './api/uploads.ts';
import { env } from './env.ts';
import { DOCUMENT_NAMES } from './files/formats.ts';
import { onlyReferenced } from './files/referenced-files.ts';
import type { Content } from './open-content.ts';
import type { PictureTasks } from './pictures/picture-tasks.ts';
import { SharePictures } from './share/share-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';
import type { IdleQueue } from './work/idle-queue.ts';

const NO_ASSETS: ReadonlyMap<string, string> = new Map();

type ImageParts = {
  store: ContentStore;
  content: Content;
  makeThumbnail: PictureTasks['makeThumbnail'];
  idle: IdleQueue;
  logger: Logger;
};

export function openImages({
  store,
  content,
  makeThumbnail,
  idle,
  logger,
}: ImageParts): ImageService {
  return new ImageService({
    uploads: filesOf(content, () => store.snapshot).uploads,
    contentHost: env.CONTENT_API_HOST,
    cacheFolder: path.join(env.DATA_DIR, 'thumbnails'),
    siteUrl: env.SITE_URL,
    assets: () => store.snapshot?.assets ?? NO_ASSETS,
    focalOf: (address) => store.snapshot?.focalPoints.get(address),
    make: makeThumbnail,
    idle,
    logger,
  });
}

type ApiParts = {
  store: ContentStore;
  content: Content;
  images: ImageService;
  pictures: Pick<PictureTasks, 'drawSharePicture'>;
  logger: Logger;
  accountTokens?: AccountTokens;
};

/** A remote host has a bin of its own, and serves no file from it. */
function filesOf(
  { uploads, documents }: Content,
  snapshot: () => Snapshot | undefined,
): Pick<Content, 'uploads' | 'documents'> {
  if (env.CONTENT_API_HOST) return { uploads, documents };
  return {
    uploads: onlyReferenced(uploads, UPLOADS_PATH, snapshot),
    documents: onlyReferenced(documents, DOCUMENTS_PATH, snapshot),
  };
}

export function publicApi(parts: ApiParts): Hono {
  const { accountTokens, store, content, images, pictures: works, logger } = parts;
  const { uploads, documents } = filesOf(content, () => store.snapshot);
  const { SITE_URL: siteUrl, API_TOKEN: apiToken, DATA_DIR } = env;
  const cacheFolder = path.join(DATA_DIR, 'share-pictures');
  const pictures = new SharePictures({
    images,
    draw: works.drawSharePicture,
    cacheFolder,
    logger,
  });
  return (
    new Hono()
      .route(
        '/api',
        contentApi({
          ...{ snapshot: () => store.snapshot, apiToken, accountTokens, siteUrl, images, logger },
          imageMode: env.API_IMAGE_MODE,
        }),
      )
      .route('/', shareRoutes({ snapshot: () => store.snapshot, siteUrl, pictures }))
      // Where clients of a Cockpit host look for them; a remote host has them there itself.
      .get(`/storage/uploads${DOCUMENTS}:name`, (context, next) =>
        env.CONTENT_API_HOST ? next() : serveDocument({ documents })(context, next),
      )
      // A remote host has its documents among its pictures.
      .get(`/storage/uploads/:name{${DOCUMENT_NAMES}}`, serveDocument({ documents: uploads }))
      .get('/storage/uploads/:name{.+}', serveUpload({ uploads, siteUrl }))
      .get('/storage/documents/:name', serveDocument({ documents }))
  );
}
