import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { changeEntities } from '../plugin/feature.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { nobody, worksWithContent } from '../access/roles.ts';

/**
 * Hides the collections of pages that are switched off, and the fields that choose their entries.
 * The tables stay as they are.
 */
export const switchedOffPages = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: hideSwitchedOff, global: hideSwitchedOff });

export function hideSwitchedOff<Config extends CollectionConfig | GlobalConfig>(config: Config) {
  for (const field of config.fields) hideChoices(field);
  if (hasCollection(config.slug)) return config;
  return { ...config, admin: { ...config.admin, hidden: true } };
}

function chosenSlugs(value: unknown): unknown[] {
  return [value].flat().map((one) => (one as { relationTo?: unknown } | null)?.relationTo);
}

function hideChoices(field: Field): void {
  if (field.type === 'relationship') {
    const { relationTo } = field;
    if (typeof relationTo === 'string') {
      if (!hasCollection(relationTo)) field.admin = { ...field.admin, hidden: true };
    } else {
      const { name } = field;
      // An entry that was chosen before stays allowed, so that the form can still be saved.
      field.filterOptions ??= ({ relationTo: slug, siblingData }) =>
        hasCollection(slug) ||
        chosenSlugs((siblingData as Record<string, unknown> | undefined)?.[name]).includes(slug);
    }
  }
  const groups = field.type === 'tabs' ? field.tabs : [field];
  for (const group of groups) {
    if ('fields' in group) for (const inner of group.fields) hideChoices(inner);
    if ('blocks' in group) {
      for (const block of group.blocks) for (const inner of block.fields) hideChoices(inner);
    }
  }
}

/** With the content on another host, no visitor would ever see what is changed here. */
export const remoteContent = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: closeCollection, global: closeGlobal });

function closeCollection(collection: CollectionConfig): CollectionConfig {
  const access = { ...collection.access, create: nobody, update: nobody, delete: nobody };
  return { ...collection, access, admin: { ...collection.admin, hidden: true } };
}

function closeGlobal(global: GlobalConfig): GlobalConfig {
  const access = { ...global.access, update: nobody };
  return { ...global, access, admin: { ...global.admin, hidden: true } };
}

const isHidden = ({ user }: { user: unknown }) => !worksWithContent(user);

/** Hides content from whoever only answers requests: it would be in their way. */
export const inboxRole = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: hideFromInbox, global: hideFromInbox });

function hideFromInbox<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const { admin } = config;
  return { ...config, admin: { ...admin, hidden: admin?.hidden === true || isHidden } };
}
