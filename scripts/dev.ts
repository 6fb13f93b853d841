import { createServer } from 'node:http';
import path from 'node:path';
import pino from 'pino';
import { createServer as createViteServer } from 'vite';
import { logOptions } from '../cms/src/log-options.ts';
import type { openSite as openSiteType } from '../site/server/site.ts';
import { prepareDatabase, provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';
import { say } from './say.ts';

/** The site with hot reload. The studio changes rarely: `npm start` shows it. */
const settings = readStartSettings();
const database = await provideDatabase(settings);
const env = childEnvironment(settings, database.url);
await prepareDatabase(env);
// The server's modules read their settings when they are loaded, below.
Object.assign(process.env, env, { NODE_ENV: 'development', DISABLE_PAYLOAD_HMR: 'true' });

const server = createServer();
process.chdir('site');
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } });
const { openSite } = (await vite.ssrLoadModule('/server/site.ts')) as {
  openSite: typeof openSiteType;
};
const { listener, store, inbox } = await openSite({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
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
inbox.start();
await store.start();

async function stop(): Promise<void> {
  server.closeAllConnections();
  await vite.close();
  await inbox.stop();
  await store.stop();
  await database.release();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
