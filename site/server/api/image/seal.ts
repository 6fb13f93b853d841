import { createHash } from 'node:crypto';

const SEAL_BYTES = 32;

/** Appends a digest, by which `unseal` detects damage. */
export function seal(content: Buffer): Buffer {
  return Buffer.concat([content, digest(content)]);
}

/** The sealed content; undefined if it is truncated or damaged. */
export function unseal(file: Buffer | undefined): Buffer | undefined {
  if (!file || file.byteLength <= SEAL_BYTES) return undefined;
  const content = file.subarray(0, -SEAL_BYTES);
  return digest(content).equals(file.subarray(-SEAL_BYTES)) ? content : undefined;
}

function digest(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
