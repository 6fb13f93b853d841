import { readFileSync } from 'node:fs';
import type { Locale } from '../../cms/src/locales.ts';

type Page = {
  locale: Locale;
  title: string;
  intro: string;
  /** Paragraphs, and chapters that begin with `## `. */
  text: string;
  clinic: Record<
    'name' | 'claim' | 'country' | 'phone' | 'email' | 'street' | 'zip' | 'city',
    string
  >;
};

const FONTS = 'site/app/styles/fonts';
const font = (name: string) =>
  `data:font/woff2;base64,${readFileSync(`${FONTS}/${name}.woff2`).toString('base64')}`;

/** One sheet to print: chapters with their headings at the side, the clinic's address at the foot. */
export function documentPage({ locale, title, intro, text, clinic }: Page): string {
  const [before = '', ...chapters] = text.trim().split(/^## /m);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escape(title)} – ${escape(clinic.name)}</title>
<style>${STYLES}</style></head>
<body>
<header><p class="name">Alpsera</p><p>${escape(clinic.claim)}</p></header>
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
@font-face { font-family: Fraunces; src: url(${font('fraunces-400')}) }
@font-face { font-family: 'Source Sans 3'; font-weight: 400 600; src: url(${font('source-sans-3-400-600')}) }
@page { size: A4; margin: 18mm 20mm 16mm }
* { margin: 0 }
body { font: 11.5pt/1.5 'Source Sans 3', sans-serif; color: #17302c; display: flex; flex-direction: column; min-height: 262mm; hyphens: auto }
h1, h2, .name { font-family: Fraunces, serif; font-weight: 400 }
header { border-bottom: 1.5pt solid #b9772a; padding-bottom: 4mm; color: #5f625c }
.name { font-size: 17pt; color: #21463f }
h1 { font-size: 27pt; line-height: 1.15; margin: 12mm 0 3mm }
.intro { font-size: 13pt; color: #5f625c; margin-bottom: 8mm }
main { flex: 1 }
main > p + p { margin-bottom: 6mm }
section { display: grid; grid-template-columns: 44mm 1fr; gap: 0 8mm; padding: 4.5mm 0; border-top: 0.75pt solid #e4e1da; break-inside: avoid }
h2 { font-size: 14pt; line-height: 1.25; color: #2f6b60; hyphens: none }
footer { border-top: 0.75pt solid #e4e1da; padding-top: 4mm; font-size: 9.5pt; color: #5f625c }
`;
