import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readForm } from './read-form.ts';

const MAX_FIELDS = 20;

/** Reads a form of a few short fields; responds with 413 or 400 to anything else. */
export async function readSmallForm(context: Context, bytes: number): Promise<FormData> {
  const form = await readForm(context.req.raw, { bytes, textBytes: bytes, fields: MAX_FIELDS });
  if ('data' in form) return form.data;
  throw new HTTPException(form.status === 'tooLarge' ? 413 : 400);
}
