/** Who has deleted the demo must never see it again; only files may be left of a broken seed. */
export const EVER_FILLED = `select 1 from content_versions where name not in ('media', 'documents') limit 1`;
