type Failure = 'S3_AWAY' | 'S3_REFUSED' | 'S3_NO_BUCKET' | 'S3_BROKEN';

const WORDS: Readonly<Record<Failure, string>> = {
  S3_AWAY: 'does not answer',
  S3_REFUSED: 'refuses the access key, or what is asked with it',
  S3_NO_BUCKET: 'has no such bucket',
  S3_BROKEN: 'answers with an error',
};

type Answer = { name?: string; $metadata?: { httpStatusCode?: number } };

/** S3 could not do what was asked. The message names the place and never a secret. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  /** Payload answers with it: the same request may succeed later. */
  readonly status = 503;
  readonly code: Failure;
  /** What S3 does instead, without its place. */
  readonly words: string;

  constructor(place: string, cause: unknown) {
    const code = failureOf(cause as Answer);
    super(`${place} ${WORDS[code]}.`);
    this.code = code;
    this.words = WORDS[code];
  }
}

function failureOf({ name, $metadata }: Answer): Failure {
  const status = $metadata?.httpStatusCode;
  if (name === 'NoSuchBucket') return 'S3_NO_BUCKET';
  if (status === undefined || status >= 500) return 'S3_AWAY';
  return status === 401 || status === 403 ? 'S3_REFUSED' : 'S3_BROKEN';
}
