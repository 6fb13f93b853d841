import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { changeEntities } from '../plugin/change-entities.ts';
import { hasCollection } from '../clinic-config/page-set.ts';

/**
 * Nothing of a page that the clinic has switched off is in the panel: not its collections, and no
 * field that chooses one of their entries. The tables stay as they are.
 */
export const switchedOffPages = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: hideSwitchedOff, global: hideSwitchedOff });

export function hideSwitchedOff<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  for (const field of config.fields) hideChoices(field);
  if (hasCollection(config.slug)) return config;
  return { ...config, admin: { ...config.admin, hidden: true } };
}

/** The collections of the entries that a field has. */
function chosenIn(value: unknown): unknown[] {
  return [value].flat().map((one) => (one as { relationTo?: unknown } | null)?.relationTo);
}

function hideChoices(field: Field): void {
  if (field.type === 'relationship') {
    const { relationTo } = field;
    if (typeof relationTo === 'string') {
      if (!hasCollection(relationTo)) field.admin = { ...field.admin, hidden: true };
    } else {
      const { name } = field;
      // One that was chosen before does not keep an entry from being saved.
      field.filterOptions ??= ({ relationTo: slug, siblingData }) =>
        hasCollection(slug) ||
        chosenIn((siblingData as Record<string, unknown> | undefined)?.[name]).includes(slug);
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
