import { createHash } from 'node:crypto';

const CHECKSUM_BYTES = 32;

export function appendChecksum(content: Buffer): Buffer {
  return Buffer.concat([content, digest(content)]);
}

export function verifyChecksum(file: Buffer | undefined): Buffer | undefined {
  if (!file || file.byteLength <= CHECKSUM_BYTES) return undefined;
  const content = file.subarray(0, -CHECKSUM_BYTES);
  return digest(content).equals(file.subarray(-CHECKSUM_BYTES)) ? content : undefined;
}

function digest(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
