/** A reply as far as it is written. */
export type ReplyDraft = { subject: string; text: string };

const keyOf = (request: string) => `reply ${request}`;

/** What was being written to this request in this window; browsers may refuse to say. */
export function readReplyDraft(request: string): ReplyDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(request)) ?? 'null');
    return isWritten(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a reply until its window is closed; nothing is kept once there is nothing to lose. */
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
