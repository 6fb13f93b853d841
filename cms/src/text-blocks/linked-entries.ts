import type { Plugin } from 'payload';
import { hasCollection } from '../clinic-config/page-set.ts';
import type { MenuTargets } from '../collections/published.ts';
import { changeEntities } from '../plugin/feature.ts';

/** In texts, links offer entries that have an address, and documents; Payload alone offers all. */
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
