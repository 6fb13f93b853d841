import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { BRAND } from '../cms/src/clinic-config/brand.ts';
import { checkClinic } from '../cms/src/check-clinic.ts';
import { CLINIC } from '../cms/src/clinic-config/clinic.ts';
import { LOCALES } from '../cms/src/clinic-config/locales.ts';

const FOLDER = path.resolve(import.meta.dirname, '../clinic/brand');
const ICON = path.join(FOLDER, 'icon.svg');

/** The icon in the sizes that browsers and phones ask for; a maskable one leaves room at the edges. */
const PNG_ICONS = [
  { name: 'apple-touch-icon.png', size: 180, isMaskable: true },
  { name: 'icon-192.png', size: 192, isMaskable: false },
  { name: 'icon-512.png', size: 512, isMaskable: false },
  { name: 'icon-maskable-512.png', size: 512, isMaskable: true },
] as const;
const FAVICON_SIZE = 32;
/** The part of a maskable icon that is never cut off, with some air. */
const SAFE_PART = 0.72;

type BrandFile = { name: string; source: string | Buffer };

/** What browsers fetch of the brand by fixed names. */
async function makeBrandFiles(): Promise<BrandFile[]> {
  const icon = await readFile(ICON);
  return [
    { name: 'favicon.svg', source: icon },
    { name: 'favicon.ico', source: toIco(await toPng(icon, FAVICON_SIZE), FAVICON_SIZE) },
    ...(await Promise.all(
      PNG_ICONS.map(async ({ name, size, isMaskable }) => ({
        name,
        source: isMaskable ? await toMaskable(icon, size) : await toPng(icon, size),
      })),
    )),
    { name: 'site.webmanifest', source: JSON.stringify(webManifest()) },
  ];
}

function toPng(svg: Buffer, size: number): Promise<Buffer> {
  // Drawn in its own size: enlarging a small drawing would blur it.
  return sharp(svg, { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function toMaskable(svg: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * SAFE_PART);
  const edge = Math.floor((size - inner) / 2);
  const rest = size - inner - edge;
  const background = await groundOf(svg);
  return sharp(await toPng(svg, inner))
    .extend({ top: edge, left: edge, bottom: rest, right: rest, background })
    .flatten({ background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The colour at the middle of the icon's upper edge: the ground on which it is drawn. */
async function groundOf(svg: Buffer) {
  const [r = 0, g = 0, b = 0] = await sharp(await toPng(svg, 40))
    .removeAlpha()
    .extract({ left: 20, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function webManifest() {
  const png = { type: 'image/png' };
  return {
    name: CLINIC.name,
    short_name: CLINIC.name,
    start_url: '/',
    display: 'browser',
    background_color: BRAND.colors.paper,
    theme_color: BRAND.colors['brand-700'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  };
}

function brandTheme(): string {
  const colors = Object.entries(BRAND.colors).map(([name, hex]) => `--color-${name}: ${hex};`);
  const { heading, text } = BRAND.fonts;
  return `@theme { --color-*: initial; ${colors.join(' ')} --font-serif: ${heading}; --font-sans: ${text}; }`;
}

/** For the page of testimonials. Styles cannot compare names: each language has a selector. */
function chosenLanguage(): string {
  const chips = LOCALES.map(
    (locale) => `#all:has(> #in-${locale}:target) .language-filter [href='#in-${locale}']`,
  );
  return ` @layer utilities { ${chips.join(', ')} { border-color: var(--color-brand-500); background-color: var(--color-brand-500); color: var(--color-white); } }`;
}

/** Puts the brand's files at the root of the site, its tokens into the styles for `@brand;`. */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    enforce: 'pre',
    buildStart() {
      const problems = checkClinic(CLINIC, BRAND, path.dirname(FOLDER));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    transform(code, id) {
      return id.endsWith('/app/styles/app.css')
        ? code.replace('@brand;', brandTheme() + chosenLanguage())
        : undefined;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, source } of await makeBrandFiles()) {
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
    configureServer({ middlewares }) {
      const files = makeBrandFiles();
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1);
        files.then((all) => {
          const file = all.find((one) => one.name === name);
          if (file) response.end(file.source);
          else next();
        }, next);
      });
    },
  };
}
