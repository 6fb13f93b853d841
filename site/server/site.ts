import { ACCEPTED_FOLDER } from '@clinic/cms/files/folders';
import { openS3Store } from '@clinic/cms/files/s3-store';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import '#app/messages/all.ts';
import type { ClientFiles, PageCode } from '#app/document/page-code.ts';
import { accountTokens } from './api/http/account-tokens.ts';
import { pageToken } from './api/page-token.ts';
import { createApp } from './app.ts';
import { copyFile } from '#content/disk-copy.ts';
import { isWholeEntry } from '#content/dropped.ts';
import { openContent } from './open-content.ts';
import { textLinks } from '#app/routing/text-links.ts';
import { ContentStore } from '#content/store.ts';
import { roomOf } from './doctor/disk-finding.ts';
import { detailsRoute } from './doctor/details-route.ts';
import { siteExaminer } from './doctor/site-examiner.ts';
import { env } from './env.ts';
import { createReceipts } from './forms/receipts.ts';
import { serveCachedPages } from './serve-cached-pages.ts';
import { inboxSettings } from './settings.ts';
import { testimonialsHost } from './inbox/testimonials-host.ts';
import { openInbox } from './inbox/inbox.ts';
import { clinicContactSaver } from './clinic-contact-saver.ts';
import { scheduleRunner } from './schedule-runner.ts';
import { readMostWanted, saveMostWanted } from './pages/most-wanted.ts';
import { PageRenderer } from './pages/page-renderer.ts';
import { blurredPictures } from './pictures/blurred-pictures.ts';
import { PictureMaker, tasksInProcess } from './pictures/picture-maker.ts';
import { IdleQueue } from './work/idle-queue.ts';
import { openImages, publicApi } from './public-api.ts';
import { requireOneHost } from './http/one-host.ts';
import { commonHeaders } from './http/security.ts';
import { movedTo } from './routes/redirects/moved-addresses.ts';
import { shareDatabase } from './share-database.ts';
import type { ClusterWorker } from './processes/cluster-worker.ts';
import { StaticFiles } from './http/static-files.ts';
import { accessLog } from './watch/access-log.ts';
import { countedInbox } from './watch/counted-inbox.ts';
import { metricsRoute } from './watch/metrics-route.ts';
import { backupAgeSeconds } from './watch/backup-age.ts';
import { certificates } from './watch/certificates.ts';
import { SiteMetrics } from './watch/site-metrics.ts';
import { watchRequests } from './watch/watch-requests.ts';

/** Of several processes on a machine, the first does what only one should do. */
const IS_FIRST = env.SITE_PROCESS === 1;
/** After IDLE_MS without requests every page has loaded; MAX_WAIT_MS is for a site never idle. */
const IDLE_MS = 4_000;
const MAX_WAIT_MS = 60_000;
/** The most wanted pages are saved now and then, because a site may be killed. */
const SAVE_EVERY_MS = 10 * 60_000;

type Options = {
  code: () => Promise<PageCode>;
  files: ClientFiles;
  /** Changes whenever the code of the site does. */
  buildId: string;
  /** Changes whenever the code that converts content does. */
  conversion?: string | undefined;
  /** Absent in development, where Vite serves these files. */
  clientFolder?: string;
  pictureProcess: string;
  logger: Logger;
  isDevelopment?: boolean;
  isDraining?: () => boolean;
  others?: Pick<ClusterWorker, 'reports' | 'broadcast'>;
};

export async function openSite(options: Options) {
  const { code, files, buildId, clientFolder, logger, isDevelopment, others } = options;
  const pictureMaker = new PictureMaker({ script: options.pictureProcess, logger });
  const pictureProblem = () => pictureMaker.problem;
  const pictures = tasksInProcess(pictureMaker);
  // A key, because in development the site is closed and opened again in one process.
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
    // While developing, pages are made for each request.
    ...(!isDevelopment && {
      prepare: async (snapshot) => {
        await blurred.prepare(snapshot);
        await renderer.prepare(snapshot, () => readMostWanted(env.DATA_DIR));
      },
    }),
  });
  const inbox = openInbox({ ...inboxSettings(env), database, encodePicture, logger });
  let picturesMade = 0;
  const makeThumbnail: typeof pictures.makeThumbnail = (...task) => {
    picturesMade += 1;
    return pictures.makeThumbnail(...task);
  };
  const fileStore = openS3Store(env);
  const certificatesLeft = certificates([env.SITE_URL, env.STUDIO_URL]);
  const metrics = env.METRICS_TOKEN
    ? new SiteMetrics(
        {
          pages: () => renderer.counts,
          picturesMade: () => picturesMade,
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
          disk: () => roomOf(env.DATA_DIR),
          backupAgeSeconds: () => backupAgeSeconds(env.DATA_DIR),
          certificates: certificatesLeft,
          askFiles: fileStore && (() => fileStore.sizeOf('media', 'monitoring-probe')),
        },
        others && { number: env.SITE_PROCESS, reports: others.reports },
      )
    : undefined;
  const blurred = blurredPictures({
    uploads: content.uploads,
    make: pictures.makeThumbnail,
    siteUrl: env.SITE_URL,
  });
  const idle = new IdleQueue({ idleMs: IDLE_MS, maxWaitMs: MAX_WAIT_MS });
  const images = openImages({ store, content, make: makeThumbnail, idle, logger });
  const renderer: PageRenderer = new PageRenderer({
    code,
    files,
    isDevelopment,
    isMoved: (snapshot, pathname) => movedTo(snapshot, pathname, '') !== undefined,
    ...(!isDevelopment && { onMade: (html) => images.makeAhead(html) }),
    inbox: metrics ? countedInbox(inbox.inbox, metrics) : inbox.inbox,
    idle,
    services: {
      siteUrl: env.SITE_URL,
      tracking: { analyticsId: env.ANALYTICS_ID, gclidConsent: env.GCLID_CONSENT === 'on' },
      hosts: { image: env.IMAGE_HOST ?? '', video: env.VIDEO_HOST },
      blurred: blurred.of,
      pageToken: env.API_TOKEN && pageToken(env.API_TOKEN),
      receipts: createReceipts(env.SECRET),
      reportError: (known, what) => logger.error(known, what),
      // Without the secret, tokens could not be verified.
      recaptchaKey: env.RECAPTCHA_SECRET && env.RECAPTCHA_SITE_KEY,
    },
  });
  const app = createApp({
    store,
    renderer,
    files: clientFolder ? await StaticFiles.open(clientFolder) : StaticFiles.none(),
    siteUrl: env.SITE_URL,
    isPreloadAsked: env.HSTS_PRELOAD === 'on',
    studioUrl: env.STUDIO_URL,
    logger,
    api: publicApi({
      store,
      content,
      images,
      draw: pictures.drawSharePicture,
      logger,
      ...(env.DATABASE_URL && { accountTokens: accountTokens({ database, logger }) }),
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
  const headers = commonHeaders(env.SITE_URL, env.HSTS_PRELOAD === 'on');
  const fallback = getRequestListener(app.fetch);
  const answer = serveCachedPages({ store, renderer, headers, fallback });
  const listener = watchRequests(requireOneHost(answer, headers), [
    ...(metrics ? [metrics.countRequest] : []),
    ...(env.ACCESS_LOG === 'on' ? [accessLog(logger)] : []),
  ]);
  // A remote host publishes planned changes by itself.
  const schedules = env.CONTENT_API_HOST ? undefined : scheduleRunner({ database, logger });
  const host = IS_FIRST ? env.CONTENT_API_HOST : undefined;
  const token = env.CONTENT_API_TOKEN;
  const contactSaver = host
    ? clinicContactSaver({ store, dataFolder: env.DATA_DIR, logger })
    : undefined;
  const testimonials = host
    ? testimonialsHost({ host, token, folder: ACCEPTED_FOLDER, logger })
    : undefined;
  const saveWanted = () =>
    saveMostWanted(env.DATA_DIR, renderer.mostWanted()).catch((error: unknown) => {
      logger.warn({ err: error }, 'the most wanted pages could not be saved');
    });
  if (IS_FIRST && !isDevelopment) setInterval(saveWanted, SAVE_EVERY_MS).unref();
  const runners = { inbox, schedules, contactSaver, testimonials, saveWanted, pictureMaker };
  return { listener, store, ...runners, report: metrics?.report };
}
