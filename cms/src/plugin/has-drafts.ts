import type { CollectionConfig } from 'payload';

/** Whether a collection has drafts, as all do whose entries are published. */
export const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);
