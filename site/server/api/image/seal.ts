import { createHash } from 'node:crypto';

const SEAL_BYTES = 32;

/** Adds to a file what tells later whether it is whole. */
export function seal(content: Buffer): Buffer {
  return Buffer.concat([content, digest(content)]);
}

/** What was sealed; undefined if it is cut off or damaged. */
export function unseal(file: Buffer | undefined): Buffer | undefined {
  if (!file || file.byteLength <= SEAL_BYTES) return undefined;
  const content = file.subarray(0, -SEAL_BYTES);
  return digest(content).equals(file.subarray(-SEAL_BYTES)) ? content : undefined;
}

function digest(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
