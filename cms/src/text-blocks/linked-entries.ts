import type { Plugin } from 'payload';
import { hasCollection } from '../clinic-config/page-set.ts';
import type { MenuTargets } from '../collections/published.ts';
import { changeEntities } from '../plugin/feature.ts';

/** Texts link by search to entries that have an address, and to documents; Payload offers all. */
export const linkedEntries = (): Plugin =>
  changeEntities({
    collection: (collection) => {
      const { slug, admin, custom } = collection;
      const { isLinked = slug === 'documents' }: MenuTargets = custom ?? {};
      return {
        ...collection,
        admin: { ...admin, enableRichTextLink: isLinked && hasCollection(slug) },
      };
    },
  });
