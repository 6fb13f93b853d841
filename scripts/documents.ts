import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { LOCALES, type Locale } from '../cms/src/clinic-config/locales.ts';
import { documentPage, type Clinic } from './documents/document-page.ts';
import { openBrowser } from './processes/open-browser.ts';
import { ensureBrowser } from './testing/ensure-browser.ts';

// `npm run documents`: makes the PDFs of clinic/content from their texts.

const SEED = 'clinic/content';
const read = (...parts: string[]) => readFileSync(path.join(SEED, ...parts), 'utf8');
const yamlOf = <Value>(...parts: string[]) => parse(read(...parts)) as Value;
type Download = { title: string; description: string; file: string };

function pagesIn(locale: Locale) {
  const logos = /^logos:[\s\S]*$/m;
  const clinic = {
    ...(parse(read('clinic', 'shared.yaml').replace(logos, '')) as Clinic),
    ...yamlOf<Clinic>('clinic', `${locale}.yaml`),
  };
  const downloads = yamlOf<Record<string, Download>>('downloads', `${locale}.yaml`);
  return Object.entries(downloads).map(([key, download]) => ({
    file: path.join(SEED, 'documents/files', download.file),
    html: documentPage({
      locale,
      clinic,
      title: download.title,
      intro: download.description,
      text: read('documents/texts', locale, `${key}.md`),
    }),
  }));
}

ensureBrowser();
const browser = await openBrowser();
const page = await browser.newPage();
const written = LOCALES.filter((locale) => existsSync(`${SEED}/downloads/${locale}.yaml`));
for (const { file, html } of written.flatMap(pagesIn)) {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: file, format: 'A4', tagged: true, preferCSSPageSize: true });
  console.log(file);
}
await browser.close();
