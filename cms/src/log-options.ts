type SafeError = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: SafeError;
};

const SERVER_ERROR = 500;
const MAX_CAUSES = 3;

/** How every process writes its log: JSON lines, without what people have typed. */
export function logOptions(level: string) {
  return { level, serializers: { err: (error: unknown) => safeError(error) } };
}

/**
 * What an error may say. A query that failed carries its values, which may be a patient's, in its
 * message, in fields of its own and at the head of its stack; so only what is known to be harmless
 * is kept.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' };
  const { code, constraint, status } = error as Error & Record<string, unknown>;
  const isVisitors = typeof status === 'number' && status < SERVER_ERROR;
  return {
    type: error.name,
    message: safeMessage(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // A wrong password needs no stack.
    ...(!isVisitors && { stack: framesOf(error) }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: safeError(error.cause, depth + 1) }),
  };
}

function safeMessage(error: Error): string {
  if ('query' in error && 'params' in error) return 'A query failed';
  // Postgres ends a message with the value it could not read: `invalid input syntax …: "…"`.
  return 'severity' in error ? error.message.replace(/:? ".*"$/s, '') : error.message;
}

/** Where an error came from, without its message. */
export function framesOf(error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
