export type ReplyDraft = { subject: string; text: string };

const keyOf = (request: string) => `reply ${request}`;

/** The reply begun in this window; undefined if there is none, or browsers block the storage. */
export function readReplyDraft(request: string): ReplyDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(request)) ?? 'null');
    return isWritten(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function saveReplyDraft(request: string, written: ReplyDraft | undefined): void {
  try {
    if (written) sessionStorage.setItem(keyOf(request), JSON.stringify(written));
    else sessionStorage.removeItem(keyOf(request));
  } catch {
    // Without storage a reply is lost on leaving, but can still be written and sent.
  }
}

function isWritten(value: unknown): value is ReplyDraft {
  const { subject, text } = (value ?? {}) as Record<string, unknown>;
  return typeof subject === 'string' && typeof text === 'string';
}
