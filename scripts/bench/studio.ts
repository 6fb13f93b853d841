import { availableParallelism, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { prepare } from '../../tests/support/prepare.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { startStudio } from '../../tests/support/studio-process.ts';
import { panelAlive, type } from '../../tests/e2e/support/studio.ts';
import { buildStudio } from '../building/build.ts';
import { openBrowser } from '../processes/open-browser.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { line, median, note, section } from './report.ts';

const ACCOUNT = { email: 'bench@clinic.example', password: 'a long password for the bench' };
const ROUNDS = 7;
const REST_MS = 2_000;
const BUILD_MS = 15 * 60_000;

export async function benchStudio({ env }: DemoClinic): Promise<void> {
  section(`The studio, median of ${ROUNDS}`);
  await buildStudio(env, AbortSignal.timeout(BUILD_MS), note);
  await prepare({ ...env, ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password });
  const studio = await startStudio(env);
  const site = await SiteProcess.start({ ...env, STUDIO_URL: studio.url });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: studio.url, locale: 'de' });
    const headers = { Origin: studio.url };
    await page.request.post('/api/users/login', { data: ACCOUNT, headers });
    const opened: number[] = [];
    const published: number[] = [];
    // In the first round, the code is still being compiled.
    for (let round = 0; round <= ROUNDS; round += 1) {
      opened.push(await openEntry(page, round));
      await type(page, 'excerpt', `Kurz gesagt, zum ${round}. Mal.`);
      // The autosave of the draft, and what follows it, is no part of publishing.
      await page.waitForTimeout(REST_MS);
      published.push(await publish(page));
    }
    line('opening an entry from its list', median(opened.slice(1)), 's', 'openEntrySeconds');
    line('publishing it', median(published.slice(1)), 's', 'publishSeconds');
    note(
      `load of the machine: ${loadavg()[0]?.toFixed(1)}, on ${availableParallelism()} processors`,
    );
  } finally {
    await browser.close();
    await Promise.all([studio.stop(), site.stop()]);
  }
}

/** Seconds from the click until the form takes input. */
async function openEntry(page: Page, round: number): Promise<number> {
  await page.goto('/admin/collections/diagnose?locale=de&limit=50');
  await panelAlive(page);
  return seconds(async () => {
    await page.locator('tbody tr').nth(round).getByRole('link').first().click();
    await page.locator('form[data-form-ready=true] #field-title:enabled').first().waitFor();
  });
}

/** Seconds from the click until the panel says “published” and offers to undo it. */
async function publish(page: Page): Promise<number> {
  await page.locator('#action-save:enabled').waitFor();
  return seconds(async () => {
    await page.locator('#action-save').click();
    await page.locator('.undo-offer').waitFor();
  });
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
