import { cleanPicture } from '@clinic/cms/pictures/clean-picture';
import { hasNoMetadata } from '@clinic/cms/pictures/has-no-metadata';

export type WithoutMetadata = typeof withoutMetadata;

/** A picture of another host without its metadata. Undefined if it cannot be read. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer | undefined> {
  if (await hasNoMetadata(bytes).catch(() => false)) return bytes;
  return (await cleanPicture(bytes, { isDamagedFine: true }))?.data;
}
