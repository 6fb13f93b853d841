import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { RequestError } from '#server/http/request-error.ts';
import { encodeVisitorPicture } from '#server/pictures/encode-visitor-picture.ts';
import { makePicture } from './clean-submission.ts';

const BLUE = { create: { width: 40, height: 20, channels: 3, background: '#00f' } } as const;
const fileOf = (bytes: Uint8Array, name = 'x.jpg') => new File([new Uint8Array(bytes)], name);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it is huge: a few kilobytes that would take gigabytes of memory. */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a visitor’s picture', () => {
  it('is made anew: the right way up, without place, camera or anything hidden', async () => {
    const photo = await sharp(BLUE)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera of Anna' }, IFD3: { GPSLatitude: '46/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script><?php ?>')]);
    const picture = await makePicture(fileOf(polyglot), encodeVisitorPicture);
    expect(picture).toMatchObject({ width: 20, height: 40 });
    const made = Buffer.from(typeof picture === 'object' ? picture.jpeg : '', 'base64');
    expect(made.toString('latin1')).not.toMatch(/script|php|Camera/);
    expect((await sharp(made).metadata()).exif).toBeUndefined();
  });

  it.each(['png', 'webp'] as const)('may be %s', async (format) => {
    const bytes = await sharp(BLUE).toFormat(format).toBuffer();
    expect(await makePicture(fileOf(bytes), encodeVisitorPicture)).toMatchObject({
      width: 40,
      height: 20,
    });
  });

  it('is sent away, not refused, while too many others are being made', async () => {
    let letGo: (() => void) | undefined;
    const free = new Promise<{ jpeg: string; width: number; height: number }>((resolve) => {
      letGo = () => resolve({ jpeg: '', width: 1, height: 1 });
    });
    const bytes = await sharp(BLUE).jpeg().toBuffer();
    const asked = Array.from({ length: 30 }, () => makePicture(fileOf(bytes), () => free));
    // The pictures that are not rejected wait for `letGo`.
    expect(await Promise.race(asked)).toBe('busy');
    letGo?.();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(8);
    expect(await makePicture(fileOf(bytes), encodeVisitorPicture)).toMatchObject({ width: 40 });
  });

  it('is not decoded if it is a decompression bomb', async () => {
    const bomb = pngBomb(50_000);
    const { width } = await sharp(bomb, { limitInputPixels: false }).metadata();
    expect(width).toBe(50_000);
    expect(await makePicture(fileOf(bomb), encodeVisitorPicture)).toBeUndefined();
  });

  it.each(['avif', 'mif1', 'heic'])('is no AVIF, though it says %s', async (brand) => {
    const bytes = await sharp(BLUE).avif().toBuffer();
    bytes.write(brand, 8, 'latin1');
    expect(await makePicture(fileOf(bytes), encodeVisitorPicture)).toBeUndefined();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', Buffer.from('<html>')],
    ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
    ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1, 0xff)],
  ])('is not %s', async (_name, bytes) => {
    expect(await makePicture(fileOf(bytes), encodeVisitorPicture)).toBeUndefined();
  });

  it('is not blamed for a failure of ours', async () => {
    const photo = await sharp(BLUE).jpeg().toBuffer();
    const lost = new RequestError(503, 'This picture cannot be made');
    expect(await makePicture(fileOf(photo), () => Promise.reject(lost))).toBe('busy');
    expect(
      await makePicture(fileOf(photo), () => Promise.reject(new Error('no picture'))),
    ).toBeUndefined();
  });
});
