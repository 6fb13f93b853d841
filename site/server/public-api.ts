import path from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Snapshot } from '#content/snapshot.ts';
import { DOCUMENTS_PATH, UPLOADS_PATH } from '#content/sources/file-paths.ts';
import type { ContentStore } from '#content/store.ts';
import { contentApi } from './api/api.ts';
import { serveDocument } from './api/documents.ts';
import type { AccountTokens } from './api/http/account-tokens.ts';
import { ImageService, type ImageServiceOptions } from './api/image/image-service.ts';
import { DOCUMENTS } from './api/query/cockpit-paths.ts';
import { serveUpload } from './api/uploads.ts';
import { env } from './env.ts';
import { DOCUMENT_NAMES } from './files/formats.ts';
import { onlyReferenced } from './files/referenced-files.ts';
import type { Content } from './open-content.ts';
import type { PictureTasks } from './pictures/picture-tasks.ts';
import { sharePictures } from './share/share-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';

const NO_ASSETS: ReadonlyMap<string, string> = new Map();

type Parts = { store: ContentStore; content: Content; logger: Logger };
type ImageParts = Parts & Pick<ImageServiceOptions, 'make' | 'idle'>;

export function openImages({ store, content, ...parts }: ImageParts): ImageService {
  return new ImageService({
    ...parts,
    uploads: filesOf(content, () => store.snapshot).uploads,
    contentHost: env.CONTENT_API_HOST,
    cacheFolder: path.join(env.DATA_DIR, 'thumbnails'),
    siteUrl: env.SITE_URL,
    assets: () => store.snapshot?.assets ?? NO_ASSETS,
    focalOf: (address) => store.snapshot?.focalPoints.get(address),
  });
}

type ApiParts = Parts & {
  images: ImageService;
  draw: PictureTasks['drawSharePicture'];
  accountTokens?: AccountTokens;
};

/** Leaves out files that no content shows any more; a remote host takes care of its own. */
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
  const { accountTokens, store, content, images, draw, logger } = parts;
  const snapshot = () => store.snapshot;
  const { uploads, documents } = filesOf(content, snapshot);
  const { SITE_URL: siteUrl, API_TOKEN: apiToken, API_IMAGE_MODE: imageMode } = env;
  const cacheFolder = path.join(env.DATA_DIR, 'share-pictures');
  const pictures = sharePictures({ images, draw, cacheFolder, logger });
  return (
    new Hono()
      .route(
        '/api',
        contentApi({ snapshot, apiToken, accountTokens, siteUrl, images, imageMode, logger }),
      )
      .route('/', shareRoutes({ snapshot, siteUrl, pictures }))
      // Where clients of a Cockpit host look for documents; a remote host has them there itself.
      .get(`/storage/uploads${DOCUMENTS}:name`, (context, next) =>
        env.CONTENT_API_HOST ? next() : serveDocument({ documents })(context, next),
      )
      // A remote host has its documents among its pictures.
      .get(`/storage/uploads/:name{${DOCUMENT_NAMES}}`, serveDocument({ documents: uploads }))
      .get('/storage/uploads/:name{.+}', serveUpload({ uploads, siteUrl }))
      .get('/storage/documents/:name', serveDocument({ documents }))
  );
}
