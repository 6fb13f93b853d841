import type {
  Field,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';
import { isAdmin } from '../access/roles.ts';

/**
 * Payload shows the tab with an entry's JSON to everybody, and has no setting for all collections;
 * and it offers fields as columns that no form shows. Editors need neither. This protects nothing:
 * access rules do. Seen in 3.90.1; not reported upstream that we know of.
 */
export function hideTechnicalParts(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    hideApiTab(entity);
    for (const field of entity.fields) hideFromLists(field);
  }
  return config;
}

type ListOptions = {
  components?: { Cell?: unknown };
  disableListColumn?: boolean;
  disableListFilter?: boolean;
  hidden?: boolean;
};

/** These are in no form either, but Payload has words for them. */
const SAID_IN_WORDS = new Set(['createdAt', 'updatedAt', 'deletedAt', 'filename']);

/**
 * Payload offers fields that no form shows as columns and filters of lists all the same, and by
 * their raw names: they have no words for people.
 */
function hideFromLists(field: Field): void {
  const options: ListOptions = (field.admin ??= {});
  const isDrawnInForms = field.type === 'ui' && !options.components?.Cell;
  const isInWords = 'name' in field && SAID_IN_WORDS.has(field.name ?? '');
  if ((options.hidden && !isInWords) || isDrawnInForms) {
    options.disableListColumn = true;
    options.disableListFilter = true;
  }
  const groups = field.type === 'tabs' ? field.tabs : [field];
  for (const group of groups) {
    if ('fields' in group) for (const inner of group.fields) hideFromLists(inner);
  }
}

/** Shows the tab with an entry's JSON to administrators alone. */
function hideApiTab(entity: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  const components = ((entity.admin ??= {}).components ??= {});
  const edit = ((components.views ??= {}).edit ??= {}) as { api?: { tab?: object } };
  edit.api = { ...edit.api, tab: { ...edit.api?.tab, condition: byAdmins } };
}

const byAdmins = ({ req }: { req: Parameters<typeof isAdmin>[0] }) => isAdmin(req);
