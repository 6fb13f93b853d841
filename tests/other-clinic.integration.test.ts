import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { clinic as demo } from '../demo/clinic.ts';
import { OWN_NAMES } from '../demo/names.ts';
import { copyCheckout } from '../scripts/testing/copy-checkout.ts';
import { systemChromium } from '../scripts/testing/ensure-browser.ts';
import { forEachWithConcurrency } from '../site/content/for-each-with-concurrency.ts';
import { MailCatcher } from './support/mail-catcher.ts';
import { Installation } from './support/installation.ts';

/** Inside this checkout, since its packages are hard links to ours. */
const COPY = path.resolve('build/other-clinic');
const ADMIN = { email: 'admin@montalba.example', password: 'a long test password' };
const CLINIC_MAIL = 'desk@montalba.example';
const NAMES = new RegExp([demo.name, ...OWN_NAMES].join('|'), 'i');
/** Without the list of all currencies that a package of the studio has. */
const CURRENCY = new RegExp(`(?<!\\|)\\b${demo.currency}\\b`);
const PLUM = { 'brand-700': '#4a2145', 'brand-500': '#6d2f66', 'tint-50': '#faf4f9' };

const run = promisify(execFile);
const mails = new MailCatcher();
let house: Installation;
let browser: Browser;
let pages: string[];

const address = (page: string) => `http://127.0.0.1:${house.sitePort}${page}`;
const studio = (page: string) => `http://127.0.0.1:${house.studioPort}${page}`;

/** A clinic of the starter in English and French, with other colours, without rooms and vacancies. */
async function putOtherClinicIn(): Promise<void> {
  await run(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/new-clinic.ts', 'montalba', '--yes'],
      ...['--languages', 'en,fr', '--country', 'FR'],
      ...['--currency', 'EUR', '--time-zone', 'Europe/Paris'],
    ],
    { cwd: COPY },
  );
  replaceIn('clinic/clinic.ts', /pages: \{\}/, 'pages: { rooms: false, vacancies: false }');
  for (const [name, color] of Object.entries(PLUM)) {
    replaceIn(
      'clinic/brand/brand.ts',
      new RegExp(`('?${name}'?): '#[0-9a-f]{6}'`),
      `$1: '${color}'`,
    );
  }
}

function replaceIn(name: string, from: RegExp, to: string): void {
  const file = path.join(COPY, name);
  const before = readFileSync(file, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(file, before.replace(from, to));
}

beforeAll(async () => {
  copyCheckout(COPY);
  await putOtherClinicIn();
  await run('npm', ['run', 'build'], { cwd: COPY });
  await mails.start();
  house = await Installation.create('clinic', COPY);
  house.start(undefined, {
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: mails.url,
    MAIL_TO: CLINIC_MAIL,
  });
  await house.untilSite('ready');
  await house.untilStudio();
  browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
  const sitemap = await house.page('/sitemap.xml');
  pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, listed = '']) => new URL(listed).pathname,
  );
  return async () => {
    await browser.close();
    await house.remove();
    await mails.stop();
    rmSync(COPY, { recursive: true, force: true });
  };
}, 900_000);

/** The first word of the demo in a text, with what stands around it. */
function foreignIn(text: string): string | undefined {
  const found = NAMES.exec(text) ?? CURRENCY.exec(text);
  return found?.input.slice(Math.max(0, found.index - 40), found.index + 40);
}

/** Every address that a page names on its own host: links, pictures, scripts, styles. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src|content|srcset)="([^"]+)"/g)]
    .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(/,\s+|\s+/))
    .map((one) => (URL.canParse(one) ? one : address(one)))
    .filter((one) => one.startsWith(address('/')) && !one.includes('#'));
}

describe('the site of another clinic', () => {
  it('has every page of its sitemap in its two languages, and none of what is switched off', () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((one) => /^\/(?:de|it)(?:\/|$)/.test(one))).toEqual([]);
    expect(pages.some((one) => one.startsWith('/fr/'))).toBe(true);
    expect(pages.filter((one) => /rooms|chambres|vacancies|emplois/.test(one))).toEqual([]);
  });

  it('answers all of them and all that they name, without a word of the demo', async () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    let found = [...pages, '/nothing', '/fr/nothing', '/robots.txt', '/site.webmanifest'].map(
      address,
    );
    found.push(address('/.well-known/security.txt'), address('/api/collections/get/programs'));
    while (found.length > 0) {
      const next = [...new Set(found)].filter((one) => !seen.has(one));
      for (const one of next) seen.add(one);
      found = [];
      await forEachWithConcurrency(4, next, async (one) => {
        const answer = await fetch(one);
        const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        const isMissing = one.endsWith('/nothing');
        if (answer.status !== (isMissing ? 404 : 200)) wrong.push(`${answer.status} ${one}`);
        const foreign = foreignIn(text + JSON.stringify([...answer.headers]));
        if (foreign) wrong.push(`${foreign} in ${one}`);
        if (answer.headers.get('content-type')?.includes('html')) found.push(...addressesIn(text));
      });
    }
    expect(seen.size).toBeGreaterThan(pages.length + 30);
    expect(wrong).toEqual([]);
  }, 300_000);

  it.each(['/', '/fr', '/programs', '/contact', '/fr/contact', '/nothing'])(
    'has contrast on %s, and its own name and colour',
    async (one) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      try {
        await page.goto(address(one));
        const { violations } = await new AxeBuilder({ page })
          .withRules(['color-contrast'])
          .analyze();
        expect(violations).toEqual([]);
        expect(await page.title()).toContain('Montalba');
        const brand = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--color-brand-700'),
        );
        expect(brand).toBe(PLUM['brand-700']);
      } finally {
        await context.close();
      }
    },
  );

  it('makes pictures for shared links', async () => {
    const html = await house.page('/fr');
    const shared = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(address(new URL(shared).pathname));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('takes a form, and writes mails in its own name', async () => {
    const answer = await fetch(address('/fr/contact'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({
        name: 'Ada',
        email: 'ada@example.org',
        category: 'other',
        message: 'Bonjour',
        privacy: 'yes',
      }),
    });
    expect(answer.status).toBe(303);
    const [own] = await mails.awaitTo(CLINIC_MAIL);
    const [thanks] = await mails.awaitTo('ada@example.org');
    for (const mail of [own, thanks]) {
      expect(mail?.from?.text).toContain('montalba.example');
      expect(mail?.html).toContain('Montalba');
      expect(foreignIn(`${mail?.subject} ${mail?.text} ${String(mail?.html)}`)).toBeUndefined();
    }
  });
});

describe('its studio', () => {
  it('opens for its administrator, in its own name', async () => {
    const page = await browser.newPage();
    try {
      await page.goto(studio('/admin/login'));
      expect(await page.title()).toContain('Montalba');
      await page.locator('input[name="email"]').fill(ADMIN.email);
      await page.locator('input[name="password"]').fill(ADMIN.password);
      await page.locator('button[type="submit"]').click();
      await page.waitForURL((url) => !url.pathname.includes('login'));
      await page.locator('main, .dashboard, .template-default').first().waitFor();
      expect(foreignIn(await page.content())).toBeUndefined();
      expect(await page.locator('a[href*="/collections/rooms"]').count()).toBe(0);
    } finally {
      await page.close();
    }
  });
});

it('no file of the builds names the demo', () => {
  const built = ['site/build', 'studio/.next'].flatMap((folder) =>
    filesBelow(path.join(COPY, folder)),
  );
  expect(built.length).toBeGreaterThan(500);
  const wrong = built.flatMap((file) => {
    const found = foreignIn(readFileSync(file, 'latin1'));
    return found ? `${found} in ${file}` : [];
  });
  expect(wrong).toEqual([]);
});

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.next/cache'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
