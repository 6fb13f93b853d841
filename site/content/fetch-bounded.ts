import { RemoteError } from './remote-error.ts';

export class TooLargeError extends RemoteError {}

type Options = { maxBytes: number; timeoutMs: number; init?: RequestInit };

export type Validators = { etag?: string; lastModified?: string };

export type RemoteAnswer = { status: number; body: Buffer; validators?: Validators };

const LOGIN = /^[^?#]*\/auth\/login(?:[?#]|$)/;
const NOT_FOUND = 404;

/** A redirect is an error, except Cockpit's to its login page, which means "not found". */
export async function fetchBounded(
  address: URL,
  { maxBytes, timeoutMs, init }: Options,
): Promise<RemoteAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const target = response.headers.get('location');
    if (target !== null && !LOGIN.test(target)) throw new Error('unexpected redirect');
    const etag = response.headers.get('etag') ?? undefined;
    const lastModified = response.headers.get('last-modified') ?? undefined;
    const body = await readBounded(response, maxBytes);
    const status = target === null ? response.status : NOT_FOUND;
    return { status, body, validators: { etag, lastModified } };
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const { message, cause } = error as Error;
    // Connection errors are in the cause. The query is left out, because it may hold a secret.
    const reason = withoutHeaders(cause instanceof Error ? cause.message : message);
    throw new RemoteError(`${address.origin}${address.pathname}: ${reason}`, {
      cause: error,
      plain: `${address.pathname} was not answered (${kindOf(error)})`,
    });
  }
}

/** The message quotes a header value that is invalid, which may be a token. */
function withoutHeaders(message: string): string {
  return /invalid header value/i.test(message) ? 'a header has an invalid value' : message;
}

/** The kind of an error, such as ECONNREFUSED, unexpected redirect or TimeoutError. */
function kindOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? (name === 'Error' ? message : name);
}

async function readBounded({ body, url }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) throw new TooLargeError(`${url}: more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
