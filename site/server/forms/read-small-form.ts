import type { Context } from 'hono';
import { readForm } from './read-form.ts';

const MAX_FIELDS = 20;

/** A form of a few short fields, or the answer to what is none. */
export async function readSmallForm(context: Context, bytes: number): Promise<FormData | Response> {
  const form = await readForm(context.req.raw, { bytes, textBytes: bytes, fields: MAX_FIELDS });
  if ('data' in form) return form.data;
  return form.status === 'tooLarge'
    ? context.text('This is more than the form can hold.', 413)
    : context.text('This is no form.', 400);
}
