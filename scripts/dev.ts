import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { createServer as createViteServer } from 'vite';
import { logOptions } from '../cms/src/log-options.ts';
import type { PageCode } from '../site/app/page-code.ts';
import type { openSite as openSiteType } from '../site/server/site.ts';
import { assertFree } from './assert-free.ts';
import { localPostgres } from './database.ts';
import { readStartSettings } from './env.ts';
import { tryDatabase } from './open-database.ts';
import type { LocalPostgres } from './postgres.ts';
import { sayFailure } from './run-script.ts';
import { say } from './say.ts';
import { whenNpmIsGone } from './when-npm-is-gone.ts';

const GRACE_MS = 7_000;

let postgres: LocalPostgres | undefined;
/** What has to be closed before the database, in the order it was opened. */
const opened: (() => unknown)[] = [];
const stopping = new AbortController();

/** The site with hot reload. The studio changes rarely: `npm start` shows it. */
async function develop(): Promise<void> {
  const settings = readStartSettings();
  await assertFree('PORT', settings.PORT);
  postgres = localPostgres(settings);
  const { signal } = stopping;
  const { env } = await tryDatabase({ settings, postgres, takesOver: false, signal });
  signal.throwIfAborted();
  // The server's modules read their settings when they are loaded, below.
  Object.assign(process.env, env, { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' });

  const server = createServer();
  process.chdir('site');
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } });
  opened.push(() => vite.close());
  // What only the server runs is no module of the browser: it has to be told.
  vite.watcher.on('change', (file) => {
    const isForBrowsers = vite.environments.client.moduleGraph.getModulesByFile(file)?.size;
    if (!isForBrowsers) vite.environments.client.hot.send({ type: 'full-reload' });
  });
  const { openSite } = (await vite.ssrLoadModule('/server/site.ts')) as {
    openSite: typeof openSiteType;
  };
  const { listener, store, inbox } = await openSite({
    code: async () =>
      ({
        ...(await vite.ssrLoadModule('/app/render-page.tsx')),
        ...(await vite.ssrLoadModule('/app/document.tsx')),
      }) as unknown as PageCode,
    scripts: ['/@vite/client', '/islands/development.ts', '/islands/main.ts'],
    // While developing every start may be another build.
    buildId: String(Date.now()),
    clientFolder: path.resolve('public'),
    pictureProcess: path.resolve('server/pictures/picture-process.ts'),
    logger: pino(logOptions(settings.LOG_LEVEL)),
    isDevelopment: true,
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => listener(request, response));
  });
  server.listen(settings.PORT, () => say(`The site is at ${settings.SITE_URL}`));
  opened.push(() => server.closeAllConnections());
  opened.push(() => store.stop());
  inbox.start();
  opened.push(() => inbox.stop());
  await store.start();
}

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.race([closeSite(), sleep(GRACE_MS)]);
  await postgres?.release().catch((error: Error) => say(error.message));
  process.exit(code);
}

async function closeSite(): Promise<void> {
  for (const close of opened.toReversed()) await close();
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
whenNpmIsGone(() => void stop(0));
develop().catch(async (error: unknown) => {
  if (stopping.signal.aborted) return;
  sayFailure(error);
  await stop(1);
});
