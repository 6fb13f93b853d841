import { getTranslation } from '@payloadcms/translations';
import type { CollectionConfig, GlobalConfig, LabelFunction, StaticLabel } from 'payload';

/**
 * Payload's panel puts some names into sentences as they are, so a map of languages would be read
 * out as “[object Object]”. A function is called on the server, and the panel gets its words.
 */
function spoken(label: LabelFunction | StaticLabel): LabelFunction {
  return ({ i18n }) => getTranslation(label, i18n);
}

export function speakingCollection(collection: CollectionConfig): CollectionConfig {
  const { singular, plural } = collection.labels ?? {};
  if (!singular || !plural) return collection;
  return { ...collection, labels: { singular: spoken(singular), plural: spoken(plural) } };
}

export function speakingGlobal(global: GlobalConfig): GlobalConfig {
  return global.label ? { ...global, label: spoken(global.label) } : global;
}
