/** A submission could not be put where it is safe, so its sender must not be told that it is. */
export class NotKeptError extends Error {
  override name = 'NotKeptError';

  /** What the sender is shown, and can read out on the phone. */
  readonly code: string;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? 'ENOTKEPT';
  }
}

/** Without a word of what was sent. */
function reasonOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full';
  return code ? `The disk does not answer (${code})` : 'The submission could not be kept';
}
