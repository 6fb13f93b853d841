import { fetchBounded } from '#content/fetch-bounded.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** The host did not accept a post; the code may be logged. */
class NotTakenError extends Error {
  override readonly name = 'NotTakenError';
  readonly code: string;

  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/** Posts to a host of the operator. A retry has the same `key`, so that the host can detect it. */
export async function postJson(address: string, key: string, body: unknown): Promise<void> {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const headers = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': key });
  if (username) {
    const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set('Authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  }
  const { status } = await fetchBounded(url, {
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMs: TIMEOUT_MS,
    init: { method: 'POST', headers, body: JSON.stringify(body) },
  });
  if (status < 200 || status > 299) throw new NotTakenError(status);
}
