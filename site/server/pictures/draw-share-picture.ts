import path from 'node:path';
import { BRAND, BRAND_FOLDER, COLORS } from '@clinic/cms/clinic-config/brand';
import sharp from 'sharp';
import { SHARE_SIZE } from '#app/seo/share-picture.ts';

/** The typeface of headlines, from a file: it need not be installed on the machine. */
const FONT_FILE = path.resolve(BRAND_FOLDER, 'fonts', BRAND.fonts.share.file);
const FONT = BRAND.fonts.share.family;
const LOGO_FILE = path.resolve(BRAND_FOLDER, 'logo-on-dark.svg');
const MARGIN = 72;
const NAME_SIZE = 40;
const TITLE_SIZES = [84, 74, 64, 56, 48, 40] as const;
const TITLE_BOX = { width: SHARE_SIZE.width - 2 * MARGIN, height: 270 } as const;
const MARK_SIZE = 64;
const JPEG_QUALITY = 80;

type Layer = { input: Buffer; left: number; top: number };

export async function drawSharePicture(
  title: string,
  name: string,
  landscape: Buffer | undefined,
): Promise<Buffer> {
  const [heading, label] = await Promise.all([drawTitle(title), drawText(name, NAME_SIZE)]);
  const top = SHARE_SIZE.height - MARGIN - (heading?.height ?? 0);
  const middle = MARGIN - 8 + MARK_SIZE / 2;
  const layers: Layer[] = [
    { input: Buffer.from(veil(top - 30)), left: 0, top: 0 },
    { input: await drawMark(), left: MARGIN - 6, top: MARGIN - 8 },
  ];
  if (heading) layers.push({ input: heading.image, left: MARGIN, top });
  if (label) {
    const beside = MARGIN + MARK_SIZE + 16;
    layers.push({ input: label.image, left: beside, top: Math.round(middle - label.height / 2) });
  }
  return sharp(landscape ?? Buffer.from(DRAWN_LANDSCAPE))
    .resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: 'cover' })
    .composite(layers)
    .jpeg({ quality: JPEG_QUALITY, progressive: true, mozjpeg: true })
    .toBuffer();
}

async function drawTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const drawn = await drawText(title, size, TITLE_BOX.width);
    if (!drawn || drawn.height <= TITLE_BOX.height) return drawn;
  }
  // A title of several sentences: as small as it must be.
  return drawText(title, undefined, TITLE_BOX.width, TITLE_BOX.height);
}

/** White text; undefined if it is blank. Without a size, as large as the height allows. */
async function drawText(text: string, size?: number, width?: number, height?: number) {
  if (text.trim() === '') return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">${escapeMarkup(text)}</span>`,
      font: size ? `${FONT} ${size}` : FONT,
      fontfile: FONT_FILE,
      rgba: true,
      wrap: 'word-char',
      ...(width && { width }),
      ...(height ? { height } : { dpi: 72 }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The clinic's mark. Its file has a small natural size, so it is rendered at a higher density. */
function drawMark(): Promise<Buffer> {
  return sharp(LOGO_FILE, { density: 300 })
    .resize(MARK_SIZE, MARK_SIZE, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

/** Darkens the background behind words, and draws the line above the title. */
function veil(lineAt: number): string {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="below" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="${COLORS.ink}" stop-opacity=".5"/>
        <stop offset=".3" stop-color="${COLORS.ink}" stop-opacity=".22"/>
        <stop offset="1" stop-color="${COLORS.ink}" stop-opacity=".9"/>
      </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#below)"/>
    <rect x="${MARGIN}" y="${lineAt}" width="72" height="4" rx="2" fill="${COLORS['accent-300']}"/>
  </svg>`;
}

const DRAWN_LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="${COLORS['tint-300']}"/>
  <path d="M0 380 210 190l120 130 170-220 190 250 130-150 380 260v190H0z" fill="${COLORS['tint-500']}"/>
  <path d="M0 470 260 340l180 110 220-150 250 160 290-110v280H0z" fill="${COLORS['brand-500']}"/>
</svg>`;
