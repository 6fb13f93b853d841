import { readFileSync } from 'node:fs';
import { BRAND, BRAND_FOLDER, COLORS } from '../../cms/src/clinic-config/brand.ts';
import { CLINIC } from '../../cms/src/clinic-config/clinic.ts';
import type { Locale } from '../../cms/src/clinic-config/locales.ts';

export type Clinic = Record<
  'name' | 'claim' | 'country' | 'phone' | 'email' | 'street' | 'zip' | 'city',
  string
>;
type Page = {
  locale: Locale;
  title: string;
  intro: string;
  /** Paragraphs, and chapters that begin with `## `. */
  text: string;
  clinic: Clinic;
};

/** The styles of the clinic's typefaces, with the font files embedded in them. */
const FONT_FACES = readFileSync(`${BRAND_FOLDER}/fonts.css`, 'utf8').replaceAll(
  /url\('(\.\/[^']+)'\)/g,
  (_, file: string) => {
    const bytes = readFileSync(`${BRAND_FOLDER}/${file}`);
    return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  },
);

/** A sheet to print: chapters with their headings at the side, the clinic's address at the foot. */
export function documentPage({ locale, title, intro, text, clinic }: Page): string {
  const [before = '', ...chapters] = text.trim().split(/^## /m);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escape(title)} – ${escape(clinic.name)}</title>
<style>${STYLES}</style></head>
<body>
<header><p class="name">${escape(CLINIC.name)}</p><p>${escape(clinic.claim)}</p></header>
<main><h1>${escape(title)}</h1><p class="intro">${escape(intro)}</p>
${paragraphs(before)}
${chapters.map(chapter).join('\n')}
</main>
<footer><p>${escape(`${clinic.name}, ${clinic.street}, ${clinic.zip} ${clinic.city}, ${clinic.country}`)}</p>
<p>${escape(`${clinic.phone} · ${clinic.email}`)}</p></footer>
</body></html>`;
}

function chapter(text: string): string {
  const [heading = '', ...rest] = text.split('\n');
  return `<section><h2>${escape(heading)}</h2><div>${paragraphs(rest.join('\n'))}</div></section>`;
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
function escape(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '');
}

const STYLES = `
${FONT_FACES}
@page { size: A4; margin: 18mm 20mm 16mm }
* { margin: 0 }
body { font: 11.5pt/1.5 ${BRAND.fonts.text}; color: ${COLORS['ink']}; display: flex; flex-direction: column; min-height: 262mm; hyphens: auto }
h1, h2, .name { font-family: ${BRAND.fonts.heading}; font-weight: 400 }
header { border-bottom: 1.5pt solid ${COLORS['accent-500']}; padding-bottom: 4mm; color: ${COLORS['stone-600']} }
.name { font-size: 17pt; color: ${COLORS['brand-700']} }
h1 { font-size: 27pt; line-height: 1.15; margin: 12mm 0 3mm }
.intro { font-size: 13pt; color: ${COLORS['stone-600']}; margin-bottom: 8mm }
main { flex: 1 }
main > p + p { margin-bottom: 6mm }
section { display: grid; grid-template-columns: 44mm 1fr; gap: 0 8mm; padding: 4.5mm 0; border-top: 0.75pt solid ${COLORS['stone-200']}; break-inside: avoid }
h2 { font-size: 14pt; line-height: 1.25; color: ${COLORS['brand-500']}; hyphens: none }
footer { border-top: 0.75pt solid ${COLORS['stone-200']}; padding-top: 4mm; font-size: 9.5pt; color: ${COLORS['stone-600']} }
`;
