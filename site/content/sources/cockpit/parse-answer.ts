import { z } from 'zod';
import type { RemoteAnswer } from '#content/fetch-bounded.ts';
import { reasonOf } from '#content/models/model.ts';
import { UnreadableAnswerError } from '#content/remote-error.ts';
import { shown } from './panel-values.ts';

/** Escapes of surrogates and NUL: in no other way can these be in JSON, which is UTF-8. */
const ESCAPES = /\\u(?:d[89a-f]|0000)/i;

export function parseAnswer<T>(schema: z.ZodType<T>, name: string, { body }: RemoteAnswer): T {
  const text = body.toString('utf8');
  try {
    return schema.parse(ESCAPES.test(text) ? JSON.parse(text, replaceInvalid) : JSON.parse(text));
  } catch (error) {
    const why = (error instanceof z.ZodError && reasonOf(error)) || 'it is no JSON';
    const plain = `The answer for ${name} is not what a Cockpit host gives: ${why}`;
    // Truncated JSON is not quoted: it may hold what a patient has written.
    const isOther = error instanceof SyntaxError && !/^\s*[[{]/.test(text);
    const given = isOther ? `, and begins with ${shown(text)}` : '';
    throw new UnreadableAnswerError(plain + given, { cause: error, plain });
  }
}

/** Neither addresses, XML nor the database can hold NUL or unpaired surrogates. */
function replaceInvalid(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\u{fffd}');
}
