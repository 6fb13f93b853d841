/**
 * What a log may say of an error. Messages of the database and of mail servers repeat what visitors
 * wrote and where they can be reached; a code does not.
 */
export function errorCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, responseCode } = current as Error & { code?: unknown; responseCode?: unknown };
    if (typeof responseCode === 'number') return `${String(code)} ${responseCode}`;
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
  }
  return error instanceof Error ? error.name : 'unknown';
}
