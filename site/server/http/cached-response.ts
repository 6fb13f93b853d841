import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { matchesEtag } from './etag.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { readonly etag: string; readonly headers: Headers; readonly body: Buffer };
type Headers = Readonly<Record<string, string>>;

/** A response as it is cached: made and compressed once, sent many times. */
export type CachedResponse = {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly bytes: number;
};

/** Below this size, compression saves less than its header costs. */
const MIN_COMPRESSED_BYTES = 256;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|atom))/;

/** A tenth larger than the best, but a hundred times faster: the first visitor waits for it. */
const QUICKLY = 5;

export async function makeResponse(
  status: number,
  headers: Headers,
  body: Buffer,
  brotliQuality = QUICKLY,
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body);
  // The policy names the scripts of the page; a changed policy is a changed response.
  for (const value of Object.values(headers)) hash.update(value);
  const tag = hash.digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, encoded: Buffer): Variant => {
    // Weak: `shrink` may compress the same page once more.
    const etag = `W/"${tag}-${encoding}"`;
    const all: Record<string, string> = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (encoding !== 'identity') all['Content-Encoding'] = encoding;
    all['Content-Length'] = String(encoded.length);
    return { etag, headers: all, body: encoded };
  };
  const identity = variant('identity', body);
  const isCompressible = COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  if (body.length < MIN_COMPRESSED_BYTES || !isCompressible) {
    return { status, variants: { identity, br: identity, gzip: identity }, bytes: body.length };
  }
  const [br, gz] = await Promise.all([
    brotli(body, brotliQuality),
    compressGzip(body, { level: 9 }),
  ]);
  return {
    status,
    variants: { identity, br: variant('br', br), gzip: variant('gzip', gz) },
    bytes: body.length + br.length + gz.length,
  };
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The same response with the best compression. It keeps its ETag: cached copies stay valid. */
export async function shrink(answer: CachedResponse): Promise<CachedResponse> {
  const { identity, br } = answer.variants;
  if (br === identity) return answer;
  const body = await brotli(identity.body, constants.BROTLI_MAX_QUALITY);
  const headers = { ...br.headers, 'Content-Length': String(body.length) };
  return {
    ...answer,
    variants: { ...answer.variants, br: { ...br, headers, body } },
    bytes: answer.bytes - br.body.length + body.length,
  };
}

export type Conditions = {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type ResponseVariant = { status: number; headers: Headers; body: Buffer | null };

/** The variant to send: the best encoding, or 304 if the client has it already. */
export function selectVariant(answer: CachedResponse, conditions: Conditions): ResponseVariant {
  const variant = answer.variants[chooseEncoding(conditions.acceptEncoding)];
  const isKnown = answer.status === 200 && matchesEtag(conditions.ifNoneMatch, variant.etag);
  const { whole, notModified } = answersOf(answer.status, variant);
  return isKnown ? notModified : whole;
}

/** Made once for each variant, so that senders can cache by identity what they derive from one. */
const answers = new WeakMap<Variant, Record<'whole' | 'notModified', ResponseVariant>>();

function answersOf(status: number, variant: Variant) {
  const known = answers.get(variant);
  if (known) return known;
  const { 'Content-Type': _type, 'Content-Length': _length, ...headers } = variant.headers;
  const both = {
    whole: { status, headers: variant.headers, body: variant.body },
    notModified: { status: 304, headers, body: null },
  };
  answers.set(variant, both);
  return both;
}

/** Accept-Encoding of nearly every browser, which need not be parsed each time. */
const COMMON = new Map<string, Encoding>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
]);

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const common = COMMON.get(accepted);
  if (common) return common;
  const offers = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]));
  const quality = (name: string) => offers.get(name) ?? offers.get('*') ?? 0;
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br';
  return quality('gzip') > 0 ? 'gzip' : 'identity';
}
