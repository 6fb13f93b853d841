import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { RequestError } from '#server/http/request-error.ts';
import { bodyChunks } from './body-chunks.ts';
import { readMultipart, type BodyLimits, type ReadForm } from './read-multipart.ts';

const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;

export async function readForm(request: Request, limits: BodyLimits): Promise<ReadForm> {
  const type = request.headers.get('Content-Type') ?? '';
  const isUrlEncoded = URL_ENCODED.test(type);
  const bytes = isUrlEncoded ? Math.min(limits.bytes, limits.textBytes) : limits.bytes;
  if (Number(request.headers.get('Content-Length')) > bytes) return { status: 'tooLarge' };
  if (!isUrlEncoded && !MULTIPART.test(type)) return { status: 'malformed' };
  try {
    const pieces = withinBytes(bodyChunks(request), bytes);
    return isUrlEncoded
      ? await readUrlEncoded(pieces, limits.fields)
      : await readMultipart(pieces, type, limits);
  } catch (error) {
    if (error instanceof TooManyBytes) return { status: 'tooLarge' };
    if (error instanceof RequestError) throw error;
    return { status: 'malformed' };
  }
}

class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** Content-Length may be absent or wrong. */
async function* withinBytes(pieces: AsyncIterable<Uint8Array>, bytes: number) {
  let read = 0;
  for await (const piece of pieces) {
    read += piece.byteLength;
    if (read > bytes) throw new TooManyBytes();
    yield piece;
  }
}

async function readUrlEncoded(
  pieces: AsyncIterable<Uint8Array>,
  maxFields: number,
): Promise<ReadForm> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  const text = Buffer.concat(read).toString('utf8');
  if (text.split('&', maxFields + 1).length > maxFields) return { status: 'tooLarge' };
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(text)) data.append(name, value);
  return { status: 'read', data };
}

const MAX_FIELDS = 20;

export async function readSmallForm(context: Context, bytes: number): Promise<FormData> {
  const form = await readForm(context.req.raw, { bytes, textBytes: bytes, fields: MAX_FIELDS });
  if ('data' in form) return form.data;
  throw new HTTPException(form.status === 'tooLarge' ? 413 : 400);
}
