/** What may be logged of an error. Messages of databases and mail servers repeat visitors' input. */
export function errorCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, responseCode } = current as Error & { code?: unknown; responseCode?: unknown };
    if (typeof responseCode === 'number') return `${String(code)} ${responseCode}`;
    if (typeof code === 'string' && /^\w+$/.test(code)) return code;
  }
  return error instanceof Error ? error.name : 'unknown';
}
