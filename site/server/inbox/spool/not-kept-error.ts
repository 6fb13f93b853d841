/** A submission could not be stored safely, so its sender must not be told that it was. */
export class NotKeptError extends Error {
  override name = 'NotKeptError';

  /** Shown to the sender, who can read it out on the phone. */
  readonly code: string;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? 'ENOTKEPT';
  }
}

/** Contains nothing of the submission. */
function reasonOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full';
  return code ? `The disk does not answer (${code})` : 'The submission could not be kept';
}
