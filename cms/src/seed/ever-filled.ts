/**
 * Finds a row if texts were ever published here: whoever has deleted the demo must not get it back.
 * Files alone may be left over from a seed that was interrupted.
 */
export const EVER_FILLED = `select 1 from content_versions where name not in ('media', 'documents') limit 1`;
