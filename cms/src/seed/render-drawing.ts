import path from 'node:path';
import type { File } from 'payload';
import sharp from 'sharp';

/** Twice the size in which drawings are drawn: sharp in the viewer, too. */
const DENSITY = 144;

/**
 * A drawing of the seed as a PNG. Drawings are kept as SVG, which is small and can be edited; the
 * library takes no SVG, as one from elsewhere may carry scripts.
 */
export async function renderDrawing(filePath: string): Promise<File> {
  const data = await sharp(filePath, { density: DENSITY }).png().toBuffer();
  const name = `${path.parse(filePath).name}.png`;
  return { data, name, mimetype: 'image/png', size: data.length };
}
