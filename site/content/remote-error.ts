/** The response of a host is invalid, too late, too large or missing. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  /** The message without the host's name and address. */
  readonly plain: string;

  constructor(message: string, { cause, plain }: { cause?: unknown; plain?: string } = {}) {
    super(message, { cause });
    this.plain = plain ?? withoutHost(message);
  }
}

export class UnreadableAnswerError extends RemoteError {}

function withoutHost(message: string): string {
  return message
    .replaceAll(/https?:\/\/[^/\s]+(?=\/)/g, '')
    .replaceAll(/https?:\/\/\S+/g, 'the host');
}

/** For the log. Only errors of a host, because others may hold what people have typed. */
export function staleReasonForLog(error: unknown): string | undefined {
  return error instanceof RemoteError ? error.message : undefined;
}

/** For the public, without telling where the content comes from. */
export function publicStaleReason(error: unknown): string {
  return error instanceof RemoteError ? error.plain : 'the database cannot be read';
}
