import path from 'node:path';
import { ACCEPTED_FOLDER } from '@clinic/cms/files/folders';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import '#app/messages/all.ts';
import type { ClientFiles, PageCode } from '#app/document/page-code.ts';
import { contentApi } from './api/api.ts';
import { serveDocument } from './api/documents.ts';
import { ImageService } from './api/image/image-service.ts';
import { pageToken } from './api/page-token.ts';
import { serveUpload } from './api/uploads.ts';
import { createApp } from './app.ts';
import { copyFile } from '#content/disk-copy.ts';
import { isWholeEntry } from '#content/dropped.ts';
import { openContent, type Content } from './open-content.ts';
import { textLinks } from '#app/routing/text-links.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { DOCUMENTS_PATH, UPLOADS_PATH } from '#content/sources/file-paths.ts';
import { ContentStore } from '#content/store.ts';
import { detailsRoute } from './doctor/details-route.ts';
import { siteExaminer } from './doctor/site-examiner.ts';
import { env } from './env.ts';
import { createReceipts } from './forms/receipts.ts';
import { serveCachedPages } from './serve-cached-pages.ts';
import { DOCUMENT_NAMES } from './files/document-types.ts';
import { onlyReferenced } from './files/referenced-files.ts';
import { inboxSettings } from './settings.ts';
import { TestimonialsHost } from './inbox/testimonials-host.ts';
import { openInbox } from './inbox/inbox.ts';
import { ClinicContactSaver } from './clinic-contact-saver.ts';
import { ScheduleRunner } from './schedule-runner.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { PictureMaker, tasksInProcess } from './pictures/picture-maker.ts';
import type { PictureTasks } from './pictures/picture-tasks.ts';
import { IdleQueue } from './work/idle-queue.ts';
import { requireOneHost } from './http/one-host.ts';
import { commonHeaders } from './http/security.ts';
import { shareDatabase } from './share-database.ts';
import type { ClusterWorker } from './processes/cluster-worker.ts';
import { SharePictures } from './share/share-pictures.ts';
import { shareRoutes } from './share/share-routes.ts';
import { StaticFiles } from './http/static-files.ts';
import { accessLog } from './watch/access-log.ts';
import { CountedThumbnails } from './watch/counted-thumbnails.ts';
import { countedInbox } from './watch/counted-inbox.ts';
import { metricsRoute } from './watch/metrics-route.ts';
import { SiteMetrics } from './watch/site-metrics.ts';
import { watchRequests } from './watch/watch-requests.ts';

type Options = {
  /** The code that renders pages. */
  code: () => Promise<PageCode>;
  files: ClientFiles;
  /** Changes whenever the code of the site does. */
  buildId: string;
  /** Changes whenever the code that converts content does. */
  conversion?: string | undefined;
  /** Absent in development, where Vite gives out the files of the build. */
  clientFolder?: string;
  /** The script of the process in which pictures are made. */
  pictureProcess: string;
  logger: Logger;
  isDevelopment?: boolean;
  /** Whether the site is about to end. */
  isDraining?: () => boolean;
  /** The other processes of this site on this machine, if there are any. */
  others?: Pick<ClusterWorker, 'reports' | 'broadcast'>;
};

/** Puts the public site together from its settings; the caller listens. */
export async function openSite(options: Options) {
  const { code, files, buildId, clientFolder, logger, isDevelopment, others } = options;
  const pictureMaker = new PictureMaker({ script: options.pictureProcess, logger });
  const pictureProblem = () => pictureMaker.problem;
  const pictures = tasksInProcess(pictureMaker);
  // While developing, the site is closed and opened again in one process.
  const database = shareDatabase(logger, isDevelopment ? buildId : undefined);
  const { withoutMetadata, encodeVisitorPicture: encodePicture } = pictures;
  const content = openContent(env, {
    ...{ database, withoutMetadata, logger },
    conversion: options.conversion,
  });
  const store = new ContentStore({
    openSource: content.openSource,
    copyFile: copyFile(env.DATA_DIR, env.CONTENT_API_HOST),
    build: buildId,
    writesCopy: IS_FIRST,
    logger,
    links: textLinks,
  });
  const inbox = openInbox({ ...inboxSettings(env), database, encodePicture, logger });
  const thumbnails = new CountedThumbnails(pictures.makeThumbnail);
  const metrics = env.METRICS_TOKEN
    ? new SiteMetrics(
        {
          pages: () => renderer.counts,
          picturesMade: () => thumbnails.count,
          pictureProblem,
          content: () => ({
            isReady: store.freshness.ready,
            staleSince: store.freshness.staleSince,
            loadedAt: store.loadedAt,
            dropped: store.dropped.filter(isWholeEntry).length,
          }),
          spools: inbox.waiting,
          mails: inbox.countMails,
          problems: inbox.problems,
        },
        others && { number: env.SITE_PROCESS, reports: others.reports },
      )
    : undefined;
  const idle = new IdleQueue({ idleMs: IDLE_MS, maxWaitMs: MAX_WAIT_MS });
  const renderer = new PageRenderer({
    code,
    files,
    siteUrl: env.SITE_URL,
    isDevelopment,
    inbox: metrics ? countedInbox(inbox.inbox, metrics) : inbox.inbox,
    idle,
    tracking: { analyticsId: env.ANALYTICS_ID, gclidConsent: env.GCLID_CONSENT === 'on' },
    hosts: { image: env.IMAGE_HOST ?? '', video: env.VIDEO_HOST },
    pageToken: env.API_TOKEN && pageToken(env.API_TOKEN),
    receipts: createReceipts(env.SECRET),
    reportError: (known, what) => logger.error(known, what),
    // Without the secret, tokens could not be verified.
    recaptchaKey: env.RECAPTCHA_SECRET && env.RECAPTCHA_SITE_KEY,
  });
  const app = createApp({
    store,
    renderer,
    files: clientFolder ? await StaticFiles.open(clientFolder) : StaticFiles.none(),
    siteUrl: env.SITE_URL,
    studioUrl: env.STUDIO_URL,
    logger,
    api: publicApi({
      store,
      content,
      pictures: { ...pictures, makeThumbnail: thumbnails.make },
      idle,
      logger,
    }),
    inboxRoutes: inbox.routes,
    allowPost: inbox.allowPost,
    cardPaymentPublicKey: env.CARD_PAYMENT_PUBLIC_KEY,
    refreshToken: env.CONTENT_REFRESH_TOKEN,
    problems: inbox.problems,
    pictureProblem,
    metrics: metrics && metricsRoute(metrics, env.METRICS_TOKEN ?? ''),
    details: detailsRoute({
      token: env.METRICS_TOKEN,
      examine: siteExaminer({ settings: env, store, inbox, pictureProblem }),
    }),
    hasDatabase: env.DATABASE_URL !== undefined,
    isDraining: options.isDraining,
    broadcast: others?.broadcast,
  });
  const headers = commonHeaders(env.SITE_URL);
  const fallback = getRequestListener(app.fetch);
  const answer = serveCachedPages({ store, renderer, headers, fallback });
  const listener = watchRequests(requireOneHost(answer, headers), [
    ...(metrics ? [metrics.countRequest] : []),
    ...(env.ACCESS_LOG === 'on' ? [accessLog(logger)] : []),
  ]);
  // A remote host publishes by itself.
  const schedules = env.CONTENT_API_HOST ? undefined : new ScheduleRunner({ database, logger });
  const host = IS_FIRST ? env.CONTENT_API_HOST : undefined;
  const contactSaver = host
    ? new ClinicContactSaver({ store, dataFolder: env.DATA_DIR, logger })
    : undefined;
  const testimonials = host
    ? new TestimonialsHost({
        host,
        ...(env.CONTENT_API_TOKEN && { token: env.CONTENT_API_TOKEN }),
        folder: ACCEPTED_FOLDER,
        logger,
      })
    : undefined;
  const runners = { inbox, schedules, notes: contactSaver, testimonials };
  return { listener, store, ...runners, pictureMaker, report: metrics?.report };
}

/** Of several processes on a machine, one does what only one should. */
const IS_FIRST = env.SITE_PROCESS === 1;

/** A page has long been loaded after IDLE_MS; without such a pause, MAX_WAIT_MS is the limit. */
const IDLE_MS = 4_000;
const MAX_WAIT_MS = 60_000;

const NO_ASSETS: ReadonlyMap<string, string> = new Map();

type ApiParts = {
  store: ContentStore;
  content: Content;
  pictures: PictureTasks;
  idle: IdleQueue;
  logger: Logger;
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

function publicApi({ store, content, pictures: works, idle, logger }: ApiParts): Hono {
  const { uploads, documents } = filesOf(content, () => store.snapshot);
  const { SITE_URL: siteUrl, API_TOKEN: apiToken, DATA_DIR } = env;
  const images = new ImageService({
    uploads,
    contentHost: env.CONTENT_API_HOST,
    cacheFolder: path.join(DATA_DIR, 'thumbnails'),
    siteUrl,
    assets: () => store.snapshot?.assets ?? NO_ASSETS,
    focalOf: (address) => store.snapshot?.focalPoints.get(address),
    make: works.makeThumbnail,
    idle,
    logger,
  });
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
        contentApi({ snapshot: () => store.snapshot, apiToken, siteUrl, images, logger }),
      )
      .route('/', shareRoutes({ snapshot: () => store.snapshot, siteUrl, pictures }))
      // A remote host has its documents among its pictures.
      .get(`/storage/uploads/:name{${DOCUMENT_NAMES}}`, serveDocument({ documents: uploads }))
      .get('/storage/uploads/:name{.+}', serveUpload({ uploads, siteUrl }))
      .get('/storage/documents/:name', serveDocument({ documents }))
  );
}
