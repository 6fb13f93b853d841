import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture, type PictureFormat } from './clean-picture.ts';
import { hasNoMetadata } from './has-no-metadata.ts';
import {
  corners,
  SECRET,
  pictureWithMetadata,
  metadataIn,
} from './testing/picture-with-metadata.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const satisfies PictureFormat[];
const isRed = ([red = 0, , blue = 0]: number[] = []) => red > 200 && blue < 60;

describe('a clean picture', () => {
  it.each(FORMATS)('as %s holds nothing but the picture', async (format) => {
    const dirty = await pictureWithMetadata({ format });
    expect(await metadataIn(dirty)).toEqual(expect.arrayContaining(['exif', 'icc']));
    expect(await hasNoMetadata(dirty)).toBe(false);
    const clean = await cleanPicture(dirty);
    expect(clean).toMatchObject({ format, width: 120, height: 80 });
    const data = clean?.data ?? Buffer.alloc(0);
    expect(await metadataIn(data)).toEqual([]);
    expect(await hasNoMetadata(data)).toBe(true);
  });

  it('is upright, whichever way the camera was held', async () => {
    const clean = await cleanPicture(await pictureWithMetadata({ orientation: 6 }));
    expect(clean).toMatchObject({ width: 80, height: 120 });
    const [top, bottom] = await corners(clean?.data ?? Buffer.alloc(0));
    expect([isRed(top), isRed(bottom)]).toEqual([true, false]);
  });

  it('looks the same without its colour profile', async () => {
    const green = { width: 8, height: 8, channels: 3, background: '#00ff00' } as const;
    const wide = await sharp({ create: green }).png().withIccProfile('p3').toBuffer();
    const stored = await corners(wide);
    expect(stored[0]).not.toEqual([0, 255, 0]);
    const clean = await cleanPicture(wide);
    const [first = []] = await corners(clean?.data ?? Buffer.alloc(0));
    for (const [index, value] of [0, 255, 0].entries()) {
      expect(Math.abs((first[index] ?? 0) - value)).toBeLessThanOrEqual(3);
    }
  });

  it('is cropped as it is shown, and no larger than allowed', async () => {
    const side = await pictureWithMetadata({ orientation: 6 });
    const lower = await cleanPicture(side, { crop: { x: 0, y: 60, width: 100, height: 40 } });
    expect(lower).toMatchObject({ width: 80, height: 48 });
    const [first] = await corners(lower?.data ?? Buffer.alloc(0));
    expect(isRed(first)).toBe(false);
    const edge = await cleanPicture(side, { crop: { x: 100, y: 99.9, width: 50, height: 50 } });
    expect(edge).toMatchObject({ width: 1, height: 1 });
    expect(await cleanPicture(side, { maxSide: 60 })).toMatchObject({ width: 40, height: 60 });
    expect(await cleanPicture(side, { maxSide: 500 })).toMatchObject({ width: 80, height: 120 });
  });

  it('stays animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const clean = await cleanPicture(moving);
    expect(clean).toMatchObject({ width: 20, height: 10 });
    expect(await sharp(clean?.data).metadata()).toMatchObject({ pages: 2 });
  });

  it.each([
    ['words', Buffer.from('no picture')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('is not made of %s', async (_, bytes) => {
    expect(await cleanPicture(bytes)).toBeUndefined();
  });

  it('is not made of a damaged file, unless that is asked for', async () => {
    const whole = await pictureWithMetadata({ width: 400, height: 300 });
    const half = whole.subarray(0, whole.length - 200);
    expect(await cleanPicture(half)).toBeUndefined();
    const clean = await cleanPicture(half, { isDamagedFine: true });
    expect(clean).toMatchObject({ width: 400, height: 300 });
  });
});

const blank = { width: 40, height: 30, channels: 3, background: '#345' } as const;
const encode = (format: PictureFormat) => sharp({ create: blank }).toFormat(format).toBuffer();
const chunk = (name: string, text: string) => {
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(name), body, Buffer.alloc(4)]);
};
const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text)]);
const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

describe('a file without metadata', () => {
  it.each(FORMATS)('is %s as we write it', async (format) => {
    expect(await hasNoMetadata(await encode(format))).toBe(true);
  });

  it.each<[string, PictureFormat, (bytes: Buffer) => Buffer]>([
    ['a comment', 'jpeg', (bytes) => insert(bytes, 2, segment(0xfe, SECRET))],
    ['a part of an unknown program', 'jpeg', (bytes) => insert(bytes, 2, segment(0xec, SECRET))],
    ['a thumbnail', 'jpeg', (bytes) => insert(bytes, 2, segment(0xe0, `JFXX\0${SECRET}${SECRET}`))],
    ['something after its end', 'jpeg', (bytes) => Buffer.concat([bytes, Buffer.from(SECRET)])],
    ['a text', 'png', (bytes) => insert(bytes, 33, chunk('tEXt', `Comment\0${SECRET}`))],
    ['a time', 'png', (bytes) => insert(bytes, 33, chunk('tIME', '1234567'))],
    ['something after its end', 'png', (bytes) => Buffer.concat([bytes, Buffer.from(SECRET)])],
    ['something after its end', 'webp', (bytes) => Buffer.concat([bytes, Buffer.from(SECRET)])],
  ])('has not %s in a %s', async (_, format, spoil) => {
    expect(await hasNoMetadata(spoil(await encode(format)))).toBe(false);
  });
});
