import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { EXAMPLES } from './tests/e2e/support/pages.ts';
const BASE = 'http://localhost:3620';
const only = (process.env.ONLY ?? '').split(',').filter(Boolean);
const langs = (process.env.LANGS ?? 'de,it,en').split(',');
const widths = (process.env.WIDTHS ?? '390,820,1440').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const locale of langs) for (const width of widths) {
  const dir = `/wt/pics2/${locale}/${width}`; mkdirSync(dir, { recursive: true });
  const c = await browser.newContext({ baseURL: BASE, locale, viewport: { width, height: width === 390 ? 844 : width === 820 ? 1180 : 900 }, reducedMotion: 'reduce' });
  await c.addCookies([{ name: 'hide_cookie_banner', value: 'true', url: BASE }]);
  const p = await c.newPage();
  for (const { name, path } of EXAMPLES.filter((e) => e.locale === locale && (only.length === 0 || only.includes(e.name)))) {
    try {
      await p.goto(path, { waitUntil: 'load' });
      await p.evaluate(() => document.documentElement.classList.add('names-place'));
      const h = await p.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < h; y += 1500) { await p.evaluate((v) => window.scrollTo(0, v), y); await p.waitForTimeout(50); }
      await p.waitForLoadState('networkidle').catch(() => 0);
      await p.evaluate(() => window.scrollTo(0, 0)); await p.waitForTimeout(150);
      const overflow = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const b = await p.screenshot({ fullPage: true });
      const meta = await sharp(b, { limitInputPixels: false }).metadata();
      const H = meta.height!; const slice = width === 390 ? 3000 : 2200; const n = Math.ceil(H / slice);
      for (let i = 0; i < n; i++) await sharp(b, { limitInputPixels: false }).extract({ left: 0, top: i * slice, width: meta.width!, height: Math.min(slice, H - i * slice) }).png({ palette: true, quality: 80 }).toFile(`${dir}/${name.replaceAll(' ', '-')}${n > 1 ? `.${i + 1}` : ''}.png`);
      console.log(locale, width, name, H, overflow > 0 ? `OVERFLOW ${overflow}` : '');
    } catch (e) { console.log('ERR', locale, width, name, (e as Error).message.slice(0, 200)); }
  }
  await c.close();
}
await browser.close();
