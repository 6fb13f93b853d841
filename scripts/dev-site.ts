import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import pino from 'pino';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { logOptions } from '../cms/src/logging/log-options.ts';
import type { PageCode } from '../site/app/document/page-code.ts';
import type { openSite as openSiteType } from '../site/server/site.ts';
import type { StartSettings } from './settings/env.ts';
import { logProgress } from './processes/run-script.ts';

const SITE = path.resolve('site');
const ISLANDS = path.join(SITE, 'app/islands');
/** Code editors save several files at once. */
const CHANGES_SETTLE_MS = 100;
type Site = Awaited<ReturnType<typeof openSiteType>>;

/** Runs the site with hot reload; returns a function that stops it. */
export async function developSite(settings: StartSettings): Promise<() => Promise<void>> {
  const server = createServer();
  const vite = await createViteServer({
    root: SITE,
    server: { middlewareMode: true, hmr: { server } },
  });
  let site = await openDevelopedSite(vite, settings);
  let listener: RequestListener = site.listener;

  const reopen = async () => {
    await closeSite(site);
    site = await openDevelopedSite(vite, settings);
    listener = site.listener;
  };
  onServerChange(vite, reopen);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => listener(request, response));
  });
  server.listen(settings.PORT, settings.SITE_HOST, () =>
    logProgress(`The site is at ${settings.SITE_URL}`),
  );
  return async () => {
    server.closeAllConnections();
    await closeSite(site);
    await vite.close();
  };
}

async function openDevelopedSite(vite: ViteDevServer, settings: StartSettings): Promise<Site> {
  const { openSite } = (await vite.ssrLoadModule('/server/site.ts')) as {
    openSite: typeof openSiteType;
  };
  const site = await openSite({
    code: async () =>
      ({
        ...(await vite.ssrLoadModule('/app/document/render-page.tsx')),
        ...(await vite.ssrLoadModule('/app/document/document.tsx')),
        ...(await vite.ssrLoadModule('/app/pages/page-at.ts')),
      }) as PageCode,
    files: {
      scripts: ['/app/islands/development.js', '/app/islands/main.ts'],
      styles: '/app/styles/app.css',
    },
    // In development every start may be another build.
    buildId: String(Date.now()),
    pictureProcess: path.join(SITE, 'server/pictures/picture-process.ts'),
    logger: pino(logOptions(settings.LOG_LEVEL)),
    isDevelopment: true,
  });
  site.inbox.start();
  site.schedules?.start();
  await site.store.start();
  return site;
}

async function closeSite({ inbox, schedules, store }: Site): Promise<void> {
  await schedules?.stop();
  await inbox.stop();
  await store.stop();
}

/**
 * Vite reloads islands and styles by itself. This reloads changed server modules and then the page,
 * also around an island that shares such a module.
 */
function onServerChange(vite: ViteDevServer, reopen: () => Promise<void>): void {
  let settling: NodeJS.Timeout | undefined;
  let mustReopen = false;
  let reopening = Promise.resolve();
  const apply = async () => {
    if (mustReopen) await reopen();
    mustReopen = false;
    vite.environments.client.hot.send({ type: 'full-reload' });
  };
  vite.watcher.on('change', (file) => {
    const isOfServer = (vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
    if (!isOfServer || file.startsWith(ISLANDS)) return;
    mustReopen ||= !file.endsWith('.tsx');
    clearTimeout(settling);
    settling = setTimeout(() => {
      reopening = reopening
        .then(apply)
        .catch((error: Error) => logProgress(error.stack ?? error.message));
    }, CHANGES_SETTLE_MS);
  });
}
