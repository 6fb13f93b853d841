/** A host that answers something else than was asked for, or not in time, or too much. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}

type Options = { maxBytes: number; timeoutMs: number; init?: RequestInit };

export type RemoteAnswer = { status: number; body: Buffer };

/**
 * Asks another host: its answer must come in time and be of a bearable size, and it may not send
 * us elsewhere.
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
    // What went wrong with a connection is in the cause; the query may hold what is secret.
    const reason = cause instanceof Error ? cause.message : message;
    throw new RemoteError(`${address.origin}${address.pathname}: ${reason}`, { cause: error });
  }
}

async function readBounded({ body, url }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new RemoteError(`${url}: more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
