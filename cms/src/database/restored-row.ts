/**
 * The row of the content versions that counts how often a backup was restored into this database;
 * in a file of its own, so that a restore need not load the cms.
 */
export const RESTORED = '(restored)';
