import type { CollectionConfig, CollectionSlug, Config } from 'payload';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { schedules } from './schedules.ts';

/** Everything with drafts can be published, and taken back, at a time in the future. */
export const publishLater = () => (config: Config) => {
  const slugs = (config.collections ?? []).filter(hasDrafts).map(({ slug }) => slug);
  return feature({
    collections: [schedules(slugs as CollectionSlug[])],
    changes: { collections: slugs, collection: withPlans },
  })(config);
};

function withPlans(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [
      '/components/publish-later/publish-later.tsx#PublishLater',
      ...(admin?.components?.edit?.beforeDocumentControls ?? []),
    ],
  };
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit } } };
}
