import { z } from 'zod';
import { THUMBNAIL_QUALITY } from '#app/constants.ts';
import type { RequestParams } from '#server/api/http/request-params.ts';
import { FORMATS } from '#server/files/formats.ts';
import { badRequest } from '#server/http/request-error.ts';
import { parseFocalPoint, MODES, type ImageRequest } from '#server/pictures/image-request.ts';

const MAX_SIDE = 2560;

type ImageParams = ImageRequest & {
  /** Without this and `wantsBase64`, the response is the address of the picture. */
  wantsBytes: boolean;
  wantsBase64: boolean;
  isNegotiated: boolean;
};

const absentIfEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);

const isSet = (flag: unknown) => flag === true || Number(flag) === 1 || flag === 'true';

const FOCAL_MESSAGE = 'must be two numbers, as 50 50';

/** In a query a number is text; in a JSON body it may be a number. */
function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`;
  const text = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  const number = z.union([text, z.number()], message);
  const whole = number.pipe(z.number().int(message).min(from, message).max(to, message));
  return z.preprocess(absentIfEmpty, whole.optional());
}

const focalPoint = z
  .string(FOCAL_MESSAGE)
  .max(40, FOCAL_MESSAGE)
  .transform((text, context) => {
    const focal = parseFocalPoint(text);
    if (focal) return focal;
    context.addIssue({ code: 'custom', message: FOCAL_MESSAGE });
    return z.NEVER;
  });

const formatName = z
  .string()
  .transform((text) => text.toLowerCase().replace(/^image\//, ''))
  .refine((name) => name === 'auto' || Object.hasOwn(FORMATS, name), {
    message: `must be one of ${Object.keys(FORMATS).join(', ')}, auto`,
  });

const schema = z.object({
  src: z.string('is missing').min(1, 'is missing').max(1000, 'is too long'),
  w: wholeNumber(1, MAX_SIDE),
  h: wholeNumber(1, MAX_SIDE),
  m: z.preprocess(absentIfEmpty, z.enum(MODES, `must be one of ${MODES.join(', ')}`).optional()),
  q: wholeNumber(1, 100),
  fp: z.preprocess(absentIfEmpty, focalPoint.optional()),
  mime: z.preprocess(absentIfEmpty, formatName.optional()),
  o: z.unknown(),
  b64: z.unknown(),
});

const EFFECTS = [
  ...['f', 'blur', 'brighten', 'colorize', 'contrast', 'darken', 'desaturate', 'edge detect'],
  ...['emboss', 'flip', 'invert', 'opacity', 'pixelate', 'sepia', 'sharpen', 'sketch'],
];

const NAMES = Object.keys(schema.shape);

export function parseImageParams(params: RequestParams, accept: string | undefined): ImageParams {
  const effect = EFFECTS.find((name) => params.get(name) !== undefined);
  if (effect) throw badRequest(`The parameter ${effect} is not known: there are no effects here`);
  const given = Object.fromEntries(NAMES.map((name) => [name, params.get(name)]));
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw badRequest(`The parameter ${issue?.path.join('.')} ${issue?.message}`);
  }
  const { src, w, h, m, q, fp, mime, o, b64 } = result.data;
  const isNegotiated = mime === 'auto';
  const acceptsWebp = accept?.includes('image/webp') ?? false;
  return {
    src,
    width: w,
    height: h,
    mode: m,
    quality: allowedQuality(q ?? THUMBNAIL_QUALITY),
    focal: fp ?? { x: 50, y: 50 },
    format: isNegotiated ? (acceptsWebp ? 'webp' : undefined) : FORMATS[mime ?? ''],
    orAvif: isNegotiated && acceptsWebp && accept?.includes('image/avif'),
    wantsBytes: isSet(o),
    wantsBase64: isSet(b64),
    isNegotiated,
  };
}

/** Few, because each quality is one more file on disk for every size that clients choose. */
const QUALITIES = [20, 30, 36, 48, 60, 70, 80, 90] as const;

function allowedQuality(quality: number): number {
  const distance = (allowed: number) => Math.abs(allowed - quality);
  return QUALITIES.reduce((best, allowed) => (distance(allowed) < distance(best) ? allowed : best));
}
