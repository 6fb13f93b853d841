/** The response of a host is invalid, too late, too large or missing. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

/** The host has answered, with more than is accepted. */
export class TooLargeError extends RemoteError {}

type Options = { maxBytes: number; timeoutMs: number; init?: RequestInit };

export type RemoteAnswer = { status: number; body: Buffer };

/**
 * Fetches from another host with a timeout and a maximum size of the response. Redirects are
 * errors.
 */
export async function fetchBounded(
  address: URL,
  { maxBytes, timeoutMs, init }: Options,
): Promise<RemoteAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    return { status: response.status, body: await readBounded(response, maxBytes) };
  } catch (error) {
    if (error instanceof RemoteError) throw error;
    const { message, cause } = error as Error;
    // Connection errors are in the cause. Without the query, which may hold a secret.
    const reason = cause instanceof Error ? cause.message : message;
    throw new RemoteError(`${address.origin}${address.pathname}: ${reason}`, { cause: error });
  }
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
