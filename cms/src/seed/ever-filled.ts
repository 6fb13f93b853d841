/**
 * Has a row if texts were ever published here: whoever has deleted the demo must not get it back.
 * Files alone may be left by a seed that broke off.
 */
export const EVER_FILLED = `select 1 from content_versions where name not in ('media', 'documents') limit 1`;
