import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { FileStoreError } from '../../cms/src/files/file-store-error.ts';
import { openClient, type S3Settings } from '../../cms/src/files/s3-store.ts';

/** S3 takes at most 10,000 parts of at least 5 MiB: with 16 MiB each, a backup may have 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const PART_TIMEOUT_MS = 180_000;

/** Puts a file into a bucket; an access key that may only add is enough. Returns the place. */
export async function copyElsewhere(
  file: string,
  settings: Required<S3Settings>,
  signal: AbortSignal,
): Promise<string> {
  const { S3_BUCKET: Bucket, S3_ENDPOINT } = settings;
  const place = `S3 (${Bucket} at ${new URL(S3_ENDPOINT).host})`;
  const { sdk, client } = await openClient(settings, PART_TIMEOUT_MS);
  const to = { Bucket, Key: path.basename(file) };
  const send = { abortSignal: signal };
  try {
    if ((await stat(file)).size <= PART_BYTES) {
      for await (const bytes of parts(file)) {
        await client.send(new sdk.PutObjectCommand({ ...to, ...checked(bytes) }), send);
      }
      return place;
    }
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(to), send);
    const sent: { PartNumber: number; ETag?: string }[] = [];
    try {
      for await (const bytes of parts(file)) {
        const PartNumber = sent.length + 1;
        const part = { ...to, UploadId, PartNumber, ...checked(bytes) };
        const { ETag } = await client.send(new sdk.UploadPartCommand(part), send);
        sent.push({ PartNumber, ...(ETag && { ETag }) });
      }
      const whole = { ...to, UploadId, MultipartUpload: { Parts: sent } };
      await client.send(new sdk.CompleteMultipartUploadCommand(whole), send);
    } catch (error) {
      const abort = new sdk.AbortMultipartUploadCommand({ ...to, UploadId });
      await client.send(abort).catch(() => undefined);
      throw error;
    }
    return place;
  } catch (error) {
    signal.throwIfAborted();
    throw new FileStoreError(place, error);
  } finally {
    client.destroy();
  }
}

/** A bucket with object lock refuses what comes without a checksum. */
const checked = (bytes: Buffer) => ({
  Body: bytes,
  ContentMD5: createHash('md5').update(bytes).digest('base64'),
});

async function* parts(file: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    waiting.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}
