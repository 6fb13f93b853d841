/**
 * A row of the content versions that is no collection: it counts how often a backup was restored
 * into this database. It stands by itself, so that a restore need not load the cms.
 */
export const RESTORED = '(restored)';
