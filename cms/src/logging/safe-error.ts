import { types } from 'node:util';

type SafeError = {
  type: string;
  code?: string | number;
  status?: number;
  constraint?: string;
  stack?: string;
  cause?: SafeError;
  errors?: SafeError[];
};

const SERVER_ERROR = 500;
const MAX_DEPTH = 3;
const MAX_ERRORS = 5;

/** A name or a code, not a sentence. */
const WORD = /^[A-Za-z][\w.-]{0,79}$|^\d\w{0,9}$/;
const FRAME = /^\s+at .*(?::\d+:\d+\)?|\(<anonymous>\)|\(index \d+\)|\(native\))$/;

export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/**
 * No message is logged, as it may contain what a visitor or an editor typed: a failed query has its
 * values in its message, in fields of its own, at the top of its stack and in its cause.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!isError(error)) return { type: typeof error };
  const { code, constraint, status, errors, cause } = error as Error & Record<string, unknown>;
  const isClientError = typeof status === 'number' && status < SERVER_ERROR;
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: isWord(error.name) ? error.name : 'Error',
    ...((isWord(code) || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(isWord(constraint) && { constraint }),
    // A client's error, such as a wrong password, needs no stack.
    ...(!isClientError && { stack: framesOf(error) }),
    ...(isError(cause) && !isDeep && { cause: safeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeep && { errors: errors.slice(0, MAX_ERRORS).map((one) => safeError(one, depth + 1)) }),
  };
}

export function framesOf(error: unknown): string {
  if (!isError(error)) return '';
  // Lines of the message may look like stack frames.
  const lines = (error.stack ?? '').replace(error.message, '').split('\n');
  return lines.filter((line) => FRAME.test(line)).join('\n');
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && WORD.test(value);
}
