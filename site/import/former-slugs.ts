import { raiseContentVersion } from '@clinic/cms/content-versions/content-version';
import type { Payload, PayloadRequest } from 'payload';
import type { FormerSlug } from '#content/sources/cockpit/panel-slugs.ts';
import { importId } from './import-id.ts';

const HISTORY = 'slug_history';

/** Keeps slugs as the host spelled them: their addresses lead to the entry, as if it was renamed. */
export async function keepFormerSlugs(
  { payload, req }: { payload: Payload; req: PayloadRequest },
  slugs: readonly FormerSlug[],
): Promise<void> {
  let hasChanged = false;
  for (const { collection, locale, slug, entry } of slugs) {
    const where = {
      collection: { equals: collection },
      locale: { equals: locale },
      slug: { equals: slug },
    };
    const { totalDocs } = await payload.db.count({ collection: HISTORY, where, req });
    if (totalDocs > 0) continue;
    const data = { collection, locale, slug, entry: importId(collection, entry) };
    await payload.db.create({ collection: HISTORY, data, req });
    hasChanged = true;
  }
  if (hasChanged) await raiseContentVersion(req, HISTORY);
}
