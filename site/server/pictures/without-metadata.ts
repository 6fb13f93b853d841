import { cleanPicture } from '@clinic/cms/pictures/clean-picture';
import { isBare } from '@clinic/cms/pictures/is-bare';

export type WithoutMetadata = typeof withoutMetadata;

/** A picture of another host without its metadata. Undefined if it cannot be read. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer | undefined> {
  if (await isBare(bytes).catch(() => false)) return bytes;
  return (await cleanPicture(bytes, { isDamagedFine: true }))?.data;
}
