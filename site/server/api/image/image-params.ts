import { z } from 'zod';
import { badRequest } from '../request-error.ts';
import type { RequestParams } from '../request-params.ts';
import { THUMBNAIL_QUALITY } from '../../../app/constants.ts';
import { parseFocalPoint, type FocalPoint } from './focal-point.ts';
import type { OutputFormat } from './formats.ts';

export const MAX_SIDE = 2560;

export const MODES = ['thumbnail', 'bestFit', 'resize', 'fitToWidth', 'fitToHeight'] as const;
export type Mode = (typeof MODES)[number];

export type ImageRequest = {
  src: string;
  width?: number;
  height?: number;
  mode?: Mode;
  quality: number;
  focal: FocalPoint;
  /** Absent: the format of the source. */
  format?: OutputFormat;
};

export type ImageParams = ImageRequest & {
  /** Whether the picture itself is wanted, or the address of it. */
  wantsBytes: boolean;
  /** Whether the answer depends on what the browser accepts. */
  isNegotiated: boolean;
};

/** The names under which a format may be asked for. */
const FORMATS: Readonly<Record<string, OutputFormat>> = {
  webp: 'webp',
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
};

const absentIfEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);

function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`;
  const number = z
    .union(
      [
        z
          .string()
          .regex(/^\d{1,9}$/, message)
          .transform(Number),
        z.number(),
      ],
      message,
    )
    .pipe(z.number().int(message).min(from, message).max(to, message));
  return z.preprocess(absentIfEmpty, number.optional());
}

const schema = z.object({
  src: z.string('is missing').min(1, 'is missing').max(1000, 'is too long'),
  w: wholeNumber(1, MAX_SIDE),
  h: wholeNumber(1, MAX_SIDE),
  m: z.preprocess(absentIfEmpty, z.enum(MODES, `must be one of ${MODES.join(', ')}`).optional()),
  q: wholeNumber(1, 100),
  fp: z.preprocess(
    absentIfEmpty,
    z
      .string('must be two numbers, as 50 50')
      .max(40, 'must be two numbers, as 50 50')
      .transform((text, context) => {
        const focal = parseFocalPoint(text);
        if (!focal) context.addIssue({ code: 'custom', message: 'must be two numbers, as 50 50' });
        return focal ?? { x: 50, y: 50 };
      })
      .optional(),
  ),
  mime: z.preprocess(
    absentIfEmpty,
    z
      .string()
      .transform((text) => text.toLowerCase().replace(/^image\//, ''))
      .refine((name) => name === 'auto' || Object.hasOwn(FORMATS, name), {
        message: `must be one of ${Object.keys(FORMATS).join(', ')}, auto`,
      })
      .optional(),
  ),
  o: z.unknown(),
});

const NAMES = Object.keys(schema.shape);

export function parseImageParams(params: RequestParams, accept: string | undefined): ImageParams {
  const given = Object.fromEntries(NAMES.map((name) => [name, params.get(name)]));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw badRequest(`The parameter ${issue?.path.join('.')} ${issue?.message}`);
  }
  const { src, w, h, m, q, fp, mime, o } = result.data;
  const isNegotiated = mime === 'auto';
  const acceptsWebp = accept?.includes('image/webp') ?? false;
  return {
    src,
    width: w,
    height: h,
    mode: m,
    quality: q ?? THUMBNAIL_QUALITY,
    focal: fp ?? { x: 50, y: 50 },
    // AVIF would be smaller still, but takes seconds to make: only for those who ask for it.
    format: isNegotiated ? (acceptsWebp ? 'webp' : undefined) : FORMATS[mime ?? ''],
    wantsBytes: o === true || o === 1 || o === '1' || o === 'true',
    isNegotiated,
  };
}
