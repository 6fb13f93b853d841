import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Diagnosis } from '#server/doctor/finding.ts';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const TOKEN = 'a-token-for-monitoring';
const WITH_TOKEN = { headers: { Authorization: `Bearer ${TOKEN}` } };
const TROUBLE = 'the process that makes pictures does not start';
const DENIED_PRIORITY = `
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
os.setPriority = () => {
  throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
};
syncBuiltinESMExports();
await import('./built-picture-process.js');
`;

let database: ClinicDatabase;
let folder: string;
let server: string;
let site: SiteProcess;

beforeAll(async () => {
  [database, folder] = [
    await createClinicDatabase({ ownThumbnails: true }),
    await temporaryFolder(),
  ];
  // A copy of the build, in which the process that makes pictures can be another one.
  await mkdir(path.join(folder, 'site'));
  for (const modules of ['node_modules', 'site/node_modules']) {
    await symlink(path.resolve(modules), path.join(folder, modules));
  }
  for (const part of ['site/build', 'site/package.json']) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  server = path.join(folder, 'site/build/server');
  const built = path.join(server, 'picture-process.js');
  await rename(built, path.join(server, 'built-picture-process.js'));
});
afterEach(() => site.stop());
afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function startSiteWith(pictureProcess: string): Promise<void> {
  await writeFile(path.join(server, 'picture-process.js'), pictureProcess);
  const settings = { ...database.env, METRICS_TOKEN: TOKEN };
  site = await SiteProcess.start(settings, undefined, path.join(server, 'index.js'));
}

const untilStatus = (status: string) =>
  site.until(async () => (await site.readiness()).status === status, 60_000);

async function canBeMade(): Promise<string | undefined> {
  const text = await (await site.get('/metrics', WITH_TOKEN)).text();
  return /^clinic_pictures_can_be_made (\d)$/m.exec(text)?.[1];
}

async function finding() {
  const answer = await site.get('/readyz?details', WITH_TOKEN);
  const { findings } = (await answer.json()) as Diagnosis;
  return findings.find(({ area, name }) => area === 'pictures' && name === 'process');
}

/** A thumbnail that no other test has requested. */
async function askForThumbnail(width: number): Promise<Response> {
  const html = await site.text('/de/zimmer');
  const [, src] = /src="\/api\/cockpit\/image\?src=([^&"]+)/.exec(html) ?? [];
  return site.get(`/api/cockpit/image?src=${src}&w=${width}&o=1`);
}

it('a site whose picture process may not lower its priority makes pictures', async () => {
  await startSiteWith(DENIED_PRIORITY);
  expect((await askForThumbnail(341)).status).toBe(200);
  expect(await canBeMade()).toBe('1');
  expect(await finding()).toMatchObject({ state: 'ok' });
  await untilStatus('ready');
});

it('a site whose picture process does not start says so, unasked, and goes on with its pages', async () => {
  await startSiteWith('process.exit(1);');
  await untilStatus('pictures cannot be made');
  const ready = await site.get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ pictures: TROUBLE });
  const pages = await site.get('/readyz?pages');
  expect(pages.status).toBe(200);
  expect(await pages.json()).toMatchObject({ status: 'ready' });
  expect(await canBeMade()).toBe('0');
  expect(await finding()).toMatchObject({ state: 'wrong', says: TROUBLE });
  const thumbnail = await askForThumbnail(342);
  expect(thumbnail.status).toBe(503);
  expect(Number(thumbnail.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await site.get('/de/zimmer')).status).toBe(200);
  expect(site.log.join('\n')).toContain(TROUBLE);
});
