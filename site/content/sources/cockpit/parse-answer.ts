import { z } from 'zod';
import type { RemoteAnswer } from '#content/fetch-bounded.ts';
import { reasonOf } from '#content/models/model.ts';
import { UnreadableAnswerError } from '#content/remote-error.ts';
import { shown } from './panel-values.ts';

/** Only escapes can bring such characters: as bytes they are neither UTF-8 nor JSON. */
const ESCAPES = /\\u(?:d[89a-f]|0000)/i;

export function parseAnswer<T>(schema: z.ZodType<T>, name: string, { body }: RemoteAnswer): T {
  const text = body.toString('utf8');
  try {
    return schema.parse(ESCAPES.test(text) ? JSON.parse(text, cleaned) : JSON.parse(text));
  } catch (error) {
    const why = (error instanceof z.ZodError && reasonOf(error)) || 'it is no JSON';
    const plain = `The answer for ${name} is not what a Cockpit host gives: ${why}`;
    // Of JSON that breaks off nothing is told: it may be what a patient has written.
    const isOther = error instanceof SyntaxError && !/^\s*[[{]/.test(text);
    const given = isOther ? `, and begins with ${shown(text)}` : '';
    throw new UnreadableAnswerError(plain + given, { cause: error, plain });
  }
}

/** Halves of characters and NUL can be neither in an address, in XML nor in a database. */
function cleaned(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
}
