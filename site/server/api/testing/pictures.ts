import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { FIXTURES } from './seed-snapshot.ts';

/** A PNG that claims to be 30,000 pixels wide and high, in a hundred bytes. */
function hugePng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

/** Pictures of every kind, files that are not pictures, and one outside the folder. */
export async function fillUploads(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  cpSync(path.join(FIXTURES, 'uploads'), folder, { recursive: true });
  mkdirSync(at('2021'));
  cpSync(at('photo.jpg'), at('2021/my photo.JPG'));
  writeFileSync(at('../outside.jpg'), 'secret');
  symlinkSync(at('../outside.jpg'), at('link.jpg'));
  const jpeg = await sharp(at('photo.jpg')).toBuffer();
  const wide = { width: 3000, height: 30, channels: 4, background: '#0a08' } as const;
  const bright = { width: 50, height: 50, channels: 3, background: '#fff' } as const;
  writeFileSync(at('huge.png'), hugePng());
  writeFileSync(at('logo.svg'), SVG);
  writeFileSync(at('svg.jpg'), SVG);
  writeFileSync(at('corrupt.jpg'), 'no picture');
  writeFileSync(at('half.jpg'), jpeg.subarray(0, jpeg.length / 2));
  await sharp({ create: wide }).png().toFile(at('wide.png'));
  await sharp({ create: wide }).gif().toFile(at('anim.gif'));
  await sharp(jpeg).withMetadata({ orientation: 6 }).toFile(at('side.jpg'));
  await sharp({ create: { ...bright, width: 100, background: '#000' } })
    .composite([{ input: { create: bright }, left: 50, top: 0 }])
    .png()
    .toFile(at('dark-bright.png'));
}
