import { createHash } from 'node:crypto';
import { fileKey, isPlainName, type FileFolder } from './file-key.ts';
import { FileStoreError } from './file-store-error.ts';

export type S3Settings = {
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_REGION?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
};

/** For a call and its retries together: a store that hangs must not hold up a save for long. */
const TIMEOUT_MS = 15_000;
const CONNECT_MS = 3_000;
const MAX_ATTEMPTS = 2;
/** Larger than any upload may be. */
const MAX_BYTES = 64 * 1024 * 1024;

type Connection = Awaited<ReturnType<typeof openClient>>;

/** Files in a bucket, by folder and name. Nothing gets an ACL, so all is as private as the bucket. */
export class S3Store {
  readonly place: string;
  readonly #settings: Required<S3Settings>;
  #connection: Promise<Connection> | undefined;

  constructor(settings: Required<S3Settings>) {
    this.#settings = settings;
    this.place = `S3 (${settings.S3_BUCKET} at ${new URL(settings.S3_ENDPOINT).host})`;
  }

  async get(folder: FileFolder, name: string): Promise<Buffer | undefined> {
    const key = fileKey(folder, name);
    if (!key) return undefined;
    return this.#ask(async ({ sdk, client, to, abortSignal }) => {
      const command = new sdk.GetObjectCommand({ ...to, Key: key });
      const { Body, ContentLength = 0 } = await client.send(command, { abortSignal });
      if (ContentLength > MAX_BYTES) throw new Error(`${key} is too large`);
      return Body && Buffer.from(await Body.transformToByteArray());
    });
  }

  async sizeOf(folder: FileFolder, name: string): Promise<number | undefined> {
    const key = fileKey(folder, name);
    if (!key) return undefined;
    return this.#ask(async ({ sdk, client, to, abortSignal }) => {
      const command = new sdk.HeadObjectCommand({ ...to, Key: key });
      return (await client.send(command, { abortSignal })).ContentLength;
    });
  }

  /** S3 refuses a file that arrives altered. */
  async put(folder: FileFolder, name: string, bytes: Buffer): Promise<void> {
    const key = fileKey(folder, name);
    if (!key) throw new Error(`${name} is no name of a file`);
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    await this.#ask(({ sdk, client, to, abortSignal }) => {
      const object = { ...to, Key: key, Body: bytes, ContentMD5 };
      return client.send(new sdk.PutObjectCommand(object), { abortSignal });
    });
  }

  async delete(folder: FileFolder, name: string): Promise<void> {
    const key = fileKey(folder, name);
    if (!key) return;
    await this.#ask(({ sdk, client, to, abortSignal }) =>
      client.send(new sdk.DeleteObjectCommand({ ...to, Key: key }), { abortSignal }),
    );
  }

  /** The names of all files in a folder, without what other programs have put deeper. */
  async list(folder: FileFolder): Promise<string[]> {
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#ask(({ sdk, client, to, abortSignal }) => {
        const input = { ...to, Prefix: `${folder}/`, ContinuationToken };
        return client.send(new sdk.ListObjectsV2Command(input), { abortSignal });
      });
      for (const { Key = '' } of page?.Contents ?? []) names.push(Key.slice(folder.length + 1));
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken);
    return names.filter(isPlainName);
  }

  /** The address at which anybody could read a file, if the bucket were public. */
  publicAddress(folder: FileFolder, name: string): string {
    const { S3_ENDPOINT, S3_BUCKET } = this.#settings;
    return `${S3_ENDPOINT}/${S3_BUCKET}/${folder}/${encodeURIComponent(name)}`;
  }

  async #ask<Answer>(
    call: (
      to: Connection & { to: { Bucket: string }; abortSignal: AbortSignal },
    ) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.#connection ??= openClient(this.#settings);
    const connection = await this.#connection;
    const to = { Bucket: this.#settings.S3_BUCKET };
    try {
      return await call({ ...connection, to, abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      const { name } = error as Error;
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
      throw new FileStoreError(this.place, error);
    }
  }
}

/** Imports the SDK only here, so that installations without S3 never load it. */
export async function openClient(settings: Required<S3Settings>, requestTimeout = TIMEOUT_MS) {
  const sdk = await import('@aws-sdk/client-s3');
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const client = new sdk.S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Most stores that speak S3 have no host name for each bucket.
    forcePathStyle: true,
    // The checksums of newer SDKs are unknown to many stores; Content-MD5 is known to all.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout },
  });
  return { sdk, client };
}

export function openS3Store(settings: S3Settings): S3Store | undefined {
  const whole = wholeS3(settings);
  return whole && new S3Store(whole);
}

export function wholeS3(settings: S3Settings): Required<S3Settings> | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return undefined;
  }
  return { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
}
