/**
 * The pieces of a body as they arrive. Whoever stops early leaves the rest unread, but the
 * connection open: an answer is still to be sent.
 */
export async function* bodyPieces(body: ReadableStream<Uint8Array> | null) {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
