import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import * as document from '#app/document/document.tsx';
import * as renderPage from '#app/document/render-page.tsx';
import { pageAt } from '#app/pages/page-at.ts';
import { noteConnection } from '#content/yield-to-event-loop.ts';
import { env } from './env.ts';
import { Drain } from './http/drain.ts';
import { closeStalledBodies } from './http/stalled-bodies.ts';
import { clientFiles } from './http/static-files.ts';
import { ClusterWorker } from './processes/cluster-worker.ts';
import { FORMS_WAIT } from './routes/health.ts';
import { openSite } from './site.ts';

/** Requests in flight get this long before the process ends anyway. */
const GRACE_MS = 7_000;
/** The same for a process that is replaced: longer, since its successor serves visitors. */
const LEAVE_MS = 30_000;

type Options = {
  /** The folder of the build, with `server` and `client`. */
  build: string;
  logger: Logger;
};

/** Serves the site in this process: the only one, or one of several. */
export async function serve({ build, logger }: Options): Promise<void> {
  const clientFolder = path.join(build, 'client');
  const files = await clientFiles(clientFolder);
  const stamp = readFile(path.join(build, '.stamp'), 'utf8');
  const conversion = readFile(path.join(build, '.conversion-stamp'), 'utf8');
  const pageCode = { ...renderPage, ...document, pageAt };
  const drain = new Drain(env.DRAIN_SECONDS);
  const worker = cluster.isWorker ? new ClusterWorker() : undefined;
  const site = await openSite({
    code: async () => pageCode,
    files,
    buildId: await stamp.catch(() => files.scripts.join(' ')),
    conversion: await conversion.catch(() => undefined),
    clientFolder,
    logger,
    pictureProcess: path.join(build, 'server', 'picture-process.js'),
    isDraining: drain.isDraining,
    ...(worker && { others: worker }),
  });
  const { listener, store, inbox, schedules, contactSaver, testimonials, saveWanted } = site;

  const server = createServer(drain.wrap(closeStalledBodies(listener)));
  server.on('connection', noteConnection);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    const text = isTaken ? 'the port is in use' : 'the site cannot listen';
    logger.fatal({ ...place, err: error }, text);
    process.exit(1);
  });
  const place = { host: env.SITE_HOST ?? 'every interface', port: env.PORT };
  let hasBegunToListen = false;
  const listen = () => {
    // The primary may say so twice at the start. A second call, while the first still waits for it,
    // would ask for the port once more and find it in use.
    if (hasBegunToListen) return;
    hasBegunToListen = true;
    server.listen(env.PORT, env.SITE_HOST, () => logger.info(place, 'site listens'));
  };
  let isStopping = false;
  const stop = async (closed: () => Promise<void>, withinMs: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), withinMs).unref();
    contactSaver?.stop();
    testimonials?.stop();
    await closed();
    await schedules?.stop();
    await inbox.stop();
    if (env.SITE_PROCESS === 1) await saveWanted();
    await store.stop();
    process.exit(0);
  };
  const stopAll = () => stop(() => drain.endAll(server), env.DRAIN_SECONDS * 1000 + GRACE_MS);
  process.on('SIGTERM', () => void stopAll());
  process.on('SIGINT', () => void stopAll());

  if (!env.DATABASE_URL) logger.warn(FORMS_WAIT);
  if (worker) {
    // SIGHUP is meant for the primary, but may reach its whole process group.
    process.on('SIGHUP', () => undefined);
    worker.join((message) => {
      if (message.type === 'listen') listen();
      else if (message.type === 'leave') {
        void stop(() => drain.leave(server, LEAVE_MS), LEAVE_MS + GRACE_MS);
      } else if (message.type === 'adopt') void inbox.adopt(message.process);
      else if (message.type === 'refresh') store.refreshSoon(message);
      else store.acceptLater(message.offered);
    }, site.report);
  } else listen();
  inbox.start();
  schedules?.start();
  contactSaver?.start();
  testimonials?.start();
  await store.start();
  worker?.ready();
  // Started now, so that a failure is known before the first picture is needed.
  site.pictureMaker.start();
}
