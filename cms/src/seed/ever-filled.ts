/** Who has deleted the demo must never see it again; files alone may be of an interrupted seed. */
export const EVER_FILLED = `select 1 from content_versions where name not in ('media', 'documents') limit 1`;
