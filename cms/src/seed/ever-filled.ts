/**
 * A row if texts were ever published here: a clinic that has deleted the demo must never see it
 * again. Files alone may be left from an interrupted seed.
 */
export const EVER_FILLED = `select 1 from content_versions where name not in ('media', 'documents') limit 1`;
